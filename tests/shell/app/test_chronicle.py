"""What the chronicle knows when it is read again while an earlier reading is still on its way."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cardcade.shell.app.chronicle import Chronicle
from cardcade.shell.app.service import Service
from cardcade.shell.app.shelf import Shelf
from cardcade.shell.store.store import Store

from ...recorded import recorded
from ..launcher import open_launcher


@pytest.fixture
def shelf() -> Shelf:
    return open_launcher().app.shelf


def test_an_earlier_reading_does_not_take_back_what_a_later_one_found(shelf: Shelf, tmp_path: Path) -> None:
    store, posted = Store(tmp_path / "ledger.sqlite", lambda: None), list[Callable[[], object]]()
    chronicle = Chronicle(shelf, Service(lambda: store), posted.append)
    chronicle.open()
    chronicle.wait()
    store.take_in(recorded("gandengyan", 1).record)
    chronicle.open()
    chronicle.wait()
    for tell in posted[:1]:
        tell()
    assert [match.imported for match in chronicle.matches] == [True]
    store.close()
