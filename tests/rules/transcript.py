"""A match in words, trick by trick, for a person to read beside the rules.

`python -m tests.rules.transcript` writes the golden ones into tests/vectors/transcripts, each from the
first of the example games of its variant. They are made from the engine's events alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bezique_qt.rules import (
    VARIANTS,
    AnnouncementLost,
    BrisquesCounted,
    BrisquesScored,
    Card,
    CardDrawn,
    CardPlayed,
    CardsDealt,
    CardTurned,
    CarteBlancheShown,
    DealEnded,
    DealSettled,
    DealStarted,
    DixClaimed,
    Done,
    Event,
    GameRecord,
    LastTrickScored,
    Match,
    MatchEnded,
    MeldAnnounced,
    MeldScored,
    Phase,
    StrictPhaseBegan,
    TrickWon,
    TrumpFixed,
    TurnedCardExchanged,
    TurnedSevenScored,
    parse_record,
)
from tests.rules.vectors import VECTORS, lines_of

FOLDER = VECTORS / "transcripts"
SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def card_text(card: Card) -> str:
    """A card as it is printed, with its copy number after it: 10♦2."""
    rank = "10" if card.rank == "T" else card.rank
    return f"{rank}{SIGNS[card.suit]}{card.copy}"


def cards_text(cards: Sequence[Card]) -> str:
    return " ".join(map(card_text, cards))


class Transcript:
    """Turns events into lines; keeps the trick and the draws of a line until they are complete."""

    def __init__(self, record: GameRecord) -> None:
        self.names = record.players
        self.variant = record.variant
        self.points = [0, 0]
        self.deals = 0
        self.played: list[str] = []
        self.drawn: list[str] = []
        self.lines = [f"{record.variant.id}: {self.names[0]} (seat 0) against {self.names[1]} (seat 1)"]

    def name(self, seat: int) -> str:
        return self.names[seat]

    def scored(self, seat: int, points: int, why: str) -> str:
        """A line for points, with the score of the deal after them."""
        self.points[seat] += points
        return f"      {self.name(seat)}: {why}, {points} points  [{self.points[0]}:{self.points[1]}]"

    def passed(self, seat: int, phase: Phase) -> None:
        what = "closes the window" if phase is Phase.WINDOW else "passes the carte blanche"
        self.lines.append(f"      {self.name(seat)} {what}")

    def add(self, events: Sequence[Event]) -> None:
        for event in events:
            self.lines += self._lines(event)

    def _lines(self, event: Event) -> Iterator[str]:
        match event:
            case DealStarted():
                self.points = [0, 0]
                self.deals += 1
                yield ""
                yield f"Deal {self.deals}, dealt by {self.name(event.dealer)}"
            case CardsDealt():
                for seat, hand in enumerate(event.hands):
                    yield f"  {self.name(seat)} holds {cards_text(sorted(hand, key=_by_suit))}"
            case CardTurned():
                yield f"  Turned: {card_text(event.card)}, trumps are {SIGNS[event.card.suit]}"
            case TurnedSevenScored():
                yield self.scored(event.seat, event.points, "turned the seven of trumps")
            case CarteBlancheShown():
                yield self.scored(event.seat, event.points, f"carte blanche ({cards_text(event.cards)})")
            case CardPlayed():
                self.played.append(f"{self.name(event.seat)} {card_text(event.card)}")
            case TrickWon():
                played, self.played = ", ".join(self.played), []
                yield f"  {event.number:2}. {played}: {self.name(event.seat)} takes it"
            case MeldScored():
                yield self.scored(event.seat, event.points, f"{event.kind.value} {cards_text(event.cards)}")
            case TrumpFixed():
                yield f"      Trumps are {SIGNS[event.suit]}"
            case MeldAnnounced():
                yield f"      {self.name(event.seat)} announces {event.kind.value} {cards_text(event.cards)}"
            case AnnouncementLost():
                yield f"      {self.name(event.seat)} can no longer score {cards_text(event.cards)}"
            case DixClaimed():
                yield self.scored(event.seat, event.points, f"claims the dix {card_text(event.card)}")
            case TurnedCardExchanged():
                yield f"      {self.name(event.seat)} takes the turned {card_text(event.taken)} for it"
            case CardDrawn():
                turned = ", the turned card" if event.turned else ""
                self.drawn.append(f"{self.name(event.seat)} draws {card_text(event.card)}{turned}")
                if len(self.drawn) == 2:
                    drawn, self.drawn = "; ".join(self.drawn), []
                    yield f"      {drawn}"
            case StrictPhaseBegan():
                yield "  The stock is out: follow, beat, else trump"
            case BrisquesScored() | BrisquesCounted():
                why = "1 brisque" if event.count == 1 else f"{event.count} brisques"
                yield self.scored(event.seat, event.points, why)
            case LastTrickScored():
                yield self.scored(event.seat, event.points, "last trick")
            case DealEnded():
                at_once = ", the target is reached and nothing more counts" if event.at_once else ""
                assert list(event.scores) == self.points
                yield f"  End of the deal: {event.scores[0]}:{event.scores[1]}{at_once}"
                yield f"  Brisques taken: {event.brisques[0]} and {event.brisques[1]}"
            case DealSettled():
                who = "no one" if event.winner is None else self.name(event.winner)
                first, second = event.points
                yield f"  Settled ({event.line}): {first} and {second}, {event.value} to {who}"
            case MatchEnded():
                who = "no one" if event.winner is None else self.name(event.winner)
                yield ""
                yield f"Won by {who}, {event.totals[0]}:{event.totals[1]}"


def _by_suit(card: Card) -> tuple[int, int, int]:
    return "SHDC".index(card.suit), "ATKQJ987".index(card.rank), card.copy


def transcript(record: GameRecord) -> str:
    """The whole record in words."""
    text = Transcript(record)
    match: Match | None = None
    for deal in record.deals:
        if match is None:
            match, events = Match.start(record.variant, deal.dealer, deal.pack)
        else:
            text.lines.append(f"  Match: {match.totals[0]}:{match.totals[1]}")
            match, events = match.next_deal(deal.pack)
        text.add(events)
        for seat, action in deal.actions:
            phase = match.deal.phase
            match, events = match.apply(action)
            if isinstance(action, Done):
                text.passed(seat, phase)
            text.add(events)
    return "".join(f"{line}\n" for line in text.lines)


def main() -> None:
    """Write the golden transcripts anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in VARIANTS:
        record = parse_record(lines_of(f"{name}.jsonl")[0])
        (FOLDER / f"{name}.txt").write_text(transcript(record), "utf-8")


if __name__ == "__main__":
    main()
