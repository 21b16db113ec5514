"""At the common table: bidding with the mouse, and a match that is shown as it is."""

from dataclasses import replace
from itertools import groupby, pairwise

import pygame
import pytest

from cardcade.rulekit.shedding import PLAYED
from cardcade.table.layout import title_types
from cardcade.testing.pilot import Pilot
from doudizhu import cardcade_game
from doudizhu.combinations import NAMES
from doudizhu.rules import MatchLength, Rules
from doudizhu.state import SEATS, RoundEnded

PLUGIN = cardcade_game()
ONE_ROUND = replace(Rules(), match=MatchLength(rounds=1))


def test_a_bid_has_its_own_button_and_makes_the_landlord() -> None:
    pilot = Pilot.at_table(PLUGIN, ONE_ROUND, seed=11)
    pilot.wait_until(lambda: pilot.sees("move.bid.3"))
    pilot.click("move.bid.3")
    pilot.wait_until(lambda: pilot.sees("move.play"))
    assert len(pilot.parts.hand.cards) == 20
    assert pilot.table.live.match.state.landlord == 0


def landlord(size: tuple[int, int] = (1280, 720)) -> Pilot:
    pilot = Pilot.at_table(PLUGIN, ONE_ROUND, seed=11, size=size)
    pilot.wait_until(lambda: pilot.sees("move.bid.3"))
    pilot.click("move.bid.3")
    pilot.wait_until(lambda: pilot.sees("move.play") and not pilot.parts.queue.busy)
    return pilot


def test_sorted_by_suit_a_two_still_stands_above_the_ace() -> None:
    """As it does in the usual order: the highest is at the left."""
    pilot = landlord()
    pilot.click("table.sort")
    faces = [card.meaning.removeprefix("card.") for card in pilot.parts.hand.cards]
    suits = [list(group) for _, group in groupby(faces, key=lambda face: face[0])]
    assert len(suits) == len({face[0] for face in faces})
    for suit in suits:
        places = [NAMES.index(face[1]) for face in suit]
        assert places == sorted(places, reverse=True)


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (2560, 1080)], ids=str)
def test_the_landlords_three_cards_stay_in_sight_beside_everything_else(size: tuple[int, int]) -> None:
    pilot = landlord(size)
    parts = pilot.parts
    assert set(parts.told_by_rules.in_sight.shown) == set(pilot.table.live.match.state.bottom)
    cards = [pose.rect for pose in parts.told_by_rules.in_sight.poses]
    assert len(cards) == 3
    around = cards[0].unionall(cards[1:])
    assert parts.layout.area.contains(around)
    tools = [tool.rect for tool in parts.furniture.corner.children]
    assert around.collidelist([*parts.layout.plate_rects, *tools, *(card.rect for card in parts.hand.cards)]) == -1


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)], ids=str)
def test_nobodys_words_lie_on_the_landlords_three_cards(size: tuple[int, int]) -> None:
    pilot = landlord(size)
    plate = pilot.parts.plates[2]
    plate.say("That was lucky for you, was it not?")
    pilot.wait(0.3)
    pilot.picture()
    assert plate.speech.place is not None
    assert plate.speech.place.collidelist([pose.rect for pose in pilot.parts.told_by_rules.in_sight.poses]) == -1


def test_the_title_has_room_for_its_words_while_the_cards_are_dealt() -> None:
    pilot = Pilot.at_table(PLUGIN, ONE_ROUND, seed=11)
    title, layout = pilot.parts.title_plate, pilot.parts.layout
    pilot.wait(0.5)
    assert pilot.parts.queue.busy
    assert title.about == "Round 1 · Bidding · no bid yet"
    assert title.rect.w > pilot.ui.text.width(title.about, title_types(layout)[1])


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (2560, 1080)], ids=str)
def test_a_spring_is_announced_beside_the_hands_that_are_laid_open(size: tuple[int, int]) -> None:
    pilot = landlord(size)
    parts, state = pilot.parts, pilot.table.live.match.state
    for seat in range(SEATS):
        state.move(list(state.of(seat)), state.pile(seat), state.pile(seat, PLAYED))
    pilot.scene.show(state.view(0))
    parts.told_by_rules.announcer.follow(RoundEnded(0, 0, (6, -3, -3), "spring"))
    laid = [sprite.pose.rect for seat in range(SEATS) for sprite in parts.cards.pile(state.pile(seat, PLAYED))]
    (banner,) = parts.effects.banners
    assert len(laid) == 54
    assert banner.place(pilot.ui).collidelist(laid) == -1


