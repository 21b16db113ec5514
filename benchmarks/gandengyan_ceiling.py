"""How much luck leaves to skill: the hard bot v medium and easy, fair, seeing the other hand, seeing the pile too.

Run with `python benchmarks/gandengyan_ceiling.py [--rounds N]`; every deal is played from both seats.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable

from cardcade import Bot, Stream, View
from cardcade_gandengyan.bots.levels import Easy, Hard, Medium
from cardcade_gandengyan.game import Gandengyan
from cardcade_gandengyan.moves import Move
from cardcade_gandengyan.rules import MatchLength, Rules
from cardcade_gandengyan.state import STOCK, GandengyanState

Player = Bot[GandengyanState, Move]
GAME = Gandengyan(Rules(match=MatchLength(rounds=1)))


class SeesHand(Hard):
    """Searches like the hard bot, but on the other's real hand."""

    truth: GandengyanState

    def imagine(self, view: View[GandengyanState], stream: Stream) -> GandengyanState:
        state = self.truth.copy()
        stream.shuffle(state.cards[STOCK])
        return state


class SeesAll(SeesHand):
    """Knows the order of the pile too."""

    def imagine(self, view: View[GandengyanState], stream: Stream) -> GandengyanState:
        return self.truth.copy()


def share(one: Player, two: Player, rounds: int) -> tuple[float, float]:
    """The first one's share of wins with its 95 % half-width."""
    wins = sum(winner(one, two, number) for number in range(rounds))
    won = wins / rounds
    return won, 1.96 * math.sqrt(won * (1 - won) / rounds)


def winner(one: Player, two: Player, number: int) -> bool:
    """Whether the first one wins; it sits on seat 0 of each deal, then on seat 1."""
    own = number % 2
    state, stream = GAME.setup(2), Stream.named("ceiling", number // 2)
    GAME.begin(state, stream)
    moves = 0
    while state.winner is None:
        moves += 1
        bot = one if state.turn == own else two
        if isinstance(bot, SeesHand):
            bot.truth = state
        view = state.view(state.turn)
        move = bot.choose(view, GAME.moves(state, state.turn), Stream.named("bot", number, moves))
        assert move is not None
        GAME.play(state, state.turn, move, stream)
    return state.winner == own


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=2000)
    rounds = parser.parse_args().rounds
    levels: list[Callable[[Gandengyan], Player]] = [Hard, SeesHand, SeesAll]
    for against in (Medium, Easy):
        for level in levels:
            won, half = share(level(GAME), against(GAME), rounds)
            print(f"{level.__name__:9} v {against.__name__:7} {100 * won:.1f} ± {100 * half:.1f} %", flush=True)


if __name__ == "__main__":
    main()
