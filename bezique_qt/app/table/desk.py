"""The table as one thing: it follows the session, and turns what the player does into actions.

Nothing is decided here: an action goes to the session, which checks it; what the session says then is laid
out and shown. Pointer and keys both drive this object and know nothing of each other.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGraphicsScene

from bezique_qt.app import phrases
from bezique_qt.app.models.arrange import arranged
from bezique_qt.app.models.piles import HUMAN, OPPONENT, Piles
from bezique_qt.app.session import Session
from bezique_qt.app.settings import Settings
from bezique_qt.app.table import texts
from bezique_qt.app.table.animator import Animator, speed_of
from bezique_qt.app.table.controls import Controls
from bezique_qt.app.table.floats import Floats
from bezique_qt.app.table.furniture import Furniture
from bezique_qt.app.table.layout import EDGE, MINIMUM, Counts, Layout, Texts, lay_out
from bezique_qt.app.table.look import Look, make_look
from bezique_qt.app.table.moves import Target, meant, tried, wished
from bezique_qt.app.table.offers import Offer, offers, waiting
from bezique_qt.app.table.overlay import Overlay
from bezique_qt.app.table.pondering import Pondering
from bezique_qt.app.table.refusals import Refusals
from bezique_qt.app.table.stage import CardStage, Marks
from bezique_qt.app.table.stay import TrickStay
from bezique_qt.app.theme import Theme
from bezique_qt.rules import (
    Action,
    Card,
    CardDrawn,
    CarteBlancheShown,
    DixClaimed,
    Event,
    Phase,
    PlayerView,
    TrickWon,
    by_code,
)


class Desk(QObject):
    """Cards, signs and controls of one table.  `refreshed` comes when all of them show a new state."""

    cleared = Signal()
    """Another deal or match is about to be shown: what was begun with the cards that lay there is over."""
    refreshed = Signal()

    def __init__(
        self,
        scene: QGraphicsScene,
        session: Session,
        settings: Settings,
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.scene = scene
        self.session = session
        self.settings = settings
        self.theme = theme
        self._font = QFont()
        self._size = MINIMUM
        self._dpr = 1.0
        self.look: Look = self._make_look()
        self.piles = Piles(session, settings, self)
        self.animator = Animator(self)
        self.floats = Floats(scene, self.animator, self)
        self.furniture = Furniture(scene, self.look)
        self.pondering = Pondering(session, self.furniture.opponent_box, self.animator, self)
        self.controls = Controls(scene, self.look)
        self.stage = CardStage(scene, self.piles, self.animator, self.look, self)
        self.stay = TrickStay(session, self.piles, self)
        self.stay.ended.connect(self._on_stay_ended)
        self.layout: Layout = lay_out(*MINIMUM, Counts(), Texts())
        self.view: PlayerView | None = None
        self.offers: tuple[Offer, ...] = ()
        self.is_shown = False
        """Only a table that is seen moves its cards."""
        self._lifts: dict[str, frozenset[Card]] = {}
        self._dealing = False
        self._fresh_events: list[Event] = []
        self._had_events = False
        self.overlay = Overlay(scene, self)
        self.refusals = Refusals(self)
        session.match_started.connect(self._on_new_table)
        session.deal_started.connect(self._on_new_table)
        session.events_applied.connect(self._on_events)
        session.state_changed.connect(self._on_state)
        settings.changed.connect(self._on_setting)
        self.animator.speed = speed_of(settings.motion)
        self.refresh(animate=False)

    # what the player does

    def act(self, action: Action) -> bool:
        """Do an action of the player; what still moves or stays is finished first."""
        self.hurry()
        done = self.session.act(action)
        if done and self.stage.marks.selected:
            self.mark(selected=frozenset())
        return done

    def put(self, target: Target, *cards: Card) -> bool:
        """Put a card of the player's, or several together, somewhere; False if nothing comes of it."""
        self.dismiss()
        view = self.view
        if view is None:
            return False
        action = meant(view, self.offers, cards, target)
        if action is None:
            action = tried(view, cards, target)
        return action is not None and self.act(action)

    def wish(self, name: str, cards: tuple[Card, ...]) -> bool:
        """Do what a menu entry asks for, with the chosen cards, or let it be said why not."""
        self.dismiss()
        return self.view is not None and self.act(wished(self.view, name, cards))

    def choose(self, key: str, several: bool) -> None:
        """Choose a card, or let go of it; with `several` the others stay chosen, and without they do not."""
        chosen = self.stage.marks.selected
        if several:
            self.mark(selected=chosen ^ {key})
        else:
            self.mark(selected=frozenset() if chosen == {key} else frozenset({key}))

    def chosen(self) -> tuple[Card, ...]:
        """The cards that are chosen, in the order of their codes."""
        cards = [self.card(key) for key in self.stage.marks.selected]
        return by_code([card for card in cards if card is not None])

    def take(self, offer: Offer) -> bool:
        """Take an offer as it stands."""
        self.dismiss()
        return self.act(offer.action)

    def hurry(self) -> bool:
        """Finish all movement and the stay of a trick; False if there was nothing to finish."""
        busy = self.stay.is_on or self.animator.is_busy
        if self.stay.is_on:
            self.stay.end()
        if self.animator.is_busy:
            self.animator.finish_all()
        return busy

    def card(self, key: str) -> Card | None:
        """The card of an item's key, if its face is known."""
        item = self.stage.item(key)
        return None if item is None else item.card

    def named_at(self, point: QPointF) -> str:
        """What lies at a point of the table, in full; empty for the cloth."""
        control = self.controls.at(point)
        if control is not None:
            return control.spoken()
        item = self.stage.at(point)
        if item is not None:
            return self.piles.explained(item.key)
        return self.furniture.told_at(point)

    def show_last_trick(self) -> None:
        """Show the last trick again, or take it away when it is shown."""
        shown = self.overlay.cards is not None
        self.dismiss()
        trick = self.session.last_trick
        if shown or trick is None or self.view is None:
            return
        caption = functools.partial(texts.trick_caption, len(self.view.tricks), trick.winner, False)
        pile = self.layout.own_won
        beside = QPointF(pile.x - pile.height / 2 - 8, pile.y)
        self._show_cards(trick.cards, 0 if trick.winner == trick.leader else 1, caption, beside)

    def _show_cards(
        self, cards: Sequence[Card], ringed: int | None, caption: Callable[[], str], right_side: QPointF
    ) -> None:
        faces = [card.face for card in cards]
        height = self.layout.trick[0].height
        self.overlay.show_cards(self.look, faces, ringed, caption, right_side, height, self.table_rect())

    def dismiss(self) -> bool:
        """Take away what stands over the table, and the marks of a refusal; False if there was nothing."""
        reason, cards = self.refusals.drop(), self.overlay.drop_cards()
        return reason or cards

    def lift(self, source: str, cards: frozenset[Card]) -> None:
        """Lift cards for one source (a chip under the pointer, the focus, the panel); none: no longer."""
        if self._lifts.get(source, frozenset()) != cards:
            self._lifts[source] = cards
            self.mark(lifted=frozenset().union(*self._lifts.values()))

    def mark(self, **changes: object) -> None:
        """Change some marks of the cards; see `Marks`."""
        values = {name: getattr(self.stage.marks, name) for name in Marks.__dataclass_fields__}
        self.stage.set_marks(Marks(**(values | changes)), animate=self.is_shown)

    # how it is shown

    def table_rect(self) -> QRectF:
        """The whole table."""
        return QRectF(0, 0, self.layout.table.width, self.layout.table.height)

    def resize(self, width: float, height: float, dpr: float, font: QFont) -> None:
        """Lay the table out for another size or resolution; nothing moves on the way."""
        if ((width, height), dpr, font) == (self._size, self._dpr, self._font):
            return
        self._size, self._dpr, self._font = (width, height), dpr, QFont(font)
        self.renew()

    def set_theme(self, theme: Theme) -> None:
        """Draw on another table."""
        if theme != self.theme:
            self.theme = theme
            self.renew()

    def retranslate(self) -> None:
        """Write everything in the language in use now, indices of the cards too."""
        refused = self.refusals.error
        show_again = self.overlay.show_again
        self.piles.retranslate()
        self.renew()
        if show_again is not None:
            show_again(self.look)
        if refused is not None:
            self.refusals.show(refused)

    def renew(self) -> None:
        """Draw everything anew, where it is."""
        self.dismiss()
        self.look = self._make_look()
        self.furniture.set_look(self.look)
        self.controls.set_look(self.look)
        self.stage.set_look(self.look)
        self.refresh(animate=False)

    def refresh(self, animate: bool = True) -> None:
        """Show the state of the session, as far as the piles let it be seen already."""
        self.view = self.session.view
        self.piles.refresh()
        view = self.view
        self.furniture.set_visible(view is not None)
        counts = self.furniture.counts(self.piles, self.look)
        self.layout = lay_out(*self._size, counts, self.controls.texts(self.look))
        animate = animate and self.is_shown
        if not animate:
            self.animator.finish_all()
        staying = self.piles.staying
        winner = None
        if staying is not None:
            winner = staying.cards[0 if staying.winner == staying.leader else 1]
        if self.stage.marks.winner is not winner:
            self.mark(winner=winner)
        if view is None:
            self.stage.clear()
            self.offers = ()
        else:
            self.offers = offers(view)
            held = waiting(view) if self.settings.hint_mode != "off" else ()
            self.furniture.update(self.session, view, self.piles, self.layout)
            caption = texts.declaring(view) if self.offers else texts.within_reach() if held else ""
            self.furniture.show_caption(caption, self.layout)
            self.controls.update(
                (*self.offers, *held),
                view,
                self.layout,
                self.settings.sort,
                self.session.last_trick is not None,
            )
            self.stage.sync(self.layout, animate, self._dealing and animate)
        self.refreshed.emit()

    def _make_look(self) -> Look:
        return make_look(self.theme, self.settings, self._font, self._size[1], self._dpr)

    # what the session and the settings say

    def _on_new_table(self) -> None:
        self.cleared.emit()
        self.dismiss()
        self.stay.forget()
        self.animator.finish_all()
        self.stage.clear()
        self.stage.set_marks(Marks())
        self.piles.reset()
        view = self.session.view
        self._dealing = view is not None and not view.tricks and view.lead is None
        self._had_events = self._dealing

    def _on_events(self, events: object) -> None:
        if not isinstance(events, tuple):
            return
        self.refusals.drop()  # cards that the opponent has shown stay until the player does something
        if self.stay.is_on:
            self.stay.end()
        self._had_events = True
        for event in events:
            if isinstance(event, TrickWon):
                trick = self.session.last_trick
                ms = self.settings.trick_stay_ms
                if trick is not None and (self.animator.speed or ms):
                    view = self.session.view  # what the table shows is refreshed later
                    if view is not None and view.phase is Phase.WINDOW and view.to_move == HUMAN:
                        ms = 0  # what was won lies there as long as its winner thinks about declaring
                    drawn = tuple(event for event in events if isinstance(event, CardDrawn))
                    self.stay.begin(trick, ms, drawn)
        self._fresh_events.extend(events)

    def _on_state(self) -> None:
        events, self._fresh_events = self._fresh_events, []
        # A change without events is a step back or a loaded match: nothing has moved on the table.
        self.refresh(animate=self._had_events)
        self._had_events = False
        self._dealing = False
        for event in events:
            self._float(event)
            self._show_what_was_shown(event)

    def _show_what_was_shown(self, event: Event) -> None:
        """Let the player see what the opponent has shown of his hand and taken back into it."""
        if not self.is_shown or getattr(event, "seat", None) != OPPONENT:
            return
        if isinstance(event, CarteBlancheShown):
            cards: tuple[Card, ...] = event.cards
        elif isinstance(event, DixClaimed):
            cards = (event.card,)
        else:
            return
        shown = arranged(cards, "suit", None)
        above = QPointF(self.layout.table.right - EDGE, 0.55 * self.layout.trick_frame.top)
        self._show_cards(shown, None, lambda: phrases.describe(event, HUMAN, self.session.names), above)

    def _on_stay_ended(self) -> None:
        self.refresh()

    def _float(self, event: Event) -> None:
        """Let points rise where they were earned."""
        earned = getattr(event, "points", 0)
        seat = getattr(event, "seat", None)
        if not earned or seat not in (HUMAN, OPPONENT) or not self.is_shown:
            return
        cards = getattr(event, "cards", ())
        place = self.furniture.earned_at(seat, cards if isinstance(cards, tuple) else (), self.layout)
        self.floats.rise(self.look, earned, place)

    def _on_setting(self, name: str) -> None:
        if name == "motion":
            self.animator.speed = speed_of(self.settings.motion)
            if not self.animator.speed:
                self.animator.finish_all()
        elif name in ("four_colours", "large_index", "back"):
            self.renew()
        elif name in ("sort", "hint_mode"):
            self.refresh()
