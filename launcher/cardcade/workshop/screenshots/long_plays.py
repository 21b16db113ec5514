"""Long plays: the longest rows of a game, looked for by playing its deals for them, and seen on its fullest table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, NamedTuple, TypeAlias

from cardcade.discovery import Found
from cardcade.engine.bots import Bot
from cardcade.engine.cards import Place, Seat
from cardcade.engine.chance import Stream
from cardcade.engine.match import Match
from cardcade.engine.state import View
from cardcade.engine.turns import play_on
from cardcade.shell.app.app import App
from cardcade.shell.match.thinking import InProcess
from cardcade.testing.pilot import Pilot
from cardcade.workshop.screenshots.table_visit import TableVisit, all_levels
from cardcade.workshop.tour import Stop

LONG = 6
"""So many cards played at once are a long play."""
DEALS, LONGEST_MATCH = 40, 200
"""How many deals are tried, and after how many moves one is given up."""
Played: TypeAlias = Counter[Seat | None]
"""How many cards have been played and still lie there, by whose they are; None: in the middle."""


class Longest(Bot[Any, Any]):
    """Plays as many cards as it may."""

    def choose(self, view: View[Any], moves: Sequence[Any], stream: Stream) -> Any:
        return max(moves, key=lambda move: len(self.game.cards_of(move)))


class Sight(NamedTuple):
    """What is looked for, as the first seat sees it, and how much of it there is."""

    moment: str
    worth: Callable[[Played], int]


SIGHTS = (Sight("long_plays", Counter.total), Sight("own_long_play", lambda played: played[0]))


def long_plays(app: App, pilot: Pilot, found: Found) -> Iterator[Stop]:
    """Most cards before all seats together, and most before the viewer; nothing of a game without long plays."""
    seeker = replace(found, plugin=replace(found.plugin, bots={"easy": Longest}, temperaments=None))
    levels = all_levels(app, found)
    game = found.plugin.game(app.shelf.library(found).default.rules)
    for sight in SIGHTS:
        most, seed = max((_most(Match(game, len(levels), seed), sight), -seed) for seed in range(1, DEALS + 1))
        if most:
            yield from _seen(app, TableVisit(app, pilot, seeker, levels, -seed), sight, most)


def lying(match: Match[Any, Any]) -> Played:
    """While one of the last plays is long, what lies there; else nothing."""
    steps = match.steps[-match.seats :]
    if max((len(match.game.cards_of(step.move)) for step in steps if step.seat >= 0), default=0) < LONG:
        return Counter()
    played: Played = Counter()
    for pile, cards in zip(match.state.piles, match.state.cards, strict=True):
        if pile.place is Place.PLAYED:
            played[pile.owner] += len(cards)
    return played


def _most(match: Match[Any, Any], sight: Sight) -> int:
    """In the first round of the match."""
    bot, found = Longest(match.game), [0]

    def decide(seat: Seat, options: Sequence[Any]) -> Any:
        return bot.choose(match.view(seat), options, Stream(0))

    for _ in islice(play_on(match.game, match.state, decide, match.play), LONGEST_MATCH):
        if match.game.rounds(match.state):
            break
        found.append(sight.worth(lying(match)))
    return max(found)


def _seen(app: App, visit: TableVisit, sight: Sight, most: int) -> Iterator[Stop]:
    """The table at rest while it lies there."""
    assert app.tables.current is not None
    live, queue = app.tables.current.live, visit.pilot.parts.queue
    live.thinking = InProcess(visit.found.plugin, live.match.game)

    def there() -> bool:
        return not queue.busy and sight.worth(lying(live.match)) >= most

    visit.play_until(lambda: visit.between_rounds or there())
    if there():
        yield Stop(f"{visit.found.id}_{sight.moment}", "table", visit.found.id, sight.moment)
    app.tables.leave()
