"""The dialog: a question that must be answered before anything else happens."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect

from cardcade.ui.events import Pressed, Released, UiEvent
from cardcade.ui.layout import centred, inset, packed
from cardcade.ui.motion import STILL, Glide
from cardcade.ui.painter import Painter
from cardcade.ui.theme import BODY, HEADING, INK, PAD, PANEL_SECONDS, SHADE, SOFT
from cardcade.ui.widget import Widget
from cardcade.ui.widgets.button import Action, Button, ButtonKind
from cardcade.ui.widgets.label import PANEL, Label, Paragraph

BUTTON = (220.0, 66.0)


class Dialog(Widget):
    """A panel of `size` units in the middle of the canvas; widgets are added in `fill`.

    Esc, or a press outside when there is a `cancel_action`, cancels. `close()` takes it away.
    """

    solid = True

    def __init__(self, size: tuple[float, float], meaning: str, *, cancel_action: Action | None = None) -> None:
        super().__init__(FRect(0, 0, 0, 0), meaning)
        self.size = size
        self.panel = FRect(0, 0, *size)
        self.returns_to = ""
        self.cancel_action = cancel_action
        self.first: Widget | None = None
        self._widgets: list[Widget] = []
        self._shown = Glide(0.0, PANEL_SECONDS)
        self._pressed_outside = False

    def fill(self, inner: FRect) -> Sequence[Widget]:
        """The widgets, laid out in `inner`; the one that gets the keyboard is set as `self.first`."""
        return ()

    def attached(self) -> None:
        assert self.stage is not None
        canvas = self.stage.ui.canvas
        self.rect = canvas.area
        self.panel = centred(inset(canvas.area, 24), *self.size)
        self._widgets = list(self.fill(inset(self.panel, PAD)))
        self._shown.to(1.0)

    @property
    def children(self) -> Sequence[Widget]:
        return self._widgets

    def handle(self, event: UiEvent) -> bool:
        match event:
            case Pressed(pos):
                self._pressed_outside = not self.panel.collidepoint(pos)
            case Released(pos, over=True) if self._pressed_outside and not self.panel.collidepoint(pos):
                self.cancel()
        return True

    def cancel(self) -> None:
        """Esc: as if the harmless answer had been given; a dialog without one stays."""
        if self.cancel_action is not None:
            self.sound("ui.back")
            self.close()
            self.cancel_action()

    def close(self) -> None:
        if self.stage is not None:
            self.stage.close(self)

    def advance(self, dt: float) -> float:
        return 0.0 if self._shown.update(dt) else STILL

    def draw(self, painter: Painter) -> None:
        shown = self._shown.value
        painter.fill(self.rect, (*SHADE[:3], round(165 * shown)))
        rise = 0.0 if painter.ui.motion.reduced else 28 * (1 - shown)
        with painter.faded(shown), painter.shifted(0, rise):
            painter.plate(self.panel, PANEL)
            super().draw(painter)


class Ask(Dialog):
    """A heading, a sentence, and buttons from the harmless left to the wanted right.

    The keyboard begins at the last that takes nothing away.
    """

    def __init__(
        self,
        heading: str,
        text: str,
        answers: Sequence[Answer],
        meaning: str,
        *,
        cancel_action: Action | None = None,
    ) -> None:
        super().__init__((760, 320), meaning, cancel_action=cancel_action)
        self.heading, self.text, self.answers = heading, text, answers

    def attached(self) -> None:
        assert self.stage is not None
        room = min(self.size[0], self.stage.ui.canvas.width - 48) - 2 * PAD
        words = self.stage.ui.text.height(self.text, BODY, room)
        self.size = (self.size[0], words + HEADING.size * 1.5 + BUTTON[1] + 48 + 2 * PAD)
        super().attached()

    def fill(self, inner: FRect) -> Sequence[Widget]:
        head = FRect(inner.x, inner.y, inner.w, HEADING.size * 1.5)
        body = FRect(inner.x, head.bottom + 8, inner.w, inner.h - head.h - BUTTON[1] - 24)
        foot = FRect(inner.x, inner.bottom - BUTTON[1], inner.w, BUTTON[1])
        width = min(BUTTON[0], (inner.w - 16 * (len(self.answers) - 1)) / max(1, len(self.answers)))
        buttons = [
            Button(rect, answer.text, self._answering(answer), answer.meaning, kind=answer.kind)
            for rect, answer in zip(packed(foot, [width] * len(self.answers)), self.answers, strict=True)
        ]
        self.first = next((button for button in reversed(buttons) if button.kind is not ButtonKind.DANGER), None)
        words = Paragraph(body, self.text, BODY, SOFT)
        return [Label(head, self.heading, HEADING, INK), words, *buttons]

    def _answering(self, answer: Answer) -> Action:
        def act() -> None:
            self.close()
            answer.action()

        return act


class Answer:
    """One button of a question."""

    def __init__(self, text: str, action: Action, meaning: str, kind: ButtonKind = ButtonKind.SECONDARY) -> None:
        self.text, self.action, self.meaning, self.kind = text, action, meaning, kind
