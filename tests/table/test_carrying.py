"""Cards that are dragged: they follow the pointer, lean, come home, or are played where they are let go."""

from __future__ import annotations

import pygame
import pytest

from cardcade import GamePlugin
from cardcade.table.hand.hand import HandCard
from cardcade.table.link import Look
from cardcade.testing.pilot import FRAME, Pilot


def at_my_turn(plugin: GamePlugin, seed: int = 4, **how: object) -> Pilot:
    pilot = Pilot.at_table(plugin, seed=seed, **how)  # type: ignore[arg-type]
    pilot.wait_until(lambda: pilot.parts.position.my_turn and not pilot.parts.queue.busy)
    pilot.wait(0.5)
    return pilot


def playable(pilot: Pilot) -> HandCard:
    return next(card for card in pilot.parts.hand.cards if not card.sprite.dim)


def pull(pilot: Pilot, card: HandCard, *way: tuple[float, float]) -> tuple[float, float]:
    """Presses it and moves on by each of these, in units, a frame for each; where the pointer went down."""
    start = pilot._spot(card.meaning)
    pilot.press(card.meaning)
    at = start
    for dx, dy in way:
        scale = pilot.ui.canvas.scale
        at = round(at[0] + dx * scale), round(at[1] + dy * scale)
        pilot._mouse(pygame.MOUSEMOTION, at, rel=(0, 0), buttons=(1, 0, 0))
        pilot.wait(FRAME)
    return at


def let_go(pilot: Pilot, at: tuple[float, float]) -> None:
    pilot._mouse(pygame.MOUSEBUTTONUP, (round(at[0]), round(at[1])), button=1)
    pilot.wait(FRAME)


UP = [(0.0, -40.0)] * 4


def test_a_dragged_card_follows_the_pointer_from_where_it_was_gripped(crazy_eights: GamePlugin) -> None:
    pilot = at_my_turn(crazy_eights)
    card = playable(pilot)
    home = card.sprite.pose
    pull(pilot, card, *UP, (60.0, 0.0))
    assert card.sprite.now.x == pytest.approx(home.x + 60, abs=2)
    assert card.sprite.now.y == pytest.approx(home.y - 160, abs=2)


def test_it_leans_into_the_way_it_goes_and_hangs_straight_when_held_still(crazy_eights: GamePlugin) -> None:
    pilot = at_my_turn(crazy_eights)
    card = playable(pilot)
    pull(pilot, card, *UP, *[(30.0, 0.0)] * 5)
    assert card.sprite.now.angle < -2
    pilot.wait(1.0)
    assert card.sprite.now.angle == 0


def test_let_go_near_the_hand_it_flies_home_and_nothing_is_chosen(crazy_eights: GamePlugin) -> None:
    pilot = at_my_turn(crazy_eights)
    card, steps = playable(pilot), len(pilot.table.live.match.steps)
    at = pull(pilot, card, (0.0, -60.0))
    assert card.sprite.now.y < card.sprite.pose.y - 40
    let_go(pilot, at)
    pilot.wait(0.5)
    assert card.sprite.now == card.sprite.pose
    assert not pilot.parts.hand.selection.cards
    assert len(pilot.table.live.match.steps) == steps


def test_let_go_over_the_table_it_is_played_and_flies_on_from_there(crazy_eights: GamePlugin) -> None:
    pilot = at_my_turn(crazy_eights)
    card, steps = playable(pilot), len(pilot.table.live.match.steps)
    at = pull(pilot, card, *UP, (0.0, -120.0))
    there = card.sprite.now
    let_go(pilot, at)
    assert len(pilot.table.live.match.steps) > steps
    assert abs(card.sprite.now.y - there.y) < abs(card.sprite.now.y - pilot.parts.hand.rect.centery)


def test_a_refused_card_comes_back(crazy_eights: GamePlugin) -> None:
    pilot = at_my_turn(crazy_eights)
    card = next(card for card in pilot.parts.hand.cards if card.sprite.dim)
    at = pull(pilot, card, *UP, (0.0, -120.0))
    let_go(pilot, at)
    pilot.wait(0.5)
    assert card.sprite.now == card.sprite.pose


def test_all_that_are_chosen_are_carried_together(crazy_eights: GamePlugin) -> None:
    pilot = at_my_turn(crazy_eights)
    first, second = pilot.parts.hand.cards[:2]
    pilot.click(first.meaning)
    pilot.wait(0.5)
    pull(pilot, second, *UP)
    assert all(card.sprite.now.y < card.sprite.pose.y - 100 for card in (first, second))


def test_with_reduced_motion_it_follows_and_hangs_straight(crazy_eights: GamePlugin) -> None:
    pilot = at_my_turn(crazy_eights, look=Look(reduced_motion=True))
    pilot.ui.motion.reduced = True
    card = playable(pilot)
    at = pull(pilot, card, *UP, *[(30.0, 0.0)] * 5)
    pilot.picture()
    let_go(pilot, (at[0], at[1] + 500))
    pilot.wait(0.5)
    assert card.sprite.now == card.sprite.pose


def test_a_pointer_that_is_taken_away_lets_the_card_go_home(crazy_eights: GamePlugin) -> None:
    pilot = at_my_turn(crazy_eights)
    card = playable(pilot)
    pull(pilot, card, *UP)
    pilot.loop.dispatch(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(1)
    assert card.sprite.now == card.sprite.pose


def test_a_card_that_is_played_while_the_pointer_holds_it_leaves_the_pointer_empty(plugin: GamePlugin) -> None:
    pilot = at_my_turn(plugin, seed=7)
    live, game = pilot.table.live, pilot.table.live.match.game
    move = next(move for move in game.moves(live.match.state, 0) if game.cards_of(move))
    gone = next(card for card in pilot.parts.hand.cards if card.sprite.card == game.cards_of(move)[0])
    pilot.press(gone.meaning)
    start = pilot.ui.canvas.point(gone.sprite.now.x, gone.sprite.now.y)
    live.submit(0, move)
    pilot.wait_until(lambda: gone.sprite.card not in pilot.parts.hand.held)
    steps = len(live.match.steps)
    for up in (0, 40, 400):
        pilot._mouse(pygame.MOUSEMOTION, (start[0], max(0, start[1] - up)), rel=(0, 0), buttons=(1, 0, 0))
        pilot.wait(FRAME)
    let_go(pilot, (start[0], max(0, start[1] - 400)))
    assert not pilot.parts.hand.selection.cards
    assert [step for step in live.match.steps[steps:] if step.seat == 0] == []


@pytest.mark.parametrize("calm", [False, True])
def test_the_felt_under_a_carried_card_lies_in_its_shadow(crazy_eights: GamePlugin, calm: bool) -> None:
    pilot = at_my_turn(crazy_eights, look=Look(reduced_motion=calm))
    pilot.ui.motion.reduced = calm
    card = playable(pilot)
    before = pilot.picture().copy()
    pull(pilot, card, *[(0.0, -60.0)] * 4)
    pilot.wait(0.5)
    at, scale = card.sprite.now.rect, pilot.ui.canvas.scale
    beneath = round(at.centerx * scale), round((at.bottom + 14) * scale)
    assert sum(pilot.picture().get_at(beneath)[:3]) < sum(before.get_at(beneath)[:3]) - 20
