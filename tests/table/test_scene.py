"""The common table: any conforming game can be played on it with the mouse."""

import pygame
import pytest

from cardcade import GamePlugin
from cardcade.table.link import Look
from cardcade.testing.pilot import Pilot
from cardcade.ui import Painter


@pytest.fixture
def pilot(crazy_eights: GamePlugin) -> Pilot:
    pilot = Pilot.at_table(crazy_eights, seats=3, seed=4)
    pilot.wait(4)
    return pilot


def playable(pilot: Pilot) -> list[str]:
    assert pilot.parts.position.lawful is not None
    cards = [card for card in pilot.parts.hand.cards if pilot.parts.position.lawful.can_use(card.sprite.card)]
    return [card.meaning for card in cards]


def my_turn(pilot: Pilot) -> bool:
    return (
        pilot.parts.position.lawful is not None and pilot.parts.position.lawful.my_turn and not pilot.parts.queue.busy
    )


def test_after_the_deal_the_hand_lies_open_and_the_others_closed(pilot: Pilot) -> None:
    pilot.wait_until(lambda: my_turn(pilot))
    assert len(pilot.parts.hand.cards) == 5
    assert all(sprite.card == -1 for sprite in pilot.parts.cards.mirror.piles[3])


def test_a_card_is_played_by_choosing_it_and_pressing_play(pilot: Pilot) -> None:
    pilot.wait_until(lambda: my_turn(pilot))
    steps = len(pilot.table.live.match.steps)
    pilot.click(playable(pilot)[0])
    pilot.click("move.play")
    assert len(pilot.table.live.match.steps) == steps + 1


def test_a_double_click_plays_a_card(pilot: Pilot) -> None:
    pilot.wait_until(lambda: my_turn(pilot))
    card = playable(pilot)[0]
    pilot.click(card)
    pilot.click(card)
    assert not pilot.parts.position.lawful or not pilot.sees(card)


def test_a_card_dragged_onto_the_table_is_played(pilot: Pilot) -> None:
    pilot.wait_until(lambda: my_turn(pilot))
    card = playable(pilot)[0]
    pilot.drag(card, (0, -320))
    assert not pilot.sees(card)


def test_a_card_that_cannot_be_played_says_why(pilot: Pilot) -> None:
    pilot.wait_until(lambda: my_turn(pilot))
    refused = next(card for card in pilot.parts.hand.cards if card.sprite.dim)
    assert "It must match" in refused.hint
    pilot.click(refused.meaning)
    assert not pilot.find("move.play").enabled
    assert "It must match" in pilot.find("move.play").hint


def test_a_move_without_cards_is_a_button(pilot: Pilot) -> None:
    pilot.wait_until(lambda: my_turn(pilot))
    before = len(pilot.parts.hand.cards)
    pilot.click("move.draw")
    pilot.wait(1)
    assert len(pilot.parts.hand.cards) >= before


def test_a_click_plays_the_card_that_was_under_the_pointer_when_it_went_down(pilot: Pilot) -> None:
    pilot.wait_until(lambda: my_turn(pilot))
    card = playable(pilot)[0]
    pilot.press(card)
    pilot.parts.queue.finish()
    pilot.wait(0.2)
    pilot.release(card)
    assert {f"card.{pilot.parts.game.deck.name(one)}" for one in pilot.parts.hand.selection.cards} == {card}


def test_swiping_over_cards_chooses_them(pilot: Pilot) -> None:
    pilot.wait_until(lambda: my_turn(pilot))
    first, last = pilot.parts.hand.cards[0], pilot.parts.hand.cards[-1]
    pilot.drag(first.meaning, (last.rect.x - first.rect.x + 20, 0))
    assert len(pilot.parts.hand.selection.cards) == len(pilot.parts.hand.cards)


def test_a_selection_made_before_ones_turn_stays(pilot: Pilot) -> None:
    pilot.wait_until(lambda: my_turn(pilot))
    pilot.click("move.draw")
    card = pilot.parts.hand.cards[0].meaning
    pilot.click(card)
    pilot.wait_until(lambda: my_turn(pilot))
    assert card in {f"card.{pilot.parts.game.deck.name(one)}" for one in pilot.parts.hand.selection.cards}


def test_the_hand_is_played_with_the_keyboard_alone(pilot: Pilot) -> None:
    pilot.wait_until(lambda: my_turn(pilot))
    pilot.screen.stage.refocus(playable(pilot)[0])
    pilot.key(pygame.K_RETURN)
    pilot.screen.stage.refocus("move.play")
    steps = len(pilot.table.live.match.steps)
    pilot.key(pygame.K_RETURN)
    assert len(pilot.table.live.match.steps) == steps + 1


def test_hints_choose_something_lawful(pilot: Pilot) -> None:
    pilot.wait_until(lambda: my_turn(pilot))
    pilot.key(pygame.K_h)
    assert pilot.parts.hand.selection.cards or pilot.sees("move.draw")


