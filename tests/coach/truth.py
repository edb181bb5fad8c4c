"""Whether a certain reason is true of the whole deal, by a reading of the rules that shares no code with it.

Each function answers with nothing where the sentence is true, and with what is wrong where it is not. The
whole deal is known here, the other hand and the stock with it.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy

from bezique_qt.coach import Reason, ReasonKind
from bezique_qt.rules import Action
from tests.rules.naive import NaiveDeal
from tests.rules.naive_melds import BEZIQUES, POINTS, barred, kind_of, sets_in, suit_of

Key = tuple[str, str]
"""A kind of meld and its suit, or nothing for four of a rank."""


def falsehood(deal: NaiveDeal, action: Action, reason: Reason) -> str:
    """What is false about a reason for, or against, this action of the one to move."""
    seat = deal.to_move()
    after = deepcopy(deal)
    after.act(seat, str(action))
    cards = [card.code for card in reason.cards]
    points = round(reason.points)
    key = ("", "") if reason.meld is None else (str(reason.meld[0]), reason.meld[1] or "")
    match reason.kind:
        case ReasonKind.SCORES:
            return _unless(after.scores[seat] - deal.scores[seat] == points > 0, "it scores something else")
        case ReasonKind.LEAVES:
            text = " ".join(["meld", key[0], *cards])
            left = text in deal.legal() and not any(
                one.scored and one.cards == cards for one in after.melds[seat]
            )
            return _unless(left and points == POINTS[key[0]], "it could not be scored now, or it was")
        case ReasonKind.WAITS:
            return _waits(deal, after, seat, key, points)
        case ReasonKind.LAST_WINDOW:
            over = deepcopy(deal)
            over.act(seat, "done")
            return _unless(over.phase == "strict", "another window follows")
        case ReasonKind.TAKES_TURNED:
            gained = set(after.hands[seat]) - set(deal.hands[seat])
            return _unless(set(cards) == {deal.turned} <= gained, "that card is not taken")
        case ReasonKind.NO_MELD:
            return _unless(not _futures(deal, seat, cards[0]), "it can make a meld yet")
        case ReasonKind.PARTNER_GONE:
            return _gone(deal, seat, cards[0], reason.face, key[0])
        case ReasonKind.BREAKS:
            return _broken(deal, after, seat, key, points)
        case ReasonKind.BREAKS_CHANCE:
            return _broken_chance(deal, after, seat, key, points)
        case ReasonKind.CANNOT_BE_BEATEN:
            return _beaten(after, seat)
    return _of_trick(deal, after, seat, reason, key)


def _unless(true: bool, what: str) -> str:
    return "" if true else what


def _of_trick(deal: NaiveDeal, after: NaiveDeal, seat: int, reason: Reason, key: Key) -> str:
    """What is said of a trick that the action ends."""
    cards = [card.code for card in reason.cards]
    won = after.trick_count[seat] > deal.trick_count[seat]
    lost = after.trick_count[1 - seat] > deal.trick_count[1 - seat]
    match reason.kind:
        case ReasonKind.WINS:
            return _unless(won, "the trick is not won")
        case ReasonKind.LOSES:
            return _unless(lost, "the trick is not lost")
        case ReasonKind.TAKES_BRISQUE:
            return _unless(won and cards == [deal.lead] and cards[0][0] in "AT", "that brisque is not taken")
        case ReasonKind.GIVES_BRISQUE:
            given = cards[0] in after.taken[1 - seat] and cards[0] in deal.hands[seat]
            return _unless(lost and given and cards[0][0] in "AT", "that brisque is not given")
        case ReasonKind.WINS_TO_SCORE:
            legal = after.phase == "window" and " ".join(["meld", key[0], *cards]) in after.legal()
            return _unless(
                won and legal and round(reason.points) == POINTS[key[0]] and suit_of(key[0], cards) == key[1],
                "it cannot be scored then",
            )
    return "a sentence that nobody has thought of"


def _beaten(after: NaiveDeal, seat: int) -> str:
    """Whether any card still out, wherever it is, wins the trick that was led to."""
    lead = after.lead
    assert lead is not None
    for card in [*after.hands[1 - seat], *after.stock]:
        if after.beats(card, lead):
            return f"{card} beats it"
    return ""


def _trumps(deal: NaiveDeal) -> Iterable[str | None]:
    """What may be trumps while this deal lasts."""
    return [deal.trump] if deal.trump is not None else [None, "S", "H", "D", "C"]


def _futures(deal: NaiveDeal, seat: int, card: str) -> list[tuple[str, list[str]]]:
    """The melds with this card that all the cards the seat may ever hold would make."""
    pool = [*deal.hands[seat], *deal.stock]
    found = []
    for trump in _trumps(deal):
        # Four of a rank: any three others do, so that not every four has to be made of a pool.
        near = [one for one in pool if one[0] in "ATKQJ" and (one[0] != card[0] or one[1] == card[1])]
        found += [
            (kind, cards) for kind, cards in sets_in(_few(near, card), trump, deal.switches) if card in cards
        ]
        four = [card, *[one for one in pool if one[0] == card[0] and one != card][:3]]
        kind = kind_of(four, trump, deal.switches) if len(four) == 4 else None
        if kind is not None:
            found.append((kind, four))
    return found


def _few(cards: list[str], wanted: str) -> list[str]:
    """One card of each face, the wanted one among them: enough to see what kinds there can be."""
    return list({card[:2]: card for card in [*cards, wanted]}.values())


def _gone(deal: NaiveDeal, seat: int, card: str, face: str, kind: str) -> str:
    pool = [*deal.hands[seat], *deal.stock]
    if any(one[:2] == face for one in pool):
        return f"{face} is in the hand or in the stock"
    wanted = BEZIQUES if kind == "bezique" else ["marriage", "royal-marriage"]
    kinds = [found for found, cards in _futures(deal, seat, card) if found in wanted]
    return _unless(not kinds, "it can make such a meld yet")


def _open_sets(deal: NaiveDeal, seat: int, hand: list[str], window: int) -> list[tuple[Key, list[str]]]:
    """The melds of a hand that no earlier one bars in a later window."""
    found = []
    for kind, cards in sets_in(hand, deal.trump, deal.switches):
        announced = [one for one in deal.melds[seat] if one.cards == cards and one.announced is not None]
        since = window
        for one in announced:
            if not one.lost and not one.scored and one.announced is not None:
                since = one.announced
        if not barred(cards, since, deal.melds[seat], hand, deal.trump, deal.switches):
            found.append(((kind, suit_of(kind, cards)), cards))
    return found


def _waits(deal: NaiveDeal, after: NaiveDeal, seat: int, key: Key, points: int) -> str:
    now = [text.split()[2:] for text in deal.legal() if text.startswith("meld ")]
    if after.over or len(deal.stock) <= 2:
        return "there is no later window"
    if after.phase == "window" and any(text.startswith("meld ") for text in after.legal()):
        return "it need not wait"
    # Once the window has been closed nothing but the draw changes the hand.
    held = [card for card in after.hands[seat] if card in deal.hands[seat]]
    later = _open_sets(after, seat, held, after.window + 1)
    found = any(which == key and cards in now for which, cards in later)
    return _unless(found and points == POINTS[key[0]], "it can never be scored after this one")


def _scorable(deal: NaiveDeal, seat: int, hand: list[str]) -> set[Key]:
    """The melds of a hand that a trick won now would let score."""
    if not deal.stock:
        return set()
    return {key for key, _ in _open_sets(deal, seat, hand, deal.window + 1)}


def _once_played(deal: NaiveDeal, after: NaiveDeal, seat: int) -> tuple[NaiveDeal, list[str]]:
    """The deal with what playing a card has made of the melds, nothing drawn; and the hand that is left."""
    played = deepcopy(deal)
    played.melds = after.melds
    gone = {*after.taken[0], *after.taken[1], after.lead}
    return played, [one for one in deal.hands[seat] if one not in gone]


def _broken(deal: NaiveDeal, after: NaiveDeal, seat: int, key: Key, points: int) -> str:
    played, left = _once_played(deal, after, seat)
    if key not in _scorable(deal, seat, deal.hands[seat]) or points != POINTS[key[0]]:
        return "a trick would not let it score"
    return _unless(key not in _scorable(played, seat, left), "a trick would still let it score")


def _broken_chance(deal: NaiveDeal, after: NaiveDeal, seat: int, key: Key, points: int) -> str:
    played, left = _once_played(deal, after, seat)
    may_come = _may_come(deal, seat)
    before = lacking(deal, seat, key, deal.hands[seat], may_come)
    if before is None or before == 0 or points != POINTS[key[0]]:
        return "it is not within reach"
    then = lacking(played, seat, key, left, may_come)
    return _unless(then is None or then > before, "it is as near as before")


def _may_come(deal: NaiveDeal, seat: int) -> list[str]:
    """What this seat may draw for all it knows: all that neither lies open nor is its own."""
    seen = deal.exposed[1 - seat] | ({deal.turned} if deal.turned is not None else set())
    return [one for one in [*deal.hands[1 - seat], *deal.stock] if one not in seen]


def great_beziques(deal: NaiveDeal, hand: list[str]) -> set[Key]:
    """The double beziques and better ones that the one to move, with this hand, holds or may come to hold."""
    seat = deal.to_move()
    may_come = _may_come(deal, seat)
    found: set[Key] = set()
    for pairs in range(2, deal.switches["highest_bezique"] + 1):
        for suit in "SHDC":
            key = (BEZIQUES[pairs - 1], suit)
            faces = [card[:2] for card in hand]
            held = sum(min(pairs, faces.count(face)) for face in _of_meld(key))
            # Of what lacks more than two cards nobody says that it is within reach.
            if held >= 2 * pairs - 2 and lacking(deal, seat, key, hand, may_come) is not None:
                found.add(key)
    return found


def lacking(deal: NaiveDeal, seat: int, key: Key, hand: list[str], may_come: list[str]) -> int | None:
    """How few of the cards that may come would make the meld, in time and barred by nothing; None: no number.

    Of a meld that lacks more than two cards nothing is asked.
    """
    draws = len(deal.stock) // 2 - 1
    useful = _of_meld(key)
    held = [card for card in hand if card[:2] in useful]
    coming = [card for card in may_come if card[:2] in useful]
    # One copy of each face would do but for double beziques and better ones.
    few: list[str] = []
    for card in coming:
        if sum(one[:2] == card[:2] for one in few) < 2:
            few.append(card)
    choices: list[list[str]] = [[], *[[one] for one in few]]
    choices += [[one, two] for place, one in enumerate(few) for two in few[place + 1 :]]
    # The turned card comes beside those drawn, for a seven that is held, or in place of one drawn.
    sevens = _sevens_for_turned(deal, hand, may_come)
    if sevens is not None and deal.turned is not None and deal.turned[:2] in useful:
        choices += [[deal.turned], *[[deal.turned, one] for one in few]]
    best = None
    for chosen in choices:
        drawn = len(chosen) if deal.turned not in chosen else len(chosen) - 1 + (sevens or 0)
        if drawn > max(0, draws) or (best is not None and best <= len(chosen)):
            continue
        for found, cards in _open_sets(deal, seat, [*held, *chosen], deal.window + 1):
            if found == key and set(chosen) <= set(cards):
                best = len(chosen)
                break
    return best


def _sevens_for_turned(deal: NaiveDeal, hand: list[str], may_come: list[str]) -> int | None:
    """How many sevens have to be drawn, 0 or 1, to exchange one for the turned card; None: it stays."""
    if not deal.switches["dix"] or deal.turned is None or deal.turned[0] == "7" or deal.exchange_gone:
        return None
    if any(card[:2] == f"7{deal.trump}" and card not in deal.claimed for card in hand):
        return 0
    return 1 if any(card[:2] == f"7{deal.trump}" for card in may_come) else None


def _of_meld(key: Key) -> set[str]:
    """The faces that a great meld is made of."""
    kind, suit = key
    if kind in BEZIQUES:
        return {"Q" + suit, "J" + {"S": "D", "D": "S", "C": "H", "H": "C"}[suit]}
    return {rank + suit for rank in "ATKQJ"}
