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


@dataclass(frozen=True, slots=True, kw_only=True)
class Invitation:
    """Where clients may come, how many are waited for, and how they are spoken to."""

    host: str
    port: int
    clients: int
    dialect: str
    thinking: float


class Lobby:
    """Listens until enough clients have come; whoever comes later is sent away."""

    def __init__(self, invitation: Invitation) -> None:
        self._invitation = invitation
        self._arrived = threading.Condition()
        self.lines: list[SocketLine] = []
        self._server: Server = serve(self._welcome, invitation.host, invitation.port, max_size=LONGEST)
        threading.Thread(target=self._server.serve_forever, name="lobby", daemon=True).start()

    @property
    def port(self) -> int:
        return int(self._server.socket.getsockname()[1])

    def guests(self) -> Iterator[SocketLine]:
        """One after the other, as they come."""
        for number in range(self._invitation.clients):
            with self._arrived:
                while len(self.lines) <= number:  # not for ever at once, so that Ctrl-C is heard
                    self._arrived.wait(0.2)
            yield self.lines[number]

    def close(self) -> None:
        for line in self.lines:
            line.close()
        for line in self.lines:
            line.stay(FAREWELL)
        self._server.shutdown()

    def _welcome(self, connection: ServerConnection) -> None:
        with self._arrived:
            if len(self.lines) == self._invitation.clients:
                connection.close(SENT_AWAY, "the table is full")
                return
            line = SocketLine(connection, self._invitation.thinking)
            self.lines.append(line)
            self._arrived.notify_all()
        line.stay()


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
