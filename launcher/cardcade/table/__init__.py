"""The scene API: everything a game needs to show its own table. See the author's guide.

Imported when first asked for: the launcher shows its first page without any of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardcade.lazily import lazily

if TYPE_CHECKING:
    from cardcade.table.actions import ActionBar
    from cardcade.table.animation import Animation, InTurn, Still, Together, Wait
    from cardcade.table.blast import Blast
    from cardcade.table.board import Board, Line
    from cardcade.table.boards import Boards
    from cardcade.table.cards import Cards
    from cardcade.table.chooser import Reading, ReadingChooser
    from cardcade.table.clock import Countdown
    from cardcade.table.corner import Tool, Tools
    from cardcade.table.director import Act, Director, Movements
    from cardcade.table.effects import Effects
    from cardcade.table.face_files import Pictures
    from cardcade.table.faces import Faces
    from cardcade.table.felt import Felt
    from cardcade.table.gestures import Gestures
    from cardcade.table.hand import Hand, HandCard
    from cardcade.table.hints import Hints
    from cardcade.table.last_trick import LastTrick
    from cardcade.table.layout import CARD_RATIO, Measure, Pose, Spot, TableLayout
    from cardcade.table.link import Link, Look, Player, Sounds
    from cardcade.table.locked_groups import LockedGroups
    from cardcade.table.moments import Moments
    from cardcade.table.move_buttons import MoveButtons
    from cardcade.table.obvious import Obvious
    from cardcade.table.part import Drawer, Panel, Part
    from cardcade.table.parts import Parts
    from cardcade.table.piles import PileLayout
    from cardcade.table.plates import Plates
    from cardcade.table.play_row import PlayCard, PlayRow, draw_stands_for
    from cardcade.table.position import Position
    from cardcade.table.queue import Queue
    from cardcade.table.seat_plate import SeatPlate
    from cardcade.table.selection import Selection
    from cardcade.table.snapping import Snapping
    from cardcade.table.sprites import CardSprite
    from cardcade.table.staging import Staging
    from cardcade.table.tag import Tag
    from cardcade.table.taps import Taps
    from cardcade.table.touch import Grip, Touch
    from cardcade.table.viewer import Viewer
    from cardcade.table.words import Words

SCENE_VERSION: Final = 3
"""Grows when a scene written for the old number would no longer work; its game then opens on the common table."""

__all__ = [
    "CARD_RATIO",
    "SCENE_VERSION",
    "Act",
    "ActionBar",
    "Animation",
    "Blast",
    "Board",
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
    "Grip",
    "Hand",
    "HandCard",
    "Hints",
    "InTurn",
    "LastTrick",
    "Line",
    "Link",
    "LockedGroups",
    "Look",
    "Measure",
    "Moments",
    "MoveButtons",
    "Movements",
    "Obvious",
    "Panel",
    "Part",
    "Parts",
    "Pictures",
    "PileLayout",
    "Plates",
    "PlayCard",
    "PlayRow",
    "Player",
    "Pose",
    "Position",
    "Queue",
    "Reading",
    "ReadingChooser",
    "SeatPlate",
    "Selection",
    "Snapping",
    "Sounds",
    "Spot",
    "Staging",
    "Still",
    "TableLayout",
    "Tag",
    "Taps",
    "Together",
    "Tool",
    "Tools",
    "Touch",
    "Viewer",
    "Wait",
    "Words",
    "draw_stands_for",
]

_HOMES = {
    "cardcade.table.actions": "ActionBar",
    "cardcade.table.animation": "Animation InTurn Still Together Wait",
    "cardcade.table.blast": "Blast",
    "cardcade.table.board": "Board Line",
    "cardcade.table.boards": "Boards",
    "cardcade.table.cards": "Cards",
    "cardcade.table.chooser": "Reading ReadingChooser",
    "cardcade.table.clock": "Countdown",
    "cardcade.table.corner": "Tool Tools",
    "cardcade.table.director": "Act Director Movements",
    "cardcade.table.effects": "Effects",
    "cardcade.table.face_files": "Pictures",
    "cardcade.table.faces": "Faces",
    "cardcade.table.felt": "Felt",
    "cardcade.table.gestures": "Gestures",
    "cardcade.table.hand": "Hand HandCard",
    "cardcade.table.hints": "Hints",
    "cardcade.table.last_trick": "LastTrick",
    "cardcade.table.layout": "CARD_RATIO Measure Pose Spot TableLayout",
    "cardcade.table.link": "Link Look Player Sounds",
    "cardcade.table.locked_groups": "LockedGroups",
    "cardcade.table.moments": "Moments",
    "cardcade.table.move_buttons": "MoveButtons",
    "cardcade.table.obvious": "Obvious",
    "cardcade.table.part": "Drawer Panel Part",
    "cardcade.table.parts": "Parts",
    "cardcade.table.piles": "PileLayout",
    "cardcade.table.plates": "Plates",
    "cardcade.table.play_row": "PlayCard PlayRow draw_stands_for",
    "cardcade.table.position": "Position",
    "cardcade.table.queue": "Queue",
    "cardcade.table.seat_plate": "SeatPlate",
    "cardcade.table.selection": "Selection",
    "cardcade.table.snapping": "Snapping",
    "cardcade.table.sprites": "CardSprite",
    "cardcade.table.staging": "Staging",
    "cardcade.table.tag": "Tag",
    "cardcade.table.taps": "Taps",
    "cardcade.table.touch": "Grip Touch",
    "cardcade.table.viewer": "Viewer",
    "cardcade.table.words": "Words",
}

__getattr__ = lazily(__name__, _HOMES)
