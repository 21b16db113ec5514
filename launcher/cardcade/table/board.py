"""The board at the end of a round or match: places, counted-up scores, one remembered moment, what next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import FRect

import cardcade_assets
from cardcade.ui.context import icon
from cardcade.ui.events import UiEvent
from cardcade.ui.layout import centred, packed
from cardcade.ui.motion import STILL, Glide, ease_out
from cardcade.ui.painter import Painter
from cardcade.ui.shapes import PILL, Plate
from cardcade.ui.theme import DARK, GOLD, INK, SHADE, SMALL, SOFT, STRONG, TITLE
from cardcade.ui.widget import Widget
from cardcade.ui.widgets.button import Button, Kind
from cardcade.ui.widgets.label import PANEL

if TYPE_CHECKING:
    from cardcade.table.gestures import GestureTable

ROW_HEIGHT, WIDTH = 74.0, 900.0
COUNT_SECONDS = 0.9
WINNER = Plate((255, 214, 128), (244, 168, 66), 22, (255, 236, 180), 2.0, sheen=0.4)
OTHER = Plate((255, 255, 255, 16), (255, 255, 255, 10), 22)
DISC = Plate((40, 30, 12, 200), radius=PILL)


@dataclass(frozen=True, slots=True)
class Line:
    """One player's row: what the round brought and the total it makes."""

    seat: int
    note: str
    gained: float | None
    total: float
    winner: bool = False


