"""Into the theatre from the history, from the last board, from a file, and back to where one came from."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from cardcade.discovery.replays import write_replay
from cardcade.engine.film import Film
from cardcade.shell.screens.history.history import HistoryPage
from cardcade.shell.screens.table.table import TableScreen
from cardcade.shell.screens.theatre.theatre import Theatre
from cardcade.testing.games import installed

from ...recorded import Recorded, recorded
from ..launcher import Launcher, launched_at_table, make_a_move, open_launcher
from .watching import theatre, watch


@pytest.fixture(scope="module")
def one() -> Recorded:
    return recorded("gandengyan", 1)


def drop(pilot: Launcher, file: Path) -> None:
    pilot.send(Event(pygame.DROPFILE, file=str(file)))
    pilot.wait(0.4)


def told(pilot: Launcher) -> list[str]:
    return [toast.text for toast in pilot.app.ui.toasts.toasts]


def test_from_the_history_and_back(one: Recorded) -> None:
    pilot = open_launcher([one.found], keeps=True)
    assert pilot.app.store is not None
    pilot.app.store().take_in(one.record)
    pilot.choose("home.history", "history.watch")
    assert theatre(pilot).feature.record.chain == one.record.chain
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(0.3)
    assert isinstance(pilot.screen, HistoryPage)
    pilot.choose("history.match.0")
    assert isinstance(pilot.screen, Theatre), "a row that is told of already opens it"
    pilot.app.close()


def finished_table() -> Launcher:
    """The launcher at the last board of a match of Gandengyan that bots played."""
    found = installed("gandengyan")
    pilot = launched_at_table(found.plugin)
    live = pilot.table.live
    pilot.app.look.speed = 0.0
    for seat in live.persons:
        live.autopilot.add(seat)
    pilot.wait_until(lambda: live.over and pilot.sees("board.watch"), 3000)
    return pilot


def test_from_the_last_board_and_its_moment_and_back() -> None:
    pilot = finished_table()
    moment = pilot.parts.moments.best
    pilot.choose("board.watch")
    assert theatre(pilot).projector.step == 0
    assert theatre(pilot).feature.film.whole
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(0.3)
    assert isinstance(pilot.screen, TableScreen)
    pilot.choose("board.moment")
    film = theatre(pilot).feature.film
    (mark,) = [mark for mark in film.marks if mark.kind == "moment"]
    assert mark.tip == moment
    assert theatre(pilot).projector.step == mark.step
    pilot.app.close()


def stack(pilot: Launcher) -> list[str]:
    return [type(screen).__name__ for screen in pilot.loop.screens]


def leave_the_table(pilot: Launcher) -> None:
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(0.3)
    pilot.choose("pause.leave")
    pilot.wait(0.3)


def test_practice_from_the_last_board_leads_back_to_the_film_and_to_the_board() -> None:
    pilot = finished_table()
    finished = pilot.app.tables.current
    pilot.choose("board.watch")
    film = theatre(pilot).feature.film
    theatre(pilot).projector.jump(film.decisions(0)[0])
    pilot.choose("theatre.play_on")
    pilot.app.tables.restart()
    pilot.wait(0.3)
    leave_the_table(pilot)
    assert stack(pilot) == ["Home", "TableScreen", "Theatre"]
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(0.3)
    assert pilot.sees("board.watch")
    assert pilot.app.tables.current is finished
    pilot.app.look.speed = 1.0
    pilot.choose("board.rematch")
    assert not pilot.table.live.practice
    assert stack(pilot) == ["Home", "TableScreen"]
    pilot.app.close()


def test_the_same_deal_from_the_last_board_leads_back_to_the_film_and_to_the_board() -> None:
    pilot = finished_table()
    finished = pilot.app.tables.current
    pilot.app.look.speed = 1.0
    pilot.choose("board.watch", "theatre.more", "theatre.menu.same_deal", "setup.start")
    make_a_move(pilot)
    leave_the_table(pilot)
    assert stack(pilot) == ["Home", "TableScreen", "Theatre"]
    assert pilot.app.tables.current is finished
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(0.3)
    assert pilot.sees("board.watch")
    pilot.choose("board.leave")
    assert stack(pilot) == ["Home"]
    pilot.wait_until(lambda: pilot.sees("home.continue"))  # as it was left, as soon as the disk tells
    pilot.app.close()


def test_the_same_deal_from_the_history_leads_back_there(one: Recorded) -> None:
    pilot = open_launcher([one.found], keeps=True)
    assert pilot.app.store is not None
    pilot.app.store().take_in(one.record)
    way = ("home.history", "history.watch", "theatre.more", "theatre.menu.same_deal", "setup.start")
    pilot.choose(*way)
    pilot.app.tables.restart()
    pilot.wait(0.3)
    leave_the_table(pilot)
    assert stack(pilot) == ["Home", "HistoryPage", "Theatre"]
    pilot.app.close()


def test_practice_from_a_file_that_was_dropped_at_a_table_leads_back_to_the_match(
    one: Recorded, tmp_path: Path
) -> None:
    pilot = launched_at_table(one.found.plugin)
    make_a_move(pilot)
    before = pilot.app.tables.current
    write_replay(one.record, tmp_path / "match.json")
    drop(pilot, tmp_path / "match.json")
    theatre(pilot).projector.jump(theatre(pilot).feature.film.decisions(0)[0])
    pilot.choose("theatre.play_on")
    leave_the_table(pilot)
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(0.3)
    assert stack(pilot) == ["Home", "TableScreen"]
    assert pilot.app.tables.current is before
    steps = len(pilot.table.live.match.steps)
    pilot.wait(1)
    make_a_move(pilot)
    assert len(pilot.table.live.match.steps) > steps, "it goes on"
    pilot.app.close()


def test_a_finished_match_that_is_dropped_is_shown_and_kept_once(one: Recorded, tmp_path: Path) -> None:
    pilot = open_launcher([one.found], keeps=True)
    write_replay(one.record, tmp_path / "match.json")
    for _ in range(2):
        drop(pilot, tmp_path / "match.json")
        assert theatre(pilot).feature.film.whole
        pilot.key(pygame.K_ESCAPE)
        pilot.wait(0.3)
    pilot.choose("home.history")
    assert isinstance(pilot.screen, HistoryPage)
    assert [match.imported for match in pilot.screen.matches] == [True]
    shown = pilot.words
    assert "You" not in shown, "it was played elsewhere"
    pilot.app.close()


def test_a_file_that_is_no_match_says_so(one: Recorded, tmp_path: Path) -> None:
    pilot = open_launcher([one.found], keeps=True)
    (tmp_path / "notes.json").write_text("not a match", "utf-8")
    drop(pilot, tmp_path / "notes.json")
    assert told(pilot) == ["This is not a replay: the file is not JSON."]
    assert pilot.sees("home.history")
    pilot.app.close()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("mine.toml", "mine.toml holds rules. Put it into your presets folder, which Presets opens."),
        ("x-1.0-py3-none-any.whl", "x-1.0-py3-none-any.whl cannot be taken here. "),
        ("notes.txt", "notes.txt cannot be taken here. "),
    ],
)
def test_what_else_is_dropped_at_a_table_is_told_where_it_belongs(one: Recorded, name: str, said: str) -> None:
    pilot = launched_at_table(one.found.plugin)
    drop(pilot, Path("/nowhere") / name)
    (words,) = told(pilot)
    assert words.startswith(said)
    assert isinstance(pilot.screen, TableScreen)
    pilot.app.close()


def test_rules_that_are_dropped_at_home_are_taken_for_no_game(one: Recorded) -> None:
    pilot = open_launcher([one.found])
    drop(pilot, Path("/nowhere/mine.toml"))
    assert told(pilot) == ["mine.toml holds rules. Put it into your presets folder, which Presets opens."]
    assert not pilot.screen.stage.dialogs


def test_what_lies_in_the_shared_folder_is_taken_in_by_a_button(one: Recorded, own_home: Path) -> None:
    from cardcade.shell.theatre.match_files import give_away

    pilot = open_launcher([one.found], keeps=True)
    give_away(one.record)
    pilot.choose("home.history", "history.import")
    assert isinstance(pilot.screen, HistoryPage)
    assert [match.imported for match in pilot.screen.matches] == [True]
    pilot.app.close()


def test_the_button_counts_what_it_takes_in_and_names_what_it_cannot_read(one: Recorded, own_home: Path) -> None:
    from cardcade.shell.theatre.match_files import give_away, shared_folder

    pilot = open_launcher([one.found], keeps=True)
    for record in (one.record, recorded("gandengyan", 2).record):
        give_away(record)
    half = replace(one.record, steps=one.record.steps[:9], chain=one.record.chain[:10], result=None)
    write_replay(half, shared_folder() / "half.json")
    (shared_folder() / "notes.json").write_text("not a match", "utf-8")
    pilot.choose("home.history", "history.import")
    assert sorted(told(pilot)) == [
        "2 matches are now in your history, marked as imported.",
        "half.json: This match is not over, so it is not kept. Drop it onto the window to see it.",
        "notes.json: This is not a replay: the file is not JSON.",
    ]
    pilot.app.close()


def test_a_match_of_a_game_that_is_gone_is_listed_and_says_why(one: Recorded) -> None:
    other = installed("uno")
    pilot = open_launcher([other], keeps=True)
    assert pilot.app.store is not None
    pilot.app.store().take_in(one.record)
    pilot.choose("home.history", "history.watch")
    assert isinstance(pilot.screen, HistoryPage)
    assert told(pilot) == ["gandengyan is not installed, so this match cannot be shown. It is kept."]
    pilot.app.close()


def test_a_match_of_changed_rules_is_shown_as_far_as_it_goes(one: Recorded) -> None:
    chain = [*one.record.chain[:40], *["0" * 64] * (len(one.record.chain) - 40)]
    changed = replace(one, record=replace(one.record, chain=tuple(chain)))
    pilot = watch(changed)
    assert theatre(pilot).projector.film.length == 39
    assert any("first 39 of" in line for line in told(pilot))
    pilot.key(pygame.K_END)
    assert theatre(pilot).projector.step == 39


def test_a_match_in_progress_can_be_looked_back_at(one: Recorded) -> None:
    pilot = launched_at_table(one.found.plugin)
    make_a_move(pilot)
    pilot.app.tables.watch_again(0, moment=False)
    pilot.wait(0.3)
    assert isinstance(theatre(pilot).feature.film, Film)
    pilot.app.close()
