"""Replay files that anyone may have written: a clear sentence, whatever the numbers, and never too much memory."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cardcade.cli import main
from cardcade.engine.replay_file import BadReplay, read

REPLAY = Path(__file__).parents[1] / "fixtures" / "earlier" / "replays" / "uno-5-0.json"
MOST_MEMORY = 200 * 1024 * 1024


def replay(**changes: Any) -> str:
    return json.dumps({**json.loads(REPLAY.read_text("utf-8")), **changes})


NUMBERS = ["NaN", "Infinity", "-Infinity", "1e999", "-1e999", "9" * 40, "9" * 5000, "-" + "9" * 40]
PLACES = {
    "scores": {"result": {"scores": [0, "HERE"], "winners": [0], "first": [0]}},
    "winners": {"result": {"scores": [0, 0], "winners": ["HERE"], "first": [0]}},
    "seed": {"seed": "HERE"},
    "steps": {"steps": [{"seat": 0, "move": {"kind": "Draw", "number": "HERE"}}], "chain": ["", ""]},
    "preset": {"preset": {"name": "standard", "values": {"basic": {"hand_size": "HERE"}}}},
    "rules_version": {"rules_version": "HERE"},
}


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: number[:12])
@pytest.mark.parametrize("place", PLACES)
def test_a_number_that_no_match_has_is_refused_by_name(place: str, number: str) -> None:
    text = replay(**PLACES[place]).replace('"HERE"', number)
    with pytest.raises(BadReplay) as refused:
        read(text.encode())
    assert refused.value.reason.key == "replay.bad_number"
    assert len(str(refused.value.reason.args["number"])) <= 20


@pytest.mark.parametrize("seats", [10**15, -1, 0])
def test_a_strange_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(BadReplay):
        read(replay(seats=seats).encode())


def test_the_command_says_it_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.json"
    file.write_text(replay(**PLACES["scores"]).replace('"HERE"', "Infinity"), "utf-8")
    assert main(["replay", str(file), "--verify"]) == 1
    told = capsys.readouterr()
    assert "Infinity is not a number that a match can have" in told.err
    assert len(told.err.strip().splitlines()) == 1


MEASURED = """
import resource, sys
from cardcade.engine.replay_file import BadReplay, read
kind, size = sys.argv[1], 20 * 2**20
if kind == "steps":
    step = b'{"seat":0,"move":{"move":"Play","cards":["BJ.2"],"reading":{"kind":"single","key":"BJ","size":1}}}'
    link = b'"' + b"0123456789abcdef" * 4 + b'"'
    many = size // (len(step) + len(link) + 2)
    links = b",".join(b'"%064d"' % number for number in range(many + 1))
    raw = b'{"format":1,"chain":[' + links + b'],"steps":[' + b",".join([step] * many) + b']}'
    del links
else:
    part = {"dicts": b'{"a":1},', "words": b'"ab",', "numbers": b"12345,", "lists": b"[[[]]],"}.get(kind, b"0,")
    raw = b'{"format":1,"steps":[' + part * (size // len(part)) + b"0]}"
if kind == "just allowed":
    raw = b'{"format":1,"steps":[' + b'{"a":1},' * 499_000 + b'"%07d",' * 550_000 + b"0]}"
try:
    read(raw)
except BadReplay as bad:
    print(bad.reason.key)
try:  # rusage on Linux also remembers the process that this one was forked from
    (own,) = [line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM")]
    print(int(own) * 1024)
except OSError:
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="memory is measured otherwise there")
@pytest.mark.parametrize("kind", ["steps", "dicts", "words", "numbers", "lists", "just allowed"])
def test_twenty_megabytes_are_read_or_refused_within_two_hundred(kind: str) -> None:
    done = subprocess.run([sys.executable, "-c", MEASURED, kind], capture_output=True, text=True, check=True)
    key, memory = done.stdout.split()
    assert key == ("replay.bad_part" if kind in ("steps", "just allowed") else "replay.too_much")
    assert int(memory) < MOST_MEMORY
