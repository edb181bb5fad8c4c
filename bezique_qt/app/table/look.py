"""How the table is drawn: fonts at the table's own scale, the style of its cards, shadows and rings."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QLocale, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPen

from bezique_qt.app.art import CardStyle
from bezique_qt.app.language import index_letters
from bezique_qt.app.settings import Settings
from bezique_qt.app.theme import Theme, semibold, serif_font, with_tabular_figures

BASE_PIXELS = 13
SMALLEST_PIXELS = 11


@dataclass(frozen=True)
class Look:
    """Everything that items need to draw themselves; a new one is made when any of it changes."""

    theme: Theme
    cards: CardStyle
    text: QFont
    small: QFont
    bold: QFont
    name: QFont
    total: QFont
    earned: QFont
    dpr: float

    @property
    def line(self) -> float:
        """The height of a line of the base font."""
        return QFontMetricsF(self.text).height()

    def width(self, text: str, font: QFont) -> float:
        """How wide a text is in one of the fonts."""
        return QFontMetricsF(font).horizontalAdvance(text)


def card_style(theme: Theme, settings: Settings) -> CardStyle:
    """How cards are drawn by the settings, with the indices of the language in force."""
    letters = index_letters(QLocale().name()[:2])
    return CardStyle(
        letters="".join(letters[rank] for rank in "AKQJ"),
        four_colours=settings.four_colours,
        large_index=settings.large_index,
        back=settings.back,
        paper=theme.card_paper,
        edge=theme.card_edge,
    )


def make_look(theme: Theme, settings: Settings, base: QFont, height: float, dpr: float) -> Look:
    """The look for a table `height` high.  Text follows the system's size, and large tables a little."""
    scale = max(1.0, min(height / 820, 1.7))
    pixels = _pixels(base) * scale
    text = _sized(base, pixels)
    bold = semibold(text)
    return Look(
        theme=theme,
        cards=card_style(theme, settings),
        text=text,
        small=_sized(base, max(SMALLEST_PIXELS, pixels * 0.9)),
        bold=bold,
        name=serif_font(round(pixels * 1.3)),
        total=with_tabular_figures(serif_font(round(pixels * 1.85), True)),
        earned=with_tabular_figures(serif_font(round(pixels * 2), True)),
        dpr=dpr,
    )


def _pixels(base: QFont) -> float:
    """The size of the system's font in pixels; the default of 9 to 10 points is our 13."""
    if base.pixelSize() > 0:
        return max(SMALLEST_PIXELS, base.pixelSize())
    height = QFontMetricsF(base).height()
    return max(BASE_PIXELS, min(height * 0.76, 2 * BASE_PIXELS))


def _sized(base: QFont, pixels: float) -> QFont:
    font = with_tabular_figures(QFont(base))
    font.setPixelSize(round(pixels))
    return font


def paint_shadow(painter: QPainter, card: QRectF, corner: float, depth: float, blur: int, alpha: int) -> None:
    """Paint the shadow of a card that lies `depth` pixels above the table; it is black, never coloured."""
    dpr = painter.device().devicePixelRatioF()
    picture = _shadow(round(card.width(), 1), round(card.height(), 1), round(corner, 1), blur, alpha, dpr)
    painter.drawImage(card.adjusted(-blur, depth - blur, blur, depth + blur), picture)


@lru_cache(maxsize=96)
def _shadow(width: float, height: float, corner: float, blur: int, alpha: int, dpr: float) -> QImage:
    """A soft shadow, drawn once for each size: rings of the same ink over each other, from far to near."""
    size = QSizeF(width + 2 * blur, height + 2 * blur)
    picture = QImage(
        math.ceil(size.width() * dpr),
        math.ceil(size.height() * dpr),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(picture.width() / size.width(), picture.height() / size.height())
    painter.setPen(Qt.PenStyle.NoPen)
    steps = max(4, blur)
    painter.setBrush(QColor(0, 0, 0, max(1, round(1.1 * alpha / steps))))
    card = QRectF(blur, blur, width, height)
    for number in range(steps):
        reach = blur * (0.6 - number / steps)
        ring = max(0.0, corner + reach)
        painter.drawRoundedRect(card.adjusted(-reach, -reach, reach, reach), ring, ring)
    painter.end()
    return picture


def ring_pen(ink: QColor, width: float) -> QPen:
    """A pen for a ring around something with round corners."""
    pen = QPen(ink, width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def with_alpha(ink: str, alpha: float) -> QColor:
    """A colour of the theme, `alpha` (0 to 1) of it."""
    colour = QColor(ink)
    colour.setAlphaF(alpha)
    return colour
