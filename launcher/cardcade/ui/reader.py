"""Reading input: pygame's events of mouse, keyboard, input method and gamepad in the player's terms."""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame.event import Event

from cardcade.ui.canvas import Canvas
from cardcade.ui.events import (
    Cancelled,
    Composing,
    Confirmed,
    Direction,
    KeyPressed,
    Nav,
    PadButton,
    PadPressed,
    Point,
    PointerMoved,
    Pressed,
    Released,
    Tabbed,
    Typed,
    UiEvent,
    Wheeled,
)
from cardcade.ui.motion import STILL

_ARROWS = {
    pygame.K_UP: Direction.UP,
    pygame.K_DOWN: Direction.DOWN,
    pygame.K_LEFT: Direction.LEFT,
    pygame.K_RIGHT: Direction.RIGHT,
}
_PAD_ARROWS = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: Direction.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Direction.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Direction.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Direction.RIGHT,
}
_SHOULDERS = {
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: pygame.K_PAGEUP,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: pygame.K_PAGEDOWN,
}
"""They leaf, as the keys do."""
_PLAIN_SHOULDERS = {4: pygame.K_PAGEUP, 5: pygame.K_PAGEDOWN, **_SHOULDERS}
"""A pad that speaks as a plain joystick counts them fifth and sixth, or as a controller does."""
_CONTROLLER = (
    pygame.CONTROLLERDEVICEADDED,
    pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERBUTTONUP,
    pygame.CONTROLLERAXISMOTION,
)
_MODS = {
    pygame.KMOD_SHIFT: {pygame.K_LSHIFT, pygame.K_RSHIFT},
    pygame.KMOD_CTRL: {pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LMETA, pygame.K_RMETA},
}
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
_POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL)
_ENGAGE, _RELEASE = 0.6, 0.4
_FIRST_REPEAT, _REPEAT = 0.4, 0.11


