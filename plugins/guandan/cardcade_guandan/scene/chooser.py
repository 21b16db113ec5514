"""When cards can be played in several ways: each way with its cards, and what the wildcards stand for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardcade.table.readings import Reading
from cardcade_guandan.moves import Play
from cardcade_guandan.scene.meaning import laid_cards
from cardcade_guandan.words import say_reading

if TYPE_CHECKING:
    from cardcade_guandan.scene.handling import GuandanHandling


def ways_to_play(scene: GuandanHandling, plays: Sequence[Play]) -> list[Reading]:
    """The strongest way first."""
    return [
        Reading(play, scene.capital(scene.link.text(say_reading(play.reading))), laid_cards(play, scene.level))
        for play in plays
    ]
