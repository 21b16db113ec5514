"""A live match: one match at the table in real time, from the deal to the result, whoever plays each seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cardcade.engine.bots import Bot
from cardcade.engine.cards import TABLE, Seat
from cardcade.engine.faults import moves_in_turn
from cardcade.engine.first_round import FirstRound
from cardcade.engine.game import Clock, Game
from cardcade.engine.match import Match, Update, decision_stream
from cardcade.engine.message import IllegalMove, Message
from cardcade.engine.player import Player
from cardcade.engine.temperament import PLAIN, Mood
from cardcade.plugins import GamePlugin
from cardcade.shell.match.coaching import Coaching
from cardcade.shell.match.pace import RACE, Pace
from cardcade.shell.match.saving import Saver, Saving
from cardcade.shell.match.thinking import Decision, Thinking
from cardcade.table.link import TimeLeft


@dataclass(slots=True)
class PacedDecision:
    """A bot has been asked; what it decides is held back until a person would have decided."""

    seat: Seat
    step: int
    in_turn: bool
    asked: float
    """When; how long it really thought is not to be seen as long as a person would not have decided sooner."""
    due: float | None = None
    """None until it is known; in a race its time begins when the picture is at rest."""
    decision: Decision | None = None

    @property
    def ripe(self) -> bool:
        """Whether it waits for its time only."""
        return self.decision is not None or self.seat == TABLE


class LiveMatch:
    """Runs the match in real time. The screen calls `update`; persons' links call `submit`."""

    def __init__(
        self,
        plugin: GamePlugin,
        match: Match[Any, Any],
        players: Sequence[Player],
        thinking: Thinking,
        saver: Saver | None = None,
    ) -> None:
        self.plugin, self.match, self.players = plugin, match, players
        self.thinking, self.saving = thinking, Saving(saver)
        self.counsel = Coaching(plugin, match.game, match.seats, None)
        self.preset: Mapping[str, str] = {}
        """What its rules are called, by language."""
        self.first_round: FirstRound | None = None
        """The guided round that it is, if it is one."""
        self.practice = False
        """Whether nothing of it is kept."""
        self.autopilot: set[Seat] = set()
        self.pace = Pace(match.seed)
        self.speed: Callable[[], float] = lambda: 1.0
        self.on_notice: Callable[[Message], object] = lambda _: None
        self.on_move: Callable[[Seat, Any], object] = lambda *_: None
        """Hears every move that was made."""
        self.rounds_limit: int | None = None
        self._steady = type(match.game).may_interrupt is not Game.may_interrupt
        """Whether the pace of bots is always the same, since it would tell others what to wait for."""
        self._awaited: dict[int, PacedDecision] = {}
        self._asked: set[Seat] = set()
        self._asked_at: tuple[int, frozenset[Seat]] = (-1, frozenset())
        self._now = 0.0
        self._clock: tuple[int, float] | None = None
        self._rests_since: float | None = None
        self.handed_over = True
        """Whether the last step has gone to the picture."""

    @property
    def persons(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, player in enumerate(self.players) if player.level is None)

    @property
    def touched(self) -> bool:
        """Whether there is something to go on with: one of the people has moved, or a bot in their place."""
        people = self.persons or range(len(self.players))
        return any(step.seat in people for step in self.match.steps)

    @property
    def over(self) -> bool:
        limit = self.rounds_limit
        return self.match.result is not None or (
            limit is not None and self.match.game.rounds(self.match.state) >= limit
        )

    # -- moves

    def submit(self, seat: Seat, move: Any) -> None:
        """Plays the move, or raises IllegalMove and changes nothing."""
        self.match.play(seat, move)
        self.handed_over, self._rests_since = False, None
        self._forget(list(self._awaited))
        self.saving.append(self.match.last, own=self._level(seat) is None and seat != TABLE)
        self.on_move(seat, move)

    def _forget(self, tickets: Iterable[int]) -> None:
        for ticket in tickets:
            self.thinking.forget(ticket)
            del self._awaited[ticket]

    def proceed(self) -> None:
        """The table goes on to the next round, if it is waiting for that."""
        if tuple(self.match.game.to_act(self.match.state)) == (TABLE,) and not self.over:
            self.submit(TABLE, moves_in_turn(self.match.game, self.match.state, TABLE)[0])

    def take_updates(self, seat: Seat) -> list[Update[Any]]:
        """Held back until the step is on disk, or it is known that it cannot be."""
        if self.saving.awaited:
            return []
        self.handed_over = True
        return self.match.take_updates(seat)

    # -- time

    def update(self, dt: float, idle: bool) -> None:
        """Moves on by `dt` seconds; `idle` says that everything that happened has been shown."""
        self._now += dt
        if (notice := self.saving.wait(dt)) is not None:
            self.on_notice(notice)
        self._collect()
        if self.over:
            return
        self._ask_all()
        if idle and not self.saving.awaited:
            self._run_clock(dt)
            if self.handed_over:  # nobody answers what nobody has seen
                self._start_clocks()
                self._play_due()

    @property
    def still_for(self) -> float:
        """Seconds until something may happen by itself."""
        if self.saving.awaited:
            return 0.01
        waiting = [max(0.0, one.due - self._now) for one in self._awaited.values() if one.due is not None and one.ripe]
        return min([*waiting, 0.05]) if self._awaited else 3600.0

    def _ask_all(self) -> None:
        """Bots are asked as soon as the position is known: they think while people watch."""
        now = len(self.match.steps), frozenset(self.autopilot)
        if self._asked_at == now:
            return
        if self._asked_at[0] != now[0]:
            self._asked = set()
        self._asked_at = now
        self._give_back()
        game, state = self.match.game, self.match.state
        for seat in game.to_act(state):
            self._ask_once(seat, in_turn=True)
        for seat in game.may_interrupt(state):
            self._ask_once(seat, in_turn=False)

    def ask_anew(self) -> None:
        """What bots were asked is out of date."""
        self._forget(list(self._awaited))
        self._asked_at = (-1, frozenset())

    def _give_back(self) -> None:
        """Whoever plays for themselves again is not played for, whatever a bot was asked or has decided."""
        gone = [ticket for ticket, paced in self._awaited.items() if not self._played_by_itself(paced.seat)]
        self._asked -= {self._awaited[ticket].seat for ticket in gone}
        self._forget(gone)

    def _played_by_itself(self, seat: Seat) -> bool:
        return self._all_piloted if seat == TABLE else self._level(seat) is not None

    @property
    def _all_piloted(self) -> bool:
        return all(seat in self.autopilot for seat in self.persons)

    @property
    def _race_speed(self) -> float:
        """Also where nothing is animated a person has the time to call or catch."""
        return self.speed() if self._all_piloted else self.speed() or RACE

    def _ask_once(self, seat: Seat, in_turn: bool) -> None:
        if seat in self._asked or not self._played_by_itself(seat):
            return
        self._asked.add(seat)
        step = len(self.match.steps)
        if seat == TABLE:
            self._awaited[-1] = PacedDecision(TABLE, step, True, self._now)
        else:
            self._ask(seat, step, in_turn)

    def _ask(self, seat: Seat, step: int, in_turn: bool) -> None:
        level = self._level(seat)
        assert level is not None
        stream = decision_stream(self.match.seed, self.plugin.id, seat, step)
        ticket = self.thinking.ask(seat, level, self.match.view(seat), stream, self._mood(seat))
        self._awaited[ticket] = PacedDecision(seat, step, in_turn, self._now)

    def _level(self, seat: Seat) -> str | None:
        """Who decides for the seat: a bot's level, the strongest on autopilot, or None for a person."""
        if seat in self.autopilot:
            return list(self.plugin.bots)[-1]
        return self.players[seat].level if seat >= 0 else None

    def _mood(self, seat: Seat) -> Mood:
        """Who plays for a person plays plain."""
        temperament = self.players[seat].temperament
        return PLAIN if seat in self.autopilot else Mood(temperament, self.match.grudges.get(seat))

    def _bot(self, level: str) -> type[Bot[Any, Any]] | None:
        bot = self.plugin.bots.get(level)
        return bot if isinstance(bot, type) else None

    def _collect(self) -> None:
        for decision in self.thinking.poll():
            paced = self._awaited.get(decision.ticket)
            if paced is None or paced.step != len(self.match.steps):
                continue
            paced.decision = decision
            if paced.in_turn and not self._steady:
                paced.due = paced.asked + self.pace.dwell(self.speed())
            if decision.notice is not None:
                self.on_notice(decision.notice)

    def _start_clocks(self) -> None:
        """Whoever acts next, or out of turn, has seen no more than a person when its time begins."""
        if self._rests_since is None:
            self._rests_since = self._now
        for paced in self._awaited.values():
            if paced.due is None and (wait := self._wait(paced)) is not None:
                paced.due = self._now + wait

    def _wait(self, paced: PacedDecision) -> float | None:
        """None in games in which nobody races: there a bot's own time began when it had decided."""
        if paced.seat == TABLE:
            return self.pace.between_rounds(self.speed())
        if not paced.in_turn:
            return self.pace.reaction(self._bot(self._level(paced.seat) or ""), self._race_speed)
        if self.contested:
            return self.pace.race(self._race_speed)
        return self.pace.steady(self.speed()) if self._steady else None

    def soonest(self, seat: Seat, in_turn: bool) -> float | None:
        """Seconds of rest before which a bot on that seat certainly does nothing; None for a person."""
        level = self._level(seat)
        if level is None:
            return None
        return self.pace.race(self._race_speed) if in_turn else self.pace.soonest(self._bot(level), self._race_speed)

    @property
    def rested(self) -> float:
        """Seconds that the picture has been at rest since the last step."""
        return self._now - self._rests_since if self._rests_since is not None else 0.0

    @property
    def contested(self) -> bool:
        """Whether somebody might act out of turn; whether somebody really could just now tells of hidden hands."""
        return self.match.game.contested(self.match.state)

    def _play_due(self) -> None:
        due = [(paced.due, ticket, paced) for ticket, paced in self._awaited.items() if paced.due is not None]
        for when, ticket, paced in sorted(due, key=lambda item: item[:2]):
            if when > self._now:
                return
            if paced.seat == TABLE:
                self.proceed()
                return
            if paced.decision is None:
                continue
            del self._awaited[ticket]
            if paced.decision.move is not None:
                self._play_decision(paced)
                return

    def _play_decision(self, paced: PacedDecision) -> None:
        assert paced.decision is not None
        try:
            self.submit(paced.seat, paced.decision.move)
        except IllegalMove:
            # It was lawful when asked; somebody was faster.
            self.ask_anew()

    # -- the clock's decisions

    def _running(self) -> Clock | None:
        """The rules' clock; in practice nobody's turn is hurried."""
        clock = self.match.game.clock(self.match.state)
        return None if self.practice and clock is not None and clock.seat is not None else clock

    def _run_clock(self, dt: float) -> None:
        clock = self._running()
        if clock is None:
            self._clock = None
            return
        if self._clock is None or self._clock[0] != clock.period:
            self._clock = (clock.period, clock.seconds)
        self._clock = (clock.period, self._clock[1] - dt)
        if self._clock[1] <= 0:
            decisions = self.match.game.moves(self.match.state, TABLE)
            self._clock = None
            if decisions:
                self.submit(TABLE, decisions[0])

    def time_left(self) -> TimeLeft | None:
        clock = self._running()
        if clock is None or self._clock is None or self._clock[0] != clock.period:
            return None
        return TimeLeft(clock.seat, max(0.0, self._clock[1]), max(0.0, self._clock[1] / clock.seconds))
