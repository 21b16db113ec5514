"""How strong are UNO's bots beside those of 0.1, which stay what they were however ours change?

    python benchmarks/uno_strength.py hard before:medium --rounds 2000 --seed 31
    python benchmarks/uno_strength.py hard before:hard --play openings --rounds 1000
    python benchmarks/uno_strength.py medium before:medium --play matches --rounds 2000
    python benchmarks/uno_strength.py hard before:hard --preset standard --seats 4 --rounds 1000

The first bot sits on each seat of every deal in turn, the second on all others. `before:` takes a level from the commit
BEFORE: its bots are read out of git into a folder of their own and play by the rules of today, so that what is measured
is how they choose. Rounds by themselves are played to be won; openings are the first rounds of matches to a score: they
are played for points, and cheaper than whole matches. The interval comes from deals, whose rounds are not independent;
times are CPU time.
"""

from __future__ import annotations

import argparse
import importlib
import statistics
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bots_before import thaw
from figures import cpu, interval, percent, play_deals

from cardcade import Bot, Seat, Stream, discovery
from cardcade.discovery.library import Library
from cardcade.engine.rules import rules_of
from cardcade.engine.turns import Steps, play_on
from cardcade_uno.bots import levels
from cardcade_uno.game import Uno
from cardcade_uno.moves import Move
from cardcade_uno.rules import Rules
from cardcade_uno.state import UnoState

BEFORE = "41aab48852938fa65a3a11a3c6ebba20de96c7ed"
"""The last commit before the bots played for points."""

FROZEN = "uno_bots_before"


def level(name: str) -> type[Bot[UnoState, Move]]:
    """`hard` is today's, `before:hard` the one of that commit."""
    module: Any = importlib.import_module(f"{FROZEN}.levels") if name.startswith("before:") else levels
    found: type[Bot[UnoState, Move]] = getattr(module, name.removeprefix("before:").capitalize())
    return found


def rules_for(preset: str, by_itself: bool) -> Uno:
    found = discovery.find("uno")
    assert isinstance(found, discovery.Found), "UNO is not installed"
    game = Uno(rules_of(Rules, Library(found.plugin).presets[preset].values))
    return game.one_round(Stream(1)) if by_itself else game


@dataclass
class Bench:
    """One bot among others, and what its deals came to."""

    game: Uno
    bot: Bot[UnoState, Move]
    other: Bot[UnoState, Move]
    seats: int
    seed: int
    whole: bool = True
    """Whether matches are played to their end."""
    shares: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)
    times: list[float] = field(default_factory=list)

    def deal(self, number: int) -> None:
        ends = [self.play(number, seat) for seat in range(self.seats)]
        self.shares.append(statistics.fmean(state.winner == seat for seat, state in enumerate(ends)))
        self.leads.append(statistics.fmean(self.lead(state, seat) for seat, state in enumerate(ends)))

    def lead(self, state: UnoState, own: Seat) -> float:
        """Points by which it is ahead of the others' mean."""
        return state.scores[own] - (sum(state.scores) - state.scores[own]) / (self.seats - 1)

    def play(self, number: int, own: Seat) -> UnoState:
        game, state = self.game, self.game.setup(self.seats)
        deals, choices = Stream.named(self.seed, "deal", number), Stream.named(self.seed, "choice", number, own)
        game.begin(state, deals.child(0))
        steps = Steps(game, state, deals)

        def decide(seat: Seat, moves: Sequence[Move]) -> Move | None:
            began = time.process_time()
            bot = self.bot if seat == own else self.other
            move = bot.choose(state.view(seat), moves, choices.child(steps.made * self.seats + seat))
            if seat == own:
                self.times.append(time.process_time() - began)
            return move

        for _ in play_on(game, state, decide, steps.play):
            if state.rounds and not self.whole:
                break
        return state

    def line(self) -> str:
        lead, half = interval(self.leads)
        played, ahead = len(self.shares) * self.seats, f"{lead:+.2f} ± {half:.2f}"
        return f"{played} played: {percent(self.shares)} won, points ahead {ahead}; {cpu(self.times)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", help="easy, medium, hard, or before:medium and so on")
    parser.add_argument("against")
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--play", choices=("rounds", "openings", "matches"), default="rounds")
    parser.add_argument("--preset", default="official")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        thaw(Path(folder), BEFORE, "uno", FROZEN)
        game, whole = rules_for(args.preset, args.play == "rounds"), args.play != "openings"
        bench = Bench(game, level(args.bot)(game), level(args.against)(game), args.seats, args.seed, whole)
        play_deals(bench, -(-args.rounds // args.seats), every=50)
    print(f"{args.bot} v {args.against}, {args.preset} × {args.seats}, seed {args.seed}, {args.play}: {bench.line()}")


if __name__ == "__main__":
    main()
