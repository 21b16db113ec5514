"""What is said at the table: by a player, or to everyone."""

from __future__ import annotations

from cardcade import Seat
from cardcade.table import Effects, Plates, Words
from cardcade_uno.cards import Colour, say_colour
from cardcade_uno.scene.signs import DEEP


class UnoSayings:
    """Speaks in the catalogues' words; seats among the arguments are called by name."""

    def __init__(self, words: Words, plates: Plates, effects: Effects) -> None:
        self._words, self._plates, self._effects = words, plates, effects

    def say(self, seat: Seat, key: str, **args: object) -> None:
        """In a bubble at the player's plate."""
        self._plates.say(seat, self._words.say(f"uno.table.say.{key}", **args))

    def name(self, seat: Seat, colour: Colour, after_four: bool = False) -> None:
        """The player names a colour, in that colour; after a wild draw four both."""
        key = "uno.table.say.four_in" if after_four else "uno.table.say.colour"
        self._plates.say(seat, self._words.sentence(key, colour=say_colour(colour)), DEEP[colour])

    def shout(self, key: str, size: float, **args: object) -> None:
        """Over the middle, so many units high."""
        self._effects.shout(self._words.say(f"uno.table.shout.{key}", **args), size, seconds=1.25)
