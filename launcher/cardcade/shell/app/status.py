"""A testing aid: what the window shows, as JSON lines in the file that `CARDCADE_STATUS` names.

A program that drives the real window from outside waits for a line instead of sleeping, and learns where to click.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cardcade.engine.cards import Card
    from cardcade.shell.app.app import App
    from cardcade.shell.screens.table.table import TableScreen
    from cardcade.table.parts import Parts


class Status:
    """Writes a line after every frame that shows something else than the one before."""

    def __init__(self, file: Path, app: App) -> None:
        self.file, self.app, self.loop = file, app, app.loop
        self._last: dict[str, Any] = {}
        self._hints: tuple[object, list[str]] = (None, [])
        """A position, and what is hinted at in it: asked once, so that watching a table costs little."""

    def write(self) -> None:
        drawn, now = time.time(), self._now()
        if now != self._last:
            self._last = now
            with self.file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps({"time": drawn, **now}) + "\n")

    def _now(self) -> dict[str, Any]:
        screen, window = self.loop.screen, self.loop.window
        told = {
            "screen": type(screen).__name__,
            "size": list(window.surface.get_size()),
            "fullscreen": window.fullscreen,
            "places": self._places(),
        }
        if self.app.tables.current is None:  # importing tables would delay the very first frame, which this is to time
            return told
        from cardcade.shell.screens.table.table import TableScreen

        return {**told, **self._table(screen)} if isinstance(screen, TableScreen) else told

    def _places(self) -> dict[str, list[int]]:
        """A pixel of everything that can be pointed at."""
        stage, canvas = self.loop.screen.stage, self.loop.ui.canvas
        named = (widget for widget in stage.top.walk() if widget.meaning and widget.enabled)
        return {widget.meaning: list(canvas.point(*spot)) for widget in named if (spot := stage.spot(widget))}

    def _table(self, screen: TableScreen) -> dict[str, Any]:
        parts, match = screen.parts, screen.live.match
        # A step that has been played is shown only once it is on disk.
        busy = parts.queue.busy or parts.position.view != match.view(screen.viewer)
        mine = parts.position.lawful is not None and parts.position.lawful.my_turn
        return {
            "steps": len(match.steps),
            "busy": busy,
            "my_turn": mine,
            "hint": self._hint(parts) if mine and not busy else [],
            "chosen": _named(parts, parts.hand.selection.in_order),
            "over": screen.live.over,
        }

    def _hint(self, parts: Parts) -> list[str]:
        if self._hints[0] is not parts.position.view:
            self._hints = parts.position.view, _hint(parts)
        return self._hints[1]


def _hint(parts: Parts) -> list[str]:
    """The cards of the first hint, as the hand names them; none when it is to pass or to draw."""
    hints = parts.link.hints()
    return _named(parts, parts.game.cards_of(hints[0])) if hints else []


def _named(parts: Parts, cards: Iterable[Card]) -> list[str]:
    return [f"card.{parts.game.deck.name(card)}" for card in cards]
