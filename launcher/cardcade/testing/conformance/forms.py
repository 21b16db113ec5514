"""The promises that everything can be written down: what happens is of a listed kind, each field has a JSON form."""

from __future__ import annotations

from collections.abc import Iterator

from cardcade.engine.events import Moved, Shown, Shuffled
from cardcade.engine.forms import Forms
from cardcade.plugins import GamePlugin
from cardcade.testing.conformance.findings import Fault
from cardcade.testing.conformance.trial import Past, Trial


def everything_has_a_form(plugin: GamePlugin) -> Iterator[Fault]:
    """Each kind of move, of event and of position is a dataclass whose fields can be saved."""
    game = plugin.game(plugin.rules())
    for kind in (game.state_kind, *game.move_kinds, *game.event_kinds):
        try:
            Forms(game).require(kind)
        except TypeError as error:
            yield Fault(str(error), "unsaved", {"field": str(error).partition(":")[0]}, kind)


def events_are_listed(trial: Trial, past: Past) -> Iterator[Fault]:
    """Whatever is recorded in a match is of a kind that stands in `event_kinds`."""
    listed = {Moved, Shown, Shuffled, *trial.game().event_kinds}
    for kind in dict.fromkeys(map(type, trial.events[past.seed])):
        if kind not in listed:
            what = f"{kind.__name__} is recorded, but does not stand in event_kinds"
            yield Fault(what, args={"event": kind.__name__}, at=kind)
