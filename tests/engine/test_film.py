"""A film shows what every seat saw, step by step, whichever way it is wound."""

import hashlib
import random
from dataclasses import replace
from typing import Any

import pytest

from cardcade import GamePlugin
from cardcade.discovery import Found
from cardcade.engine.cards import HIDDEN, Place
from cardcade.engine.film import FEWEST, MOST, OPEN, Film, Mark, OtherDeal
from cardcade.engine.message import say

from ..recorded import GAMES, Recorded, recorded, recorded_by


def print_of(events: Any, view: Any) -> str:
    """Different for whatever looks different."""
    return hashlib.sha256(repr((events, view)).encode()).hexdigest()


def walk_through(one: Recorded, at_random: int) -> None:
    """Forwards, backwards and at random: what was seen live, every time and for every seat."""
    film = one.film()
    assert film.whole
    draw, last = random.Random(1), film.length
    ways = [*range(last + 1), *range(last, -1, -1), *(draw.randrange(last + 1) for _ in range(at_random))]
    live = {seat: [print_of(*told) for told in seen] for seat, seen in one.seen.items()}
    for number, step in enumerate(ways):
        seat = number % len(live)
        assert print_of(*film.scene(step, seat)) == live[seat][step], (step, seat)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_seat_sees_what_it_saw_live(game: str, seed: int) -> None:
    walk_through(recorded(game, seed, most=150), at_random=60)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(50))
def test_every_seat_sees_what_it_saw_live_in_fifty_whole_matches(game: str, seed: int) -> None:
    walk_through(recorded(game, seed), at_random=500)


def test_a_third_partys_game_needs_no_code_for_it(crazy_eights: GamePlugin) -> None:
    walk_through(recorded_by(Found(crazy_eights, "sample", "1.0", False), 3), at_random=60)


@pytest.fixture(scope="module")
def guandan() -> Recorded:
    return recorded("guandan", 1)


def test_with_open_cards_nothing_is_hidden_and_everybodys_hand_is_for_everyone(guandan: Recorded) -> None:
    film = guandan.film()
    view = film.view(40, OPEN)
    assert HIDDEN not in {card for pile in view.state.cards for card in pile}
    assert all(pile.shown_to(3) for pile in view.state.piles if pile.place is Place.HAND)
    assert not film.state(40).piles[2].shown_to(3), "the film itself is not changed"
    dealt = [event for event in film.events(0, OPEN) if hasattr(event, "cards")]
    assert dealt
    assert all(HIDDEN not in event.cards for event in dealt)


def test_events_of_a_round_are_recalled_and_no_others(guandan: Recorded) -> None:
    film = guandan.film()
    second = next(step for step, frame in enumerate(film.frames) if frame.round == 1)
    told = [event for step in range(second, second + 9) for event in film.events(step, 0)]
    assert list(film.past(second + 8, 0)) == told
    assert film.round_start(second + 8) == second


def test_positions_kept_are_bounded(guandan: Recorded) -> None:
    film = guandan.film()
    assert len(film._kept) <= min(MOST, film.length // FEWEST) + 1


def test_marks_name_what_happened(guandan: Recorded) -> None:
    film = guandan.film()
    assert {mark.kind for mark in film.marks} == {"bomb", "tribute", "out", "round", "end"}
    assert [mark.step for mark in film.marks] == sorted(mark.step for mark in film.marks)
    assert film.marks[-1].kind == "end"
    assert film.marks[-1].step == film.length


def test_bombs_of_gandengyan_are_marked() -> None:
    assert "bomb" in {mark.kind for seed in range(4) for mark in recorded("gandengyan", seed).film().marks}


def test_calls_and_challenges_of_uno_are_marked() -> None:
    kinds = {mark.kind for seed in range(6) for mark in recorded("uno", seed).film().marks}
    assert kinds >= {"call", "challenge", "catch", "out", "end"}


def test_others_may_add_their_marks(guandan: Recorded) -> None:
    film = guandan.film()
    film.add([Mark(5, "coach", say("film.mark.end"))])
    assert Mark(5, "coach", say("film.mark.end")) in film.marks
    assert [mark.step for mark in film.marks] == sorted(mark.step for mark in film.marks)


def test_tricks_are_found_by_what_is_cleared_away(guandan: Recorded) -> None:
    film = guandan.film()
    tricks = film.tricks(0)
    assert 20 < len(tricks) < film.length
    assert film.after(tricks[3], tricks) == tricks[4]
    assert film.before(tricks[3], tricks) == tricks[2]
    assert film.before(0, tricks) == 0
    assert film.after(film.length, tricks) == film.length


def test_where_there_are_no_tricks_the_seats_turns_are_their_like() -> None:
    film = recorded("uno", 1).film()
    assert film.tricks(0) == film.decisions(0)
    assert all(film.actor(step + 1) == 0 for step in film.tricks(0))


@pytest.mark.parametrize("changed", [3, FEWEST, 100, 149])
def test_a_record_that_comes_out_differently_is_shown_up_to_there(changed: int) -> None:
    one = recorded("guandan", 1, most=150)
    chain = list(one.record.chain)
    chain[changed:] = ["other"] * (len(chain) - changed)
    film = Film(replace(one.record, chain=tuple(chain)), one.game)
    assert film.length == changed - 1
    assert not film.whole
    assert film.view(film.length, 0) == one.seen[0][changed - 1][1]
    with pytest.raises(IndexError):
        film.view(changed, 0)


def test_a_move_that_is_not_lawful_ends_the_film() -> None:
    one = recorded("guandan", 1, most=60)
    steps = list(one.record.steps)
    steps[30] = {"seat": 9, "move": None}
    assert Film(replace(one.record, steps=tuple(steps)), one.game).length == 30


def test_of_another_deal_nothing_is_shown() -> None:
    one = recorded("uno", 1, most=20)
    with pytest.raises(OtherDeal):
        Film(replace(one.record, chain=("other", *one.record.chain[1:])), one.game)
