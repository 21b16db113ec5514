"""A stage: the widgets of one screen, with hover, press, focus, dialogs and tooltips."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import FRect
from pygame.event import Event

from cardcade.ui import reader
from cardcade.ui.context import Ui
from cardcade.ui.events import (
    Cancelled,
    Composing,
    Confirmed,
    KeyPressed,
    Nav,
    PointerMoved,
    Pressed,
    Released,
    Tabbed,
    Typed,
    UiEvent,
    Wheeled,
)
from cardcade.ui.focus import Focus
from cardcade.ui.motion import STILL
from cardcade.ui.painter import Painter
from cardcade.ui.pointer import Pointer
from cardcade.ui.tips import Tips
from cardcade.ui.widget import Cursor, Group, Widget
from cardcade.ui.widgets.dialog import Dialog

_POINTS = ((0.5, 0.5), (0.12, 0.5), (0.12, 0.12), (0.5, 0.12), (0.88, 0.5), (0.3, 0.9), (0.05, 0.05))
"""Where a widget is tried, in shares of its size: the middle first, then what neighbours seldom cover."""


class Stage:
    """Feed it pygame's events, advance it, draw it. What it holds is found by meaning."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.focus = Focus()
        self.dialogs: list[Dialog] = []
        self.memory: dict[str, float] = {}
        self.first = ""
        """The meaning that a key or gamepad finds first when nothing has the keyboard yet."""
        self.dirty = True
        self.still_for = 0.0
        self._root = Group(FRect(ui.canvas.area))
        self._root.attach(self)
        self._pointer = Pointer(self)
        self._tips = Tips()
        self._due: Callable[[], object] | None = None

    # Building

    def add(self, *widgets: Widget) -> None:
        self._root.add(*widgets)

    def clear(self) -> None:
        """Take everything off, to be built again: the focus stays with its meaning until then."""
        self._root.clear()
        self._root.rect = FRect(self.ui.canvas.area)
        self._pointer.held = self._pointer.over = None
        self._tips.forget()
        self.touch()

    def settle(self) -> None:
        """Nothing is pressed, hovered or typed into any more: another screen comes."""
        self._due = None
        self._pointer.let_go()
        if self.focus.widget is not None:
            self.focus.widget.focus_changed(False)

    def rebuilt(self, focus: str) -> None:
        """The page was built again, for another size or language: dialogs follow, and so does the focus."""
        for dialog in self.dialogs:
            dialog.attach(self)
        self.refocus(focus)
        if self.ui.reader.pointing:
            self._pointer.rest(self.ui.reader.pointer)

    def lead(self, widget: Widget | None) -> None:
        """Give the keyboard to something of the page: at once, or when the dialogs over it have closed."""
        if self.dialogs:
            self.dialogs[0].returns_to = widget.meaning if widget is not None else ""
        else:
            self.focus.set(widget)

    def refocus(self, meaning: str) -> None:
        """Give the keyboard to the widget of that meaning, or to none."""
        found = self.find(meaning) if meaning else None
        self.focus.set(found if found is not None and found.takes_focus else None)

    def open(self, dialog: Dialog) -> None:
        """Show a dialog over everything; it has the keyboard until it closes."""
        dialog.returns_to = self.focus.widget.meaning if self.focus.widget is not None else ""
        self.dialogs.append(dialog)
        dialog.attach(self)
        self._pointer.let_go()
        self.focus.set(dialog.first)
        self.ui.sound("ui.open")
        self.touch()

    def close(self, dialog: Dialog) -> None:
        if dialog in self.dialogs:
            self.dialogs.remove(dialog)
            self._pointer.let_go()
            self.refocus(dialog.returns_to)
            self.touch()

    # Asking

    @property
    def top(self) -> Widget:
        """What input reaches: the last dialog, else what covers the page, else the page."""
        if self.dialogs:
            return self.dialogs[-1]
        return next((widget for widget in self._from_above(self._root) if widget.modal), self._root)

    @staticmethod
    def _from_above(layer: Widget) -> list[Widget]:
        return [*layer.walk()][::-1]

    def find(self, meaning: str) -> Widget | None:
        """The widget of that meaning, topmost dialog first."""
        for layer in (*reversed(self.dialogs), self._root):
            for widget in layer.walk():
                if widget.meaning == meaning:
                    return widget
        return None

    def spot(self, widget: Widget) -> tuple[float, float] | None:
        """A point of the widget that nothing covers."""
        place = widget.place
        points = ((place.x + place.w * x, place.y + place.h * y) for x, y in _POINTS)
        return next((point for point in points if self.top.hit(point) is widget), None)

    def meanings(self) -> list[str]:
        return [widget.meaning for widget in self.top.walk() if widget.meaning]

    @property
    def focusables(self) -> list[Widget]:
        return [widget for widget in self.top.walk() if widget.takes_focus]

    @property
    def hovered(self) -> Widget | None:
        return self._pointer.over

    @property
    def cursor(self) -> Cursor:
        return self._pointer.cursor

    @property
    def hint(self) -> str:
        """The tooltip that is shown just now."""
        return self._tips.text

    def later(self, work: Callable[[], object]) -> None:
        """Do what may take a while once the next frame has answered the player; until then nothing else."""
        self._due = self._due or work
        self.touch()

    @property
    def busy(self) -> bool:
        """Whether the player has been answered and what was asked for is yet to be done."""
        return self._due is not None

    def scrolled(self) -> None:
        """What lies under the pointer has come to rest there."""
        self._pointer.stay()

    def touch(self) -> None:
        """Something looks different now."""
        self.dirty = True
        self.still_for = 0.0

    # Living

    def handle(self, event: Event) -> bool:
        """Whether any widget, or a dialog's modality, took the event."""
        taken = False
        for one in self.ui.reader.read(event, self.ui.canvas):
            taken |= self.tell(one)
        if event.type == pygame.WINDOWFOCUSLOST:
            self._pointer.let_go()
        return taken

    def tell(self, event: UiEvent) -> bool:
        match event:
            case PointerMoved() | Wheeled() | Pressed(button=1) | Released(button=1):
                return self._pointer.tell(event)
            case KeyPressed():
                return self._key(event)
            case Nav() | Tabbed() | Confirmed() | Cancelled():
                return self._intended(event)
            case Typed() | Composing():
                return self._to_focus(event)
        return bool(self.dialogs)

    def advance(self, dt: float) -> None:
        if self._due is not None:
            work, self._due = self._due, None
            work()
        for event in self.ui.reader.repeated(dt):
            self.tell(event)
        living = [widget for layer in self._layers for widget in layer.walk()]
        still = min([widget.advance(dt) for widget in living], default=STILL)
        if self.focus.widget is not None and not self._lives(self.focus.widget):
            self.focus.set(None)
            self.touch()
        if self._pointer.over is not None and not self._lives(self._pointer.over):
            self._pointer.lose()
        self.dirty |= self._tips.advance(self._explained, dt)
        self.still_for = min(still, self._tips.still_for, self.ui.reader.still_for)

    def draw(self, painter: Painter) -> None:
        self.dirty = False
        for layer in self._layers:
            layer.draw(painter)
        if not self.ui.reader.pointing:
            self.focus.draw(painter)

    def explain(self, painter: Painter) -> None:
        """What the player asks about lies over everything, news too."""
        if self.hint:
            self._tips.draw(painter, [place for widget in self._root.walk() for place in widget.kept_clear])

    @property
    def _layers(self) -> list[Widget]:
        return [self._root, *self.dialogs]

    def _lives(self, widget: Widget) -> bool:
        return any(widget is one for layer in self._layers for one in layer.walk())

    # Keys and gamepad

    def _key(self, event: KeyPressed) -> bool:
        self._pointer.step_back()
        if self._to_focus(event):
            return True
        meant = reader.intent(event)
        return self._intended(meant) if meant is not None else bool(self.dialogs)

    def _intended(self, event: UiEvent) -> bool:
        self._pointer.step_back()
        unseen = self.focus.widget is None or not self.ui.reader.led
        if isinstance(event, Confirmed) and unseen and self._entered(event):
            return True
        if self._to_focus(event):
            return True
        match event:
            case Nav() | Confirmed() | Tabbed(True) if self.focus.widget is None:
                return self._go(self._start)
            case Tabbed(forward):
                return self._go(self.focus.step(self.focusables, forward))
            case Nav(direction):
                return self._go(self.focus.toward(self.focusables, direction))
            case Cancelled() if self.dialogs:
                self.dialogs[-1].cancel()
                return True
        return bool(self.dialogs)

    def _entered(self, event: Confirmed) -> bool:
        """Enter where nobody sees a widget that has the keyboard: whether somebody took it."""
        hearer = next((widget for widget in self._from_above(self.top) if widget.takes_enter), None)
        return hearer is not None and hearer.handle(event)

    @property
    def _start(self) -> Widget | None:
        candidates = self.focusables
        return next((one for one in candidates if one.meaning == self.first), candidates[0] if candidates else None)

    def _go(self, target: Widget | None) -> bool:
        if target is None or target is self.focus.widget:
            return bool(self.dialogs)
        self.focus.set(target)
        self.ui.sound("ui.focus")
        return True

    def _to_focus(self, event: UiEvent) -> bool:
        widget = self.focus.widget
        if widget is not None and not widget.enabled and widget.denied is not None and isinstance(event, Confirmed):
            widget.denied()
        elif widget is None or not (widget.enabled and widget.handle(event)):
            return False
        self.touch()
        return True

    @property
    def _explained(self) -> Widget | None:
        """What a tooltip would be about."""
        pointed = self._pointer.over if self._pointer.asks else None
        target = pointed if self.ui.reader.pointing else self.focus.widget
        if target is None or self._pointer.held is not None or target is self._pointer.clicked:
            return None
        return target if target.hint else None
