"""The same seed gives the same hash chain on every Python."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pluggy
import pytest

ROOT = Path(__file__).parents[2]
SOURCES = [
    ROOT / "launcher",
    *(ROOT / "plugins" / game for game in ("uno", "guandan", "gandengyan")),
    ROOT / "tests" / "thirdparty" / "crazy_eights",
]

CHAIN = """
import importlib, sys
sys.dont_write_bytecode = True
from cardcade import Match
from cardcade.engine.bots import RandomBot
from cardcade.engine.match import decision_stream
from cardcade.engine.turns import play_on
for name in ("crazy_eights", "cardcade_uno", "cardcade_guandan", "cardcade_gandengyan"):
    plugin = importlib.import_module(name).cardcade_game()
    game = plugin.game(plugin.rules())
    match = Match(game, plugin.seats[1], seed=2024)
    stream = decision_stream(2024, plugin.id, 0, 0)
    for _ in play_on(game, match.state, lambda seat, moves: stream.choice(moves), match.play):
        if len(match.steps) > 300:
            break
    print(name, len(match.steps), match.chain[-1])
"""


def pythons() -> list[str]:
    """Every other Python that could run Cardcade, on the path or among pyenv's."""
    versions = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = []
    for minor in range(11, 30):
        name = f"python3.{minor}"
        programs = [shutil.which(name), *map(str, versions.glob(f"*/bin/{name}"))]
        if minor != sys.version_info.minor:
            found += [program for program in programs if program and runs(program)][:1]
    return found


def runs(program: str) -> bool:
    """pyenv puts a name on the path for every version it has, whether or not it is switched on."""
    return subprocess.run([program, "-c", ""], capture_output=True).returncode == 0


def chain(python: str, folder: Path) -> str:
    """Nothing but the sources and pluggy, which is pure Python."""
    shutil.copytree(Path(pluggy.__file__).parent, folder / "pluggy", dirs_exist_ok=True)
    path = os.pathsep.join(map(str, [*SOURCES, folder]))
    done = subprocess.run(
        [python, "-c", CHAIN], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_python_found_plays_the_same_games(tmp_path: Path) -> None:
    others = pythons()
    if not others:
        pytest.skip("untested: no other Python ≥ 3.11 found")
    mine = chain(sys.executable, tmp_path)
    assert mine.count("\n") == 4
    for python in others:
        assert chain(python, tmp_path) == mine, python


def test_the_hash_seed_of_python_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = set()
    for seed in ("0", "1", "2"):
        monkeypatch.setenv("PYTHONHASHSEED", seed)
        told.add(chain(sys.executable, tmp_path))
    assert len(told) == 1
