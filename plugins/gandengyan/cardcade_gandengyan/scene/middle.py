"""What is written on the table: this trick, the pile, the doublings, whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import FRect

import cardcade_assets
from cardcade import say, say_seat
from cardcade.table.laid import BOMB, KIND, PASSED, draw_stands_for, draw_tag
from cardcade.ui import PILL, Painter, Plate
from cardcade.ui.theme import GOLD, INK, SOFT, Type, Weight
from cardcade_gandengyan.scene.places import ARROW, FACE, GAP, GONE_CARD, PILE, PLAY, trail_places
from cardcade_gandengyan.scene.trail import Entry
from cardcade_gandengyan.state import GONE, STOCK, TRICK

if TYPE_CHECKING:
    from cardcade_gandengyan.scene.picture import GandengyanPicture

SLOT = Plate((4, 30, 48, 70), (4, 30, 48, 50), 12, (190, 240, 240, 70), 2.0)
NOTE = Plate((6, 32, 50, 190), (5, 24, 42, 190), PILL, (140, 226, 230, 90), 1.5)
MINE = Plate((88, 62, 20, 225), (58, 38, 12, 225), PILL, (*GOLD[:3], 220), 2.0, shadow=8)
HOT = Plate((255, 176, 72), (220, 56, 48), PILL, (255, 236, 170), 2.5, shadow=10, shadow_colour=(255, 130, 40, 190))
COOL = Plate((12, 60, 80, 200), (8, 40, 60, 200), PILL, (140, 226, 230, 110), 1.5)
CHEVRON = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="{line}" fill="none" '
    'stroke="#ffe1a0" stroke-opacity="0.9" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/></svg>'
)
ON, DOWN = CHEVRON.format(line="M14 8L28 20L14 32"), CHEVRON.format(line="M8 14L20 28L32 14")


def draw_under(painter: Painter, scene: GandengyanPicture) -> None:
    """Under the cards: empty places."""
    unit = scene.layout.unit
    for pile, side, width in ((STOCK, -1, PILE), (GONE, 1, GONE_CARD)):
        if scene.mirror.piles and not scene.mirror.piles[pile]:
            _slot(painter, scene.layout.aside(side), width * unit)
    if not scene.trail.entries:
        _slot(painter, scene.layout.play, PLAY * unit)


def _slot(painter: Painter, at: tuple[float, float], width: float) -> None:
    height = width * 314 / 216
    painter.plate(FRect(at[0] - width / 2, at[1] - height / 2, width, height), SLOT)


def draw_over(painter: Painter, scene: GandengyanPicture) -> None:
    """Over the cards."""
    _draw_strip(painter, scene)
    _draw_meanings(painter, scene)
    if scene.trail.last is not None:
        _draw_caption(painter, scene, scene.trail.last)
    _draw_pile(painter, scene)
    if scene.game.rules.scoring.bomb_doubles:
        _draw_factor(painter, scene)
    _draw_passes(painter, scene)
    _draw_prompt(painter, scene)


def _draw_strip(painter: Painter, scene: GandengyanPicture) -> None:
    """Faces beside the earlier plays, and an arrow from each to what beat it."""
    unit = scene.layout.unit
    entries = scene.trail.entries
    for entry, lying in zip(entries, trail_places(scene.layout, scene.sizes), strict=True):
        if lying.face is None:
            continue
        x, y = lying.face
        side = FACE * unit
        _draw_face(painter, scene, entry.seat, FRect(x - side / 2, y - side / 2, side, side))
        end = lying.poses[-1]
        box = painter.pixels(FRect(end.x + end.width / 2 + 3 * unit, y - 14 * unit, (ARROW - 6) * unit, 28 * unit))
        painter.put(painter.ui.art.drawn(DOWN if entry is entries[-2] else ON, box.size), box.x, box.y)


def _draw_face(painter: Painter, scene: GandengyanPicture, seat: int, where: FRect) -> None:
    avatar = scene.link.players[seat].avatar
    painter.image(cardcade_assets.path("avatars", f"avatar_{avatar:02}.svg"), where)


def _draw_meanings(painter: Painter, scene: GandengyanPicture) -> None:
    """What each joker stands for."""
    shown = {each.card: each.stands_for for entry in scene.trail.entries for each in entry.laid if each.stands_for}
    for sprite in scene.mirror.piles[TRICK] if shown else ():
        if sprite.card in shown and not sprite.flying:
            rect = sprite.now.rect
            draw_stands_for(painter, shown[sprite.card], rect.topleft, rect.w)


def _draw_caption(painter: Painter, scene: GandengyanPicture, entry: Entry) -> None:
    """Whose play has to be beaten, and what it is."""
    if entry.combination is None:
        return
    c, (x, y) = scene.layout.chrome, scene.layout.play
    y -= scene.layout.length(PLAY * 314 / 216 / 2 + 9) + 21 * c
    name, kind = scene.link.players[entry.seat].name, scene.kind_of(entry.combination)
    type_, strong = Type(21 * c), Type(21 * c, Weight.BOLD)
    words, what = painter.ui.text.width(name, type_), painter.ui.text.width(kind, strong)
    width = words + what + 80 * c
    box = FRect(x - width / 2, y - 21 * c, width, 42 * c)
    painter.plate(box, BOMB if entry.is_bomb else KIND)
    _draw_face(painter, scene, entry.seat, FRect(box.x + 4 * c, box.y + 4 * c, 34 * c, 34 * c))
    ink = INK if entry.is_bomb else GOLD
    painter.text(name, FRect(box.x + 46 * c, box.y, words + 2, box.h), type_, INK)
    painter.text(kind, FRect(box.right - what - 18 * c, box.y, what + 2, box.h), strong, ink)


def _draw_pile(painter: Painter, scene: GandengyanPicture) -> None:
    left = len(scene.mirror.piles[STOCK])
    c, (x, y) = scene.layout.chrome, scene.layout.aside(-1)
    y += scene.layout.length(PILE * 314 / 216 / 2 + 8) + 17 * c
    text = scene.say("gandengyan.table.pile", n=left) if left else scene.say("gandengyan.table.pile_empty")
    _note(painter, text, (x, y), c, NOTE, INK if left else SOFT)


def _note(
    painter: Painter, text: str, at: tuple[float, float], c: float, plate: Plate, ink: tuple[int, ...], size: float = 19
) -> None:
    type_ = Type(size * c, Weight.BOLD)
    width, height = painter.ui.text.width(text, type_) + 28 * c, size * 1.75 * c
    box = FRect(at[0] - width / 2, at[1] - height / 2, width, height)
    painter.plate(box, plate)
    painter.text(text, box, type_, ink, "centre")  # type: ignore[arg-type]


def _draw_factor(painter: Painter, scene: GandengyanPicture) -> None:
    """The doubling counter: larger in the moment it grows."""
    c, (x, y) = scene.layout.chrome, scene.layout.aside(1)
    y -= scene.layout.length(134)
    hot = scene.factor > 1
    size = (40 if hot else 30) * (1 + 0.45 * (1 - scene.grown.value)) * c
    type_ = Type(size * 0.66, Weight.BOLD)
    text = f"×{scene.factor}"
    width = max(size * 1.6, painter.ui.text.width(text, type_) + size * 0.8)
    if hot:
        flame = cardcade_assets.path("effects", "flame.svg")
        painter.image(flame, FRect(x - size * 0.8, y - size * 1.5, size * 1.6, size * 1.6))
    box = FRect(x - width / 2, y - size / 2, width, size)
    painter.plate(box, HOT if hot else COOL)
    painter.text(text, box, type_, INK if hot else SOFT, "centre")
    words = scene.say("gandengyan.table.doubling")
    room = 2 * scene.layout.length(PILE / 2 + GAP - 2)
    label = painter.ui.text.shrunk(words, Type(17 * c, Weight.BOLD), room, 0.6)
    painter.text(words, FRect(x - room / 2, box.bottom + 3 * c, room, 24 * c), label, (190, 230, 234), "centre")


def _draw_passes(painter: Painter, scene: GandengyanPicture) -> None:
    for seat in scene.trail.passed - set(scene.waiting_for):
        spot, c = scene.layout.spot(seat), scene.layout.chrome
        x, y = spot.hand
        if spot.own:
            x, y = spot.plate[0], spot.plate[1] - 72 * c
        draw_tag(painter, scene.say("gandengyan.table.passed"), (x, y), c, PASSED, SOFT)


def _draw_prompt(painter: Painter, scene: GandengyanPicture) -> None:
    """Whose turn it is and what for."""
    text = scene.prompt()
    if not text or scene.board is not None:
        return
    c, (x, y) = scene.layout.chrome, scene.layout.play
    y += scene.layout.length(PLAY * 314 / 216 / 2 + 12) + 20 * c
    mine = scene.link.seat in scene.waiting_for
    _note(painter, text, (x, y), c, MINE if mine else NOTE, GOLD if mine else INK, 21)


def turn_words(scene: GandengyanPicture, seat: int) -> str:
    """Leading, or against what."""
    last, mine = scene.trail.last, seat == scene.link.seat
    if not mine or scene.link.autopilot:
        key = "leads" if last is None else "thinks"
        return scene.link.text(say(f"gandengyan.table.turn.{key}", player=say_seat(seat)))
    if last is None or last.combination is None:
        return scene.say("gandengyan.table.turn.you_lead")
    if scene.choices is not None and len(scene.choices.moves) == 1:
        return scene.say("gandengyan.table.turn.stare")
    return scene.say("gandengyan.table.turn.beat", play=scene.kind_of(last.combination))
