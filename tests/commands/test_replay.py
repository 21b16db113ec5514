"""`cardcade replay`"""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from cardcade.discovery.replays import read_replay
from cardcade.shell.store.store import Store
from cardcade.terminal import FAILED


@pytest.fixture
def replay(run: Any, tmp_path: Path, installed_eights: Path) -> Path:
    run("simulate", "crazy_eights", "--games", 1, "--seed", 1, "--seats", 2, "--bots", "easy", "--record", tmp_path)
    return tmp_path / "crazy_eights-1-0.json"


def test_a_true_replay_verifies(run: Any, replay: Path) -> None:
    steps = len(json.loads(replay.read_text("utf-8"))["steps"])
    answer = run("replay", replay, "--verify", "--json")
    assert (answer.code, answer.json) == (0, {"ok": True, "steps": steps, "first_difference": None})
    assert run("replay", replay, "--verify").out == f"Identical: {steps} steps.\n"


def test_an_edited_replay_tells_the_first_different_step(run: Any, replay: Path) -> None:
    form = json.loads(replay.read_text("utf-8"))
    form["chain"][2] = "0" * 64
    replay.write_text(json.dumps(form), "utf-8")
    answer = run("replay", replay, "--verify", "--json")
    assert (answer.code, answer.json) == (1, {"ok": False, "steps": 2, "first_difference": 2})


def test_without_verify_it_is_described(run: Any, replay: Path) -> None:
    assert run("replay", replay).out.startswith("crazy_eights, preset standard, seed ")
    assert run("replay", replay, "--json").json["players"] == ["easy", "easy"]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"game": "whist"}, "there is no game called whist"),
        ({"format": 7}, "format 7"),
        ({"seats": 9, "players": ["easy"] * 9}, "damaged"),
        ({"preset": {"name": "x", "values": {"deal": {"hand_size": -1}}}}, "deal.hand_size"),
    ],
)
def test_a_replay_that_cannot_be_used_is_a_sentence(run: Any, replay: Path, change: dict[str, Any], told: str) -> None:
    replay.write_text(json.dumps({**json.loads(replay.read_text("utf-8")), **change}), "utf-8")
    answer = run("replay", replay, "--verify")
    assert answer.code in (1, 2)
    assert told in answer.err


def test_no_file_no_replay(run: Any, tmp_path: Path) -> None:
    for path, told in (
        (tmp_path / "absent.json", "no file and no finished match called"),
        (tmp_path, "cannot be read"),
    ):
        answer = run("replay", path)
        assert (answer.code, answer.out) == (1, "")
        assert told in answer.err


def test_frames_of_a_stretch_are_written_without_a_display(run: Any, replay: Path, tmp_path: Path) -> None:
    answer = run("replay", replay, "--frames", tmp_path / "frames", "--from", 2, "--to", 3, "--size", "480x270")
    assert answer.code == 0, answer.err
    frames = sorted((tmp_path / "frames").glob("*.png"))
    assert len(frames) > 10
    assert frames[0].read_bytes() != frames[-1].read_bytes()


def test_a_moving_picture_of_a_stretch_is_written(run: Any, replay: Path, tmp_path: Path) -> None:
    image = pytest.importorskip("PIL.Image")
    answer = run("replay", replay, "--gif", tmp_path / "clip.gif", "--from", 2, "--to", 2, "--size", "480x270")
    assert answer.code == 0, answer.err
    with image.open(tmp_path / "clip.gif") as clip:
        assert clip.size == (480, 270)
        assert clip.n_frames > 5


def test_on_a_full_disk_an_earlier_moving_picture_stays_and_nothing_else_does(
    run: Any, replay: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    made = tmp_path / "clips" / "bomb.gif"
    made.parent.mkdir()
    made.write_bytes(b"an earlier one")
    monkeypatch.setattr("cardcade.whole_files.os.fsync", full)
    refused = run("replay", replay, "--gif", made, "--from", 2, "--to", 2, "--size", "480x270")
    assert refused.code == FAILED
    assert "No space left on device" in refused.err
    assert [file.read_bytes() for file in made.parent.iterdir()] == [b"an earlier one"]


def test_without_pillow_a_sentence_says_what_to_install(
    run: Any, replay: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    answer = run("replay", replay, "--gif", tmp_path / "clip.gif", "--to", 1, "--size", "480x270")
    assert answer.code == 1
    assert "cardcade[pictures]" in answer.err
    assert not (tmp_path / "clip.gif").exists()


def test_a_match_of_the_history_is_found_by_its_id(run: Any, replay: Path) -> None:
    store = Store()
    assert store.take_in(read_replay(replay))
    (match,) = store.history()
    store.close()
    assert run("replay", match.id[:10], "--json").json["game"] == "crazy_eights"
    assert run("replay", match.id[:10], "--verify").code == 0
    assert "there is no file and no finished match called 0000aaaa" in run("replay", "0000aaaa").err


@pytest.mark.parametrize("size", ["big", "10x10", "99999x99999"])
def test_a_size_that_is_none_is_refused(run: Any, replay: Path, tmp_path: Path, size: str) -> None:
    assert run("replay", replay, "--frames", tmp_path / "frames", "--size", size).code == 2


@pytest.mark.parametrize("stretch", [("--from", 9000), ("--from", 3, "--to", 2)])
def test_a_stretch_that_is_not_there_is_refused(
    run: Any, replay: Path, tmp_path: Path, stretch: tuple[Any, ...]
) -> None:
    answer = run("replay", replay, "--frames", tmp_path / "frames", *stretch)
    assert answer.code == 2
    assert "this match has" in answer.err
    assert not (tmp_path / "frames").exists()


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("--from", 3), "--from can do nothing here"),
        (("--verify", "--from", 3), "--from can do nothing here"),
        (("--to", 3, "--size", "480x270"), "--to, --size can do nothing here"),
        (("--watch", "--to", 3), "--to can do nothing with --watch"),
    ],
)
def test_a_stretch_or_a_size_that_nothing_would_heed_is_refused(
    run: Any, replay: Path, given: tuple[Any, ...], told: str
) -> None:
    answer = run("replay", replay, *given)
    assert (answer.code, answer.out) == (2, "")
    assert told in answer.err
