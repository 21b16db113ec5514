"""A choice: one of several answers, in a list that lies over the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from pygame import FRect

from cardcade.shell.screens.common.flow import softened
from cardcade.ui import Dialog, Label, Listing, Row, Widget, icon
from cardcade.ui.theme import HEADING, INK, PAD

ROW, GAP, HEAD = 64.0, 8.0, 62.0
WIDTH = 620.0


class ChoiceDialog(Dialog):
    """`pick(index)` hears which it is; Esc leaves it as it was."""

    def __init__(
        self,
        heading: str,
        options: Sequence[str],
        chosen: int,
        pick: Callable[[int], object],
        meaning: str,
        *,
        faces: Sequence[Path | None] = (),
    ) -> None:
        """`faces` are pictures of the options, where they have one."""
        height = HEAD + len(options) * (ROW + GAP) - GAP + 2 * PAD
        super().__init__((WIDTH, height), meaning, cancel_action=lambda: None)
        self._heading, self._options, self._chosen, self._pick = heading, options, chosen, pick
        self._faces = [*faces, *[None] * (len(options) - len(faces))]

    def fill(self, inner: FRect) -> Sequence[Widget]:
        head = FRect(inner.x, inner.y, inner.w, HEAD - 16)
        rows = [
            Row(words, f"{self.meaning}.{number}", icon=icon("check") if number == self._chosen else None, face=face)
            for number, (words, face) in enumerate(zip(self._options, self._faces, strict=True))
        ]
        room = FRect(inner.x, inner.y + HEAD, inner.w, inner.h - HEAD)
        listing = Listing(room, rows, self._picked, chosen=self._chosen, row_height=ROW)
        self.first = listing.rows[self._chosen]
        return [Label(head, self._heading, HEADING, INK), softened(listing)]

    def _picked(self, index: int) -> None:
        self.close()
        self._pick(index)
