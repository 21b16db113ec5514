"""What the rules say aloud of an event: in a bubble, across the table, or worn on a plate until the round ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from pygame import FRect

from cardcade.engine.events import Event, Moved, Shown, Shuffled
from cardcade.engine.game import Game
from cardcade.engine.match import Step
from cardcade.engine.state import View
from cardcade.engine.telling import Aloud, Shape, Voice
from cardcade.table.animation import Animation, Wait
from cardcade.table.effects.effects import Effects
from cardcade.table.part import Part
from cardcade.table.seats.plates import Plates
from cardcade.table.words import Words

Room: TypeAlias = Callable[[], FRect]
BANNER_SIZE = 46.0
BANNER_SECONDS, BUBBLE_SECONDS = 0.8, 0.35
"""How long an event is heard before the next one comes."""


class Announcer(Part):
    """Also calls plays by name that have to be beaten, and says what somebody does that nothing on the table shows,
    where cards lie in one pile for all."""

    def __init__(
        self, game: Game[Any, Any], words: Words, plates: Plates, effects: Effects, shape: Shape, room: Room
    ) -> None:
        """`room` answers where there is room for a line that everyone shall read."""
        self._game, self._words, self._plates = game, words, plates
        self._effects, self._shape, self._room = effects, shape, room
        self._rounds: int | None = None

    # -- as a part

    def recall(self, event: Event) -> None:
        self._undress(event)
        aloud = self._game.say_aloud(event)
        if aloud is not None and aloud.voice is Voice.BADGE and aloud.seat is not None:
            self._plates.wear(aloud.seat, aloud.words)

    def follow(self, event: Event) -> None:
        self.recall(event)
        if (aloud := self._game.say_aloud(event)) is not None:
            self._say(aloud)

    def made(self, step: Step[Any], events: Sequence[Event]) -> None:
        if step.seat < 0 or isinstance(step.move, self._game.hidden_moves):
            return
        plays = bool(self._game.cards_of(step.move))
        if self._shape is Shape.DRAWING and not plays:
            self._plates.say(step.seat, self._words.sentence(self._game.say_move(step.move)))
        elif self._shape is Shape.SHEDDING and plays:
            self._plates.call(step.seat, self._words.sentence(self._game.say_move(step.move)))

    def take(self, view: View[Any]) -> None:
        rounds = self._game.rounds(view.state)
        if self._rounds is not None and rounds > self._rounds:
            self._plates.undress()
        self._rounds = rounds

    def _undress(self, event: Event) -> None:
        """New cards, new offices."""
        if isinstance(event, Shuffled):
            self._plates.undress()

    def _say(self, aloud: Aloud) -> None:
        words = self._words.sentence(aloud.words)
        if aloud.seat is None or aloud.voice is Voice.BANNER:
            self._effects.shout(words, BANNER_SIZE, room=self._room())
        else:
            self._plates.say(aloud.seat, words)

    # -- as an act

    def animate(self, event: Event) -> Animation | None:
        """Gives what is said a moment, unless cards move meanwhile."""
        if isinstance(event, Moved | Shuffled | Shown) or (aloud := self._game.say_aloud(event)) is None:
            return None
        return Wait(BANNER_SECONDS if aloud.voice is Voice.BANNER else BUBBLE_SECONDS)
