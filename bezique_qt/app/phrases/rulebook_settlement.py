"""The rule book's section on settling a Rubicon game, with figures that the engine worked out."""

from __future__ import annotations

from typing import Final

from bezique_qt.app.phrases.counts import number
from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP
from bezique_qt.app.phrases.rulebook_end import ending_title, one_deal
from bezique_qt.app.phrases.rulebook_words import Section, Writer, points, say
from bezique_qt.rules import RUBICON, Settlement, Variant, settle

_PLAIN: Final[dict[str, str]] = {
    "pt": QT_TRANSLATE_NOOP(
        "rulebook",
        "Only whole hundreds count. The hundreds of the lower score are taken from those of the higher, and"
        " {game} are added for the game, even if no difference is left.",
    ),
    "nl": QT_TRANSLATE_NOOP(
        "rulebook",
        "Only whole hundreds count. The winner gets the difference of the hundreds, which counts at least"
        " {least}, and {game} for the game.",
    ),
    "1887": QT_TRANSLATE_NOOP(
        "rulebook",
        "Only whole hundreds count, and at first without brisques. The winner gets the difference of the"
        " hundreds, which counts at least {least}, and {game} for the game.",
    ),
}
_RUBICON: Final[dict[str, str]] = {
    "pt": QT_TRANSLATE_NOOP(
        "rulebook",
        "The rubicon is {line}. If the loser does not reach it, his hundreds are added to the winner’s"
        " instead of being taken away, and the game counts {bonus} in place of {game}.",
    ),
    "nl": QT_TRANSLATE_NOOP(
        "rulebook",
        "The rubicon is {line}. If the loser does not reach it, his hundreds, at least {least}, are added to"
        " the winner’s, and the game counts {bonus} in place of {game}.",
    ),
    "1887": QT_TRANSLATE_NOOP(
        "rulebook",
        "The rubicon is {line}. If the loser does not reach it even with his brisques, his hundreds, at"
        " least {least}, are added to the winner’s, and the game counts {bonus} in place of {game}; brisques"
        " are then left out.",
    ),
}
_EQUAL: Final[dict[str, str]] = {
    "pt": QT_TRANSLATE_NOOP("rulebook", "With equal scores nobody wins, and the game counts nothing."),
    "nl": QT_TRANSLATE_NOOP("rulebook", "With equal scores nobody wins, and the game counts nothing."),
    "1887": QT_TRANSLATE_NOOP(
        "rulebook",
        "With equal scores the brisques decide who wins. They are added to both scores if they lift the"
        " loser to the rubicon, otherwise the game is lost under the rubicon. If the brisques are equal too,"
        " nobody wins.",
    ),
}
_SAVED: Final = QT_TRANSLATE_NOOP(
    "rulebook",
    "If a loser short of the rubicon reaches it with his brisques, both players add theirs and the game is"
    " settled as a plain one. The winner stays the winner, even if the loser passes him by that.",
)


def settlement(v: Variant) -> Section:
    """How the one deal is settled."""
    page = Writer(v)
    method = v.settlement
    one_deal(v, page)
    plain, rubicon = settle(method, (2000, 1000)), settle(method, (2000, 0))
    least = settle(method, (2000, 2000 - 1))
    values = {
        "line": points(RUBICON),
        "game": points(plain.bonus),
        "bonus": points(rubicon.bonus),
        "least": number(least.value - least.bonus),
    }
    page.rule(say(_PLAIN[method], **values), "settlement")
    _worked(page, method, (1510, 1240))
    _worked(page, method, (1550, 1520))
    page.rule(say(_RUBICON[method], **values), "settlement")
    _worked(page, method, (1320, 620))
    _worked(page, method, (1320, 60))
    if method == "1887":
        page.rule(say(_SAVED), "settlement", "brisques")
        _saved(page, (1500, 920), (20, 12))
    page.rule(say(_EQUAL[method]), "settlement", taken="program" if v.id == "rubicon-pt" else None)
    if method == "1887":
        _tie(page, (700, 700), (18, 14))
    return page.section("ending", ending_title())


def _hundreds(value: int) -> str:
    return number(value // 100 * 100)


def _figures(done: Settlement, scores: tuple[int, int]) -> dict[str, str]:
    won, lost = done.points
    part = done.value - done.bonus
    if done.line == "rubicon":
        part -= won // 100 * 100
    return {
        "high": number(scores[0]),
        "low": number(scores[1]),
        "won": _hundreds(won),
        "lost": _hundreds(lost),
        "part": number(part),
        "bonus": number(done.bonus),
        "value": number(done.value),
    }


def _worked(page: Writer, method: str, scores: tuple[int, int]) -> None:
    done = settle(method, scores)
    won, lost = (score // 100 * 100 for score in done.points)
    if done.line == "rubicon":
        text = QT_TRANSLATE_NOOP(
            "rulebook",
            "Example: {high} against {low}, under the rubicon. {won} + {part} + {bonus} = {value}.",
        )
        left_out: tuple[str, ...] = ("lost",)
    elif done.value - done.bonus == won - lost:
        text = QT_TRANSLATE_NOOP(
            "rulebook", "Example: {high} against {low}. {won} − {lost} + {bonus} = {value}."
        )
        left_out = ("part",)
    else:
        text = QT_TRANSLATE_NOOP(
            "rulebook",
            "Example: {high} against {low}. The difference counts {part} at least: {part} + {bonus} ="
            " {value}.",
        )
        left_out = ("won", "lost")
    figures = {name: text for name, text in _figures(done, scores).items() if name not in left_out}
    page.example(say(text, **figures), "settlement")


def _saved(page: Writer, scores: tuple[int, int], brisques: tuple[int, int]) -> None:
    done = settle("1887", scores, brisques)
    text = QT_TRANSLATE_NOOP(
        "rulebook",
        "Example: {high} against {low}, with {more} and {fewer} brisques. With them it is {a} against {b},"
        " and the rubicon is saved: {won} − {lost} + {bonus} = {value}.",
    )
    figures = _figures(done, scores)
    del figures["part"]
    a, b = (number(score) for score in done.points)
    more, fewer = (number(count) for count in brisques)
    page.example(say(text, **figures, a=a, b=b, more=more, fewer=fewer), "settlement", "brisques")


def _tie(page: Writer, scores: tuple[int, int], brisques: tuple[int, int]) -> None:
    done = settle("1887", scores, brisques)
    text = QT_TRANSLATE_NOOP(
        "rulebook",
        "Example: {high} each, with {more} and {fewer} brisques. The player with {more} wins, and neither"
        " reaches the rubicon: {won} + {part} + {bonus} = {value}.",
    )
    figures = _figures(done, scores)
    more, fewer = (number(count) for count in brisques)
    for name in ("low", "lost"):
        del figures[name]
    page.example(say(text, **figures, more=more, fewer=fewer), "settlement", "brisques")
