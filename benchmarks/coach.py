"""Does the coach tell the truth? Marked moves are replaced in the real position and the round is played on.

    python benchmarks/coach.py uno --preset official --seats 2 --rounds 60 --level mix --unmarked --fresh 500

`mix` is medium with three random moves in ten. The other seats are medium. A round is played and written down, and the
review reads it as `cardcade review` does, budget and folding and all. Both moves, the one made and the one the coach
prefers, are played on with the same luck by whole bots, not by the coach's own play-outs: from fresh deals that look
the same to the seat, or with `--real` from the position as it was. Where there is no stock, some seats are hard instead
of medium. The difference is what the mark was really worth. Behind ± and in brackets are 95 % intervals; the marks of a
round count as one observation. `verdicts` is a hash of all that was said, for two runs to be compared.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import statistics
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import ceil, sqrt
from typing import Any

from cardcade import Place, Stream, discovery
from cardcade.discovery.library import Library
from cardcade.engine.forms import Forms
from cardcade.engine.judgement_forms import JudgementForms
from cardcade.engine.judging import MARKS, accuracy
from cardcade.engine.match import Match, decision_stream
from cardcade.engine.player import Player
from cardcade.engine.record import Beginning, Record, game_for
from cardcade.engine.review import Choice, choices, review, write_remarks
from cardcade.engine.rules import values_of
from cardcade.engine.turns import Steps, play_on
from cardcade.workers.bot_worker import plugin_of

CONTINUATIONS = 8
LONGEST = 3000
MIX = 0.3


class Level:
    """A level of the game, or `mix`."""

    def __init__(self, plugin: Any, game: Any, name: str) -> None:
        self.bot = plugin.bot(
            "medium" if name == "mix" and "medium" in plugin.bots else name.replace("mix", "easy"), game
        )
        self.random = MIX if name == "mix" else 0.0

    def choose(self, view: Any, moves: Sequence[Any], stream: Stream) -> Any:
        if self.random and stream.child(99).random() < self.random:
            return stream.child(98).choice(moves)
        return self.bot.choose(view, moves, stream)


def worth(game: Any, before: Any, state: Any, seat: int, unit: str) -> float:
    """What the round brought the seat: levels, or whether it is ahead of the others."""
    now, then = game.standing(state), game.standing(before)
    if now is None or then is None:
        result = game.result(state)
        return float(seat in result.winners) if result else 0.5
    gained = [a - b for a, b in zip(now.points, then.points, strict=True)]
    ours = now.allies(seat)
    lead = sum(gained[s] for s in ours) / len(ours) - sum(g for s, g in enumerate(gained) if s not in ours) / max(
        1, len(gained) - len(ours)
    )
    lead = -lead if now.lowest_wins else lead
    return lead if unit == "levels" else float(lead > 0)


def continued(game: Any, bots: Sequence[Any], state: Any, seat: int, move: Any, luck: Stream) -> Any:
    """The whole position after the move, played to the end of the round."""
    state, rounds = state.copy(), game.rounds(state)
    stocks = [number for number, pile in enumerate(state.piles) if pile.place is Place.STOCK and state.cards[number]]
    for number in stocks:
        luck.child(77).shuffle(state.cards[number])
    players = [bots[0] if stocks else luck.child(1000 + each).choice(bots) for each in range(9)]
    game.play(state, seat, move, luck.child(0))
    steps = Steps(game, state, luck)

    def decide(other: int, moves: Sequence[Any]) -> Any:
        return players[other].choose(state.view(other), moves, luck.child(-steps.made - 1))

    if game.rounds(state) == rounds:
        for _ in play_on(game, state, decide, steps.play):
            if game.rounds(state) != rounds or steps.made > 600:
                break
    return state


@dataclass
class Marks:
    """What was seen, and in which round."""

    decisions: int = 0
    losses: list[float] = field(default_factory=list)
    shown: Counter[str] = field(default_factory=Counter)
    repeats: int = 0
    gains: dict[str, list[tuple[int, float]]] = field(default_factory=dict)
    """Of each mark, of unmarked alternatives, and by reason: the round and the gain."""
    claims: list[tuple[int, float]] = field(default_factory=list)
    fresh: list[float] = field(default_factory=list)
    silent: int = 0
    times: list[float] = field(default_factory=list)
    verdict: list[str] = field(default_factory=list)

    def gained(self, kind: str, number: int, gain: float) -> None:
        self.gains.setdefault(kind, []).append((number, gain))


def mean(values: Sequence[tuple[int, float]]) -> str:
    """With its 95 % interval, for which the marks of a round are one observation."""
    if not values:
        return "–"
    middle = statistics.fmean(value for _, value in values)
    rounds: dict[int, float] = {}
    for number, value in values:
        rounds[number] = rounds.get(number, 0.0) + value - middle
    if len(rounds) < 2:
        return f"{middle:+.3f} ({len(values)})"
    error = sqrt(sum(each * each for each in rounds.values()) * len(rounds) / (len(rounds) - 1)) / len(values)
    return f"{middle:+.3f} ± {1.96 * error:.3f} ({len(values)})"


def share(part: int, whole: int) -> str:
    """In per cent with its 95 % interval (Wilson)."""
    if not whole:
        return "–"
    z, p = 1.96, part / whole
    middle, wide = p + z * z / (2 * whole), z * sqrt(p * (1 - p) / whole + z * z / (4 * whole * whole))
    low, high = (abs(middle + sign * wide) / (1 + z * z / whole) for sign in (-1, 1))
    return f"{100 * p:.1f} % [{100 * low:.1f}, {100 * high:.1f}] ({part} of {whole})"


def fresh_gap(coach: Any, view: Any, better: Any, played: Any, stream: Stream, deals: int) -> float:
    """The gap by the coach's own play-outs again, on deals that did not choose the move."""
    attempt = coach.trial(view)
    return statistics.fmean(
        one - other for one, other in (attempt([better, played], stream.child(number)) for number in range(deals))
    )


