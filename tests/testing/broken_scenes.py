"""Tables of Crazy Eights that fall over, or ask for what is not there."""

from functools import cached_property

from cardcade import Event
from cardcade.table import Animation, Director, Parts, Sounds


class Fall:
    """Cannot show anything."""

    def animate(self, event: Event) -> Animation | None:
        raise ZeroDivisionError("a scene that raises")


class Noise:
    """Plays a sound that nobody recorded, and says what nobody wrote."""

    def __init__(self, sounds: Sounds) -> None:
        self._sounds = sounds

    def animate(self, event: Event) -> Animation | None:
        self._sounds.play("kazoo")
        return None


class Falling(Parts):
    @cached_property
    def director(self) -> Director:
        return Director(self.piles, self.movements, [Fall()])


class Noisy(Parts):
    @cached_property
    def director(self) -> Director:
        return Director(self.piles, self.movements, [Noise(self.link.sounds)])
