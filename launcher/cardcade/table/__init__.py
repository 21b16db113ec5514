"""The scene API: what every game needs that shows its own table. See the author's guide.

Four modules have more for those that want it: `animation` (one after the other, together), `layout` (measures and
places), `laying` (combinations on the table) and `arranging` (a hand that its player sorts).

Imported when first asked for: the launcher shows its first page without any of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardcade.lazily import lazily

if TYPE_CHECKING:
    from cardcade.engine.player import Player
    from cardcade.table.actions import ActionBar
    from cardcade.table.animation import Animation, Wait
    from cardcade.table.board import Board, BoardRow
    from cardcade.table.boards import Boards
    from cardcade.table.cards import Cards
    from cardcade.table.clock import Countdown
    from cardcade.table.corner import Tool, Tools
    from cardcade.table.director import Act, Director, Movements
    from cardcade.table.effects import Effects
    from cardcade.table.face_files import Pictures
    from cardcade.table.faces import Faces
    from cardcade.table.felt import Felt
    from cardcade.table.gestures import Gestures
    from cardcade.table.hand import Hand
    from cardcade.table.hints import Hints
    from cardcade.table.layout import TableLayout
    from cardcade.table.link import Link, Look, Sounds
    from cardcade.table.moments import Moments
    from cardcade.table.move_buttons import MoveButtons
    from cardcade.table.obvious import Obvious
    from cardcade.table.part import Drawer, Part, WidgetPart
    from cardcade.table.parts import Parts
    from cardcade.table.piles import PileLayout
    from cardcade.table.plates import Plates
    from cardcade.table.position import Position
    from cardcade.table.queue import Queue
    from cardcade.table.seat_plate import SeatPlate
    from cardcade.table.sprites import CardSprite
    from cardcade.table.staging import Staging
    from cardcade.table.tag import Tag
    from cardcade.table.viewer import Viewer
    from cardcade.table.words import Words

SCENE_VERSION: Final = 3
"""Grows when a scene written for the old number would no longer work; its game then opens on the common table."""

__all__ = [
    "SCENE_VERSION",
    "Act",
    "ActionBar",
    "Animation",
    "Board",
    "BoardRow",
    "Boards",
    "CardSprite",
    "Cards",
    "Countdown",
    "Director",
    "Drawer",
    "Effects",
    "Faces",
    "Felt",
    "Gestures",
    "Hand",
    "Hints",
    "Link",
    "Look",
    "Moments",
    "MoveButtons",
    "Movements",
    "Obvious",
    "Part",
    "Parts",
    "Pictures",
    "PileLayout",
    "Plates",
    "Player",
    "Position",
    "Queue",
    "SeatPlate",
    "Sounds",
    "Staging",
    "TableLayout",
    "Tag",
    "Tool",
    "Tools",
    "Viewer",
    "Wait",
    "WidgetPart",
    "Words",
]

KITS: Final = {
    "cardcade.table.animation": "InTurn Still Together",
    "cardcade.table.arranging": "Grip HandCard LockedGroups Selection Snapping Taps Touch",
    "cardcade.table.layout": "CARD_RATIO Measure Pose Spot title_types",
    "cardcade.table.laying": "Blast LastTrick PlayCard PlayRow ReadingChooser ReadingOption draw_stands_for",
}
"""Those modules and what games may import from them; scenes that look for it here, as it was, still find it."""

_HOMES = {
    "cardcade.table.actions": "ActionBar",
    "cardcade.table.animation": "Animation Wait",
    "cardcade.table.board": "Board BoardRow Line",
    "cardcade.table.boards": "Boards",
    "cardcade.table.cards": "Cards",
    "cardcade.table.chooser": "Reading",
    "cardcade.table.clock": "Countdown",
    "cardcade.table.corner": "Tool Tools",
    "cardcade.table.director": "Act Director Movements",
    "cardcade.table.effects": "Effects",
    "cardcade.table.face_files": "Pictures",
    "cardcade.table.faces": "Faces",
    "cardcade.table.felt": "Felt",
    "cardcade.table.gestures": "Gestures",
    "cardcade.table.hand": "Hand",
    "cardcade.table.hints": "Hints",
    "cardcade.table.layout": "TableLayout",
    "cardcade.engine.player": "Player",
    "cardcade.table.link": "Link Look Sounds",
    "cardcade.table.moments": "Moments",
    "cardcade.table.move_buttons": "MoveButtons",
    "cardcade.table.obvious": "Obvious",
    "cardcade.table.part": "Drawer Panel Part WidgetPart",
    "cardcade.table.parts": "Parts",
    "cardcade.table.piles": "PileLayout",
    "cardcade.table.plates": "Plates",
    "cardcade.table.position": "Position",
    "cardcade.table.queue": "Queue",
    "cardcade.table.seat_plate": "SeatPlate",
    "cardcade.table.sprites": "CardSprite",
    "cardcade.table.staging": "Staging",
    "cardcade.table.tag": "Tag",
    "cardcade.table.viewer": "Viewer",
    "cardcade.table.words": "Words",
}

__getattr__ = lazily(__name__, _HOMES, KITS)
