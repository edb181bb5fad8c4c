"""The program as it is started: languages, files, a second instance, and a death in mid-deal."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bezique_qt.app.dialogs.deal_sheet import DealSheet
from bezique_qt.app.lessons.progress import PROGRESS_FILE
from bezique_qt.app.paths import make_private, user_folders
from bezique_qt.app.session import Session
from bezique_qt.app.settings import Settings
from bezique_qt.app.start import FIRST_GAME, App
from bezique_qt.app.storage import SETTINGS_FILE, Storage
from bezique_qt.app.thinker import IN_THE_LOOP
from bezique_qt.players import make_player
from bezique_qt.rules import VARIANTS, Match, parse_record, record_of, replay, shuffled_pack

ROOT = Path(__file__).resolve().parents[2]


def program(
    data_dir: Path, *arguments: str, where: Path = ROOT, **variables: str
) -> subprocess.CompletedProcess[str]:
    """Run the program that lies in a folder until its window has been shown."""
    return subprocess.run(
        [sys.executable, "-m", "bezique_qt", "--data-dir", str(data_dir), *arguments],
        cwd=where,
        env=os.environ | {"BEZIQUE_EXIT_AFTER_START": "1"} | variables,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize(
    ("code", "title"),
    [
        ("en", "Bezique (classic), deal 1 – Bezique Qt"),
        ("pt", "Besigue (português), lance 1 – Bezique Qt"),
        ("fr", "Bésigue (français), donne 1 – Bezique Qt"),
        ("nl", "Rubicon-bezique (Nederlands), gift 1 – Bezique Qt"),
    ],
)
def test_it_starts_in_each_language(data_dir: Path, code: str, title: str) -> None:
    done = program(data_dir, "--language", code)
    assert done.stdout == f"{title} | {code}\n"
    assert done.returncode == 0
    assert done.stderr == ""


@pytest.mark.parametrize("locale", ["C", "xx_XX.UTF-8", "pt_PT.UTF-8"])
def test_any_locale_will_do(data_dir: Path, locale: str) -> None:
    done = program(data_dir, LC_ALL=locale, LANG=locale)
    assert done.returncode == 0
    assert done.stdout.rstrip().endswith("| pt" if locale.startswith("pt") else "| en")


def log_of(data_dir: Path) -> str:
    """What a run has written into its log."""
    return (user_folders(data_dir).state / "bezique-qt.log").read_text("utf-8")


@pytest.mark.parametrize("locale", ["C", "POSIX"])
def test_a_system_that_asks_for_no_language_gets_english(data_dir: Path, locale: str) -> None:
    done = program(data_dir, LC_ALL=locale, LANG=locale, LANGUAGE="")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "Bezique (classic), deal 1 – Bezique Qt | en\n"
    assert "starting in English" not in log_of(data_dir)


@pytest.mark.parametrize("locale", ["xx_XX.UTF-8", "de_DE.UTF-8"])
def test_a_system_without_a_language_of_ours_gets_english_and_the_log_says_why(
    data_dir: Path, locale: str
) -> None:
    done = program(data_dir, LC_ALL=locale, LANG=locale, LANGUAGE="")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "Bezique (classic), deal 1 – Bezique Qt | en\n"
    (line,) = [line for line in log_of(data_dir).splitlines() if "starting in English" in line]
    assert "WARNING" in line
    assert locale.split(".")[0] in line.replace("-", "_")


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A copy of the package, as it is installed, whose files may be spoilt."""
    folder = tmp_path / "site"
    shutil.copytree(
        ROOT / "bezique_qt", folder / "bezique_qt", ignore=shutil.ignore_patterns("__pycache__", "*.so")
    )
    return folder


@pytest.mark.parametrize(("content", "said"), [(None, "is missing"), (b"no translation", "is damaged")])
def test_without_its_sentences_it_starts_in_english_and_the_log_says_why(
    data_dir: Path, installed: Path, content: bytes | None, said: str
) -> None:
    path = installed / "bezique_qt" / "translations" / "bezique_fr.qm"
    path.unlink()
    if content is not None:
        path.write_bytes(content)
    done = program(data_dir, "--language", "fr", where=installed)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith(" | en\n")
    assert "deal 1" in done.stdout
    assert f"bezique_fr.qm {said}" in log_of(data_dir)
    assert "Without its sentences there is no Français; using English." in log_of(data_dir)
    assert program(data_dir, "--language", "nl", where=installed).stdout.endswith(" | nl\n")


