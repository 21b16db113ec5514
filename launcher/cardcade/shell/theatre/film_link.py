"""The table's connection to a film: updates come from the projector, and nobody plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cardcade.engine.match import Update
from cardcade.engine.player import Player
from cardcade.plugins import GamePlugin
from cardcade.shell.theatre.projector import Projector
from cardcade.table.link import Look, Race, Sounds, TimeLeft
from cardcade.table.words import Speaker, Words

PlayersNow = Callable[[], Sequence[Player]]


class FilmLink:
    """Implements `cardcade.table.link.Link`: one cut of the film, seen from one seat."""

    saving = stands_in = stops = False
    watching = autopilot = True

    def __init__(
        self,
        projector: Projector,
        plugin: GamePlugin,
        look: Look,
        speaker: Speaker,
        players: PlayersNow,
        sounds: Sounds,
        command: Callable[[str], None],
    ) -> None:
        self._projector, self.plugin, self.game = projector, plugin, projector.film.game
        self.seat, self.look, self.sounds, self.command = projector.seat, look, sounds, command
        self._players, self._cut = players, projector.cuts
        self.preset = ""
        self.first_round = None
        self.words = Words(speaker, plugin.id, players)

    @property
    def players(self) -> Sequence[Player]:
        return self._players()

    def take_updates(self) -> Sequence[Update[Any]]:
        """Those of this cut: a picture that is about to make way takes nothing from the next."""
        return self._projector.take_updates() if self._projector.cuts == self._cut else ()

    def submit(self, move: Any) -> None:
        """Nobody plays."""

    def proceed(self) -> None:
        """On to the next round."""
        self._projector.run(True)

    @property
    def counsel(self) -> None:
        return None

    def hints(self) -> Sequence[Any]:
        return ()

    def time_left(self) -> TimeLeft | None:
        return None

    def race(self) -> Race | None:
        return None
