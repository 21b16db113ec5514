"""The tools that judge the code, and the promises about who imports what."""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent / "commands"))
from starters import write_all

ROOT = Path(__file__).parent.parent
LAUNCHER = ROOT / "launcher"
OURS = ("cardcade", "cardcade_assets", "cardcade_uno", "cardcade_guandan", "cardcade_gandengyan")
GAMES = [ROOT / "plugins" / game for game in ("uno", "guandan", "gandengyan")]


def tool(name: str, *arguments: str, **environment: str) -> None:
    program = shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)
    assert program, f"{name} is in the test extra"
    around = {**os.environ, **environment}
    done = subprocess.run([program, *arguments], cwd=ROOT, env=around, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("action", [("check",), ("format", "--check")])
def test_ruff_has_nothing_to_say(action: tuple[str, ...]) -> None:
    tool("ruff", *action, "--no-cache", ".")


@pytest.mark.parametrize("platform", ["linux", "win32"])
def test_mypy_finds_every_type_in_order(platform: str, tmp_path: Path) -> None:
    """On Windows too: what Python lacks there is not asked for. And in what `cardcade new` writes."""
    started = write_all(tmp_path / "new")
    packages = [part for name in (*OURS, *started) for part in ("-p", name)]
    path = os.pathsep.join(str(tmp_path / "new" / name) for name in started)
    cache = str(ROOT / ".mypy_cache" / platform)  # kept: the next run looks only at what has changed
    tool("mypy", "--strict", "--platform", platform, "--cache-dir", cache, *packages, MYPYPATH=path)


def test_nobody_imports_what_they_should_not_know() -> None:
    tool("lint-imports", "--no-cache")


def test_the_extras_import_only_what_any_game_may() -> None:
    """They need not be installed for that."""
    beside = os.pathsep.join(str(ROOT / "extras" / game) for game in ("doudizhu", "hearts"))
    tool("lint-imports", "--no-cache", "--config", "extras/importlinter.toml", PYTHONPATH=beside)


def modules(root: Path, *patterns: str) -> Iterator[str]:
    for pattern in patterns:
        for file in sorted(root.glob(pattern)):
            parts = file.relative_to(root).with_suffix("").parts
            yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def pure_modules() -> list[str]:
    """Everything that a command or a bot's process needs; of a game all but its scene."""
    parts = [f"cardcade/{part}/*.py" for part in ("engine", "rulekit", "discovery", "commands")]
    house = modules(LAUNCHER, "cardcade/*.py", *parts)
    games = (module for game in GAMES for module in modules(game, "*/**/*.py") if "scene" not in module)
    return [module for module in (*house, "cardcade.shell.app.language", *games) if module != "cardcade.__main__"]


WITHOUT_PYGAME = """
import importlib, sys
sys.modules["pygame"] = None
for name in sys.argv[1:]:
    importlib.import_module(name)
"""


def test_pure_modules_need_no_pygame() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_PYGAME, *pure_modules()], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_a_bots_process_needs_neither_pydantic_nor_the_toml_libraries() -> None:
    """Resolved rule values go over, so a worker starts quickly."""
    code = (
        "import sys\nfrom cardcade import discovery\n"
        "assert all(isinstance(game, discovery.Found) for game in discovery.bundled())\n"
        "print(*({'pydantic', 'tomlkit', 'platformdirs', 'pygame'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stdout.strip()) == (0, ""), done.stderr


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


OUTSIDE = {"os", "io", "pathlib", "shutil", "tempfile", "subprocess", "sqlite3", "socket", "time", "datetime"}


def outside(file: Path) -> Iterator[str]:
    yield from (name for name in imported(file) if name.split(".")[0] in OUTSIDE)
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in ("open", "print", "input")
        ):
            yield f"{node.func.id}()"


def test_the_engine_touches_neither_files_nor_the_environment_nor_a_clock() -> None:
    files = sorted((LAUNCHER / "cardcade" / "engine").glob("*.py"))
    assert [f"{file.name}: {what}" for file in files for what in outside(file)] == []


def rule_files() -> list[Path]:
    return [file for game in GAMES for file in sorted(game.rglob("*.py")) if "scene" not in str(file.relative_to(game))]


def test_rules_and_bots_use_only_the_public_names() -> None:
    """A game is a third party like any other: `from cardcade import …` or its rule kit, never a module inside it."""
    inside = [
        f"{file.relative_to(ROOT)} imports {name}"
        for file in rule_files()
        for name in imported(file)
        if (name.startswith("cardcade.") and not name.startswith("cardcade.rulekit.")) or name.split(".")[0] == "pygame"
    ]
    assert inside == []


def test_every_module_says_what_lives_there() -> None:
    texts = {file: file.read_text("utf-8") for file in [*rule_files(), *LAUNCHER.rglob("*.py")]}
    silent = [file for file, text in texts.items() if text.strip() and not ast.get_docstring(ast.parse(text))]
    assert [str(file.relative_to(ROOT)) for file in silent] == []
