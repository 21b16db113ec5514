"""A player's picture with the face it makes: a new one comes over the old one with a little nod."""

from __future__ import annotations

import math

from pygame import FRect

import cardcade_assets
from cardcade.table.seats.expression import Expression
from cardcade.ui import Painter

HOP = 7.0
"""How far a face that changes jumps up."""


def draw_portrait(painter: Painter, avatar: int, made: Expression, face: FRect, scale: float) -> None:
    passed = made.change.value
    if made.change.moving:
        painter.image(cardcade_assets.portrait(avatar, made.before), face)
        # Four players may be stunned at once: a face that was never made before comes with the next frame.
        if painter.ui.art.begin(cardcade_assets.portrait(avatar, made.shown), painter.pixels(face).size):
            return
        face = face.move(0, -HOP * scale * math.sin(math.pi * passed))
    with painter.faded(passed):
        painter.image(cardcade_assets.portrait(avatar, made.shown), face)
