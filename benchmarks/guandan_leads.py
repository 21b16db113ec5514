"""Which of two leads that seem equally good to the hard bot is better? Deals of hard against itself tell.

    python benchmarks/guandan_leads.py collect leads.jsonl --seed 14 --deals 11000 [--share 1/2]

Wherever the runner-up of a lead is within 0.6 of the best, the position as it really was is played on by hard with
the runner-up instead: the best has the deal's own outcome, so that a difference costs one end of a deal. A line of the
file is one deal: for each such decision the best lead and the runners-up that were tried, each with what hard
thinks of it, its signs, and the levels it brought. The same seed gives the same line. Whoever stops the script goes on
with the same command; several processes may write into one file, each its share of the deals.

What has been collected so far lies beside this script: `xz -dk benchmarks/leads/official-14.jsonl.xz` gives the file to
go on with, and `xz -9` packs it again. The fit reads it packed as well.
"""

from __future__ import annotations

import argparse
import json
import lzma
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from guandan_lead_signs import Course, signs_of

from cardcade import Seat, Stream
from cardcade.discovery.library import Library
from cardcade_guandan.bots.levels import Hard
from cardcade_guandan.bots.planning import Planning, Weighed
from cardcade_guandan.climbing import steps_for
from cardcade_guandan.game import Guandan
from cardcade_guandan.moves import Move, Play
from cardcade_guandan.partners import side_of
from cardcade_guandan.state import GuandanState, Phase

CLOSE = 0.6
WON = 50.0
"""A lead of more is known to win; there is nothing to learn."""


@dataclass
class Choice:
    """A lead with close rivals, and the position it was made in."""

    state: GuandanState
    best: Weighed
    rivals: list[Weighed]


class Deal:
    """One deal of hard against itself, and how it would have gone on otherwise."""

    def __init__(self, game: Guandan, stream: Stream) -> None:
        self.game = game.one_round(stream)
        self.stream = stream
        self.bot: Planning = Hard(self.game)
        self.choices: list[Choice] = []
        self.end = self._played_out(self._dealt(), self.choices)

    def _dealt(self) -> GuandanState:
        state = self.game.setup(4)
        self.game.begin(state, self.stream.child(1))
        return state

    def _played_out(self, state: GuandanState, choices: list[Choice] | None = None) -> GuandanState:
        while state.phase is Phase.PLAY:
            weighed = self.bot.weigh(state.view(state.turn))
            if choices is not None and state.last is None and (rivals := rivals_of(weighed)):
                choices.append(Choice(state.copy(), weighed[0], rivals))
            self._play(state, weighed[0][1])
        return state

    def _play(self, state: GuandanState, move: Move) -> None:
        self.game.play(state, state.turn, move, self.stream)

    def told(self, forks: int) -> Iterator[dict[str, Any]]:
        """The decisions of which rivals were tried, so many in all."""
        every = [(number, rival) for number, choice in enumerate(self.choices) for rival in choice.rivals]
        self.stream.child(2).shuffle(every)
        tried = every[:forks]
        for number, choice in enumerate(self.choices):
            if rivals := [rival for place, rival in tried if place == number]:
                yield self._decision(choice, rivals)

    def _decision(self, choice: Choice, rivals: Sequence[Weighed]) -> dict[str, Any]:
        state, seat = choice.state, choice.state.turn
        judge = self.bot.judge(state.view(seat))
        outlook, course = judge.outlook, Course(judge.outlook)
        leads = []
        for value, move in (choice.best, *rivals):
            assert isinstance(move, Play)
            end = self.end if move is choice.best[1] else self._otherwise(state, move)
            signs = {"value": value, "kind": move.reading.kind.value} | signs_of(judge, course, move)
            leads.append({name: _short(sign) for name, sign in signs.items()} | {"levels": levels(end, seat)})
        others = [outlook.left[(outlook.next + far * (outlook.next - seat)) % 4] for far in range(3)]
        return {"seat": seat, "hand": len(outlook.hand), "left": others, "leads": leads}

    def _otherwise(self, state: GuandanState, move: Play) -> GuandanState:
        twin = state.copy()
        self._play(twin, move)
        return self._played_out(twin)


def rivals_of(weighed: Sequence[Weighed]) -> list[Weighed]:
    """The leads that hard holds for about as good as the best."""
    best = weighed[0][0]
    return [each for each in weighed[1:] if best < WON and best - each[0] <= CLOSE]


def _short(sign: Any) -> Any:
    return round(float(sign), 3) if isinstance(sign, float) else int(sign) if isinstance(sign, bool) else sign


def levels(end: GuandanState, seat: Seat) -> int:
    """What the deal brought the seat's side: +3 to −3."""
    return steps_for(end.out) if side_of(end.out[0]) == side_of(seat) else -steps_for(end.out)


def official() -> Guandan:
    return Guandan(Library(import_module("cardcade_guandan").cardcade_game()).presets["official"].rules)


def lines_of(path: Path) -> Iterator[dict[str, Any]]:
    """Every whole line, packed or not; one that was cut off when a process ended is left out."""
    for text in _text(path).splitlines() if path.exists() else ():
        try:
            yield json.loads(text)
        except json.JSONDecodeError:
            continue


def _text(path: Path) -> str:
    return (lzma.decompress(path.read_bytes()) if path.suffix == ".xz" else path.read_bytes()).decode()


def collect(path: Path, seed: int, numbers: Sequence[int], forks: int) -> None:
    done = {line["deal"] for line in lines_of(path) if line["seed"] == seed}
    game, began, found = official(), time.process_time(), 0
    with path.open("a", encoding="utf-8") as file:
        file.write("\n" if file.tell() and not path.read_bytes().endswith(b"\n") else "")
        for number in numbers:
            if number in done:
                continue
            decisions = list(Deal(game, Stream.named("leads", seed, number)).told(forks))
            file.write(json.dumps({"seed": seed, "deal": number, "decisions": decisions}) + "\n")
            file.flush()
            found += sum(len(each["leads"]) - 1 for each in decisions)
            if number % 100 < 2:
                print(f"deal {number}: {found} differences, {time.process_time() - began:.0f} s of CPU", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("collect",))
    parser.add_argument("file", type=Path)
    parser.add_argument("--seed", type=int, default=14)
    parser.add_argument("--deals", type=int, default=11_000)
    parser.add_argument("--forks", type=int, default=8, help="runners-up tried in one deal")
    parser.add_argument("--share", default="1/1", help="1/2 and 2/2 for two processes")
    args = parser.parse_args()
    first, of = map(int, args.share.split("/"))
    collect(args.file, args.seed, range(first - 1, args.deals, of), args.forks)


if __name__ == "__main__":
    main()
