"""The scene API: everything a game needs to show its own table. See the author's guide.

Imported when first asked for: the launcher shows its first page without any of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardcade.lazily import lazily

if TYPE_CHECKING:
    from cardcade.table.actions import ActionBar
    from cardcade.table.animation import Animation, Call, InTurn, Still, Together, Wait
    from cardcade.table.attention import Attention
    from cardcade.table.blast import Blast
    from cardcade.table.board import Board, Line, Offer
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
    from cardcade.table.layout import CARD_RATIO, PLATE_WIDTH, Measure, Pose, Spot, TableLayout, fan, heap, row
    from cardcade.table.link import Link, Look, Player, Race, Sounds
    from cardcade.table.locked_groups import LockedGroups
    from cardcade.table.moments import Moments
    from cardcade.table.obvious import Obvious
    from cardcade.table.part import Drawer, Panel, Part
    from cardcade.table.particles import Particle
    from cardcade.table.parts import Parts
    from cardcade.table.piles import PileLayout
    from cardcade.table.plates import Plates
    from cardcade.table.play_row import (
        PlayCard,
        PlayRow,
        draw_play,
        draw_stands_for,
    )
    from cardcade.table.position import Position
    from cardcade.table.queue import Queue
    from cardcade.table.seat_plate import SeatPlate
    from cardcade.table.sprites import CardSprite
    from cardcade.table.staging import Staging
    from cardcade.table.tag import Tag
    from cardcade.table.viewer import Viewer
    from cardcade.table.words import Words

SCENE_VERSION: Final = 2
"""Grows when a scene written for the old number would no longer work; its game then opens on the common table."""

__all__ = [
    "CARD_RATIO",
    "PLATE_WIDTH",
    "SCENE_VERSION",
    "Act",
    "ActionBar",
    "Animation",
    "Attention",
    "Blast",
    "Board",
    "Boards",
    "Call",
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
    "Movements",
    "Obvious",
    "Offer",
    "Panel",
    "Part",
    "Particle",
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
    "Race",
    "Reading",
    "ReadingChooser",
    "SeatPlate",
    "Sounds",
    "Spot",
    "Staging",
    "Still",
    "TableLayout",
    "Tag",
    "Together",
    "Tool",
    "Tools",
    "Viewer",
    "Wait",
    "Words",
    "draw_play",
    "draw_stands_for",
    "fan",
    "heap",
    "row",
]

_HOMES = {
    "cardcade.table.actions": "ActionBar",
    "cardcade.table.animation": "Animation Call InTurn Still Together Wait",
    "cardcade.table.attention": "Attention",
    "cardcade.table.blast": "Blast",
    "cardcade.table.board": "Board Line Offer",
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
    "cardcade.table.layout": "CARD_RATIO Measure PLATE_WIDTH Pose Spot TableLayout fan heap row",
    "cardcade.table.link": "Link Look Player Race Sounds",
    "cardcade.table.locked_groups": "LockedGroups",
    "cardcade.table.moments": "Moments",
    "cardcade.table.obvious": "Obvious",
    "cardcade.table.part": "Drawer Panel Part",
    "cardcade.table.particles": "Particle",
    "cardcade.table.parts": "Parts",
    "cardcade.table.piles": "PileLayout",
    "cardcade.table.plates": "Plates",
    "cardcade.table.play_row": "PlayCard PlayRow draw_play draw_stands_for",
    "cardcade.table.position": "Position",
    "cardcade.table.queue": "Queue",
    "cardcade.table.seat_plate": "SeatPlate",
    "cardcade.table.sprites": "CardSprite",
    "cardcade.table.staging": "Staging",
    "cardcade.table.tag": "Tag",
    "cardcade.table.viewer": "Viewer",
    "cardcade.table.words": "Words",
}

__getattr__ = lazily(__name__, _HOMES)
