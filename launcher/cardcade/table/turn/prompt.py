"""What the viewer is asked for, in words at the buttons: which cards to give, what to bid, what to beat."""

from __future__ import annotations

from pygame import FRect

from cardcade.engine.cards import Place
from cardcade.table.boards.boards import Boards
from cardcade.table.cards.cards import Cards
from cardcade.table.layout import TableLayout
from cardcade.table.part import Part
from cardcade.table.piles.piles import PileLayout
from cardcade.table.turn.actions import ActionBar
from cardcade.table.viewer import Viewer
from cardcade.ui import PILL, Painter, Plate
from cardcade.ui.theme import GOLD, Type, Weight

MINE = Plate((88, 62, 20, 235), (58, 38, 12, 235), PILL, (*GOLD[:3], 220), 2.0, shadow=8)
HEIGHT, GAP = 44.0, 12.0


class Prompt(Part):
    """Only while the rules have something to ask; nothing behind a board or under another word to the player."""

    def __init__(
        self, viewer: Viewer, layout: TableLayout, piles: PileLayout, cards: Cards, actions: ActionBar, boards: Boards
    ) -> None:
        self._link, self._position, self._effects = viewer.link, viewer.position, viewer.effects
        self._layout, self._piles, self._cards = layout, piles, cards
        self._actions, self._boards = actions, boards

    @property
    def text(self) -> str:
        if self._boards.board is not None or not self._position.asked:
            return ""
        asked = self._link.game.prompt(self._position.state, self._link.seat)
        return self._link.words.sentence(asked) if asked is not None else ""

    def draw_over(self, painter: Painter) -> None:
        text, spoken = self.text, self._layout.complaints in [banner.at for banner in self._effects.banners]
        if text and not spoken:
            type_ = Type(23 * self._layout.chrome, Weight.BOLD)
            box = self.place(painter.ui.text.width(text, type_) + 48 * self._layout.chrome)
            painter.plate(box, MINE)
            painter.text(
                text, box, painter.ui.text.shrunk(text, type_, box.w - 24 * self._layout.chrome), GOLD, "centre"
            )

    def place(self, width: float) -> FRect:
        """Above the buttons; left of them where cards lie before the viewer."""
        c, buttons = self._layout.chrome, [button.rect for button in self._actions.children] or [self._actions.rect]
        around = buttons[0].unionall(buttons[1:])
        if not self._has_played:
            return FRect(around.centerx - width / 2, around.top - (HEIGHT + GAP) * c, width, HEIGHT * c)
        right = around.left - GAP * c
        room = right - self._layout.area.left - GAP * c
        return FRect(
            right - min(width, room), around.bottom - (around.h + HEIGHT * c) / 2, min(width, room), HEIGHT * c
        )

    @property
    def _has_played(self) -> bool:
        specs, seat = enumerate(self._piles.specs), self._link.seat
        own = [index for index, pile in specs if pile.place is Place.PLAYED and pile.owner == seat]
        return any(self._cards.pile(index) for index in own)