class Reader:
    """Knows what is held down, so that a held key or stick is told apart from a new press."""

    def __init__(self) -> None:
        self.pointing = True
        self.led = False
        """Whether the keyboard was in use before the last event already: then its ring was seen."""
        self.pointer_scale = 1.0
        self.pointer: Point = (-1.0, -1.0)
        self._held: set[int] = set()
        self._leaning: dict[tuple[int, int], Direction] = {}
        self._controllers: set[int] = set()
        self._last: tuple[Event | None, list[UiEvent]] = (None, [])
        self._repeats: Nav | None = None
        self._due = 0.0

    def read(self, event: Event, canvas: Canvas) -> list[UiEvent]:
        """Reading the same event twice gives the same answer: a scene and its buttons may both ask."""
        if self._last[0] is not event:
            self._last = (event, self._translate(event, canvas))
        return self._last[1]

    def repeated(self, dt: float) -> list[UiEvent]:
        """What a direction held on the gamepad says again as time goes by."""
        if self._repeats is None:
            return []
        self._due -= dt
        if self._due > 0:
            return []
        self._due = _REPEAT
        return [self._repeats]

    @property
    def still_for(self) -> float:
        return STILL if self._repeats is None else max(0.001, self._due)

    def _translate(self, event: Event, canvas: Canvas) -> list[UiEvent]:
        if event.type in _POINTER:
            self.pointing = True
        found = self._pointed(event, canvas) or self._typed(event) or self._pad(event)
        self.led = not self.pointing
        if any(_steers(one) for one in found):
            self.pointing = False
        return found

    def _pointed(self, event: Event, canvas: Canvas) -> list[UiEvent]:
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            x, y = event.pos
            self.pointer = canvas.units((x * self.pointer_scale, y * self.pointer_scale))
        match event.type:
            case pygame.MOUSEMOTION:
                return [PointerMoved(self.pointer)]
            case pygame.MOUSEBUTTONDOWN if event.button <= 3:
                return [Pressed(self.pointer, event.button, self._mods())]
            case pygame.MOUSEBUTTONUP if event.button <= 3:
                return [Released(self.pointer, button=event.button)]
            case pygame.MOUSEWHEEL:
                dx, dy = getattr(event, "precise_x", event.x), getattr(event, "precise_y", event.y)
                return [Wheeled(self.pointer, float(dx or event.x), float(dy or event.y))]
            case pygame.WINDOWLEAVE:
                self.pointer = (-1.0, -1.0)
                return [PointerMoved(self.pointer)]
        return []

    def _mods(self) -> int:
        """Shift and Ctrl as they are held; a mouse event does not say."""
        return sum(mod for mod, keys in _MODS.items() if self._held & keys)

    def _typed(self, event: Event) -> list[UiEvent]:
        match event.type:
            case pygame.KEYDOWN:
                again = event.key in self._held
                self._held.add(event.key)
                return [KeyPressed(event.key, getattr(event, "mod", 0), again)]
            case pygame.KEYUP:
                self._held.discard(event.key)
            case pygame.WINDOWFOCUSLOST:
                self._held.clear()
                self._repeats = None
            case pygame.TEXTINPUT:
                return [Typed(event.text)]
            case pygame.TEXTEDITING:
                return [Composing(event.text, getattr(event, "start", len(event.text)))]
        return []

    def _pad(self, event: Event) -> list[UiEvent]:
        device = getattr(event, "instance_id", -1)
        if event.type in _CONTROLLER:
            self._controllers.add(device)
        elif device in self._controllers:
            return []  # a pad opened as a controller also speaks as a plain joystick: it is heard once
        match event.type:
            case pygame.CONTROLLERBUTTONDOWN:
                return self._button(event.button, _SHOULDERS)
            case pygame.JOYBUTTONDOWN:
                return self._button(event.button, _PLAIN_SHOULDERS)
            case pygame.CONTROLLERBUTTONUP | pygame.JOYBUTTONUP if event.button in _PAD_ARROWS:
                self._repeats = None
            case pygame.CONTROLLERAXISMOTION:
                return self._leaned(device, event.axis, event.value / 32768)
            case pygame.JOYAXISMOTION:
                return self._leaned(device, event.axis, event.value)
            case pygame.JOYHATMOTION:
                x, y = event.value
                self._repeats = None
                return [self._hold(direction) for direction in Direction if direction.value == (x, -y)]
        return []

    def _button(self, button: int, shoulders: Mapping[int, int]) -> list[UiEvent]:
        if button in _PAD_ARROWS:
            return [self._hold(_PAD_ARROWS[button])]
        if button in shoulders:
            return [KeyPressed(shoulders[button])]
        match button:
            case pygame.CONTROLLER_BUTTON_A:
                return [Confirmed()]
            case pygame.CONTROLLER_BUTTON_B:
                return [Cancelled()]
            case pygame.CONTROLLER_BUTTON_X:
                return [PadPressed(PadButton.X)]
            case pygame.CONTROLLER_BUTTON_Y:
                return [PadPressed(PadButton.Y)]
        return []

    def _leaned(self, device: int, axis: int, value: float) -> list[UiEvent]:
        if axis not in (0, 1):
            return []
        key = (device, axis)
        if abs(value) < _RELEASE:
            if self._leaning.pop(key, None) is not None:
                self._repeats = None
        elif abs(value) > _ENGAGE:
            direction = _toward(axis, value)
            if self._leaning.get(key) is not direction:
                self._leaning[key] = direction
                return [self._hold(direction)]
        return []

    def _hold(self, direction: Direction) -> Nav:
        self._repeats, self._due = Nav(direction), _FIRST_REPEAT
        return self._repeats


def intent(event: KeyPressed) -> UiEvent | None:
    """What a key means where no widget took it as a key."""
    if event.key in _ARROWS:
        return Nav(_ARROWS[event.key])
    if event.key == pygame.K_TAB:
        return Tabbed(not event.mods & pygame.KMOD_SHIFT)
    if event.again or event.mods & pygame.KMOD_ALT:
        return None
    if event.key in _ENTER:
        return Confirmed()
    return Cancelled() if event.key == pygame.K_ESCAPE else None


def _steers(event: UiEvent) -> bool:
    """Whether it moves or uses the focus; a shortcut, pressed between clicks, does not."""
    meant = intent(event) if isinstance(event, KeyPressed) else event
    return isinstance(meant, Nav | Tabbed | Confirmed | Cancelled)


def _toward(axis: int, value: float) -> Direction:
    if axis == 0:
        return Direction.RIGHT if value > 0 else Direction.LEFT
    return Direction.DOWN if value > 0 else Direction.UP


def cancels(event: UiEvent) -> bool:
    """Esc or the gamepad's B."""
    meant = intent(event) if isinstance(event, KeyPressed) else event
    return isinstance(meant, Cancelled)
