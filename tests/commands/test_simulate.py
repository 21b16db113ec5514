"""`cardcade simulate`"""

import json
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.usefixtures("installed_eights")

FIELDS = "game preset seed seats jobs games moves seconds cpu_seconds wins first scores by_bot decision_ms"
TIMED = {"seconds", "cpu_seconds", "jobs", "decision_ms"}


def outcome(answer: Any) -> dict[str, Any]:
    return {key: value for key, value in answer.json.items() if key not in TIMED}


def test_it_reports_what_it_played(run: Any) -> None:
    report = run("simulate", "crazy_eights", "--games", 20, "--seats", 3, "--bots", "easy", "--seed", 7, "--json").json
    assert list(report) == FIELDS.split()
    assert (report["game"], report["preset"], report["seed"], report["seats"]) == ("crazy_eights", "standard", 7, 3)
    assert report["games"] == 20
    assert sum(report["first"]) == 20
    assert len(report["wins"]) == len(report["scores"]) == 3
    assert report["by_bot"]["easy"]["seats"] == 60
    assert report["by_bot"]["easy"]["wins"] == sum(report["wins"])
    assert report["decision_ms"]["easy"].keys() == {"p50", "p95", "n"}
    assert report["cpu_seconds"] > 0


def test_every_decision_is_counted_though_only_some_are_timed(run: Any) -> None:
    for bot in ("easy", "random"):
        report = run("simulate", "crazy_eights", "--games", 50, "--bots", bot, "--seed", 7, "--json").json
        assert report["decision_ms"][bot]["n"] == report["moves"] > 500


def test_a_bot_for_each_seat_says_how_many_sit_down(run: Any) -> None:
    command = ("simulate", "crazy_eights", "--games", 6, "--rotate", "--json", "--bots")
    assert run(*command, "easy,random").json["seats"] == 2
    assert run(*command, "easy,random,random").json["seats"] == 3


def test_the_seed_may_be_the_13_characters_of_a_deal_code(run: Any) -> None:
    command = ("simulate", "crazy_eights", "--games", 1, "--bots", "easy", "--json", "--seed")
    assert run(*command, "71F2GX3GN1WTE").json["seed"] == 8_123_456_789_012_345_678


def test_the_same_seed_gives_the_same_games(run: Any) -> None:
    command = ("simulate", "crazy_eights", "--games", 30, "--bots", "easy,random", "--seats", 2, "--json", "--seed")
    assert outcome(run(*command, 3)) == outcome(run(*command, 3))
    assert outcome(run(*command, 3)) != outcome(run(*command, 4))


def test_the_number_of_processes_changes_nothing(run: Any) -> None:
    command = ("simulate", "crazy_eights", "--games", 450, "--bots", "easy,random", "--seats", 2, "--seed", 5, "--json")
    assert outcome(run(*command)) == outcome(run(*command, "--jobs", 2))


def deals(folder: Path) -> list[str]:
    files = sorted(folder.glob("*.json"), key=lambda file: int(file.stem.rpartition("-")[2]))
    return [json.loads(file.read_text("utf-8"))["chain"][0] for file in files]


def test_deal_i_is_the_same_whatever_the_bots(run: Any, tmp_path: Path) -> None:
    for bots in ("easy", "random"):
        run("simulate", "crazy_eights", "--games", 5, "--seed", 1, "--bots", bots, "--record", tmp_path / bots)
    assert deals(tmp_path / "easy") == deals(tmp_path / "random")
    assert len(set(deals(tmp_path / "easy"))) == 5


def test_rotating_replays_each_deal_with_the_bots_moved_on_by_a_seat(run: Any, tmp_path: Path) -> None:
    command = ("--games", 6, "--seats", 3, "--bots", "easy,random,random", "--rotate", "--record", tmp_path, "--json")
    report = run("simulate", "crazy_eights", *command).json
    assert report["by_bot"]["easy"]["seats"] == 6
    first, second, third, other, *_ = deals(tmp_path)
    assert first == second == third != other
    seatings = [
        json.loads(file.read_text("utf-8"))["players"].index("easy")
        for file in sorted(tmp_path.glob("*.json"), key=lambda file: int(file.stem.rpartition("-")[2]))
    ]
    assert seatings == [0, 1, 2, 0, 1, 2]


