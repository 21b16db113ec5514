"""A person at Gandengyan's table, in a position written in ranks."""

from __future__ import annotations

from typing import Any

import cardcade_gandengyan
from cardcade import Card
from cardcade.rulekit.shedding import PASS
from cardcade.table.link import Look
from cardcade.testing.position import PositionPilot
from cardcade_gandengyan.cards import DECK, RANK, rank_name
from cardcade_gandengyan.scene import GandengyanParts

from .notation import Table, notation

PLUGIN = cardcade_gandengyan.cardcade_game()


class Person(PositionPilot):
    """The player on seat 0, and a voice for the others."""

    heard: list[tuple[str, float]]
    """Sounds and their pitches."""

    @property
    def parts(self) -> GandengyanParts:
        parts = super().parts
        assert isinstance(parts, GandengyanParts)
        return parts

    @property
    def state(self) -> Any:
        return self.table.live.match.state

    def pick(self, ranks: str) -> None:
        """Clicks the first cards of these ranks that are not chosen yet."""
        for wanted in ranks.split():
            cards = [card.sprite.card for card in self.parts.hand.cards if card.sprite.card not in self.chosen]
            card = next(card for card in cards if rank_name(RANK[card]) == wanted)
            self.click(f"card.{DECK.name(card)}")
            self.wait(0.5)

    @property
    def chosen(self) -> set[Card]:
        return self.parts.hand.selection.cards

    def lay(self, ranks: str, meaning: str | None = None) -> None:
        """The seat in turn plays these ranks."""
        held, seat = list(self.state.cards[3 + self.state.turn]), self.state.turn
        cards = []
        for wanted in ranks.split():
            cards.append(next(card for card in held if rank_name(RANK[card]) == wanted))
            held.remove(cards[-1])
        plays = self.parts.game.plays_with(self.state, seat, cards)
        self.do(seat, next(play for play in plays if meaning in (None, notation(play.combination))))

    def passes(self) -> None:
        self.do(self.state.turn, PASS)


def seated(
    hands: str, preset: str = "house", *, look: dict[str, Any] | None = None, size: tuple[int, int] = (1280, 720),
    ui_scale: float = 1.0, language: str = "en", **changed: Any,
) -> Person:  # fmt: skip
    table = Table(hands, preset, **changed)
    table.state.log = None
    how = {"look": Look(**(look or {})), "size": size, "ui_scale": ui_scale, "language": language}
    person = Person.in_position(PLUGIN, table.game, table.state, seats=table.state.seats, **how)  # type: ignore[arg-type]
    person.heard = []

    def play(name: str, *, pitch: float = 0.0, pan: float = 0.0, volume: float = 1.0) -> None:
        person.heard.append((name, pitch))

    person.parts.link.sounds.play = play  # type: ignore[method-assign]
    return person
