"""The common table, told by the rules: what is said, worn, counted and kept before the seats."""

import itertools
from dataclasses import replace
from types import ModuleType
from typing import Any

import pygame
import pytest
from table_games import long_rows, partners

from cardcade import Match, Place
from cardcade.engine.player import Player
from cardcade.shell.match.live import LiveMatch
from cardcade.shell.match.thinking import InProcess
from cardcade.shell.screens.table import TableScreen
from cardcade.table.boards import RoundBoard
from cardcade.table.link import Look
from cardcade.table.piles import around
from cardcade.table.seat_plate import Team
from cardcade.testing.pilot import FRAME, Pilot, QuietHost

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


# -- the hand


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


# -- what is said


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


# -- who played what


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


# -- how it stands


def test_points_and_partners_are_on_the_plates() -> None:
    pilot = playing()
    assert [plate.points for plate in pilot.parts.plates] == ["0"] * 4
    assert [plate.team for plate in pilot.parts.plates] == [Team.OURS, Team.THEIRS] * 2
    assert pilot.parts.plates[2].status == "Your partner"


def test_a_board_opens_after_a_round_with_what_it_brought_and_leads_to_the_next() -> None:
    pilot = playing()
    while not state(pilot).finished:
        pilot.wait_until(lambda: asked(pilot) or bool(state(pilot).finished))
        if not state(pilot).finished:
            play(pilot)
    pilot.wait_until(lambda: pilot.sees("board.next"))
    board = pilot.parts.boards.board
    assert isinstance(board, RoundBoard)
    assert [line.gained for line in board.lines] == [line.total for line in board.lines]
    assert sum(line.total for line in board.lines) == 10
    pilot.click("board.next")
    assert state(pilot).finished != 0
    assert pilot.parts.boards.board is None


class DealsAtOnce(long_rows.LongRows):
    """Nobody waits between two rounds."""

    def play(self, state: Any, seat: int, move: Any, stream: Any) -> None:
        super().play(state, seat, move, stream)
        if self.to_act(state) == (-1,):
            super().play(state, -1, long_rows.NextRound(), stream)


def test_where_the_next_round_is_dealt_at_once_the_others_wait_until_the_board_is_read() -> None:
    plugin = replace(long_rows.PLUGIN, game=DealsAtOnce)
    rules = long_rows.Rules(long_rows.Deal(hand_size=2, target=99))
    pilot = Pilot.at_table(plugin, rules, seed=2, look=Look(speed=4.0))
    hints = pilot.parts.link.hints
    while pilot.parts.boards.board is None:
        pilot.wait(0.1)
        if asked(pilot) and hints():
            pilot.parts.gestures.submit(hints()[0])
    steps = len(pilot.table.live.match.steps)
    pilot.wait(5)
    assert len(pilot.table.live.match.steps) == steps
    pilot.click("board.next")
    pilot.wait(0.5)
    assert pilot.parts.boards.board is None
    assert state(pilot).finished == 1


def test_the_board_of_a_round_goes_by_itself_where_only_bots_play() -> None:
    pilot = Pilot.at_table(partners.PLUGIN, SHORT, seed=2, levels=["easy"] * 4, look=Look(speed=4.0))
    pilot.wait_until(lambda: pilot.parts.boards.board is not None, 200)
    pilot.wait_until(lambda: pilot.parts.boards.board is None, 60)


def test_where_the_fewest_points_win_the_last_board_shows_them_as_they_are() -> None:
    rules = long_rows.Rules(long_rows.Deal(hand_size=4, target=6))
    pilot = Pilot.at_table(long_rows.PLUGIN, rules, seed=3, levels=["easy"] * 4, look=Look(speed=0.0))
    pilot.play_out()
    board = pilot.parts.boards.board
    assert board is not None
    totals = [line.total for line in board.lines]
    assert totals == sorted(totals)
    assert board.lines[0].winner
    assert min(totals) >= 0


def test_the_title_tells_round_target_and_headline() -> None:
    assert giving().parts.told_by_rules.title_plate.about == "Round 1 · to 8 · Trumps: ♠"


# -- bids and choices


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