def test_without_any_translation_it_starts(data_dir: Path, installed: Path) -> None:
    shutil.rmtree(installed / "bezique_qt" / "translations")
    done = program(data_dir, "--language", "pt", where=installed)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith(" | en\n")
    assert "bezique_en.qm is missing" in log_of(data_dir)


def test_a_bad_argument_ends_with_two(data_dir: Path) -> None:
    for arguments in (("--language", "de"), ("--no-such-thing",), ("--data-dir", ""), ("",)):
        done = program(data_dir, *arguments)
        assert done.returncode == 2
        assert len(done.stderr.splitlines()) == 1
        assert arguments[0] in done.stderr
    assert "FILE" in done.stderr


@pytest.mark.parametrize("content", [None, "", "{", '{"format": "bezique-record", "version": 1}'])
def test_a_bad_file_ends_with_one_and_one_sentence(
    data_dir: Path, tmp_path: Path, content: str | None
) -> None:
    path = tmp_path / "game.json"
    if content is not None:
        path.write_text(content)
    done = program(data_dir, str(path))
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1
    assert path.name in done.stderr
    assert "Traceback" not in done.stderr


def test_a_named_file_is_opened(data_dir: Path, tmp_path: Path, qtbot: QtBot) -> None:
    session = Session()
    session.new_match(VARIANTS["rubicon-1887"], "simple", 1, 5, "Ana")
    path = tmp_path / "game.json"
    path.write_text(session.record(), "utf-8")
    session.stop()
    assert "Portland Club" in program(data_dir, str(path), "--language", "en").stdout


class OpenApp(Protocol):
    """Builds the app on a data folder."""

    def __call__(self, data_dir: Path, code: str = "en") -> App: ...


@pytest.fixture
def open_app(qapp: QApplication) -> Iterator[OpenApp]:
    """Builds the app on a folder; its window is closed before what it stands on goes."""
    made: list[App] = []

    def build(data_dir: Path, code: str = "en") -> App:
        made.append(App(user_folders(data_dir), code, IN_THE_LOOP))
        return made[-1]

    yield build
    for app in made:
        app.window.close()
        app.close()
        shiboken6.delete(app.window)


DRIVER = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from bezique_qt.app.dialogs.deal_sheet import DealSheet
from bezique_qt.app.paths import user_folders
from bezique_qt.app.start import App
from bezique_qt.players import make_player
application = QApplication([])
app = App(user_folders(Path(sys.argv[1])), "en")
app.settings.motion = "off"
app.settings.trick_stay_ms = 300
app.session.opponent_delay = 0
app.put_match_on_table(None)
app.window.show()
judge = make_player("simple", 1)
def step():
    view = app.session.view
    if view.to_move == 0 and len(view.tricks) < 9:
        app.session.act(judge.choose(view))
    elif view.to_move == 0:
        print(app.session.record(), flush=True)
        timer.stop()
timer = QTimer()
timer.timeout.connect(step)
timer.start(5)
application.exec()
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system has no SIGKILL")
def test_killed_in_the_middle_of_a_deal_it_resumes_at_the_same_table(
    data_dir: Path, open_app: OpenApp
) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", DRIVER, str(data_dir)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        last = process.stdout.readline().rstrip("\n")
        process.send_signal(signal.SIGKILL)
        assert process.wait(timeout=30) == -signal.SIGKILL
    match = replay(parse_record(last))
    assert len(match.deal.tricks) == 9
    app = open_app(data_dir)
    assert app.put_match_on_table(None) is None
    assert not app.storage.read_only, "the lock of a dead process is no lock"
    assert app.session.match is not None
    assert app.session.match.deals == match.deals
    assert app.session.view == match.deal.view(0)
    assert app.session.record() == last
    assert not app.window.notice.isVisibleTo(app.window)


def test_a_second_instance_says_so_and_saves_nothing(data_dir: Path, open_app: OpenApp) -> None:
    first = open_app(data_dir)
    first.put_match_on_table(None)
    saved = first.storage.match_path.read_bytes()
    done = program(data_dir, "--language", "en")
    assert done.returncode == 0
    assert first.storage.match_path.read_bytes() == saved
    second = open_app(data_dir)
    second.put_match_on_table(None)
    assert second.storage.read_only
    assert "open already" in second.window.notice.text
    assert first.storage.match_path.read_bytes() == saved


def test_a_first_start_deals_at_once_and_welcomes(data_dir: Path, open_app: OpenApp) -> None:
    app = open_app(data_dir, "fr")
    app.put_match_on_table(None)
    assert app.session.match is not None
    assert app.session.match.variant.id == FIRST_GAME["fr"]
    assert app.window.notice.isVisibleTo(app.window)
    assert app.storage.match_path.is_file()


