"""The program for players without Python: built once, then tried as they would."""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MEGABYTES = 75

pytestmark = [
    pytest.mark.package,
    pytest.mark.timeout(1200),
    pytest.mark.skipif(importlib.util.find_spec("PyInstaller") is None, reason="pip install -e '.[package]'"),
]

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("program")
    places = ["--distpath", str(out), "--workpath", str(out / "work")]
    spec = str(ROOT / "packaging" / "cardcade.spec")
    subprocess.run([sys.executable, "-m", "PyInstaller", "--noconfirm", *places, spec], check=True, capture_output=True)
    return out / "cardcade"


@pytest.fixture
def program(folder: Path, tmp_path: Path) -> Run:
    """Runs it as on a machine that knows nothing of Python, without a display."""
    own = {"CARDCADE_HOME": str(tmp_path / "home"), "LANGUAGE": "en", "PATH": "/nowhere"}
    kept = {name: os.environ[name] for name in ("SYSTEMROOT", "TEMP", "TMPDIR") if name in os.environ}

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [str(folder / "cardcade"), *arguments]
        return subprocess.run(command, env={**kept, **own}, cwd=tmp_path, capture_output=True, text=True, timeout=1100)

    return run


def test_it_is_small_enough_to_send(folder: Path) -> None:
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    assert size <= MEGABYTES * 2**20


def test_it_passes_its_own_smoke_test(program: Run) -> None:
    done = program("--smoke-test")
    assert done.returncode == 0, done.stdout + done.stderr


def test_it_finds_the_bundled_games(program: Run) -> None:
    games = json.loads(program("games", "--json").stdout)
    assert {game["id"]: game["status"] for game in games} == {"uno": "ok", "guandan": "ok", "gandengyan": "ok"}


def test_its_workers_simulate(program: Run) -> None:
    done = program("simulate", "gandengyan", "--games", "4", "--bots", "easy", "--jobs", "2", "--json")
    assert json.loads(done.stdout)["games"] == 4


def test_its_bots_think_in_a_process_of_their_own(folder: Path, tmp_path: Path) -> None:
    seat = {"id": "1", "package": "cardcade_gandengyan", "rules": {}, "seats": 2}
    assert worker_says(folder, tmp_path / "home", seat) == {"id": "1", "ready": True, "said": []}


def worker_says(folder: Path, home: Path, request: dict[str, object]) -> object:
    """Its input stays open until it has answered: a worker ends with it."""
    inside = folder / "_internal"
    path = json.dumps([str(place) for place in (inside / "base_library.zip", inside / "lib-dynload", inside)])
    command, env = [str(folder / "cardcade"), "--bot-worker", path], {**os.environ, "CARDCADE_HOME": str(home)}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env, text=True) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(json.dumps(request) + "\n")
        worker.stdin.flush()
        return json.loads(worker.stdout.readline())


def test_a_dropped_in_game_finds_the_whole_standard_library(folder: Path, program: Run, tmp_path: Path) -> None:
    """`pip install --target …/_internal` is how a player adds a game to the program."""
    inside, sample = folder / "_internal", ROOT / "tests" / "thirdparty" / "crazy_eights" / "crazy_eights"
    shutil.copytree(sample, inside / "crazy_eights", ignore=shutil.ignore_patterns("__pycache__"))
    code = inside / "crazy_eights" / "__init__.py"
    unusual = "import colorsys, fractions, imaplib, mailbox, plistlib, sqlite3, statistics, wsgiref.util\n"
    code.write_text(code.read_text("utf-8").replace("\nimport ", f"\n{unusual}import ", 1), "utf-8")
    info = inside / "cardcade_crazy_eights-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: cardcade-crazy-eights\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[cardcade]\ncrazy_eights = crazy_eights\n")
    try:
        done = program("simulate", "crazy_eights", "--games", "2", "--bots", "easy", "--json")
        assert json.loads(done.stdout)["games"] == 2, done.stderr
    finally:
        shutil.rmtree(inside / "crazy_eights")
        shutil.rmtree(info)


def test_a_wheel_in_the_games_folder_is_played_with_its_bots_apart(folder: Path, program: Run, tmp_path: Path) -> None:
    """No pip, no Python: a file is dropped into a folder."""
    games, sample = tmp_path / "home" / "games", ROOT / "tests" / "thirdparty" / "crazy_eights"
    build = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(games), str(sample)]
    isolation = ["--no-build-isolation"] if importlib.util.find_spec("hatchling") else []
    subprocess.run([*build, *isolation], check=True, capture_output=True)
    listed = {game["id"]: game for game in json.loads(program("plugins", "list", "--json").stdout)}
    assert (listed["crazy_eights"]["status"], listed["crazy_eights"]["source"]) == ("ok", "dropped"), listed
    done = program("simulate", "crazy_eights", "--games", "4", "--bots", "easy", "--jobs", "2", "--json")
    assert json.loads(done.stdout)["games"] == 4, done.stderr
    played = program("play", "crazy_eights", "--autoplay", "--seats", "3", "--seed", "1")
    assert played.returncode == 0, played.stderr
    seat = {"id": "1", "package": "crazy_eights", "rules": {}, "seats": 3}
    assert worker_says(folder, tmp_path / "home", seat) == {"id": "1", "ready": True, "said": []}
