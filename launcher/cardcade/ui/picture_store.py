"""A store of finished pictures that forgets the longest unused ones when it holds too many pixels."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from pygame import Surface


class PictureStore:
    def __init__(self, megabytes: float) -> None:
        self.limit = int(megabytes * 2**20)
        self.held = 0
        self.made = 0
        """How many so far, also those that have given way."""
        self._pictures: dict[Hashable, _Kept] = {}
        self._asked = 0

    def __len__(self) -> int:
        return len(self._pictures)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._pictures

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """Asked for a hundred times in every frame: it notes the use instead of sorting by it."""
        self._asked += 1
        kept = self._pictures.get(key)
        if kept is None:
            return self._keep(key, make())
        kept.used = self._asked
        return kept.picture

    def drop(self, key: Hashable) -> None:
        """It will not be asked for again."""
        kept = self._pictures.pop(key, None)
        if kept is not None:
            self.held -= _weight(kept.picture)

    def clear(self) -> None:
        self._pictures.clear()
        self.held = 0

    def _keep(self, key: Hashable, picture: Surface) -> Surface:
        self._pictures[key] = _Kept(picture, self._asked)
        self.made += 1
        self.held += _weight(picture)
        if self.held > self.limit:
            self._make_room()
        return picture

    def _make_room(self) -> None:
        """The newest stays in any case."""
        for key, kept in sorted(self._pictures.items(), key=lambda item: item[1].used)[:-1]:
            if self.held <= self.limit:
                break
            del self._pictures[key]
            self.held -= _weight(kept.picture)


class _Kept:
    """A picture, and when it was asked for last."""

    __slots__ = ("picture", "used")

    def __init__(self, picture: Surface, used: int) -> None:
        self.picture, self.used = picture, used


def _weight(picture: Surface) -> int:
    """Of a part the whole of which it is a part: that stays as long."""
    whole = picture.get_abs_parent()
    return whole.get_width() * whole.get_height() * 4
