"""Replays come out as they say, or tell where they do not."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from cardcade import Game, GamePlugin, Match
from cardcade.discovery import Found
from cardcade.engine.presets import Preset
from cardcade.engine.replay import LONGEST, BadReplay, Replay, Verdict, read, verify, write
from cardcade.recording import game_of, record


@pytest.fixture
def game(crazy_eights: GamePlugin) -> Game[Any, Any]:
    return crazy_eights.game(crazy_eights.rules())


@pytest.fixture
def replay(crazy_eights: GamePlugin, game: Game[Any, Any]) -> Replay:
    match = Match(game, 2, seed=4)
    while waiting := game.to_act(match.state):
        match.play(waiting[0], game.moves(match.state, waiting[0])[0])
    found = Found(crazy_eights, "cardcade-crazy-eights", "1.0", False)
    preset = Preset("standard", "crazy_eights", game.rules, {}, {}, "")
    return record(found, preset, match, ("human", "easy"))


def edited(replay: Replay, change: Callable[[dict[str, Any]], object]) -> bytes:
    form = json.loads(write(replay))
    change(form)
    return json.dumps(form).encode()


def test_a_replay_survives_its_file(replay: Replay) -> None:
    assert read(write(replay).encode()) == replay


def test_a_true_replay_is_verified_to_the_last_step(replay: Replay, crazy_eights: GamePlugin) -> None:
    again = read(write(replay).encode())
    assert verify(again, game_of(crazy_eights, again)) == Verdict(True, len(replay.steps), None)


def test_another_seed_differs_from_the_deal_on(replay: Replay, game: Game[Any, Any]) -> None:
    other = read(edited(replay, lambda form: form.update(seed=5)))
    assert verify(other, game) == Verdict(False, 0, 0)


def test_an_edited_move_differs_from_its_own_step_on(replay: Replay, game: Game[Any, Any]) -> None:
    other = read(edited(replay, lambda form: form["steps"].__setitem__(2, {"seat": 0, "move": "Draw"})))
    assert verify(other, game).first_difference == 3


@pytest.mark.parametrize("step", [{"seat": 0, "move": "Cheat"}, {"seat": 1, "move": "Play", "card": "?"}])
def test_an_impossible_move_is_a_difference_not_a_crash(replay: Replay, game: Game[Any, Any], step: Any) -> None:
    other = read(edited(replay, lambda form: form["steps"].__setitem__(0, step)))
    assert verify(other, game) == Verdict(False, 1, 1)


def test_an_edited_result_is_found(replay: Replay, game: Game[Any, Any]) -> None:
    other = read(edited(replay, lambda form: form["result"].update(winners=[])))
    assert verify(other, game) == Verdict(False, len(replay.steps), len(replay.steps))


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
def test_a_damaged_file_is_refused_with_the_reason(replay: Replay, change: Any, reason: str) -> None:
    with pytest.raises(BadReplay) as caught:
        read(edited(replay, change))
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
    replay: Replay, crazy_eights: GamePlugin, values: dict[str, Any]
) -> None:
    with pytest.raises(BadReplay):
        game_of(crazy_eights, read(edited(replay, lambda form: form["preset"].update(values=values))))
