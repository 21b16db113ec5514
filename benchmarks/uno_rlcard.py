"""How strong are UNO's bots in RLCard's own environment, against its rule bot `uno-rule-v1`?

    pip install rlcard
    python benchmarks/uno_rlcard.py hard --rounds 4000 --seed 7

Every deal is played from both seats. RLCard's rules are not ours: whoever can play must; a card drawn is played at once
if it has the colour or is a wild, which then takes a random colour and makes nobody draw; a Reverse between two passes
the turn; there are no calls and no challenges. `RlcardUno` is our game with those rules, so that our bots plan by what
will happen. They are told what every onlooker knows: their own hand, what was played and on what, who drew and when.
The interval comes from deals, whose rounds are not independent; times are CPU time.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from figures import cpu, percent, play_deals

from cardcade import HIDDEN, Bot, Card, Seat, Stream, View
from cardcade_uno.bots import levels
from cardcade_uno.bots.policy import Policy
from cardcade_uno.bots.weights import PLAIN
from cardcade_uno.cards import COLOUR, COLOURS, DECK, SYMBOL, WILDS, Colour
from cardcade_uno.effects import begin_turn
from cardcade_uno.game import Uno
from cardcade_uno.matching import FITTING
from cardcade_uno.moves import DRAW, Draw, Move, Pass, Play, play_of
from cardcade_uno.rules import BasicRules, CallRules, Rules, StackingRules, WildDrawFourRules
from cardcade_uno.state import DISCARD, HANDS, STOCK, TURN, UnoState, new_table
from cardcade_uno.turn import MEMORY

RULES = Rules(
    basic=BasicRules(invalid_play_penalty=0),
    uno=CallRules(enable_uno_check=False),
    stacking=StackingRules(draw_two=False, wild_draw_four=False),
    wild_draw_four=WildDrawFourRules(challenge=False),
)

AT_RANDOM = 1 << 33
"""The child of the stream for what an opponent who plays at random does in trials; deals have the small numbers."""

TRAITS = {"skip": "S", "reverse": "V", "draw_2": "D", "wild": "W", "wild_draw_4": "F"}
"""RLCard's words for what is no number."""


class RlcardUno(Uno):
    """Two players by RLCard's rules."""

    def play(self, state: UnoState, seat: Seat, move: Move, stream: Stream) -> None:
        super().play(state, seat, move, stream)
        if isinstance(move, Draw):
            self._settle(state, seat, stream)
        elif isinstance(move, Play) and SYMBOL[move.card] == "V" and not state.rounds:
            state.turn = 1 - seat

    def _settle(self, state: UnoState, seat: Seat, stream: Stream) -> None:
        """The card drawn is played at once or kept: nobody is asked."""
        card = state.hand(seat)[-1]
        if COLOUR[card] is None:
            state.taken[seat] -= 1
            state.move((card,), HANDS + seat, DISCARD)
            state.colour = stream.choice(COLOURS)
            begin_turn(self.rules, state, 1 - seat, stream)
        elif COLOUR[card] == state.colour:
            self.play(state, seat, Play(card), stream)
        else:
            super().play(state, seat, Pass(), stream)


class AtRandom(Policy):
    """How `uno-rule-v1` plays: any card that fits, wilds only for want of one and in any colour."""

    def __init__(self, game: Uno, stream: Stream) -> None:
        super().__init__(game, 2, PLAIN)
        self.stream = stream

    def move(self, state: UnoState, seat: Seat) -> Move:
        if state.phase is not TURN:
            return super().move(state, seat)
        hand, fitting = state.hand(seat), FITTING[state.colour][state.top]
        fits = [card for card in hand if card in fitting]
        if plain := [card for card in fits if COLOUR[card] is not None]:
            return play_of(self.stream.choice(plain))
        if wilds := [card for card in fits if SYMBOL[card] == "W"]:
            return play_of(wilds[0], self.stream.choice(COLOURS))
        return self.way(state, seat, fits[0]) if fits else DRAW


class Hard(levels.Hard):
    """Knows that a Reverse does not keep the turn here."""

    def certain(self, state: UnoState, seat: Seat) -> Play | None:
        reverses = any(SYMBOL[card] == "V" for card in state.hand(seat))
        return None if reverses else super().certain(state, seat)


class HardToldWho(Hard):
    """Knows how its opponent plays, too."""

    def others(self, view: View[UnoState], stream: Stream) -> Policy:
        return AtRandom(self.game, stream.child(AT_RANDOM))


BOTS: dict[str, type[Bot[UnoState, Move]]] = {
    "easy": levels.Easy, "medium": levels.Medium, "hard": Hard, "hard-told-who": HardToldWho,
}  # fmt: skip


def face(text: str) -> str:
    """`r-draw_2` is RD, any `wild` W."""
    colour, trait = text.split("-")
    symbol = TRAITS.get(trait, trait)
    return symbol if symbol in WILDS else colour.upper() + symbol


def action(move: Move) -> str:
    """A move in RLCard's words."""
    if not isinstance(move, Play):
        return "draw"
    traits = {symbol: trait for trait, symbol in TRAITS.items()}
    colour = COLOUR[move.card] or move.colour
    assert colour is not None
    return f"{colour.lower()}-{traits.get(SYMBOL[move.card], SYMBOL[move.card])}"


