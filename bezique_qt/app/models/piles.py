"""All piles of the table, kept in step with the session from the player's own view of the deal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Qt, Signal

from bezique_qt.app.models.arrange import arranged, moved
from bezique_qt.app.models.cards import STOCK, CardListModel, PileCard
from bezique_qt.app.models.meld_groups import Group, meld_groups
from bezique_qt.app.session import Session
from bezique_qt.app.settings import Settings
from bezique_qt.rules import Card, CardDrawn, Phase, Play, PlayerView, Trick

HUMAN, OPPONENT = 0, 1


class Piles(QObject):
    """The list models of the table.  `changed` comes after all of them follow a new state.

    A finished trick that `stay` was told of lies in `trick` until `collect` gives it to its winner's pile;
    what was drawn after it is in the stock as long.
    """

    changed = Signal()

    def __init__(self, session: Session, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._settings = settings
        self._own_order: tuple[Card, ...] = ()
        self._staying: Trick | None = None
        self._drawn: tuple[CardDrawn, ...] = ()
        self.hand = CardListModel(self)
        """The player's cards that are not exposed, as he likes to see them."""
        self.own_row = CardListModel(self)
        self.opponent_row = CardListModel(self)
        self.backs = CardListModel(self)
        """The opponent's cards that are not exposed."""
        self.trick = CardListModel(self)
        self.stock = CardListModel(self)
        """One row for all hidden cards, and one for the turned card."""
        self.own_tricks = CardListModel(self)
        self.opponent_tricks = CardListModel(self)
        self.groups: tuple[tuple[Group, ...], tuple[Group, ...]] = ((), ())
        """The exposed cards of both players, grouped by their melds."""

    def models(self) -> tuple[CardListModel, ...]:
        """Every model, in the order in which a reader goes over the table."""
        return (
            self.hand,
            self.own_row,
            self.trick,
            self.opponent_row,
            self.backs,
            self.stock,
            self.own_tricks,
            self.opponent_tricks,
        )

    @property
    def staying(self) -> Trick | None:
        """The finished trick that still lies on the table."""
        return self._staying

    def stay(self, trick: Trick, drawn: tuple[CardDrawn, ...] = ()) -> None:
        """Let a trick that has just been finished lie on the table; takes effect with the next refresh.

        `drawn` are the draws that the rules have made since, without anybody asking for them.
        """
        self._staying = trick
        self._drawn = drawn

    def collect(self) -> None:
        """Give the trick that stays to its winner; takes effect with the next refresh."""
        self._staying = None
        self._drawn = ()

    def reset(self) -> None:
        """Empty every pile, for a new deal or another match."""
        self.collect()
        self._own_order = ()
        for model in self.models():
            model.clear()

    def move_in_hand(self, card: Card, gap: int) -> None:
        """Put a card of the hand into a gap, counted without the card; the order is the player's own then."""
        present = [row.card for row in self.hand if row.card is not None]
        self._own_order = moved(present, card, gap)
        if self._settings.sort == "own":
            self.refresh()
        else:
            self._settings.sort = "own"

    def refresh(self) -> None:
        """Bring every model to the state of the session."""
        view = self._session.view
        if view is None:
            for model in self.models():
                model.set_rows(())
            self.groups = ((), ())
            self.changed.emit()
            return
        playable = self._playable(view)
        self.groups = (
            meld_groups(view.exposed[HUMAN], view.melds[HUMAN]),
            meld_groups(view.exposed[OPPONENT], view.melds[OPPONENT]),
        )
        coming = {drawn.card for drawn in self._drawn if drawn.seat == HUMAN}
        hidden = [card for card in view.hand if card not in view.exposed[HUMAN] and card not in coming]
        if self._settings.sort == "own" and not self._own_order:
            self._own_order = arranged(hidden, "suit", view.trump)
        shown = arranged(hidden, self._settings.sort, view.trump, self._own_order)
        self.hand.set_rows([PileCard(c.code, c, playable.get(c)) for c in shown])
        self.own_row.set_rows(_row_of(self.groups[HUMAN], playable))
        self.opponent_row.set_rows(_row_of(self.groups[OPPONENT], {}))
        unseen = view.opponent_count - len(view.exposed[OPPONENT])
        unseen -= sum(drawn.seat == OPPONENT for drawn in self._drawn)
        self.backs.set_rows([PileCard(f"back:{number}") for number in range(unseen)])
        self.trick.set_rows([PileCard(card.code, card) for card in self._on_table(view)])
        self._refresh_stock(view)
        won = [trick for trick in view.tricks if trick != self._staying]
        for seat, model in ((HUMAN, self.own_tricks), (OPPONENT, self.opponent_tricks)):
            cards = [card for trick in won if trick.winner == seat for card in trick.cards]
            model.set_rows([PileCard(card.code, card) for card in cards])
        self.changed.emit()

    def explained(self, key: str) -> str:
        """The name of the card with this key and the melds it lies in; empty if it is in no pile."""
        for model in self.models():
            for number, row in enumerate(model):
                if row.key == key:
                    return str(model.index(number).data(Qt.ItemDataRole.ToolTipRole))
        return ""

    def retranslate(self) -> None:
        """Pass a change of language on to every model."""
        for model in self.models():
            model.retranslate()

    def _playable(self, view: PlayerView) -> dict[Card, bool]:
        """Which cards of the player's hand may be played; empty while he has no card to play."""
        if view.to_move != HUMAN or view.phase not in (Phase.TRICK, Phase.STRICT):
            return {}
        legal = {action.card for action in view.legal_actions if isinstance(action, Play)}
        return {card: card in legal for card in view.hand}

    def _on_table(self, view: PlayerView) -> Sequence[Card]:
        if self._staying is not None:
            return self._staying.cards
        return () if view.lead is None else (view.lead,)

    def _refresh_stock(self, view: PlayerView) -> None:
        hidden = view.stock_count - (view.turned is not None)
        hidden += sum(not drawn.turned for drawn in self._drawn)
        turned = next((drawn.card for drawn in self._drawn if drawn.turned), view.turned)
        rows: list[PileCard] = []
        if hidden > 0:
            rows.append(PileCard(STOCK, count=hidden))
        if turned is not None:
            rows.append(PileCard(turned.code, turned))
        self.stock.set_rows(rows)


def _row_of(groups: Iterable[Group], playable: dict[Card, bool]) -> list[PileCard]:
    """The rows of exposed cards, group after group."""
    return [
        PileCard(
            card.code,
            card,
            playable.get(card),
            number,
            tuple(meld.kind for meld in group.melds if card in meld.cards),
        )
        for number, group in enumerate(groups)
        for card in group.cards
    ]
