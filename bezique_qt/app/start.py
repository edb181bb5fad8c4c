"""Puts the app together: folders, settings, language, session, window, and what happens on a failure."""

from __future__ import annotations

import argparse
import faulthandler
import logging
import os
import sys
import traceback
from collections.abc import Sequence
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import NoReturn

from PySide6.QtCore import QMessageLogContext, QObject, QTimer, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from bezique_qt import __version__
from bezique_qt.app.language import LANGUAGES, Language
from bezique_qt.app.lessons.progress import PROGRESS_FILE, Progress
from bezique_qt.app.notices import Crashed, Notice, Welcome
from bezique_qt.app.paths import Folders, make_private, resource_path, user_folders
from bezique_qt.app.phrases.problems import notice_sentence
from bezique_qt.app.session import Session
from bezique_qt.app.settings import Settings
from bezique_qt.app.storage import SETTINGS_FILE, Storage, StorageProblem
from bezique_qt.app.thinker import BESIDE_THE_WINDOW, Places, Thinker
from bezique_qt.app.window import MainWindow
from bezique_qt.cli_common import named_file
from bezique_qt.rules import VARIANTS

log = logging.getLogger(__name__)

FIRST_GAME = {"en": "classic", "pt": "besigue-pt", "fr": "besigue-fr", "nl": "rubicon-nl"}
"""The game that lies on the table at the first start: the one of the player's own language."""
EXIT_VARIABLE = "BEZIQUE_EXIT_AFTER_START"


class Failures(QObject):
    """Takes exceptions that nothing caught: they are logged, and the window says so without stopping."""

    happened = Signal(str)

    def caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """The hook for sys.excepthook."""
        details = "".join(traceback.format_exception(kind, error, trace))
        log.error("%s", details)
        if not issubclass(kind, KeyboardInterrupt):
            self.happened.emit(details)


class App(QObject):
    """The running program: everything that lives as long as the window.  The opponent thinks in one of the
    `places`."""

    def __init__(self, folders: Folders, language: str | None, places: Places = BESIDE_THE_WINDOW) -> None:
        super().__init__()
        self.folders = folders
        self.storage = Storage(folders.data)
        self.failures = Failures(self)
        trouble = self._lock()
        self.settings = Settings(folders.config / SETTINGS_FILE, self, read_only=self.storage.read_only)
        self.language = Language(self)
        self.language.set(language or self.settings.language)
        self.thinker = Thinker(self, places)
        self.session = Session(self.storage, self, self.thinker)
        self.session.opponent_delay = self.settings.opponent_delay_ms
        self.progress = Progress(folders.data / PROGRESS_FILE, self, read_only=self.storage.read_only)
        self.window = MainWindow(self.session, self.settings, self.language, self.progress)
        self.failures.happened.connect(self._tell_failure)
        for problem in (self.progress.problem, self.settings.problem, trouble):
            if problem is not None:
                log.warning("%s: %s", problem.path, problem.reason)
                self.window.notice.tell(problem)

    def _lock(self) -> StorageProblem | None:
        """Take the data folder for this run; what stands in the way, if it cannot be had."""
        try:
            taken = self.storage.lock()
        except StorageProblem as problem:
            return problem
        return None if taken else StorageProblem("locked", self.storage.folder)

    def put_match_on_table(self, path: Path | None) -> str | None:
        """The file's match, else the saved one, else a first one.  A sentence if the file cannot be used."""
        if path is not None:
            said: list[Notice] = []
            self.session.error.connect(said.append)
            loaded = self.session.load(path)
            self.session.error.disconnect(said.append)
            return None if loaded else " ".join(map(notice_sentence, said[:1]))
        if not self.storage.read_only and self.session.resume():
            return None
        chosen = self.settings.variant
        first = not chosen
        variant = VARIANTS.get(chosen) or VARIANTS[FIRST_GAME[self.language.code]]
        self.session.new_match(variant, self.settings.level, player_name=self.settings.player_name)
        if first and not self.window.notice.text:
            self.window.notice.tell(Welcome(), offer_new_game=True)
        return None

    def close(self) -> None:
        """Stop everything that could still act."""
        self.session.stop()
        self.thinker.close()
        self.storage.unlock()

    def say_farewell(self) -> None:
        """Say on one line what window came up, and close it: the check of an installed program."""
        print(f"{self.window.windowTitle()} | {self.language.code}", flush=True)
        self.window.close()

    def _tell_failure(self, details: str) -> None:
        self.window.notice.tell(Crashed(), details)


class _OneSentence(argparse.ArgumentParser):
    """Says what is wrong with the arguments without the whole usage."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}\n")


def _folder(name: str) -> Path:
    """The folder of this name. An empty one, as of a variable that is not set, would be the present one."""
    if not name:
        raise argparse.ArgumentTypeError("the name of a folder is expected, and it is empty")
    return Path(name)


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = _OneSentence(prog="bezique-qt", description="A card table for Bezique.")
    made.add_argument("file", nargs="?", type=named_file, metavar="FILE", help="a game record to open")
    made.add_argument("--language", choices=list(LANGUAGES), help="the language of this run")
    made.add_argument("--data-dir", type=_folder, metavar="DIR", help="keep everything in this folder")
    made.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    return made


def run(arguments: Sequence[str]) -> int:
    """Open the window and stay until it is closed.  0; 1 if the file cannot be used; 2 for bad arguments."""
    options = parser().parse_args(arguments)
    folders = user_folders(options.data_dir)
    _start_log(folders)
    application = QApplication.instance() or QApplication([sys.argv[0]])
    assert isinstance(application, QApplication)
    application.setApplicationName("bezique-qt")
    application.setApplicationDisplayName("")
    application.setDesktopFileName("bezique-qt")
    application.setStyle("fusion")
    icon = resource_path("icons/bezique-qt.svg")
    if icon.is_file():
        application.setWindowIcon(QIcon(str(icon)))
    app = App(folders, options.language)
    sys.excepthook = app.failures.caught
    application.aboutToQuit.connect(app.close)
    sentence = app.put_match_on_table(options.file)
    if sentence is not None:
        print(sentence, file=sys.stderr)
        app.close()
        return 1
    app.window.show()
    app.thinker.start()
    if os.environ.get(EXIT_VARIABLE) == "1":
        QTimer.singleShot(0, app.say_farewell)
    return application.exec()


def _start_log(folders: Folders) -> None:
    """Log to the terminal, and to a file that does not grow without end."""
    handlers: list[logging.Handler] = [logging.StreamHandler()]
    try:
        make_private(folders.state)
        handlers.append(
            RotatingFileHandler(
                folders.state / "bezique-qt.log", maxBytes=500_000, backupCount=1, encoding="utf-8"
            )
        )
    except OSError:
        pass  # the terminal is enough
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s", handlers=handlers)
    handlers[0].setLevel(logging.ERROR)
    if sys.stderr is not None:
        faulthandler.enable()
    qInstallMessageHandler(_log_of_qt)


def _log_of_qt(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    levels = {
        QtMsgType.QtDebugMsg: logging.DEBUG,
        QtMsgType.QtInfoMsg: logging.INFO,
        QtMsgType.QtWarningMsg: logging.WARNING,
    }
    logging.getLogger("qt").log(levels.get(kind, logging.ERROR), "%s", message)
