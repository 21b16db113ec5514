"""Statistics: what a history says of its players, and that the replays say the same."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from cardcade import Match, Result, Seat, discovery
from cardcade.discovery import Found
from cardcade.discovery.library import Library
from cardcade.engine.figures import Figure, Fold, folded
from cardcade.engine.film import OPEN, Film
from cardcade.engine.player import Player
from cardcade.engine.record import Beginning, Record
from cardcade.engine.turns import play_on
from cardcade.shell.store.reckoner import Reckoner
from cardcade.shell.store.saved import FinishedMatch, SavedMatch, game_of
from cardcade.shell.store.statistics import by_level, interval, statistics
from cardcade.shell.store.store import Store
from cardcade.shell.store.wanted import Ending, Period, Wanted

from ...recorded import GAMES
from .kept_game import Open

NOW = 1_000_000_000.0


def match(
    scores: Sequence[float] = (10, 0, 5),
    winners: Sequence[Seat] = (0,),
    levels: Sequence[str | None] = (None, "easy", "easy"),
    game: str = "uno",
    preset: str = "standard",
    days: float = 0.0,
) -> FinishedMatch:
    players = tuple(Player("", level, 1) for level in levels)
    beginning = Beginning(
        game=game, plugin_version="", rules_version=1, preset=preset, values={}, seed=1, players=players
    )
    result = Result(tuple(map(float, scores)), tuple(winners), tuple(winners))
    ended = NOW - days * 86_400
    return FinishedMatch(
        id=f"{game}{days}",
        beginning=beginning,
        result=result,
        ended=ended,
        seconds=60.0,
        steps=9,
        replayable=True,
        own=3,
    )


def test_of_two_at_one_screen_each_has_a_record_of_their_own() -> None:
    shared = match((10, 0, 5), (0,), (None, None, "easy"))
    people = (Player("Ann", None, 1, "a"), Player("Bo", None, 2, "b"), Player("", "easy", 3))
    shared = replace(shared, beginning=replace(shared.beginning, players=people))
    told = {name: statistics(Wanted(person=name).among([shared, WON], NOW)) for name in ("a", "b", "c")}
    assert [(told[name].played, told[name].won, told[name].places) for name in "abc"] == [
        (1, 1, {1: 1}),
        (1, 0, {3: 1}),
        (0, 0, {}),
    ]
    assert statistics([shared, WON]).won == 2


WON, LOST = match(), match((10, 20, 5), (1,))


def test_streaks_places_points_and_time_follow_from_the_results() -> None:
    last = match((0, 20, 5), (1,))
    told = statistics([WON, WON, LOST, last, WON, WON, WON])
    assert (told.played, told.won, *told.streak) == (7, 5, 2, 3)
    assert told.places == {1: 5, 2: 1, 3: 1}
    assert (told.points, told.seconds) == (60.0, 420.0)


def test_partners_share_a_place_and_so_do_those_who_end_level() -> None:
    partners = Result((9.0, 4.0, 9.0, 4.0), (0, 2), (2,))
    assert [partners.place(seat) for seat in range(4)] == [1, 2, 1, 2]
    fewest = Result((3.0, 0.0, 7.0, 3.0), (1,), (1,))
    assert [fewest.place(seat) for seat in range(4)] == [2, 1, 3, 2]


def test_matches_that_were_piloted_watched_or_imported_stand_apart() -> None:
    piloted, imported = replace(WON, own=0), replace(WON, imported=True)
    watched = match(levels=("easy", "easy", "easy"))
    apart = [piloted, imported, watched]
    assert statistics([*apart, WON]).played == 1
    assert Wanted(outcome=Ending.APART).among([*apart, WON], NOW) == apart


def test_the_interval_is_wilsons() -> None:
    low, high = interval(7, 10)
    assert (round(low, 3), round(high, 3)) == (0.397, 0.892)
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(5, 5)[1] == 1.0


def test_opponents_come_from_the_weakest_to_people() -> None:
    tables = [(None, None), (None, "easy", "hard"), (None, "hard"), (None, "expert"), (None, "easy")]
    played = [match([1.0] * len(levels), (0,), levels) for levels in tables]
    assert list(by_level(played)) == ["easy", "hard", "expert", "mixed", "people"]


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (Wanted(), [0, 1, 2, 3]),
        (Wanted(game="guandan"), [1]),
        (Wanted(preset="wild"), [2]),
        (Wanted(level="hard"), [3]),
        (Wanted(outcome=Ending.WON), [0, 1, 2]),
        (Wanted(outcome=Ending.LOST), [3]),
        (Wanted(outcome=Ending.STARRED), [2]),
        (Wanted(period=Period.WEEK), [0, 1]),
        (Wanted(game="uno", period=Period.MONTH), [0, 2]),
    ],
)
def test_the_history_is_narrowed_down(wanted: Wanted, found: list[int]) -> None:
    old = replace(match(preset="wild", days=20), starred=True)
    lost = match((1, 2), (1,), (None, "hard"), days=90)
    history = [match(), match(game="guandan", days=1), old, lost]
    assert [history.index(one) for one in wanted.among(history, NOW)] == found


def test_figures_are_summed_up_or_the_most_or_the_fewest() -> None:
    figures = (Figure("bombs"), Figure("stack", Fold.MOST), Figure("win", Fold.FEWEST), Figure("never", Fold.MOST))
    matches = [{"bombs": 2, "stack": 4, "win": 9}, {"bombs": 1, "stack": 8}, {"win": 7}]
    assert folded(figures, matches) == {"bombs": 3, "stack": 8, "win": 7}


def played(found: Found, seed: int) -> tuple[Record, dict[str, int]]:
    """A match at random, a single deal where a whole one is long, and the first seat's figures from its film."""
    preset = Library(found.plugin).find(found.plugin.default_preset)
    assert preset is not None
    seats = found.plugin.usual_seats(preset.rules)
    players = tuple(Player("", "easy" if seat else None, 1) for seat in range(seats))
    beginning = replace(found.beginning(preset, seed, players), whole_match=found.id != "guandan")
    game, draw = game_of(beginning, found.plugin), random.Random(seed)
    match: Match[Any, Any] = Match(game, seats, seed)
    for _ in play_on(game, match.state, lambda _, options: draw.choice(list(options)), match.play):
        pass
    record = Record.of(match, beginning)
    events = [event for _, told in Film(record, game).stretch(0, len(record.steps), OPEN) for event in told]
    return record, dict(game.figures_of(0, events))


def keep(store: Store, record: Record) -> None:
    saver = store.resume_match(SavedMatch(id=f"{record.beginning.seed}", record=record, state={}, seconds=1.0, own=999))
    assert record.result is not None
    assert saver.finish(record.result).wait(60)


@pytest.mark.parametrize("game_id", GAMES)
def test_statistics_are_those_that_follow_from_the_replays(open_store: Open, game_id: str) -> None:
    store, found = open_store(), discovery.find(game_id)
    assert isinstance(found, Found)
    matches = [played(found, seed) for seed in range(11, 15)]
    for record, _ in matches:
        keep(store, record)
    reckoner = Reckoner(store, {game_id: found.plugin})
    fresh = [reckoner.reckoned(match) for match in store.history()]
    told = statistics(store.history(), reckoner.figures(game_id))
    assert told == statistics(fresh, reckoner.figures(game_id))
    assert told.reckoned == told.played == len(matches)
    assert told.figures == folded(reckoner.figures(game_id), [figures for _, figures in matches])
    assert told.won == sum(0 in record.result.winners for record, _ in matches if record.result)
    assert any(told.figures.values())
