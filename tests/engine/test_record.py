"""Records survive their file and come out as they say, or tell where they do not."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from cardcade import Game, GamePlugin, Match
from cardcade.discovery import Found
from cardcade.discovery.replays import checked_game
from cardcade.engine.player import nameless
from cardcade.engine.presets import Preset
from cardcade.engine.record import Record, Verdict, verify
from cardcade.engine.replay_file import LONGEST, BadReplay, read, write


@pytest.fixture
def game(crazy_eights: GamePlugin) -> Game[Any, Any]:
    return crazy_eights.game(crazy_eights.rules())


@pytest.fixture
def record(crazy_eights: GamePlugin, game: Game[Any, Any]) -> Record:
    match = Match(game, 2, seed=4)
    while waiting := game.to_act(match.state):
        match.play(waiting[0], game.moves(match.state, waiting[0])[0])
    found = Found(crazy_eights, "cardcade-crazy-eights", "1.0", False)
    preset = Preset("standard", "crazy_eights", game.rules, {}, {}, "")
    return Record.of(match, found.beginning(preset, 4, nameless([None, "easy"])))


def edited(record: Record, change: Callable[[dict[str, Any]], object]) -> bytes:
    form = json.loads(write(record))
    change(form)
    return json.dumps(form).encode()


def test_a_replay_survives_its_file(record: Record) -> None:
    assert read(write(record).encode()) == record


def test_a_true_replay_is_verified_to_the_last_step(record: Record, crazy_eights: GamePlugin) -> None:
    again = read(write(record).encode())
    assert verify(again, checked_game(again.beginning, crazy_eights)) == Verdict(True, len(record.steps), None)


def test_another_seed_differs_from_the_deal_on(record: Record, game: Game[Any, Any]) -> None:
    other = read(edited(record, lambda form: form.update(seed=5)))
    assert verify(other, game) == Verdict(False, 0, 0)


def test_an_edited_move_differs_from_its_own_step_on(record: Record, game: Game[Any, Any]) -> None:
    other = read(edited(record, lambda form: form["steps"].__setitem__(2, {"seat": 0, "move": "Draw"})))
    assert verify(other, game).first_difference == 3


@pytest.mark.parametrize("step", [{"seat": 0, "move": "Cheat"}, {"seat": 1, "move": "Play", "card": "?"}])
def test_an_impossible_move_is_a_difference_not_a_crash(record: Record, game: Game[Any, Any], step: Any) -> None:
    other = read(edited(record, lambda form: form["steps"].__setitem__(0, step)))
    assert verify(other, game) == Verdict(False, 1, 1)


def test_an_edited_result_is_found(record: Record, game: Game[Any, Any]) -> None:
    other = read(edited(record, lambda form: form["result"].update(winners=[])))
    assert verify(other, game) == Verdict(False, len(record.steps), len(record.steps))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda form: form.update(format=99), "replay.other_format"),
        (lambda form: form.pop("format"), "replay.not_a_replay"),
        (lambda form: form.pop("seed"), "replay.bad_part"),
        (lambda form: form.update(seats="2"), "replay.bad_part"),
        (lambda form: form.update(seats=True), "replay.bad_part"),
        (lambda form: form.update(seats=10**9), "replay.bad_part"),
        (lambda form: form.update(players=["human"]), "replay.bad_part"),
        (lambda form: form["chain"].pop(), "replay.bad_part"),
        (lambda form: form["steps"].append(None), "replay.bad_part"),
        (lambda form: form["steps"][0].update(seat=7), "replay.bad_part"),
        (lambda form: form["preset"].update(values=[]), "replay.bad_part"),
        (lambda form: form["result"].update(scores="high"), "replay.bad_part"),
    ],
)
def test_a_damaged_file_is_refused_with_the_reason(record: Record, change: Any, reason: str) -> None:
    with pytest.raises(BadReplay) as caught:
        read(edited(record, change))
    assert caught.value.reason.key == reason


@pytest.mark.parametrize("raw", [b"", b"\xff", b"[" * 100_000, b"{", b"[]", b"null", b'"format"'])
def test_what_is_not_a_replay_at_all_is_refused(raw: bytes) -> None:
    with pytest.raises(BadReplay):
        read(raw)


def test_a_file_that_is_too_long_is_refused() -> None:
    with pytest.raises(BadReplay):
        read(b" " * (LONGEST + 1))


@pytest.mark.parametrize(
    "values", [{"deal": {"hand_size": 99}}, {"deal": {"x": 1}}, {"y": {}}, {"deal": {"hand_size": "5"}}]
)
def test_rule_values_that_are_not_this_games_are_refused(
    record: Record, crazy_eights: GamePlugin, values: dict[str, Any]
) -> None:
    other = read(edited(record, lambda form: form["preset"].update(values=values)))
    with pytest.raises(BadReplay):
        checked_game(other.beginning, crazy_eights)
