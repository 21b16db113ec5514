"""The list of a table's parts: what a game brings is used everywhere, and what has moved is still found."""

from functools import cached_property

import pytest

from cardcade import GamePlugin
from cardcade.table import Parts
from cardcade.table.furniture import Furniture
from cardcade.table.told_by_rules import ToldByRules
from cardcade.testing.pilot import Pilot

GROUPS = {"furniture": Furniture, "told_by_rules": ToldByRules}
MEMBERS = [
    (group, name)
    for group, kind in GROUPS.items()
    for name, value in vars(kind).items()
    if isinstance(value, cached_property)
]


@pytest.fixture(scope="module")
def parts(crazy_eights: GamePlugin) -> Parts:
    return Pilot.at_table(crazy_eights).parts


@pytest.mark.parametrize(("group", "name"), MEMBERS)
def test_scenes_that_look_for_it_among_the_parts_as_it_was_still_find_it(parts: Parts, group: str, name: str) -> None:
    assert getattr(parts, name) is getattr(getattr(parts, group), name)
