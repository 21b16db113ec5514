"""What stays in view whatever panel opens: the players, their cards, the buttons and what a game keeps there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import FRect

from cardcade.table.clearing import Side, around_point, clearings
from cardcade.table.layout import Pose
from cardcade.ui.layout import inset

if TYPE_CHECKING:
    from cardcade.table.picture import TablePicture
    from cardcade.ui.widget import Widget

BACKS, SOME_CARDS = 12, 7
"""So many closed cards, and so many in the viewer's hand, are always reckoned with."""
BAR = 760.0


def rooms(scene: TablePicture, widths: Sequence[float], side: Side) -> list[FRect]:
    """At that side, a room of each width in which a panel hides nothing of all that."""
    return clearings(_inside(scene), in_view(scene), widths, side)


def middle_rooms(scene: TablePicture, *others: FRect) -> list[FRect]:
    """Among the players, clear of other panels: one there hides only the felt and what lies on it."""
    return around_point(_inside(scene), [*in_view(scene), *others], scene.layout.centre)


def _inside(scene: TablePicture) -> FRect:
    margin = 20 * scene.layout.chrome
    return inset(scene.rect, margin, margin * 0.6)


def in_view(scene: TablePicture) -> list[FRect]:
    """What no panel may cover."""
    c, piles = scene.layout.chrome, scene.piles
    others = [plate.seat for plate in scene.plates if plate.seat != scene.link.seat]
    seats = [plate.rect.inflate(8 * c, 30 * c) for plate in scene.plates]
    closed = [around(piles.backs(seat, BACKS)).inflate(8 * c, 8 * c) for seat in others]
    small = [button.rect.inflate(0, 24 * c) for button in scene.heads_up.children]
    kept = [widget.rect.inflate(0, 16 * c) for widget in scene.extras() if _kept(scene, widget)]
    bar = FRect(0, 0, min(scene.actions.rect.w, BAR * c), scene.actions.rect.h + 16 * c)
    bar.center = scene.actions.rect.center
    return [*seats, *closed, *small, *kept, bar, scene.hand_reach()]


def _kept(scene: TablePicture, widget: Widget) -> bool:
    """A game's own small things at the edge."""
    small = widget.rect.w * widget.rect.h < scene.rect.w * scene.rect.h / 6
    central = scene.rect.scale_by(1 / 3, 1 / 2).collidepoint(widget.rect.center)
    return widget.visible and small and not central and not widget.makes_way


def around(poses: Sequence[Pose]) -> FRect:
    rects = [pose.rect for pose in poses]
    return rects[0].unionall(rects[1:])