def test_pause_stops_the_bots_and_resume_lets_them_go_on(pilot: Pilot) -> None:
    pilot.wait_until(lambda: my_turn(pilot))
    pilot.click("move.draw")
    pilot.key(pygame.K_ESCAPE)
    steps = len(pilot.table.live.match.steps)
    pilot.wait(5)
    assert len(pilot.table.live.match.steps) == steps
    pilot.click("pause.resume")
    pilot.wait(5)
    assert len(pilot.table.live.match.steps) > steps


def test_the_game_pauses_when_the_window_loses_focus(pilot: Pilot) -> None:
    pilot.send(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert pilot.sees("pause.resume")


def test_a_card_held_when_the_window_loses_the_pointer_is_not_played(pilot: Pilot) -> None:
    pilot.wait_until(lambda: my_turn(pilot))
    card, steps = playable(pilot)[0], len(pilot.table.live.match.steps)
    pilot.press(card)
    pilot.send(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert len(pilot.table.live.match.steps) == steps
    assert not pilot.parts.hand.selection.cards


@pytest.mark.parametrize("speed", [0.0, 4.0])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_showing_the_view_after_the_animations_changes_nothing(
    crazy_eights: GamePlugin, seats: int, speed: float
) -> None:
    pilot = Pilot.at_table(crazy_eights, seats=seats, seed=seats, levels=["easy"] * seats, look=Look(speed=speed))
    seen = pilot.watch()
    pilot.wait_until(lambda: pilot.table.live.over and not pilot.parts.queue.busy, 600)
    assert len(seen) > 5
    pilot.wait(3)
    assert pilot.sees("board.rematch")


def test_two_people_share_the_screen_behind_a_curtain(crazy_eights: GamePlugin) -> None:
    pilot = Pilot.at_table(crazy_eights, seats=2, seed=5, levels=[None, None])
    pilot.wait(0.7)
    pilot.click("curtain.rise")
    pilot.wait_until(lambda: my_turn(pilot))
    pilot.click("move.draw")
    pilot.wait_until(lambda: pilot.sees("curtain.rise"))
    assert not any(meaning.startswith("card.") for meaning in pilot.meanings)
    pilot.wait(0.7)
    pilot.click("curtain.rise")
    pilot.wait_until(lambda: my_turn(pilot))
    assert pilot.table.viewer == 1


def test_the_board_offers_a_rematch_in_one_click(crazy_eights: GamePlugin) -> None:
    pilot = Pilot.at_table(crazy_eights, seats=2, seed=9, levels=["easy", "easy"], look=Look(speed=0))
    pilot.wait_until(lambda: pilot.sees("board.rematch"))
    pilot.click("board.rematch")
    assert "restart" in pilot.table.host.asked  # type: ignore[attr-defined]


def test_a_draw_never_makes_itself_even_if_it_is_the_only_thing_to_do(crazy_eights: GamePlugin) -> None:
    pilot = Pilot.at_table(crazy_eights, seats=3, seed=3)
    pilot.wait_until(lambda: my_turn(pilot))
    assert [type(move).__name__ for move in pilot.parts.position.moves] == ["Draw"]
    pilot.wait(20)
    assert not any(step.seat == 0 for step in pilot.table.live.match.steps)


def test_a_board_that_has_been_seen_is_there_at_once_in_another_window(crazy_eights: GamePlugin) -> None:
    pilot = Pilot.at_table(crazy_eights, seats=2, seed=9, levels=["easy", "easy"], look=Look(speed=4))
    pilot.wait_until(lambda: pilot.sees("board.rematch"), 200)
    pilot.wait(2)
    pilot.window.resize((1600, 900))
    pilot.loop._lay_out((1600, 900), 1.0)
    assert pilot.sees("board.rematch")
    assert pilot.parts.boards.board is not None
    assert pilot.parts.boards.board.shown.value == 1.0


def test_the_cards_lie_where_they_belong_as_soon_as_the_window_has_another_size(pilot: Pilot) -> None:
    pilot.wait_until(lambda: my_turn(pilot))
    pilot.table.rebuild()
    assert not any(sprite.flying for sprite in pilot.parts.cards.mirror)


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (1366, 768), (1920, 1080), (2560, 1080)])
def test_the_felt_ends_at_the_edge_of_the_window_and_not_before(
    crazy_eights: GamePlugin, size: tuple[int, int]
) -> None:
    pilot = Pilot.at_table(crazy_eights, size=size)
    felt = pygame.Surface(size, 0, 32)
    pilot.parts.felt.draw(Painter(felt, pilot.ui))
    right, bottom = size[0] - 1, size[1] - 1
    for last, before in (((right // 2, bottom), (0, -3)), ((right, bottom // 2), (-3, 0))):
        inner = felt.get_at((last[0] + before[0], last[1] + before[1]))
        assert all(abs(one - other) <= 3 for one, other in zip(felt.get_at(last), inner, strict=True))
