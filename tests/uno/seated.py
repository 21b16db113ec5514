"""A person at UNO's real table, in a position written in card notation, with others who wait to be told what to do."""

from __future__ import annotations

from typing import Any

import cardcade_uno
from cardcade import Seat
from cardcade.table.link import Look
from cardcade.testing.pilot import Pilot
from cardcade_uno.cards import DECK
from cardcade_uno.moves import Move, Play
from cardcade_uno.scene import UnoScene
from cardcade_uno.state import UnoState

from .table import Table, face, uno

PLUGIN = cardcade_uno.cardcade_game()


class Patience:
    """Bots that never come to a decision."""

    def ask(self, *question: Any) -> int:
        return 0

    def poll(self) -> list[Any]:
        return []

    def forget(self, ticket: int) -> None:
        pass

    def close(self) -> None:
        pass


class Seated(Pilot):
    """Seat 0 is the player."""

    @classmethod
    def at(cls, table: Table, **look: Any) -> Seated:
        seats = table.state.seats
        size, language = look.pop("size", (1280, 720)), look.pop("language", "en")
        scale = look.pop("ui_scale", 1.0)
        pilot = cls.at_table(
            PLUGIN, table.game.rules, seats=seats, look=Look(**look), size=size, language=language, ui_scale=scale
        )
        assert isinstance(pilot, Seated)
        sitting = pilot.table.sitting
        sitting.thinking = Patience()
        sitting._questions, sitting._asked_at = {}, -1
        sitting.match.go_on_from(table.state, [], [])
        pilot.uno.waiting.clear()
        pilot.uno.finish()
        pilot.uno.named.clear()
        pilot.uno.laid.clear()
        pilot.uno.middle.caption = None
        pilot.settle()
        return pilot

    @property
    def uno(self) -> UnoScene:
        assert isinstance(self.scene, UnoScene)
        return self.scene

    @property
    def state(self) -> UnoState:
        state: UnoState = self.table.sitting.match.state
        return state

    @property
    def last(self) -> tuple[Seat, Move]:
        step = self.table.sitting.match.steps[-1]
        return step.seat, step.move

    @property
    def steps(self) -> int:
        return len(self.table.sitting.match.steps)

    def settle(self) -> None:
        """Until everything has been shown."""
        self.wait(0.05)
        self.wait_until(lambda: not self.scene.busy)
        self.wait(0.05)

    def do(self, seat: Seat, move: Move) -> None:
        """What another player does."""
        self.table.sitting.submit(seat, move)
        self.settle()

    def plays(self, seat: Seat, card: str, colour: str = "", **choices: Any) -> None:
        held = next(one for one in self.state.hand(seat) if DECK.faces[one] == face(card))
        self.do(seat, Play(held, colour.upper() or None, **choices))  # type: ignore[arg-type]

    def card(self, text: str) -> str:
        """What that card of one's hand is called on the table."""
        held = next(one for one in self.state.hand(0) if DECK.faces[one] == face(text))
        return f"card.{DECK.name(held)}"


def seated(text: str, name: str = "standard", *, stock: str | None = None, look: dict[str, Any] | None = None,
           **changed: Any) -> Seated:  # fmt: skip
    return Seated.at(uno(text, name, stock=stock, **changed), **(look or {}))
