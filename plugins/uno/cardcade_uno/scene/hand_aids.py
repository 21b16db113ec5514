"""What helps with the viewer's own cards: marks on them, questions about them, and their order."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from cardcade_uno.scene.bluffs import Bluffs
from cardcade_uno.scene.hand import HandSorter
from cardcade_uno.scene.jump_ins import JumpIns
from cardcade_uno.scene.questions import Questions

if TYPE_CHECKING:
    from cardcade_uno.scene import UnoParts


class HandAids:
    """Made out of the table's parts, each when it is first asked for."""

    def __init__(self, parts: UnoParts) -> None:
        self._parts = parts

    @cached_property
    def jump_ins(self) -> JumpIns:
        parts = self._parts
        return JumpIns(parts.link.words, parts.layout, parts.position, parts.hand)

    @cached_property
    def bluffs(self) -> Bluffs:
        parts = self._parts
        return Bluffs(parts.link, parts.game.rules, parts.layout, parts.position, parts.hand)

    @cached_property
    def questions(self) -> Questions:
        return Questions(self._parts.viewer, self._parts.hints)

    @cached_property
    def sorter(self) -> HandSorter:
        parts = self._parts
        return HandSorter(parts.hand_order, parts.cards, parts.hand, parts.link.sounds)
