"""What a rules page may be written in."""

from pathlib import Path

import pytest

from cardcade.shell.screens.rules.manual import Block, blocks

ROOT = Path(__file__).parents[3]
PAGES = sorted(page for folder in ("plugins", "extras", "launcher") for page in (ROOT / folder).rglob("rules.*.md"))


def test_a_table_becomes_a_list_below_its_heading() -> None:
    page = "Kinds:\n\n| kind | for example |\n|---|:--|\n| single | {{S7}} |\n| pair | {{S7}} {{H7}} |\n\nThat is all."
    assert blocks(page) == [
        Block("paragraph", "Kinds:"),
        Block("paragraph", "**kind** · **for example**"),
        Block("bullet", "**single** · {{S7}}"),
        Block("bullet", "**pair** · {{S7}} {{H7}}"),
        Block("paragraph", "That is all."),
    ]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parts[-3]}-{page.name}")
def test_no_page_of_ours_shows_the_marks_of_what_it_was_written_in(page: Path) -> None:
    for block in blocks(page.read_text("utf-8")):
        assert not [mark for mark in ("|", "`", "###", "](") if mark in block.text], block
