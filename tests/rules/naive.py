"""A second reader of the rules: it replays a record by the decided rules alone, and counts the points.

Strings for cards, lists, plain loops, and nothing from bezique_qt, so that the engine's answers can be
compared with one that shares no code with it. Not fast; with `legal_sets=False` it only looks for one
legal declaration where that decides whether a window exists, and checks only the actions taken.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from tests.rules.naive_melds import POINTS, Laid, barred, class_of, kind_of, restored_by, sets_in
from tests.rules.naive_table import Switches, settle, switches_of

COURTS = "KQJ"


class NaiveError(ValueError):
    """The record holds an action that the rules do not allow."""


class NaiveDeal:
    """One deal, changed by each action."""

    def __init__(self, switches: Switches, dealer: int, pack: list[str], totals: list[int]) -> None:
        self.switches = switches
        self.dealer = dealer
        self.totals = totals
        self.hands: list[list[str]] = [[], []]
        self.exposed: list[set[str]] = [set(), set()]
        self.taken: list[list[str]] = [[], []]
        self.trick_count = [0, 0]
        self.melds: list[list[Laid]] = [[], []]
        self.scores = [0, 0]
        self.trump: str | None = None
        self.turned: str | None = None
        self.claimed: list[str] = []
        self.exchange_gone = False
        self.window = 0  # number of the last trick
        self.scored_in_window = 0
        self.leader = 1 - dealer
        self.lead: str | None = None
        self.phase = "trick"
        self.over = False
        self.why: list[str] = []  # a line for each scoring, to read when two counts differ
        near = max(totals) >= switches["target"] - switches["near_target"]
        self.as_won = switches["brisques"] == "as-won" or (switches["brisques"] == "end-near-target" and near)

        pack = list(pack)
        for size in switches["packets"]:
            for seat in (1 - dealer, dealer):
                for _ in range(size):
                    self.hands[seat].append(pack.pop(0))
        if switches["trump_from"] == "turned":
            self.turned = pack.pop(0)
            self.trump = self.turned[1]
            pack.append(self.turned)
        self.stock = pack
        if self.turned is not None and self.turned[0] == "7" and switches["turned_seven"]:
            self.claimed.append(self.turned)
            self.score(dealer, switches["turned_seven"], "turned seven")
        # Who may still show a carte blanche; and who has a chance to do it at this moment, in order.
        self.blank = [not any(card[0] in COURTS for card in hand) for hand in self.hands]
        self.chances: list[int] = []
        if switches["carte_blanche"] and not self.over:
            self.chances = [seat for seat in (self.leader, dealer) if self.blank[seat]]
        if self.chances:
            self.phase = "carte-blanche"

    # Counting.

    def score(self, seat: int, points: int, why: str) -> None:
        if points == 0:
            return
        self.scores[seat] += points
        self.why.append(f"{seat} {why} {points}")
        reached = self.totals[seat] + self.scores[seat] >= self.switches["target"]
        if reached and self.switches["ending"] == "at-once":
            self.over = True

    def brisques(self) -> list[int]:
        return [sum(1 for card in cards if card[0] in "AT") for cards in self.taken]

    # What may be done.

    def to_move(self) -> int:
        if self.phase == "carte-blanche":
            return self.chances[0]
        if self.phase == "window":
            return self.leader
        return self.leader if self.lead is None else 1 - self.leader

    def claims(self, seat: int) -> list[str]:
        """dix and exchange actions of a seat that is to move, in a window or before it plays."""
        switches = self.switches
        if not switches["dix"] or not self.stock or self.phase not in ("trick", "window"):
            return []
        if switches["dix_when"] == "window" and self.phase != "window":
            return []
        if switches["dix_when"] == "turn-after-trick" and self.trick_count[seat] == 0:
            return []
        found = []
        for card in self.hands[seat]:
            if card[0] == "7" and card[1] == self.trump and card not in self.claimed:
                found.append("dix " + card)
                if self.turned is not None and self.turned[0] != "7" and not self.exchange_gone:
                    found.append("exchange " + card)
        return found

    def declarations(self, seat: int) -> Iterator[str]:
        """meld and announce actions in the window of this seat."""
        may_score = self.switches["melds_per_window"] == 0
        may_score = may_score or self.scored_in_window < self.switches["melds_per_window"]
        for kind, cards in sets_in(self.hands[seat], self.trump, self.switches):
            tail = " ".join([kind, *cards])
            if may_score and not self.why_not("meld", seat, cards):
                yield "meld " + tail
            if self.switches["announce"] and not self.why_not("announce", seat, cards):
                yield "announce " + tail

    def why_not(self, verb: str, seat: int, cards: list[str]) -> str:
        """Why this set may not be scored or announced now; "" when it may."""
        mine = [laid for laid in self.melds[seat] if laid.cards == cards]
        if verb == "announce" and mine:
            return "this set has been announced or scored"
        window = self.window
        for laid in mine:
            if laid.announced is not None and not laid.lost:
                window = laid.announced
        return barred(cards, window, self.melds[seat], self.hands[seat], self.trump, self.switches)

    def window_exists(self) -> bool:
        if self.claims(self.leader):
            return True
        return next(self.declarations(self.leader), None) is not None

    def plays(self, seat: int) -> list[str]:
        hand = self.hands[seat]
        if self.phase != "strict" or self.lead is None:
            return ["play " + card for card in hand]
        order = self.switches["rank_order"]
        same_suit = [card for card in hand if card[1] == self.lead[1]]
        if same_suit:
            higher = [card for card in same_suit if order.index(card[0]) < order.index(self.lead[0])]
            if higher and self.switches["strict_duty"] == "beat":
                return ["play " + card for card in higher]
            return ["play " + card for card in same_suit]
        trumps = [card for card in hand if card[1] == self.trump]
        if trumps and self.switches["strict_duty"] == "beat":
            return ["play " + card for card in trumps]
        return ["play " + card for card in hand]

    def legal(self) -> list[str]:
        seat = self.to_move()
        if self.phase == "carte-blanche":
            return ["carte-blanche", "done"]
        if self.phase == "window":
            return sorted(["done", *self.claims(seat), *self.declarations(seat)])
        return sorted(self.plays(seat) + self.claims(seat))

    def is_legal(self, action: str) -> bool:
        """The same answer as `action in self.legal()` without making all the sets of a window."""
        verb, *rest = action.split(" ")
        if self.phase == "window" and verb in ("meld", "announce"):
            kind, cards = rest[0], rest[1:]
            seat = self.leader
            if verb == "announce" and not self.switches["announce"]:
                return False
            limit = self.switches["melds_per_window"]
            if verb == "meld" and limit and self.scored_in_window >= limit:
                return False
            held = all(card in self.hands[seat] for card in cards)
            right = cards == sorted(set(cards)) and kind_of(cards, self.trump, self.switches) == kind
            return held and right and not self.why_not(verb, seat, cards)
        if self.phase == "window":
            return action == "done" or action in self.claims(self.leader)
        return action in self.legal()

    # Doing it.

    def act(self, seat: int, action: str) -> None:
        if self.over:
            raise NaiveError(f"{action}: the deal is over")
        if seat != self.to_move():
            raise NaiveError(f"{action}: it is not the turn of seat {seat}")
        if not self.is_legal(action):
            raise NaiveError(f"{action}: not one of {self.legal()}")
        verb, *rest = action.split(" ")
        if verb == "play":
            self.play(seat, rest[0])
        elif verb == "meld":
            self.meld(seat, rest[0], rest[1:])
        elif verb == "announce":
            self.melds[seat].append(Laid(rest[1:], announced=self.window))
            self.exposed[seat] |= set(rest[1:])
        elif verb in ("dix", "exchange"):
            self.claim(seat, verb, rest[0])
        elif verb == "carte-blanche":
            self.chances.pop(0)
            self.score(seat, self.switches["carte_blanche"], "carte blanche")
        elif self.phase == "carte-blanche":
            self.chances.pop(0)
            self.blank[seat] = False
        else:
            self.draw()
            return
        if self.over:
            return
        if self.phase == "carte-blanche" and not self.chances:
            self.phase = "trick"
        elif self.phase == "window" and not self.window_exists():
            self.draw()

    def play(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.exposed[seat].discard(card)
        for laid in self.melds[seat]:
            if not laid.scored and card in laid.cards:
                laid.lost = True
        if self.lead is None:
            self.lead = card
            return
        lead, self.lead = self.lead, None
        winner = self.leader if not self.beats(card, lead) else seat
        self.leader = winner
        self.taken[winner] += [lead, card]
        self.trick_count[winner] += 1
        self.window += 1
        self.scored_in_window = 0
        won = 10 * sum(1 for c in (lead, card) if c[0] in "AT") if self.as_won else 0
        if not self.hands[0] and not self.hands[1]:
            self.score(winner, self.switches["last_trick"] + won, "last trick")
            if not self.over and not self.as_won and self.switches["brisques"] in ("end", "end-near-target"):
                for player, count in enumerate(self.brisques()):
                    self.score(player, 10 * count, "brisques")
            self.over = True
            return
        self.score(winner, won, "brisques as won")
        if self.over or not self.stock:
            return
        self.phase = "window"
        # `act` draws at once where nothing can be declared.

    def beats(self, second: str, lead: str) -> bool:
        order = self.switches["rank_order"]
        if second[1] == lead[1]:
            return bool(order.index(second[0]) < order.index(lead[0]))
        return second[1] == self.trump

    def meld(self, seat: int, kind: str, cards: list[str]) -> None:
        restored = restored_by(cards, kind, self.melds[seat], self.hands[seat])
        if restored and self.switches["reform"]:
            restored[0].restored = True
        mine = [laid for laid in self.melds[seat] if laid.cards == cards]
        mine = [laid for laid in mine if not laid.scored and not laid.lost]
        laid = mine[0] if mine else Laid(cards)
        if not mine:
            self.melds[seat].append(laid)
        laid.scored, laid.kind, laid.points = True, kind, POINTS[kind]
        for other in self.melds[seat]:
            if other.scored or other.lost or not set(other.cards) & set(cards):
                continue
            other_kind = kind_of(other.cards, self.trump, self.switches)
            if other_kind is None or class_of(other_kind) != class_of(kind):
                continue
            if POINTS[other_kind] < laid.points:
                other.lost = True
        self.exposed[seat] |= set(cards)
        self.scored_in_window += 1
        if self.trump is None:
            source = self.switches["trump_from"]
            fixes = kind == "royal-marriage"
            fixes = fixes or (source == "marriage-or-sequence" and kind == "sequence")
            fixes = fixes or (source == "marriage-or-bezique" and class_of(kind) == "bezique")
            if fixes:
                self.trump = next(card[1] for card in cards if card[0] == "Q")
        self.score(seat, POINTS[kind], " ".join([kind, *cards]))

    def claim(self, seat: int, verb: str, card: str) -> None:
        self.claimed.append(card)
        if verb == "exchange":
            assert self.turned is not None
            self.hands[seat].remove(card)
            self.hands[seat].append(self.turned)
            self.turned = card
            self.stock[-1] = card
        if self.switches["dix_exchange"] == "first":
            self.exchange_gone = True
        self.score(seat, self.switches["dix"], verb + " " + card)

    def draw(self) -> None:
        drawn = {}
        for seat in (self.leader, 1 - self.leader):
            drawn[seat] = self.stock.pop(0)
            self.hands[seat].append(drawn[seat])
        self.phase = "trick"
        if not self.stock:
            self.phase = "strict"
            self.turned = None
            self.exposed = [set(), set()]
            return
        for seat in (0, 1):
            if drawn[seat][0] in COURTS:
                self.blank[seat] = False
        if self.switches["carte_blanche"]:
            self.chances = [seat for seat in (self.leader, 1 - self.leader) if self.blank[seat]]
            if self.chances:
                self.phase = "carte-blanche"


class NaiveMatch:
    """A whole record replayed: `lines` are the trace lines, `deals` the deals, `totals` the match so far."""

    def __init__(self, record: dict[str, Any], game: int = 0, legal_sets: bool = True) -> None:
        switches = switches_of(record["variant"])
        self.totals = [0, 0]
        self.deals: list[NaiveDeal] = []
        self.lines: list[str] = []
        self.over = False
        for number, written in enumerate(record["deals"]):
            if self.over:
                raise NaiveError("a deal after the end of the match")
            deal = NaiveDeal(switches, written["dealer"], written["pack"], list(self.totals))
            self.deals.append(deal)
            head: dict[str, Any] = {"game": game, "deal": number}
            count = 0
            for count, text in enumerate(written["actions"], 1):
                if legal_sets and not deal.over:
                    self.lines.append(situation_line(head, count - 1, deal))
                deal.act(int(text[0]), text[2:])
            if not deal.over:
                if legal_sets:
                    self.lines.append(situation_line(head, count, deal))
                if number + 1 < len(record["deals"]):
                    raise NaiveError("a deal after an unfinished one")
                continue
            self.finish(switches, deal)
            end = {"end": True, "scores": deal.scores, "brisques": deal.brisques(), "match": self.totals}
            self.lines.append(json.dumps({**head, **end}, separators=(",", ":")))

    def finish(self, switches: Switches, deal: NaiveDeal) -> None:
        if switches["ending"] == "settlement":
            self.totals = settle(switches["settlement"], deal.scores, deal.brisques())
            self.over = True
            return
        self.totals = [self.totals[0] + deal.scores[0], self.totals[1] + deal.scores[1]]
        self.over = max(self.totals) >= switches["target"] and self.totals[0] != self.totals[1]

    def winner(self) -> int | None:
        if not self.over or self.totals[0] == self.totals[1]:
            return None
        return 0 if self.totals[0] > self.totals[1] else 1


def situation_line(head: dict[str, Any], number: int, deal: NaiveDeal) -> str:
    line = {
        **head,
        "action": number,
        "seat": deal.to_move(),
        "phase": deal.phase,
        "trump": deal.trump,
        "legal": deal.legal(),
        "scores": deal.scores,
    }
    return json.dumps(line, separators=(",", ":"))
