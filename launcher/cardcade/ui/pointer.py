"""The pointer: what it is over, what it holds. A click's target is fixed when the button goes down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardcade.ui.events import NOWHERE, Dragged, Point, PointerMoved, Pressed, Released, Wheeled
from cardcade.ui.widget import Cursor, Widget

if TYPE_CHECKING:
    from cardcade.ui.stage import Stage


class Pointer:
    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.over: Widget | None = None
        self.held: Widget | None = None
        self.clicked: Widget | None = None
        """What has just done its work needs no explaining, and its tooltip would hide what it opened."""
        self._spot: Point = NOWHERE
        self.asks = False
        """Whether the player has moved it since the page came: until then what is under it is not explained."""

    @property
    def cursor(self) -> Cursor:
        widget = self.held or self.over
        return widget.cursor if widget is not None and widget.enabled else Cursor.ARROW

    def tell(self, event: PointerMoved | Pressed | Released | Wheeled) -> bool:
        """Whether a widget, or a dialog's modality, took it."""
        self.asks, self._spot = True, event.pos
        match event:
            case PointerMoved(pos):
                taken = self._move(pos)
            case Pressed():
                taken = self._press(event)
            case Released(pos):
                taken = self._release(pos)
            case Wheeled():
                taken = self._wheel(event)
        return taken or bool(self.stage.dialogs)

    def let_go(self) -> None:
        """Nothing is held or hovered any more, and nothing was clicked."""
        if self.held is not None:
            self.held.handle(Released(NOWHERE, over=False))
        self.held, self.asks = None, False
        self._hover(None)

    def lose(self) -> None:
        """What it was over is gone: nothing is said of it, nor of what took its place until the pointer moves."""
        self._hover(None)

    def step_back(self) -> None:
        """The keyboard or gamepad speaks: what the pointer rests on is not lit until it moves again."""
        if self.held is None:
            self._hover(None)
        self.stage.touch()

    def stay(self) -> None:
        """What it was over has been scrolled away below it, and something else come there."""
        if self.held is None and self.over is not None:
            self._hover(self.stage.top.hit(self._spot))

    def rest(self, pos: Point) -> None:
        """The page was built again under a pointer that did not move."""
        self.held, self.over = None, self.stage.top.hit(pos)
        if self.over is not None:
            self.over.hover.jump(float(self.over.enabled and self.over.solid))

    def _move(self, pos: Point) -> bool:
        self._hover(self.stage.top.hit(pos))
        if self.held is not None:
            self.held.handle(Dragged(self.held.local(pos)))
            self.stage.touch()
        elif self.over is not None and self.over.enabled:
            self.over.handle(PointerMoved(self.over.local(pos)))
        return self.held is not None or self.over is not None

    def _press(self, event: Pressed) -> bool:
        target = self.stage.top.hit(event.pos)
        self._hover(target)
        self.held = target
        self.stage.touch()
        if target is None or target.takes_focus:
            self.stage.focus.set(target)
        if target is not None and target.enabled:
            target.handle(Pressed(target.local(event.pos), event.button, event.mods))
        return target is not None

    def _release(self, pos: Point) -> bool:
        target, self.held = self.held, None
        if target is None:
            return False
        if target.enabled:
            self.clicked = target if target.tooltip else None
            target.handle(Released(target.local(pos), self.stage.top.hit(pos) is target))
        elif target.denied is not None and self.stage.top.hit(pos) is target:
            self.clicked = target
            target.denied()
        self._hover(self.stage.top.hit(pos))
        self.stage.touch()
        return True

    def _wheel(self, event: Wheeled) -> bool:
        target = self.stage.top.hit(event.pos)
        while target is not None and not target.handle(event):
            target = target.parent
        if target is None:
            return False
        self._hover(self.stage.top.hit(event.pos))
        self.stage.touch()
        return True

    def _hover(self, target: Widget | None) -> None:
        if target is self.over:
            return
        if self.over is not None:
            self.over.hover.to(0.0)
        if target is not None and target.enabled and target.solid:
            target.hover.to(1.0)
            if target.focusable:
                self.stage.ui.sound("ui.hover")
        self.over, self.clicked = target, None
        self.stage.touch()
