"""The arena in the launcher: bots are picked, the table grows, and any deal can be watched."""

import re
from pathlib import Path

import pytest

from cardcade.engine.bots import program_titles
from cardcade.shell.screens.arena.arena import Arena, brief
from cardcade.shell.screens.theatre.theatre import Theatre
from cardcade.ui import Paragraph

from ...outside.programs import Workshop
from ..launcher import Launcher, open_launcher
from .at_the_workbench import bench, subject_of, why_not


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cardcade.shell.screens.arena.arena.DEALS", (8, 30, 60))
    monkeypatch.setattr("cardcade.shell.screens.arena.arena.fresh_seed", lambda: 5)


def arena(pilot: Launcher) -> Arena:
    return subject_of(pilot, Arena)


def opened(**more: object) -> Launcher:
    """At Gandengyan's, where a deal takes no time; hard, who thinks, stays out."""
    pilot = open_launcher(**more)  # type: ignore[arg-type]
    pilot.choose("home.arena")
    bench(pilot).open_tab(2)
    pilot.wait(0.2)
    pilot.choose("arena.bot.hard")
    return pilot


def play(pilot: Launcher) -> Arena:
    pilot.choose("arena.start")
    pilot.wait_until(lambda: not bench(pilot).busy, 60)
    return arena(pilot)


@pytest.mark.parametrize("language", ["zh", "en"])
def test_the_table_grows_while_bots_play(language: str) -> None:
    pilot = opened(language=language)
    page = arena(pilot)
    pilot.choose("arena.bot.random", "arena.start")
    assert page.league is not None
    pilot.wait_until(lambda: pilot.sees("arena.table"), 60)
    assert bench(pilot).busy
    pilot.wait_until(lambda: not bench(pilot).busy, 60)
    assert page.league.deals == 8
    assert set(page.league.contest.bots) == {"easy", "medium", "random"}
    page.turn(1)
    assert pilot.sees("arena.heat_map")
    pilot.app.close()


def test_any_deal_can_be_watched_and_the_way_back_leads_to_the_table() -> None:
    pilot = opened()
    page = play(pilot)
    page.turn(2)
    pilot.wait(0.3)
    pilot.choose("arena.deal.3")
    assert isinstance(pilot.screen, Theatre)
    record, bout = pilot.screen.feature.record, page.league.contest.bout(3)  # type: ignore[union-attr]
    assert record.beginning.seed == bout.seed
    assert tuple(player.level for player in record.beginning.players) == bout.bots
    assert record.result is not None
    assert record.result.scores == page.deals.outcomes[3].scores
    pilot.loop.pop()
    pilot.wait(0.3)
    assert arena(pilot) is page
    assert pilot.sees("arena.deal.3")
    pilot.app.close()


def test_a_deal_stays_where_it_is_while_they_play_on() -> None:
    pilot = opened()
    page = arena(pilot)
    page._set_amount(2)
    pilot.choose("arena.start")
    pilot.wait_until(lambda: len(page.deals.outcomes) > 3, 60)
    page.turn(2)
    pilot.wait(0.3)
    before = pilot.screen.stage.find("arena.deal.1").rect.copy()  # type: ignore[union-attr]
    known = len(page.deals.outcomes)
    pilot.wait_until(lambda: len(page.deals.outcomes) > known + 3, 60)
    pilot.wait(0.3)
    assert bench(pilot).busy
    assert pilot.screen.stage.find("arena.deal.1").rect == before  # type: ignore[union-attr]
    pilot.app.close()


