"""Opening tables: a new one as asked for, or the one left unfinished."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from cardcade.discovery import Found
from cardcade.engine.bots import trusted
from cardcade.engine.cards import Seat
from cardcade.engine.film import Film
from cardcade.engine.first_round import FirstRound
from cardcade.engine.match import Match
from cardcade.engine.message import LANGUAGES
from cardcade.engine.player import Player
from cardcade.engine.presets import Preset, base_name
from cardcade.engine.record import Beginning
from cardcade.plugins import GamePlugin
from cardcade.shell.app.language import Language
from cardcade.shell.app.shelf import Shelf
from cardcade.shell.match.live import LiveMatch
from cardcade.shell.match.request import MatchRequest
from cardcade.shell.match.thinking import InProcess, Thinking

if TYPE_CHECKING:
    from cardcade.engine.game import Game
    from cardcade.shell.app.profiles import Profiles
    from cardcade.shell.store.saved import WaitingMatch
    from cardcade.shell.store.store import MatchSaver, Store
    from cardcade.workers.bot_process import BotProcess

log = logging.getLogger(__name__)

Heard = Callable[[Seat, Any], object]
"""Whoever listens to the moves at a table: the seat, and what it played."""


@dataclass(frozen=True, slots=True)
class Practice:
    """A place in a film from which a seat is played on."""

    found: Found
    film: Film
    step: int
    seat: Seat
    heard: Callable[[], Heard] | None = None
    """Begins to listen to what is played, each time it is played on."""

    @property
    def levels(self) -> tuple[str | None, ...]:
        """Bots take all other seats: those who sat there, and the usual ones for people."""
        usual, players = self.found.plugin.usual_level, self.film.record.beginning.players
        return tuple(None if seat == self.seat else trusted(player.level, usual) for seat, player in enumerate(players))


@dataclass(slots=True)
class OpenTable:
    """A match in progress, everything that keeps it going, and how to sit down to the same again."""

    found: Found
    beginning: Beginning
    request: MatchRequest
    live: LiveMatch
    saver: MatchSaver | None = None
    kept: bool = False
    """Whether its result has been written down."""
    gone: bool = False
    """Whether it has been deleted."""
    practice: Practice | None = None
    """Where it began, if nothing of it is kept."""

    def finish(self) -> None:
        """Writes the result down, once."""
        result = self.live.match.result
        if self.saver is not None and result is not None and not self.kept:
            self.kept = True
            self.saver.finish(result)

    def give_up(self) -> None:
        """The player's word: a match in progress is deleted."""
        if self.saver is not None and not self.live.over and not self.gone:
            self.gone = True
            self.saver.discard()

    def close(self) -> None:
        """What has come to its end is written down, though its last picture was not waited for; all else waits, if
        more than the deal has happened."""
        try:
            self.finish()
            if not self.live.touched:
                self.give_up()
        except BaseException:  # the plugin's boundary: rules that crashed at the table may crash again
            log.exception("the result is not known")
        if self.saver is not None:
            self.saver.release()
        self.live.thinking.close()
        self.live.counsel.close()


