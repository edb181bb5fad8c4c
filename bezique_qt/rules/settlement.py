"""The settlement of a Rubicon game: what one deal was worth, and to whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bezique_qt.rules.counting import BRISQUE

RUBICON: Final = 1000
"""The line that the loser must reach."""


@dataclass(frozen=True, slots=True)
class Settlement:
    """The result of one game.

    `winner` is a seat or None; `value` the points that the game counts; `line` is "plain", "rubicon"
    or "drawn"; `points` are what winner and loser (seats 0 and 1 if drawn) had for that line, brisques
    included if `brisques_added`; `bonus` is the part of the value that is for the game itself.
    """

    winner: int | None
    value: int
    line: str
    points: tuple[int, int]
    bonus: int
    brisques_added: bool


@dataclass(frozen=True, slots=True)
class Scale:
    """What a game counts besides the points of the deal."""

    game: int
    """Added for the game."""
    rubicon: int
    """Added instead when the loser stays under the rubicon."""
    least: int
    """The least that the difference, or the loser's part in a rubicon, counts."""


SCALES: Final = {
    "pt": Scale(500, 1000, 0),
    "nl": Scale(500, 1000, 100),
    "1887": Scale(500, 1300, 100),
}
"""The scale of each method of settling."""


def hundreds(points: int) -> int:
    """Return the points without their tens and units."""
    return points // 100 * 100


def settle(method: str, scores: tuple[int, int], brisques: tuple[int, int] = (0, 0)) -> Settlement:
    """Settle a game by "pt", "nl" or "1887" from the points of the deal.

    For "1887" the scores exclude brisques, which may save the rubicon or break a tie (laws of the
    Portland Club); the other two methods do not look at `brisques`.
    """
    scale = SCALES[method]
    with_brisques = (scores[0] + BRISQUE * brisques[0], scores[1] + BRISQUE * brisques[1])
    ranking = scores
    if method == "1887" and scores[0] == scores[1]:
        ranking = with_brisques
    if ranking[0] == ranking[1]:
        return Settlement(None, 0, "drawn", scores, 0, brisques_added=False)
    winner = 0 if ranking[0] > ranking[1] else 1
    loser = 1 - winner
    added = (
        method == "1887"
        and (scores[loser] < RUBICON or scores[0] == scores[1])
        and with_brisques[loser] >= RUBICON
    )
    points = with_brisques if added else scores
    won, lost = points[winner], points[loser]
    # A tie that brisques broke is plain only where they lift the loser over the line.
    rubicon = scores[loser] < RUBICON and not added
    if rubicon:
        bonus = scale.rubicon
        value = hundreds(won) + max(scale.least, hundreds(lost)) + bonus
    else:
        bonus = scale.game
        value = max(scale.least, hundreds(won) - hundreds(lost)) + bonus
    return Settlement(winner, value, "rubicon" if rubicon else "plain", (won, lost), bonus, added)
