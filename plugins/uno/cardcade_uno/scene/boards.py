"""The boards after a round and after the match: every hand left, what it cost, and the totals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from pygame import FRect

from cardcade import Card, Seat, say_seat
from cardcade.table.board import ROW_HEIGHT, Board, Line
from cardcade.ui.events import Pressed, UiEvent
from cardcade.ui.layout import centred
from cardcade.ui.painter import Painter
from cardcade.ui.theme import CORAL, DARK, GOLD, SMALL, SMALL_STRONG
from cardcade_uno.events import HandLaidDown, RoundEnded
from cardcade_uno.scene.hand import sorted_cards

if TYPE_CHECKING:
    from cardcade_uno.scene.table import UnoScene

WIDTH = 1240.0
CARD = 42.0


class RoundBoard(Board):
    """A row for each player with the cards left in the hand."""

    scene: UnoScene

    def __init__(self, scene: UnoScene, title: str, lines: Sequence[Line], hands: Mapping[Seat, HandLaidDown],
                 moment: str) -> None:  # fmt: skip
        super().__init__(scene, title, lines, moment=moment)
        self.hands = {seat: (sorted_cards(laid.cards), laid.points) for seat, laid in hands.items()}
        k = scene.layout.chrome
        height = 250 + ROW_HEIGHT * len(lines) + (52 if moment else 0)
        self.panel = centred(scene.rect.inflate(-40 * k, 0), WIDTH * k, height * k)

    @property
    def due(self) -> bool:
        """Even where nothing is animated the winning card is seen first."""
        return super().due and self.scene.limelight is None

    def advance(self, dt: float) -> float:
        return super().advance(dt) if self.scene.limelight is None else 0.0

    def handle(self, event: UiEvent) -> bool:
        if isinstance(event, Pressed) and self.scene.limelight is not None:
            self.scene.limelight.finish()
            return True
        return super().handle(event)

    def draw_note(self, painter: Painter, line: Line, where: FRect) -> None:
        cards, points = self.hands.get(line.seat, ([], 0))
        k = self.scene.layout.chrome
        if not cards:
            painter.text(line.note, where, SMALL._replace(size=22 * k), DARK if line.winner else GOLD)
            return
        self._draw_cards(painter, cards, FRect(where.x, where.y, where.w - 120 * k, where.h), k)
        cost = FRect(where.right - 112 * k, where.y, 112 * k, where.h)
        text = self.scene.say("uno.table.board.cost", n=points)
        painter.text(text, cost, SMALL_STRONG._replace(size=22 * k), DARK if line.winner else CORAL, "right")

    def _draw_cards(self, painter: Painter, cards: Sequence[Card], where: FRect, k: float) -> None:
        step = min(CARD + 4, (where.w / k - CARD) / max(1, len(cards) - 1)) * k
        for place, card in enumerate(cards):
            at = where.x + CARD * k / 2 + place * step, where.centery
            self.scene.draw_face(painter, card, at, CARD * k)


def round_board(scene: UnoScene, event: RoundEnded, hands: Mapping[Seat, HandLaidDown]) -> Board:
    """Winner first, then by total. The last round's board is the match's."""
    order = sorted(range(len(event.scores)), key=lambda seat: (seat != event.winner, -event.scores[seat]))
    note = scene.say(f"uno.table.board.{event.reason}")
    lines = [
        Line(seat, note if seat == event.winner else "", event.points if seat == event.winner else None,
             event.scores[seat], seat == event.winner)
        for seat in order
    ]  # fmt: skip
    target = scene.game.rules.match.target_score
    moment = scene.moment() if event.over else scene.say("uno.table.board.target", n=target)
    board = RoundBoard(scene, _title(scene, event), lines, hands, moment)
    if event.over:
        return board.offer(
            (scene.say("table.leave"), "board.leave", "home", lambda: scene.link.command("leave")),
            (scene.say("table.rematch"), "board.rematch", "restart", lambda: scene.link.command("rematch")),
        )
    return board.offer((scene.say("table.continue"), "board.next", "play", scene.next_round))


def _title(scene: UnoScene, event: RoundEnded) -> str:
    if event.winner == scene.link.seat:
        return scene.say("table.won" if event.over else "uno.table.board.you")
    key = "match" if event.over else "round"
    return scene.say(f"uno.table.board.{key}", player=say_seat(event.winner))
