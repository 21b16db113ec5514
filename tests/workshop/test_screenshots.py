"""Pictures of every screen and of typical moments, taken without a display."""

import json
import os
from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path

import pygame
import pytest

import doudizhu
from cardcade import GamePlugin
from cardcade.cli import main
from cardcade.discovery import Found
from cardcade.engine.cards import Place
from cardcade.engine.events import Event
from cardcade.shell.app.app import App
from cardcade.shell.app.house import silent_house
from cardcade.shell.app.settings import Settings
from cardcade.shell.screens.review.review import ReviewPage
from cardcade.shell.screens.theatre.theatre import Theatre
from cardcade.shell.window.clock import HandClock
from cardcade.shell.window.window import Headless
from cardcade.table.animation import Animation
from cardcade.table.director import Director
from cardcade.terminal import Terminal
from cardcade.testing.games import installed
from cardcade.testing.pilot import FRAME, Pilot
from cardcade.ui import Label
from cardcade.workshop.screenshots.album import Album
from cardcade.workshop.screenshots.long_plays import LONG, long_plays
from cardcade.workshop.screenshots.season import play_season
from cardcade.workshop.screenshots.table_visit import PEAK, TableVisit, curtain, named
from cardcade.workshop.tour import Stop, tour, watched

SIZE = (960, 600)


@pytest.fixture
def eights(crazy_eights: GamePlugin) -> Found:
    return Found(crazy_eights, "cardcade-crazy-eights", "1.0", bundled=False)


@pytest.fixture
def pilot(eights: Found) -> Iterator[Pilot]:
    """A launcher with one small game."""
    clock = HandClock()
    app = App(Headless(SIZE), silent_house(Settings(language="en"), clock=clock, games=[eights]))
    app.pages.open_home()
    pilot = Pilot.driving(app.loop, clock)
    pilot.app = app  # type: ignore[attr-defined]
    yield pilot
    app.close()


@pytest.fixture
def app(pilot: Pilot) -> App:
    app: App = pilot.app  # type: ignore[attr-defined]
    return app


def test_the_tour_shows_every_screen(app: App, pilot: Pilot) -> None:
    shown = {stop.screen: type(app.loop.screen).__name__ for stop in tour(app, pilot)}
    assert shown == {
        "home": "Home",
        "setup": "Setup",
        "settings": "SettingsPage",
        "rules": "RulesPage",
        "presets": "PresetsPage",
        "editor": "EditorPage",
        "lab": "Workbench",
        "arena": "Workbench",
        "history": "HistoryPage",
        "players": "ProfilesPage",
        "first_round": "TableScreen",
        "plugins": "PluginsPage",
        "crash": "CrashPage",
    }


def test_the_tour_of_somebody_who_has_played_shows_theatre_and_coach(eights: Found) -> None:
    clock = HandClock()
    app = App(Headless(SIZE), silent_house(Settings(language="en"), clock=clock, games=[eights], keeps=True))
    app.pages.open_home()
    pilot = Pilot.driving(app.loop, clock)
    play_season(app, 1)
    shown = {stop.screen: type(app.loop.screen).__name__ for stop in tour(app, pilot)}
    assert (shown["theatre"], shown["review"]) == ("Theatre", "ReviewPage")
    app.close()


def test_the_tour_shows_what_the_coach_has_found_and_the_place_it_speaks_of() -> None:
    clock, game = HandClock(), installed("gandengyan")
    app = App(Headless(SIZE), silent_house(Settings(language="en"), clock=clock, games=[game], keeps=True))
    app.pages.open_home()
    pilot = Pilot.driving(app.loop, clock)
    play_season(app, 4)
    seen = []
    for stop in watched(app, pilot):
        page = app.loop.screen
        if isinstance(page, ReviewPage):
            told = [widget.text for widget in page.stage.top.walk() if isinstance(widget, Label)]
            seen.append((stop.name, bool(page.review.marked) and "Better" in told))
        if isinstance(page, Theatre):
            seen.append((stop.name, any(mark.kind == "coach" for mark in page.feature.film.marks)))
    assert seen == [("review_gandengyan", True), ("theatre_gandengyan", True)]
    app.close()


def test_a_game_is_played_from_the_deal_to_its_last_board(app: App, pilot: Pilot, eights: Found) -> None:
    moments = [stop.moment or stop.screen for stop in TableVisit(app, pilot, eights).moments()]
    assert moments[:4] == ["deal", "my_turn", "hint", "pause"]
    assert moments[-1] == "final_board"


