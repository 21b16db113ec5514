"""Lines for the log where the rules have none: what somebody did, by the name that the move has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardcade.engine.events import Event
from cardcade.engine.game import Game
from cardcade.engine.match import Step
from cardcade.engine.message import Message, say, say_seat
from cardcade.table.panels.logbook import Logbook
from cardcade.table.part import Part


class Narrator(Part):
    """A step whose events are told anyway needs no line of its own."""

    def __init__(self, game: Game[Any, Any], logbook: Logbook) -> None:
        self._game, self._logbook = game, logbook

    def recall_step(self, step: Step[Any], events: Sequence[Event]) -> None:
        self.made(step, events)

    def made(self, step: Step[Any], events: Sequence[Event]) -> None:
        if (deed := say_deed(self._game, step, events)) is not None:
            self._logbook.tell(deed)


def say_deed(game: Game[Any, Any], step: Step[Any], events: Sequence[Event]) -> Message | None:
    """What somebody did by it; None when the rules tell of its events, or nobody did it."""
    if step.seat < 0 or any(game.say_event(event) is not None for event in events):
        return None
    return say("table.did", player=say_seat(step.seat), move=game.say_move(step.move))
