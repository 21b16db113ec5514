"""The documentation tells the truth: generated pages are fresh, links lead somewhere, hooks are explained."""

import importlib.util
import inspect
import re
import sys
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from types import ModuleType

import pytest

from cardcade import GamePlugin, plugins
from cardcade.table import SCENE_VERSION, Parts
from cardcade.testing.pilot import Pilot

ROOT = Path(__file__).parent.parent
SAMPLE = ROOT / "tests" / "thirdparty" / "crazy_eights"
GUIDE = (ROOT / "docs" / "plugins.md").read_text("utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", GUIDE, re.S | re.M)
PAGES = [ROOT / "README.md", ROOT / "README.zh.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def test_the_preset_reference_is_what_the_schemas_say() -> None:
    spec = importlib.util.spec_from_file_location("reference", ROOT / "docs" / "build_preset_reference.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.PAGE.read_text("utf-8") == module.reference(), "run docs/build_preset_reference.py"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_to_a_file_leads_to_one(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", page.read_text("utf-8"))
    missing = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert not missing


def test_every_hook_and_every_field_of_a_plugin_is_documented() -> None:
    source = inspect.getsource(plugins)
    assert plugins.cardcade_game.__doc__
    for field in fields(plugins.GamePlugin):
        assert re.search(rf"^    {field.name}:.*\n    \"\"\"", source, re.M), field.name


def test_both_readmes_give_the_same_commands() -> None:
    english, chinese = (
        re.findall(r"```sh\n(.*?)```", (ROOT / name).read_text("utf-8"), re.S) for name in ("README.md", "README.zh.md")
    )
    assert [_bare(block) for block in english] == [_bare(block) for block in chinese]


def _bare(block: str) -> list[str]:
    return [line.split("#")[0].strip() for line in block.splitlines()]


@pytest.fixture
def sample(monkeypatch: pytest.MonkeyPatch) -> Iterator[GamePlugin]:
    """The game that the author's guide speaks of; afterwards it is no longer imported."""
    monkeypatch.syspath_prepend(str(SAMPLE))
    before = sys.modules.pop("crazy_eights", None)
    yield importlib.import_module("crazy_eights").cardcade_game()
    del sys.modules["crazy_eights"]
    if before is not None:
        sys.modules["crazy_eights"] = before


@pytest.fixture(params=BLOCKS, ids=lambda block: block.splitlines()[0].strip('"')[:40])
def block(request: pytest.FixtureRequest, sample: GamePlugin, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A block of code of the author's guide, as a module."""
    module = ModuleType("in_the_guide")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    exec(compile(request.param, "plugins.md", "exec"), vars(module))
    return module


def test_the_guide_has_code_to_try() -> None:
    assert len(BLOCKS) >= 4


def test_the_code_of_the_authors_guide_runs(block: ModuleType, sample: GamePlugin) -> None:
    """Its tests pass, its hook answers with the game, its table can be played at."""
    named = dict(vars(block))
    for test in (found for name, found in named.items() if name.startswith("test_")):
        test()
    if "cardcade_game" in named:
        assert named["cardcade_game"]().id == sample.id
    brought = [one for one in named.values() if isinstance(one, type) and issubclass(one, Parts)]
    for parts in (one for one in brought if one is not Parts):
        scene = f"{block.__name__}:{parts.__name__}"
        pilot = Pilot.at_table(replace(sample, scene=scene, scene_version=SCENE_VERSION), levels=["easy"] * 3, seats=3)
        assert isinstance(pilot.parts, parts)
        pilot.play_out()
