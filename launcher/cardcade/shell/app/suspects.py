"""Games that were open when the program ended unexpectedly: it starts without them until the player decides."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from cardcade.engine.message import Message, say

if TYPE_CHECKING:
    from cardcade.discovery.left_out import LeftOut

log = logging.getLogger(__name__)


class Suspects:
    """Found beside the picture, decided by the player."""

    def __init__(self) -> None:
        self._known: list[LeftOut] = []
        self._put_off: set[str] = set()

    def look(self) -> Sequence[LeftOut]:
        """All that are left out, those that brought the last start down among them; from any thread."""
        from cardcade.discovery.left_out import leave_out, left_out
        from cardcade.folders import data_folder
        from cardcade.shell.app.marks import Marks

        for game in Marks(data_folder()).take_dead():
            try:
                leave_out(game)
            except OSError as error:
                log.warning("%s cannot be left out: %s", game.game, error)
        return left_out()

    def take(self, known: Sequence[LeftOut]) -> None:
        """What was found."""
        self._known = list(known)

    @property
    def next(self) -> LeftOut | None:
        """The one to ask about."""
        return next((one for one in self._known if not one.decided and one.game not in self._put_off), None)

    def of(self, game: str, distribution: str) -> LeftOut | None:
        return next((one for one in self._known if (one.game, one.distribution) == (game, distribution)), None)

    def folders(self) -> dict[str, Path]:
        """Where the texts of those that are left out lie, by game."""
        return {one.game: Path(one.folder) for one in self._known}

    def put_off(self, game: LeftOut) -> None:
        """Not now: the next start asks again."""
        self._put_off.add(game.game)

    def switch_off(self, game: LeftOut) -> None:
        """May raise OSError."""
        from cardcade.discovery.left_out import leave_out

        decided = replace(game, decided=True)
        leave_out(decided)
        self._known = [decided if one.same(game) else one for one in self._known]

    def keep(self, game: LeftOut) -> None:
        """May raise OSError."""
        from cardcade.discovery.left_out import take_back
        from cardcade.discovery.switching import try_again

        take_back(game)
        try_again(game.distribution)
        self._known = [one for one in self._known if not one.same(game)]


def told(game: LeftOut, name: str) -> Message:
    """What it did, to the player."""
    where = "_at" if game.place else ""
    return say(f"suspect.{game.why}{where}", game=name, place=game.place)
