"""What a player installs: the wheel, made from a checkout or from the source archive, holds all it needs."""

from __future__ import annotations

import configparser
import sys
import tarfile
from importlib.metadata import distributions
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder
from PySide6.QtCore import QTranslator
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

import bezique_qt
from bezique_qt.app.language import LANGUAGES
from bezique_qt.app.paths import resource_path, translations_folder, user_folders
from tests.conftest import build_module
from tests.wheels import ROOT, build, made_in, names, run_build, unpacked


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


def test_the_wheel_holds_every_module_and_resource(wheel: Path) -> None:
    wanted = {path.relative_to(ROOT).as_posix() for path in (ROOT / "bezique_qt").rglob("*.py")}
    resources = [path for path in (ROOT / "resources").rglob("*") if path.is_file()]
    wanted |= {f"bezique_qt/{path.relative_to(ROOT).as_posix()}" for path in resources}
    wanted |= {"bezique_qt/py.typed", "bezique_qt/players/levels.json"}
    assert wanted - names(wheel) == set()
    assert len(resources) >= 3


def test_the_wheel_holds_each_language_ready_for_use(wheel: Path, tmp_path: Path) -> None:
    unpacked(wheel, tmp_path)
    for code in (*LANGUAGES, "pt_PT"):
        translator = QTranslator()
        assert translator.load(str(tmp_path / "bezique_qt" / "translations" / f"bezique_{code}.qm"))
        assert not translator.isEmpty()
    assert not list(tmp_path.rglob("*.ts"))


def test_the_wheel_names_its_commands_and_licence(wheel: Path, tmp_path: Path) -> None:
    unpacked(wheel, tmp_path)
    (info,) = tmp_path.glob("*.dist-info")
    commands = configparser.ConfigParser()
    commands.read(info / "entry_points.txt", encoding="utf-8")
    assert commands["console_scripts"]["bezique"] == "bezique_qt.cli:main"
    assert commands["gui_scripts"]["bezique-qt"] == "bezique_qt.__main__:main"
    assert (info / "licenses" / "LICENSE").is_file()
    assert f"Version: {bezique_qt.__version__}\n" in (info / "METADATA").read_text("utf-8")


def test_the_source_archive_makes_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    archive = build(ROOT, "sdist", tmp_path / "sdist")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path / "source", filter="data")
    (source,) = (tmp_path / "source").iterdir()
    again = build(source, "wheel", tmp_path / "wheel")
    assert names(again) == names(wheel)
    assert not list(source.rglob("*.qm"))


def test_without_a_switch_against_it_the_search_is_compiled(compiled_wheel: Path, wheel: Path) -> None:
    modules = {module.replace(".", "/") for module in build_module("compiled").MODULES}
    added = names(compiled_wheel) - names(wheel)
    assert names(wheel) <= names(compiled_wheel)
    assert modules <= {name.split(".")[0] for name in added}
    assert {f"{module}.py" for module in modules} <= names(wheel)
    assert all(name.startswith("bezique_qt/players/") for name in added)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert f"-cp{sys.version_info.major}{sys.version_info.minor}-" in compiled_wheel.name


def test_a_compiler_that_fails_leaves_a_wheel_of_plain_python(wheel: Path, tmp_path: Path) -> None:
    done = run_build(ROOT, "wheel", tmp_path, BEZIQUE_COMPILE="", CC="false")
    assert done.returncode == 0
    assert names(made_in(tmp_path)) == names(wheel)
    (line,) = [line for line in done.stderr.splitlines() if "take longer to think" in line]
    assert "false' failed" in line


def test_a_missing_compiler_is_named(wheel: Path, tmp_path: Path) -> None:
    done = run_build(ROOT, "wheel", tmp_path, BEZIQUE_COMPILE="", CC="no-such-compiler")
    assert done.returncode == 0
    assert names(made_in(tmp_path)) == names(wheel)
    assert "there is no C compiler (no-such-compiler)" in done.stderr


def test_who_demands_compiled_modules_gets_no_other_wheel(tmp_path: Path) -> None:
    done = run_build(ROOT, "wheel", tmp_path, BEZIQUE_COMPILE="1", CC="no-such-compiler")
    assert done.returncode != 0
    assert "there is no C compiler" in done.stderr
    assert not list(tmp_path.glob("*.whl"))


