"""The common table, told by the rules what there is to choose: bids, cards given in secret, prompts."""

from dataclasses import replace
from types import ModuleType

import pygame
import pytest
from table_games import long_rows, partners
from told_tables import SHORT, asked, bidding, give, giving, state

from cardcade.table.piles.piles import around
from cardcade.testing.pilot import FRAME, Pilot


def test_many_buttons_wrap_into_rows_that_stay_on_the_table() -> None:
    pilot = bidding(bids=30, size=(1024, 768), ui_scale=1.5)
    rects = [button.rect for button in pilot.parts.actions.children]
    assert len(rects) == 30
    assert len({rect.y for rect in rects}) > 1
    assert all(pilot.parts.layout.area.contains(rect) for rect in rects)
    assert not any(rect.collidelist(pilot.parts.layout.plate_rects) >= 0 for rect in rects)
    pilot.click("move.bid.17")
    assert state(pilot).bids[0] == 17


def test_a_hand_is_not_greyed_while_its_player_is_asked_for_a_bid() -> None:
    assert not any(card.sprite.dim for card in bidding().parts.hand.cards)


def test_what_is_chosen_in_secret_has_a_button_that_says_so_and_a_prompt() -> None:
    pilot = giving()
    assert pilot.parts.told_by_rules.asking.text == "Give 3 cards to P1"
    assert pilot.find("move.play").text == "Confirm"  # type: ignore[attr-defined]
    pilot.key(pygame.K_h)
    assert len(pilot.parts.hand.selection.cards) == 3
    assert pilot.find("move.play").text.startswith("Give ")  # type: ignore[attr-defined]
    pilot.key(pygame.K_RETURN)
    assert len(pilot.parts.hand.held) == 2


class GivingOpenly(partners.Partners):
    hidden_moves = ()


def test_what_is_done_with_cards_beside_playing_them_is_what_the_button_says() -> None:
    """Discarding, laying down, giving away: only a move called Play is played."""
    pilot = Pilot.at_table(replace(partners.PLUGIN, game=GivingOpenly), SHORT, seed=2)
    pilot.wait_until(lambda: asked(pilot))
    assert pilot.find("move.play").text == "Confirm"  # type: ignore[attr-defined]
    for card in pilot.parts.hand.cards[:3]:
        pilot.click(card.meaning)
    assert pilot.find("move.play").text.startswith("Give ")  # type: ignore[attr-defined]
    pilot.key(pygame.K_RETURN)
    pilot.wait_until(lambda: asked(pilot))
    assert pilot.find("move.play").text == "Play"  # type: ignore[attr-defined]


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (2560, 1080)], ids=str)
def test_what_is_asked_covers_neither_the_viewers_row_nor_the_buttons(size: tuple[int, int]) -> None:
    pilot = bidding(size=size)
    pilot.click("move.bid.3")
    pilot.wait_until(lambda: state(pilot).leader == 0 and asked(pilot))
    pilot.parts.hand.selection.choose({pilot.parts.hand.held[0]})
    pilot.key(pygame.K_RETURN)
    pilot.wait_until(lambda: asked(pilot) and state(pilot).row not in (0, None))
    words, own = pilot.parts.told_by_rules.asking.place(400), [sprite.pose for sprite in pilot.parts.cards.pile(6)]
    assert own
    assert words.collidelist([around(own), *(button.rect for button in pilot.parts.actions.children)]) == -1


@pytest.mark.parametrize("game", [partners, long_rows], ids=lambda game: game.__name__)
def test_a_table_that_waits_is_drawn_once_and_up_to_date(game: ModuleType) -> None:
    pilot = Pilot.at_table(game.PLUGIN, seed=2)
    pilot.wait_until(lambda: pilot.parts.position.my_turn and not pilot.parts.queue.busy)
    pilot.wait_until(lambda: len(pilot.parts.position.waiting_for) == 1 and not pilot.parts.queue.busy)
    pilot.run(4)
    flips, shown = pilot.window.flips, pygame.image.tobytes(pilot.window.surface, "RGB")
    pilot.run(6)
    assert pilot.window.flips == flips
    assert pygame.image.tobytes(pilot.picture(), "RGB") == shown


def test_who_has_chosen_is_marked_while_others_think() -> None:
    pilot = giving()
    pilot.wait_until(lambda: len(pilot.parts.position.chosen) == 3)
    pilot.wait(0.1)
    assert [plate.status for plate in pilot.parts.plates] == ["Your turn", *["Has chosen"] * 3]
    give(pilot)
    pilot.wait_until(lambda: asked(pilot) and not state(pilot).giving)
    assert "Has chosen" not in {plate.status for plate in pilot.parts.plates}


def test_what_another_chooses_takes_nothing_from_those_who_are_still_choosing() -> None:
    pilot = giving()
    for card in pilot.parts.hand.cards[:2]:
        pilot.click(card.meaning)
    seen = set()
    while len(pilot.parts.position.chosen) < 3:
        pilot.run(FRAME)
        parts = pilot.parts
        seen.add(
            (
                pilot.sees("move.play"),
                parts.told_by_rules.asking.text,
                parts.plates[0].status,
                len(parts.hand.selection.cards),
            )
        )
    assert seen == {(True, "Give 3 cards to P1", "Your turn", 2)}
