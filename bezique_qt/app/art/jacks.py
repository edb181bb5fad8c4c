"""The four jacks: blue cap, peaked hat, puffed orange, beret and ringlets."""

from __future__ import annotations

from bezique_qt.app.art import attributes, bodies, faces, inks
from bezique_qt.app.art.burin import CONTOUR, DETAIL, PART, Burin
from bezique_qt.app.art.paths import both_sides, disc, lozenge, mirrored, shape

_C = 47.5
_EYES = 34.6
_FACE = both_sides("M 47.5 22 L 38.6 22 L 38.5 38 C 38.7 45 42.4 51 47.5 51", _C)
_PAGE_HAIR = (
    "M 36.9 23 L 57.2 23 C 56.2 25.4 51.8 27.8 48.4 30.8 C 49 36 48.4 39 46.8 42 C 45.2 45.4 45 48 41.8 49.6"
    " C 37.6 51 33 49.4 32.2 45.4 C 31.8 42.4 34.8 40.4 35 36 C 35.2 31 35.8 27 36.9 23 Z"
)


def _coat(burin: Burin, suit: str, shirt: str) -> None:
    bodies.draw_shoulders(burin, suit, _C)
    bodies.draw_open_coat(burin, shirt, _C)


def _page_hair(burin: Burin, mass: str, strand: str) -> None:
    burin.area(_PAGE_HAIR, mass)
    burin.line(
        "M 39.5 27.4 C 38.4 33 39.6 40 36.6 46.4 M 43.6 27.4 C 42.6 33 43.8 40 41 46.6", DETAIL, strand
    )


def draw_jack_of_spades(burin: Burin) -> None:
    """Draw the upright half of the jack of spades, a profile."""
    spade = inks.SUIT_INKS["S"]
    mass, strand = inks.BLACK_HAIR
    plume = (
        "M 36 16.8 C 27 15.8 19.8 23.4 19.6 35 C 19.6 42 22.6 48.4 26.4 51.4"
        " C 27 46.4 31.4 42.2 33.4 37 L 38 28 Z"
    )
    burin.area(plume, "#8E9FD6")
    burin.line("M 35 22 C 28 24 24.2 34 25.4 45.6", PART)
    burin.line(
        "M 23.8 24.6 L 27.4 25.8 M 20.9 30.4 L 25.2 31 M 20.6 37.2 L 24.8 36.7"
        " M 27 28 L 31.8 29.8 M 26 35.5 L 30.4 37.2 M 25.6 41 L 28.2 43",
        DETAIL,
    )
    _coat(burin, "S", spade.second)
    faces.draw_profile(burin)
    _page_hair(burin, mass, strand)
    burin.area("M 34 22.4 C 34.4 16 39 10.6 47.6 10.6 C 56 10.6 61.6 15.6 62.4 22 Z", spade.main)
    brim = "M 33 22.4 C 42 18.8 54 18.8 62.2 20.6 L 63.6 25.2 C 54.4 22.4 43 22.6 33.4 27 Z"
    burin.area(brim, inks.GOLD)
    burin.disc(37.8, 22.7, 1.95, inks.WHITE, PART)
    attributes.draw_axe(burin)
    bodies.draw_arm(burin, "J", "S", spade.second)


def draw_jack_of_hearts(burin: Burin) -> None:
    """Draw the upright half of the jack of hearts, a profile with a moustache."""
    heart = inks.SUIT_INKS["H"]
    mass, strand = inks.RED_HAIR
    plume = (
        "M 36 16.6 C 30 15.6 22.6 18.4 22 25 C 18.4 26.6 19.2 30.8 21 32.4 C 17.8 34.4 18.6 38.4 21.4 39.6"
        " C 19.8 42.6 21 46 24 46.4 C 24.8 49.6 27.6 51.4 30.8 51.4 L 34 42 L 38 26 Z"
    )
    burin.area(plume, inks.GOLD)
    burin.line("M 35 20.6 C 28.4 23.6 25.4 34 28 48", PART)
    burin.line(
        "M 22.8 26.8 L 28.2 28.4 M 21.6 33.6 L 26.6 34.2 M 22.2 40.8 L 26.4 39.8 M 24.8 46.4 L 27.2 44.6",
        DETAIL,
    )
    _coat(burin, "H", heart.second)
    burin.area(
        "M 55 49.4 C 56 48.4 57.4 48.4 58 49.4 C 58.6 51.4 57.4 53.6 55.8 55 C 54.8 53 54.6 51 55 49.4 Z",
        mass,
        PART,
    )
    faces.draw_profile(burin)
    burin.area(
        "M 54.8 51 C 54.8 48.6 57.2 47.6 58.2 49 C 58.6 51.4 57.4 53.6 55.8 55 C 55 53.6 54.8 52.4 54.8 51 Z",
        mass,
        PART,
    )
    burin.area(
        "M 51.2 43.6 C 52.6 41.2 56.6 39.8 59.2 41.6 C 59.4 42.8 58.4 43 57.4 42.8"
        " C 55 42.6 53 43.2 51.2 43.6 Z",
        mass,
        DETAIL,
    )
    _page_hair(burin, mass, strand)
    burin.area("M 34.6 20.6 C 36.6 14 41 11 46.4 11 C 53 11 57.4 15.4 59.6 21.6 Z", heart.main)
    peak = (
        "M 32.4 21.4 C 42 17 51 17.6 56.4 19.6 C 60.6 21.4 64.6 23.2 68.4 24.8 C 62 25.2 56.4 23.4 49.8 22.6"
        " C 43 22 36.4 22.6 31.6 27 Z"
    )
    burin.area(peak, heart.dark)
    burin.area(lozenge(38.8, 21.9, 2.4, 2.9), inks.GOLD, PART)
    attributes.draw_hooked_axe(burin)
    bodies.draw_arm(burin, "J", "H", heart.second)