class Board(Widget):
    """Covers the table when something has ended. A click skips the counting."""

    solid = True

    def __init__(
        self, scene: GestureTable, title: str, lines: Sequence[Line], *, moment: str = "", hold: float = 0.9
    ) -> None:
        super().__init__(scene.rect, "table.board")
        self.scene, self.title, self.lines, self.moment = scene, title, lines, moment
        self.hold = hold
        """Seconds before it appears, so that the last card is seen first."""
        self.passed = 0.0
        self.shown = Glide(0.0, 0.2)
        self.buttons: list[Button] = []
        height = 250 + ROW_HEIGHT * len(lines) + (52 if moment else 0)
        k = scene.layout.chrome
        self.panel = centred(scene.rect, WIDTH * k, height * k)
        self._celebrated = False

    def offer(self, *buttons: tuple[str, str, str, Callable[[], object]]) -> Board:
        """Text, meaning, icon and action of each button, the wanted one last."""
        k = self.scene.layout.chrome
        foot = FRect(self.panel.x, self.panel.bottom - 96 * k, self.panel.w - 40 * k, 64 * k)
        places = packed(foot, [250 * k] * len(buttons), 16 * k)
        for number, ((text, meaning, picture, action), rect) in enumerate(zip(buttons, places, strict=True)):
            kind = Kind.PRIMARY if number == len(buttons) - 1 else Kind.SECONDARY
            type_ = STRONG._replace(size=STRONG.size * k)
            self.buttons.append(Button(rect, text, action, meaning, kind=kind, icon=icon(picture), type_=type_))
        return self

    @property
    def children(self) -> Sequence[Widget]:
        return self.buttons if self.due else ()

    def take_over(self, before: Board) -> None:
        """It stands for another, laid out for another window: what has been shown is not shown again."""
        self.passed = self.hold + before.passed - before.hold
        self.shown.jump(1.0 if self.due else 0.0)
        self._celebrated = before._celebrated

    @property
    def due(self) -> bool:
        return self.passed >= self.hold

    def attached(self) -> None:
        for button in self.buttons:
            assert self.stage is not None
            button.attach(self.stage, self)

    def handle(self, event: UiEvent) -> bool:
        """A click skips to the end of the counting."""
        if type(event).__name__ == "Pressed":
            self.passed = max(self.passed, self.hold + COUNT_SECONDS)
            self.changed()
        return True

    def advance(self, dt: float) -> float:
        before = self.passed
        self.passed += dt if self.scene.link.look.speed else 99.0
        if self.due and not self._celebrated:
            self._celebrate()
        self.shown.to(1.0 if self.due else 0.0)
        moving = self.shown.update(dt) or before < self.hold + COUNT_SECONDS
        if moving:
            self.changed()
        return 0.0 if moving else STILL

    def _celebrate(self) -> None:
        self._celebrated = True
        won = any(line.winner and line.seat == self.scene.link.seat for line in self.lines)
        self.scene.link.sound("win" if won else "lose")
        if won and not self.scene.link.look.reduced_motion:
            self.scene.particles.confetti(self.scene.rect)
        if self.stage is not None and self.buttons:
            self.stage.focus.set(self.buttons[-1])

    def draw(self, painter: Painter) -> None:
        if not self.due:
            return
        painter.fill(self.rect, (*SHADE[:3], round(150 * self.shown.value)))
        k = self.scene.layout.chrome
        with painter.faded(self.shown.value), painter.shifted(0, 26 * (1 - self.shown.value)):
            painter.plate(self.panel, PANEL)
            head = FRect(self.panel.x + 40 * k, self.panel.y + 26 * k, self.panel.w - 80 * k, 76 * k)
            painter.text(self.title, head, TITLE._replace(size=52 * k), GOLD, "centre")
            for number, line in enumerate(self.lines):
                self._draw_line(painter, number, line, k)
            if self.moment:
                y = self.panel.bottom - 150 * k
                where = FRect(self.panel.x + 40 * k, y, self.panel.w - 80 * k, 40 * k)
                painter.text(self.moment, where, SMALL._replace(size=22 * k), SOFT, "centre")
            for button in self.buttons:
                button.draw(painter)

    def _draw_line(self, painter: Painter, number: int, line: Line, k: float) -> None:
        top = self.panel.y + (120 + number * ROW_HEIGHT) * k
        row = FRect(self.panel.x + 40 * k, top, self.panel.w - 80 * k, (ROW_HEIGHT - 10) * k)
        painter.plate(row, WINNER if line.winner else OTHER)
        ink = DARK if line.winner else INK
        player = self.scene.link.players[line.seat]
        face = FRect(row.x + 8 * k, row.y + 4 * k, 56 * k, 56 * k)
        painter.image(cardcade_assets.path("avatars", f"avatar_{player.avatar:02}.svg"), face)
        strong, small = STRONG._replace(size=26 * k), SMALL._replace(size=22 * k)
        painter.text(player.name, FRect(face.right + 16 * k, row.y, 220 * k, row.h), strong, ink)
        self.draw_note(painter, line, FRect(face.right + 236 * k, row.y, row.right - face.right - 540 * k, row.h))
        share = ease_out(max(0.0, min(1.0, (self.passed - self.hold) / COUNT_SECONDS)))
        if line.gained is not None:
            gained = f"{round(line.gained * share):+d}"
            painter.text(gained, FRect(row.right - 290 * k, row.y, 120 * k, row.h), small, ink, "right")
        total = line.total - (line.gained or 0) * (1 - share)
        painter.text(f"{round(total)}", FRect(row.right - 160 * k, row.y, 136 * k, row.h), strong, ink, "right")

    def draw_note(self, painter: Painter, line: Line, where: FRect) -> None:
        """What is said of the player beside the score; a game may show cards there."""
        small = SMALL._replace(size=22 * self.scene.layout.chrome)
        painter.text(line.note, where, small, DARK if line.winner else SOFT)


def result_board(scene: GestureTable) -> Board:
    """The end of the match: every player's score, best first."""
    assert scene.view is not None
    result = scene.game.result(scene.view.state)
    assert result is not None
    won = scene.link.seat in result.winners
    order = sorted(range(len(result.scores)), key=lambda seat: (seat not in result.winners, -result.scores[seat]))
    lines = [
        Line(
            seat,
            scene.say("table.winner") if seat in result.winners else "",
            None,
            result.scores[seat],
            seat in result.winners,
        )
        for seat in order
    ]
    board = Board(scene, scene.say("table.won" if won else "table.lost"), lines, moment=scene.moment())
    return board.offer(
        (scene.say("table.leave"), "board.leave", "home", lambda: scene.link.command("leave")),
        (scene.say("table.rematch"), "board.rematch", "restart", lambda: scene.link.command("rematch")),
    )
