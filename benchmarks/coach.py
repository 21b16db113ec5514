"""Does the coach tell the truth? Marked moves are replaced in the real position and the round is played on.

    python benchmarks/coach.py uno --preset official --seats 2 --rounds 60 --level mix

`mix` is medium with three random moves in ten. The other seats are medium. Both moves, the one made and the one the
coach prefers, are played on with the same luck by whole bots, not by the coach's own play-outs: from fresh deals that
look the same to the seat, or with `--real` from the position as it was. Where there is no stock, some seats are hard
instead of medium. The difference is what the mark was really worth.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any

from cardcade import Place, Stream, discovery
from cardcade.discovery.library import Library
from cardcade.engine.budget import RoundBudget
from cardcade.engine.judging import Made, accuracy, judge
from cardcade.engine.match import step_streams
from cardcade.engine.record import game_for
from cardcade.engine.turns import Steps, play_on
from cardcade.workers.bot_worker import plugin_of

CONTINUATIONS = 8
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


class MarkCount:
    def __init__(self) -> None:
        self.decisions = self.judged = 0
        self.marks: Counter[str] = Counter()
        self.gains: dict[str, list[float]] = {"?!": [], "?": [], "??": [], "unmarked": []}
        self.claims: list[float] = []
        self.losses: list[float] = []
        self.times: list[float] = []
        self.kinds: dict[str, list[float]] = {}
        self.silent = 0
        self.fresh: list[float] = []


def mean(values: Sequence[float]) -> str:
    if not values:
        return "–"
    error = statistics.stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{sum(values) / len(values):+.3f} ± {error:.3f} ({len(values)})"


def fresh_gap(coach: Any, view: Any, better: Any, played: Any, stream: Stream, deals: int) -> float:
    """The gap by the coach's own play-outs again, on deals that did not choose the move."""
    attempt = coach.trial(view)
    return statistics.fmean(
        one - other for one, other in (attempt([better, played], stream.child(number)) for number in range(deals))
    )


def run_round(args: argparse.Namespace, plugin: Any, rules: Any, number: int, tally: MarkCount) -> None:
    seed = args.seed * 100_000 + number
    game = game_for(plugin.game(rules), seed, False)
    coach, seats = plugin.make_coach(game), args.seats
    medium = "medium" if "medium" in plugin.bots else "easy"
    own, others = (Level(plugin, game, name) for name in (args.level, medium))
    bots = [plugin.bot(name, game) for name in (medium, "hard") if name in plugin.bots]
    state, streams = game.setup(seats), step_streams(seed)
    steps = Steps(game, state, streams)
    game.begin(state, streams.child(0))
    decisions: list[tuple[int, Any, Any, Sequence[Any], Any]] = []

    def decide(seat: int, moves: Sequence[Any]) -> Any:
        view, stream = state.view(seat), Stream.named(seed, seat, steps.made)
        choice = (own if seat == 0 else others).choose(view, moves, stream)
        if seat == 0 and len(moves) > 1 and seat in game.to_act(state):
            decisions.append((steps.made, state.copy(), state.copy().view(0), moves, choice))
        return choice

    for _ in play_on(game, state, decide, steps.play):
        if steps.made > 3000:
            break

    budget, spent = RoundBudget(coach.pains.round, len(decisions)), 0.0
    for step, before, view, moves, choice in decisions:
        tally.decisions += 1
        begin, purse = time.process_time(), budget.purse()
        told = judge(coach, view, moves, Made(choice), Stream.named("coach", seed, step), purse)
        budget.settle(purse.spent)
        spent += time.process_time() - begin
        tally.losses.append(told.loss)
        tally.judged += bool(told.weighed)
        tally.marks[told.mark] += 1
        better, kind = told.better, told.mark
        if told.mark and told.weighed and args.fresh:
            tally.fresh.append(fresh_gap(coach, view, better, choice, Stream.named("fresh", seed, step), args.fresh))
        if not told.mark and told.weighed and args.unmarked:
            best = max(told.weighed, key=lambda each: each.value)
            better, kind = (best.move, "unmarked") if best.move is not told.weighed[0].move else (None, "")
        if better is not None and kind in tally.gains and told.weighed:
            gain = statistics.fmean(
                worth(game, deal, continued(game, bots, deal, 0, better, luck), 0, coach.unit)
                - worth(game, deal, continued(game, bots, deal, 0, choice, luck), 0, coach.unit)
                for luck in (Stream.named(seed, step, k) for k in range(CONTINUATIONS))
                for deal in [before if args.real else game.imagine(view, luck.child(5))]
            )
            if args.trace:
                print(kind, told.reasons[0].kind if told.reasons else "-", round(told.gap, 2), round(gain, 2),
                      choice, better, file=sys.stderr)  # fmt: skip
            tally.gains[kind].append(gain)
            if told.mark:
                tally.claims.append(told.gap)
                tally.silent += not told.reasons
                if told.reasons:
                    tally.kinds.setdefault(told.reasons[0].kind, []).append(gain)
    tally.times.append(spent)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--preset")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--level", default="mix")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--unmarked", action="store_true", help="also play unmarked alternatives on")
    parser.add_argument("--fresh", type=int, default=0, help="weigh marked moves again on so many fresh deals")
    parser.add_argument("--real", action="store_true", help="play on from the position as it was")
    parser.add_argument("--trace", action="store_true", help="every mark on its own line")
    args = parser.parse_args()
    known = discovery.find(args.game)
    plugin = known.plugin if isinstance(known, discovery.Found) else plugin_of(args.game)
    rules = Library(plugin).presets[args.preset or plugin.default_preset].rules
    tally = MarkCount()
    for number in range(args.rounds):
        run_round(args, plugin, rules, number, tally)
    marked = [gain for kind in ("?!", "?", "??") for gain in tally.gains[kind]]
    times = sorted(tally.times)
    least = plugin.make_coach(plugin.game(rules)).thresholds.mistake / 2
    seconds = statistics.fmean(times), times[int(0.95 * (len(times) - 1))], times[-1]  # mean, p95, most
    report = {
        "what": f"{args.game} {args.preset} {args.seats} {args.level}, {args.rounds} rounds",
        "decisions": tally.decisions,
        "marks": {mark or "none": count for mark, count in tally.marks.items()},
        "marked share": f"{100 * (tally.decisions - tally.marks['']) / max(1, tally.decisions):.1f} %",
        "loss": f"{100 * sum(tally.losses) / max(1, len(tally.losses)):.2f} points",
        "accuracy": round(accuracy(tally.losses), 1),
        "gain of marked": mean(marked),
        "gain of ?!": mean(tally.gains["?!"]),
        "gain of ?": mean(tally.gains["?"]),
        "gain of ??": mean(tally.gains["??"]),
        "gain of unmarked": mean(tally.gains["unmarked"]),
        "claimed": mean(tally.claims),
        "on fresh deals": mean(tally.fresh),
        "false alarms": f"{sum(gap < least for gap in tally.fresh)} of {len(tally.fresh)}",
        "without a reason": tally.silent,
        "by reason": {kind: mean(gains) for kind, gains in sorted(tally.kinds.items())},
        "seconds a round": " / ".join(f"{each:.2f}" for each in seconds),
    }
    print(json.dumps(report, indent=1, ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main()
