"""The promise of a guided first round: it can be read, and whoever does what it asks for is told all of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from cardcade.discovery.first_round_file import FILE, BadFirstRound, first_round_of
from cardcade.engine.cards import TABLE, Seat
from cardcade.engine.faults import moves_in_turn
from cardcade.engine.first_round import FirstRound
from cardcade.engine.guide import Guide
from cardcade.engine.match import Match, decision_stream
from cardcade.engine.message import LANGUAGES
from cardcade.engine.presets import Problem
from cardcade.plugins import GamePlugin
from cardcade.testing.conformance.findings import Fault
from cardcade.testing.conformance.words import catalogue

LONGEST: Final = 2000
"""So many steps of a match are tried."""
PLAYER: Final = 0


def the_first_round_is_told(plugin: GamePlugin) -> Iterator[Fault]:
    """Every cue of it comes when the player does what it asks for, and otherwise what is hinted at."""
    try:
        first_round = first_round_of(plugin)
    except BadFirstRound as bad:
        yield from (_unread(plugin, one) for one in bad.problems)
        return
    if first_round is not None:
        yield from _wordless(plugin, first_round)
        for number in walk(plugin, first_round).untold:
            yield Fault(f"step {number + 1} of {FILE} never comes", args={"step": number + 1}, at=_place(plugin))


def _unread(plugin: GamePlugin, found: Problem) -> Fault:
    what = f"{FILE}, line {found.place.line}: {found.key} is wrong"
    args = {"key": found.key, "wrong": found.wrong, "right": found.right}
    return Fault(what, "bad_first_round", args, _place(plugin, found.place.line))


def _place(plugin: GamePlugin, line: int = 1) -> str:
    return f"{plugin.package}/{FILE}:{line}"


def _wordless(plugin: GamePlugin, first_round: FirstRound) -> Iterator[Fault]:
    keys = [key for cue in first_round.cues for key in (cue.text, cue.later) if key]
    for language in LANGUAGES:
        known = catalogue(plugin.package, language)
        for key in keys:
            if key not in known and key.removeprefix("first_round.") not in first_round.texts[language]:
                yield Fault(f"{key} has no text in {language}", "no_text", {"text": key})


def walk(plugin: GamePlugin, first_round: FirstRound) -> Guide:
    """The guide after its round, played as it asks."""
    return Walk(plugin, first_round).to_the_end()


class Walk:
    """Plays a first round without a table: bots on their seats, the player as the guide and the hints say."""

    def __init__(self, plugin: GamePlugin, first_round: FirstRound) -> None:
        self.plugin, self.first_round = plugin, first_round
        self.game = plugin.game(first_round.rules)
        self.match: Match[Any, Any] = Match(self.game, first_round.seats, first_round.seed, [PLAYER])
        self.guide = Guide(first_round, self.game, PLAYER)
        self._bots = {seat: plugin.bot(level, self.game) for seat, level in enumerate(first_round.bots, 1)}

    def to_the_end(self) -> Guide:
        self._watch()
        while len(self.match.steps) < LONGEST and not self.guide.over and self._step():
            self._watch()
        return self.guide

    def _watch(self) -> None:
        for update in self.match.take_updates(PLAYER):
            if update.step is not None:
                self.guide.see(update.step)
            for event in update.events:
                self.guide.see(event)
            self.guide.stand(update.view, self.game.moves(update.view.state, PLAYER))

    def _step(self) -> bool:
        """The next thing that happens; whether anything does."""
        while self.guide.look() is not None and not self.guide.asks:
            self.guide.read()
        if self.guide.telling is not None:
            self.match.play(PLAYER, self.guide.wanted(self.hints))
            return True
        return self._interrupted() or self._acted()

    @property
    def hints(self) -> Sequence[Any]:
        """What the table would hint at, and whatever else is lawful."""
        view = self.match.view(PLAYER)
        moves = self.game.moves(view.state, PLAYER)
        return [*(self.plugin.hints(self.game, view) if self.plugin.hints is not None else ()), *moves]

    def _interrupted(self) -> bool:
        for seat in self.game.may_interrupt(self.match.state):
            if seat in self._bots and seat not in self.game.to_act(self.match.state):
                move = self._choice(seat)
                if move is not None:
                    self.match.play(seat, move)
                    return True
        return False

    def _acted(self) -> bool:
        seats = self.game.to_act(self.match.state)
        for seat in seats[:1]:
            own = self.hints if seat == PLAYER else ()
            self.match.play(seat, own[0] if own else self._choice(seat))
        return bool(seats)

    def _choice(self, seat: Seat) -> Any:
        if seat == TABLE:
            return moves_in_turn(self.game, self.match.state, TABLE)[0]
        view = self.match.view(seat)
        stream = decision_stream(self.match.seed, self.plugin.id, seat, len(self.match.steps))
        return self._bots[seat].choose(view, self.game.moves(view.state, seat), stream)
