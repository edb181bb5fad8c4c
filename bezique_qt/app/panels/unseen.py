"""The table of cards that are still out: a practice aid under the pages of the side panel."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from bezique_qt.app.art.inks import pip_ink
from bezique_qt.app.art.style import CardStyle
from bezique_qt.app.art.suits import placed_suit
from bezique_qt.app.models.unseen import SUITS, UnseenModel, UnseenRole, _Index
from bezique_qt.app.panels.labels import text_label
from bezique_qt.app.phrases import unseen
from bezique_qt.app.session import Session
from bezique_qt.app.stylesheet import text_px
from bezique_qt.app.theme import Theme, with_tabular_figures

AID = "unseen"
"""What the record of a match calls this aid."""
_SIDE = 14


def suit_on_panel(suit: str, theme: Theme, style: CardStyle) -> QColor:
    """The ink of a suit drawn straight on the panel."""
    if suit in "HD" and not (style.four_colours and suit == "D"):
        return QColor(theme.panel_red)
    if style.four_colours and suit in "DC" and not theme.dark:
        return QColor(pip_ink(suit, True))
    return QColor(theme.panel_text)


def paint_shown(painter: QPainter, centre: QPointF, copies: int, theme: Theme) -> None:
    """A small triangle for each copy known in the other hand, side by side."""
    side = text_px(12) * 0.55
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.rule))
    left = centre.x() - (copies * (side + 1) - 1) / 2
    for place in range(copies):
        x, y = left + place * (side + 1), centre.y()
        painter.drawPolygon(
            [QPointF(x, y + side / 2), QPointF(x + side, y + side / 2), QPointF(x + side / 2, y - side / 2)]
        )


class SuitHeader(QHeaderView):
    """The signs of the suits before the rows."""

    def __init__(self, theme: Theme, style: CardStyle, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.theme = theme
        self.style_of_cards = style
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def sectionSizeFromContents(self, section: int) -> QSize:
        """Room for the sign."""
        return QSize(text_px(22), text_px(22))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Draw the sign of a suit."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(suit_on_panel(SUITS[section], self.theme, self.style_of_cards))
        height = text_px(13)
        painter.drawPath(
            placed_suit(SUITS[section], rect.left() + height * 0.6, rect.center().y() + 0.5, height)
        )
        painter.restore()


class UnseenDelegate(QStyledItemDelegate):
    """Draws a count, quietly where it is nothing, and the known copies below it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw one cell."""
        copies, shown = int(index.data(UnseenRole.UNSEEN) or 0), int(index.data(UnseenRole.SHOWN) or 0)
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(self.theme.panel_line))
        painter.drawLine(option.rect.topLeft(), option.rect.topRight())
        font = with_tabular_figures(option.font)
        font.setBold(bool(copies))
        painter.setFont(font)
        painter.setPen(QColor(self.theme.panel_text if copies else self.theme.panel_quiet))
        figure = box.adjusted(0, 0, 0, -box.height() * 0.24) if shown else box
        painter.drawText(figure, Qt.AlignmentFlag.AlignCenter, str(index.data()))
        if shown:
            paint_shown(
                painter, QPointF(box.center().x(), box.bottom() - box.height() * 0.17), shown, self.theme
            )
        painter.restore()


class ShownSign(QWidget):
    """The sign of a card known in the other hand, for the legend."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setFixedSize(text_px(9), text_px(18))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the triangle."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_shown(painter, QPointF(self.width() / 2, self.height() / 2), 1, self.theme)
        painter.end()


class UnseenPanel(QFrame):
    """Follows the session.  As long as it is seen, the match in progress is marked as practice."""

    def __init__(
        self, session: Session, theme: Theme, style: CardStyle, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("unseen")
        self._session = session
        self.model = UnseenModel(session, self)
        self._heading = text_label("", "section")
        self._where = text_label("", "smallquiet")
        self._sign = ShownSign(theme)
        self._legend = text_label("", "smallquiet")
        self._practice = text_label("", "smallquiet", wrap=False)
        self.table = QTableView()
        self._suits = SuitHeader(theme, style)
        self._delegate = UnseenDelegate(theme, self)
        self._dress()
        rows = QVBoxLayout(self)
        rows.setContentsMargins(_SIDE, 8, _SIDE, 10)
        rows.setSpacing(3)
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self._practice, 0, Qt.AlignmentFlag.AlignBottom)
        rows.addLayout(head)
        rows.addWidget(self.table)
        rows.addWidget(self._where)
        self._known = QWidget()
        line = QHBoxLayout(self._known)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(6)
        line.addWidget(self._sign)
        line.addWidget(self._legend, 1)
        rows.addWidget(self._known)
        self.model.modelReset.connect(self._fit)
        session.match_started.connect(self._follow)
        session.state_changed.connect(self._follow)
        self.retranslate()

    def _dress(self) -> None:
        table = self.table
        table.setVerticalHeader(self._suits)
        table.setModel(self.model)
        table.setItemDelegate(self._delegate)
        table.setShowGrid(False)
        table.setFrameShape(QFrame.Shape.NoFrame)
        table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        table.setTabKeyNavigation(False)
        table.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        table.setCornerButtonEnabled(False)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        head = table.horizontalHeader()
        head.setObjectName("ranks")
        head.setSectionsClickable(False)
        head.setHighlightSections(False)
        head.setMinimumSectionSize(10)
        head.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)

    def set_look(self, theme: Theme, style: CardStyle) -> None:
        """Take another theme or other colours of the suits."""
        self._suits.theme = self._delegate.theme = self._sign.theme = theme
        self._suits.style_of_cards = style
        self._fit()
        self.update()

    def retranslate(self) -> None:
        """Say everything in the language in force."""
        self._heading.setText(unseen.heading())
        self.table.setAccessibleName(unseen.heading())
        self._practice.setText(unseen.practice())
        self._practice.setToolTip(unseen.practice_sentence())
        self.model.retranslate()
        self._follow()
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """From now on the match is practice."""
        super().showEvent(event)
        self._fit()
        self._follow()

    def _fit(self) -> None:
        """Rows as high as the text asks for, and no room beside them."""
        height = text_px(23)
        self._suits.setDefaultSectionSize(height)
        self._suits.setMinimumWidth(text_px(24))
        head = self.table.horizontalHeader().sizeHint().height()
        self.table.setFixedHeight(head + height * self.model.rowCount() + 1)
        font = QFont(self.font())
        font.setPixelSize(text_px(13))
        self.table.setFont(font)

    def _follow(self) -> None:
        """Say where the cards are, and note that they were shown."""
        view, match = self._session.view, self._session.match
        if view is None or match is None:
            return
        name = self._session.names[1]
        stock = view.stock_count - (view.turned is not None)
        hand = view.opponent_count - len(view.opponent_shown)
        self._where.setText(unseen.where_they_are(self.model.unseen, stock, hand, name))
        self._legend.setText(unseen.shown_legend(name))
        self._known.setVisible(self.model.shown > 0)
        if self.isVisible() and not match.is_over and not self._session.is_lesson:
            self._session.mark_practice(AID)
