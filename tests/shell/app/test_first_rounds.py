"""The guided first round in the launcher: offered once, always to be had, and never counted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cardcade import GamePlugin
from cardcade.discovery.first_round_file import BadFirstRound
from cardcade.discovery.library import Library
from cardcade.shell.app.house import silent_house
from cardcade.shell.app.play_request import PlayRequest
from cardcade.shell.app.requested_table import RequestedTable
from cardcade.shell.app.settings import Settings
from cardcade.shell.screens.setup.setup import Setup
from cardcade.shell.screens.table.table import TableScreen
from cardcade.shell.window.clock import HandClock
from cardcade.shell.window.window import Headless

from ..launcher import Launcher, found, make_a_move, open_launcher
from .strangers import Stranger, told


@pytest.fixture
def pilot(crazy_eights: GamePlugin) -> Iterator[Launcher]:
    opened = open_launcher([found(crazy_eights)], keeps=True)
    opened.app.look.speed = 0.0
    yield opened
    opened.app.close()


def at_setup(pilot: Launcher) -> Setup:
    pilot.choose("home.game.crazy_eights")
    assert isinstance(pilot.screen, Setup)
    return pilot.screen


def back(pilot: Launcher) -> None:
    pilot.app.loop.home()
    pilot.wait(0.3)


def guided(pilot: Launcher) -> bool:
    return isinstance(pilot.screen, TableScreen) and pilot.table.live.first_round is not None


def test_it_is_offered_once_to_whoever_opens_the_game_first(pilot: Launcher) -> None:
    assert at_setup(pilot).first_round.new
    back(pilot)
    assert not at_setup(pilot).first_round.new
    assert pilot.sees("setup.first_round")


def test_whoever_has_played_the_game_is_not_offered_it(pilot: Launcher) -> None:
    pilot.app.remember("crazy_eights", {"preset": "standard", "levels": [None, "easy"]})
    assert not at_setup(pilot).first_round.new
    assert pilot.sees("setup.first_round")


def test_it_opens_from_setup_with_the_prepared_cards(pilot: Launcher) -> None:
    at_setup(pilot)
    pilot.choose("setup.first_round")
    assert guided(pilot)
    assert pilot.table.live.match.seed == 103
    pilot.wait_until(lambda: pilot.sees("guide.next"))
    assert "Guided" in pilot.table.parts.link.preset


def test_it_opens_from_the_rules_page(pilot: Launcher) -> None:
    pilot.app.pages.open_rules("crazy_eights")
    pilot.wait(0.3)
    pilot.choose("rules.first_round")
    assert guided(pilot)


def test_it_opens_from_the_pause_menu_and_the_match_waits(pilot: Launcher) -> None:
    at_setup(pilot)
    pilot.choose("setup.start")
    make_a_move(pilot)
    pilot.table.pause()
    pilot.wait(0.3)
    pilot.choose("pause.first_round")
    assert guided(pilot)
    pilot.app.tables.leave()
    pilot.wait(0.3)
    assert pilot.app.waiting.last is not None


def test_nothing_of_it_is_kept(pilot: Launcher) -> None:
    store = pilot.app.store
    assert store is not None
    at_setup(pilot)
    pilot.choose("setup.first_round")
    make_a_move(pilot)
    pilot.app.tables.leave()
    pilot.wait(0.3)
    assert store().waiting() == []
    at_setup(pilot)
    pilot.choose("setup.first_round")
    pilot.table.command("autoplay")
    pilot.wait_until(lambda: pilot.table.live.over, 300)
    pilot.app.tables.leave()
    pilot.wait(0.3)
    assert store().history() == []


def test_after_its_end_playing_again_leads_to_setup(pilot: Launcher) -> None:
    at_setup(pilot)
    pilot.choose("setup.first_round")
    pilot.table.command("autoplay")
    pilot.wait_until(lambda: pilot.sees("board.rematch"), 300)
    pilot.choose("board.rematch")
    assert isinstance(pilot.screen, Setup)


def test_before_its_end_restarting_begins_it_anew(pilot: Launcher) -> None:
    at_setup(pilot)
    pilot.choose("setup.first_round")
    make_a_move(pilot)
    pilot.app.tables.restart()
    pilot.wait(0.3)
    assert guided(pilot)
    assert pilot.table.live.match.steps == []


def test_one_that_cannot_be_read_is_said_to_be_so(pilot: Launcher, monkeypatch: pytest.MonkeyPatch) -> None:
    def unreadable(*_: object) -> None:
        raise BadFirstRound("first_round.toml", [])

    at_setup(pilot)
    monkeypatch.setattr("cardcade.discovery.first_round_file.first_round_of", unreadable)
    pilot.choose("setup.first_round")
    assert isinstance(pilot.screen, Setup)
    assert "first round" in pilot.ui.toasts.toasts[-1].text


@pytest.mark.parametrize(
    ("written", "instead", "en", "zh"),
    [
        ("seed = 103", "seed = 'many'", "line 1, seed: ", "第 1 行，seed："),
        ('do = "Draw"', 'do = "Drawn"', "line 17, step.3.do: ", "第 17 行，step.3.do："),
        ("seed = 103", "seed = ", "line 1, ", "第 1 行，"),
    ],
)
def test_a_strangers_first_round_that_cannot_be_read_is_told_on_the_plugins_page(
    stranger: Stranger, written: str, instead: str, en: str, zh: str
) -> None:
    text = (stranger.folder / "first_round.toml").read_text("utf-8")
    assert written in text
    stranger.write("first_round.toml", text.replace(written, instead, 1))
    for language, words in (("en", en), ("zh", zh)):
        pilot = stranger.opened(language)
        assert words in told(pilot).replace("first_round.toml ", "")
        pilot.app.close()


def test_a_first_round_in_order_is_not_worth_a_word(stranger: Stranger) -> None:
    pilot = stranger.opened()
    assert "first_round" not in told(pilot)
    pilot.app.close()


def asked_for(plugin: GamePlugin, language: str = "en", **more: int) -> Launcher:
    """As `cardcade play` opens it."""
    clock = HandClock()
    request = PlayRequest(
        found=found(plugin),
        preset=Library(plugin).default,
        seats=3,
        bots=("easy",) * 3,
        **more,  # type: ignore[arg-type]
    )
    house = silent_house(Settings(language=language), clock=clock, keeps=True)
    asked = RequestedTable(Headless((1280, 720)), house, request)
    asked.app.look.speed = 0.0
    asked.open()
    pilot = Launcher.driving(asked.app.loop, clock)
    assert isinstance(pilot, Launcher)
    pilot.app = asked.app
    return pilot


@pytest.mark.parametrize(("language", "words"), [("en", "New to Crazy Eights?"), ("zh", "第一次玩")])
def test_on_the_command_line_a_newcomer_is_told_once_where_it_is(
    crazy_eights: GamePlugin, language: str, words: str
) -> None:
    for new in (True, False):
        pilot = asked_for(crazy_eights, language)
        assert not guided(pilot), "straight to a table"
        assert any(toast.text.startswith(words) for toast in pilot.ui.toasts.toasts) is new
        pilot.app.close()


def test_a_deal_asked_for_is_dealt_without_a_word(crazy_eights: GamePlugin) -> None:
    pilot = asked_for(crazy_eights, seed=3)
    assert pilot.ui.toasts.toasts == []
    pilot.app.close()


def test_on_the_command_line_the_table_asked_for_follows_the_guided_round(crazy_eights: GamePlugin) -> None:
    pilot = asked_for(crazy_eights)
    pilot.table.pause()
    pilot.wait(0.3)
    pilot.choose("pause.first_round")
    assert guided(pilot)
    pilot.table.command("autoplay")
    pilot.wait_until(lambda: pilot.sees("board.rematch"), 300)
    pilot.choose("board.rematch")
    assert not guided(pilot)
    assert len(pilot.table.live.players) == 3
    pilot.app.close()