def test_what_a_program_played_can_be_watched(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It plays otherwise each time."""
    program = Workshop(tmp_path).bot("print(json.dumps({'index': random.randrange(len(message['moves']))}))")
    monkeypatch.setattr("cardcade.shell.screens.arena.arena.own_programs", lambda plugin: (program,))
    pilot = opened()
    pilot.choose(f"arena.bot.{program}")
    page = play(pilot)
    page.turn(2)
    pilot.wait(0.3)
    number = next(
        n for n, one in enumerate(page.deals.outcomes) if program in page.deals.bout(n).bots and one.turns > 9
    )
    page.deals.watch(number)
    pilot.wait(0.3)
    assert isinstance(pilot.screen, Theatre)
    record = pilot.screen.feature.record
    assert record.result is not None
    assert record.result.scores == page.deals.outcomes[number].scores
    assert list(record.steps) == page.deals.outcomes[number].moves
    pilot.app.close()


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", r"mine: the easy bot had to step in: \d+ × no lawful move"),
        ("zh", r"mine：由简单电脑代打，因答案不合规则 \d+ 步"),
    ],
)
def test_how_often_the_easy_bot_stepped_in_for_a_program_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str, told: str
) -> None:
    program = Workshop(tmp_path).bot("print('what?')")
    monkeypatch.setattr("cardcade.shell.screens.arena.arena.own_programs", lambda plugin: (program,))
    pilot = opened(language=language)
    pilot.choose(f"arena.bot.{program}")
    play(pilot)
    words = [one.text for one in pilot.screen.stage.top.walk() if isinstance(one, Paragraph)]
    assert [text for text in words if re.fullmatch(told, text)], words
    pilot.app.close()


def test_one_program_with_two_options_has_two_names(monkeypatch: pytest.MonkeyPatch) -> None:
    named = ("exec:python3 /my/mine.py --cold", "exec:python3 /my/mine.py --hot", "exec:python3 /my/other.py")
    monkeypatch.setattr("cardcade.shell.screens.arena.arena.own_programs", lambda plugin: named)
    pilot = opened()
    assert [arena(pilot).called(name) for name in named] == ["mine.py --cold", "mine.py --hot", "other"]
    assert program_titles(["exec:./mine", "exec+competition:./mine", "hard"]) == {
        "exec:./mine": "exec:./mine",
        "exec+competition:./mine": "exec+competition:./mine",
    }
    pilot.app.close()


def test_in_the_theatre_it_is_no_news_any_more_that_a_deal_is_being_fetched() -> None:
    pilot = opened()
    page = play(pilot)
    pilot.app.toast("arena.opening")
    pilot.wait(0.3)
    page.deals.watch(0)
    pilot.wait(0.5)
    assert isinstance(pilot.screen, Theatre)
    assert pilot.app.language.text("arena.opening") not in [toast.text for toast in pilot.ui.toasts.toasts]
    pilot.app.close()


def test_later_deals_are_a_page_away() -> None:
    pilot = opened()
    page = arena(pilot)
    page._set_amount(1)
    play(pilot)
    page.turn(2)
    pilot.wait(0.3)
    assert bench(pilot).stage.find("arena.deal.3") is not None
    assert bench(pilot).stage.find("arena.deal.59") is None
    pilot.choose("arena.later")
    assert bench(pilot).stage.find("arena.deal.59") is not None
    pilot.choose("arena.earlier")
    assert bench(pilot).stage.find("arena.deal.3") is not None
    pilot.app.close()


def test_one_bot_alone_cannot_start() -> None:
    pilot = opened()
    pilot.choose("arena.bot.medium")
    assert why_not(pilot, "arena.start") == "It takes at least two."
    pilot.app.close()


def test_another_game_or_leaving_gives_the_work_up() -> None:
    pilot = opened()
    page = arena(pilot)
    page._set_amount(2)
    pilot.choose("arena.start")
    work = bench(pilot).work
    assert work is not None
    bench(pilot).open_tab(0)
    assert work.closed
    assert page.league is None
    bench(pilot).open_tab(2)
    pilot.choose("arena.start")
    work = bench(pilot).work
    pilot.click("page.back")
    pilot.wait(0.3)
    assert work is not None
    assert work.closed
    pilot.app.close()


@pytest.mark.parametrize(("ms", "told"), [(0.004, "0.0"), (0.065, "0.1"), (0.94, "0.9"), (7.26, "7.3"), (126.9, "127")])
def test_the_time_of_a_quick_bot_is_told_in_tenths(ms: float, told: str) -> None:
    assert brief(ms) == told


def test_rules_can_be_chosen() -> None:
    pilot = opened()
    pilot.choose("arena.preset", "arena.preset.choice.2")
    page = arena(pilot)
    assert page.preset.name != "house"
    play(pilot)
    assert page.league is not None
    assert page.league.contest.terms.preset == page.preset.name
    pilot.app.close()


@pytest.mark.parametrize(("language", "told"), [("en", "Easy: Plays the lowest"), ("zh", "简单：")])
def test_before_and_after_it_is_told_how_those_who_compete_play(language: str, told: str) -> None:
    pilot = opened(language=language)
    for _ in range(2):
        words = [one.text for one in pilot.screen.stage.top.walk() if isinstance(one, Paragraph)]
        assert any(text.startswith(told) for text in words), words
        assert not any("hard" in text for text in words), "who stays out is not told of"
        play(pilot)
    pilot.app.close()
