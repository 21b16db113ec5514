"""A match of every preset comes out as it always did, step for step, on this Python and every newer one found."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pluggy
import pytest

from cardcade import discovery
from cardcade.discovery import Found
from cardcade.discovery.library import Library

from ..engine.test_python_versions import SOURCES, pythons
from . import golden_steps

SCRIPT = Path(golden_steps.__file__)
GOLDEN = json.loads(golden_steps.GOLDEN.read_text("utf-8"))


def test_every_bundled_preset_has_its_golden_match_with_its_rules() -> None:
    found = [one for one in discovery.bundled() if isinstance(one, Found)]
    now = {f"{one.id}/{preset.name}": preset.values for one in found for preset in Library(one.plugin).presets.values()}
    assert {name: one["values"] for name, one in GOLDEN.items()} == json.loads(json.dumps(now))


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_match_comes_out_as_it_did_step_for_step(name: str) -> None:
    assert golden_steps.first_difference(name, GOLDEN[name]) is None


def test_every_python_found_comes_to_the_same_steps(tmp_path: Path) -> None:
    others = pythons()
    if not others:
        pytest.skip("untested: no other Python ≥ 3.11 found")
    shutil.copytree(Path(pluggy.__file__).parent, tmp_path / "pluggy")
    path = os.pathsep.join(map(str, [*SOURCES, tmp_path]))
    for python in others:
        done = subprocess.run(
            [python, str(SCRIPT)], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True
        )
        assert done.stdout.split() == [str(len(GOLDEN))], (python, sys.version, done.stdout, done.stderr)
