"""A store of finished pictures that forgets the longest unused ones when it holds too many pixels."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from pygame import Surface


class PictureStore:
    def __init__(self, megabytes: float) -> None:
        self.limit = int(megabytes * 2**20)
        self.held = 0
        self._pictures: OrderedDict[Hashable, Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._pictures)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._pictures

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        found = self._pictures.get(key)
        if found is None:
            found = make()
            self._keep(key, found)
        else:
            self._pictures.move_to_end(key)
        return found

    def clear(self) -> None:
        self._pictures.clear()
        self.held = 0

    def _keep(self, key: Hashable, picture: Surface) -> None:
        self._pictures[key] = picture
        self.held += _weight(picture)
        while self.held > self.limit and len(self._pictures) > 1:
            _, dropped = self._pictures.popitem(last=False)
            self.held -= _weight(dropped)


def _weight(picture: Surface) -> int:
    return picture.get_width() * picture.get_height() * 4
