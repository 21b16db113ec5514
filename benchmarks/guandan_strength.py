"""How strong are Guandan's bots beside those of an earlier day, which stay what they were however ours change?

    python benchmarks/guandan_strength.py hard before:hard --deals 2000 --seed 41
    python benchmarks/guandan_strength.py hard before:medium --preset house --out strength.jsonl
    python benchmarks/guandan_strength.py learnt:lead_weights.json hard --deals 10000 --seed 77

Every deal is played twice, the first bot south and north, then west and east: duplicate deals, one level for both
sides, no tribute. `before:` takes a level from the commit BEFORE: its bots are read out of git into a folder of their
own and play by the rules of today, so that what is measured is how they choose. The interval comes from deals, whose
two plays are not independent; times are CPU time. With --out every deal is a line of that file, and the same command
goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import importlib
import json
import statistics
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bots_before import thaw
from figures import cpu, interval, percent
from guandan_leads import levels as levels_won
from guandan_leads import lines_of
from guandan_learnt import learnt

from cardcade import Bot, Stream, discovery
from cardcade.discovery.library import Library
from cardcade.engine.rules import rules_of
from cardcade_guandan.bots import levels
from cardcade_guandan.game import Guandan
from cardcade_guandan.moves import Move
from cardcade_guandan.partners import side_of
from cardcade_guandan.rules import Rules
from cardcade_guandan.state import GuandanState, Phase

BEFORE = "8b88bc9"
"""The last commit before the bots saw that a bomb wins the lead back."""

FROZEN = "guandan_bots_before"

GuandanBot = Bot[GuandanState, Move]


def level(name: str) -> type[GuandanBot]:
    """`hard` is today's, `before:hard` the one of that commit, `learnt:FILE` hard with these weights for leads."""
    if name.startswith("learnt:"):
        return learnt(Path(name.removeprefix("learnt:")))
    module: Any = importlib.import_module(f"{FROZEN}.levels") if name.startswith("before:") else levels
    found: type[GuandanBot] = getattr(module, name.removeprefix("before:").capitalize())
    return found


def rules_for(preset: str) -> Guandan:
    found = discovery.find("guandan")
    assert isinstance(found, discovery.Found), "Guandan is not installed"
    return Guandan(rules_of(Rules, Library(found.plugin).presets[preset].values))


@dataclass
class Bench:
    """One pair against another, and what its deals came to."""

    game: Guandan
    kinds: tuple[type[GuandanBot], type[GuandanBot]]
    seed: int
    shares: list[float] = field(default_factory=list)
    levels: list[float] = field(default_factory=list)
    times: list[float] = field(default_factory=list)

    def deal(self, number: int) -> tuple[float, float]:
        """The share of first places and the levels of the first bot over both plays."""
        stream = Stream.named(self.seed, "deal", number)
        game = self.game.one_round(stream)
        bots = [kind(game) for kind in self.kinds]
        ends = [self.play(game, stream, bots if side == 0 else bots[::-1], side) for side in (0, 1)]
        first = statistics.fmean(side_of(state.out[0]) == side for side, state in enumerate(ends))
        return first, statistics.fmean(levels_won(state, side) for side, state in enumerate(ends))

    def play(self, game: Guandan, stream: Stream, bots: Sequence[GuandanBot], own: int) -> GuandanState:
        state = game.setup(4)
        game.begin(state, stream.child(0))
        while state.phase is Phase.PLAY:
            seat, side = state.turn, side_of(state.turn)
            moves, began = game.moves(state, seat), time.process_time()
            move = bots[side].choose(state.view(seat), moves, stream.child(1 + state.period))
            if side == own:
                self.times.append(time.process_time() - began)
            assert move is not None, "a bot never declines its turn"
            game.play(state, seat, move, stream)
        return state

    def count(self, first: float, won: float) -> None:
        self.shares.append(first)
        self.levels.append(won)

    def line(self) -> str:
        won, half = interval(self.levels)
        spent = f"; {cpu(self.times)}" if self.times else ""
        return (
            f"{len(self.shares)} duplicate deals: {percent(self.shares, 2)} first places, "
            f"{won:+.3f} ± {half:.3f} levels a deal{spent}"
        )


def run(bench: Bench, deals: int, told: dict[str, Any], out: Path | None) -> None:
    """Takes over what the file has of these very plays, and plays the rest."""
    done = {line["deal"]: line for line in (lines_of(out) if out else ()) if told.items() <= line.items()}
    for number in range(deals):
        if number in done:
            bench.count(done[number]["first"], done[number]["levels"])
            continue
        first, won = bench.deal(number)
        bench.count(first, won)
        if out:
            with out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(told | {"deal": number, "first": first, "levels": won}) + "\n")
        if number % 100 == 99:
            print(bench.line(), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", help="medium, hard and so on, or before:hard")
    parser.add_argument("against")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--preset", default="official")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        thaw(Path(folder), BEFORE, "guandan", FROZEN)
        bench = Bench(rules_for(args.preset), (level(args.bot), level(args.against)), args.seed)
        told = {name: getattr(args, name) for name in ("bot", "against", "preset", "seed")}
        run(bench, args.deals, told, args.out)
    print(f"{args.bot} v {args.against}, {args.preset}, seed {args.seed}: {bench.line()}")


if __name__ == "__main__":
    main()
