"""`cardcade tournament`"""

import errno
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pygame
import pytest

from cardcade.arena.contest import Contest

HEAD = "game preset seed seats jobs stopped deals games bots pairs"
FULL = """
import resource, signal, sys
from cardcade.cli import main
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
sys.exit(main(sys.argv[1:]))
"""
COMMAND = ("tournament", "gandengyan", "--bots", "easy,medium,random", "--seed", 3, "--json")


def outcome(answer: Any) -> dict[str, Any]:
    """Without what depends on the machine."""
    report = {key: value for key, value in answer.json.items() if key != "jobs"}
    for bot in report["bots"].values():
        del bot["decision_ms"]["p50"], bot["decision_ms"]["p95"]
    return report


def test_it_reports_every_bot_and_every_pair(run: Any) -> None:
    report = run(*COMMAND, "--deals", 30).json
    assert list(report) == HEAD.split()
    assert (report["deals"], report["games"], report["stopped"]) == (30, 180, "done")
    assert list(report["bots"]) == ["medium", "easy", "random"], "the strongest first"
    medium = report["bots"]["medium"]
    assert medium.keys() == {"deals", "wins", "first", "score", "lead", "elo", "decision_ms"}
    assert medium["wins"]["low"] < medium["wins"]["mean"] < medium["wins"]["high"]
    assert medium["decision_ms"]["n"] > 30
    assert sum(bot["wins"]["mean"] for bot in report["bots"].values()) == pytest.approx(1.5, abs=1e-4)
    assert [pair["bots"] for pair in report["pairs"]] == [["easy", "medium"], ["easy", "random"], ["medium", "random"]]


def test_the_same_seed_gives_the_same_table_whatever_the_jobs(run: Any) -> None:
    assert outcome(run(*COMMAND, "--deals", 12)) == outcome(run(*COMMAND, "--deals", 12, "--jobs", 2))


def test_it_ends_when_every_interval_is_narrow_enough_at_the_same_deal_whatever_the_jobs(run: Any) -> None:
    one, two = (outcome(run(*COMMAND, "--until", 0.15, "--jobs", jobs)) for jobs in (1, 2))
    assert one == two
    assert one["stopped"] == "until"
    assert all(pair["wins"]["high"] - pair["wins"]["low"] <= 0.15 for pair in one["pairs"])
    assert 20 <= one["deals"] < 1000


def test_the_time_left_is_that_until_the_intervals_are_narrow(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from cardcade.commands.progress import Progress

    expected: list[int] = []
    monkeypatch.setattr(Progress, "expect", lambda self, whole: expected.append(whole))
    report = run(*COMMAND, "--until", 0.15).json
    assert expected
    assert expected[-1] == pytest.approx(report["games"], rel=0.35)


def test_a_tournament_goes_on_from_its_file_as_if_it_had_never_stopped(run: Any, tmp_path: Path) -> None:
    whole = outcome(run(*COMMAND, "--deals", 12))
    file = tmp_path / "t.jsonl"
    assert run(*COMMAND, "--deals", 5, "--out", file).code == 0
    with file.open("a") as opened:
        opened.write('{"bout": 30, "sco')  # killed while it wrote
    assert outcome(run("tournament", "gandengyan", "--resume", file, "--deals", 12, "--json")) == whole
    assert len(file.read_text().splitlines()) == 1 + 12 * 6
    again = run("tournament", "gandengyan", "--resume", file, "--deals", 12, "--json")
    assert outcome(again) == whole, "nothing left to play"


@pytest.mark.parametrize(("goal", "games"), [(("--deals", 110), 660), (("--until", 0.15), None)])
def test_gone_on_with_it_plays_what_it_was_begun_for(run: Any, tmp_path: Path, goal: Any, games: int | None) -> None:
    whole = outcome(run(*COMMAND, *goal))
    assert whole["games"] == games or games is None
    file = tmp_path / "t.jsonl"
    assert run(*COMMAND, *goal, "--out", file).code == 0
    file.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:40]))
    assert outcome(run("tournament", "gandengyan", "--resume", file, "--json")) == whole


