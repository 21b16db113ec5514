"""A match is rules, a seed and moves."""

from typing import Any

import pytest

from cardcade import HIDDEN, Event, Game, GamePlugin, IllegalMove, Match, Moved, Step
from cardcade.engine.match import decision_stream, step_streams


@pytest.fixture
def game(crazy_eights: GamePlugin) -> Game[Any, Any]:
    return crazy_eights.game(crazy_eights.rules())


def play_first_moves(match: Match[Any, Any], count: int) -> Match[Any, Any]:
    for _ in range(count):
        seat = match.game.to_act(match.state)[0]
        match.play(seat, match.game.moves(match.state, seat)[0])
    return match


def test_the_same_seed_and_moves_give_the_same_hash_chain(game: Game[Any, Any]) -> None:
    first, second = (play_first_moves(Match(game, 3, seed=8), 6) for _ in range(2))
    assert first.chain == second.chain
    assert len(first.chain) == 7
    assert Match(game, 3, seed=9).chain[0] != first.chain[0]


def test_an_illegal_move_changes_nothing(game: Game[Any, Any]) -> None:
    match = Match(game, 2, seed=1)
    position, chain = match.state.copy(), list(match.chain)
    with pytest.raises(IllegalMove):
        match.play(1, game.move_kinds[1]())
    assert (match.state, match.chain, match.steps) == (position, chain, [])


def test_each_listening_seat_learns_what_it_may_see(game: Game[Any, Any]) -> None:
    match = Match(game, 2, seed=1, listeners=(0, 1))
    match.play(0, game.move_kinds[1]())
    mine, theirs = (match.take_updates(seat)[-1] for seat in (0, 1))
    assert mine.events == (Moved((match.state.cards[2][-1],), 0, 2),)
    assert theirs.events == (Moved((HIDDEN,), 0, 2),)
    assert theirs.view == match.view(1)
    assert match.take_updates(0) == []


def test_steps_are_written_with_their_seat_and_read_back(game: Game[Any, Any]) -> None:
    match = play_first_moves(Match(game, 2, seed=3), 4)
    assert [match.read_step(match.write_step(step)) for step in match.steps] == match.steps


def test_a_saved_position_goes_on_where_it_was(game: Game[Any, Any]) -> None:
    played = play_first_moves(Match(game, 2, seed=3), 4)
    later = Match(game, 2, seed=3, listeners=(0,))
    later.go_on_from(played.state.copy(), played.steps, played.chain)
    assert later.take_updates(0)[-1].view == played.view(0)
    assert play_first_moves(later, 2).chain == play_first_moves(played, 2).chain


def test_a_match_taken_up_again_tells_what_was_seen_only_to_remember_it(game: Game[Any, Any]) -> None:
    match = play_first_moves(Match(game, 2, seed=3, listeners=(0,)), 4)
    told = play_first_moves(Match(game, 2, seed=3, listeners=(0,)), 4).take_updates(0)
    match.catch_up()
    match.catch_up()
    (update,) = match.take_updates(0)
    assert update.events == ()
    assert update.past == tuple(event for one in told for event in one.events)


def test_bots_and_the_deck_draw_from_different_streams() -> None:
    assert step_streams(1).child(0).random() != decision_stream(1, "uno", 0, 0).random()


def test_every_decision_of_a_bot_has_a_stream_of_its_own() -> None:
    asked = [(1, "uno", 0, 0), (2, "uno", 0, 0), (1, "guandan", 0, 0), (1, "uno", 1, 0), (1, "uno", 0, 1)]
    assert len({decision_stream(*one).random() for one in asked}) == len(asked)


def test_a_bots_streams_lead_back_to_nothing_they_have_in_common() -> None:
    """splitmix64 can be undone: were it the last step, two decisions would lead back to one key."""
    keys = [decision_stream(1, "uno", 0, number).key for number in range(2)]
    parents = {unmixed(key) ^ mixed(number) for number, key in enumerate(keys)}
    assert len(parents) == 2


def test_a_decision_that_draws_nothing_costs_no_hash(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardcade.engine.chance.hashlib.blake2b", lambda *_, **__: pytest.fail("hashed"))
    decision_stream(1, "uno", 0, 0)


def mixed(number: int) -> int:
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) % 2**64
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) % 2**64
    return number ^ (number >> 31)


def unmixed(number: int) -> int:
    number ^= number >> 31 ^ number >> 62
    number = number * pow(0x94D049BB133111EB, -1, 2**64) % 2**64
    number ^= number >> 27 ^ number >> 54
    number = number * pow(0xBF58476D1CE4E5B9, -1, 2**64) % 2**64
    return number ^ number >> 30 ^ number >> 60


def test_a_match_taken_up_again_tells_its_steps_each_before_what_it_brought(game: Game[Any, Any]) -> None:
    match = play_first_moves(Match(game, 2, seed=3, listeners=(0,)), 4)
    match.catch_up()
    (update,) = match.take_updates(0)
    assert [item for item in update.course if isinstance(item, Step)] == match.steps
    assert [item for item in update.course if isinstance(item, Event)] == list(update.past)
    assert isinstance(update.course[0], Event), "the deal comes first"
