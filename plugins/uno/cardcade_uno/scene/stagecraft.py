"""What events are shown with: the acts, and the sayings, fliers and light they share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardcade.table import Act, Staging
from cardcade_uno.scene.acts_blows import BlowActs
from cardcade_uno.scene.acts_calls import CallActs, ChallengeActs
from cardcade_uno.scene.acts_cards import CardMoves, HandSwaps
from cardcade_uno.scene.acts_plays import PlayActs
from cardcade_uno.scene.acts_rounds import RoundActs
from cardcade_uno.scene.boards import Showing
from cardcade_uno.scene.finale import Finale
from cardcade_uno.scene.fliers import Fliers
from cardcade_uno.scene.limelight import Limelight
from cardcade_uno.scene.sayings import UnoSayings

if TYPE_CHECKING:
    from cardcade_uno.scene import UnoParts


class Stagecraft:
    """Made before the boards, which wait for what it shows."""

    def __init__(self, parts: UnoParts) -> None:
        staging = Staging(parts.link, parts.layout, parts.cards, parts.plates, parts.effects)
        sayings = UnoSayings(parts.link.words, parts.plates, parts.effects)
        self.fliers = Fliers(parts.layout, parts.plates, parts.effects)
        self.limelight = Limelight(parts.layout, parts.link.look, parts.effects)
        self.showing = Showing(parts.faces, self.limelight)
        self.finale = Finale(parts.link, parts.layout, parts.faces)
        self.card_moves = CardMoves(parts.cards, parts.movements, parts.link.sounds, parts.middle.owed)
        self.acts: tuple[Act, ...] = (
            RoundActs(staging, sayings, self.finale, self.limelight),
            PlayActs(staging, parts.faces, sayings, self.fliers),
            BlowActs(staging, sayings, self.fliers, parts.middle),
            CallActs(staging, sayings, self.fliers),
            ChallengeActs(staging, parts.position, sayings, self.fliers, self.showing),
            self.card_moves,
            HandSwaps(parts.cards, parts.queue, parts.link.sounds, sayings),
        )
