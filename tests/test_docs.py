"""The documentation tells the truth: generated pages are fresh, links lead somewhere, hooks are explained."""

import importlib.util
import inspect
import re
from dataclasses import fields
from pathlib import Path

import pytest

from cardcade import plugins

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "README.zh.md", *sorted((ROOT / "docs").glob("*.md"))]


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
