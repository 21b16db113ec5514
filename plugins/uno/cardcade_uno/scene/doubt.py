"""Facing a wild draw four: what is known about it, and the ways to answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import FRect

import cardcade_assets
from cardcade import say_seat
from cardcade.table.layout import HALF_PLATE
from cardcade.ui.context import icon
from cardcade.ui.layout import packed
from cardcade.ui.painter import Painter
from cardcade.ui.shapes import Plate
from cardcade.ui.theme import GOLD, HEADING, INK, SMALL, SOFT, STRONG, Type
from cardcade.ui.widget import Widget
from cardcade.ui.widgets.button import Button, Kind
from cardcade_uno.cards import FOURS, SYMBOL, say_colour
from cardcade_uno.moves import ACCEPT, CHALLENGE, Play
from cardcade_uno.scene.signs import chip
from cardcade_uno.state import UnoState

if TYPE_CHECKING:
    from cardcade_uno.scene.gestures import UnoGestures

WIDTH, HEIGHT, LINE = 720.0, 190.0, 34.0
"""The height without what is known, a line for each of that."""
PANEL = Plate((40, 36, 70, 248), (20, 20, 44, 248), 30, (*GOLD[:3], 200), 2.5, shadow=26, drop=10)


class DoubtPanel(Widget):
    """Does not cover the hand or the call button: a card that can be stacked is played from the hand as always."""

    solid = True

    def __init__(self, scene: UnoGestures, state: UnoState) -> None:
        k = scene.layout.chrome
        x, y = scene.layout.at(0.5, 0.42)
        width = min(WIDTH * k, scene.rect.w - 4 * HALF_PLATE * k - 40 * scene.layout.unit)
        assert state.four_by is not None
        self.scene, self.by, self.beneath = scene, state.four_by, state.four_on[0]
        self.known = self._known(state)
        height = (HEIGHT + LINE * len(self.known)) * k
        super().__init__(FRect(x - width / 2, y - height / 2, width, height), "uno.doubt")
        self.buttons = self._lay_out(state)

    def _known(self, state: UnoState) -> list[str]:
        scene, colour = self.scene, say_colour(state.four_on[0])
        cards = scene.count_of(self.by)
        condition = scene.game.rules.wild_draw_four.condition
        lines = [
            scene.say("uno.table.doubt.holds", player=say_seat(self.by), n=cards),
            scene.say(f"uno.table.doubt.{condition}", colour=colour),
        ]
        caught = state.bluffs[self.by]
        return [*lines, scene.say("uno.table.doubt.bluffed", n=caught)] if caught else lines

    def _lay_out(self, state: UnoState) -> list[Button]:
        scene, k = self.scene, self.scene.layout.chrome
        assert scene.choices is not None
        stack = [move for move in scene.choices.moves if isinstance(move, Play)]
        accept = scene.say("uno.table.accept_draw", n=state.pending)
        wanted = [(accept, "move.accept", "pass", Kind.SECONDARY, lambda: scene.act(ACCEPT))]
        if stack:
            four = any(move.card in FOURS for move in stack)
            symbol = "+4" if four else "+2"
            card = next(move.card for move in stack if (SYMBOL[move.card] == "F") == four)
            text = scene.say("uno.table.doubt.stack", symbol=symbol)
            wanted.append((text, "move.stack", "cards", Kind.SECONDARY, lambda: scene.throw([card])))
        challenge = scene.say("uno.table.doubt.challenge")
        wanted.append((challenge, "move.challenge", "eye", Kind.DANGER, lambda: scene.act(CHALLENGE)))
        foot = FRect(self.rect.x + 24 * k, self.rect.bottom - 84 * k, self.rect.w - 48 * k, 62 * k)
        width = (foot.w - 14 * k * (len(wanted) - 1)) / len(wanted)
        places = packed(foot, [width] * len(wanted), 14 * k)
        type_, roomy = STRONG._replace(size=STRONG.size * k), self.rect.w > 0.95 * WIDTH * k
        return [
            Button(rect, text, action, meaning, kind=kind, icon=icon(picture) if roomy else None, type_=type_)
            for rect, (text, meaning, picture, kind, action) in zip(places, wanted, strict=True)
        ]

    @property
    def children(self) -> Sequence[Widget]:
        return self.buttons

    def draw(self, painter: Painter) -> None:
        k, box = self.scene.layout.chrome, self.rect
        painter.plate(box, PANEL)
        player = self.scene.link.players[self.by]
        face = FRect(box.x + 26 * k, box.y + 24 * k, 92 * k, 92 * k)
        painter.image(cardcade_assets.path("avatars", f"avatar_{player.avatar:02}.svg"), face)
        words = FRect(face.right + 22 * k, box.y + 20 * k, box.right - face.right - 140 * k, 46 * k)
        title = self.scene.say("uno.table.doubt.title", player=say_seat(self.by))
        painter.text(title, words, self._sized(painter, title, HEADING, words.w), GOLD)
        for number, line in enumerate(self.known):
            where = words.move(0, (46 + LINE * number) * k)
            colour = INK if number < 2 else SOFT
            painter.text(line, where, self._sized(painter, line, SMALL, where.w), colour)
        chip_side = 76 * k
        painter.image(chip(self.beneath), FRect(box.right - 108 * k, box.y + 28 * k, chip_side, chip_side))
        label = FRect(box.right - 150 * k, box.y + 106 * k, 160 * k, 28 * k)
        painter.text(self.scene.say("uno.table.doubt.beneath"), label, SMALL._replace(size=18 * k), SOFT, "centre")
        super().draw(painter)

    def _sized(self, painter: Painter, text: str, type_: Type, room: float) -> Type:
        return painter.ui.text.shrunk(text, type_._replace(size=type_.size * self.scene.layout.chrome), room)
