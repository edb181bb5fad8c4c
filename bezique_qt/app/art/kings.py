"""The four kings: forked black beard, red curls, blond profile, long grey beard."""

from __future__ import annotations

from bezique_qt.app.art import attributes, bodies, faces, inks
from bezique_qt.app.art.burin import CONTOUR, DETAIL, PART, Burin
from bezique_qt.app.art.paths import both_sides, disc, lozenge

_C = 48.5
_BROW = 1.3
_EYES = 35.6
_FACE = both_sides("M 48.5 26 L 38.3 26 L 38.3 38 C 38.6 43 43 46 48.5 46", _C)
_BAND = both_sides("M 48.5 23.9 Q 41 23.7 34.9 22.2 L 34.9 26.9 Q 41 28.7 48.5 28.8", _C)


def _jewelled_band(burin: Burin, fill: str, centre: float) -> None:
    with burin.at(centre - _C, 0):
        burin.area(_BAND, fill, CONTOUR)


def draw_king_of_spades(burin: Burin) -> None:
    """Draw the upright half of the king of spades."""
    spade = inks.SUIT_INKS["S"]
    mass, strand = inks.BLACK_HAIR
    bodies.draw_shoulders(burin, "S", _C)
    bodies.draw_ermine(burin, _C)
    hair = (
        "M 48.5 25 L 34.4 25.4 C 32 29 31.4 34 32.4 39.6 C 31.8 43.4 31.2 45.6 29.2 47.3"
        " C 31.4 49.2 34.6 49.4 37 48.8 L 40 40 L 48.5 40"
    )
    burin.area(both_sides(hair, _C), mass)
    burin.line("M 36.5 29.5 C 35.4 34 36.2 41 34.8 46 M 60.5 29.5 C 61.6 34 60.8 41 62.2 46", DETAIL, strand)
    burin.area(_FACE, inks.FLESH)
    faces.draw_features(burin, _FACE, _C, _EYES, brow=_BROW, lips=None)
    beard = (
        "M 48.5 42.4 C 45 41.6 41.6 41.4 39.8 38.6 L 38.2 34 L 37.6 40 C 37 46 35.4 52 35.6 58"
        " L 36 62.4 C 41.5 61.2 46 57.6 48.5 53.2"
    )
    burin.area(both_sides(beard, _C), mass)
    for side in (False, True):
        with burin.at(_C, 0, mirror=side):
            burin.line(
                "M -7.7 48.2 C -9 51.6 -9.8 55 -9.9 59.4 M -4 48.4 C -4.8 51.8 -6 54.8 -7.6 57.8",
                DETAIL,
                strand,
            )
    moustache = "M 48.5 41.9 C 45.6 40.4 42.6 41.4 40.2 45.4 C 43.4 45.8 46.4 44.8 48.5 43.2"
    burin.area(both_sides(moustache, _C), "#4B4456", DETAIL)
    burin.flat("M 46.3 45.2 Q 48.5 43 50.7 45.2 Q 48.5 46.8 46.3 45.2 Z", inks.LIPS)
    crown = "M 48.5 12.4 C 46.6 15.2 44.2 17.3 40.2 17.4 C 37.2 17.4 34.2 15.4 32 13 L 35.2 22.6 L 48.5 24.4"
    burin.area(both_sides(crown, _C), inks.GOLD)
    _jewelled_band(burin, inks.GOLD, _C)
    burin.area(lozenge(_C, 17.6, 2.1, 3.1), spade.main, PART)
    for x, y in ((40.0, 25.5), (_C, 26.1), (57.0, 25.5)):
        burin.area(lozenge(x, y, 1.5, 1.6), spade.main, DETAIL)
    for x, y in ((31.1, 12.6), (_C, 11.1), (65.9, 12.6)):
        burin.disc(x, y, 1.95, inks.WHITE, 1.3)
    attributes.draw_sword(burin)
    bodies.draw_arm(burin, "K", "S", inks.GOLD)


