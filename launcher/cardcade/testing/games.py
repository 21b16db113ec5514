"""The games that are installed, for tests that play one."""

from __future__ import annotations

from cardcade import discovery
from cardcade.discovery import Found


def installed(game: str) -> Found:
    """The game of this id, which has to be there and whole."""
    found = discovery.find(game)
    assert isinstance(found, Found)
    return found