def recorded(plugin: Any, rules: Any, seats: int, seed: int, level: str) -> tuple[Any, Record, list[Any]]:
    """A round of a seat of that level among medium bots, and the position before every step."""
    game = game_for(plugin.game(rules), seed, False)
    match, before = Match(game, seats, seed), []
    own, others = Level(plugin, game, level), Level(plugin, game, "medium" if "medium" in plugin.bots else "easy")

    def decide(seat: int, moves: Sequence[Any]) -> Any:
        stream = decision_stream(seed, plugin.id, seat, len(match.steps))
        return (others if seat else own).choose(match.view(seat), moves, stream)

    def play(seat: int, move: Any) -> Any:
        before.append(match.state.copy())
        return match.play(seat, move)

    for _ in play_on(game, match.state, decide, play):
        if len(match.steps) > LONGEST:
            break
    beginning = Beginning(
        game=plugin.id, plugin_version="1", rules_version=1, preset="x", values=values_of(rules), seed=seed,
        players=tuple(Player(str(seat), "easy", seat) for seat in range(seats)),
    )  # fmt: skip
    return game, Record.of(match, beginning), before


def run_round(args: argparse.Namespace, plugin: Any, rules: Any, number: int, marks: Marks) -> None:
    seed = args.seed * 100_000 + number
    game, record, before = recorded(plugin, rules, args.seats, seed, args.level)
    coach, begin = plugin.make_coach(game), time.process_time()
    remarks = list(review(record, game, coach, 0))
    marks.times.append(time.process_time() - begin)
    marks.verdict.append(json.dumps(write_remarks(remarks, JudgementForms(Forms(game)))))
    marks.decisions += len(remarks)
    marks.losses += [each.judgement.loss if each.mark else 0.0 for each in remarks]
    if args.quick:
        marks.shown.update(each.mark for each in remarks)
        return
    for choice, remark in zip(choices(record, game, 0), remarks, strict=True):
        marks.shown[remark.mark] += 1
        marks.repeats += remark.repeats is not None
        told, view = remark.judgement, choice.view
        better, kind = told.better, remark.mark
        if kind and told.weighed and args.fresh:
            stream = Stream.named("fresh", seed, choice.step)
            marks.fresh.append(fresh_gap(coach, view, better, told.played, stream, args.fresh))
        if not told.mark and told.weighed and args.unmarked:
            best = max(told.weighed, key=lambda each: each.value)
            better, kind = (best.move, "unmarked") if best.move is not told.weighed[0].move else (None, "")
        if better is None or not kind or not told.weighed:
            continue
        real = before[choice.step - 1] if args.real else None
        gain = gain_of(plugin, coach, choice, better, real, Stream.named("played on", seed, choice.step))
        if args.trace:
            print(kind, told.reasons[0].kind if told.reasons else "-", round(told.gap, 2), round(gain, 2),
                  told.played, better, file=sys.stderr)  # fmt: skip
        marks.gained(kind, number, gain)
        if remark.mark:
            marks.claims.append((number, told.gap))
            marks.silent += not told.reasons
            for reason in told.reasons[:1]:
                marks.gained(f"reason {reason.kind}", number, gain)


