"""The promises of the picture: after the events' animations, showing the view changes nothing; the scene is there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from cardcade.engine.cards import HIDDEN, Card, Pile, Seat
from cardcade.engine.events import Event, Moved
from cardcade.engine.match import seen
from cardcade.plugins import GamePlugin
from cardcade.testing.conformance.findings import Fault, fallen
from cardcade.testing.conformance.trial import Moment

Picture = list[Counter[Card]]
"""What lies on each pile as one seat sees it, in no order."""


def events_tell_all(moment: Moment) -> Iterator[str]:
    """Moving cards as a seat's events say turns the picture of its old view into that of its new one."""
    for act in moment.acts:
        after, events = moment.play(moment.state, act)
        for seat in moment.seats:
            yield from (f"seat {seat}, {moment.told(act)}: {slip}" for slip in slips(moment.state, after, events, seat))


def slips(before: Any, after: Any, events: Sequence[Event], seat: Seat) -> Iterator[str]:
    """Where the events leave the picture unlike the view."""
    picture = _picture(before, seat)
    yield from _animate(picture, before.piles, seat, after, events)
    for pile, drawn, shown in zip(after.piles, picture, _picture(after, seat), strict=True):
        if drawn != shown:
            yield f"the events leave {pile.name} unlike the view"


def the_scene_can_be_opened(plugin: GamePlugin) -> Iterator[Fault | str]:
    """The scene that the plugin names is there and is a set of parts; without one of its own it gets the common one."""
    from cardcade.shell.screens.table.table import outdated, parts_of
    from cardcade.table import SCENE_VERSION

    if outdated(plugin):
        what = f"{plugin.scene} was written for scene_version {plugin.scene_version}, this is {SCENE_VERSION}"
        yield Fault(what, "scene_version", {"version": SCENE_VERSION})
    try:
        parts_of(plugin)
    except Exception as error:  # the plugin's boundary
        yield fallen(error, f"{plugin.scene} ")


def _picture(state: Any, seat: Seat) -> Picture:
    return [Counter(cards) for cards in state.view(seat).state.cards]


def _animate(picture: Picture, piles: Sequence[Pile], seat: Seat, after: Any, events: Sequence[Event]) -> Iterator[str]:
    for event in seen(events, seat, after):
        if isinstance(event, Moved):
            for card in event.cards:
                left = card if piles[event.source].shown_to(seat) else HIDDEN
                if not picture[event.source][left]:
                    yield f"{event} takes a card that does not lie on {piles[event.source].name}"
                picture[event.source] = picture[event.source] - Counter([left])
                picture[event.target][card if piles[event.target].shown_to(seat) else HIDDEN] += 1
