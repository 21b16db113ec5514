"""The curtain between two people who share the screen: nobody's cards are seen while it is down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from pygame import FRect

import cardcade_assets
from cardcade.engine.cards import HIDDEN
from cardcade.engine.message import Message
from cardcade.engine.player import Player
from cardcade.shell.app.language import Language
from cardcade.table.cards.faces import Faces
from cardcade.ui import PILL, Button, ButtonKind, Painter, Plate, Ui, Widget, icon
from cardcade.ui.layout import centred
from cardcade.ui.theme import BODY, DISPLAY, GOLD, INK, SOFT, STRONG, Colour

FOLD = 1600 / 14
"""How wide a fold is on a curtain 900 high."""
LINING: Colour = (48, 6, 15)
PANEL = Plate((24, 12, 24, 225), (14, 8, 18, 225), 36, (*GOLD[:3], 150), 2.5, shadow=26, drop=8)
RIM = Plate((*GOLD[:3], 255), radius=PILL, shadow=12)
QUIET_SECONDS = 0.6
"""Whoever clicks on in haste must not see the next person's cards: it rises only after so long without a click."""
WIDTH, PICTURE, WORDS = 900.0, 300.0, 320.0
"""Of the panel: how wide it is, and how high what is seen and what is read in it."""
LEAST_PICTURE, FILLED = 130.0, 0.94
"""Large letters take room from the picture down to this, and so much of the window may be filled."""
FAN = (-24.0, -12.0, 12.0, 24.0)


class Curtain(Widget):
    """Red velvet, whose turn it is, and the button that lifts it."""

    solid = True

    def __init__(
        self, ui: Ui, title: Message, player: Player, back: Path, language: Language, rise: Callable[[], object]
    ) -> None:
        super().__init__(ui.canvas.area, "curtain")
        self.player, self.back = player, back
        self.title = language.text(title)
        self.words = language.text("table.curtain_hint")
        height = min(PICTURE + WORDS, FILLED * self.rect.h)
        self.letters = min(1.0, (height - LEAST_PICTURE) / WORDS)
        self.k = min(1.0, (height - WORDS * self.letters) / PICTURE)
        self.panel = centred(self.rect, min(WIDTH * self.letters, FILLED * self.rect.w), height)
        letters, foot = self.letters, self.panel.bottom
        where = FRect(self.panel.centerx - 190 * letters, foot - 122 * letters, 380 * letters, 80 * letters)
        text = language.text("table.curtain_ready")
        self._quiet = QUIET_SECONDS
        self._rise = rise
        type_ = STRONG._replace(size=STRONG.size * letters)
        self.button = Button(
            where, text, self._lift, "curtain.rise", kind=ButtonKind.PRIMARY, icon=icon("eye"), type_=type_
        )

    @property
    def children(self) -> Sequence[Widget]:
        return [self.button]

    def advance(self, dt: float) -> float:
        still = super().advance(dt)
        self._quiet = max(0.0, self._quiet - dt)
        return min(still, self._quiet) if self._quiet else still

    def _lift(self) -> None:
        if self._quiet:
            self._quiet = QUIET_SECONDS
        else:
            self._rise()

    def draw(self, painter: Painter) -> None:
        self._draw_velvet(painter)
        painter.plate(self.panel, PANEL)
        self._draw_player(painter)
        letters, shrunk = self.letters, painter.ui.text.shrunk
        line = FRect(self.panel.x + 24, self.panel.bottom - WORDS * letters, self.panel.w - 48, 80 * letters)
        type_ = shrunk(self.title, DISPLAY._replace(size=54 * letters), line.w, 0.45)
        painter.text(self.title, line, type_, INK, "centre")
        type_ = shrunk(self.words, BODY._replace(size=26 * letters), line.w)
        painter.text(self.words, line.move(0, 84 * letters), type_, SOFT, "centre")
        super().draw(painter)

    def _draw_velvet(self, painter: Painter) -> None:
        """In the window's own shape, over a lining that lets nothing through where a pixel is lost to rounding."""
        painter.fill(self.rect, LINING)
        where = painter.pixels(self.rect)
        painter.put(painter.ui.art.drawn(velvet(900 * where.w / where.h), where.size), where.x, where.y)

    def _draw_player(self, painter: Painter) -> None:
        """The face of whoever plays next, before a fan of closed cards."""
        x, y = self.panel.centerx, self.panel.y + 160 * self.k
        card = Faces(painter.ui, (), lambda _: None, lambda: self.back).picture(HIDDEN, 120 * self.k)
        for angle in FAN:
            turned = painter.ui.art.turned(card, ("curtain", self.back), -angle)
            size = turned.get_width() / painter.canvas.scale, turned.get_height() / painter.canvas.scale
            painter.blit(turned, x + angle * 6 * self.k - size[0] / 2, y + abs(angle) * 0.9 * self.k - size[1] / 2)
        face = FRect(x - 84 * self.k, y - 84 * self.k, 168 * self.k, 168 * self.k)
        painter.plate(face.inflate(12, 12), RIM)
        painter.image(cardcade_assets.portrait(self.player.avatar), face)


def velvet(width: float) -> str:
    """Folds of red cloth, 900 high and as wide as asked, lit from above and darker towards the floor."""
    count = max(1, round(width / FOLD))
    fold = width / count
    folds = "".join(
        f'<linearGradient id="f{number}" gradientUnits="userSpaceOnUse" x1="{number * fold}" y1="0" '
        f'x2="{(number + 1) * fold}" y2="0"><stop offset="0" stop-color="#4a0716"/>'
        '<stop offset="0.45" stop-color="#b3243b"/>'
        '<stop offset="0.6" stop-color="#8f172c"/><stop offset="1" stop-color="#4a0716"/></linearGradient>'
        f'<rect x="{number * fold}" y="0" width="{fold + 1}" height="900" fill="url(#f{number})"/>'
        for number in range(count)
    )
    shade = (
        '<linearGradient id="s" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="900">'
        '<stop offset="0" stop-color="#000" stop-opacity="0.1"/><stop offset="1" stop-color="#000" stop-opacity="0.6"/>'
        f'</linearGradient><rect width="{width}" height="900" fill="url(#s)"/>'
    )
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} 900">{folds}{shade}</svg>'
