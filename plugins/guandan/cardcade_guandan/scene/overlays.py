"""What is written on and beside the cards: kinds of play, passes, wildcards' meanings, tribute marks, locks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import FRect

from cardcade.table.laid import BOMB, KIND, draw_stands_for
from cardcade.table.layout import Pose
from cardcade.ui import PILL, Painter, Plate, icon
from cardcade.ui.theme import DARK, GOLD, INK, SOFT, Colour, Type, Weight
from cardcade_guandan.moves import Play
from cardcade_guandan.scene.meaning import laid_cards
from cardcade_guandan.state import BEFORE, HANDS

if TYPE_CHECKING:
    from cardcade_guandan.scene.picture import GuandanPicture

PASSED = Plate((10, 16, 30, 170), (10, 16, 30, 150), PILL, (170, 184, 214, 120), 1.5)
GIFT = Plate((255, 214, 120), (240, 160, 50), 8, (150, 84, 20), 1.5, shadow=3)
LOCK = Plate((255, 220, 140), (240, 168, 66), PILL, (130, 74, 20, 200), 1.5, shadow=4)
PROMPT = Plate((12, 20, 40, 225), (8, 14, 30, 225), 26, (*GOLD[:3], 170), 2.0, shadow=12)


def draw_overlays(painter: Painter, scene: GuandanPicture) -> None:
    for seat in range(len(scene.plates)):
        _draw_act(painter, scene, seat)
    _draw_columns(painter, scene)
    _draw_gifts(painter, scene)
    _draw_prompt(painter, scene)


def _draw_act(painter: Painter, scene: GuandanPicture, seat: int) -> None:
    act, lying = scene.acts.get(seat), [sprite.now for sprite in scene.arranged(BEFORE + seat)]
    if act is not None and act.play is None:
        at, edge = pass_place(scene, seat, lying)
        _pill(painter, scene, at, scene.say("guandan.move.pass"), PASSED, SOFT, edge)
    elif lying and act is not None and act.play is not None:
        bomb = act.play.reading.is_bomb
        text = scene.say(f"guandan.kind.{act.play.reading.kind.value}")
        with painter.faded(1.0 if seat == scene.leading else 0.65):
            ink = INK if bomb else GOLD
            _pill(painter, scene, _foot(scene, lying), scene.capital(text), BOMB if bomb else KIND, ink)
        _draw_meanings(painter, scene, seat, act.play)
    elif lying and scene.giving:
        _pill(painter, scene, _foot(scene, lying), scene.say(f"guandan.table.{scene.giving}"), KIND, GOLD)


def pass_place(scene: GuandanPicture, seat: int, lying: Sequence[Pose]) -> tuple[tuple[float, float], int | None]:
    """Where a pass is said, and the seat whose edge of the table it leans on: on the cards it gives up, if any."""
    return (_foot(scene, lying), None) if lying else (scene.layout.spot(seat).played, seat)


def _foot(scene: GuandanPicture, lying: Sequence[Pose]) -> tuple[float, float]:
    middle = (lying[0].x + lying[-1].x) / 2
    return middle, lying[0].y + lying[0].height / 2 - 7 * scene.layout.unit


def _pill(
    painter: Painter,
    scene: GuandanPicture,
    at: tuple[float, float],
    text: str,
    plate: Plate,
    ink: Colour,
    seat: int | None = None,
) -> None:
    c = scene.layout.chrome
    type_ = Type(21 * c, Weight.BOLD)
    width, height = painter.ui.text.width(text, type_) + 34 * c, 36 * c
    x = at[0] - width / 2
    if seat is not None:
        place = (seat - scene.link.seat) % 4
        x = at[0] if place == 1 else at[0] - width if place == 3 else x
    box = FRect(x, at[1] - height / 2, width, height)
    painter.plate(box, plate)
    painter.text(text, box, type_, ink, "centre")


def _draw_meanings(painter: Painter, scene: GuandanPicture, seat: int, play: Play) -> None:
    standing = {each.card: each.stands_for for each in laid_cards(play, scene.level) if each.stands_for}
    for sprite in scene.arranged(BEFORE + seat):
        if sprite.card in standing and not sprite.flying:
            rect = sprite.now.rect
            draw_stands_for(painter, standing[sprite.card], rect.topleft, rect.w)


def _draw_columns(painter: Painter, scene: GuandanPicture) -> None:
    """Groups that were put together say what they are."""
    unit, shown = scene.layout.unit, {card.sprite.card: card.sprite for card in scene.hand.cards}
    type_ = Type(17 * unit, Weight.BOLD)
    for column in scene.columns:
        if not (column.locked or column.found) or column.cards[-1] not in shown:
            continue
        front = shown[column.cards[-1]].now.rect
        text = scene.kind_of(column.cards)
        lock = 20 * unit if column.locked else 0.0
        width = min(front.w - 8 * unit, painter.ui.text.width(text, type_) + lock + 22 * unit)
        box = FRect(front.centerx - width / 2, front.bottom - 32 * unit, width, 28 * unit)
        painter.plate(box, LOCK)
        if column.locked:
            side = 18 * unit
            painter.image(icon("lock"), FRect(box.x + 7 * unit, box.centery - side / 2, side, side), DARK)
        words = FRect(box.x + lock + 4 * unit, box.y, box.w - lock - 8 * unit, box.h)
        painter.text(text, words, painter.ui.text.shrunk(text, type_, words.w), DARK, "centre")


def _draw_gifts(painter: Painter, scene: GuandanPicture) -> None:
    """A card that came as tribute or in return is marked until the first trick is over."""
    c = scene.layout.unit
    for pile in (HANDS + scene.link.seat, *range(BEFORE, BEFORE + 4)):
        for sprite in scene.arranged(pile):
            mark = scene.gifts.get(sprite.card)
            if mark is not None and not sprite.flying:
                box = gift_place(sprite.rect, c, pile < BEFORE and not scene.arrangement.in_row)
                painter.plate(box, GIFT)
                painter.text(scene.say(f"guandan.table.mark.{mark}"), box, Type(17 * c, Weight.BOLD), DARK, "centre")


def gift_place(card: FRect, c: float, in_column: bool) -> FRect:
    """At the top right in a column, else below the index: where no other card's index is."""
    x, y = (card.right - 34 * c, card.y + 5 * c) if in_column else (card.x + 6 * c, card.y + 48 * c)
    return FRect(x, y, 29 * c, 27 * c)


def _draw_prompt(painter: Painter, scene: GuandanPicture) -> None:
    """While the viewer must give or return: what, and to whom."""
    lines = scene.prompt()
    if not lines or scene.board is not None:
        return
    c, (x, y) = scene.layout.chrome, scene.layout.spot(scene.link.seat).played
    heading, small = Type(27 * c, Weight.BOLD), Type(21 * c)
    width = max(painter.ui.text.width(lines[0], heading), painter.ui.text.width(lines[1], small)) + 64 * c
    width = min(width, scene.rect.w * 0.9)
    box = FRect(x - width / 2, y - 52 * c, width, 100 * c)
    painter.plate(box, PROMPT)
    painter.text(lines[0], FRect(box.x, box.y + 12 * c, box.w, 40 * c), heading, GOLD, "centre")
    painter.text(lines[1], FRect(box.x, box.y + 54 * c, box.w, 32 * c), small, INK, "centre")
