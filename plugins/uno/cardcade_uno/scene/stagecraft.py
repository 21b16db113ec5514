"""What events are shown with: the acts, and the voice, fliers and light they share."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from cardcade.table import Act, Staging
from cardcade_uno.scene.acts_blows import BlowActs
from cardcade_uno.scene.acts_calls import CallActs, ChallengeActs
from cardcade_uno.scene.acts_cards import CardMoves, HandSwaps
from cardcade_uno.scene.acts_plays import PlayActs
from cardcade_uno.scene.acts_rounds import RoundActs
from cardcade_uno.scene.boards import Showing
from cardcade_uno.scene.fliers import Fliers
from cardcade_uno.scene.limelight import Limelight
from cardcade_uno.scene.voice import UnoVoice

if TYPE_CHECKING:
    from cardcade_uno.scene import UnoParts


class Stagecraft:
    """Made out of the table's parts, each when it is first asked for."""

    def __init__(self, parts: UnoParts) -> None:
        self._parts = parts

    @cached_property
    def acts(self) -> tuple[Act, ...]:
        parts, voice, fliers, showing = self._parts, self.voice, self.fliers, self.showing
        staging = Staging(parts.link, parts.layout, parts.cards, parts.plates, parts.effects)
        return (
            RoundActs(staging, voice, showing),
            PlayActs(staging, parts.faces, voice, fliers),
            BlowActs(staging, voice, fliers, parts.middle),
            CallActs(staging, voice, fliers),
            ChallengeActs(staging, parts.position, voice, fliers, showing),
            self.card_moves,
            HandSwaps(parts.cards, parts.queue, parts.link.sounds, voice),
        )

    @cached_property
    def card_moves(self) -> CardMoves:
        parts = self._parts
        return CardMoves(parts.cards, parts.movements, parts.link.sounds, parts.middle.owed)

    @cached_property
    def voice(self) -> UnoVoice:
        return UnoVoice(self._parts.link.words, self._parts.plates, self._parts.effects)

    @cached_property
    def fliers(self) -> Fliers:
        return Fliers(self._parts.layout, self._parts.plates, self._parts.effects)

    @cached_property
    def limelight(self) -> Limelight:
        return Limelight(self._parts.layout, self._parts.link.look, self._parts.effects)

    @cached_property
    def showing(self) -> Showing:
        return Showing(self._parts.faces, self.limelight)
