"""The history: every match with its players from first to last."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pygame
import pytest

from cardcade import GamePlugin, Match, Result, discovery
from cardcade.discovery import Found
from cardcade.discovery.library import Library
from cardcade.discovery.replays import read_replay
from cardcade.engine.player import Player
from cardcade.engine.record import Record
from cardcade.engine.turns import play_on
from cardcade.shell.match.request import MatchRequest
from cardcade.shell.screens.common.charts import Grid, ShareBar
from cardcade.shell.screens.history.history import STATISTICS, HistoryPage
from cardcade.shell.store.reckoner import Reckoner
from cardcade.shell.store.saved import FinishedMatch, SavedMatch, game_of
from cardcade.shell.store.store import Store
from cardcade.shell.theatre.match_files import shared_folder
from cardcade.testing.games import installed
from cardcade.ui import Label
from cardcade.ui.widgets.listing import RowWidget
from cardcade.workshop.screenshots.season import play_season

from ..launcher import Launcher, found, make_a_move, open_launcher, watch_a_match


def test_in_gandengyan_whoever_paid_less_stands_above_whoever_paid_more() -> None:
    one = discovery.find("gandengyan")
    pilot = open_launcher([one], keeps=True)
    preset = pilot.app.shelf.library(one).default
    pilot.app.tables.open(one, preset, MatchRequest("gandengyan", preset.name, (None, "easy", "easy", "easy"), 7))
    table = pilot.app.tables.current
    assert table is not None
    assert table.saver is not None
    make_a_move(pilot)
    table.saver.finish(Result((30.0, 12.0, 3.0, 7.0), (2,), (2,)))
    pilot.app.tables.leave()
    pilot.choose("home.history")
    names = {player.name: seat for seat, player in enumerate(table.live.players)}
    told = pilot.words
    assert [names[text] for text in told if text in names] == [2, 3, 1, 0]
    pilot.app.close()


@pytest.fixture
def past() -> Iterator[Launcher]:
    """Three matches of Gandengyan: Ann won against easy bots, somebody lost to hard ones, and one that bots played."""
    one = installed("gandengyan")
    pilot = open_launcher([one], keeps=True)
    assert pilot.app.store is not None
    for seed, (level, own) in enumerate((("easy", 999), ("hard", 999), ("easy", 0))):
        keep(pilot.app.store(), one, seed, level, own)
    pilot.choose("home.history")
    pilot.app.chronicle.wait()
    pilot.wait(0.2)
    assert all(match.reckoning and match.names for match in pilot.app.chronicle.matches)
    yield pilot
    pilot.app.close()


def keep(store: Store, one: Found, seed: int, level: str, own: int) -> None:
    preset = Library(one.plugin).default
    me = Player("Ann", None, 9, "ann") if seed == 0 else Player("", None, 1)
    players = (me, *(Player("", level, seat + 1) for seat in (1, 2)))
    beginning = one.beginning(preset, seed, players)
    match: Match[Any, Any] = Match(game_of(beginning, one.plugin), 3, seed)
    for _ in play_on(match.game, match.state, lambda _, options: options[0], match.play):
        pass
    record = Record.of(match, beginning)
    saver = store.resume_match(SavedMatch(id=f"m{seed}", record=record, state={}, seconds=60.0, own=own))
    won = (0,) if level == "easy" else (1,)
    saver.finish(Result((0.0, 5.0, 9.0) if level == "easy" else (5.0, 0.0, 9.0), won, won)).wait(30)


def shown(pilot: Launcher) -> list[str]:
    return [match.id for match in page(pilot).matches]


def page(pilot: Launcher) -> HistoryPage:
    return pilot.at(HistoryPage)


def test_the_history_is_narrowed_down_and_shown_whole_again(past: Launcher) -> None:
    past.choose("history.filter.level", "history.filter.level.option.2")
    assert shown(past) == ["m1"]
    past.choose("history.filter.clear")
    assert shown(past) == ["m2", "m1", "m0"]
    past.choose("history.filter.outcome", "history.filter.outcome.option.4")
    assert shown(past) == ["m2"]


def test_the_history_of_one_person(past: Launcher) -> None:
    past.choose("history.filter.person", "history.filter.person.option.1")
    assert shown(past) == ["m0"]
    assert "Ann" in past.words
    past.app.profiles.add("Bo", 3)
    past.choose("history.tabs")
    page(past).open_tab(STATISTICS)
    assert page(past).note() == "1 match played, 1 won."


def test_a_filter_that_nothing_fits_says_so_and_can_be_taken_back(past: Launcher) -> None:
    past.choose("history.filter.outcome", "history.filter.outcome.option.3")
    assert "No such match" in past.words
    past.choose("history.filter.clear")
    assert len(shown(past)) == 3


def test_a_match_is_deleted_only_when_the_question_is_answered_so(past: Launcher) -> None:
    past.choose("history.match.1", "history.delete", "delete.keep")
    assert len(shown(past)) == 3
    past.choose("history.delete", "delete.gone")
    assert shown(past) == ["m2", "m0"]
    assert past.app.store is not None
    assert [match.id for match in past.app.store().history()] == ["m2", "m0"]


def test_a_match_is_starred_with_a_click(past: Launcher) -> None:
    past.choose("history.match.2", "history.star")
    assert [match.starred for match in page(past).matches] == [False, False, True]
    past.choose("history.star")
    assert not any(match.starred for match in page(past).matches)


def test_a_match_is_exported_as_the_file_that_can_be_read_again(past: Launcher) -> None:
    past.choose("history.match.1", "history.export")
    (file,) = shared_folder().glob("gandengyan-*.json")
    assert read_replay(file).beginning.seed == 1


def test_beside_a_match_stands_what_ones_own_moves_came_to_and_of_others_nothing(past: Launcher) -> None:
    past.app.chronicle.wait()
    seen = 0
    for row, match in enumerate(page(past).matches):
        page(past).picked = row
        page(past).rebuild()
        own = [name for name, number in match.own_figures.items() if number] if match.people else []
        named = [past.app.language.text(f"gandengyan.figures.{name}") for name in own]
        assert [words for words in past.words if words in named] == named
        assert ("Of your own moves" in past.words) == bool(own)
        seen += len(own)
    assert seen


def test_only_ones_own_matches_are_in_the_statistics(past: Launcher) -> None:
    page(past).open_tab(STATISTICS)
    past.wait(0.3)
    assert past.sees("history.level.0")
    assert past.sees("history.level.1")
    bars = [widget for widget in past.screen.stage.top.walk() if isinstance(widget, ShareBar)]
    assert [(bar.share.name, bar.share.value) for bar in bars] == [("Easy bot", 1.0), ("Hard bot", 0.0)]
    assert "1 more match does not count here: a bot played it, or you watched or imported it." in past.words


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
def test_the_names_of_all_figures_are_written_in_letters_of_one_size(size: tuple[int, int]) -> None:
    pilot = open_launcher([installed("gandengyan")], keeps=True, size=size)
    play_season(pilot.app, 1)
    pilot.app.chronicle.wait()
    pilot.choose("home.history")
    page(pilot).open_tab(STATISTICS)
    pilot.wait(0.3)
    text = pilot.ui.text
    tiles = {"Played", "Won", "Win rate", "Longest streak", "Points per match", "Minutes per match"}
    labels = [one for one in pilot.screen.stage.top.walk() if isinstance(one, Label) and one.text in tiles]
    assert len(labels) == len(tiles)
    assert len({text.pixels(text.shrunk(one.text, one.type_, one.rect.w)) for one in labels}) == 1
    pilot.app.close()


def test_a_filter_that_the_statistics_do_not_show_does_not_narrow_them_down(past: Launcher) -> None:
    past.choose("history.filter.outcome", "history.filter.outcome.option.2")
    assert shown(past) == ["m1"]
    page(past).open_tab(STATISTICS)
    past.wait(0.3)
    assert len(shown(past)) == 3
    past.choose("history.filter.level", "history.filter.level.option.1")
    assert shown(past) == ["m2", "m0"]


def test_a_table_with_the_same_figures_lies_behind_the_charts(past: Launcher) -> None:
    page(past).open_tab(STATISTICS)
    past.wait(0.3)
    past.choose("history.table")
    tables = [widget for widget in past.screen.stage.top.walk() if isinstance(widget, Grid)]
    levels = [list(line)[:4] for line in tables[0].lines]
    assert levels == [["Easy bot", "1", "1", "100%"], ["Hard bot", "1", "0", "0%"]]
    past.choose("history.table")
    assert past.sees("history.form")


def test_a_game_that_counts_levels_says_so_in_its_statistics() -> None:
    pilot = open_launcher([installed("guandan")], keeps=True)
    play_season(pilot.app, 1)
    pilot.app.chronicle.wait()
    pilot.choose("home.history")
    page(pilot).open_tab(STATISTICS)
    pilot.wait(0.3)
    assert ("Levels per match" in pilot.words, "Points per match" in pilot.words) == (True, False)
    pilot.choose("history.table")
    heads = {head for widget in pilot.screen.stage.top.walk() if isinstance(widget, Grid) for head in widget.heads}
    assert ("Levels" in heads, "Points" in heads) == (True, False)
    pilot.app.close()


def test_levels_of_one_game_go_by_its_own_words_in_its_own_order() -> None:
    pilot = open_launcher([installed("gandengyan"), installed("guandan")], language="zh", keeps=True)
    play_season(pilot.app, 6)
    pilot.app.chronicle.wait()
    pilot.choose("home.history", "history.filter.level")
    offered = {widget.row.text for widget in pilot.screen.stage.top.walk() if isinstance(widget, RowWidget)}
    assert {"惜炸", "齐整", "警觉"} <= offered
    pilot.key(pygame.K_ESCAPE)
    page(pilot).open_tab(STATISTICS)
    page(pilot).picked = next(at for at, one in enumerate(page(pilot).statistics.groups()) if one.game == "guandan")
    page(pilot).rebuild()
    pilot.wait(0.3)
    bars = [widget.share.name for widget in pilot.screen.stage.top.walk() if isinstance(widget, ShareBar)]
    assert bars == ["简单电脑", "惜炸", "齐整", "警觉", "困难电脑"]
    pilot.app.close()


def test_a_game_that_is_gone_goes_by_its_last_name(past: Launcher) -> None:
    past.app.shelf.take([], whole=True)
    assert past.app.chronicle.game_name("gandengyan") == "Gandengyan"
    assert past.app.chronicle.preset_name("gandengyan", page(past).matches[0].beginning.preset) == "House"
    assert past.app.chronicle.game_name("skat") == "skat"
    past.screen.rebuild()
    past.wait(0.3)
    assert "Gandengyan" in past.words
    past.choose("history.match.1", "history.again", "history.watch", "history.review")
    assert isinstance(past.screen, HistoryPage)
    said = [toast.text for toast in past.app.ui.toasts.toasts]
    assert said
    assert all("Gandengyan" in words for words in said)


def test_of_games_played_as_often_the_one_played_last_stands_first(past: Launcher) -> None:
    one = next(match for match in page(past).matches if match.people)
    names = ["tarock", "skat", "bridge", "hearts", "spades", "whist"]
    past.app.chronicle.matches = [replace(one, beginning=replace(one.beginning, game=name)) for name in names]
    page(past).open_tab(STATISTICS)
    assert [group.game for group in page(past).statistics.groups()] == names


def test_the_keyboard_reaches_tabs_filters_and_the_table(past: Launcher) -> None:
    def go(meaning: str) -> None:
        for _ in range(40):
            focused = past.screen.stage.focus.widget
            if focused is not None and focused.meaning == meaning:
                return
            past.key(pygame.K_TAB)
            past.wait(0.05)
        raise AssertionError(meaning)

    go("history.tabs")
    past.key(pygame.K_RIGHT)
    past.wait(0.3)
    go("history.table")
    past.key(pygame.K_RETURN)
    past.wait(0.3)
    assert any(isinstance(widget, Grid) for widget in past.screen.stage.top.walk())


def test_without_a_match_there_is_an_invitation_to_play() -> None:
    pilot = open_launcher([discovery.find("gandengyan")], keeps=True)
    pilot.choose("home.history")
    assert "No matches yet" in pilot.words
    assert pilot.sees("page.play")
    pilot.app.close()


def test_what_a_match_tells_is_known_when_its_end_has_been_seen_and_not_worked_out_where_the_picture_is_drawn(
    monkeypatch: pytest.MonkeyPatch, crazy_eights: GamePlugin
) -> None:
    worked: list[str] = []
    usual = Reckoner.reckoned

    def noted(self: Reckoner, match: FinishedMatch) -> FinishedMatch:
        worked.append(threading.current_thread().name)
        return usual(self, match)

    monkeypatch.setattr(Reckoner, "reckoned", noted)
    pilot = open_launcher([found(crazy_eights)], keeps=True)
    watch_a_match(pilot, "crazy_eights", ["easy", "easy"])
    pilot.wait_until(lambda: pilot.app.tables.current is not None and pilot.app.tables.current.kept)
    pilot.app.chronicle.wait()
    assert pilot.app.store is not None
    (match,) = pilot.app.store().history()
    assert match.reckoning is not None
    assert match.names["game"] == {"zh": "疯狂八点", "en": "Crazy Eights"}
    assert worked == ["chronicle"]
    pilot.app.close()
