"""A stranger's game: built, pip-installed beside Cardcade in a fresh environment, listed and played."""

import importlib.util
import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

import pytest

SAMPLE = Path(__file__).parent / "thirdparty" / "crazy_eights"


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh venv that sees what is installed here, with the sample game installed by pip."""
    folder = tmp_path_factory.mktemp("fresh")
    # The build backend is not part of the test extra; where it happens to be installed nothing is fetched.
    isolation = ["--no-build-isolation"] if importlib.util.find_spec("hatchling") else []
    pip(sys.executable, "wheel", "--no-deps", *isolation, "--wheel-dir", str(folder), str(SAMPLE))
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "venv", with_pip=False)
    python = folder / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    see_what_is_installed_here(python)
    pip(str(python), "install", "--no-deps", "--no-index", str(wheel))
    return python


def see_what_is_installed_here(python: Path) -> None:
    told = subprocess.run([str(python), "-c", "import site; print(site.getsitepackages()[0])"], capture_output=True)
    here = [path for path in sys.path if path.endswith("site-packages")]
    lines = [f"import site; site.addsitedir({path!r})" for path in here]
    Path(os.fsdecode(told.stdout).strip(), "cardcade_of_the_tests.pth").write_text("\n".join(lines), "utf-8")


def pip(python: str, *arguments: str) -> None:
    command = [python, "-m", "pip", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", errors="replace")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture
def cardcade(environment: Path, own_home: Path) -> Any:
    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [str(environment), "-m", "cardcade", *arguments]
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", timeout=240)
        assert done.returncode == 0, done.stderr
        return done

    return run


def test_it_is_installed_in_the_fresh_environment_alone(environment: Path) -> None:
    find = "import crazy_eights; print(crazy_eights.__file__)"
    fresh = subprocess.run([str(environment), "-c", find], capture_output=True, text=True)
    assert str(environment.parent.parent) in fresh.stdout


def test_it_is_listed(cardcade: Any) -> None:
    games = {game["id"]: game for game in json.loads(cardcade("games", "--json").stdout)}
    assert games["crazy_eights"]["status"] == "ok"
    assert games["crazy_eights"]["distribution"] == "cardcade-crazy-eights"


def test_it_is_simulated(cardcade: Any) -> None:
    report = json.loads(cardcade("simulate", "crazy_eights", "--games", "50", "--jobs", "2", "--json").stdout)
    assert report["games"] == 50


def test_it_is_played_at_the_table_by_bots(cardcade: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("cardcade.shell.app.app")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    cardcade("play", "crazy_eights", "--autoplay", "--seats", "3", "--seed", "1")