def test_recorded_games_verify_and_recording_changes_nothing(run: Any, tmp_path: Path) -> None:
    command = ("simulate", "crazy_eights", "--games", 4, "--seed", 2, "--bots", "easy", "--json")
    assert outcome(run(*command)) == outcome(run(*command, "--record", tmp_path / "replays"))
    for file in (tmp_path / "replays").iterdir():
        assert run("replay", file, "--verify", "--json").json["ok"] is True


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("crazy_eight", "--games", 1), "did you mean crazy_eights?"),
        (("crazy_eights", "--games", 1, "--preset", "standart"), "did you mean standard?"),
        (("crazy_eights", "--games", 1, "--seats", 9), "this game is for 2–8 players"),
        (("crazy_eights", "--games", 1, "--bots", "clever"), "there are: easy, random"),
        (("crazy_eights", "--games", 1, "--bots", ""), "there are: easy, random"),
        (("crazy_eights", "--games", 1, "--bots", "easy,easy,easy", "--seats", 4), "3 bots do not fit 4 seats"),
        (("crazy_eights", "--games", 0), "is not a whole number from 1"),
        (("crazy_eights", "--games", "many"), "is not a whole number"),
        (("crazy_eights", "--games", 1, "--seed", "x"), "is not a whole number"),
        (("crazy_eights", "--games", 1, "--jobs", 0), "is not a whole number"),
        (("crazy_eights",), "--games"),
    ],
)
def test_wrong_usage_is_a_sentence_and_exit_code_2(run: Any, arguments: tuple[Any, ...], told: str) -> None:
    answer = run("simulate", *arguments)
    assert answer.code == 2
    assert told in answer.err
    assert answer.out == ""


def test_a_folder_that_cannot_be_made_is_a_sentence(run: Any, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    answer = run("simulate", "crazy_eights", "--games", 1, "--record", tmp_path / "file" / "x")
    assert (answer.code, answer.out) == (1, "")
    assert "cannot be written to" in answer.err


def edit(package: Path, old: str, new: str) -> None:
    code = package / "__init__.py"
    assert old in code.read_text("utf-8")
    code.write_text(code.read_text("utf-8").replace(old, new), "utf-8")


def test_a_bot_that_fails_is_named_with_its_line(run: Any, installed_eights: Path) -> None:
    edit(installed_eights, "return stream.choice(plain or plays or moves)", "return stream.choice([])")
    answer = run("simulate", "crazy_eights", "--games", 1, "--bots", "easy")
    assert answer.code == 1
    assert "IndexError" in answer.err
    assert "chance.py" in answer.err


def test_a_bot_that_cheats_is_caught(run: Any, installed_eights: Path) -> None:
    edit(installed_eights, "return stream.choice(plain or plays or moves)", "return Play(Card(0))")
    answer = run("simulate", "crazy_eights", "--games", 5, "--bots", "easy", "--seed", 1)
    assert answer.code == 1
    assert "Bot easy chose an illegal move" in answer.err


@pytest.mark.parametrize("game", ["uno", "guandan", "gandengyan"])
@pytest.mark.parametrize("match", [False, True])
def test_bundled_games_are_played_to_the_end_and_verify(run: Any, tmp_path: Path, game: str, match: bool) -> None:
    more = ["--match"] if match else []
    folder = tmp_path / "replays"
    answer = run("simulate", game, "--games", 2, "--bots", "random", "--seed", 1, "--record", folder, *more)
    assert answer.code == 0
    assert len(list(folder.iterdir())) == 2
    for file in folder.iterdir():
        assert run("replay", file, "--verify", "--json").json["ok"] is True
