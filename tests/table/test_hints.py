"""Hints: seen, one after the other, and Enter does what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import pygame
import pytest

from cardcade import GamePlugin, IllegalMove, Message, Seat, Stream, say
from cardcade.table.link import Look
from cardcade.testing.pilot import Pilot


@dataclass(frozen=True, slots=True)
class Bid:
    """Promises so many cards."""

    value: int


@pytest.fixture(scope="module")
def bidding_eights(crazy_eights: GamePlugin) -> GamePlugin:
    """Crazy Eights in which one may say a number instead of playing a card."""
    from crazy_eights import CrazyEights, Draw, Table

    class BiddingEights(CrazyEights):
        move_kinds = (*CrazyEights.move_kinds, Bid)

        def moves(self, state: Table, seat: Seat) -> Sequence[Any]:
            return [Bid(0), Bid(1), Bid(2), Draw()] if seat == state.turn else ()

        def check(self, state: Table, seat: Seat, move: Any) -> None:
            if move not in self.moves(state, seat):
                raise IllegalMove(say("crazy_eights.illegal.turn"))

        def play(self, state: Table, seat: Seat, move: Any, stream: Stream) -> None:
            super().play(state, seat, Draw() if isinstance(move, Bid) else move, stream)

        def say_move(self, move: Any) -> Message:
            return (
                say("engine.card.suited", suit="♠", rank=move.value)
                if isinstance(move, Bid)
                else super().say_move(move)
            )

    return replace(crazy_eights, game=BiddingEights)


def at_my_turn(plugin: GamePlugin, **how: Any) -> Pilot:
    pilot = Pilot.at_table(plugin, look=Look(auto_pass=False), **how)
    pilot.wait_until(lambda: pilot.parts.position.my_turn and not pilot.parts.queue.busy)
    pilot.wait(1)
    return pilot


def mine(pilot: Pilot) -> list[Any]:
    return [step.move for step in pilot.table.live.match.steps if step.seat == 0]


def test_two_moves_of_one_kind_are_two_buttons_and_each_makes_its_own_move(bidding_eights: GamePlugin) -> None:
    pilot = at_my_turn(bidding_eights, seed=4)
    assert {"move.bid.0", "move.bid.1", "move.bid.2", "move.draw"} <= set(pilot.meanings)
    pilot.click("move.bid.1")
    assert mine(pilot) == [Bid(1)]


@pytest.mark.parametrize("times", [1, 2, 3])
def test_enter_makes_the_very_move_that_is_hinted_at(bidding_eights: GamePlugin, times: int) -> None:
    pilot = at_my_turn(bidding_eights, seed=4)
    for _ in range(times):
        pilot.key(pygame.K_h)
    pilot.key(pygame.K_RETURN)
    assert mine(pilot) == [Bid(times - 1)]


def test_the_button_that_is_hinted_at_and_no_other_wears_the_sign_of_a_hint(bidding_eights: GamePlugin) -> None:
    pilot = at_my_turn(bidding_eights, seed=4)
    for value in (0, 1):
        pilot.key(pygame.K_h)
        marked = [button.meaning for button in pilot.parts.actions.children if button.icon]  # type: ignore[attr-defined]
        assert marked == [f"move.bid.{value}"]
    pilot.click(pilot.parts.hand.cards[0].meaning)
    assert not any(button.icon for button in pilot.parts.actions.children), "the player has chosen"  # type: ignore[attr-defined]


def test_taking_the_selection_back_begins_the_hints_anew(crazy_eights: GamePlugin) -> None:
    pilot = at_my_turn(crazy_eights, seed=4)
    pilot.key(pygame.K_h)
    first = set(pilot.parts.hand.selection.cards)
    pilot.key(pygame.K_h)
    assert pilot.parts.hand.selection.cards != first
    for card in list(pilot.parts.hand.selection.cards):
        pilot.click(f"card.{pilot.parts.game.deck.name(card)}")
    assert not pilot.parts.hand.selection.cards
    pilot.key(pygame.K_h)
    assert pilot.parts.hand.selection.cards == first


def test_no_hint_is_given_for_a_position_that_is_not_seen_yet(crazy_eights: GamePlugin) -> None:
    """Another has just moved, and the picture has not been told: the coach would try my move out of turn."""
    pilot = Pilot.at_table(crazy_eights, seats=2, seed=4)
    pilot.wait_until(lambda: pilot.parts.position.asked and not pilot.parts.queue.busy)
    live = pilot.table.live
    live.submit(0, live.match.game.moves(live.match.state, 0)[-1])
    pilot.wait_until(lambda: not pilot.parts.position.my_turn)
    live.submit(1, live.match.game.moves(live.match.state, 1)[-1])
    pilot.parts.hints.next()
    assert pilot.parts.hints.shown is None
    pilot.settle()
    pilot.parts.hints.next()
    assert pilot.parts.hints.shown is not None
