"""The boards after a round and after the match: every hand left, what it cost, and the totals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import FRect

from cardcade import Card, Seat, say, say_seat
from cardcade.table.board import ROW_HEIGHT, Board, Line
from cardcade.table.laid import LaidCard, draw_play
from cardcade.ui import PILL, Plate
from cardcade.ui.layout import centred
from cardcade.ui.painter import Painter
from cardcade.ui.theme import CORAL, DARK, GOLD, SMALL_STRONG, SOFT
from cardcade_gandengyan.cards import RANK
from cardcade_gandengyan.events import RoundEnded
from cardcade_gandengyan.rules import Scoring
from cardcade_gandengyan.scoring import factors
from cardcade_gandengyan.state import HANDS, GandengyanState

if TYPE_CHECKING:
    from cardcade_gandengyan.scene.table import GandengyanScene

WIDTH, CARD, CARDS = 1240.0, 40.0, 220.0
CHIP, CHIP_GAP = 44.0, 6.0
WON, PAID = Plate((255, 214, 128, 70), radius=PILL), Plate((255, 255, 255, 20), radius=PILL)
WON_BY_BEST, PAID_BY_BEST = Plate((86, 44, 10, 220), radius=PILL), Plate((90, 50, 10, 50), radius=PILL)


class RoundBoard(Board):
    """A row for each player with the cards left in the hand and what multiplies them."""

    scene: GandengyanScene

    def __init__(self, scene: GandengyanScene, title: str, lines: Sequence[Line], moment: str, hold: float) -> None:
        super().__init__(scene, title, lines, moment=moment, hold=hold)
        k = scene.layout.chrome
        height = 250 + ROW_HEIGHT * len(lines) + 52
        self.panel = centred(scene.rect.inflate(-40 * k, 0), WIDTH * k, height * k)
        self.hands = {line.seat: cards_left(scene, line.seat) for line in lines}
        self.rounds: Sequence[Sequence[int]] = ()
        """Everyone's points of every round, when the match is over."""

    def draw_note(self, painter: Painter, line: Line, where: FRect) -> None:
        k, cards = self.scene.layout.chrome, self.hands[line.seat]
        room = FRect(where.x, where.y, min(CARDS * k, where.w * 0.44) if cards else 0.0, where.h)
        draw_play(painter, self.scene.faces, [LaidCard(card) for card in cards], room, CARD * k, 26 * k)
        words = FRect(room.right + (14 * k if cards else 0), where.y, 0, where.h)
        words.w = where.right - words.x
        if self.rounds:
            column = where.x + min(CARDS * k, where.w * 0.44) + 14 * k
            self._draw_rounds(painter, line, FRect(column, where.y, where.right - column, where.h))
            return
        held, _, times = line.note.partition("\n")
        ink = DARK if line.winner else CORAL
        for number, (text, size) in enumerate([(held, 21), (times, 18)] if times else [(held, 21)]):
            type_ = painter.ui.text.shrunk(text, SMALL_STRONG._replace(size=size * k), words.w, 0.6)
            half = FRect(words.x, words.y + (5 + 29 * number) * k, words.w, 29 * k) if times else words
            painter.text(text, half, type_, ink if not number else GOLD)

    def _draw_rounds(self, painter: Painter, line: Line, where: FRect) -> None:
        """What each round cost, the last ones if there are too many; a round won shines."""
        k = self.scene.layout.chrome
        fitting = max(1, int((where.w + CHIP_GAP * k) / ((CHIP + CHIP_GAP) * k)))
        for number, points in enumerate(round_[line.seat] for round_ in self.rounds[-fitting:]):
            chip = FRect(where.x + number * (CHIP + CHIP_GAP) * k, where.centery - 17 * k, CHIP * k, 34 * k)
            won, paid = (WON_BY_BEST, PAID_BY_BEST) if line.winner else (WON, PAID)
            painter.plate(chip, paid if points else won)
            ink = GOLD if not points else DARK if line.winner else SOFT
            painter.text(str(points), chip, SMALL_STRONG._replace(size=20 * k), ink, "centre")


def cards_left(scene: GandengyanScene, seat: Seat) -> list[Card]:
    pile = scene.mirror.piles[HANDS + len(scene.plates) + seat]
    return sorted((sprite.card for sprite in pile), key=lambda card: (RANK[card], card))


def ended_of(state: GandengyanState, scoring: Scoring) -> RoundEnded:
    """How the round of this position ended."""
    assert state.winner is not None
    left = tuple(len(state.cards[state.left_pile(seat)]) for seat in range(state.seats))
    return RoundEnded(state.winner, state.board[-1], left, factors(state, scoring), state.totals())


def round_board(scene: GandengyanScene, event: RoundEnded, hold: float) -> Board:
    """The round's winner first, at the end of the match the lowest total; the fewer points the better."""
    over = scene.round == scene.game.rules.match.rounds
    best = {seat for seat, total in enumerate(event.totals) if total == min(event.totals)} if over else {event.winner}
    order = sorted(range(len(event.totals)), key=lambda seat: (seat not in best, event.totals[seat], seat))
    lines = [
        Line(seat, _note(scene, event, seat), event.points[seat], event.totals[seat], seat in best) for seat in order
    ]
    foot = scene.say("gandengyan.table.board.goal", n=scene.round, all=scene.game.rules.match.rounds)
    board = RoundBoard(scene, _title(scene, event, best, over), lines, scene.moment() if over else foot, hold)
    if over:
        board.rounds = _every_round(scene, event)
        return board.offer(
            (scene.say("table.leave"), "board.leave", "home", lambda: scene.link.command("leave")),
            (scene.say("table.rematch"), "board.rematch", "restart", lambda: scene.link.command("rematch")),
        )
    return board.offer((scene.say("table.continue"), "board.next", "play", scene.next_round))


def _every_round(scene: GandengyanScene, event: RoundEnded) -> Sequence[Sequence[int]]:
    """The view before the last round's end does not know its points yet."""
    assert scene.view is not None
    earlier: Sequence[Sequence[int]] = scene.view.state.board[: scene.game.rules.match.rounds - 1]
    return [*earlier, event.points]


def _title(scene: GandengyanScene, event: RoundEnded, best: set[Seat], over: bool) -> str:
    if not over:
        key = "you" if event.winner == scene.link.seat else "round"
        return scene.link.text(say(f"gandengyan.table.board.{key}", n=scene.round, player=say_seat(event.winner)))
    if len(best) > 1:
        return scene.say("gandengyan.table.board.shared", n=len(best))
    winner = next(iter(best))
    if winner == scene.link.seat:
        return scene.say("table.won")
    return scene.link.text(say("gandengyan.table.board.match", player=say_seat(winner)))


def _note(scene: GandengyanScene, event: RoundEnded, seat: Seat) -> str:
    """What the hand cost: its cards, and on a second line bombs and the price of never having played."""
    if not event.left[seat]:
        return scene.say("gandengyan.table.board.out")
    common, times = min(event.factors), []
    if common > 1:
        times.append(scene.say("gandengyan.table.board.bombs", factor=common))
    if event.factors[seat] > common:
        times.append(scene.say("gandengyan.table.board.untouched", factor=event.factors[seat] // common))
    return scene.say("gandengyan.table.board.cards", n=event.left[seat]) + ("\n" + " · ".join(times) if times else "")