def test_nothing_is_in_sight_before_there_is_a_landlord() -> None:
    pilot = Pilot.at_table(PLUGIN, ONE_ROUND, seed=11)
    pilot.wait_until(lambda: pilot.sees("move.bid.3"))
    assert not pilot.parts.told_by_rules.in_sight.shown


def test_the_last_hands_are_seen_before_a_board_tells_the_outcome() -> None:
    pilot = Pilot.at_table(PLUGIN, replace(Rules(), match=MatchLength(rounds=2)), seed=3, levels=["easy"] * 3)
    pilot.wait_until(lambda: pilot.parts.boards.board is not None, 600)
    board = pilot.parts.boards.board
    assert board is not None
    pilot.run(2.5)
    assert not board.due
    pilot.run(1)
    assert board.due
    assert "as the landlord · bid" in board.moment
    assert sorted(line.note for line in board.lines) == ["Farmer", "Farmer", "Landlord"]


def test_after_as_many_rounds_as_were_asked_for_the_board_leads_away_from_the_table() -> None:
    pilot = Pilot.at_table(PLUGIN, seed=3, levels=["easy"] * 3)
    pilot.table.live.rounds_limit = 1
    pilot.wait_until(lambda: pilot.parts.boards.board is not None and pilot.parts.boards.board.due, 600)
    pilot.run(3)
    assert pilot.sees("board.leave")
    assert not pilot.sees("board.next")


def test_showing_the_position_changes_nothing() -> None:
    pilot = Pilot.at_table(PLUGIN, ONE_ROUND, seed=3, levels=["easy", "medium", "easy"])
    assert pilot.watch_out() > 10


def faces_of(pilot: Pilot) -> list[str]:
    return [card.meaning for card in pilot.parts.hand.cards]


def landlord_choosing(which: slice, without: str) -> tuple[Pilot, list[str]]:
    """Who has chosen these cards, when a button was of no use yet; and the hand as it lay."""
    pilot = landlord()
    before = faces_of(pilot)
    assert not pilot.find(without).enabled
    for meaning in before[which]:
        pilot.click(meaning)
    return pilot, before


def test_chosen_cards_are_locked_together_lie_first_and_are_taken_apart_again() -> None:
    pilot, before = landlord_choosing(slice(3, 6), without="table.group")
    pilot.click("table.group")
    pilot.settle()
    assert faces_of(pilot) == [*before[3:6], *before[:3], *before[6:]]
    gaps = [other.rect.x - one.rect.x for one, other in pairwise(pilot.parts.hand.cards)]
    assert gaps[2] == max(gaps)
    pilot.click(before[3])
    pilot.key(pygame.K_g)
    pilot.settle()
    assert faces_of(pilot) == before


def test_a_group_of_which_a_card_is_played_falls_apart() -> None:
    pilot, before = landlord_choosing(slice(-2, None), without="table.group")
    pilot.click("table.group")
    pilot.wait(1)
    pilot.click(before[-1])
    pilot.wait(1)
    pilot.click(before[-1])  # the card alone
    pilot.click("move.play")
    pilot.wait_until(lambda: not pilot.parts.queue.busy and not pilot.sees(before[-1]))
    assert faces_of(pilot) == before[:-1]


def test_a_group_wears_a_lock_and_u_takes_the_grouping_back() -> None:
    pilot, before = landlord_choosing(slice(3, 6), without="table.undo")
    pilot.key(pygame.K_g)
    pilot.settle()
    (mark,) = pilot.parts.told_by_rules.lock_marks.places
    assert pilot.parts.hand.cards[2].rect.contains(mark)
    pilot.key(pygame.K_u)
    pilot.settle()
    assert faces_of(pilot) == before
    assert pilot.parts.told_by_rules.lock_marks.places == []
    assert not pilot.find("table.undo").enabled
