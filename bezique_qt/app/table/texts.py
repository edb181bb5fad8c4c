"""Every text that the table itself writes; what the game says (events, rules, names) is in `phrases`."""

from __future__ import annotations

from bezique_qt.app.phrases import COUNTS, number
from bezique_qt.app.phrases.fill import QT_TRANSLATE_NOOP, fill
from bezique_qt.rules import Done, Phase, PlayerView


def points(value: int) -> str:
    """Points as the language writes numbers."""
    return number(value)


def earned(value: int) -> str:
    """What stands for a moment where points were earned: a plus and the points."""
    return fill(QT_TRANSLATE_NOOP("phrases", "+{points}"), points=points(value))


def table_name() -> str:
    """The accessible name of the table."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Card table"))


def in_this_deal(value: int) -> str:
    """What a player has scored in the deal, in his box."""
    return fill(QT_TRANSLATE_NOOP("phrases", "{points} in this deal"), points=points(value))


def target(value: int) -> str:
    """The points that end the match."""
    return fill(QT_TRANSLATE_NOOP("phrases", "game at {points}"), points=points(value))


def rubicon_at(line: int) -> str:
    """The line that a loser must reach."""
    return fill(QT_TRANSLATE_NOOP("phrases", "rubicon at {points}"), points=points(line))


def to_the_rubicon(missing: int) -> str:
    """How far a player is from the rubicon; 0 or less when he is over it."""
    if missing <= 0:
        return fill(QT_TRANSLATE_NOOP("phrases", "over the rubicon"))
    return fill(QT_TRANSLATE_NOOP("phrases", "{points} to the rubicon"), points=points(missing))


def trumps() -> str:
    """Above the name of the trump suit."""
    return fill(QT_TRANSLATE_NOOP("phrases", "trumps"))


def no_trumps_yet() -> str:
    """In the place of the trump suit."""
    return fill(QT_TRANSLATE_NOOP("phrases", "no trumps yet"))


def dealer_mark() -> str:
    """One letter on the box of the dealer."""
    return fill(QT_TRANSLATE_NOOP("phrases", "D"))


def dealer() -> str:
    """What the dealer's mark means."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Dealer"))


def trick_caption(number: int, winner: int | None, own_turn: bool) -> str:
    """On the frame of the trick: `winner` is a seat once the trick is finished."""
    if winner == 0:
        return fill(QT_TRANSLATE_NOOP("phrases", "Trick {number}: yours"), number=number)
    if winner == 1:
        return fill(QT_TRANSLATE_NOOP("phrases", "Trick {number}: your opponent's"), number=number)
    if own_turn:
        return fill(QT_TRANSLATE_NOOP("phrases", "Trick {number}: your turn"), number=number)
    return fill(QT_TRANSLATE_NOOP("phrases", "Trick {number}"), number=number)


def last_trick() -> str:
    """The button that shows the last trick again."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Last trick"))


def sort_way(way: str) -> str:
    """One way of arranging the hand, as an entry of the menu."""
    return {
        "suit": fill(QT_TRANSLATE_NOOP("phrases", "By suit")),
        "rank": fill(QT_TRANSLATE_NOOP("phrases", "By rank")),
        "alternating": fill(QT_TRANSLATE_NOOP("phrases", "Colours alternating")),
        "trumps": fill(QT_TRANSLATE_NOOP("phrases", "Trumps first")),
        "own": fill(QT_TRANSLATE_NOOP("phrases", "My own order")),
    }[way]


def sort_button(way: str) -> str:
    """The button of the hand that says how it is arranged."""
    return {
        "suit": fill(QT_TRANSLATE_NOOP("phrases", "Sort: by suit")),
        "rank": fill(QT_TRANSLATE_NOOP("phrases", "Sort: by rank")),
        "alternating": fill(QT_TRANSLATE_NOOP("phrases", "Sort: colours")),
        "trumps": fill(QT_TRANSLATE_NOOP("phrases", "Sort: trumps first")),
        "own": fill(QT_TRANSLATE_NOOP("phrases", "Sort: my own")),
    }[way]


def declaring(view: PlayerView) -> str:
    """Above the chips: what may be declared now."""
    variant = view.variant
    if view.phase is Phase.CARTE_BLANCHE:
        return fill(QT_TRANSLATE_NOOP("phrases", "Show your carte blanche, or pass"))
    if view.phase is not Phase.WINDOW:
        return fill(QT_TRANSLATE_NOOP("phrases", "Before you play"))
    if all(isinstance(action, Done) for action in view.legal_actions):
        return fill(QT_TRANSLATE_NOOP("phrases", "Nothing to declare"))
    if not variant.melds_per_window:
        return fill(QT_TRANSLATE_NOOP("phrases", "Declare, or draw"))
    if view.scored_in_window >= variant.melds_per_window:
        return fill(QT_TRANSLATE_NOOP("phrases", "Announce more, or draw"))
    if variant.melds_per_window == 1:
        return fill(QT_TRANSLATE_NOOP("phrases", "One meld now, or draw"))
    return fill(QT_TRANSLATE_NOOP("phrases", "Declare, or draw"))


def within_reach() -> str:
    """Above chips of melds that can be scored after a trick is won."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Within reach once you win a trick"))


def draw() -> str:
    """The chip that ends the window."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Draw"))


def pass_carte_blanche() -> str:
    """The chip that passes a carte blanche."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Pass"))


def carte_blanche() -> str:
    """The chip that shows a carte blanche."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Carte blanche"))


def dix() -> str:
    """The chip that claims a seven of trumps and keeps it."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Claim the 7"))


def exchange() -> str:
    """The chip that claims a seven of trumps and takes the turned card for it."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Exchange the 7"))


def announce(meld: str) -> str:
    """The chip or entry that lays a meld to score it later; `meld` is its name."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Announce: {meld}"), meld=meld)


def score_with(cards: str) -> str:
    """An entry of a chip's list: the same meld with these cards."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Score it with {cards}"), cards=cards)


def announce_with(cards: str) -> str:
    """An entry of a chip's list: lay the meld with these cards, to score it later."""
    return fill(QT_TRANSLATE_NOOP("phrases", "Announce it with {cards}"), cards=cards)


def meld_with(meld: str, cards: str) -> str:
    """An entry of a list of several melds."""
    return fill(QT_TRANSLATE_NOOP("phrases", "{meld}: {cards}"), meld=meld, cards=cards)


def more(count: int) -> str:
    """The chip that lists what finds no room."""
    return COUNTS.more(count)


def for_points(name: str, value: int) -> str:
    """What a screen reader says of a chip."""
    return fill(QT_TRANSLATE_NOOP("phrases", "{name}, {points} points"), name=name, points=points(value))


def several(meld: str, times: int) -> str:
    """Below cards that make the same meld more than once."""
    return fill(QT_TRANSLATE_NOOP("phrases", "{times} × {meld}"), times=times, meld=meld)


def announced(meld: str) -> str:
    """Below a meld that lies announced and has not scored yet."""
    return fill(QT_TRANSLATE_NOOP("phrases", "{meld}, announced"), meld=meld)


def chosen(card: str, is_chosen: bool) -> str:
    """What a screen reader says when a card is chosen for a meld, or let go of."""
    if is_chosen:
        return fill(QT_TRANSLATE_NOOP("phrases", "{card}: chosen for a meld"), card=card)
    return fill(QT_TRANSLATE_NOOP("phrases", "{card}: no longer chosen"), card=card)
