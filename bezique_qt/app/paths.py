"""Where things lie: the player's own folders, and the files that come with the program.

Nothing here needs Qt, so the console command uses the same folders as the window.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import resources
from pathlib import Path

import platformdirs

PROGRAM = "bezique-qt"


@dataclass(frozen=True, slots=True)
class Folders:
    """The folders one player's files go to. None of them need exist yet.

    data: games and statistics.  config: settings.  state: logs and window places.
    """

    data: Path
    config: Path
    state: Path


def make_private(folder: Path) -> None:
    """Make a folder that is missing, readable by the player alone. OSError if it cannot be made."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def user_folders(data_dir: Path | str | None = None) -> Folders:
    """The player's folders as the system names them, or all below `data_dir` (the option --data-dir)."""
    if data_dir is not None:
        base = Path(data_dir).expanduser().absolute()
        return Folders(data=base / "data", config=base / "config", state=base / "state")
    return Folders(
        data=platformdirs.user_data_path(PROGRAM, appauthor=False),
        config=platformdirs.user_config_path(PROGRAM, appauthor=False),
        state=platformdirs.user_state_path(PROGRAM, appauthor=False),
    )


def package_folder() -> Path:
    """The folder of the installed package."""
    return Path(str(resources.files("bezique_qt")))


def resource_path(name: str) -> Path:
    """The file `resources/NAME` (parts joined with "/"), whether it exists or not.

    An installed package carries its resources inside; in a checkout they lie beside the package.
    """
    inside = package_folder() / "resources"
    folder = inside if inside.is_dir() else package_folder().parent / "resources"
    return folder.joinpath(*name.split("/"))


def translations_folder() -> Path:
    """The folder of the program's .qm files. A build or an editable install makes them."""
    return package_folder() / "translations"
