"""The store: every accepted move is on disk before it is shown, and every match can be looked at again."""

import sqlite3
from dataclasses import make_dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from cardcade import GamePlugin
from cardcade.engine.record import verify
from cardcade.engine.replay_file import read, write
from cardcade.shell.store.ledger import Ledger
from cardcade.shell.store.saved import PlayedElsewhere, Unresumable, game_of, rebuild
from cardcade.shell.store.store import FILE, Store
from cardcade.shell.store.writer import Ticket, TicketKind

from ..launcher import found, open_launcher
from .kept_game import LOST, WON, Game, Open, beginning, last_left, left, meddle, resumed

# Going on with a match


def test_a_match_goes_on_exactly_where_it_was_left(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    game = Game(store, plugin)
    assert game.play(5).saved
    store.close()
    saved = last_left(open_store())
    assert saved is not None
    assert saved.beginning == game.beginning
    match = rebuild(saved, plugin, listeners=[0])
    assert match.verifiable
    assert match.state == game.match.state
    assert match.chain == game.match.chain


def test_a_resumed_match_is_written_on(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    game = Game(store, plugin)
    game.play(3)
    saved = last_left(store)
    assert saved is not None
    game.saver = store.resume_match(store.claim(saved.id))
    game.play(2)
    again = last_left(store)
    assert again is not None
    assert again.record.chain == tuple(game.match.chain)
    assert rebuild(again, plugin).verifiable


def test_a_match_just_dealt_can_be_continued(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    game = Game(store, plugin)
    saved = last_left(store)
    assert saved is not None
    assert rebuild(saved, plugin).state == game.match.state


def test_after_a_change_of_rules_the_position_is_taken_up_but_the_replay_is_no_longer_vouched_for(
    open_store: Open, plugin: GamePlugin
) -> None:
    store = open_store()
    game = Game(store, plugin)
    game.play(4)
    saved = last_left(store)
    assert saved is not None
    match = rebuild(saved, replace(plugin, rules_version=2))
    assert not match.verifiable
    assert match.state == game.match.state
    assert len(match.steps) == 4
    store.resume_match(saved).doubt()
    doubted = last_left(store)
    assert doubted is not None
    assert not doubted.record.verifiable
    assert not rebuild(doubted, plugin).verifiable


def test_so_it_is_when_the_same_moves_come_out_differently(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    game = Game(store, plugin)
    game.play(4)
    saved = last_left(store)
    assert saved is not None
    different = replace(saved.record, chain=(saved.record.chain[0], "another hash", *saved.record.chain[2:]))
    match = rebuild(replace(saved, record=different), plugin)
    assert not match.verifiable
    assert match.state == game.match.state


def test_a_position_that_no_longer_fits_the_game_is_said_to_be_lost(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    Game(store, plugin).play(1)
    saved = last_left(store)
    assert saved is not None
    with pytest.raises(Unresumable):
        rebuild(replace(saved, state={"cards": "?"}, record=replace(saved.record, verifiable=False)), plugin)


# After an update of the game


def updated(plugin: GamePlugin) -> GamePlugin:
    """The same game; what it knows of a position has grown by a field."""
    kind = plugin.game(plugin.rules()).state_kind
    grown = make_dataclass("Table", [("draws", int, 0)], bases=(kind,), slots=True, kw_only=True)

    class Updated(plugin.game):  # type: ignore[misc,name-defined]
        state_kind = grown

        def setup(self, seats: int) -> Any:
            before = super().setup(seats)
            return grown(piles=before.piles, cards=before.cards)

    return replace(plugin, game=Updated)


def test_a_match_goes_on_when_its_games_positions_have_grown_by_a_field(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    game = Game(store, plugin)
    game.play(3)
    (saved,) = left(store)
    going_on = resumed(store, saved.id, updated(plugin))
    assert not going_on.match.verifiable
    assert (going_on.match.state.cards, going_on.match.state.turn) == (game.match.state.cards, game.match.state.turn)
    assert going_on.match.state.draws == 0
    while going_on.match.result is None:
        assert going_on.play(1).saved


def test_its_replay_is_marked_as_one_that_cannot_be_verified(crazy_eights: GamePlugin, own_home: Path) -> None:
    store = Store()
    Game(store, crazy_eights).play(3)
    assert len(store.waiting()) == 1
    store.close()
    pilot = open_launcher([found(updated(crazy_eights))], keeps=True)
    pilot.app._found_waiting(pilot.app.waiting.read())
    pilot.app.tables.resume()
    (doubted,) = left(pilot.app.store())
    assert not doubted.record.verifiable
    pilot.app.close()


def test_after_a_downgrade_of_the_game_its_match_is_refused_and_kept(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    Game(store, updated(plugin)).play(3)
    (saved,) = left(store)
    with pytest.raises(Unresumable, match="draws"):
        rebuild(saved, plugin)
    assert left(store) == [saved]
    assert rebuild(saved, updated(plugin)).verifiable


# Several unfinished matches


def seeds(store: Store) -> list[int]:
    return [saved.beginning.seed for saved in store.waiting()]


def test_a_new_match_of_a_game_leaves_the_unfinished_ones_where_they_are(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    games = [Game(store, plugin, seed) for seed in (1, 2, 3)]
    for game in games:
        game.play(1)
    for remaining, game in zip(([3, 2, 1], [3, 2], [3]), games, strict=True):
        assert seeds(store) == remaining
        game.saver.finish(WON)
    assert seeds(store) == []


def test_the_match_played_last_is_offered_first(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    games = [Game(store, game, seed) for seed, game in enumerate((plugin, replace(plugin, id="other"), plugin), 1)]
    for number in (2, 0, 1):
        games[number].play(1)
    assert seeds(store) == [2, 1, 3]


def test_a_match_taken_up_again_is_the_one_played_last(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    for seed in (1, 2):
        Game(store, plugin, seed).play(1)
    resumed(store, store.waiting()[1].id, plugin)
    assert seeds(store) == [1, 2]


def test_a_match_that_waits_is_given_up_and_no_other(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    for seed in (1, 2, 3):
        Game(store, plugin, seed).play(1)
    store.give_up(store.waiting()[1].id)
    assert seeds(store) == [3, 1]


def test_a_match_that_cannot_be_continued_now_hides_no_older_one(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    for seed in (1, 2):
        Game(store, plugin, seed).play(1)
    newest = last_left(store)
    assert newest is not None
    (older,) = store.waiting(without=newest.id)
    assert (newest.beginning.seed, older.beginning.seed) == (2, 1)


def test_a_match_given_up_is_gone_and_no_other(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    Game(store, plugin, seed=1).play(1)
    Game(store, plugin, seed=2).saver.discard()
    assert seeds(store) == [1]
    assert store.history() == []


# Two copies of the program


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
    game = Game(first, plugin)
    game.play(2)
    (stale,) = left(first)
    game.saver.release()
    first.notices()
    assert seeds(first) == [5]
    (saved,) = left(second)
    other = resumed(second, saved.id, plugin)
    assert other.play(3).saved
    assert first.waiting() == []
    other.saver.release()
    assert seeds(second) == [5]
    assert first.claim(stale.id).record.chain == tuple(other.match.chain)


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
    game.play(3)
    (stale,) = left(first)
    game.saver.release()
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


# Looking back


def test_a_finished_match_is_history_with_a_replay_that_can_be_verified(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    game = Game(store, plugin)
    while game.match.result is None:
        game.play(1)
    game.saver.finish(game.match.result)
    assert last_left(store) is None
    (finished,) = store.history()
    assert finished.result == game.match.result
    assert finished.steps == len(game.match.steps)
    taken = store.replay(finished)
    assert taken is not None
    assert verify(read(write(taken).encode()), game_of(game.beginning, plugin)).ok


def test_history_begins_with_the_newest_and_has_a_limit(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    for seed in range(5):
        Game(store, plugin, seed).saver.finish(WON)
    assert [match.beginning.seed for match in store.history(3)] == [4, 3, 2]
    assert store.history(game="uno") == []


def test_statistics_count_what_people_won(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    for result in (WON, WON, WON, LOST, WON, WON):
        game = Game(store, plugin)
        game.play(2)
        game.saver.finish(result)
    told = store.statistics(plugin.id)
    assert (told.played, told.won, told.streak, told.longest_streak) == (6, 5, 2, 3)


def test_matches_among_bots_do_not_count(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    game = Game(store, plugin)
    store.begin_match(beginning(plugin, level="hard"), game.match.last).finish(WON)
    assert store.statistics(plugin.id).played == 0


def test_matches_in_which_bots_made_every_move_for_the_people_do_not_count(
    open_store: Open, plugin: GamePlugin
) -> None:
    store = open_store()
    game = Game(store, plugin)
    game.beginning = beginning(plugin, level="hard")  # whoever asks the bots says that nobody decided
    game.play(4)
    game.saver.finish(WON)
    assert store.statistics(plugin.id).played == 0


def test_own_moves_are_still_counted_when_a_match_has_been_taken_up_again(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    Game(store, plugin).play(4)
    (saved,) = left(store)
    assert saved.own == 2
    resumed(store, saved.id, plugin).play(2)
    (saved,) = left(store)
    assert saved.own == 3


def test_moves_of_very_old_matches_are_dropped(
    open_store: Open, plugin: GamePlugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cardcade.shell.store.archive.KEPT_REPLAYS", 2)
    store = open_store()
    for seed in range(3):
        game = Game(store, plugin, seed)
        game.play(2)
        game.saver.finish(WON)
    assert [match.replayable for match in store.history()] == [True, True, False]
    assert store.replay(store.history()[2]) is None


def test_choices_are_remembered_for_each_game(open_store: Open) -> None:
    store = open_store()
    store.remember("uno", {"seats": 4, "preset": "party"})
    store.remember("uno", {"seats": 3, "preset": "party"})
    store.close()
    again = open_store()
    assert again.remembered("uno") == {"seats": 3, "preset": "party"}
    assert again.remembered("guandan") is None


# -- what Home reads of the matches that wait


def rows_read(store: Store) -> set[str]:
    """From which tables and columns the list of waiting matches is read."""
    seen: set[str] = set()

    def look(ledger: Ledger) -> None:
        def note(action: int, table: str | None, column: str | None, *_: object) -> int:
            if action == sqlite3.SQLITE_READ:
                seen.add(f"{table}.{column}")
            return sqlite3.SQLITE_OK

        ledger._sql.set_authorizer(note)
        ledger.unfinished()
        ledger._sql.set_authorizer(None)

    assert store._writer.hand_in(Ticket(look, TicketKind.READ)).wait(30)
    return seen


def test_the_list_of_matches_that_wait_reads_neither_moves_nor_positions(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    Game(store, plugin).play(3)
    read = rows_read(store)
    assert "matches.beginning" in read
    assert "matches.state" not in read
    assert not any(column.startswith("steps.") for column in read)


@pytest.mark.parametrize("broken", ["UPDATE matches SET state = '{'", "UPDATE steps SET step = '{' WHERE number = 2"])
def test_a_match_with_damaged_moves_waits_beside_the_others_and_is_refused_when_taken_up(
    open_store: Open, plugin: GamePlugin, broken: str
) -> None:
    store = open_store()
    Game(store, plugin, 1).play(3)
    meddle(store, broken)
    Game(store, plugin, 2).play(3)
    good, damaged = store.waiting()
    assert [waiting.steps for waiting in (good, damaged)] == [3, 3]
    with pytest.raises(Unresumable):
        store.claim(damaged.id)
    assert resumed(store, good.id, plugin).play(1).saved
    assert len(store.waiting()) == 2, "it stays where it is"


def test_a_review_is_kept_with_its_match_and_by_the_coachs_version(open_store: Open, plugin: GamePlugin) -> None:
    store = open_store()
    saver = Game(store, plugin).saver
    store.keep_review(saver.match, 0, "1.1", [[3, 0, None, {}]])
    assert store.review(saver.match, 0, "1.1") == [[3, 0, None, {}]]
    assert store.review(saver.match, 0, "1.2") is None
    assert store.review(saver.match, 1, "1.1") is None
    saver.discard()
    assert store.review(saver.match, 0, "1.1") is None
