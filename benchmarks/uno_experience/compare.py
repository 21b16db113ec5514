"""Does the compiled twin see and choose what hard does? Reads decisions that it told, one line each.

    decisions who=shipped.net seed=5 rounds=30 > decisions.jsonl
    python benchmarks/uno_experience/compare.py decisions.jsonl

Python sees the same table from the same seat. Compared are what medium and hard's rule of thumb would play, the 162
numbers and the chance of every move, and the move that hard plays. Numbers may differ where the twin remembers what
the pile does not tell; chances do so too if the weights were rounded between.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cardcade import Card, Stream, View
from cardcade_uno.bots import experience
from cardcade_uno.bots.levels import Hard
from cardcade_uno.bots.outlook import Outlook
from cardcade_uno.bots.policy import Policy
from cardcade_uno.bots.weights import PLAIN, TUNED
from cardcade_uno.cards import COLOURS, SYMBOLS
from cardcade_uno.game import Uno
from cardcade_uno.moves import ACCEPT, CHALLENGE, DRAW, PASS, Move, Play
from cardcade_uno.rules import Rules
from cardcade_uno.state import DREW, FACING_DRAW, TURN, UnoState, new_table

SEATS = 4
NEAR = 2e-3
"""Numbers so close are the same."""


class Told:
    """A table as the twin told it, and what it thinks of it."""

    def __init__(self, line: str) -> None:
        self.row: dict[str, Any] = json.loads(line)
        self.seat: int = self.row["turn"]
        self.state = self._state()
        self.moves = [self.move(move) for move in self.row["moves"]]

    def _state(self) -> UnoState:
        row, state = self.row, new_table(SEATS)
        hands: list[list[int]] = row["hands"]
        seen = [hand if seat == self.seat else [-1] * len(hand) for seat, hand in enumerate(hands)]
        state.cards = [list(map(Card, pile)) for pile in ([-1] * row["stock"], row["discard"], *seen)]
        state.turn, state.direction, state.colour = self.seat, row["direction"], COLOURS[row["colour"]]
        state.phase, state.pending, state.drawn = (TURN, DREW, FACING_DRAW)[row["phase"]], row["pending"], row["drawn"]
        by, colour, symbol, state.four_hand = row["four"]
        state.four_by, state.four_on = None if by < 0 else by, (COLOURS[colour], SYMBOLS[symbol])
        state.taken, state.bluffs, state.cleared = row["taken"], row["bluffs"], row["cleared"]
        state.called = [False] * SEATS
        state.dry = [tuple((COLOURS[at], SYMBOLS[sign], taken) for at, sign, taken in draws) for draws in row["dry"]]
        return state

    def move(self, told: list[int]) -> Move:
        kind, card, colour = told
        if kind:
            return (DRAW, PASS, ACCEPT, CHALLENGE)[kind - 1]
        called = len(self.state.hand(self.seat)) == 2
        return Play(Card(card), COLOURS[colour] if colour >= 0 else None, None, called)


class Comparison:
    """How often Python and the twin agree."""

    def __init__(self) -> None:
        self.game = Uno(Rules()).one_round(Stream(1))
        self.hard = Hard(self.game)
        self.thumbs = {name: Policy(self.game, SEATS, w) for name, w in (("medium", PLAIN), ("thumb", TUNED))}
        self.same: Counter[str] = Counter()
        self.of: Counter[str] = Counter()
        self.off: list[float] = []

    def look(self, told: Told) -> None:
        view = View(told.seat, told.state)
        outlook = Outlook(self.game, view)
        for name, policy in self.thumbs.items():
            self.count(name, policy.move(told.state, told.seat) == told.move(told.row[name]))
        for move, numbers, chance in zip(told.moves, told.row["numbers"], told.row["chances"], strict=True):
            ours = outlook.after(move)
            near = (abs(one - other) < NEAR for one, other in zip(ours, numbers, strict=True))
            self.count("all 162 numbers of a move", all(near))
            if not (isinstance(move, Play) and len(told.state.hand(told.seat)) == 1):
                self.off.append(abs(experience.learned().chance(ours) - chance))
        chosen = self.hard.choose(view, list(self.game.moves(told.state, told.seat)), Stream(1))
        self.count("hard's move", chosen == told.move(told.row["chosen"]))

    def count(self, what: str, same: bool) -> None:
        self.of[what] += 1
        self.same[what] += same

    def lines(self) -> Iterator[str]:
        for what, count in self.of.items():
            yield f"{what}: {self.same[what]} of {count} the same"
        off = sorted(self.off)
        if off:
            yield f"chances differ by {sum(off) / len(off):.4f}, 99 in 100 by less than {off[len(off) * 99 // 100]:.4f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("decisions", type=Path)
    comparison = Comparison()
    with parser.parse_args().decisions.open(encoding="utf-8") as lines:
        for line in lines:
            comparison.look(Told(line))
    print(*comparison.lines(), sep="\n")


if __name__ == "__main__":
    main()
