"""What all tests share: a home of their own, English, and the sample game."""

import gc
import importlib
import itertools
import os
import shutil
import signal
import sys
from collections.abc import Callable, Generator, Iterator
from importlib.metadata import Distribution
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from cardcade import GamePlugin
from cardcade.discovery import strangers
from cardcade.shell.app import garbage
from cardcade.ui.text import Typesetter
from cardcade.ui.theme import Type

from . import made_once
from .drawn import words_cut_short

# The same examples on every run, however slow the machine: a failure is never a matter of luck.
settings.register_profile("cardcade", deadline=None, derandomize=True, database=None)
settings.load_profile("cardcade")

# Whoever runs the tests in the background ignores Ctrl+C, and so would every program that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)

CRAZY_EIGHTS = Path(__file__).parent / "thirdparty" / "crazy_eights"

Install = Callable[..., Path]

_tests_run = itertools.count(1)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Half characters that a test logs would stop the runner: what goes between its processes must be encodable."""
    report = yield
    report.sections = [(title, text.encode("utf-8", "backslashreplace").decode()) for title, text in report.sections]
    return report


def pytest_runtest_teardown() -> None:
    """Tables that were left hold pictures by the hundred megabytes: Python, which counts objects, is in no hurry."""
    if next(_tests_run) % 50 == 0:
        gc.unfreeze()
        gc.collect()


@pytest.fixture(scope="session", autouse=True)
def programs_are_compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Hundreds are started, and where Python may leave nothing beside the sources each would compile all of them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPYCACHEPREFIX", str(tmp_path_factory.getbasetemp() / "compiled"))
        patch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
        yield


@pytest.fixture(autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test reads or writes a real player's files."""
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("CARDCADE_HOME", str(home))
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.delenv("CARDCADE_SAFE_MODE", raising=False)
    return home


@pytest.fixture(autouse=True)
def nobody_elses_games(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which games are installed beside the tests is none of their business: they see those they install themselves."""
    real, ours = strangers.distributions, tmp_path_factory.getbasetemp().resolve()

    def within() -> list[Distribution]:
        return [one for one in real() if Path(str(one.locate_file(""))).resolve().is_relative_to(ours)]

    monkeypatch.setattr(strangers, "distributions", within)


@pytest.fixture(autouse=True)
def nobody_collects_garbage(monkeypatch: pytest.MonkeyPatch) -> None:
    """A player's table is opened in an empty house; ours among the leavings of a thousand tests, for a quarter of a
    second each time."""
    monkeypatch.setattr(garbage, "collect_before_play", lambda: None)


@pytest.fixture(autouse=True)
def what_never_changes_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs that a test starts make everything themselves."""
    made_once.share(monkeypatch)


@pytest.fixture(scope="session")
def crazy_eights() -> Iterator[GamePlugin]:
    """The sample game, straight from its folder."""
    sys.path.insert(0, str(CRAZY_EIGHTS))
    try:
        yield importlib.import_module("crazy_eights").cardcade_game()
    finally:
        sys.path.remove(str(CRAZY_EIGHTS))


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Puts a distribution where Python finds it, here and in child processes: `install("name", entry="module", …)`."""
    site = tmp_path / "site"
    site.mkdir()
    monkeypatch.syspath_prepend(str(site))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(site), os.environ.get("PYTHONPATH", "")])))
    before = set(sys.modules)

    def put(name: str, source: str | Path, entries: dict[str, str], version: str = "1.0") -> Path:
        module = next(iter(entries.values()))
        if isinstance(source, Path):
            shutil.copytree(source, site / module, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
        else:
            (site / f"{module}.py").write_text(source, "utf-8")
        info = site / f"{name.replace('-', '_')}-{version}.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", "utf-8")
        lines = [f"{entry} = {target}" for entry, target in entries.items()]
        (info / "entry_points.txt").write_text("\n".join(["[cardcade]", *lines, ""]), "utf-8")
        importlib.invalidate_caches()
        return site / module

    yield put
    for module in set(sys.modules) - before:
        if str(site) in str(getattr(sys.modules[module], "__file__", "")):
            del sys.modules[module]


@pytest.fixture
def installed_eights(install: Install) -> Iterator[Path]:
    """The sample game as an installed distribution; afterwards it is again what it was before."""
    before = sys.modules.pop("crazy_eights", None)
    yield install("cardcade-crazy-eights", CRAZY_EIGHTS / "crazy_eights", {"crazy_eights": "crazy_eights"})
    sys.modules.pop("crazy_eights", None)
    if before is not None:
        sys.modules["crazy_eights"] = before


@pytest.fixture
def cut() -> Iterator[list[str]]:
    """Every text that had to be shortened to be drawn."""
    with words_cut_short() as found:
        yield found


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> dict[str, int]:
    """Text → the height of its letters in pixels, the smallest if it is there more than once."""
    found: dict[str, int] = {}
    picture = Typesetter.picture

    def watched(self: Typesetter, text: str, type_: Type, colour: Any) -> Any:
        found[text] = min(self.pixels(type_), found.get(text, 999))
        return picture(self, text, type_, colour)

    monkeypatch.setattr(Typesetter, "picture", watched)
    return found
