"""What is still to be shown: steps, events and views in order, one after the other, or all at once."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from cardcade.engine.events import Event
from cardcade.engine.match import Step
from cardcade.engine.state import View
from cardcade.table.animation import Animation, Still
from cardcade.table.cards.cards import Cards

E = TypeVar("E", bound=Event)
Item = Step[Any] | Event | View[Any]


def _nothing(_: Item) -> Animation:
    return Still()


class Queue:
    """Performs the next item when the one before is over. `perform` and `fetch` are the scene's."""

    def __init__(self, cards: Cards) -> None:
        self._cards = cards
        self.waiting: deque[Item] = deque()
        self.playing: Animation = Still()
        self.perform: Callable[[Item], Animation] = _nothing
        self.fetch: Callable[[], object] = lambda: None
        """Looks whether there is something new to show."""

    @property
    def busy(self) -> bool:
        """Whether something is still being shown; at rest the picture is what the player can answer."""
        return bool(self.waiting) or not self.playing.done or self._cards.flying

    def run(self, dt: float) -> None:
        self.playing.update(dt)
        while self.playing.done and self.waiting:
            self.playing = self.perform(self.waiting.popleft())
            self.playing.update(0.0)

    def finish(self) -> None:
        """Shows the end of everything still to be shown, at once."""
        self.playing.finish()
        while self.waiting:
            self.playing = self.perform(self.waiting.popleft())
            self.playing.finish()
        self._cards.finish()

    def settle(self) -> None:
        """A click during an animation ends it, and still counts."""
        if self.busy:
            self.finish()

    @property
    def brought(self) -> list[Event]:
        """The events that come before anything else does: what the step before them brings."""
        return leading_events(self.waiting)

    @property
    def coming(self) -> View[Any] | None:
        """The position that is shown after what happens now."""
        return next((item for item in self.waiting if isinstance(item, View)), None)

    def take_while(self, kind: type[E], met: Callable[[E], bool]) -> list[E]:
        """The events of that kind that come next and meet this, taken out to be performed together."""
        taken: list[E] = []
        while self.waiting and isinstance(first := self.waiting[0], kind) and met(first):
            taken.append(first)
            self.waiting.popleft()
        return taken


def leading_events(items: Iterable[Item]) -> list[Event]:
    """Those at the front, up to the next step or view."""
    found = []
    for item in items:
        if not isinstance(item, Event):
            break
        found.append(item)
    return found
