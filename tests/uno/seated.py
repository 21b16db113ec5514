"""A person at UNO's real table, in a position written in card notation, with others who wait to be told what to do."""

from __future__ import annotations

from typing import Any

import pygame

import cardcade_uno
from cardcade import Seat
from cardcade.table.link import Look
from cardcade.testing import position as seats
from cardcade_uno.cards import DECK
from cardcade_uno.moves import Play
from cardcade_uno.scene import UnoParts
from cardcade_uno.state import UnoState

from .table import Table, face, uno

PLUGIN = cardcade_uno.cardcade_game()


class Seated(seats.PositionPilot):
    """Seat 0 is the player."""

    @classmethod
    def at(cls, table: Table, **look: Any) -> Seated:
        how = {key: look.pop(key) for key in ("size", "language", "ui_scale") if key in look}
        return cls.in_position(PLUGIN, table.game, table.state, seats=table.state.seats, look=Look(**look), **how)

    @property
    def uno(self) -> UnoParts:
        assert isinstance(self.parts, UnoParts)
        return self.parts

    @property
    def state(self) -> UnoState:
        state: UnoState = self.table.live.match.state
        return state

    def plays(self, seat: Seat, card: str, colour: str = "", **choices: Any) -> None:
        held = next(one for one in self.state.hand(seat) if DECK.faces[one] == face(card))
        self.do(seat, Play(held, colour.upper() or None, **choices))  # type: ignore[arg-type]

    def idle(self, seconds: float) -> int:
        """Nobody touches anything for so long; how often the window was drawn."""
        before, until = self.window.flips, self.clock.now() + seconds
        while self.clock.now() < until:
            self.loop.tick()
        return self.window.flips - before

    @property
    def told(self) -> list[str]:
        """What stands in words over the table just now."""
        return [banner.text for banner in self.parts.effects.banners]

    def card(self, text: str) -> str:
        """What that card of one's hand is called on the table."""
        held = next(one for one in self.state.hand(0) if DECK.faces[one] == face(text))
        return f"card.{DECK.name(held)}"


def seated(text: str, name: str = "standard", *, stock: str | None = None, look: dict[str, Any] | None = None,
           **changed: Any) -> Seated:  # fmt: skip
    return Seated.at(uno(text, name, stock=stock, **changed), **(look or {}))


def having_won(**look: Any) -> Seated:
    """The last card of a round was just played, and called."""
    table = uno("r5 | r1 | y1 w+4")
    table.state.called[0] = True
    pilot = Seated.at(table, **look)
    pilot.click(pilot.card("r1"))
    return pilot


def doubting(hands: str) -> Seated:
    """The player at the right has just played a wild draw four."""
    table = uno(hands)
    table.state.turn = 3
    pilot = Seated.at(table)
    pilot.plays(3, "w+4", "g")
    assert pilot.sees("uno.doubt")
    return pilot


def pad(button: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)


def owing() -> Seated:
    """P3 holds one card and has not called."""
    table = uno("r5 | r1 b7 | y1 y2 | g3 g4 | r8 b6")
    table.state.turn = 3
    pilot = Seated.at(table)
    pilot.plays(3, "r8")
    return pilot