def draw_king_of_hearts(burin: Burin) -> None:
    """Draw the upright half of the king of hearts, before it is reflected."""
    mass, ring = inks.RED_HAIR
    bodies.draw_shoulders(burin, "H", _C)
    bodies.draw_ermine(burin, _C)
    for x, y, radius in ((13.0, 30.2, 3.1), (13.9, 42.4, 3.2), (14.2, 36.3, 3.5)):
        for side in (-1, 1):
            burin.disc(_C + side * x, y, radius, mass, CONTOUR)
    burin.area(_FACE, inks.FLESH)
    faces.draw_features(burin, _FACE, _C, _EYES, turn=2, brow=_BROW, lips=None)
    curls = (
        (-10.6, 44.4, 3.2),
        (12, 44.4, 3.0),
        (-8.8, 49.4, 3.5),
        (9.3, 49.2, 3.4),
        (-4.4, 53.4, 3.5),
        (5.8, 53.2, 3.4),
        (0.8, 55.4, 3.7),
    )
    for x, y, radius in curls:
        burin.disc(_C + x, y, radius, mass, CONTOUR)
    burin.flat(
        "M 38.4 43 C 42 42 45 42.4 49 42.4 C 53 42.4 57 42 60 43 L 59 50 L 55 54 L 49 56 L 43 54 L 38.6 50 Z",
        mass,
    )
    for x, y, _ in curls:
        burin.line(disc(_C + x, y, 1.55), DETAIL, ring)
    moustache = (
        "M 50.6 42.5 C 47.4 41 42.2 40.8 40 46 C 44.6 46.6 48 46 50.6 44.2 C 53.2 46 56.4 46.6 60 46.2"
        " C 58.4 41.4 54 41 50.6 42.5 Z"
    )
    burin.area(moustache, "#A9522F", PART)
    burin.area(
        "M 46.9 46.6 Q 48.6 46.2 50.6 44.6 Q 52.4 46.2 54.2 46.6 Q 50.6 49.2 46.9 46.6 Z", inks.BLUSH, DETAIL
    )
    arch = "M 48.5 12.8 C 44.6 11.4 38.6 11.4 35.2 13.8 C 31.4 16.6 32.8 20.4 36.4 23.6 L 48.5 25"
    burin.area(both_sides(arch, _C), inks.GOLD, 1.4)
    lining = "M 48.5 16.6 C 45.4 15 41 14.6 37.8 16 C 35.4 17.2 35.9 19.8 38.6 22.6 L 48.5 24"
    burin.area(both_sides(lining, _C), inks.ROUGE, 1.1)
    burin.area("M 47.3 14 L 49.7 14 L 50 24 L 47 24 Z", inks.GOLD, 1.1)
    _jewelled_band(burin, inks.GOLD, _C)
    for x, y in ((40.0, 25.5), (_C, 26.1), (57.0, 25.5)):
        burin.disc(x, y, 1.25, inks.ROUGE, DETAIL)
    burin.disc(_C, 12.9, 2.6, inks.GOLD, 1.3)
    attributes.draw_heart_sceptre(burin)
    bodies.draw_arm(burin, "K", "H", inks.WHITE)


def draw_king_of_diamonds(burin: Burin) -> None:
    """Draw the upright half of the king of diamonds, a profile."""
    diamond = inks.SUIT_INKS["D"]
    mass, strand = inks.BLOND_HAIR
    bodies.draw_shoulders(burin, "D", _C)
    bodies.draw_mantle(burin, diamond.dark, _C)
    bodies.draw_chain(burin, 49, 19.2, 61, 6)
    skin = (
        "M 38.6 24 L 56.7 24 L 56.3 31.2 C 57.4 34 59.2 36 60.6 37.6 C 61.4 38.8 60.4 39.8 59 40 L 56.8 40.2"
        " L 58 43 L 52 47 L 42 46 L 38.6 40 Z"
    )
    burin.area(skin, inks.FLESH)
    with burin.at(-0.7, 0.6):
        faces.draw_profile_eye(burin, 0, 0)
        burin.line("M 49.6 31 C 51.2 28.8 54 28.4 56.6 29.6", _BROW)
        burin.line("M 55.8 37.6 C 55.7 38.9 56.5 39.4 57.6 38.9", 0.8)
    hair = (
        "M 38.8 26.4 L 33.4 27.2 C 30.6 30.4 29.4 36.6 33 41.3 C 30 43.4 30.4 49.4 33.6 52.2"
        " C 37 54.4 41 53 43 49.6 C 40.6 44 39.2 36 38.8 26.4 Z"
    )
    burin.area(hair, mass)
    burin.line(
        "M 34.5 31.2 C 33.6 36 35.8 42 34.6 47.2 M 37.4 28.8 C 36 33 37.8 39.6 37 44.4", DETAIL, strand
    )
    beard = (
        "M 40.2 35.8 C 41.8 39.6 44.6 42.8 47.6 42.7 C 50.6 41.8 53.8 40.6 57 40.8"
        " C 58.4 41.2 60 43.6 60.3 45.5"
        " C 59 46 58 45.6 57.2 45.7 C 58.4 47.6 59.6 49.4 60.6 51.6 L 63.8 60.6 C 58.6 60.6 54 59.6 50.4 57.6"
        " C 43.6 54 40.4 46 40.2 35.8 Z"
    )
    burin.area(beard, mass)
    burin.line("M 54.4 44.6 C 55.4 43.8 56.6 43.8 57.6 44.6", PART)
    burin.line(
        "M 44.6 50.2 C 46.6 54.2 50 57 54 58.2 M 46.8 47.2 C 49.4 52 53.4 56 58.4 58.2"
        " M 51 46.8 C 52.8 51 56 55.2 60 58.4",
        DETAIL,
        strand,
    )
    rays = (
        "M 33.2 22.4 L 29.6 12.4 L 37 17.8 L 39.2 11 L 44.4 17.4 L 46.5 10.1 L 48.8 17.4 L 53.8 11"
        " L 56.2 17.8 L 63.6 12.4 L 60 22.4 Q 46.5 25 33.2 22.4 Z"
    )
    burin.area(rays, inks.GOLD)
    _jewelled_band(burin, diamond.second, 46.5)
    for x, y in ((38.1, 25.5), (46.5, 26.1), (55.0, 25.5)):
        burin.area(lozenge(x, y, 1.5, 1.5), inks.WHITE, DETAIL)
    attributes.draw_lozenge_sceptre(burin)
    bodies.draw_arm(burin, "K", "D", diamond.second)


