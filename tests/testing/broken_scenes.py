"""Tables of Crazy Eights that fall over, or ask for what is not there."""

from functools import cached_property
from pathlib import Path

from cardcade import Event
from cardcade.table import Animation, Director, Part, Parts, Sounds
from cardcade.ui import Painter


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


class Hole(Part):
    """Shows a picture that nobody drew."""

    def draw_under(self, painter: Painter) -> None:
        painter.ui.art.picture(Path(__file__).with_name("nowhere.svg"), (20, 20))


class Bare(Parts):
    @cached_property
    def own(self) -> tuple[Part, ...]:
        return (*super().own, Hole())
