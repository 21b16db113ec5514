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
    from cardcade.table.animation import Animation, Wait
    from cardcade.table.boards.board import Board, BoardRow
    from cardcade.table.boards.boards import Boards
    from cardcade.table.boards.moments import Moments
    from cardcade.table.cards.cards import Cards
    from cardcade.table.cards.face_files import Pictures
    from cardcade.table.cards.faces import Faces
    from cardcade.table.cards.sprites import CardSprite
    from cardcade.table.director import Act, Director, Movements
    from cardcade.table.effects.effects import Effects
    from cardcade.table.felt import Felt
    from cardcade.table.hand.hand import Hand
    from cardcade.table.help.hints import Hints
    from cardcade.table.layout import TableLayout
    from cardcade.table.link import Link, Look, Sounds
    from cardcade.table.panels.corner import Tool, Tools
    from cardcade.table.part import Drawer, Part, WidgetPart
    from cardcade.table.parts import Parts
    from cardcade.table.piles.piles import PileLayout
    from cardcade.table.piles.tag import Tag
    from cardcade.table.position import Position
    from cardcade.table.queue import Queue
    from cardcade.table.seats.plates import Plates
    from cardcade.table.seats.seat_plate import SeatPlate
    from cardcade.table.staging import Staging
    from cardcade.table.turn.actions import ActionBar
    from cardcade.table.turn.clock import Countdown
    from cardcade.table.turn.gestures import Gestures
    from cardcade.table.turn.move_buttons import MoveButtons
    from cardcade.table.turn.obvious import Obvious
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
    "cardcade.table.laying": "Blast LastTrick PlayCaption PlayCard PlayRow ReadingChooser ReadingOption "
    "draw_stands_for",
}
"""Those modules and what games may import from them; scenes that look for it here, as it was, still find it."""

_HOMES = {
    "cardcade.engine.player": "Player",
    "cardcade.table.animation": "Animation Wait",
    "cardcade.table.boards.board": "Board BoardRow Line",
    "cardcade.table.boards.boards": "Boards",
    "cardcade.table.boards.moments": "Moments",
    "cardcade.table.cards.cards": "Cards",
    "cardcade.table.cards.face_files": "Pictures",
    "cardcade.table.cards.faces": "Faces",
    "cardcade.table.cards.sprites": "CardSprite",
    "cardcade.table.director": "Act Director Movements",
    "cardcade.table.effects.effects": "Effects",
    "cardcade.table.felt": "Felt",
    "cardcade.table.hand.hand": "Hand",
    "cardcade.table.help.hints": "Hints",
    "cardcade.table.layout": "TableLayout",
    "cardcade.table.link": "Link Look Sounds",
    "cardcade.table.panels.corner": "Tool Tools",
    "cardcade.table.part": "Drawer Panel Part WidgetPart",
    "cardcade.table.parts": "Parts",
    "cardcade.table.piles.piles": "PileLayout",
    "cardcade.table.piles.tag": "Tag",
    "cardcade.table.position": "Position",
    "cardcade.table.queue": "Queue",
    "cardcade.table.seats.plates": "Plates",
    "cardcade.table.seats.seat_plate": "SeatPlate",
    "cardcade.table.staging": "Staging",
    "cardcade.table.turn.actions": "ActionBar",
    "cardcade.table.turn.chooser": "Reading",
    "cardcade.table.turn.clock": "Countdown",
    "cardcade.table.turn.gestures": "Gestures",
    "cardcade.table.turn.move_buttons": "MoveButtons",
    "cardcade.table.turn.obvious": "Obvious",
    "cardcade.table.viewer": "Viewer",
    "cardcade.table.words": "Words",
}

__getattr__ = lazily(__name__, _HOMES, KITS)
