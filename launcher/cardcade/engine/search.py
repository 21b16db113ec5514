"""A bot for any game: it imagines deals, plays each candidate out in all of them, and keeps the best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final, Self, TypeVar

from cardcade.engine.bots import Bot
from cardcade.engine.cards import Seat
from cardcade.engine.chance import Stream
from cardcade.engine.game import Game
from cardcade.engine.state import State, View, seats_of
from cardcade.engine.telling import Standing
from cardcade.engine.turns import Steps, play_on

S = TypeVar("S", bound=State)
M = TypeVar("M")

EFFORT: Final = 20_000
"""Counts work, not time: two and the number of moves for every simulated move, ten for every play-out."""
DEALS: Final = (6, 160)
"""At least and at most so many imagined deals."""
CANDIDATES: Final = (3, 12)
LONGEST: Final = 400
"""Moves after which a play-out is judged as it stands."""
SURE_AFTER, SURE_EVERY = 10, 5
"""From so many deals on, and so often, candidates that have fallen behind are dropped."""
BEHIND, POLICY_BEHIND, AHEAD = 1.6, 2.6, 1.2
"""So many standard errors drop a candidate, or the policy's own move; and so many must another be ahead of that."""
WIN: Final = 100.0
"""What a win counts against points, where wins are what matters."""


@dataclass(slots=True)
class Candidate:
    """A move and how it fared, deal for deal."""

    move: Any
    worth: list[float] = field(default_factory=list)
    dropped: bool = False

    @property
    def mean(self) -> float:
        return sum(self.worth) / len(self.worth) if self.worth else 0.0

    def gap(self, other: Candidate) -> tuple[float, float]:
        """By how much it was better in the deals that both were played in, and the standard error of that."""
        gaps = [mine - theirs for mine, theirs in zip(self.worth, other.worth, strict=False)]
        mean = sum(gaps) / len(gaps)
        return mean, sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1) / len(gaps))

    def ahead_of(self, other: Candidate) -> float:
        """The same, in standard errors."""
        mean, error = self.gap(other)
        return mean / error if error else (0.0 if not mean else float("inf") if mean > 0 else float("-inf"))


class SearchBot(Bot[S, M]):
    """Plays as `policy` does unless imagined deals say clearly that something else is better.

    The same deal and the same luck serve every candidate, so that their difference is the move's. In a play-out
    everyone plays by the policy, which sees only what its seat would see.
    """

    guard_seconds = 8.0

    def __init__(self, game: Game[S, M], policy: Bot[S, M], effort: int = EFFORT, *, by_wins: bool = False) -> None:
        """`by_wins` where points double and double again: a win then counts for more than its size."""
        super().__init__(game)
        self.policy, self.effort, self.by_wins = policy, effort, by_wins

    @classmethod
    def over(
        cls, policy: Callable[[Game[Any, Any]], Bot[Any, Any]], effort: int = EFFORT, *, by_wins: bool = False
    ) -> Callable[[Game[Any, Any]], Self]:
        """What a plugin names as a level: `"hard": SearchBot.over(Easy)`."""

        def made(game: Game[Any, Any]) -> Any:
            return cls(game, policy(game), effort, by_wins=by_wins)

        vars(made)["guard_seconds"] = cls.guard_seconds  # where a level that is a class has it
        return made

    def choose(self, view: View[S], moves: Sequence[M], stream: Stream) -> M | None:
        weighed = self.weigh(view, moves, stream)
        usual, best = weighed[0], max(weighed, key=lambda each: (not each.dropped, each.mean))
        if len(weighed) == 1:
            return usual.move  # type: ignore[no-any-return]
        ahead = best.ahead_of(usual) if best is not usual else 0.0
        return (best if ahead >= AHEAD else usual).move  # type: ignore[no-any-return]

    def weigh(self, view: View[S], moves: Sequence[M], stream: Stream) -> list[Candidate]:
        """The candidates, the policy's own move first, each with its worth in every deal it was played in."""
        out_of_turn = view.seat not in self.game.to_act(view.state)
        usual = self.policy.choose(view, moves, stream.child(0))
        if len(moves) == 1 and not out_of_turn:
            return [Candidate(usual)]
        playing = PlayOut(self.game, self.policy, view.seat, self.by_wins)
        probe = playing.play(self.game.imagine(view, stream.child(1)), usual, stream.child(2))[1]
        low, high = CANDIDATES
        wanted = min(high, max(low, int(1.5 * self.effort / (10 * probe))))
        candidates = self._candidates(usual, view, moves, wanted, stream, out_of_turn)
        self._play_deals(candidates, playing, view, stream)
        return candidates

    def _play_deals(self, candidates: list[Candidate], playing: PlayOut, view: View[S], stream: Stream) -> None:
        spent, (fewest, most) = 0, DEALS
        for number in range(most):
            if number >= fewest and spent >= self.effort:
                return
            deal, luck = self.game.imagine(view, stream.child(2 * number + 3)), stream.child(2 * number + 4)
            for candidate in candidates:
                if not candidate.dropped:
                    worth, cost = playing.play(deal.copy(), candidate.move, luck)
                    candidate.worth.append(worth)
                    spent += cost
            if number + 1 >= SURE_AFTER and not (number + 1) % SURE_EVERY and _settled(candidates):
                return

    def _candidates(
        self, usual: Any, view: View[S], moves: Sequence[M], wanted: int, stream: Stream, out_of_turn: bool
    ) -> list[Candidate]:
        """The policy's move, what it would do without it, and others at random; out of turn also to let it be."""
        found: list[Any] = [usual]
        rest: list[Any] = [move for move in moves if move != usual]
        if out_of_turn and usual is not None:
            found.append(None)
        while rest and len(found) < wanted:
            chance = stream.child(-len(found))
            asked = len(rest) > wanted - len(found) and len(found) < wanted // 2
            move = self._idea(view, rest, chance) if asked else None
            move = move if move in rest else chance.choice(rest)
            rest.remove(move)
            found.append(move)
        return [Candidate(move) for move in found]

    def _idea(self, view: View[S], rest: Sequence[M], chance: Stream) -> M | None:
        """What the policy would do without the moves it has named; None when it cannot say."""
        try:
            return self.policy.choose(view, rest, chance)
        except (LookupError, ValueError):  # it counts on a move that has been left out
            return None


