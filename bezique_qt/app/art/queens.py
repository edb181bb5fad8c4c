"""The four queens: veil and crescent, loose hair, coiled plait, plait on the shoulder."""

from __future__ import annotations

from bezique_qt.app.art import attributes, bodies, faces, inks
from bezique_qt.app.art.burin import CONTOUR, DETAIL, PART, Burin
from bezique_qt.app.art.paths import both_sides, disc
from bezique_qt.app.art.suits import placed_suit

_C = 47.5
_EYES = 34.6
_FACE = both_sides("M 47.5 22 L 38.6 22 L 38.5 36 C 38.7 43 42.4 51.2 47.5 51.2", _C)


def draw_queen_of_spades(burin: Burin) -> None:
    """Draw the upright half of the queen of spades, before it is reflected."""
    spade = inks.SUIT_INKS["S"]
    mass, _ = inks.BLACK_HAIR
    veil = "M 47.5 12.2 C 35 12.2 28.6 23.4 28.4 35.6 C 28.4 43.4 27.4 49 25 54.4 L 21.6 62 L 47.5 62"
    burin.area(both_sides(veil, _C), spade.second)
    bodies.draw_shoulders(burin, "S", _C)
    hair = "M 47.5 18 C 40 18 35.4 20.4 34.6 25 L 34.6 46.6 C 34.8 48.8 38.8 49.2 39.4 46 L 42 40 L 47.5 40"
    burin.area(both_sides(hair, _C), mass)
    bodies.draw_neckline(burin, _C, inks.GOLD, inks.GOLD)
    burin.area(_FACE, inks.FLESH)
    faces.draw_features(burin, _FACE, _C, _EYES, turn=2, lips=inks.ROUGE, blush=True)
    fringe = (
        "M 49 23.8 C 50.6 26.8 53.6 29.4 56.4 30.8 L 56.6 46 C 57.2 49.2 60.4 48.6 60.4 46.4 L 60.4 22"
        " C 58 18.4 53 17.4 47.5 17.4 C 42 17.4 37 18.4 34.6 22 L 34.6 46.4 C 34.6 48.6 37.8 49.2 38.4 46"
        " L 38.8 30.4 C 43.2 29.6 47 27 49 23.8 Z"
    )
    burin.area(fringe, mass, 1.3)
    diadem = "M 47.5 15.7 C 41 15.7 36 17.8 34.4 23.9 L 36.3 23.2 C 39.6 20.6 43 19.6 47.5 19.6"
    burin.area(both_sides(diadem, _C), inks.GOLD, 1.2)
    burin.flat(
        "M 41.9 13.6 L 53.1 13.6 C 52.6 16.6 50.4 18.6 47.5 18.6 C 44.6 18.6 42.4 16.6 41.9 13.6 Z",
        inks.OUTLINE,
    )
    burin.area("M 42.1 14.6 C 43 19.8 52 19.8 52.9 14.6 C 50.6 17.2 44.4 17.2 42.1 14.6 Z", inks.WHITE, PART)
    burin.disc(_C, 12.6, 1.9, inks.GOLD, 1.3)
    attributes.draw_tulip(burin)
    bodies.draw_arm(burin, "Q", "S", inks.WHITE)


def draw_queen_of_hearts(burin: Burin) -> None:
    """Draw the upright half of the queen of hearts."""
    mass, strand = inks.RED_HAIR
    bodies.draw_shoulders(burin, "H", _C)
    hair = (
        "M 47.5 17 L 34 18.6 C 30.8 21.6 29.4 25.6 30.2 30 C 30.6 32.4 31.4 34 31 36.6"
        " C 30.6 39.4 28.6 41 28.2 44"
        " C 28 46.6 29 47.2 28.4 49.6 C 27.4 53.4 25.4 55.8 24.2 59.6 L 40 54 L 47.5 50"
    )
    burin.area(both_sides(hair, _C), mass)
    burin.line(
        "M 33.2 40 C 31.8 44 33.4 49.6 30.2 55.4 M 61.8 40 C 63.2 44 61.6 49.6 64.8 55.4", DETAIL, strand
    )
    bodies.draw_neckline(burin, _C, inks.GOLD, inks.GOLD)
    burin.area(_FACE, inks.FLESH)
    faces.draw_features(burin, _FACE, _C, _EYES, lips=inks.ROUGE, blush=True)
    lock = (
        "M 47.5 23.6 C 46.6 27 43.4 29.6 39.6 30.2 C 38.4 31.6 38.6 35 38.7 39 C 38.9 43.4 38.4 46 36.6 46.4"
        " C 34.4 46.8 33.8 44 34.4 40 C 34.8 37.4 35.2 35.6 34.8 33 C 34 28.6 34.4 24.4 35.2 21 L 47.5 18"
    )
    burin.area(both_sides(lock, _C), mass, 1.3)
    crown = (
        "M 47.5 17 C 45.6 16.4 43 15.4 40.8 14.8 C 39.4 16.8 37 18 34.2 17.2 L 33.6 16 L 34.6 22.8"
        " C 38.4 20.6 43 20 47.5 20"
    )
    burin.area(both_sides(crown, _C), inks.GOLD, 1.4)
    for side in (-1, 1):
        burin.disc(_C + side * 14.1, 16.1, 1.7, inks.WHITE, 1.2)
    burin.area(placed_suit("H", _C, 14.6, 9), inks.ROUGE, 1.3)
    attributes.draw_rose(burin)
    bodies.draw_arm(burin, "Q", "H", inks.WHITE)


