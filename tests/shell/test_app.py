"""The launcher as a whole: tables opened, left, resumed and finished; tables asked for on the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pygame
import pytest

from cardcade import GamePlugin, discovery
from cardcade.discovery import Found
from cardcade.discovery.library import Library
from cardcade.engine import replay
from cardcade.shell.app import opening
from cardcade.shell.app.app import App, silent_house
from cardcade.shell.app.play_request import PlayRequest
from cardcade.shell.app.settings import Settings
from cardcade.shell.match.request import MatchRequest
from cardcade.shell.screens.home import Home
from cardcade.shell.screens.settings import SettingsPage
from cardcade.shell.screens.table import TableScreen
from cardcade.shell.store.saved import Unresumable
from cardcade.shell.window.clock import HandClock
from cardcade.shell.window.window import Headless
from cardcade.table.scene import TableScene
from cardcade.ui import Label

from .launcher import Launcher, found, open_launcher


@pytest.fixture
def without_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)


def request(plugin: GamePlugin, **asked: Any) -> PlayRequest:
    levels = ("easy",) * 3
    preset = Library(plugin).default
    return PlayRequest(found=found(plugin), preset=preset, seats=3, bots=levels, **asked)


# -- a table


def test_leaving_a_table_and_going_on_changes_nothing(crazy_eights: GamePlugin) -> None:
    pilot = open_launcher([found(crazy_eights)], keeps=True)
    pilot.choose("home.game.crazy_eights", "setup.start")
    pilot.wait(6)
    chain = list(pilot.table.live.match.chain)
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(0.3)
    pilot.choose("pause.leave")
    assert isinstance(pilot.screen, Home)
    pilot.choose("home.continue")
    assert pilot.table.live.match.chain[: len(chain)] == chain
    pilot.wait(1)
    assert not pilot.scene.waiting
    pilot.app.close()


def test_a_match_left_by_closing_the_window_waits_at_the_next_start(crazy_eights: GamePlugin) -> None:
    first = open_launcher([found(crazy_eights)], keeps=True)
    first.choose("home.game.crazy_eights", "setup.start")
    first.wait(2)
    chain = list(first.table.live.match.chain)
    first.app.close()
    second = open_launcher([found(crazy_eights)], keeps=True)
    second.app._found_unfinished(second.app.store.waiting())
    second.wait(0.1)
    second.choose("home.continue")
    assert second.table.live.match.chain[: len(chain)] == chain
    second.app.close()


def test_a_match_that_cannot_be_continued_now_is_not_lost(
    crazy_eights: GamePlugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = open_launcher([found(crazy_eights)], keeps=True)
    pilot.choose("home.game.crazy_eights", "setup.start")
    pilot.wait(2)
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(0.3)
    pilot.choose("pause.leave")

    def fails(*_: object, **__: object) -> None:
        raise Unresumable

    monkeypatch.setattr("cardcade.shell.store.saved.rebuild", fails)
    pilot.choose("home.continue")
    assert isinstance(pilot.screen, Home)
    assert not pilot.sees("home.continue")
    assert len(pilot.app.store.waiting()) == 1
    pilot.app.close()


@pytest.mark.parametrize(("game", "preset"), [("uno", "official"), ("guandan", "quick"), ("gandengyan", "classic")])
def test_what_is_worth_remembering_is_remembered_by_whoever_goes_on_later(game: str, preset: str) -> None:
    one = discovery.find(game)
    pilot = open_launcher([one], keeps=True)
    pilot.app.look.speed = 4.0
    chosen = Library(one.plugin).find(preset)
    assert chosen is not None
    pilot.app.open_table(one, chosen, MatchRequest(game, preset, (None, "easy", "easy", "easy"), 7))
    pilot.table.live.autopilot = set(pilot.table.live.persons)
    pilot.wait_until(lambda: bool(pilot.scene.moment()), 600)
    pilot.app.look.speed = 1.0
    moment, lines = pilot.scene.moment(), list(pilot.scene.logbook.lines)
    pilot.app.leave_table()
    pilot.wait(0.3)
    pilot.choose("home.continue")
    assert pilot.scene.moment() == moment
    assert list(pilot.scene.logbook.lines)[-len(lines) :] == lines
    pilot.app.close()


def test_a_finished_match_stands_in_the_history_and_not_at_home(crazy_eights: GamePlugin) -> None:
    pilot = open_launcher([found(crazy_eights)], keeps=True)
    pilot.app.look.speed = 0.0
    pilot.choose("home.game.crazy_eights")
    pilot.screen.levels = ["easy"] * 3  # type: ignore[attr-defined]
    pilot.screen.start()  # type: ignore[attr-defined]
    pilot.wait_until(lambda: pilot.table.live.over, 120)
    pilot.wait(1)
    pilot.app.leave_table()
    assert pilot.app.unfinished is None
    history = pilot.app.store.history()
    assert [match.beginning.game for match in history] == ["crazy_eights"]
    pilot.app.settings.change(language="zh")
    pilot.app.apply()
    pilot.choose("home.history")
    assert pilot.sees("history.match.0")
    words = [widget.text for widget in pilot.screen.stage.top.walk() if isinstance(widget, Label)]
    assert "竹青" in words
    assert "Bamboo" not in words
    pilot.picture()
    pilot.choose("history.again")
    assert pilot.find("setup.code").text == str(history[0].beginning.seed)  # type: ignore[attr-defined]
    pilot.app.close()


def test_settings_opened_from_the_pause_menu_lead_back_to_the_pause(crazy_eights: GamePlugin) -> None:
    pilot = open_launcher([found(crazy_eights)])
    pilot.choose("home.game.crazy_eights", "setup.start")
    pilot.wait(1)
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(0.3)
    pilot.choose("pause.settings")
    assert isinstance(pilot.screen, SettingsPage)
    pilot.choose("page.back")
    assert isinstance(pilot.screen, TableScreen)
    assert pilot.table.paused


def test_a_new_match_takes_the_place_of_the_one_left_only_on_purpose(crazy_eights: GamePlugin) -> None:
    pilot = open_launcher([found(crazy_eights)], keeps=True)
    pilot.choose("home.game.crazy_eights", "setup.start")
    seed = pilot.table.live.match.seed
    pilot.app.leave_table()
    pilot.choose("home.game.crazy_eights", "setup.start", "setup.continue")
    assert pilot.table.live.match.seed == seed
    pilot.app.leave_table()
    pilot.choose("home.game.crazy_eights", "setup.start", "setup.new_match")
    assert pilot.table.live.match.seed != seed
    pilot.app.close()


def test_the_pause_menu_asks_before_a_match_is_given_up(crazy_eights: GamePlugin) -> None:
    pilot = open_launcher([found(crazy_eights)])
    pilot.choose("home.game.crazy_eights", "setup.start")
    pilot.wait(1)
    before = pilot.table.live
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(0.3)
    pilot.choose("pause.restart", "restart.keep")
    assert pilot.table.live is before
    assert not pilot.table.paused
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(0.3)
    pilot.choose("pause.restart", "restart.give_up")
    assert pilot.table.live is not before


def test_start_again_deals_anew_to_the_same_players(crazy_eights: GamePlugin) -> None:
    pilot = open_launcher([found(crazy_eights)])
    pilot.choose("home.game.crazy_eights", "setup.start")
    before = pilot.table.live
    pilot.app.restart_table()
    pilot.wait(0.1)
    after = pilot.table.live
    assert after is not before
    assert after.match.seed != before.match.seed
    assert [player.level for player in after.players] == [player.level for player in before.players]


def test_a_table_that_crashes_leaves_the_match_to_be_continued(
    crazy_eights: GamePlugin, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = open_launcher([found(crazy_eights)], keeps=True)
    pilot.choose("home.game.crazy_eights", "setup.start")

    def fail(dt: float) -> float:
        raise RuntimeError("a scene of a plugin")

    monkeypatch.setattr(pilot.scene, "advance", fail)
    pilot.wait(0.1)
    pilot.choose("crash.back")
    assert isinstance(pilot.screen, Home)
    assert pilot.sees("home.continue")
    pilot.app.close()


# -- the command line


def test_without_a_display_the_launcher_says_what_to_do(
    without_display: None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert opening.open_launcher() == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.strip().splitlines()) == 1
    assert "cardcade --help" in told.err


def test_autoplay_without_a_display_plays_to_the_end(without_display: None, crazy_eights: GamePlugin) -> None:
    assert opening.run_table(request(crazy_eights, autoplay=True, seed=3)) == 0


def test_a_table_for_a_person_needs_a_display(without_display: None, crazy_eights: GamePlugin) -> None:
    assert opening.run_table(request(crazy_eights)) == 1


def test_autoplay_that_fails_says_so_and_ends(
    without_display: None, crazy_eights: GamePlugin, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(self: TableScene, dt: float) -> float:
        raise ZeroDivisionError("a scene's own fault")

    monkeypatch.setattr(TableScene, "advance", fails)
    assert opening.run_table(request(crazy_eights, autoplay=True, seed=3)) == 1
    assert capsys.readouterr().err.strip() == "The table failed: ZeroDivisionError: a scene's own fault"


def test_a_record_that_cannot_be_written_is_told(
    without_display: None, crazy_eights: GamePlugin, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "gone" / "match.json"
    assert opening.run_table(request(crazy_eights, autoplay=True, seed=3, record=file)) == 1
    assert capsys.readouterr().err.startswith(f"{file} could not be written: ")


def test_a_match_that_is_left_by_closing_the_window_is_recorded_as_far_as_it_went(
    crazy_eights: GamePlugin, tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    house = silent_house(Settings(language="en"), clock=HandClock())
    app = opening.RequestedTable(Headless((1280, 720)), house, request(crazy_eights, seed=3, record=file))
    app.loop.on_tick = lambda _: app.quit() or 0.1
    assert opening._play(app) == 0
    assert replay.read(file.read_bytes()).steps == ()


def test_a_recorded_match_replays_from_its_file(
    without_display: None, crazy_eights: GamePlugin, tmp_path: Path
) -> None:
    file = tmp_path / "match.json"
    assert opening.run_table(request(crazy_eights, autoplay=True, seed=3, record=file)) == 0
    form = json.loads(file.read_text("utf-8"))
    assert form["seed"] == 3
    assert form["players"] == ["easy"] * 3
    assert form["result"] is not None


def test_the_same_seed_plays_the_same_match_on_every_run(
    without_display: None, crazy_eights: GamePlugin, tmp_path: Path
) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for file in files:
        opening.run_table(request(crazy_eights, autoplay=True, seed=9, record=file))
    assert files[0].read_bytes() == files[1].read_bytes()


# -- the first frame


def test_the_first_frame_shows_every_bundled_game_before_it_is_imported() -> None:
    app = App(Headless((1280, 720)), silent_house(Settings(language="en"), clock=HandClock()))
    app.open_home()
    pilot = Launcher.driving(app.loop, app.loop.clock)  # type: ignore[arg-type]
    assert not app.shelf._loaded
    for game in discovery.bundled():
        assert pilot.sees(f"home.game.{game.id}")
        assert isinstance(game, Found)
        assert pilot.find(f"home.game.{game.id}").title.name == app.shelf.name(game.id)  # type: ignore[attr-defined]
    app.close()


# -- several people at one screen


def test_a_curtain_hides_the_cards_between_two_people(crazy_eights: GamePlugin) -> None:
    pilot = open_launcher([found(crazy_eights)])
    pilot.choose("home.game.crazy_eights")
    pilot.screen.levels = [None, None]  # type: ignore[attr-defined]
    pilot.screen.start()  # type: ignore[attr-defined]
    pilot.wait(1)
    pilot.choose("curtain.rise")
    pilot.wait(4)
    live = pilot.table.live
    game, state = live.match.game, live.match.state
    live.submit(0, game.moves(state, 0)[0])
    pilot.wait_until(lambda: pilot.sees("curtain.rise"))
    assert not any(meaning.startswith("card.") for meaning in pilot.meanings)
    pilot.choose("curtain.rise")
    assert pilot.table.viewer == 0, "a click in haste shows nothing"
    pilot.wait(0.7)
    pilot.choose("curtain.rise")
    assert pilot.table.viewer == 1


def test_players_follow_the_language_during_a_match(crazy_eights: GamePlugin) -> None:
    pilot = open_launcher([found(crazy_eights)])
    pilot.choose("home.game.crazy_eights", "setup.start")
    pilot.app.settings.change(language="zh")
    pilot.app.apply()
    pilot.table.rebuild()
    assert [plate.player.name for plate in pilot.table.scene.plates][:2] == ["我", "竹青"]


def test_whoever_lets_a_bot_play_can_see_it_and_take_over(crazy_eights: GamePlugin) -> None:
    pilot = open_launcher([found(crazy_eights)])
    pilot.choose("home.game.crazy_eights", "setup.start", "table.autoplay")
    pilot.wait(4)
    plate = pilot.table.scene.plates[0]
    assert (plate.status, pilot.find("table.autoplay").tooltip) == ("A bot plays", "Take over again (A)")
    pilot.choose("table.autoplay")
    assert plate.status != "A bot plays"
    assert pilot.find("table.autoplay").tooltip == "Let a bot play for me (A)"
