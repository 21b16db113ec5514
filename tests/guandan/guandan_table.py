"""Sitting down at a Guandan table: dealt by a seed, or in a position written in card notation."""

from __future__ import annotations

from typing import Any

from guandan_notation import Table, guandan, rules, with_rules

from cardcade.testing.pilot import Pilot
from cardcade_guandan import cardcade_game
from cardcade_guandan.moves import Play
from cardcade_guandan.readings import readings
from cardcade_guandan.rules import Rules
from cardcade_guandan.scene import GuandanParts

CALM = with_rules(table__turn_seconds=0)


def at_table(preset: str | Rules = "house", **how: Any) -> Pilot:
    return Pilot.at_table(cardcade_game(), rules(preset) if isinstance(preset, str) else preset, **how)


def seated(table: Table, **how: Any) -> Pilot:
    """At seat 0 in that position; the first deal is over before it begins."""
    pilot = at_table(table.game.rules, **how)
    pilot.parts.queue.finish()
    match = pilot.table.live.match
    table.state.log = None
    match.go_on_from(table.state, match.steps, match.chain)
    pilot.wait(0.5)
    return pilot


def parts(pilot: Pilot) -> GuandanParts:
    """The parts of the table."""
    made = pilot.parts
    assert isinstance(made, GuandanParts)
    return made


def my_turn(pilot: Pilot) -> bool:
    return (
        pilot.parts.position.lawful is not None and pilot.parts.position.lawful.my_turn and not pilot.parts.queue.busy
    )


def selected(pilot: Pilot) -> set[str]:
    """The faces selected in the hand, with their copies apart."""
    return {pilot.parts.game.deck.name(card) for card in pilot.parts.hand.selection.cards}


class Ears:
    """A sound board that remembers."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, float]] = []
        self.ducked = 0

    def play(self, name: str, *, pitch: float = 0.0, pan: float = 0.0, volume: float = 1.0) -> None:
        self.heard.append((name, pitch))

    def duck(self) -> None:
        self.ducked += 1


def play(pilot: Pilot, table: Table, seat: int, text: str) -> None:
    cards = table._own(text, seat)
    known = readings(cards, table.game.order(table.state.level))
    pilot.table.live.match.play(seat, Play(cards, known[0]))


def hold_bots(pilot: Pilot) -> None:
    """The match moves only where the test makes a move."""
    pilot.table.live.update = lambda dt, idle: None  # type: ignore[method-assign]


def sit(hands: str, **how: Any) -> tuple[Pilot, Table]:
    """Bots wait: the test moves for everyone."""
    table = guandan(hands, preset=how.pop("preset", CALM), level=how.pop("level", "2"), turn=how.pop("turn", 0))
    pilot = seated(table, **how)
    hold_bots(pilot)
    return pilot, table


def listen(pilot: Pilot) -> Ears:
    ears, sounds = Ears(), pilot.parts.link.sounds
    sounds.play, sounds.duck = ears.play, ears.duck  # type: ignore[method-assign]
    return ears
