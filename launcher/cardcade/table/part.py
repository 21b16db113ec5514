"""What every part of a table has in common: it is told what happens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pygame import FRect

from cardcade.ui.widget import Widget

if TYPE_CHECKING:
    from cardcade.engine.events import Event
    from cardcade.engine.match import Step
    from cardcade.engine.state import View
    from cardcade.ui.painter import Painter


class Part:
    """One thing at the table. It touches only what its constructor was given, and answers to what it is told here."""

    @property
    def widgets(self) -> Sequence[Widget]:
        """What of it can be seen and touched just now."""
        return ()

    @property
    def kept_clear(self) -> Sequence[FRect]:
        """What of it no tooltip may cover."""
        return ()

    # -- what has happened

    def recall(self, event: Event) -> None:
        """It happened before the match was taken up again: to be known, not to be shown."""

    def remember(self, event: Event) -> None:
        """Every event of the match once and in order, perhaps before it is shown."""

    def follow(self, event: Event) -> None:
        """It is about to be shown: whatever account of the match the picture keeps follows it."""

    def recall_step(self, step: Step[Any], events: Sequence[Event]) -> None:
        """It was made before the match was taken up again, and brought these events."""

    def made(self, step: Step[Any], events: Sequence[Event]) -> None:
        """A step that the viewer may know is about to be shown, before the events that it brings."""

    # -- what is shown

    def lay_out(self) -> None:
        """The canvas, the text size or the language is another: everything is placed and worded anew."""

    def hush(self) -> None:
        """Something happens: whose turn it was, it is over."""

    def take(self, view: View[Any]) -> None:
        """The figures of a position that is about to be shown; its events have told them already."""

    def refresh(self) -> None:
        """A position is shown: who is to act, and what can be done."""

    def pressed(self) -> None:
        """The felt was pressed."""

    def put_away(self) -> bool:
        """Esc: closes what it has opened over the table; whether there was anything."""
        return False

    # -- what moves

    def update(self, dt: float) -> bool:
        """Moves on by so many seconds at the table's pace; whether it still moves."""
        return False

    def finish(self) -> None:
        """Nothing is animated: what moves is at its end."""

    # -- what is drawn

    def draw_under(self, painter: Painter) -> None:
        """On the felt, under the cards."""

    def draw_over(self, painter: Painter) -> None:
        """Over the cards."""

    def draw_top(self, painter: Painter) -> None:
        """Over everything else."""


class WidgetPart(Part, Widget):
    """A part that is a widget itself."""

    @property
    def widgets(self) -> Sequence[Widget]:
        return (self,)


Panel = WidgetPart
"""As scenes have called it until now."""


class Drawer(WidgetPart):
    """A panel that is opened and closed; Esc closes it."""

    @property
    def opened(self) -> bool:
        return self.visible

    def toggle(self) -> None:
        """Opens it, or closes it again."""

    def put_away(self) -> bool:
        was = self.opened
        if was:
            self.toggle()
        return was
