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
from cardcade.engine.rules import rules_of

from ..engine.test_python_versions import SOURCES, pythons
from . import golden_steps

SCRIPT = Path(golden_steps.__file__)
GOLDEN = json.loads(golden_steps.GOLDEN.read_text("utf-8"))


def test_every_bundled_preset_has_its_golden_match_with_its_rules() -> None:
    """A key that a later version has gained takes its default."""
    plugins = {one.id: one.plugin for one in discovery.bundled() if isinstance(one, Found)}
    now = {
        f"{id}/{preset.name}": preset.rules for id, one in plugins.items() for preset in Library(one).presets.values()
    }
    golden = {name: rules_of(plugins[name.partition("/")[0]].rules, one["values"]) for name, one in GOLDEN.items()}
    assert golden == now


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