class TableOpener:
    """Opens tables for the launcher: bots think apart, and every move is kept."""

    def __init__(
        self,
        shelf: Shelf,
        profiles: Callable[[], Profiles],
        store: Callable[[], Store] | None,
        bots: Callable[[], BotProcess] | None,
    ) -> None:
        self.shelf, self.language, self._profiles = shelf, shelf.language, profiles
        self._store, self._bots = store, bots

    def open(self, found: Found, preset: Preset, request: MatchRequest) -> OpenTable:
        players = request.players(self.language)
        game = found.plugin.game(preset.rules)
        match = Match(game, request.seats, request.seed, listeners=watchers(players))
        beginning = found.beginning(preset, request.seed, players)
        saver = None
        if self._store is not None:
            saver = self._store().begin_match(beginning, match.last, request.chosen_deal)
        return self._table(found, beginning, request, match, saver)

    def resume(self, waiting: WaitingMatch) -> OpenTable:
        """As it was left, here or in another copy, without showing again what has been seen; or Unresumable."""
        from cardcade.shell.store.saved import Unresumable, rebuild

        beginning = waiting.beginning
        found = self.shelf.find(beginning.game)
        if found is None:
            raise Unresumable(beginning.game)
        assert self._store is not None
        store = self._store()
        now = store.claim(waiting.id)
        try:
            match = rebuild(now, found.plugin, watchers(beginning.players))
        except Unresumable:
            store.release(now.id)
            raise
        saver = store.resume_match(now)
        if not match.verifiable:
            saver.doubt()
        request = self._request(beginning, now.chosen_deal)
        return self._table(found, beginning, request, match, saver)

    def _request(self, beginning: Beginning, chosen_deal: bool) -> MatchRequest:
        """What would have led to the same players."""
        return MatchRequest(
            beginning.game,
            beginning.preset,
            tuple(player.level for player in beginning.players),
            beginning.seed,
            chosen_deal,
            tuple(map(self._profiles().of, beginning.players)),
            tuple(player.avatar for player in beginning.players),
            tuple(player.temperament for player in beginning.players),
        )

    def practise(self, practice: Practice) -> OpenTable:
        """A table that goes on from a place in a film; nothing of it is written down."""
        film, found, beginning = practice.film, practice.found, practice.film.record.beginning
        match: Match[Any, Any] = Match(film.game, beginning.seats, beginning.seed, listeners=[practice.seat])
        way = film.steps[: practice.step], film.record.chain[: practice.step + 1]
        match.take_up(film.state(practice.step), *way, lambda seat: film.past(practice.step, seat))
        request = replace(self._request(beginning, True), levels=practice.levels)
        players = tuple(request.players(self.language))
        table = self._table(found, replace(beginning, players=players), request, match, None)
        table.practice, table.live.practice = practice, True
        if practice.heard is not None:
            table.live.on_move = practice.heard()
        names = table.live.preset
        table.live.preset = {code: Language(code).text("table.practice", rules=names[code]) for code in LANGUAGES}
        return table

    def guide(self, found: Found, first_round: FirstRound) -> OpenTable:
        """The table of a guided first round: practice, of which nothing is written down."""
        self.language.learn(found.id, first_round)
        preset = self.shelf.library(found).find(first_round.preset) or self.shelf.library(found).default
        request = MatchRequest(found.id, preset.name, first_round.levels, first_round.seed, chosen_deal=True)
        players = request.players(self.language)
        match = Match(found.plugin.game(first_round.rules), first_round.seats, first_round.seed, watchers(players))
        beginning = found.beginning(replace(preset, rules=first_round.rules), first_round.seed, players)
        table = self._table(found, beginning, request, match, None)
        table.live.first_round, table.live.practice = first_round, True
        named = "table.first_round"
        table.live.preset = {code: Language(code).text(named, rules=preset.names[code]) for code in LANGUAGES}
        return table

    def _table(
        self,
        found: Found,
        beginning: Beginning,
        request: MatchRequest,
        match: Match[Any, Any],
        saver: MatchSaver | None,
    ) -> OpenTable:
        thinking = self._thinking(found.plugin, match.game, request.seats)
        live = LiveMatch(found.plugin, match, request.players(self.language), thinking, saver)
        if self._bots is not None:
            live.counsel.start = self._another_process
        live.preset = self._names(found, beginning.preset)
        return OpenTable(found, beginning, request, live, saver)

    def _names(self, found: Found, name: str) -> dict[str, str]:
        """What the rules are called in both languages; those that were switched at the setup say so."""
        preset = self.shelf.library(found).find(base_name(name))
        if preset is None:
            return dict.fromkeys(LANGUAGES, name)
        if preset.name == name:
            return dict(preset.names)
        return {code: Language(code).text("rules.changed", preset=preset.names[code]) for code in LANGUAGES}

    def _another_process(self) -> BotProcess:
        """For the coach, so that no bot waits for it."""
        from cardcade.workers.bot_process import BotProcess

        assert self._bots is not None
        return BotProcess(self._bots().wake)

    def _thinking(self, plugin: GamePlugin, game: Game[Any, Any], seats: int) -> Thinking:
        if self._bots is None:
            return InProcess(plugin, game)
        from cardcade.shell.match.thinking_apart import Apart

        return Apart(plugin, game, seats, self._bots())


def watchers(players: Sequence[Player]) -> list[Seat]:
    """Every person sees the match from their own seat; without one, the first bot's is shown."""
    return [seat for seat, player in enumerate(players) if player.level is None] or [0]
