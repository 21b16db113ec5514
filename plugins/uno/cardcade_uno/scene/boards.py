"""The boards after a round and after the match: every hand left, what it cost, and the totals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pygame import FRect

from cardcade import Card, Event, Moved, Seat, say_seat
from cardcade.table import Board, BoardRow, Boards, Faces, Look, Moments, Part, TableLayout, Viewer
from cardcade.ui import Painter
from cardcade.ui.events import Pressed, UiEvent
from cardcade.ui.theme import CORAL, DARK, GOLD, SMALL, SMALL_STRONG
from cardcade_uno.events import HandLaidDown, RoundBegan, RoundEnded
from cardcade_uno.rules import MatchLength
from cardcade_uno.scene.hand import by_colour
from cardcade_uno.scene.limelight import Limelight

CARD = 42.0


class RoundResult(Part):
    """How the last round ended, until its cards are gathered."""

    def __init__(self) -> None:
        self.ended: RoundEnded | None = None
        self.hands: dict[Seat, HandLaidDown] = {}

    def recall(self, event: Event) -> None:
        self.follow(event)

    def follow(self, event: Event) -> None:
        match event:
            case RoundBegan() | Moved() if self.ended is not None:
                self.ended, self.hands = None, {}
            case HandLaidDown(seat):
                self.hands[seat] = event
            case RoundEnded():
                self.ended = event


@dataclass(frozen=True, slots=True)
class HandLine(BoardRow):
    """With the cards left in the hand and what they cost."""

    cards: Sequence[Card] = ()
    cost: str = ""


class Showing(NamedTuple):
    """What shows the cards of a board, and what is seen before it."""

    faces: Faces
    limelight: Limelight


class UnoBoards(Boards):
    """The last round's board is the match's."""

    def __init__(
        self, viewer: Viewer, layout: TableLayout, moments: Moments, result: RoundResult, showing: Showing
    ) -> None:
        super().__init__(viewer, layout, moments)
        self._result, self._showing = result, showing

    def follow(self, event: Event) -> None:
        """The next round comes, also without a click."""
        if self._result.ended is None:
            self.close()

    def due(self) -> Board | None:
        ended = self._result.ended
        return None if ended is None else self._board(ended)

    def _board(self, ended: RoundEnded) -> Board:
        goal = self._words.say(f"uno.table.board.{'wins' if self._match.wins else 'target'}", n=self._match.target)
        foot = self._moments.tell() if ended.over else goal
        title, lines = self._title(ended), self._lines(ended)
        return RoundBoard(self._layout, self._link.look, title, lines, foot, self._showing)

    @property
    def _match(self) -> MatchLength:
        length: MatchLength = self._link.game.rules.match
        return length

    def _lines(self, ended: RoundEnded) -> list[HandLine]:
        """The winner first, then by total."""
        order = sorted(range(len(ended.scores)), key=lambda seat: (seat != ended.winner, -ended.scores[seat]))
        return [self._line(ended, seat) for seat in order]

    def _line(self, ended: RoundEnded, seat: Seat) -> HandLine:
        won, hand = seat == ended.winner, self._result.hands.get(seat)
        note = self._words.say(f"uno.table.board.{ended.reason}") if won else ""
        cards = sorted(hand.cards, key=by_colour) if hand is not None else []
        cost = "" if hand is None or self._match.wins else self._words.say("uno.table.board.cost", n=hand.points)
        gained = ended.points if won else None
        player, worth = self._link.players[seat], self._worth(ended, seat)
        return HandLine(player, note, gained, ended.scores[seat], won, cards, cost, worth=worth)

    def _worth(self, ended: RoundEnded, seat: Seat) -> float:
        """Worst off is who held most, in the end who stands last."""
        if seat == ended.winner:
            return math.inf
        hand = self._result.hands.get(seat)
        return ended.scores[seat] if ended.over else -hand.points if hand is not None else 0

    def _title(self, ended: RoundEnded) -> str:
        if ended.winner == self._link.seat:
            return self._words.say("table.won" if ended.over else "uno.table.board.you")
        key = "match" if ended.over else "round"
        return self._words.say(f"uno.table.board.{key}", player=say_seat(ended.winner))


class RoundBoard(Board):
    """A row for each player with the cards left in the hand. The winning card is seen first, animated or not."""

    size = (1240.0, 250.0)

    def __init__(
        self, layout: TableLayout, look: Look, title: str, lines: Sequence[HandLine], moment: str, showing: Showing
    ) -> None:
        super().__init__(layout, look, title, lines, moment=moment)
        self._faces, self._limelight = showing

    @property
    def due(self) -> bool:
        return super().due and self._limelight.shown is None

    def advance(self, dt: float) -> float:
        return super().advance(dt) if self._limelight.shown is None else 0.0

    def handle(self, event: UiEvent) -> bool:
        if isinstance(event, Pressed) and self._limelight.shown is not None:
            self._limelight.pressed()
            return True
        return super().handle(event)

    def draw_note(self, painter: Painter, line: BoardRow, where: FRect) -> None:
        k = self.scale
        if not isinstance(line, HandLine) or not line.cards:
            self.write(painter, line.note, where, SMALL, DARK if line.winner else GOLD)
            return
        self._draw_cards(painter, line.cards, FRect(where.x, where.y, where.w - 120 * k, where.h), k)
        cost = FRect(where.right - 112 * k, where.y, 112 * k, where.h)
        self.write(painter, line.cost, cost, SMALL_STRONG, DARK if line.winner else CORAL, "right")

    def _draw_cards(self, painter: Painter, cards: Sequence[Card], where: FRect, k: float) -> None:
        step = min(CARD + 4, (where.w / k - CARD) / max(1, len(cards) - 1)) * k
        for place, card in enumerate(cards):
            at = where.x + CARD * k / 2 + place * step, where.centery
            self._faces.draw_around(painter, card, at, CARD * k)
