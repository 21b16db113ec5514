"""The last card of a round, large: what it looks like is made while it still flies to the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardcade import Event, Step, say_seat
from cardcade.table import Faces, Link, Part
from cardcade.ui import Painter, rehearse
from cardcade_uno.events import WentOut
from cardcade_uno.scene.layout import UnoLayout
from cardcade_uno.scene.limelight import WinningCard

HEAD_START = 4
"""So many frames its pictures are drawn beside everything else before they are asked for."""


class Finale(Part):
    """One thing in each frame, so that the one in which it is seen first needs no longer than others."""

    def __init__(self, link: Link, layout: UnoLayout, faces: Faces) -> None:
        self._link, self._layout, self._faces = link, layout, faces
        self._unmade: WinningCard | None = None
        self._wait = 0

    def card(self, event: WentOut) -> WinningCard:
        title = self._link.words.say("uno.table.out", player=say_seat(event.seat))
        return WinningCard(self._faces, event.card, title, calm=self._link.look.reduced_motion)

    def made(self, step: Step[Any], events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, WentOut):
                card = self.card(event)
                card.begin(self._layout)
                self._unmade, self._wait = card, HEAD_START

    def draw_under(self, painter: Painter) -> None:
        self._wait -= 1
        card = self._unmade
        if card is None or self._wait >= 0:
            return
        if rehearse(painter, lambda unseen: card.draw(unseen, self._layout), most=2):
            self._unmade = None
