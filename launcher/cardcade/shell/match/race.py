"""What everybody can know of a race: how long before a bot may act, whatever anybody holds."""

from __future__ import annotations

from cardcade.engine.cards import Seat
from cardcade.shell.match.live import LiveMatch
from cardcade.table.link import Race


def race_seen_by(seat: Seat, live: LiveMatch) -> Race | None:
    """Counted from the moment the picture is at rest; bots count whether or not they could do anything.

    What has been done and is yet to be shown has ended it.
    """
    if live.over:
        return None
    if not live.handed_over:
        return Race(0.0, 0.0)
    if not live.contested:
        return None
    acting = live.match.game.to_act(live.match.state)
    waits = {other: live.soonest(other, other in acting) for other in range(len(live.players)) if other != seat}
    known = {other: wait for other, wait in waits.items() if wait is not None}
    following = [wait for other, wait in known.items() if other in acting]
    return Race(_left(live, min(known.values(), default=None)), _left(live, min(following, default=None)))


def _left(live: LiveMatch, seconds: float | None) -> float | None:
    if seconds is None:
        return None
    return max(0.0, 1.0 - live.rested / seconds) if seconds > 0 else 0.0