def test_gone_on_with_it_leaves_out_nothing_that_was_played_unless_asked_to(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "t.jsonl"
    assert run(*COMMAND, "--deals", 2, "--out", file).code == 0
    again = ("tournament", "gandengyan", "--resume", file, "--json")
    assert [run(*again, *words).json["deals"] for words in (("--deals", 5), (), ("--deals", 3))] == [5, 5, 3]


def test_interrupted_it_gives_the_partial_table(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    play = Contest.play

    def interrupted(*args: Any) -> Any:
        for number, one in play(*args):
            if number == 20:
                raise KeyboardInterrupt
            yield number, one

    monkeypatch.setattr(Contest, "play", interrupted)
    answer = run(*COMMAND, "--deals", 100)
    assert answer.code == 130
    assert (answer.json["stopped"], answer.json["deals"]) == ("interrupted", 3)


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT for one process")
def test_ctrl_c_ends_its_processes_too_and_keeps_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "t.jsonl"
    command = [sys.executable, "-m", "cardcade", *map(str, COMMAND), "--deals", "1000000", "--jobs", "2", "--out", file]
    environment = {**os.environ, "CARDCADE_HOME": str(tmp_path)}
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment)
    while not file.exists() or file.read_bytes().count(b"\n") < 20:
        assert running.poll() is None, running.communicate()
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130, err
    assert b"Traceback" not in err
    report = json.loads(out)
    assert report["stopped"] == "interrupted"
    assert report["games"] <= file.read_bytes().count(b"\n") - 1


def test_the_chart_is_a_picture(run: Any, tmp_path: Path) -> None:
    assert run(*COMMAND, "--deals", 4, "--chart", tmp_path / "chart.png").code == 0
    assert pygame.image.load(tmp_path / "chart.png").get_size() == (1440, 1080)


def test_the_chart_is_a_png_whatever_it_is_called(run: Any, tmp_path: Path) -> None:
    assert run(*COMMAND, "--deals", 4, "--chart", tmp_path / "chart.txt").code == 0
    assert (tmp_path / "chart.txt").read_bytes().startswith(b"\x89PNG")


def test_people_read_a_table(run: Any) -> None:
    answer = run("tournament", "gandengyan", "--bots", "easy,medium,random", "--seed", 3, "--deals", 4)
    assert len(answer.lines) == 1 + 3 + 3
    assert answer.lines[0] == "gandengyan, preset house, 2 seats, seed 3: 4 deals, 24 games"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("gandengyan", "--bots", "easy"), "at least two bots"),
        (("gandengyan", "--bots", "easy,easy"), "easy is named twice"),
        (("gandengyan", "--bots", "easy,meduim"), "did you mean medium?"),
        (("gandengyan", "--bots", "easy,search:x"), "such as search:400"),
        (("gandengyan", "--until", "2"), "is not a width between 0 and 1"),
        (("gandengyan", "--until", "nan"), "is not a width between 0 and 1"),
        (("gandengyan", "--deals", "0"), "is not a whole number"),
        (("gandengyan", "--seats", "9"), "this game is for 2–6 players"),
        (("gandengyann",), "did you mean gandengyan?"),
        (("gandengyan", "--chart", "/no/such/folder/x.png"), "cannot be written"),
    ],
)
def test_wrong_usage_is_a_sentence_and_exit_code_2(run: Any, arguments: tuple[Any, ...], told: str) -> None:
    answer = run("tournament", *arguments)
    assert (answer.code, answer.out) == (2, "")
    assert told in answer.err


def test_a_tournament_by_other_rules_of_the_game_is_not_gone_on_with(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "t.jsonl"
    assert run(*COMMAND, "--deals", 1, "--out", file).code == 0
    head, *bouts = file.read_text("utf-8").splitlines()
    file.write_text("\n".join([json.dumps(json.loads(head) | {"rules_version": 7}), *bouts, ""]), "utf-8")
    before = file.read_bytes()
    answer = run("tournament", "gandengyan", "--resume", file, "--deals", 2)
    assert (answer.code, answer.out) == (2, "")
    assert "was played by other rules of gandengyan (version 7, now 1)" in answer.err
    assert file.read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="no such limit there")
def test_a_disk_that_fills_up_is_a_sentence_and_what_is_in_the_file_can_be_gone_on_with(
    run: Any, tmp_path: Path
) -> None:
    file = tmp_path / "t.jsonl"
    full = (
        "import resource, signal, sys; from cardcade.cli import main; signal.signal(signal.SIGXFSZ, signal.SIG_IGN); "
    )
    full += "resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096)); sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-c", full, *map(str, COMMAND), "--deals", "20", "--out", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "LANGUAGE": "en"}, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"cardcade: {file} cannot be written: {os.strerror(errno.EFBIG)}\n"
    assert file.stat().st_size == 4096
    answer = run("tournament", "gandengyan", "--resume", file, "--deals", 2, "--json")
    assert (answer.code, answer.json["deals"]) == (0, 2)


@pytest.mark.parametrize(
    "changed",
    [
        {"seats": 99},
        {"teams": [0, 0]},
        {"terms": {"game": "gandengyan", "preset": "house", "values": {"deal": {"seats": 10**9}}}},
        {"terms": {"game": "gandengyan", "preset": "house", "values": {"x": 1}}},
    ],
    ids=str,
)
def test_a_tournament_that_the_game_cannot_play_is_not_gone_on_with(run: Any, tmp_path: Path, changed: Any) -> None:
    file = tmp_path / "t.jsonl"
    assert run(*COMMAND, "--deals", 1, "--out", file).code == 0
    head, *bouts = file.read_text("utf-8").splitlines()
    file.write_text("\n".join([json.dumps(json.loads(head) | changed), *bouts, ""]), "utf-8")
    before = file.read_bytes()
    answer = run("tournament", "gandengyan", "--resume", file, "--deals", 2)
    assert (answer.code, answer.out) == (1, "")
    assert "does not begin like a tournament" in answer.err or "is no result of that tournament" in answer.err
    assert file.read_bytes() == before


def test_a_file_is_neither_overwritten_nor_taken_for_another_tournament(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "t.jsonl"
    assert run(*COMMAND, "--deals", 1, "--out", file).code == 0
    before = file.read_bytes()
    for arguments, told in (
        (("gandengyan", "--out", file), "go on with it using --resume"),
        (("uno", "--resume", file), "is one of gandengyan"),
        (("gandengyan", "--resume", file, "--seed", 4), "--seed is 3 in this file"),
        (("gandengyan", "--resume", file, "--bots", "easy,hard"), "--bots is easy,medium,random in this file"),
        (("gandengyan", "--resume", tmp_path / "none"), "cannot be read"),
        (("gandengyan", "--resume", file, "--out", tmp_path / "new"), "leave out --out"),
    ):
        answer = run("tournament", *arguments)
        assert answer.code in (1, 2)
        assert told in answer.err
    assert file.read_bytes() == before
