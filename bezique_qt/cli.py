"""The console companion: `bezique check` with its trace, `arena`, `decide`, `levels`, `tune` and `rules`.

Other programs read its output, so its form is fixed by the record format. Only `rules` needs Qt, and none
needs a screen. Results go to standard output, errors to standard error, one sentence each; exit code 1
means that something in the input is wrong, 2 that the command line is.
"""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures.process import BrokenProcessPool
from io import TextIOWrapper
from pathlib import Path
from random import Random

from bezique_qt import __version__
from bezique_qt.cli_arena import add_arena
from bezique_qt.cli_common import fail, named_file, positive, seed
from bezique_qt.cli_levels import add_levels
from bezique_qt.players import PLAYERS, StrongestPlayer, back_end, make_player
from bezique_qt.players.core_cards import Switches
from bezique_qt.players.policy import Policy
from bezique_qt.players.tuning import deal_points, measured, tuned
from bezique_qt.players.weights import Weights
from bezique_qt.rules import (
    VARIANTS,
    GameRecord,
    Match,
    RecordError,
    parse_record,
    read_games,
    replay,
    replay_steps,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    # Python has no stream for one that the caller closed (`>&-`). These live as long as the program.
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # Names may be in any script, whatever the terminal's own encoding.
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    options = _parser().parse_args(arguments)
    try:
        code: int = options.run(options)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # The reader went away (`| head`): nobody is left to be told.
        _let_go_of_output()
        return 1
    except BrokenProcessPool:
        print("bezique: a process that played was ended from outside, so there is no result", file=sys.stderr)
        return 1
    except OSError as error:
        _let_go_of_output()
        print(f"bezique: the output cannot be written: {error.strerror}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _let_go_of_output() -> None:
    """Send what is still unwritten nowhere, so that the end of the program does not try it again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="bezique", description="Check games of Bezique and play them out.")
    parser.add_argument("--version", action="version", version=f"bezique {__version__}, {back_end()}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    check = commands.add_parser("check", help="replay every record of a file and print the scores")
    check.add_argument("file", type=named_file, metavar="FILE")
    check.add_argument(
        "--trace", action="store_true", help="print one JSON line before each action and at each deal's end"
    )
    check.set_defaults(run=_check)

    add_arena(commands)

    decide = commands.add_parser(
        "decide", help="for each record, print the action that a player takes for the seat to move"
    )
    decide.add_argument("--level", required=True, choices=PLAYERS, metavar="L")
    decide.add_argument(
        "file",
        nargs="?",
        type=named_file,
        default="-",
        metavar="FILE",
        help="records; - reads one a line from standard input",
    )
    decide.add_argument(
        "--why",
        action="store_true",
        help="print a JSON line with what the strongest player makes of the actions: points still to be "
        "scored by the seat to move less those of the other",
    )
    decide.add_argument("--seed", type=seed, metavar="S", help="makes the answers repeatable")
    decide.set_defaults(run=_decide)

    tune = commands.add_parser("tune", help="tune the weights of the search's policy by self-play")
    tune.add_argument("--packs", type=int, required=True, choices=(2, 4), help="the games of so many packs")
    tune.add_argument("--generations", type=positive, default=200, metavar="N")
    tune.add_argument("--seed", type=seed, default=1, metavar="S")
    tune.add_argument(
        "--measure", type=positive, default=300, metavar="N", help="packs to measure the result over"
    )
    tune.set_defaults(run=_tune)
    add_levels(commands)
    rules = commands.add_parser("rules", help="print the rule book of a game, house rules aside")
    rules.add_argument("variant", choices=tuple(VARIANTS), metavar="V", help=", ".join(VARIANTS))
    rules.add_argument(
        "--language", type=_language, metavar="en|pt|fr|nl", help="without it the system's, else English"
    )
    rules.set_defaults(run=_rules)
    return parser


def _language(text: str) -> str:
    from bezique_qt.app.language import LANGUAGES

    if text not in LANGUAGES:
        raise argparse.ArgumentTypeError(f"{text[:30]!r} is not one of {', '.join(LANGUAGES)}")
    return text


# check


def _check(options: argparse.Namespace) -> int:
    code = 0
    try:
        for number, game in enumerate(read_games(options.file)):
            try:
                if isinstance(game, RecordError):
                    raise game
                if options.trace:
                    _trace(game, number)
                else:
                    print(_summary(game, number))
            except RecordError as error:
                code = fail(error if error.game is not None else error.at(game=number))
    except RecordError as error:
        return fail(error)
    return code


def _summary(game: GameRecord, number: int) -> str:
    *_, match = replay_steps(game)
    totals = list(match.totals)
    parts = [f"game {number}: {game.variant.id}"]
    if game.variant.house_rules():
        parts.append("with house rules")
    deals = ", ".join(f"{result.scores[0]}-{result.scores[1]}" for result in match.results)
    if deals:
        parts.append(f"deals {deals}")
    if not match.deal.is_over:
        scores = match.deal.scores
        parts.append(f"deal {len(match.deals) - 1} unfinished at {scores[0]}-{scores[1]}")
    parts.append(f"match {totals[0]}-{totals[1]}")
    if match.is_over:
        parts.append("no one wins" if match.winner is None else f"seat {match.winner} wins")
    return "; ".join(parts)


def _trace(game: GameRecord, number: int) -> None:
    for match in replay_steps(game):
        print(json.dumps(_trace_line(match, number), separators=(",", ":")))


def _trace_line(match: Match, number: int) -> dict[str, object]:
    deal = match.deal
    place: dict[str, object] = {"game": number, "deal": len(match.deals) - 1}
    if deal.is_over:
        return {
            **place,
            "end": True,
            "scores": list(deal.scores),
            "brisques": list(deal.brisques),
            "match": list(match.totals),
        }
    return {
        **place,
        "action": len(match.deals[-1].actions),
        "seat": deal.to_move,
        "phase": deal.phase.value,
        "trump": deal.trump,
        "legal": [str(action) for action in deal.legal_actions],
        "scores": list(deal.scores),
    }


# decide


def _decide(options: argparse.Namespace) -> int:
    code = 0
    try:
        games = _lines() if options.file == Path("-") else read_games(options.file)
        for number, game in enumerate(games):
            try:
                if isinstance(game, RecordError):
                    raise game
                # Whoever sends positions one after the other waits for each answer.
                print(_decision(game, options), flush=True)
            except RecordError as error:
                code = fail(error if error.game is not None else error.at(game=number))
    except RecordError as error:
        return fail(error)
    return code


def _lines() -> Iterable[GameRecord | RecordError]:
    """Yield the record of each line of standard input as soon as it comes, or its error."""
    for line in iter(sys.stdin.buffer.readline, b""):
        if not line.strip():
            continue
        try:
            yield parse_record(line.decode("utf-8-sig"))
        except UnicodeDecodeError as error:
            yield RecordError(f"not UTF-8 text: byte {error.start} is wrong")
        except RecordError as error:
            yield error


def _decision(game: GameRecord, options: argparse.Namespace) -> str:
    deal = replay(game).deal
    seat = deal.to_move
    if seat is None:
        raise RecordError("nobody is to move: the deal is over (deal-over)", deal=len(game.deals) - 1)
    view = deal.view(seat)
    seed = options.seed if options.seed is not None else secrets.randbits(32)
    action = make_player(options.level, seed).choose(view)
    if not options.why:
        return str(action)
    candidates = [
        {
            "action": str(candidate.action),
            "value": round(candidate.value, 2),
            "error": round(candidate.error, 2),
            "parts": {name: round(points, 2) for name, points in candidate.parts.items()},
        }
        for candidate in sorted(
            StrongestPlayer(Random(seed)).candidates(view), key=lambda candidate: -candidate.value
        )
    ]
    return json.dumps({"action": str(action), "candidates": candidates}, separators=(",", ":"))


# rules


def _rules(options: argparse.Namespace) -> int:
    # The sentences are Qt's to look up; no other command waits for it, and none needs a screen.
    from PySide6.QtCore import QCoreApplication

    from bezique_qt.app.language import SYSTEM, Language
    from bezique_qt.app.phrases.rulebook_plain import plain_text

    application = QCoreApplication.instance() or QCoreApplication([])
    language = Language(application)
    language.set(options.language or SYSTEM)
    print(plain_text(VARIANTS[options.variant]), end="")
    return 0


# tune


def _tune(options: argparse.Namespace) -> int:
    laws = [Switches(variant) for variant in VARIANTS.values() if variant.packs == options.packs]
    found = tuned(laws, Weights(), options.generations, options.seed)
    gains: dict[str, dict[str, float]] = {}
    points: dict[str, dict[str, float]] = {}
    for law in laws:
        gain, interval = measured(found, Weights(), law, options.measure, options.seed + 1)
        gains[law.variant.id] = {"gain": round(gain, 1), "interval": round(interval, 1)}
        of = deal_points(Policy(law, found), law, options.measure, options.seed + 2)
        points[law.variant.id] = {
            "mean": round(of.mean, 1),
            "spread": round(of.spread, 1),
            "correlation": round(of.correlation, 3),
        }
    result = {
        "command": f"bezique tune --packs {options.packs} --generations {options.generations} "
        f"--seed {options.seed} --measure {options.measure}",
        "version": __version__,
        "weights": found.named(),
        "gain_over_untuned_in_points_a_deal": gains,
        "points": points,
    }
    print(json.dumps(result, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
