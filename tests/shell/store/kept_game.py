"""A match that is being written down, and what may befall the file."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from cardcade import GamePlugin, Match, Result
from cardcade.engine.player import Player
from cardcade.engine.record import Beginning
from cardcade.engine.rules import values_of
from cardcade.shell.store.ledger import Ledger
from cardcade.shell.store.saved import SavedMatch, game_of, rebuild
from cardcade.shell.store.store import MatchSaver, Store
from cardcade.shell.store.writer import Ticket, TicketKind

WON = Result((0.0, -3.0), (0,), (0,))
LOST = Result((-3.0, 0.0), (1,), (1,))

Open = Callable[..., Store]


def beginning(plugin: GamePlugin, seed: int = 5, level: str | None = None) -> Beginning:
    return Beginning(
        game=plugin.id,
        plugin_version="1.0",
        rules_version=plugin.rules_version,
        preset="standard",
        values=values_of(plugin.rules()),
        seed=seed,
        players=(Player("Ann", level, 1), Player("Bamboo", "easy", 2)),
    )


class Game:
    """A match that is being written down."""

    def __init__(self, store: Store, plugin: GamePlugin, seed: int = 5) -> None:
        self.beginning = beginning(plugin, seed)
        self.match: Match[Any, Any] = Match(game_of(self.beginning, plugin), 2, seed)
        self.saver: MatchSaver = store.begin_match(self.beginning, self.match.last)

    def play(self, steps: int = 1, which: int = -1) -> Ticket:
        for _ in range(steps):
            seat = self.match.game.to_act(self.match.state)[0]
            self.match.play(seat, self.match.game.moves(self.match.state, seat)[which])
            ticket = self.saver.append(self.match.last, own=self.beginning.players[seat].level is None)
        assert ticket.wait(30)
        return ticket


def played(open_store: Open, plugin: GamePlugin, moves: int) -> tuple[Store, Game]:
    """A store, and a match in it that has come so far."""
    store = open_store()
    game = Game(store, plugin)
    game.play(moves)
    return store, game


def left(store: Store) -> list[SavedMatch]:
    """Every match that waits, with its moves; the one played last first."""
    return [saved for waiting in store.waiting() if (saved := store.saved(waiting.id)) is not None]


def last_left(store: Store) -> SavedMatch:
    """There is one."""
    return left(store)[0]


def resumed(store: Store, match: str, plugin: GamePlugin) -> Game:
    """The match goes on in this store."""
    game = Game.__new__(Game)
    now = store.claim(match)
    game.beginning, game.match, game.saver = now.beginning, rebuild(now, plugin), store.resume_match(now)
    return game


def damage(store: Store, file: Path) -> None:
    meddle(store, "PRAGMA wal_checkpoint(TRUNCATE)")
    with file.open("r+b") as opened:
        opened.seek(4096)
        opened.write(b"\xde\xad" * 40_000)
    meddle(store, "PRAGMA shrink_memory")


def meddle(store: Store, sql: str) -> None:
    """Something happens to the writer's own connection."""

    def work(ledger: Ledger) -> None:
        ledger._sql.execute(sql)

    assert store._writer.hand_in(Ticket(work, TicketKind.READ)).wait(30)


def seeds(store: Store) -> list[int]:
    return [saved.beginning.seed for saved in store.waiting()]
