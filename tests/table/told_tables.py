"""Tables that the rules tell about, at the moments that matter."""

from typing import Any

import pygame
from table_games import long_rows, partners

from cardcade.testing.pilot import Pilot

SHORT = partners.Rules(partners.Deal(hand_size=5, target=8))


def asked(pilot: Pilot) -> bool:
    return pilot.parts.position.asked and not pilot.parts.queue.busy


def bidding(bids: int = 4, **more: Any) -> Pilot:
    pilot = Pilot.at_table(long_rows.PLUGIN, long_rows.Rules(long_rows.Deal(bids=bids)), seed=2, **more)
    pilot.wait_until(lambda: asked(pilot))
    return pilot


def giving(rules: partners.Rules = SHORT, **more: Any) -> Pilot:
    pilot = Pilot.at_table(partners.PLUGIN, rules, seed=2, **more)
    pilot.wait_until(lambda: asked(pilot))
    return pilot


def give(pilot: Pilot) -> None:
    for card in pilot.parts.hand.cards[:3]:
        pilot.click(card.meaning)
    pilot.key(pygame.K_RETURN)


def playing() -> Pilot:
    """At the first card of the first trick."""
    pilot = giving()
    give(pilot)
    pilot.wait_until(lambda: asked(pilot) and not state(pilot).giving)
    return pilot


def play(pilot: Pilot) -> None:
    pilot.click(next(card for card in pilot.parts.hand.cards if not card.sprite.dim).meaning)
    pilot.key(pygame.K_RETURN)


def state(pilot: Pilot) -> Any:
    return pilot.table.live.match.state


def faces(pilot: Pilot) -> list[str]:
    return [pilot.parts.game.deck.faces[card] for card in pilot.parts.hand.held]