def draw_jack_of_diamonds(burin: Burin) -> None:
    """Draw the upright half of the jack of diamonds."""
    diamond = inks.SUIT_INKS["D"]
    mass, strand = inks.BLOND_HAIR
    plume = (
        "M 34 17.8 C 27 18 24.4 22.4 22.8 27.4 C 21.4 32 21 36.6 19 40.4 C 22 42 26.4 41.6 28.8 37.6"
        " C 28.6 41.4 30.4 45 33 45.4 L 37 36 L 37 22 Z"
    )
    burin.area(plume, diamond.second)
    burin.line("M 33 24 C 29 27 26.8 32 26.6 36.6 M 34.6 27 C 32 32 31.4 36.8 31.8 40.8", PART)
    burin.line("M 24.4 27 L 27.8 26.2 M 22.8 32.6 L 26.4 31.9", DETAIL)
    _coat(burin, "D", diamond.dark)
    lock = shape(
        "M 40.4 25 L 36.4 25 C 35.6 33 33.6 38.6 32.8 43.6 C 32.8 48.4 37.8 49.8 39.4 47.2"
        " C 40 41 40 33 40.4 25 Z"
    )
    burin.area(_FACE, inks.FLESH)
    faces.draw_features(burin, _FACE, _C, _EYES)
    for half in (lock, mirrored(lock, _C)):
        burin.area(half, mass)
    burin.line("M 36.3 30.4 C 36 36 36.2 41 35 45.8 M 58.7 30.4 C 59 36 58.8 41 60 45.8", 0.9, strand)
    burin.area(both_sides("M 47.5 28.2 L 43.6 29.6 L 39.2 28.5 L 38.4 24 L 47.5 23", _C), mass, 1.2)
    crown = (
        "M 47.5 9.9 C 44.6 9.9 42.4 11.2 41 13.4 C 37.6 11.6 33.2 13.4 32.8 18"
        " C 32.8 20 33 21.4 33.6 22.8 L 47.5 22"
    )
    burin.area(both_sides(crown, _C), diamond.main)
    burin.line("M 41 13.4 L 42 20.4 M 54 13.4 L 53 20.4", PART)
    band = "M 47.5 20.3 C 42 20.3 37.4 21.2 33.4 22.8 L 33.6 26.3 C 37.4 24.6 42 23.9 47.5 23.9"
    burin.area(both_sides(band, _C), inks.WHITE)
    burin.area(lozenge(_C, 22.2, 2.2, 2.9), diamond.second, PART)
    attributes.draw_partisan(burin)
    bodies.draw_arm(burin, "J", "D", inks.WHITE)


def draw_jack_of_clubs(burin: Burin) -> None:
    """Draw the upright half of the jack of clubs, before it is reflected."""
    club = inks.SUIT_INKS["C"]
    mass, ring = inks.BROWN_HAIR
    plume = (
        "M 38 16.4 C 34 15.4 30 16.2 27.6 17.8 C 24.4 18.6 22.6 20 22 22.6 C 18.4 25.4 18.2 29.6 20.6 33"
        " C 18.6 37.4 20.4 41.6 24.6 43.4 C 26.2 46.4 29.4 47.2 33 46 L 37 36 L 38 22 Z"
    )
    burin.area(plume, inks.WHITE)
    burin.line("M 33 22.4 C 28 26.6 27 34 28.4 42.8", PART)
    burin.line("M 23 24.6 L 27.6 26.4 M 21.9 31.9 L 26.6 31 M 23 39.2 L 26.9 36.6", DETAIL)
    _coat(burin, "C", club.second)
    burin.area(_FACE, inks.FLESH)
    faces.draw_features(burin, _FACE, _C, _EYES, turn=-2)
    fringe = "M 38 22 L 57 22 L 57 28 C 50 27.4 47.4 30 38 30 Z"
    burin.area(fringe, mass, 1.3)
    for x, y in ((12.2, 30.4), (11.8, 42.9), (13.2, 36.8)):
        for side in (-1, 1):
            burin.disc(_C + side * x, y, 3.7, mass, CONTOUR)
            burin.line(disc(_C + side * x, y, 1.55), DETAIL, ring)
    beret = (
        "M 33 23 C 32.8 17 37 12.8 42.6 11.2 C 46.8 10 51.4 10.2 56 12 C 62.6 14.6 66.2 17 65 20"
        " C 64.4 21.6 63 21.4 61.4 21.4"
        " L 48 23 Z"
    )
    burin.area(beret, club.main)
    burin.line("M 37.6 19.2 C 42 14.4 50 13.8 58.4 16.2", DETAIL, club.second)
    band = "M 33 21.6 C 42 19.2 54 19.6 61.9 21.2 L 62.4 26 C 53 23.8 42 23.6 32.4 26.6 Z"
    burin.area(band, club.dark)
    for x, y in ((37.6, 20.9), (39.1, 23.2), (36.1, 23.3)):
        burin.disc(x, y, 1.3, inks.GOLD, DETAIL)
    attributes.draw_half_moon(burin)
    bodies.draw_arm(burin, "J", "C", club.second)