@dataclass
class Onlooker:
    """What everybody at RLCard's table knows, kept as our positions keep it."""

    counts: list[int]
    on: tuple[Colour, str]
    """The colour and symbol to be matched."""
    taken: list[int] = field(default_factory=lambda: [0, 0])
    dry: list[tuple[tuple[Colour, str, int], ...]] = field(default_factory=lambda: [(), ()])

    @classmethod
    def of(cls, seen: dict[str, Any]) -> Onlooker:
        return cls(seen["num_cards"], matched(seen["played_cards"][-1]))

    def watch(self, seat: Seat, done: str, seen: dict[str, Any]) -> None:
        """A seat did this, and this is what lies there then."""
        grown = [after - before for after, before in zip(seen["num_cards"], self.counts, strict=True)]
        if done == "draw":
            self.taken[seat] += grown[seat]
            self.dry[seat] = ((*self.on, self.taken[seat]), *self.dry[seat])[:MEMORY]
        self.taken[1 - seat] += grown[1 - seat]
        # The colour a wild took stands only with the cards played, and those are gone when they are shuffled.
        if last := seen["played_cards"][-1:] or [done] * ("-" in done):
            self.on = matched(last[0])
        self.counts = seen["num_cards"]


def matched(card: str) -> tuple[Colour, str]:
    """The colour and symbol to be matched on it."""
    colour: Any = card[0].upper()
    return colour, face(card)[-1]


def position(seen: dict[str, Any], seat: Seat, table: Onlooker) -> UnoState:
    """Our position of what the seat sees; other cards are hidden."""
    state = new_table(2)
    shown = [face(card) for card in seen["played_cards"]] or [face(seen["target"])]
    cards = picked([face(card) for card in seen["hand"]] + shown)
    held = len(seen["hand"])
    state.cards[HANDS + seat], state.cards[DISCARD] = cards[:held], cards[held:]
    state.cards[HANDS + 1 - seat] = [HIDDEN] * table.counts[1 - seat]
    state.cards[STOCK] = [HIDDEN] * (len(DECK.cards) - len(cards) - table.counts[1 - seat])
    state.turn, state.phase, state.colour = seat, TURN, table.on[0]
    state.called, state.taken, state.dry = [False, False], table.taken[:], table.dry[:]
    return state


def picked(faces: Sequence[str]) -> list[Card]:
    """A card for each face; RLCard may show one twice after it has shuffled the top card in as well."""
    free: dict[str, list[Card]] = {}
    for card in DECK.cards:
        free.setdefault(DECK.faces[card], []).append(card)
    return [free[one].pop() if len(free[one]) > 1 else free[one][0] for one in faces]


@dataclass
class Bench:
    """One of our bots at RLCard's table, and what its deals came to."""

    bot: Bot[UnoState, Move]
    game: Uno
    seed: int
    shares: list[float] = field(default_factory=list)
    times: list[float] = field(default_factory=list)

    def deal(self, number: int) -> None:
        self.shares.append(statistics.fmean(self.won(number, seat) for seat in (0, 1)))

    def won(self, number: int, own: Seat) -> bool:
        import rlcard  # type: ignore[import-not-found, import-untyped, unused-ignore]
        from rlcard.models.uno_rule_models import (  # type: ignore[import-not-found, import-untyped, unused-ignore]
            UNORuleAgentV1,
        )

        seed = 100_000 * self.seed + number
        # What its bot draws from.
        np.random.seed(seed)
        env, other, choices = rlcard.make("uno", config={"seed": seed}), UNORuleAgentV1(), Stream.named(seed, own)
        seen, seat = env.reset()
        table, steps = Onlooker.of(seen["raw_obs"]), 0
        while not env.is_over():
            steps += 1
            stream = choices.child(steps)
            done = self.choose(seen["raw_obs"], seat, table, stream) if seat == own else other.step(seen)
            actor = seat
            seen, seat = env.step(done, raw_action=True)
            table.watch(actor, done, seen["raw_obs"])
        return bool(env.get_payoffs()[own] > 0)

    def choose(self, seen: dict[str, Any], seat: Seat, table: Onlooker, stream: Stream) -> str:
        began = time.process_time()
        state = position(seen, seat, table)
        move = self.bot.choose(View(seat, state), self.game.moves(state, seat), stream)
        assert move is not None
        done = action(move)
        assert done in seen["legal_actions"], (done, seen)
        self.times.append(time.process_time() - began)
        return done

    def line(self) -> str:
        return f"{2 * len(self.shares)} rounds: {percent(self.shares)} won; {cpu(self.times)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", choices=BOTS)
    parser.add_argument("--rounds", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = RlcardUno(RULES)
    bench = Bench(BOTS[args.bot](game), game, args.seed)
    play_deals(bench, -(-args.rounds // 2), every=100)
    print(f"{args.bot} v uno-rule-v1, seed {args.seed}: {bench.line()}")


if __name__ == "__main__":
    main()