def draw_queen_of_diamonds(burin: Burin) -> None:
    """Draw the upright half of the queen of diamonds, a profile, before it is reflected."""
    diamond = inks.SUIT_INKS["D"]
    mass, strand = inks.BLOND_HAIR
    bodies.draw_shoulders(burin, "D", _C)
    bodies.draw_neckline(burin, _C, inks.WHITE, diamond.second)
    faces.draw_profile(burin, lips=inks.ROUGE, blush=True)
    hair = (
        "M 57 24.6 C 55 27.4 51.4 27.2 49.2 28.6 C 47 30.2 47.4 33.4 46.4 37.4 L 43.4 46 L 37 44 L 32.8 34"
        " L 32.6 25 C 36.6 19.6 50 18.8 57 24.6 Z"
    )
    burin.area(hair, mass)
    burin.disc(38.7, 37.7, 7.9, mass, CONTOUR)
    burin.line(disc(38.7, 37.7, 4.6), 0.9, strand)
    burin.line(disc(38.7, 37.7, 2.1), 0.9, strand)
    for turn in range(11):
        with burin.at(38.7, 37.7):
            burin.painter.rotate(turn * 360 / 11)
            burin.line("M 0 -4.6 C .6 -5.6 1.4 -6.4 2.6 -6.8", 0.9, strand)
    burin.disc(43.6, 46.6, 1.6, inks.GOLD, 1.1)
    crown = (
        "M 59.6 19.6 L 54.6 18.6 L 53.4 14.6 L 48.3 17 L 45 12.8 L 41.6 17 L 36.8 15.6 L 35.8 20.2 L 31.2 21"
        " L 32.4 24.6 C 38 19.2 52.4 18.4 58.4 24.2 Z"
    )
    burin.area(crown, diamond.second, 1.4)
    for x, y in ((53.3, 13.5), (44.9, 11.5), (36.6, 14.6)):
        burin.disc(x, y, 1.65, inks.WHITE, 1.2)
    attributes.draw_daisy(burin)
    bodies.draw_arm(burin, "Q", "D", inks.WHITE)


def draw_queen_of_clubs(burin: Burin) -> None:
    """Draw the upright half of the queen of clubs, her eyes lowered."""
    club = inks.SUIT_INKS["C"]
    mass, strand = inks.BROWN_HAIR
    bodies.draw_shoulders(burin, "C", _C)
    back = "M 47.5 20 L 34.4 22 C 34.2 30 34.8 38 36 44.6 C 36.8 46.4 39 46 39.4 44 L 44 40 L 47.5 40"
    burin.area(both_sides(back, _C), mass)
    bodies.draw_neckline(burin, _C, inks.GOLD, inks.GOLD)
    burin.area(_FACE, inks.FLESH)
    faces.draw_features(burin, _FACE, _C, _EYES, turn=-2, lips=inks.ROUGE, blush=True, shut=True)
    left = (
        "M 44.4 23.4 C 43.6 26.4 41 29 38.8 30.2 L 38.6 39 C 38.2 42 37.8 45 36.8 45.4"
        " C 35 44 34.2 34 34.4 21 L 44 20 Z"
    )
    right = "M 44.4 23.4 C 47.4 26.8 52.4 29 56.4 30.4 L 56.8 42 L 60 42 C 60.8 36 60.8 28 60.6 21 L 46 19 Z"
    burin.area(left, mass, 1.3)
    burin.area(right, mass, 1.3)
    for x, y in ((59.7, 60), (60.6, 54.6), (60.6, 49.4), (60, 44.1)):
        burin.area(disc(x, y, 4.0, 3.1), mass, 1.3)
        burin.line(f"M {x - 2.6} {y - 0.6} Q {x} {y + 0.1} {x + 1.6} {y + 1.6}", DETAIL, strand)
    diadem = "M 47.5 18 C 42.4 18 38 19 34.6 20.6 L 34.2 24.6 C 38 21.8 42.4 21.2 47.5 21.2"
    burin.area(both_sides(diadem, _C), club.second, 1.3)
    for x, y in ((10.2, 19.5), (5.3, 17.2)):
        for side in (-1, 1):
            burin.disc(_C + side * x, y, 2.05, inks.WHITE, 1.3)
    for x, y in ((-2.3, 15.2), (2.3, 15.2), (0, 12.1)):
        burin.disc(_C + x, y, 1.85, inks.GOLD, 1.3)
    attributes.draw_lily(burin)
    bodies.draw_arm(burin, "Q", "C", inks.WHITE)