def test_a_picture_of_an_event_shows_that_event_at_its_liveliest(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, game = HandClock(), installed("uno")
    app = App(Headless(SIZE), silent_house(Settings(language="en"), clock=clock, games=[game]))
    began: dict[str, float] = {}
    shown = Director.animate

    def noting(director: Director, event: Event) -> Animation:
        began[named(event)] = clock.time
        return shown(director, event)

    monkeypatch.setattr(Director, "animate", noting)
    app.pages.open_home()
    visit, late = TableVisit(app, Pilot.driving(app.loop, clock), game), {}
    for stop in chain(visit.moments(), visit.rare()):
        if stop.moment == "event":
            late[stop.event] = clock.time - began[stop.event]
    assert {"round_began", "start_turned", "played", "reshuffled"} <= set(late)
    assert all(PEAK - FRAME <= seconds <= PEAK + FRAME for seconds in late.values()), late
    app.close()


def test_long_plays_are_looked_for_and_seen_as_they_lie() -> None:
    clock, game = HandClock(), installed("guandan")
    app = App(Headless(SIZE), silent_house(Settings(language="en"), clock=clock, games=[game]))
    app.pages.open_home()
    pilot, rows = Pilot.driving(app.loop, clock), {}
    for stop in long_plays(app, pilot, game):
        parts = pilot.parts
        before = {n: pile.owner for n, pile in enumerate(parts.piles.specs) if pile.place is Place.PLAYED}
        rows[stop.moment] = {owner: len(parts.cards.pile(n)) for n, owner in before.items() if parts.cards.pile(n)}
        assert not parts.queue.busy
    assert max(rows["long_plays"].values()) >= LONG
    assert rows["own_long_play"][0] >= LONG
    app.close()


def test_a_game_without_long_plays_has_no_picture_of_them(app: App, pilot: Pilot, eights: Found) -> None:
    assert list(long_plays(app, pilot, eights)) == []


def test_hands_that_are_laid_open_are_seen_before_the_board() -> None:
    clock, game = HandClock(), Found(doudizhu.cardcade_game(), "cardcade-doudizhu", "1.0", bundled=False)
    app = App(Headless(SIZE), silent_house(Settings(language="en"), clock=clock, games=[game]))
    app.pages.open_home()
    moments = [stop.moment for stop in TableVisit(app, Pilot.driving(app.loop, clock), game).moments()]
    assert moments.index("laid_open") == moments.index("round_board") - 1
    app.close()


def test_the_curtain_falls_between_two_people(app: App, pilot: Pilot) -> None:
    assert [pilot.table.curtain.title for _ in curtain(app, pilot)] == ["Player 2, it is your turn"]  # type: ignore[union-attr]


def test_the_manifest_says_what_each_picture_shows(app: App, pilot: Pilot, tmp_path: Path) -> None:
    album = Album(tmp_path, SIZE, "en", Terminal())
    for stop in islice(tour(app, pilot), 2):
        album.add(stop, pilot)
    album.close()
    first, second = json.loads((tmp_path / "manifest.json").read_text("utf-8"))
    assert first == {
        "file": "home.en.png",
        "screen": "home",
        "game": None,
        "lang": "en",
        "size": [960, 600],
        "shows": "the launcher",
    }
    assert second["game"] == "crazy_eights"
    assert pygame.image.load(tmp_path / first["file"]).get_size() == SIZE


def test_a_second_language_joins_the_same_album(app: App, pilot: Pilot, tmp_path: Path) -> None:
    for language in ("en", "zh", "en"):
        album = Album(tmp_path, SIZE, language, Terminal())
        album.add(Stop("home", "home"), pilot)
        album.close()
    files = [picture["file"] for picture in json.loads((tmp_path / "manifest.json").read_text("utf-8"))]
    assert sorted(files) == ["home.en.png", "home.zh.png"]


def test_every_moment_has_words_in_both_languages(app: App, pilot: Pilot, eights: Found) -> None:
    stops = [*TableVisit(app, pilot, eights).moments(), *curtain(app, pilot), *tour(app, pilot)]
    terminal = Terminal()
    for language in ("zh", "en"):
        terminal.language.use(language)
        for stop in stops:
            assert terminal.language.knows(f"command.screenshots.shows.{stop.moment or stop.screen}")


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_the_command_takes_them_all_and_touches_nothing_of_the_player(own_home: Path, tmp_path: Path) -> None:
    out = tmp_path / "pictures"
    assert main(["screenshots", "--out", str(out), "--size", "960x600", "--lang", "zh"]) == 0
    pictures = json.loads((out / "manifest.json").read_text("utf-8"))
    assert {picture["game"] for picture in pictures} == {None, "uno", "guandan", "gandengyan"}
    assert all((out / picture["file"]).is_file() for picture in pictures)
    assert os.listdir(own_home) == []
