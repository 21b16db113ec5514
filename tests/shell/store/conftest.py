"""What tests of the store share: the sample game, and stores that are closed in the end."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardcade import GamePlugin
from cardcade.shell.store.store import Store

from .kept_game import Open


@pytest.fixture
def plugin(crazy_eights: GamePlugin) -> GamePlugin:
    return crazy_eights


@pytest.fixture
def open_store(tmp_path: Path) -> Iterator[Open]:
    opened = []

    def opens(folder: Path = tmp_path, **options: Any) -> Store:
        opened.append(Store(folder, **options))
        return opened[-1]

    yield opens
    for store in opened:
        store.close()
