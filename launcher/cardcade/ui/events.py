"""What widgets are told: pointer, keys, text and the player's intent, whatever device it came from."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

Point = tuple[float, float]

NOWHERE: Final[Point] = (-1e9, -1e9)
"""Where a pointer is released that was taken away: the window lost it, or a question opened."""


class Direction(Enum):
    UP = (0, -1)
    DOWN = (0, 1)
    LEFT = (-1, 0)
    RIGHT = (1, 0)


@dataclass(frozen=True, slots=True)
class PointerEvent:
    """The pointer is at `pos`."""

    pos: Point


class PointerMoved(PointerEvent):
    """It may be over something else now."""


class Dragged(PointerEvent):
    """The pointer moved while this widget is held."""


@dataclass(frozen=True, slots=True)
class Pressed(PointerEvent):
    button: int = 1
    mods: int = 0


@dataclass(frozen=True, slots=True)
class Released(PointerEvent):
    """`over`: the pointer is still on the widget it went down on."""

    over: bool = False
    button: int = 1


@dataclass(frozen=True, slots=True)
class Wheeled(PointerEvent):
    dx: float
    dy: float


@dataclass(frozen=True, slots=True)
class KeyPressed:
    key: int
    mods: int = 0
    again: bool = False


@dataclass(frozen=True, slots=True)
class Nav:
    """An arrow key, the d-pad or the stick."""

    direction: Direction


@dataclass(frozen=True, slots=True)
class Tabbed:
    forward: bool = True


@dataclass(frozen=True, slots=True)
class Confirmed:
    """Enter, Space or the gamepad's A."""


@dataclass(frozen=True, slots=True)
class Cancelled:
    """Esc or the gamepad's B."""


class PadButton(Enum):
    """The gamepad's buttons beyond A and B."""

    X = "X"
    Y = "Y"


@dataclass(frozen=True, slots=True)
class PadPressed:
    """A shortcut on the gamepad: what it does is up to the table."""

    button: PadButton


@dataclass(frozen=True, slots=True)
class Typed:
    text: str


@dataclass(frozen=True, slots=True)
class Composing:
    """What an input method shows before it is committed."""

    text: str
    cursor: int = 0


UiEvent = (
    PointerMoved
    | Pressed
    | Dragged
    | Released
    | Wheeled
    | KeyPressed
    | Nav
    | Tabbed
    | Confirmed
    | Cancelled
    | PadPressed
    | Typed
    | Composing
)