def test_an_editable_install_compiles_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BEZIQUE_COMPILE", "1")
    build_data: dict[str, object] = {"force_include": {}}
    hook = build_module("hook").BuildHook(str(ROOT), {}, None, None, "", "wheel")
    hook.initialize("editable", build_data)
    assert build_data == {"force_include": {}}
    assert build_module("compiled").extensions(ROOT / "bezique_qt") == []


def test_only_a_wheel_that_is_compiled_asks_for_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BEZIQUE_COMPILE", raising=False)
    monkeypatch.setenv("CC", sys.executable)
    compiled = build_module("compiled")
    assert requirements("wheel") == ([] if compiled.missing() else list(compiled.REQUIREMENTS))
    assert requirements("sdist") == []
    monkeypatch.setenv("CC", "no-such-compiler")
    assert requirements("wheel") == []
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setenv("BEZIQUE_COMPILE", "0")
    assert requirements("wheel") == []


def requirements(target: str) -> list[str]:
    """What the backend asks for besides `build-system.requires` before it builds a target."""
    builder = {"wheel": WheelBuilder, "sdist": SdistBuilder}[target](str(ROOT))
    return list(builder.config.dependencies)


def test_each_command_can_be_loaded(wheel: Path, tmp_path: Path) -> None:
    unpacked(wheel, tmp_path)
    (installed,) = distributions(path=[str(tmp_path)])
    assert {entry.name: callable(entry.load()) for entry in installed.entry_points} == {
        "bezique": True,
        "bezique-qt": True,
    }


def test_resources_and_translations_are_found_in_the_checkout() -> None:
    assert resource_path("icons/bezique-qt.svg").is_file()
    assert not resource_path("icons/no-such.svg").exists()
    found = {path.name for path in translations_folder().glob("*.qm")}
    assert found == {f"bezique_{code}.qm" for code in (*LANGUAGES, "pt_PT")}


def test_the_icon_can_be_drawn(qapp: QApplication) -> None:
    picture = QSvgRenderer(str(resource_path("icons/bezique-qt.svg")))
    assert picture.isValid()
    assert picture.defaultSize().width() == picture.defaultSize().height()


def test_the_desktop_file_speaks_each_language() -> None:
    entries = configparser.ConfigParser(interpolation=None)
    entries.optionxform = str  # type: ignore[assignment,method-assign]  # keys here tell capitals apart
    entries.read(resource_path("bezique-qt.desktop"), encoding="utf-8")
    entry = entries["Desktop Entry"]
    assert resource_path(f"icons/{entry['Icon']}.svg").is_file()
    for key in ("GenericName", "Comment", "Keywords"):
        texts = {entry[key], *(entry[f"{key}[{code}]"] for code in LANGUAGES if code != "en")}
        assert len(texts) == len(LANGUAGES)


def test_the_metainfo_speaks_each_language() -> None:
    (path,) = resource_path("").glob("*.metainfo.xml")
    root = ElementTree.parse(path).getroot()
    assert path.name == f"{root.findtext('id')}.metainfo.xml"
    assert root.findtext("launchable") == "bezique-qt.desktop"
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    for tag in ("summary", "description/p"):
        spoken = [element.get(language, "en") for element in root.findall(tag)]
        assert set(spoken) == set(LANGUAGES)
        assert len({spoken.count(code) for code in LANGUAGES}) == 1
    assert {element.text for element in root.findall("languages/lang")} == set(LANGUAGES)
    (release,) = root.findall("releases/release")
    assert release.get("version") == bezique_qt.__version__


def test_user_folders_can_be_put_in_one_place(data_dir: Path) -> None:
    folders = user_folders(data_dir)
    assert {folder.parent for folder in (folders.data, folders.config, folders.state)} == {data_dir}
    usual = user_folders()
    assert all("bezique-qt" in str(folder) for folder in (usual.data, usual.config, usual.state))


def test_the_readme_names_the_packages_that_a_check_installs() -> None:
    packages = (ROOT / ".ci" / "debian-packages").read_text("utf-8").split()
    readme = (ROOT / "README.md").read_text("utf-8")
    assert [package for package in packages if f"`{package}`" not in readme] == []
    assert "libxcb-cursor0" in packages