def _settled(candidates: list[Candidate]) -> bool:
    """Drops who has fallen behind; whether only one is left."""
    left = [each for each in candidates if not each.dropped]
    best = max(left, key=lambda each: each.mean)
    for each in left:
        limit = POLICY_BEHIND if each is candidates[0] else BEHIND
        each.dropped = each is not best and best.ahead_of(each) >= limit
    return sum(not each.dropped for each in candidates) == 1


class PlayOut:
    """Plays an imagined position to the end of its round as the policy would, and says what it was worth."""

    def __init__(self, game: Game[Any, Any], policy: Bot[Any, Any], seat: Seat, by_wins: bool) -> None:
        self._game, self._policy, self._seat, self._by_wins = game, policy, seat, by_wins

    def play(self, state: Any, move: Any, stream: Stream) -> tuple[float, int]:
        """What the round was worth to the seat after this move, and what it cost to find out."""
        game, steps = self._game, Steps(self._game, state, stream)
        before, rounds = game.standing(state), game.rounds(state)
        cost = 10
        if move is not None:
            game.play(state, self._seat, move, stream.child(0))

        def decide(seat: Seat, moves: Sequence[Any]) -> Any:
            nonlocal cost
            cost += 2 + len(moves)
            return (
                moves[0]
                if len(moves) == 1
                else self._policy.choose(state.view(seat), moves, stream.child(-steps.made - 1))
            )

        if game.rounds(state) == rounds:
            for _ in play_on(game, state, decide, steps.play):
                if steps.made >= LONGEST or game.rounds(state) != rounds:
                    break
        return self._worth(state, before), cost

    def _worth(self, state: Any, before: Standing | None) -> float:
        now, result = self._game.standing(state), self._game.result(state)
        if before is not None and now is not None:
            gained = [after - then for after, then in zip(now.points, before.points, strict=True)]
            sign, allies = -1 if now.lowest_wins else 1, now.allies(self._seat)
        elif result is not None:
            gained, sign = list(result.scores), result.direction
            allies = result.winners if self._seat in result.winners else (self._seat,)
        else:
            gained, sign, allies = [float(_held(state, seat)) for seat in range(seats_of(state))], -1, (self._seat,)
        worth = sign * _lead(gained, allies)
        return (WIN if worth > 0 else -WIN) + worth if self._by_wins and worth else worth


def _lead(points: Sequence[float], allies: Sequence[Seat]) -> float:
    """How far allies are ahead of all others, on average."""
    ours = [points[seat] for seat in allies]
    others = [each for seat, each in enumerate(points) if seat not in allies]
    return sum(ours) / len(ours) - (sum(others) / len(others) if others else 0.0)


def _held(state: State, seat: Seat) -> int:
    """Fewer cards in the hand are better, where nothing else is known."""
    return sum(len(cards) for pile, cards in zip(state.piles, state.cards, strict=True) if pile.owner == seat)
