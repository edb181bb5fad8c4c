"""The signs on the table: boxes, marks, counts and frames, filled from the player's view of the deal."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from bezique_qt.app import phrases
from bezique_qt.app.models.piles import HUMAN, OPPONENT, Piles
from bezique_qt.app.session import Session
from bezique_qt.app.table import texts, z
from bezique_qt.app.table.brackets import Brackets, label_width
from bezique_qt.app.table.layout import Counts, Layout
from bezique_qt.app.table.look import Look
from bezique_qt.app.table.player_box import PlayerBox
from bezique_qt.app.table.rows import Box, RowGroup
from bezique_qt.app.table.signs import (
    DropSigns,
    Sign,
    StockPile,
    TrickFrame,
    TrumpMark,
    WonPile,
    Words,
    rect,
)
from bezique_qt.rules import Phase, PlayerView
from bezique_qt.rules.settlement import RUBICON


class Furniture:
    """Owns the signs.  `update` fills and places them; it never decides anything about the game."""

    def __init__(self, scene: QGraphicsScene, look: Look) -> None:
        self.own_box = PlayerBox(look)
        self.opponent_box = PlayerBox(look)
        self.trump = TrumpMark(look)
        self.stock = StockPile(look)
        self.own_won = WonPile(look)
        self.opponent_won = WonPile(look)
        self.frame = TrickFrame(look)
        self.hand_count = Words(look)
        self.chips_caption = Words(look)
        self.own_brackets = Brackets(look)
        self.opponent_brackets = Brackets(look)
        self.drop = DropSigns(look)
        self._signs: tuple[Sign, ...] = (
            self.own_box,
            self.opponent_box,
            self.trump,
            self.frame,
            self.hand_count,
            self.chips_caption,
            self.own_brackets,
            self.opponent_brackets,
            self.stock,
            self.own_won,
            self.opponent_won,
            self.drop,
        )
        for sign in self._signs:
            sign.setZValue(z.FRAME)
            scene.addItem(sign)
        for pile in (self.own_won, self.opponent_won):
            pile.setZValue(z.PILES)
        self.stock.setZValue(z.STOCK)
        self.drop.setZValue(z.DROP_PLACES)

    def set_look(self, look: Look) -> None:
        """Draw everything with another theme, language or resolution."""
        for sign in self._signs:
            sign.set_look(look)

    def set_visible(self, visible: bool) -> None:
        """Show or hide all signs: without a match the table is empty."""
        for sign in self._signs:
            sign.setVisible(visible)

    @staticmethod
    def counts(piles: Piles, look: Look) -> Counts:
        """What lies on the table, for the layout."""
        own, other = (
            tuple(
                RowGroup(len(group.cards), label_width(look, group) if group.melds else 0.0)
                for group in piles.groups[seat]
            )
            for seat in (HUMAN, OPPONENT)
        )
        return Counts(len(piles.hand), own, other, len(piles.backs))

    def update(self, session: Session, view: PlayerView, piles: Piles, layout: Layout) -> None:
        """Fill and place every sign."""
        names = (
            phrases.player_name(session.player_name),
            phrases.opponent_name(session.level),
        )
        for seat, box, place in (
            (HUMAN, self.own_box, layout.own_box),
            (OPPONENT, self.opponent_box, layout.opponent_box),
        ):
            box.name = names[seat]
            box.dealer = texts.dealer_mark() if view.dealer == seat else ""
            box.to_move = view.to_move == seat
            self._fill_standing(box, view, seat, phrases.level_name(session.level))
            box.set_box(rect(place))
        self.trump.suit = view.trump
        self.trump.caption = texts.trumps() if view.trump is not None else texts.no_trumps_yet()
        self.trump.name = phrases.suit_name(view.trump) if view.trump is not None else ""
        mark = layout.trump_mark
        turned = any(row.card is not None for row in piles.stock)
        if not turned:  # no card lies beside the stock: the mark moves next to it
            left = layout.stock.x + layout.stock.width / 2 + 20
            mark = Box(left, mark.top, mark.right - left, mark.height)
        self.trump.set_box(rect(mark))
        self.stock.total = sum(row.count for row in piles.stock)
        self.stock.count = self.stock.total - turned
        self.stock.set_place(layout.stock)
        self._fill_tricks(view, piles, layout, names)
        held = len(piles.backs)
        self.hand_count.text = phrases.COUNTS.cards_in_hand(held) if held else ""
        self.hand_count.set_box(rect(layout.hand_count))
        width, own = layout.table.width, layout.row_zone
        for seat, brackets, places, labels, room in (
            (
                HUMAN,
                self.own_brackets,
                layout.own_row,
                layout.own_labels,
                Box(0, own.top, width, own.height + 40),
            ),
            # The other row lies anywhere above the player's own: what is drawn outside is never drawn again.
            (
                OPPONENT,
                self.opponent_brackets,
                layout.opponent_row,
                layout.opponent_labels,
                Box(0, 0, width, own.top),
            ),
        ):
            brackets.set_groups(piles.groups[seat], places, labels, room)

    def show_caption(self, text: str, layout: Layout) -> None:
        """Write above the chips."""
        self.chips_caption.text = text
        area = layout.chips
        self.chips_caption.set_box(QRectF(area.left, area.top, area.width, 1.2 * layout.line))

    def told_at(self, point: QPointF) -> str:
        """What a sign says, in full, where its texts may be cut."""
        told = (sign.told_at(point) for sign in self._signs if sign.isVisible())
        return next((text for text in told if text), "")

    def earned_at(self, seat: int, cards: tuple[object, ...], layout: Layout) -> QPointF:
        """Where a player's points float: over the meld of these cards, else beside his tricks."""
        brackets = self.own_brackets if seat == HUMAN else self.opponent_brackets
        place = brackets.place_of(cards) if cards else None
        if place is not None:
            return place
        pile = layout.own_won if seat == HUMAN else layout.opponent_won
        return QPointF(pile.x - pile.height / 2 - 1.9 * layout.line, pile.y)

    def _fill_standing(self, box: PlayerBox, view: PlayerView, seat: int, level: str) -> None:
        variant = view.variant
        scored = view.scores[seat]
        if variant.target:
            total = view.totals[seat] + scored
            box.line = level if seat == OPPONENT else texts.target(variant.target)
            box.standing = texts.in_this_deal(scored)
            box.progress = total / variant.target
        else:
            total = scored
            box.line = level if seat == OPPONENT else texts.rubicon_at(RUBICON)
            box.standing = texts.to_the_rubicon(RUBICON - scored)
            box.progress = scored / RUBICON
        box.total = texts.points(total)

    def _fill_tricks(self, view: PlayerView, piles: Piles, layout: Layout, names: tuple[str, str]) -> None:
        staying = piles.staying
        finished = staying
        if finished is None and view.phase is Phase.WINDOW:
            finished = view.tricks[-1]  # collected already, but what it earns is still being declared
        number = len(view.tricks) + (finished is None)
        winner = finished.winner if finished is not None else None
        over = number > view.variant.tricks or (view.to_move is None and staying is None)
        own_turn = view.to_move == HUMAN and view.phase is not Phase.CARTE_BLANCHE
        self.frame.caption = "" if over else texts.trick_caption(number, winner, own_turn)
        self.frame.set_box(rect(layout.trick_frame))
        counted = view.variant.brisques != "none" and (
            not view.variant.brisques_hidden_above or view.stock_count <= view.variant.brisques_hidden_above
        )
        for seat, pile, model, place, box in (
            (HUMAN, self.own_won, piles.own_tricks, layout.own_won, layout.own_won_text),
            (
                OPPONENT,
                self.opponent_won,
                piles.opponent_tricks,
                layout.opponent_won,
                layout.opponent_won_text,
            ),
        ):
            pile.cards = len(model)
            pile.title = phrases.COUNTS.tricks(sum(trick.winner == seat for trick in view.tricks))
            pile.line = phrases.COUNTS.brisques(view.brisques[seat]) if counted else names[seat]
            pile.set_place(place, rect(box))
