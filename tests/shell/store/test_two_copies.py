"""Two copies of the program on one ledger: a match belongs to one of them."""

from pathlib import Path

import pytest

from cardcade import GamePlugin
from cardcade.shell.store.saved import PlayedElsewhere, SavedMatch
from cardcade.shell.store.store import FILE, Store

from .kept_game import WON, Game, Open, left, meddle, resumed, seeds


def left_after(game: Game, store: Store, moves: int) -> SavedMatch:
    """The match as it was kept after so many moves, when this copy let go of it."""
    game.play(moves)
    (saved,) = left(store)
    game.saver.release()
    return saved


def test_a_match_that_another_copy_plays_is_neither_offered_nor_given_out(
    tmp_path: Path, open_store: Open, plugin: GamePlugin
) -> None:
    first, second = open_store(), open_store()
    game = Game(first, plugin)
    game.play(3)
    assert second.waiting() == []
    (saved,) = left(first)
    with pytest.raises(PlayedElsewhere):
        second.claim(saved.id)
    assert game.play(1).saved
    assert first.notices() == second.notices() == []


def test_two_copies_play_a_match_of_the_same_game_each(open_store: Open, plugin: GamePlugin) -> None:
    first, second = open_store(), open_store()
    one, other = Game(first, plugin, seed=1), Game(second, plugin, seed=2)
    assert one.play(2).saved
    assert other.play(3).saved
    assert one.play(1).saved
    assert (seeds(first), seeds(second)) == ([1], [2])
    first.close()
    second.close()
    third = open_store()
    assert seeds(third) == [1, 2]


def test_a_match_left_in_one_copy_goes_on_in_the_other_and_what_was_played_there_is_known_here(
    open_store: Open, plugin: GamePlugin
) -> None:
    first, second = open_store(), open_store()
    stale = left_after(Game(first, plugin), first, 2).id
    first.notices()
    assert seeds(first) == [5]
    (saved,) = left(second)
    other = resumed(second, saved.id, plugin)
    assert other.play(3).saved
    assert first.waiting() == []
    other.saver.release()
    assert seeds(second) == [5]
    assert first.claim(stale).record.chain == tuple(other.match.chain)


def test_a_match_that_another_copy_finished_is_not_given_out_again(open_store: Open, plugin: GamePlugin) -> None:
    first, second = open_store(), open_store()
    Game(first, plugin).saver.release()
    (saved,) = left(first)
    resumed(second, saved.id, plugin).saver.finish(WON)
    second.close()
    with pytest.raises(PlayedElsewhere):
        first.claim(saved.id)


def test_a_copy_that_has_ended_however_it_ended_holds_no_match(open_store: Open, plugin: GamePlugin) -> None:
    first, second = open_store(), open_store()
    Game(first, plugin).play(1)
    meddle(first, "CREATE TEMP TRIGGER held BEFORE DELETE ON leases BEGIN SELECT RAISE(ABORT, 'as if killed'); END")
    assert second.waiting() == []
    first.close()
    (saved,) = left(second)
    assert resumed(second, saved.id, plugin).play(1).saved


def test_nothing_that_one_copy_writes_touches_a_match_that_the_other_has_taken_up(
    open_store: Open, plugin: GamePlugin
) -> None:
    first, second = open_store(), open_store()
    game = Game(first, plugin)
    stale = left_after(game, first, 3)
    assert seeds(first) == [5]
    other = resumed(second, stale.id, plugin)
    assert other.play(1, which=0).saved
    late = first.resume_match(stale)
    first.give_up(stale.id)
    for ticket in (late.doubt(), late.finish(WON), late.discard(), game.play(1)):
        assert ticket.wait(30)
        assert not ticket.saved
    first.remember("uno", {"seats": 4})
    assert first.remembered("uno") == {"seats": 4}
    assert [notice.key for notice in first.notices()] == ["store.taken_over"]
    assert other.play(1).saved
    (saved,) = left(second)
    assert saved.record.chain == tuple(other.match.chain)
    assert saved.record.verifiable


def test_a_match_taken_up_late_never_undoes_what_was_played_meanwhile(open_store: Open, plugin: GamePlugin) -> None:
    first, second = open_store(), open_store()
    game = Game(first, plugin)
    game.play(2)
    (stale,) = left(first)
    game.play(2)
    game.saver.release()
    assert seeds(first) == [5]
    second.resume_match(stale)
    (saved,) = left(second)
    assert saved.record.chain == tuple(game.match.chain)
    assert [notice.key for notice in second.notices()] == ["store.taken_over"]


def test_nothing_is_left_behind_by_copies_that_have_ended(tmp_path: Path, open_store: Open) -> None:
    (tmp_path / f"{FILE}-copy-of-one-that-was-killed").touch()
    store = open_store()
    store.waiting()
    store.close()
    assert [file.name for file in tmp_path.iterdir()] == [FILE]
