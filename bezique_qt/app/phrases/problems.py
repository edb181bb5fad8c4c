"""The notices: what went wrong, what is kept and what to do, or what has been done; a sentence each."""

from __future__ import annotations

from pathlib import Path

from bezique_qt.app.notices import (
    BadGame,
    Crashed,
    FirstOfMany,
    GameSaved,
    MatchReplaced,
    Notice,
    OpponentFailed,
)
from bezique_qt.app.phrases.counts import number
from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP, fill
from bezique_qt.app.phrases.where import game_and_deal, welcome
from bezique_qt.app.storage import StorageProblem
from bezique_qt.rules import RecordError


def notice_sentence(notice: Notice) -> str:
    """A notice in the language in use."""
    match notice:
        case StorageProblem():
            return storage_problem(notice)
        case BadGame(path, error):
            return record_problem(path, error)
        case OpponentFailed():
            return opponent_problem()
        case Crashed():
            return crash_sentence()
        case GameSaved(path):
            return fill(QT_TRANSLATE_NOOP("phrases", "The game is saved as {path}."), path=str(path))
        case MatchReplaced(variant, deal):
            return fill(
                QT_TRANSLATE_NOOP(
                    "phrases",
                    "The match that lay on the table is kept ({game}): the Game menu brings it back.",
                ),
                game=game_and_deal(variant, deal),
            )
        case FirstOfMany(path, games, replaced):
            first = fill(
                QT_TRANSLATE_NOOP(
                    "phrases", "The file {path} holds {games} games; the first one is on the table."
                ),
                path=str(path),
                games=number(games),
            )
            return first if replaced is None else f"{first} {notice_sentence(replaced)}"
        case _:
            return welcome()


def storage_problem(problem: StorageProblem) -> str:
    """One sentence for a file that could not be read or written."""
    path = str(problem.path)
    if problem.reason == "unwritable":
        return fill(
            QT_TRANSLATE_NOOP("phrases", "The file {path} cannot be written, so nothing is kept."), path=path
        )
    if problem.reason == "locked":
        return fill(
            QT_TRANSLATE_NOOP(
                "phrases", "Bezique is open already; this second window keeps nothing of what you play."
            )
        )
    if problem.reason == "missing":
        return fill(QT_TRANSLATE_NOOP("phrases", "There is no file {path}."), path=path)
    if problem.reason == "unreadable":
        source = QT_TRANSLATE_NOOP("phrases", "The file {path} cannot be read.")
        kept = QT_TRANSLATE_NOOP("phrases", "The file {path} cannot be read; it is kept as {kept}.")
    elif problem.reason == "newer":
        source = QT_TRANSLATE_NOOP(
            "phrases", "The file {path} was written by a newer version of this program, so it is not used."
        )
        kept = QT_TRANSLATE_NOOP(
            "phrases", "The file {path} was written by a newer version of this program; it is kept as {kept}."
        )
    else:
        source = QT_TRANSLATE_NOOP("phrases", "The file {path} is damaged, so it is not used.")
        kept = QT_TRANSLATE_NOOP("phrases", "The file {path} is damaged; it is kept as {kept}.")
    if problem.kept is None:
        return fill(source, path=path)
    return fill(kept, path=path, kept=problem.kept.name)


def record_problem(path: Path, problem: RecordError) -> str:
    """One sentence for a file that holds no game that can be played on."""
    if problem.deal is not None and problem.action is not None:
        return fill(
            QT_TRANSLATE_NOOP(
                "phrases", "The game in {path} breaks the rules in deal {deal} at action {action}."
            ),
            path=str(path),
            deal=problem.deal + 1,
            action=problem.action + 1,
        )
    return fill(
        QT_TRANSLATE_NOOP("phrases", "The file {path} holds no game that this program can read."),
        path=str(path),
    )


def opponent_problem() -> str:
    """The opponent failed and a legal action was taken in its place."""
    return fill(
        QT_TRANSLATE_NOOP(
            "phrases", "The opponent failed to decide, so the first thing allowed was done for it."
        )
    )


def crash_sentence() -> str:
    """Something failed inside the program, and it goes on."""
    return fill(
        QT_TRANSLATE_NOOP(
            "phrases", "Something went wrong inside the program. Your game is kept; the log says more."
        )
    )
