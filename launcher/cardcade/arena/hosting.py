"""Matches with clients that come over websockets, as to the server of the Guandan competitions."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from typing import Any, Final

from websockets.sync.server import Server, ServerConnection, serve

from cardcade import discovery
from cardcade.arena.simulation import Plan, Simulation, Totals
from cardcade.engine.bots import Bot
from cardcade.engine.cards import Seat
from cardcade.engine.dialects import Dialect
from cardcade.engine.game import Game
from cardcade.engine.rules import rules_of
from cardcade.outside.bot import OutsideBot
from cardcade.outside.lines import LONGEST
from cardcade.outside.programs import Programs, dialect_of
from cardcade.outside.socket_line import SocketLine
from cardcade.plugins import GamePlugin

GUEST: Final = "guest"
"""What a plan calls a client's seat, followed by its number: `guest0`."""
SENT_AWAY: Final = 1013
FAREWELL: Final = 3.0
"""Seconds in which a client may hear our last words."""
Told = Callable[[str, int], object]


@dataclass(frozen=True, slots=True, kw_only=True)
class Invitation:
    """Where clients may come, how many are waited for, and how they are spoken to."""

    host: str
    port: int
    clients: int
    dialect: str
    thinking: float


class Lobby:
    """Listens until enough clients have come; whoever comes later is sent away.

    Until the match begins, the place of whoever leaves is free again.
    """

    def __init__(self, invitation: Invitation) -> None:
        self._invitation = invitation
        self._arrived = threading.Condition()
        self._begun = False
        self._places: list[SocketLine | None] = [None] * invitation.clients
        self._server: Server = serve(self._welcome, invitation.host, invitation.port, max_size=LONGEST)
        threading.Thread(target=self._server.serve_forever, name="lobby", daemon=True).start()

    @property
    def port(self) -> int:
        return int(self._server.socket.getsockname()[1])

    def gather(self, came: Told, left: Told) -> list[SocketLine]:
        """Waits for a client at every place; both are told of the client and of how many there are then."""
        known: list[SocketLine | None] = [None] * len(self._places)
        with self._arrived:
            while not self._begun:
                self._clear()
                for place, line in enumerate(self._places):
                    before, known[place] = known[place], line
                    if line is not before:
                        there = sum(one is not None for one in known)
                        if before is not None:
                            left(before.name, there - (line is not None))
                        if line is not None:
                            came(line.name, there)
                self._begun = None not in self._places
                if not self._begun:
                    self._arrived.wait(0.2)  # not for ever at once, so that Ctrl-C is heard and who leaves is missed
            return self._seated

    def close(self) -> None:
        for line in self._seated:
            line.close()
        for line in self._seated:
            line.stay(FAREWELL)
        self._server.shutdown()

    @property
    def _seated(self) -> list[SocketLine]:
        return [line for line in self._places if line is not None]

    def _clear(self) -> None:
        """Nobody keeps a place for whoever has left."""
        for place, line in enumerate(self._places):
            if line is not None and not line.present:
                line.close()
                self._places[place] = None

    def _welcome(self, connection: ServerConnection) -> None:
        line = self._seat(connection)
        if line is None:
            connection.close(SENT_AWAY, "the table is full")
        else:
            line.stay()

    def _seat(self, connection: ServerConnection) -> SocketLine | None:
        """At the first place that is free, while the match has not begun."""
        with self._arrived:
            if not self._begun:
                self._clear()
            if None not in self._places:
                return None
            line = SocketLine(connection, self._invitation.thinking)
            self._places[self._places.index(None)] = line
            self._arrived.notify_all()
            return line


class Guests(Programs):
    """Gives bots of any name; a guest's is whoever came to its seat."""

    def __init__(self, lines: dict[Seat, SocketLine], dialect: Callable[[Game[Any, Any]], Dialect[Any, Any]]) -> None:
        super().__init__()
        self._guests, self._dialect = lines, dialect

    def bot(self, plugin: GamePlugin, name: str, game: Game[Any, Any]) -> Bot[Any, Any]:
        if not name.startswith(GUEST):
            return super().bot(plugin, name, game)
        return OutsideBot(game, plugin.bot("easy", game), self._dialect, self._seated)

    def _seated(self, seat: Seat) -> SocketLine | None:
        line = self._guests[seat]
        return line if line.open else None


class Hosting:
    """A plan's matches; its clients' seats follow from how they are spoken to."""

    def __init__(self, plan: Plan, invitation: Invitation) -> None:
        found = discovery.find(plan.game)
        assert isinstance(found, discovery.Found)
        self._matches = plan.games
        self._dialect_kind = dialect_of(found.plugin, invitation.dialect)
        game = found.plugin.game(rules_of(found.plugin.rules, plan.values))
        self.order = self._dialect_kind(game).seats(plan.seats)
        """All seats as they are spoken of to clients."""
        self.seats = _places(self.order, invitation.clients)
        """The seat of the first client, of the second, …"""
        named = [f"{GUEST}{self.seats.index(s)}" if s in self.seats else bot for s, bot in enumerate(plan.bots)]
        self.plan = replace(plan, bots=tuple(named), whole_match=True)

    def play(self, lines: Sequence[SocketLine]) -> Iterator[Totals]:
        """What came out, match by match."""
        guests = Guests(dict(zip(self.seats, lines, strict=True)), self._dialect)
        with closing(guests):
            arena = Simulation(self.plan, guests)
            yield from (arena.play(number, number + 1) for number in range(self.plan.games))

    def _dialect(self, game: Game[Any, Any]) -> Dialect[Any, Any]:
        dialect = self._dialect_kind(game)
        dialect.matches = self._matches
        return dialect


def _places(seats: Sequence[Seat], clients: int) -> tuple[Seat, ...]:
    """The first seats; half of a table sits opposite one another, as partners do."""
    return tuple(seats[::2] if clients * 2 == len(seats) else seats[:clients])
