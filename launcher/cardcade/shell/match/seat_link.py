"""One person's connection from the table scene to the live match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cardcade.engine.cards import Seat
from cardcade.engine.first_round import FirstRound
from cardcade.engine.match import Update
from cardcade.engine.player import Player
from cardcade.shell.app.language import Language
from cardcade.shell.match.live import LiveMatch
from cardcade.shell.match.race import race_seen_by
from cardcade.shell.sound.sound import SoundBoard
from cardcade.table.link import Counsel, Look, Race, TimeLeft
from cardcade.table.words import Words


class SeatLink:
    """Implements `cardcade.table.link.Link`: the scene gets this seat's updates and nothing else."""

    def __init__(
        self,
        live: LiveMatch,
        seat: Seat,
        look: Look,
        language: Language,
        board: SoundBoard,
        command: Callable[[str], None],
    ) -> None:
        self.live, self.seat, self.look = live, seat, look
        self.plugin, self.game = live.plugin, live.match.game
        self.sounds, self.command = board, command
        self._language = language
        self.words = Words(language, live.plugin.id, lambda: live.players)

    @property
    def counsel(self) -> Counsel:
        return self.live.counsel

    @property
    def players(self) -> Sequence[Player]:
        return self.live.players

    @property
    def preset(self) -> str:
        return self.live.preset.get(self._language.code, "")

    @property
    def first_round(self) -> FirstRound | None:
        return self.live.first_round

    @property
    def watching(self) -> bool:
        return False

    @property
    def autopilot(self) -> bool:
        return self.seat in self.live.autopilot or self.players[self.seat].level is not None

    @property
    def stands_in(self) -> bool:
        return self.seat in self.live.autopilot and self.players[self.seat].level is None

    def take_updates(self) -> Sequence[Update[Any]]:
        return self.live.take_updates(self.seat)

    @property
    def saving(self) -> bool:
        return self.live.saving.awaited

    def submit(self, move: Any) -> None:
        """A turn that nobody has seen yet is not played; a call or a catch need not wait for the disk."""
        if not (self.saving and self.seat in self.game.to_act(self.live.match.state)):
            self.live.submit(self.seat, move)

    @property
    def stops(self) -> bool:
        return self.live.over and self.live.match.result is None

    def proceed(self) -> None:
        self.live.proceed()

    def hints(self) -> Sequence[Any]:
        """None while the position is one that has not been seen."""
        if self.saving:
            return ()
        view = self.live.match.view(self.seat)
        if self.plugin.hints is not None:
            return self.plugin.hints(self.game, view)
        return self.game.moves(view.state, self.seat)

    def time_left(self) -> TimeLeft | None:
        return self.live.time_left()

    def race(self) -> Race | None:
        return race_seen_by(self.seat, self.live)