def test_the_welcome_follows_the_language(data_dir: Path, open_app: OpenApp, qtbot: QtBot) -> None:
    app = open_app(data_dir, "en")
    app.put_match_on_table(None)
    english = app.window.notice.text
    for code in ("pt", "fr", "nl"):
        app.language.set(code)
        qtbot.waitUntil(lambda: app.window.notice.text not in ("", english), timeout=10_000)
        said = app.window.notice.text
        app.language.set("en")
        qtbot.waitUntil(lambda: app.window.notice.text == english, timeout=10_000)
        assert said != english


def test_a_damaged_save_and_settings_lose_nothing(data_dir: Path, open_app: OpenApp) -> None:
    folders = user_folders(data_dir)
    make_private(folders.config)
    make_private(folders.data)
    (folders.config / SETTINGS_FILE).write_text("{")
    (folders.data / PROGRESS_FILE).write_text("[")
    Storage(folders.data).match_path.write_text('{"format":"bezique-record","version":1,"deals":[]}')
    app = open_app(data_dir)
    assert app.put_match_on_table(None) is None
    assert app.session.match is not None
    told = set()
    while not app.window.notice.isHidden():
        assert "is damaged" in app.window.notice.text
        told.add(app.window.notice.text)
        app.window.notice._close.click()
    assert len(told) == 3
    for name in (SETTINGS_FILE, PROGRESS_FILE, "match.json"):
        assert any(name in sentence for sentence in told)
    kept = [
        path.name for path in (*folders.data.iterdir(), *folders.config.iterdir()) if ".bad-" in path.name
    ]
    assert len(kept) == 3


def test_a_failure_is_logged_and_told_without_stopping(data_dir: Path, open_app: OpenApp) -> None:
    app = open_app(data_dir)
    app.put_match_on_table(None)
    try:
        raise RuntimeError("a card fell off the table")
    except RuntimeError as error:
        app.failures.caught(type(error), error, error.__traceback__)
    assert "Something went wrong" in app.window.notice.text
    app.window.notice._copy.click()
    assert "a card fell off the table" in QApplication.clipboard().text()


def test_the_language_is_kept(data_dir: Path, qtbot: QtBot) -> None:
    folders = user_folders(data_dir)
    settings = Settings(folders.config / SETTINGS_FILE)
    settings.language = "nl"
    assert program(data_dir).stdout.endswith("| nl\n")
    kept = json.loads((folders.config / SETTINGS_FILE).read_text("utf-8"))
    assert kept["language"] == "nl"


def finished_match(variant: str) -> str:
    """The record of a match that is over, or of a finished deal of one that goes on."""
    judge = make_player("simple", 1)
    match, _ = Match.start(VARIANTS[variant], 0, shuffled_pack(VARIANTS[variant].packs, 3))
    while match.deal.to_move is not None:
        match, _ = match.apply(judge.choose(match.deal.view(match.deal.to_move)))
    return record_of(match, ("", "ai:simple")).text()


@pytest.mark.parametrize("variant", ["rubicon-nl", "classic"])
def test_a_resumed_match_that_had_ended_tells_so(
    data_dir: Path, open_app: OpenApp, qtbot: QtBot, variant: str
) -> None:
    folders = user_folders(data_dir)
    Storage(folders.data).save_match(finished_match(variant))
    app = open_app(data_dir)
    app.put_match_on_table(None)
    assert app.window.findChild(DealSheet) is None, "nothing opens before the window does"
    with qtbot.waitExposed(app.window):
        app.window.show()
    sheet = app.window.findChild(DealSheet)
    assert sheet is not None
    assert sheet.isVisible()
    app.window.close()
    assert not sheet.isVisible()


@pytest.mark.skipif(sys.platform == "win32", reason="rights are told otherwise there")
def test_the_folders_are_the_players_own(data_dir: Path) -> None:
    assert program(data_dir).returncode == 0
    folders = user_folders(data_dir)
    for folder in (folders.data, folders.config, folders.state):
        assert folder.stat().st_mode & 0o777 == 0o700


def test_it_can_be_closed_with_a_sheet_open(data_dir: Path) -> None:
    folders = user_folders(data_dir)
    Storage(folders.data).save_match(finished_match("rubicon-pt"))
    done = program(data_dir, "--language", "en")
    assert done.returncode == 0
    assert "Rubicon bezique (Portuguese)" in done.stdout
