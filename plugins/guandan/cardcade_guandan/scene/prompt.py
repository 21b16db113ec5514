"""What the viewer is asked for before the deal."""

from __future__ import annotations

from typing import NamedTuple

from pygame import FRect

from cardcade.table import Boards, Link, Part, Position, TableLayout
from cardcade.table.layout import Measure
from cardcade.ui import Painter, Plate
from cardcade.ui.theme import GOLD, INK, Type, Weight
from cardcade_guandan.rules import Rules
from cardcade_guandan.scene.gifts import Gifts

HEIGHT = Measure(100, 150)
PLATE = Plate((12, 20, 40, 225), (8, 14, 30, 225), 26, (*GOLD[:3], 170), 2.0, shadow=12)


class Demand(NamedTuple):
    """What to give, and what the rules let be given."""

    what: str
    which: str


class Prompt(Part):
    """While the viewer must give or return."""

    def __init__(
        self, link: Link, layout: TableLayout, position: Position, gifts: Gifts, boards: Boards, rules: Rules
    ) -> None:
        self._words, self._layout, self._position = link.words, layout, position
        self._gifts, self._boards, self._rules = gifts, boards, rules.tribute

    @property
    def wanted(self) -> Demand | None:
        giving = self._gifts.giving
        if not giving or not self._position.my_turn or self._position.autopilot:
            return None
        n = self._position.state.owed
        which = f"pay_{self._rules.gives}" if giving == "tribute" else f"return_{self._rules.returns}"
        return Demand(
            self._words.say(f"guandan.table.ask.{giving}", n=n), self._words.say(f"guandan.illegal.{which}", n=n)
        )

    def draw_over(self, painter: Painter) -> None:
        if self._boards.board is None and (wanted := self.wanted) is not None:
            self._draw(painter, wanted)

    def _draw(self, painter: Painter, wanted: Demand) -> None:
        c, (x, y), width_of = self._layout.chrome, self._layout.complaints, painter.ui.text.width
        heading, small = Type(27 * c, Weight.BOLD), Type(21 * c)
        width = max(width_of(wanted.what, heading), width_of(wanted.which, small)) + 64 * c
        width = min(width, self._layout.area.w * 0.9)
        height = self._layout.grown(HEIGHT)
        box = FRect(x - width / 2, y - height * 0.52, width, height)
        painter.plate(box, PLATE)
        painter.text(wanted.what, FRect(box.x, box.y + height * 0.12, box.w, height * 0.4), heading, GOLD, "centre")
        painter.text(wanted.which, FRect(box.x, box.y + height * 0.54, box.w, height * 0.32), small, INK, "centre")
