"""Files: whole or not at all, bad ones kept, one writer at a time."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bezique_qt.app import storage as module
from bezique_qt.app.storage import (
    Storage,
    StorageProblem,
    json_text,
    read_json_object,
    read_text,
    set_aside,
    write_atomically,
)


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "file.json"
    write_atomically(path, "one")
    write_atomically(path, "ação")
    assert path.read_bytes() == "ação".encode()
    assert list(path.parent.iterdir()) == [path]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_failure_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = tmp_path / "file.json"
    write_atomically(path, "old")

    def fail(*arguments: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(os, step, fail)
    with pytest.raises(StorageProblem) as error:
        write_atomically(path, "new")
    assert error.value.reason == "unwritable"
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_reading_tells_what_is_wrong(tmp_path: Path) -> None:
    assert read_text(tmp_path / "none") is None
    with pytest.raises(StorageProblem) as error:
        read_text(tmp_path)
    assert error.value.reason == "unreadable"
    (tmp_path / "bytes").write_bytes(b"\xff\xff")
    with pytest.raises(StorageProblem) as error:
        read_text(tmp_path / "bytes")
    assert error.value.reason == "damaged"


def test_a_far_too_large_file_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LARGEST_FILE", 10)
    (tmp_path / "large").write_text("x" * 11)
    with pytest.raises(StorageProblem) as error:
        read_text(tmp_path / "large")
    assert error.value.reason == "damaged"


def test_bad_files_are_put_aside_and_never_over_each_other(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    kept = []
    for number in range(3):
        path.write_text(str(number))
        kept.append(set_aside(path))
    assert [file.read_text() for file in kept if file is not None] == ["0", "1", "2"]
    assert not path.exists()
    assert set_aside(path) is None


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "damaged"),
        ("{", "damaged"),
        ("[" * 100_000, "damaged"),
        ("[]", "damaged"),
        ('{"format": "other", "version": 1}', "damaged"),
        ('{"format": "kind", "version": true}', "damaged"),
        ('{"format": "kind", "version": 0}', "damaged"),
        ('{"format": "kind", "version": 2}', "newer"),
    ],
)
def test_json_that_is_not_ours_is_kept_aside(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "file.json"
    path.write_text(text)
    with pytest.raises(StorageProblem) as error:
        read_json_object(path, "kind", 1)
    assert error.value.reason == reason
    assert error.value.kept is not None
    assert error.value.kept.read_text() == text


def test_json_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "file.json"
    assert read_json_object(path, "kind", 1) == {}
    value: dict[str, object] = {"format": "kind", "version": 1, "name": "Ção", "list": [1, None]}
    write_atomically(path, json_text(value))
    assert read_json_object(path, "kind", 1) == value


def test_a_second_instance_gets_no_lock_and_writes_nothing(tmp_path: Path) -> None:
    first = Storage(tmp_path)
    assert first.lock()
    first.save_match("one")
    code = (
        "import sys; from pathlib import Path; from bezique_qt.app.storage import Storage\n"
        "s = Storage(Path(sys.argv[1])); taken = s.lock(); s.save_match('two')\n"
        "print(taken, s.read_only, s.set_match_aside())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
        env=os.environ | {"PYTHONPATH": os.getcwd()},
    )
    assert done.stdout.split() == ["False", "True", "None"]
    assert first.match_path.read_text() == "one\n"
    first.unlock()
    again = Storage(tmp_path)
    assert again.lock()
    again.unlock()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageProblem) as error:
        Storage(tmp_path / "file" / "folder").lock()
    assert error.value.reason == "unwritable"
