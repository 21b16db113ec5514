"""A tour of the launcher: every page once, for pictures and for trying a build."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cardcade.discovery.editing import Editing
from cardcade.shell.app.app import App
from cardcade.shell.screens.arena.arena import Arena
from cardcade.shell.screens.common.workbench import Workbench
from cardcade.shell.screens.crash.crash import CrashPage
from cardcade.shell.screens.history.history import HistoryPage
from cardcade.shell.screens.lab.lab import Lab
from cardcade.shell.screens.presets.presets import PresetsPage
from cardcade.shell.screens.review.review import ReviewPage
from cardcade.shell.screens.settings.settings import TABS, SettingsPage
from cardcade.testing.pilot import Pilot

BOUTS, LAB_BOUTS = 24, 60
"""Games between bots after which there is something to look at."""
LOOKED_AT = 8
"""Matches in which a mark of the coach is looked for."""
SETTLED = 0.6
"""Seconds after which a page has faded in."""


class Stop(NamedTuple):
    """Something to look at: its name, what kind of screen it is, the game it belongs to, what happens there."""

    name: str
    screen: str
    game: str | None = None
    moment: str = ""
    event: str = ""


def tour(app: App, pilot: Pilot) -> Iterator[Stop]:
    """From Home to every page and back; the page is there while its stop is looked at."""
    yield from _seen(pilot, Stop("home", "home"))
    for found in app.shelf.playable:
        app.pages.open_setup(found.id)
        yield from _left(pilot, Stop(f"setup_{found.id}", "setup", found.id))
    app.pages.open_profiles(new=not app.profiles.people)
    yield from _left(pilot, Stop("players", "players"))
    yield from _settings(app, pilot)
    for found in app.shelf.playable:
        app.pages.open_rules(found.id)
        yield from _left(pilot, Stop(f"rules_{found.id}", "rules", found.id))
    yield from _presets(app, pilot)
    yield from _editors(app, pilot)
    yield from _labs(app, pilot)
    yield from _history(app, pilot)
    yield from watched(app, pilot)
    yield from _first_rounds(app, pilot)
    app.pages.open_plugins()
    yield from _left(pilot, Stop("plugins", "plugins"))
    app.loop.push(CrashPage(app, _crash()))
    yield from _left(pilot, Stop("crash", "crash"))


def _settings(app: App, pilot: Pilot) -> Iterator[Stop]:
    for number, tab in enumerate(TABS):
        page = SettingsPage(app)
        page.tab = number
        app.loop.push(page)
        yield from _left(pilot, Stop(f"settings_{tab}", "settings"))


def _presets(app: App, pilot: Pilot) -> Iterator[Stop]:
    for number, found in enumerate(app.shelf.playable):
        page = PresetsPage(app)
        page.tab = number
        app.loop.push(page)
        yield from _left(pilot, Stop(f"presets_{found.id}", "presets", found.id))


def _editors(app: App, pilot: Pilot) -> Iterator[Stop]:
    """A copy of every game's default with its first switch turned."""
    for found in app.shelf.playable:
        library, code = app.shelf.library(found), app.language.code
        editing = Editing.copy(library, library.default, code, library.default.names[code])
        for key in [key for key in editing.keys if key.kind is bool][:1]:
            editing.set(key, not editing.value(key))
        app.pages.open_editor(found, editing)
        yield from _left(pilot, Stop(f"editor_{found.id}", "editor", found.id))


def _labs(app: App, pilot: Pilot) -> Iterator[Stop]:
    """The rule lab and the arena, each after its first games."""
    found = app.shelf.playable[0]
    bench = Workbench(app, lambda bench: Lab(bench, found))
    app.loop.push(bench)
    yield from _worked(pilot, bench, LAB_BOUTS, Stop("lab", "lab", found.id))
    bench = Workbench(app, Arena)
    app.loop.push(bench)
    yield from _worked(pilot, bench, BOUTS, Stop("arena", "arena", found.id))


def _worked(pilot: Pilot, bench: Workbench, bouts: int, stop: Stop) -> Iterator[Stop]:
    bench.start()
    work = bench.work
    if work is not None:  # a game with a single preset has nothing to compare
        pilot.wait_until(lambda: work.done >= bouts or work.over)
        bench.stop()
    yield from _left(pilot, stop)


def _history(app: App, pilot: Pilot) -> Iterator[Stop]:
    """The matches, and what they say in charts and in a table."""
    for name, tab, as_table in (("history", 0, False), ("statistics", 1, False), ("statistics_table", 1, True)):
        page = HistoryPage(app, tab)
        page.statistics.as_table = as_table
        app.chronicle.wait()
        app.loop.push(page)
        yield from _left(pilot, Stop(name, "history", moment="statistics" if tab else ""))


def watched(app: App, pilot: Pilot) -> Iterator[Stop]:
    """Of every game that was played a match: what the coach says of it, and the place it speaks of in the theatre."""
    for found in app.shelf.playable:
        page = _reviewed(app, pilot, found.id)
        if page is None:
            continue
        if page.review.marked:
            pilot.click("review.show")
        yield from _seen(pilot, Stop(f"review_{found.id}", "review", found.id))
        if page.review.marked:
            pilot.click("review.watch")
        else:
            record = page.review.what.record
            app.pages.open_theatre(record, len(record.steps) // 2)
        yield from _left(pilot, Stop(f"theatre_{found.id}", "theatre", found.id))
        pilot.loop.pop()


def _reviewed(app: App, pilot: Pilot, game: str) -> ReviewPage | None:
    """The game's newest match in which something is marked, or the last that was looked at."""
    store = app.store() if app.store is not None else None
    page: ReviewPage | None = None
    for match in store.history(LOOKED_AT, game) if store is not None else ():
        if page is not None:
            pilot.loop.pop()
        app.pages.open_review(match)
        page = pilot.loop.screen if isinstance(pilot.loop.screen, ReviewPage) else None
        if page is None:
            continue
        review = page.review
        pilot.wait_until(lambda: review.done)  # noqa: B023  # asked at once
        pilot.wait(SETTLED)
        if review.marked:
            break
    return page


def _first_rounds(app: App, pilot: Pilot) -> Iterator[Stop]:
    """Every guided first round, at its first bubble."""
    for found in app.shelf.playable:
        if app.first_rounds.has(found.id):
            app.first_rounds.open(found.id)
            pilot.wait_until(lambda: pilot.table.parts.furniture.guidance.holds)
            yield from _seen(pilot, Stop(f"first_round_{found.id}", "first_round", found.id))
            app.tables.leave()


def _seen(pilot: Pilot, stop: Stop) -> Iterator[Stop]:
    pilot.wait(SETTLED)
    yield stop


def _left(pilot: Pilot, stop: Stop) -> Iterator[Stop]:
    yield from _seen(pilot, stop)
    pilot.loop.pop()


def _crash() -> Exception:
    """A real one, so that the page has a trace to show."""
    try:
        [].pop()
    except IndexError as error:
        return error
    raise AssertionError("an empty list has nothing to pop")
