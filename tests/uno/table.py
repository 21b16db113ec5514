"""Positions in card notation: `uno("r5 | r+2 r1 | y1 y2")` is the top card, then every hand, seat 0 first and in turn.

`r g b y` are colours; a colour goes with a number, `s` skip, `v` reverse or `+2`; `w` and `w+4` are the wilds, and on
top they name a colour: `w:b`. Cards before the top one lie beneath it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import tomli

import cardcade_uno
from cardcade import TABLE, Card, Event, IllegalMove, Seat, Stream
from cardcade.engine.rules import rules_of, values_of
from cardcade_uno import moves
from cardcade_uno.cards import COLOUR, DECK, Colour
from cardcade_uno.game import Uno
from cardcade_uno.moves import Move, Play
from cardcade_uno.rules import Rules
from cardcade_uno.state import DISCARD, HANDS, STOCK, UnoState

PRESETS = Path(cardcade_uno.__file__).parent / "presets"


def preset(name: str) -> Rules:
    return rules_of(Rules, tomli.loads((PRESETS / f"{name}.toml").read_text("utf-8")))


def rules(name: str = "standard", **changed: Any) -> Rules:
    """A preset, with keys changed: `stacking__mixed=True`."""
    values = values_of(preset(name))
    for key, value in changed.items():
        table, _, name = key.partition("__")
        assert name in values[table], key
        values[table][name] = value
    return rules_of(Rules, values)


def face(text: str) -> str:
    """`r+2` is RD, `w+4` F, `gs` GS."""
    return {"w": "W", "w+4": "F"}.get(text, text[0].upper() + text[1:].replace("+2", "D").upper())


def faces(text: str) -> list[str]:
    return [face(word) for word in text.split()]


def uno(text: str, name: str = "standard", *, stock: str | None = None, **changed: Any) -> Table:
    return Table(text, rules(name, **changed), stock)


class Table:
    """A position and what is done in it; every move is checked first."""

    def __init__(self, text: str, rules: Rules, stock: str | None = None) -> None:
        self.game = Uno(rules)
        self.events: list[Event] = []
        self.state = self._set_up(text, stock)

    def _set_up(self, text: str, stock: str | None) -> UnoState:
        piles = [part.split() for part in text.split("|")]
        top, _, named = piles[0][-1].partition(":")
        piles[0][-1] = top
        state = self.game.setup(len(piles) - 1)
        self.game.begin(state, Stream(1))
        state = replace(state, cards=self._cards([" ".join(pile) for pile in piles], stock), turn=0, direction=1)
        state.phase, state.dealer = type(state.phase)("turn"), state.seats - 1
        state.colour = named.upper() if named else COLOUR[state.top]  # type: ignore[assignment]
        state.called, state.taken, state.dry = [False] * state.seats, [0] * state.seats, [()] * state.seats
        return state

    def _cards(self, piles: list[str], stock: str | None) -> list[list[Card]]:
        """The cards named, the rest in the stock; with `stock` only those, the first on top, the others nowhere."""
        named = DECK.pick([one for pile in [*piles, stock or ""] for one in faces(pile)])
        sizes = [len(pile.split()) for pile in piles]
        laid = [list(named[sum(sizes[:n]) : sum(sizes[: n + 1])]) for n in range(len(sizes))]
        rest = [card for card in DECK.cards if card not in named]
        return [list(named[sum(sizes) :])[::-1] if stock is not None else rest, *laid]

    # -- doing

    def do(self, seat: Seat, move: Move, seed: int = 7) -> Table:
        self.game.check(self.state, seat, move)
        self.state.log = []
        self.game.play(self.state, seat, move, Stream(seed))
        self.events, self.state.log = self.state.log, None
        return self

    def play(self, card: str, colour: str = "", *, by: Seat | None = None, **choices: Any) -> Table:
        """Plays a card of the seat in turn, or of another; `call=True` calls, `swap=2` names seat 2."""
        seat = self.turn if by is None else by
        return self.do(seat, self.move(card, colour, seat, **choices))

    def move(self, card: str, colour: str, seat: Seat, *, call: bool = False, swap: Seat | None = None) -> Play:
        named: Colour | None = colour.upper() or None  # type: ignore[assignment]
        return Play(self.held(card, seat), named, swap, call)

    def held(self, card: str, seat: Seat) -> Card:
        return next(one for one in self.state.hand(seat) if DECK.faces[one] == face(card))

    def draw(self, seed: int = 7) -> Table:
        return self.do(self.turn, moves.Draw(), seed)

    def keep(self) -> Table:
        return self.do(self.turn, moves.Pass())

    def accept(self) -> Table:
        return self.do(self.turn, moves.Accept())

    def challenge(self) -> Table:
        return self.do(self.turn, moves.Challenge())

    def choose(self, colour: Colour) -> Table:
        return self.do(self.turn, moves.ChooseColour(colour))

    def call(self, seat: Seat) -> Table:
        return self.do(seat, moves.CallUno())

    def catch(self, seat: Seat, by: Seat) -> Table:
        return self.do(by, moves.Catch(seat))

    def insist(self, card: str) -> Table:
        return self.do(self.turn, moves.PlayAnyway(self.held(card, self.turn)))

    def time_up(self) -> Table:
        return self.do(TABLE, moves.TimeUp())

    def next_round(self, seed: int = 7) -> Table:
        return self.do(TABLE, moves.NextRound(), seed)

    # -- looking

    @property
    def turn(self) -> Seat:
        return self.state.turn

    @property
    def colour(self) -> str:
        return self.state.colour

    @property
    def pending(self) -> int:
        return self.state.pending

    @property
    def top(self) -> str:
        return DECK.faces[self.state.top]

    @property
    def over(self) -> bool:
        return not self.game.to_act(self.state)

    def count(self, seat: Seat) -> int:
        return len(self.state.hand(seat))

    def hand(self, seat: Seat) -> list[str]:
        return sorted(DECK.faces[card] for card in self.state.hand(seat))

    def moves(self, seat: Seat | None = None) -> list[Move]:
        return list(self.game.moves(self.state, self.turn if seat is None else seat))

    def plays(self, seat: Seat | None = None) -> set[str]:
        """The faces that may be played."""
        return {DECK.faces[move.card] for move in self.moves(seat) if isinstance(move, Play)}

    def can(self, move: Move, seat: Seat | None = None) -> bool:
        return move in self.moves(seat)

    def saw(self, kind: type[Event]) -> bool:
        """Whether the last move recorded such an event."""
        return any(isinstance(event, kind) for event in self.events)

    @property
    def scores(self) -> list[int]:
        return self.state.scores

    @property
    def winner(self) -> Seat | None:
        return self.state.winner if self.state.rounds else None


def refusal(action: Callable[[], object]) -> str:
    """The key of the reason for which the action is refused."""
    try:
        action()
    except IllegalMove as illegal:
        return illegal.reason.key.removeprefix("uno.illegal.")
    raise AssertionError("it was accepted")


def pile(table: Table, name: str) -> list[str]:
    return [DECK.faces[card] for card in table.state.cards[{"stock": STOCK, "discard": DISCARD}[name]]]


__all__ = ["HANDS", "Table", "face", "faces", "pile", "preset", "refusal", "rules", "uno"]
