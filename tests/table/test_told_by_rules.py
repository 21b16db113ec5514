"""The common table, told by the rules: what is said, worn, and kept before the seats."""

import itertools
from types import ModuleType
from typing import Any

import pygame
import pytest
from table_games import long_rows, partners
from told_tables import asked, bidding, faces, give, giving, play, playing, state

from cardcade import Match, Place
from cardcade.engine.player import Player
from cardcade.shell.match.live import LiveMatch
from cardcade.shell.match.thinking import InProcess
from cardcade.shell.screens.table.table import TableScreen
from cardcade.table.link import Look
from cardcade.testing.pilot import Pilot, QuietHost


def test_the_hand_lies_as_the_game_sorts_it() -> None:
    pilot = giving()
    key = pilot.parts.game.hand_key
    assert pilot.parts.hand.held == sorted(pilot.parts.hand.held, key=lambda card: key(state(pilot), card))


def test_s_sorts_by_suit_then_by_rank_and_says_so() -> None:
    pilot = giving()
    pilot.key(pygame.K_s)
    assert [face[0] for face in faces(pilot)] == sorted([face[0] for face in faces(pilot)], key="CDSH".index)
    assert pilot.parts.effects.banners[-1].text == "Sorted by suit"
    pilot.key(pygame.K_s)
    ranks = ["23456789TJQKA".index(face[1]) for face in faces(pilot)]
    assert ranks == sorted(ranks)


@pytest.mark.parametrize("count", [13, 20, 27, 33])
def test_every_index_of_a_large_hand_can_be_read(count: int) -> None:
    pilot = giving(size=(1024, 768))
    poses = pilot.parts.piles.poses(pilot.parts.cards.hands[0], count)
    pairs = [(one, two) for one, two in itertools.pairwise(poses) if two.x > one.x]
    assert all(two.x - one.x >= 0.27 * one.width for one, two in pairs)
    assert len(pairs) >= count - 2


def test_what_is_worn_stays_on_the_plate_until_the_round_ends() -> None:
    pilot = bidding()
    pilot.click("move.bid.3")
    pilot.wait_until(lambda: state(pilot).leader == 0 and asked(pilot))
    assert [plate.crest for plate in pilot.parts.plates] == ["Leader", "", "", ""]
    pilot.table.live.autopilot.add(0)
    pilot.wait_until(lambda: state(pilot).finished > 0 and not pilot.parts.queue.busy, 600)
    assert not any(plate.crest for plate in pilot.parts.plates)


def test_what_a_seat_calls_is_said_at_its_plate_and_what_the_table_tells_over_the_middle() -> None:
    pilot = Pilot.at_table(partners.PLUGIN, seed=2, levels=["easy"] * 4)
    said: set[str] = set()

    def heard() -> bool:
        said.update(plate.said for plate in pilot.parts.plates)
        said.update(banner.text for banner in pilot.parts.effects.banners)
        return "Trumps!" in said and any("the trick" in words for words in said)

    pilot.wait_until(heard, 200)


def test_every_step_has_a_line_in_the_log_its_own_or_that_of_its_event() -> None:
    pilot = bidding()
    pilot.click("move.bid.3")
    pilot.wait_until(lambda: state(pilot).leader == 0 and asked(pilot))
    assert list(pilot.parts.furniture.logbook.lines)[::-1][0] == "P0: Bid 3"
    assert pilot.parts.furniture.logbook.lines[0] == "P0 wins the lead for 3."


def test_nobody_learns_from_the_log_what_others_chose_in_secret() -> None:
    pilot = giving()
    give(pilot)
    pilot.wait_until(lambda: asked(pilot) and not state(pilot).giving)
    assert [line for line in pilot.parts.furniture.logbook.lines if "Give" in line and not line.startswith("P0")] == []


def test_bids_and_passes_stand_before_the_seats_until_cards_are_played() -> None:
    pilot = bidding()
    pilot.click("move.bid.3")
    pilot.wait_until(lambda: state(pilot).leader == 0 and asked(pilot))
    assert sorted(pilot.parts.told_by_rules.play_tags.told) == [0, 1, 2, 3]
    pilot.parts.hand.selection.choose({pilot.parts.hand.held[0]})
    pilot.key(pygame.K_RETURN)
    assert list(pilot.parts.told_by_rules.play_tags.told) == [0]


def test_a_trick_lies_with_names_until_it_is_swept_to_whoever_won_it() -> None:
    pilot = playing()
    play(pilot)
    pilot.wait_until(lambda: state(pilot).turn == state(pilot).leader != -1 and not any(_played(pilot)), 30)
    told = []
    while pilot.parts.queue.busy:
        told.append(len(pilot.parts.told_by_rules.play_tags.told))
        pilot.wait(1 / 30)
    assert max(told) == 4
    assert 0 in told[told.index(4) :]
    winner = state(pilot).leader
    taken = next(n for n, pile in enumerate(state(pilot).piles) if pile.name == f"taken.{winner}")
    assert len(pilot.parts.cards.pile(taken)) == 4


def _played(pilot: Pilot) -> list[list[int]]:
    specs = enumerate(state(pilot).piles)
    return [state(pilot).cards[n] for n, pile in specs if pile.place is Place.PLAYED]


@pytest.mark.parametrize("speed", [0.0, 8.0])
@pytest.mark.parametrize("game", [partners, long_rows], ids=lambda game: game.__name__)
@pytest.mark.parametrize("seats", [2, 8])
def test_showing_the_view_after_the_animations_changes_nothing(game: ModuleType, seats: int, speed: float) -> None:
    rules, bots = game.Rules(game.Deal(hand_size=4, target=3)), ["easy"] * seats
    pilot = Pilot.at_table(game.PLUGIN, rules, seats=seats, seed=5, levels=bots, look=Look(speed=speed))
    tags = pilot.parts.told_by_rules.play_tags
    assert pilot.watch_out(lambda: dict(tags.told)) > 5


def test_a_match_taken_up_again_has_its_log_and_its_tags() -> None:
    game = long_rows.LongRows(long_rows.Rules())
    match: Match[Any, Any] = Match(game, 4, 2, [0])
    for seat in range(4):
        match.play(seat, long_rows.Bid(seat))
    match.catch_up()
    players = [Player(f"P{seat}", None if seat == 0 else "easy", seat + 1) for seat in range(4)]
    live = LiveMatch(long_rows.PLUGIN, match, players, InProcess(long_rows.PLUGIN, game))
    pilot = Pilot(lambda ui: TableScreen(ui, QuietHost(long_rows.PLUGIN, "en", Look()), live))
    assert list(pilot.parts.furniture.logbook.lines)[1:] == ["P2: Bid 2", "P1: Bid 1", "P0: Bid 0"]
    assert sorted(pilot.parts.told_by_rules.play_tags.told) == [0, 1, 2, 3]
    assert pilot.parts.plates[3].crest == "Leader"
