"""Garbage is collected before play, and what lives is left in peace."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from cardcade.shell.app.garbage import collect_before_play


class Knot:
    """Holds itself."""

    def __init__(self) -> None:
        self.end = self


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    gc.unfreeze()


def test_what_nobody_holds_any_more_is_gone_and_what_lives_is_set_aside() -> None:
    dropped = weakref.ref(Knot())
    collect_before_play()
    assert dropped() is None
    assert gc.get_freeze_count() > 0


def test_what_was_set_aside_before_an_earlier_table_is_looked_at_again() -> None:
    knot = Knot()
    seen = weakref.ref(knot)
    collect_before_play()
    del knot
    collect_before_play()
    assert seen() is None
