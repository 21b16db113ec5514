"""The scene API: everything a game needs to show its own table. See the author's guide.

Imported when first asked for: the launcher shows its first page without any of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardcade.lazily import lazily

if TYPE_CHECKING:
    from cardcade.table.actions import ActionBar
    from cardcade.table.animation import Animation, Call, InTurn, Still, Together, Wait, begun_later
    from cardcade.table.attention import Attention
    from cardcade.table.blast import Blast
    from cardcade.table.board import Board, Line, Offer
    from cardcade.table.boards import Boards
    from cardcade.table.cards import Cards
    from cardcade.table.chooser import MoveChooser, Reading, ReadingChooser
    from cardcade.table.clock import Countdown, TurnClock
    from cardcade.table.corner import Tool, Tools
    from cardcade.table.director import Act, Director, Movements
    from cardcade.table.effects import Effects
    from cardcade.table.face_files import back_finder, face_finder, felt_finder, plugin_path
    from cardcade.table.faces import Faces
    from cardcade.table.felt import Felt
    from cardcade.table.flights import Flight
    from cardcade.table.gestures import Gestures
    from cardcade.table.hand import Hand, HandCard
    from cardcade.table.hints import Hints
    from cardcade.table.keys import Keys
    from cardcade.table.last_trick import LastTrick
    from cardcade.table.layout import CARD_RATIO, PLATE_WIDTH, Measure, Pose, Spot, TableLayout, fan, heap, row
    from cardcade.table.link import Link, Look, Player, Sounds, TimeLeft
    from cardcade.table.moments import Moments
    from cardcade.table.obvious import Obvious
    from cardcade.table.part import Panel, Part
    from cardcade.table.particles import Particle
    from cardcade.table.parts import Parts
    from cardcade.table.piles import PileLayout
    from cardcade.table.plates import Plates
    from cardcade.table.play_row import (
        BOMB_TAG,
        PASS_TAG,
        TAG,
        PlayCard,
        PlayRow,
        draw_play,
        draw_stands_for,
        draw_tag,
    )
    from cardcade.table.position import Position
    from cardcade.table.queue import Queue
    from cardcade.table.rooms import Rooms
    from cardcade.table.seat_plate import SeatPlate
    from cardcade.table.sprites import CardSprite
    from cardcade.table.turn_signal import TurnSignal
    from cardcade.table.words import Words, level_name

SCENE_VERSION: Final = 2
"""Grows when a scene written for the old number would no longer work; its game then opens on the common table."""

__all__ = [
    "BOMB_TAG",
    "CARD_RATIO",
    "PASS_TAG",
    "PLATE_WIDTH",
    "SCENE_VERSION",
    "TAG",
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
    "Effects",
    "Faces",
    "Felt",
    "Flight",
    "Gestures",
    "Hand",
    "HandCard",
    "Hints",
    "InTurn",
    "Keys",
    "LastTrick",
    "Line",
    "Link",
    "Look",
    "Measure",
    "Moments",
    "MoveChooser",
    "Movements",
    "Obvious",
    "Offer",
    "Panel",
    "Part",
    "Particle",
    "Parts",
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
    "Rooms",
    "SeatPlate",
    "Sounds",
    "Spot",
    "Still",
    "TableLayout",
    "TimeLeft",
    "Together",
    "Tool",
    "Tools",
    "TurnClock",
    "TurnSignal",
    "Wait",
    "Words",
    "back_finder",
    "begun_later",
    "draw_play",
    "draw_stands_for",
    "draw_tag",
    "face_finder",
    "fan",
    "felt_finder",
    "heap",
    "level_name",
    "plugin_path",
    "row",
]

_HOMES = {
    "cardcade.table.actions": "ActionBar",
    "cardcade.table.animation": "Animation Call InTurn Still Together Wait begun_later",
    "cardcade.table.attention": "Attention",
    "cardcade.table.blast": "Blast",
    "cardcade.table.board": "Board Line Offer",
    "cardcade.table.boards": "Boards",
    "cardcade.table.cards": "Cards",
    "cardcade.table.chooser": "MoveChooser Reading ReadingChooser",
    "cardcade.table.clock": "Countdown TurnClock",
    "cardcade.table.corner": "Tool Tools",
    "cardcade.table.director": "Act Director Movements",
    "cardcade.table.effects": "Effects",
    "cardcade.table.face_files": "back_finder face_finder felt_finder plugin_path",
    "cardcade.table.faces": "Faces",
    "cardcade.table.felt": "Felt",
    "cardcade.table.flights": "Flight",
    "cardcade.table.gestures": "Gestures",
    "cardcade.table.hand": "Hand HandCard",
    "cardcade.table.hints": "Hints",
    "cardcade.table.keys": "Keys",
    "cardcade.table.last_trick": "LastTrick",
    "cardcade.table.layout": "CARD_RATIO Measure PLATE_WIDTH Pose Spot TableLayout fan heap row",
    "cardcade.table.link": "Link Look Player Sounds TimeLeft",
    "cardcade.table.moments": "Moments",
    "cardcade.table.obvious": "Obvious",
    "cardcade.table.part": "Panel Part",
    "cardcade.table.particles": "Particle",
    "cardcade.table.parts": "Parts",
    "cardcade.table.piles": "PileLayout",
    "cardcade.table.plates": "Plates",
    "cardcade.table.play_row": "BOMB_TAG PASS_TAG TAG PlayCard PlayRow draw_play draw_stands_for draw_tag",
    "cardcade.table.position": "Position",
    "cardcade.table.queue": "Queue",
    "cardcade.table.rooms": "Rooms",
    "cardcade.table.seat_plate": "SeatPlate",
    "cardcade.table.sprites": "CardSprite",
    "cardcade.table.turn_signal": "TurnSignal",
    "cardcade.table.words": "Words level_name",
}

__getattr__ = lazily(__name__, _HOMES)