def gain_of(plugin: Any, coach: Any, choice: Choice, better: Any, real: Any, chance: Stream) -> float:
    """By how much the better move does better, played on by whole bots: from the real position, or from fresh deals."""
    game, total = coach.game, 0.0
    bots = [plugin.bot(name, game) for name in ("medium", "hard") if name in plugin.bots] or [plugin.bot("easy", game)]
    for number in range(CONTINUATIONS):
        luck = chance.child(number)
        deal = real or game.imagine(choice.view, luck.child(5))
        ends = [continued(game, bots, deal, 0, move, luck) for move in (better, choice.made.move)]
        ours, theirs = (worth(game, deal, end, 0, coach.unit) for end in ends)
        total += ours - theirs
    return total / CONTINUATIONS


def plugin_named(name: str) -> Any:
    """An installed game, or one whose package can be imported."""
    known = discovery.find(name)
    return known.plugin if isinstance(known, discovery.Found) else plugin_of(name)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--preset")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--level", default="mix")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--unmarked", action="store_true", help="also play unmarked alternatives on")
    parser.add_argument("--fresh", type=int, default=0, help="weigh marked moves again on so many fresh deals")
    parser.add_argument("--real", action="store_true", help="play on from the position as it was")
    parser.add_argument("--quick", action="store_true", help="count marks alone, and play nothing on")
    parser.add_argument("--trace", action="store_true", help="every mark on its own line")
    args = parser.parse_args()
    plugin = plugin_named(args.game)
    rules = Library(plugin).presets[args.preset or plugin.default_preset].rules
    marks = Marks()
    for number in range(args.rounds):
        run_round(args, plugin, rules, number, marks)
        if number % 10 == 9:  # whoever ends it early has seen how far it came
            so_far = [gain for mark in MARKS for gain in marks.gains.get(mark, [])]
            print(f"{number + 1} rounds: {mean(so_far)}", file=sys.stderr, flush=True)
    print(json.dumps(report(args, plugin, rules, marks), indent=1, ensure_ascii=False), flush=True)


def report(args: argparse.Namespace, plugin: Any, rules: Any, marks: Marks) -> dict[str, Any]:
    least = plugin.make_coach(plugin.game(rules)).thresholds.mistake / 2
    gains, times = marks.gains, sorted(marks.times)
    shown = marks.decisions - marks.shown[""]
    return {
        "what": " ".join(sys.argv[1:]),
        "decisions": marks.decisions,
        "marks": {mark: marks.shown[mark] for mark in MARKS},
        "marks a round": round(shown / args.rounds, 2),
        "marked share": share(shown, marks.decisions),
        "repeats, not shown": marks.repeats,
        "accuracy": round(accuracy(marks.losses), 1),
        "gain of marked": mean([gain for mark in MARKS for gain in gains.get(mark, [])]),
        **{f"gain of {kind}": mean(gains.get(kind, [])) for kind in (*MARKS, "unmarked")},
        "claimed": mean(marks.claims),
        "false alarms": share(sum(gap < least for gap in marks.fresh), len(marks.fresh)),
        "without a reason": marks.silent,
        "by reason": {kind[7:]: mean(some) for kind, some in sorted(gains.items()) if kind.startswith("reason ")},
        "seconds a round, mean / p95 / most": " / ".join(
            f"{each:.2f}" for each in (statistics.fmean(times), times[ceil(0.95 * len(times)) - 1], times[-1])
        ),
        "verdicts": hashlib.sha256("\n".join(marks.verdict).encode()).hexdigest()[:16],
    }


if __name__ == "__main__":
    main()
