"""Tribute before the deal: who owes, who resists, and what is given and returned."""

from __future__ import annotations

from cardcade import Event, Seat, say_seat
from cardcade.table import Animation, Wait
from cardcade.table.animation import InTurn
from cardcade_guandan import events
from cardcade_guandan.scene.gifts import Gifts
from cardcade_guandan.scene.plates import US, GuandanStaging

SHOWN_SECONDS = 0.9
"""Everyone sees the cards before they cross the table."""


class TributeActs:
    """Said aloud by those concerned."""

    def __init__(self, staging: GuandanStaging, gifts: Gifts) -> None:
        self._words, self._sounds = staging.link.words, staging.link.sounds
        self._effects, self._plates, self._gifts = staging.effects, staging.plates, gifts

    def animate(self, event: Event) -> Animation | None:
        match event:
            case events.TributeOwed(payers, count):
                self._gifts.owe(len(payers))
                for seat in payers:
                    self._plates.say(seat, self._words.say("guandan.table.owes", n=count))
                self._sounds.play("tribute")
                return Wait(0.7)
            case events.TributeResisted(payers):
                for seat in payers:
                    self._plates.say(seat, self._words.say("guandan.table.resists"))
                self._effects.shout(self._words.say("guandan.table.resisted"), 42, colour=US, seconds=1.3)
                self._sounds.play("resisted")
                return Wait(1.2)
            case events.TributePaid(giver, receiver):
                self._show(giver, receiver, "given")
                return InTurn(Wait(SHOWN_SECONDS), self._gifts.hand_over)
            case events.TributeReturned(giver, receiver):
                self._show(receiver, giver, "back")
                return Wait(SHOWN_SECONDS)
        return None

    def _show(self, source: Seat, target: Seat, how: str) -> None:
        self._plates.say(source, self._words.say(f"guandan.table.to.{how}", name=say_seat(target)))
        self._sounds.play("tribute")