def draw_king_of_clubs(burin: Burin) -> None:
    """Draw the upright half of the king of clubs."""
    club = inks.SUIT_INKS["C"]
    mass, strand = inks.GREY_HAIR
    bodies.draw_shoulders(burin, "C", _C)
    burin.area(both_sides("M 43 52 L 32.4 56.8 L 34.8 61.6 L 40 66 L 50 72", 50.0), club.second, CONTOUR)
    for x, y in ((18.9, 58.2), (17.6, 60.9), (14.4, 63.2), (10.8, 65)):
        for side in (-1, 1):
            burin.disc(50 + side * x, y, 1.65, inks.GOLD, PART)
    hair = (
        "M 48.5 25 L 35.4 25.6 C 35.2 29.6 34.6 32.6 33.2 35.2 C 31 38.6 31.6 41.4 32.8 44"
        " C 33.4 46.2 32.6 47.8 32.2 49.2 C 34 50.4 36.2 50.9 38 50.6 L 42 40 L 48.5 40"
    )
    burin.area(both_sides(hair, _C), mass)
    burin.area(_FACE, inks.FLESH)
    faces.draw_features(burin, _FACE, _C, _EYES, turn=-2, brow=_BROW, lips=None)
    beard = (
        "M 48.5 42.8 C 44 42.8 40 41.8 38.3 37 L 37.3 42 C 36.8 47 35.8 51 36 55"
        " C 36.2 60 37.4 64 38.4 72 L 48.5 72"
    )
    burin.area(both_sides(beard, _C), mass)
    for x in (-7.9, -4.0, 2.6, 6.5):
        with burin.at(_C + x, 0):
            burin.line("M 0 49.8 R .7 52 -.4 55 .6 58.4 -.4 62 -.2 66", DETAIL, strand)
    moustache = (
        "M 46.3 42.3 C 43 40.8 40 42 38 46.6 C 41.4 46.8 44.2 46 46.3 44.2 C 48.4 45.8 51.6 46.8 56 46.3"
        " C 53.4 42 49.6 40.8 46.3 42.3 Z"
    )
    burin.area(moustache, "#DAD7D1", PART)
    burin.area("M 43.6 46.2 L 46.3 45.2 L 49 46.2 Q 46.3 48.6 43.6 46.2 Z", inks.LIPS, 0.5)
    for x, y in ((-12.9, 2.0), (12.9, 2.0), (0, 0)):
        with burin.at(_C + x, y):
            for dx, dy in ((-2.7, 16.1), (2.7, 16.1), (0, 13)):
                burin.disc(dx, dy, 2.5, inks.GOLD, CONTOUR)
            burin.area("M -.9 16 L -2.2 23.4 L 2.2 23.4 L .9 16 Z", inks.GOLD, 1.3)
            burin.flat(disc(0, 15.2, 1.7), inks.GOLD)
    _jewelled_band(burin, inks.GOLD, _C)
    for x, y in ((40.0, 25.5), (_C, 26.1), (57.0, 25.5)):
        burin.disc(x, y, 1.25, club.main, DETAIL)
    attributes.draw_trefoil_sceptre(burin)
    bodies.draw_arm(burin, "K", "C", inks.WHITE)
