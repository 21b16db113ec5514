"""The games in extras/: built, installed by pip beside Cardcade in a fresh environment, played to the end."""

import ast
import importlib.util
import json
import os
import subprocess
import sys
import tarfile
import venv
from pathlib import Path
from typing import Any

import pytest

from .test_thirdparty import pip, see_what_is_installed_here

EXTRAS = Path(__file__).parent.parent / "extras"
GAMES = ("doudizhu", "hearts")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel and an sdist of each, made by the backend that their pyproject names."""
    folder, backend = tmp_path_factory.mktemp("built"), tmp_path_factory.mktemp("backend")
    if importlib.util.find_spec("hatchling") is None:  # fetched, as pip does for every build of its own
        pip(sys.executable, "install", "--target", str(backend), "hatchling>=1.25")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(backend), os.environ.get("PYTHONPATH")])))
        for game in GAMES:
            run(sys.executable, "-m", "hatchling", "build", "-d", str(folder), cwd=EXTRAS / game)
    return folder


@pytest.fixture(scope="module")
def environment(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh venv that sees what is installed here, with both games installed by pip."""
    folder = tmp_path_factory.mktemp("fresh")
    venv.create(folder / "venv", with_pip=False)
    python = folder / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    see_what_is_installed_here(python)
    wheels = map(str, sorted(built.glob("*.whl")))
    pip(str(python), "install", "--no-deps", "--no-index", "--ignore-installed", *wheels)
    return python


def run(*command: str, cwd: Path | None = None) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, encoding="utf-8", timeout=240)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def cardcade(environment: Path, own_home: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    return lambda *arguments: run(str(environment), "-m", "cardcade", *arguments)


@pytest.mark.parametrize("game", GAMES)
def test_the_sdist_has_the_game_its_rules_pages_and_its_tests(built: Path, game: str) -> None:
    (sdist,) = built.glob(f"*{game}*.tar.gz")
    with tarfile.open(sdist) as packed:
        inside = {name.split("/", 1)[1] for name in packed.getnames()}
    wanted = {"pyproject.toml", "README.md", f"{game}/locale/rules.zh.md", f"{game}/presets/standard.toml"}
    assert wanted | {f"{game}/game.py", f"{game}/assets/cover.svg", "tests/test_promises.py"} <= inside


@pytest.mark.parametrize("game", GAMES)
def test_it_is_imported_from_the_fresh_environment(environment: Path, game: str) -> None:
    where = run(str(environment), "-c", f"import {game}; print({game}.__file__)", cwd=environment.parent)
    assert str(environment.parent.parent) in where


def test_both_are_listed(cardcade: Any) -> None:
    games = {game["id"]: game for game in json.loads(cardcade("games", "--json"))}
    assert [(games[game]["status"], games[game]["distribution"]) for game in GAMES] == [
        ("ok", "cardcade-doudizhu"),
        ("ok", "cardcade-hearts"),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_it_is_simulated(cardcade: Any, game: str) -> None:
    assert json.loads(cardcade("simulate", game, "--games", "12", "--jobs", "1", "--json"))["games"] == 12


@pytest.mark.parametrize(("game", "preset"), [("doudizhu", "quick"), ("hearts", "short")])
def test_bots_play_a_match_to_the_end_at_the_table(cardcade: Any, game: str, preset: str) -> None:
    cardcade("play", game, "--autoplay", "--preset", preset, "--seed", "1")


@pytest.mark.parametrize("game", GAMES)
def test_it_uses_only_the_public_names(game: str) -> None:
    """As any third party: rules from cardcade and its rule kit, a scene from cardcade.table and cardcade.ui."""
    scene = {"cardcade.table", "cardcade.ui"}
    inside = [
        f"{file.name} imports {name}"
        for file in sorted((EXTRAS / game / game).rglob("*.py"))
        for name in imported(file)
        if name.startswith(("cardcade.", "pygame"))
        and not name.startswith("cardcade.rulekit")
        and not (file.stem == "scene" and name in scene)
    ]
    assert inside == []


def imported(file: Path) -> list[str]:
    nodes = [node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)]
    return [node.module or "" for node in nodes]


def code_lines(file: Path) -> int:
    """Lines of code: neither blank ones nor comments nor docstrings."""
    tree = ast.parse(file.read_text("utf-8"))
    texts = [node for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)]
    told = {line for node in texts for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)}
    lines = enumerate(file.read_text("utf-8").splitlines(), 1)
    return sum(1 for number, line in lines if number not in told and line.strip() and not line.strip().startswith("#"))


@pytest.mark.parametrize(("game", "rules", "scene"), [("doudizhu", 350, 0), ("hearts", 260, 60)])
def test_an_author_reads_it_in_one_sitting(game: str, rules: int, scene: int) -> None:
    files = {file.stem: code_lines(file) for file in (EXTRAS / game / game).glob("*.py")}
    assert files.pop("scene", 0) <= scene
    assert sum(files.values()) <= rules
