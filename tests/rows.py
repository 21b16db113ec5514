"""Tables of a test as one reads them: a row is a line, its cells stand between slashes."""

from __future__ import annotations


def rows(text: str) -> list[tuple[str, ...]]:
    """The cells of every line; all rows have as many."""
    found = [tuple(cell.strip() for cell in line.split("/")) for line in text.strip().splitlines()]
    assert len({len(row) for row in found}) == 1, "a row has another number of cells"
    return found
