"""Faces of the courts: from the front, three-quarter and in profile.

Features are drawn about an origin between the eyes.
"""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from bezique_qt.app.art import inks
from bezique_qt.app.art.burin import CONTOUR, DETAIL, Burin
from bezique_qt.app.art.paths import disc

_ALMOND = "M -3.2 .3 C -1.8 -1.6 1.6 -1.7 3.2 .2 C 1.6 1.6 -1.6 1.7 -3.2 .3 Z"
_LID = "M -3.3 .3 C -1.8 -1.6 1.6 -1.7 3.3 .2"


def _eye(burin: Burin, x: float, y: float, glance: float, shut: bool) -> None:
    with burin.at(x, y):
        if shut:
            burin.line("M -3.2 -1.2 C -1.2 -1.9 1.2 -1.9 3 -1.1", 0.55)
            burin.line("M -3 .1 C -1.4 1.8 1.4 1.8 3 0", 1.05)
            return
        burin.area(_ALMOND, inks.WHITE, 0.65)
        with burin.within(_ALMOND):
            burin.flat(disc(glance, -0.05, 1.35), inks.OUTLINE)
        burin.line(_LID, 1.1)


def draw_features(
    burin: Burin,
    face: QPainterPath | str,
    centre: float,
    eyes: float,
    *,
    turn: float = 0.0,
    brow: float = DETAIL,
    lips: str | None = inks.LIPS,
    blush: bool = False,
    shut: bool = False,
) -> None:
    """Draw eyes, brows, nose and mouth inside ``face``, and its outline over them.

    ``turn`` moves the features to one side (three-quarter), ``brow`` is the weight of the
    eyebrows, ``lips`` the ink of the mouth (``None`` under a beard), ``shut`` lowers the eyes.
    """
    with burin.within(face), burin.at(centre, eyes, mirror=turn > 0):
        shift = -abs(turn)
        glance = -0.75 if turn else 0.0
        if blush:
            for x in (-6.9, 6.9):
                burin.flat(disc(x + shift, 5.7, 2.1), inks.BLUSH)
        _eye(burin, -5 + shift, 0, glance, shut)
        _eye(burin, 5 + shift, 0, glance, shut)
        if turn:
            burin.line(f"M {shift - 8} -3 C {shift - 6} -4.5 {shift - 3.6} -4.2 {shift - 2} -3", brow)
            burin.line(f"M {shift + 8.6} -2.9 C {shift + 5.6} -4.6 {shift + 3} -4.4 {shift + 1.5} -2.6", brow)
            burin.line(f"M {shift + 1.5} -2.6 C {shift + 1} .8 {shift - 0.8} 3.2 {shift - 2.3} 5", 0.85)
            burin.line(f"M {shift - 2.3} 5 C {shift - 1.6} 6.3 {shift - 0.2} 6.2 {shift + 1.3} 5.7", 0.85)
        else:
            outer = -3.5 if brow > 1 else -2.9
            burin.line(f"M 8.4 {outer} C 5.8 -4.7 3.4 -4.2 1.9 -2.5", brow)
            burin.line(f"M -8.4 {outer} C -6 -4.7 -3.2 -4.2 -1.7 -2.3", brow)
            burin.line("M -1.7 -2.4 C -1.2 1 .5 3.6 2 5.3", 0.85)
            burin.line("M 2 5.3 C .9 6.6 -.4 6.4 -1.6 5.9", 0.85)
        if lips is not None:
            draw_mouth(burin, shift * 1.2, 10.4, lips)
    burin.line(face, CONTOUR)


def draw_mouth(burin: Burin, x: float, y: float, ink: str) -> None:
    """Draw closed lips about ``(x, y)``."""
    with burin.at(x, y):
        burin.area(
            "M -3.2 0 C -1.8 -.8 -1 -1.3 0 -.8 C 1 -1.3 1.8 -.8 3.2 0 C 1.4 1.6 -1.4 1.6 -3.2 0 Z", ink, 0.6
        )
        burin.line("M -3.2 0 C -1 .4 1 .4 3.2 0", 0.5)


PROFILE = (
    "M 57.4 22 C 57.3 25 57.5 27.6 57.2 29.6 C 58.4 32.6 60.4 35.4 61.9 37.4 C 62.5 38.3 61.7 39.3 60.6 39.5"
    " L 57.8 39.6 C 58.3 40.4 59 41.2 59.4 41.9 C 59.2 42.6 58.8 43 58.5 43.3 C 59 43.9 59.2 44.5 59.2 45.1"
    " C 58.6 45.5 58 45.8 57.7 46.2 C 58.3 47.4 58.4 48.8 57.8 50 C 56.6 52 54.4 52.3 51.8 52"
    " C 47.6 51.6 44.6 49.6 42.6 46 L 40 30 L 44 22 Z"
)
"""A head in profile looking right, for a centre of 47.5."""


def draw_profile(
    burin: Burin, *, lips: str | None = inks.LIPS, blush: bool = False, brow: float = DETAIL
) -> None:
    """Draw a head in profile looking right: skin, one eye, nose and mouth."""
    burin.flat(PROFILE, inks.FLESH)
    if blush:
        burin.flat(disc(49.8, 41.6, 2.1), inks.BLUSH)
    draw_profile_eye(burin, 0, 0)
    burin.line("M 49.8 30.9 C 51.6 29 54 28.8 56.6 29.6", brow)
    burin.line("M 56.1 37.4 C 56 38.7 56.8 39.1 57.9 38.6", 0.8)
    if lips is not None:
        burin.flat(
            "M 54.2 43.4 C 56 42.7 57.4 41.8 58.9 41.7 L 58.6 43.3 L 58.8 45.2"
            " C 57.2 45.6 55.6 44.6 54.2 43.4 Z",
            lips,
        )
        burin.line("M 54.2 43.3 L 58.4 43.2", 0.6)
    burin.line(PROFILE, 1.3)


def draw_profile_eye(burin: Burin, dx: float, dy: float) -> None:
    """Draw the one eye of a profile looking right, moved by ``(dx, dy)``."""
    with burin.at(dx, dy):
        burin.area(
            "M 50.4 34 C 52 35.7 54 36 55.5 35.2 C 56.2 34.2 56.1 33 56.4 32.2 C 53.8 31.4 52 32.2 50.4 34 Z",
            inks.WHITE,
            0.5,
        )
        burin.flat(disc(54.7, 33.9, 1.35), inks.OUTLINE)
        burin.line("M 50.2 34.1 C 51.8 31.8 54.2 31.2 56.9 32.1", 1.0)
