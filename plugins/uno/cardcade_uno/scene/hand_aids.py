"""What helps with the viewer's own cards: marks on them, questions about them, and their order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardcade_uno.scene.bluffs import Bluffs
from cardcade_uno.scene.hand import HandSorter
from cardcade_uno.scene.jump_ins import JumpIns
from cardcade_uno.scene.questions import Questions

if TYPE_CHECKING:
    from cardcade_uno.scene import UnoParts


class HandAids:
    """Made before the gestures, which ask them."""

    def __init__(self, parts: UnoParts) -> None:
        link, layout, position, hand = parts.link, parts.layout, parts.position, parts.hand
        self.jump_ins = JumpIns(link.words, layout, position, hand)
        self.bluffs = Bluffs(link, parts.game.rules, layout, position, hand)
        self.questions = Questions(parts.viewer, parts.hints)
        self.sorter = HandSorter(parts.hand_order, parts.cards, hand, link.sounds)
