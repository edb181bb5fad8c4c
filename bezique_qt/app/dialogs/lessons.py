"""The page of the lessons: what there is to learn, what is learnt, and a button to begin."""

from __future__ import annotations

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QHBoxLayout,
    QListView,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from bezique_qt.app.art import card_pixmap
from bezique_qt.app.art.style import CardStyle
from bezique_qt.app.dialogs.base import Dialog
from bezique_qt.app.models.lessons import LessonRole, LessonsModel
from bezique_qt.app.panels.labels import text_label
from bezique_qt.app.panels.marks import draw_tick
from bezique_qt.app.phrases import capital
from bezique_qt.app.phrases import lessons as words
from bezique_qt.app.stylesheet import small_font, text_px
from bezique_qt.app.theme import Theme, semibold, serif_font

_SIDE = 12
_Index = QModelIndex | QPersistentModelIndex


class LessonDelegate(QStyledItemDelegate):
    """Draws a lesson: number or tick, title, what it is about; a chapter's heading over its first."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Two lines, and the heading."""
        lines = QFontMetrics(semibold(option.font)).height() + QFontMetrics(small_font(option.font)).height()
        return QSize(100, lines + text_px(12) + self._heading(index))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Draw one line of the list."""
        theme = self._theme
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect: QRect = option.rect
        heading = self._heading(index)
        if heading:
            painter.setFont(serif_font(text_px(15), bold=True))
            painter.setPen(QColor(theme.panel_text))
            painter.drawText(
                rect.left() + _SIDE, rect.top() + heading - text_px(7), str(index.data(LessonRole.HEADING))
            )
            rect = rect.adjusted(0, heading, 0, 0)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.panel_line))
            painter.drawRoundedRect(QRectF(rect).adjusted(2, 0, -2, 0), 5, 5)
            painter.setBrush(QColor(theme.certain))
            painter.drawRect(QRectF(rect.left() + 2, rect.top() + 3, 3, rect.height() - 6))
        self._draw_mark(painter, option.font, rect, index)
        self._draw_words(painter, option.font, rect.adjusted(text_px(42), text_px(5), -_SIDE, 0), index)
        painter.restore()

    def _heading(self, index: _Index) -> int:
        if not index.data(LessonRole.HEADING):
            return 0
        return text_px(38 if index.row() else 28)

    def _draw_mark(self, painter: QPainter, font: QFont, rect: QRect, index: _Index) -> None:
        """A tick for what is learnt, else the number."""
        if index.data(LessonRole.DONE):
            side = float(text_px(15))
            corner = QPointF(rect.left() + _SIDE + 2, rect.center().y() - side / 2 + 1)
            draw_tick(painter, self._theme, corner, side)
            return
        painter.setFont(semibold(font))
        painter.setPen(QColor(self._theme.panel_quiet))
        place = QRect(rect.left() + _SIDE - 4, rect.top(), text_px(26), rect.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(index.data(LessonRole.NUMBER)))

    def _draw_words(self, painter: QPainter, font: QFont, rect: QRect, index: _Index) -> None:
        end = Qt.TextElideMode.ElideRight
        bold, small = semibold(font), small_font(font)
        painter.setFont(bold)
        painter.setPen(QColor(self._theme.panel_text))
        first = QFontMetrics(bold)
        painter.drawText(
            rect.left(),
            rect.top() + first.ascent(),
            first.elidedText(str(index.data()), end, rect.width()),
        )
        painter.setFont(small)
        painter.setPen(QColor(self._theme.panel_quiet))
        second = QFontMetrics(small)
        painter.drawText(
            rect.left(),
            rect.top() + first.height() + second.ascent(),
            second.elidedText(str(index.data(LessonRole.LINE)), end, rect.width()),
        )


class CardFan(QWidget):
    """A few cards laid out like a hand, for the eye alone."""

    def __init__(self, style: CardStyle, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._style = style
        self._faces: list[str] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(text_px(150))

    def show_faces(self, faces: list[str]) -> None:
        """Lay other cards."""
        self._faces = faces
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cards about a common point below them."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        height = float(text_px(122))
        size = QSizeF(round(height * 5 / 7), round(height))
        count = len(self._faces)
        step = min(0.56 * size.width(), (self.width() - size.width() - 24) / max(1, count - 1))
        for place, face in enumerate(self._faces):
            off = place - (count - 1) / 2
            painter.save()
            painter.translate(self.width() / 2 + off * step, self.height() / 2 + 2.2 * off * off)
            painter.rotate(4.0 * off)
            picture = card_pixmap(face, size, self.devicePixelRatioF(), self._style)
            painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), picture)
            painter.restore()
        painter.end()


class LessonsDialog(Dialog):
    """`chosen` carries the id of the lesson that is to be begun."""

    chosen = Signal(str)

    def __init__(
        self,
        model: LessonsModel,
        theme: Theme,
        style: CardStyle,
        current: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`current` is the row to be marked first; None marks the first that is not learnt."""
        super().__init__(parent)
        self._model = model
        self.list = QListView()
        self.list.setObjectName("rows")
        self.list.setItemDelegate(LessonDelegate(theme, self.list))
        self.list.setModel(model)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._learnt = text_label("", "quiet")
        self._fan = CardFan(style)
        self._title = text_label("", "title")
        self._game = text_label("", "smallquiet")
        self._line = text_label("", "line")
        self._done = text_label("", "points")
        self._waits = text_label("", "smallquiet")
        self._begin = QPushButton()
        self._begin.setDefault(True)
        self._close = QPushButton()
        self._lay_out()
        selection = self.list.selectionModel()
        selection.currentChanged.connect(self._show)
        model.dataChanged.connect(self._show)
        self.list.activated.connect(self._take)
        self._begin.clicked.connect(self._take)
        self._close.clicked.connect(self.reject)
        self.retranslate()
        self.list.setCurrentIndex(model.index(model.first_open if current is None else current))
        self.list.setFocus()

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(self._learnt)
        left.addWidget(self.list, 1)
        right = QVBoxLayout()
        right.setSpacing(6)
        right.addStretch(1)
        right.addWidget(self._fan)
        right.addSpacing(10)
        right.addWidget(self._title)
        right.addWidget(self._game)
        right.addSpacing(4)
        right.addWidget(self._line)
        right.addWidget(self._done)
        right.addStretch(2)
        right.addWidget(self._waits)
        halves = QHBoxLayout()
        halves.setSpacing(22)
        halves.addLayout(left, 5)
        halves.addLayout(right, 4)
        buttons = QDialogButtonBox()
        buttons.addButton(self._begin, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self._close, QDialogButtonBox.ButtonRole.RejectRole)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(20, 16, 20, 16)
        rows.setSpacing(14)
        rows.addLayout(halves, 1)
        rows.addWidget(buttons)
        self.resize(text_px(760), text_px(510))

    def retranslate(self) -> None:
        """Set every text in the language in force."""
        self.setWindowTitle(self.tr("Lessons"))
        self.list.setAccessibleName(self.tr("Lessons"))
        self._learnt.setText(words.learnt(self._model.done, self._model.rowCount()))
        self._waits.setText(words.waiting_match())
        self._close.setText(self.tr("&Close"))
        self.list.viewport().update()
        self._show()

    def _show(self) -> None:
        index = self.list.currentIndex()
        if not index.isValid():
            return
        done = bool(index.data(LessonRole.DONE))
        self._learnt.setText(words.learnt(self._model.done, self._model.rowCount()))
        self._fan.show_faces(index.data(LessonRole.EMBLEM))
        self._title.setText(str(index.data()))
        self._game.setText(str(index.data(LessonRole.GAME)))
        self._line.setText(str(index.data(LessonRole.LINE)))
        self._done.setText(capital(words.is_learnt()) if done else "")
        self._begin.setText(self.tr("&Take it again") if done else self.tr("&Begin"))

    def _take(self) -> None:
        index = self.list.currentIndex()
        if index.isValid():
            lesson = str(index.data(LessonRole.ID))
            self.accept()
            self.chosen.emit(lesson)
