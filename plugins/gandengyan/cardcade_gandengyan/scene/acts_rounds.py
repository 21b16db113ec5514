"""How a round begins and ends."""

from __future__ import annotations

from cardcade import Event, Moved, Seat, say_seat
from cardcade.table import Animation, Wait
from cardcade.table.animation import Still
from cardcade_gandengyan import events
from cardcade_gandengyan.scene.boards import GandengyanBoards
from cardcade_gandengyan.scene.doubling import Doubling
from cardcade_gandengyan.scene.plates import GandengyanStaging
from cardcade_gandengyan.scene.score import Score
from cardcade_gandengyan.scene.trail import Trail
from cardcade_gandengyan.state import STOCK


class RoundActs:
    """The board of a round is put away when the cards are gathered for the next."""

    def __init__(
        self, staging: GandengyanStaging, trail: Trail, score: Score, doubling: Doubling, boards: GandengyanBoards
    ) -> None:
        self._link, self._effects = staging.link, staging.effects
        self._trail, self._score, self._doubling, self._boards = trail, score, doubling, boards

    def animate(self, event: Event) -> Animation | None:
        match event:
            case Moved(target=target) if target == STOCK:
                self._boards.close()
            case events.RoundBegan(number, leader):
                return self._began(number, leader)
            case events.RoundEnded():
                return self._ended(event)
        return None

    def _began(self, number: int, leader: Seat) -> Animation:
        self._trail.forget()
        self._score.begin(number)
        self._doubling.begin()
        words = self._link.words.say("gandengyan.table.shout.round", n=number, player=say_seat(leader))
        self._effects.shout(words, 50)
        return Wait(0.5)

    def _ended(self, event: events.RoundEnded) -> Animation:
        self._link.sounds.play("round_end")
        self._score.end(event.points)
        self._boards.end_round(event)
        return Still()
