"""What the viewer's gestures mean at a Guandan table: which cards can be used, and in which way they are played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cardcade import Card
from cardcade.table import Faces, Gestures, Hints, Viewer, Words
from cardcade.table.laying import ReadingChooser, ReadingOption
from cardcade.ui import Dialog
from cardcade_guandan.moves import Play
from cardcade_guandan.scene.gifts import Gifts
from cardcade_guandan.scene.level import DealLevel
from cardcade_guandan.scene.meaning import play_cards
from cardcade_guandan.scene.usable import usable
from cardcade_guandan.words import say_reading


class WaysToPlay:
    """Asks which of several readings is meant: each with its cards, and what the wildcards stand for."""

    def __init__(self, words: Words, faces: Faces, level: DealLevel) -> None:
        self._words, self._faces, self._level = words, faces, level

    def ask(self, plays: Sequence[Any], pick: Callable[[Any], object]) -> Dialog:
        ways = [self._way(play) for play in plays if isinstance(play, Play)]
        return ReadingChooser(self._words, self._faces, ways, pick)

    def _way(self, play: Play) -> ReadingOption:
        return ReadingOption(play, self._words.sentence(say_reading(play.reading)), play_cards(play, self._level.rank))


class GuandanGestures(Gestures):
    """Greys what no lawful play could use; a gift without a choice is selected already."""

    def __init__(self, viewer: Viewer, hints: Hints, ways: WaysToPlay, level: DealLevel, gifts: Gifts) -> None:
        super().__init__(viewer, hints, ways.ask)
        self._level, self._gifts = level, gifts
        self._usable: set[Card] = set()

    def refresh(self) -> None:
        self._usable = usable(self._hand.held, self._position.moves, self._level.rank)
        super().refresh()
        self._offer_the_only_gift()

    def hush(self) -> None:
        """In the tribute another's gift may be what happens: who is still to give goes on choosing."""
        super().refresh()

    def usable(self, card: Card) -> bool:
        return card in self._usable

    def _offer_the_only_gift(self) -> None:
        """The player still gives it."""
        moves = self._position.moves
        if self._gifts.giving and self._position.asked and len(moves) == 1 and not self._selection.cards:
            self._selection.choose(set(self._link.game.cards_of(moves[0])))
