"""What a coach of a game knows: which moves compare, what they come to, and why one is better."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeAlias, TypeVar

from cardcade.engine.bots import Bot
from cardcade.engine.cards import Seat
from cardcade.engine.chance import Stream
from cardcade.engine.game import Game
from cardcade.engine.search import CANDIDATES, PlayOut
from cardcade.engine.state import State, View

S = TypeVar("S", bound=State)
M = TypeVar("M")

VERSION: Final = 5
"""Grows when the same moves would be judged differently in every game."""

Trial: TypeAlias = Callable[[Sequence[Any], Stream], list[float]]
"""One imagined deal: what each of these moves comes to in it."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why one move is better than another; `args` fill its sentence `GAME.reason.KIND`."""

    kind: str
    args: Mapping[str, object] = field(default_factory=dict)
    con: bool = False
    """Whether it speaks of the worse move, not of the better one."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move and what it is worth, in the coach's unit."""

    move: Any
    value: float
    error: float = 0.0
    """The standard error of how far it is from the first one."""
    tried: int = 0
    """In so many imagined deals."""


class Slip(NamedTuple):
    """A mistake by the rules alone, whatever play-outs say."""

    better: Any
    mark: str
    reason: Reason


class Thresholds(NamedTuple):
    """From which loss on a move is marked ?!, ? and ??; a game whose small marks mean nothing begins with ?."""

    inaccuracy: float
    mistake: float
    blunder: float

    def mark(self, loss: float) -> str:
        steps = ((self.blunder, "??"), (self.mistake, "?"), (self.inaccuracy, "?!"))
        return next((mark for least, mark in steps if loss >= least), "")


@dataclass(frozen=True, slots=True)
class Pains:
    """How many imagined deals a decision is worth."""

    batch: int
    most: int
    live: int = 100
    """For a hint, which shall come at once."""
    round: float = 450_000
    """What the review of a whole round may cost, counted as `Coach.work` is: about two seconds of one core."""


class Coach(Generic[S, M]):
    """Judges a seat's moves by its view alone. A game's own one overrides what it knows better."""

    version: ClassVar[int] = 1
    """Grows when the game's own judgement changes: kept reviews are made anew."""
    unit: ClassVar[str] = "win"
    """What values count: `win`, the share of rounds won, or `levels`."""
    unit_at_once: ClassVar[str] = "win"
    """What the values of `at_once` count: `plays` are leads that a move is worth."""
    whole: ClassVar[float] = 1.0
    """The loss that is as bad as a certain win given away."""
    claim: ClassVar[float] = 1.0
    """How much of what play-outs promise comes true."""
    thresholds: ClassVar[Thresholds] = Thresholds(0.10, 0.10, 0.20)
    """Smaller gaps were worth no more than unmarked ones when they were played on: docs/coach.md."""
    pains: ClassVar[Pains] = Pains(batch=25, most=200)
    work: float = 0
    """What trials have cost so far. One that adds nothing is counted as the play-out of a usual game."""

    def __init__(self, game: Game[S, M], policy: Bot[S, M]) -> None:
        """`policy` is the easy bot, by which the common play-out goes."""
        self.game, self.policy = game, policy

    def candidates(self, view: View[S], moves: Sequence[M], played: M | None) -> Sequence[M]:
        """Moves worth comparing with what was played; in a hint with each other. None of a turn not worth judging."""
        chosen = self.policy.choose(view, moves, Stream.named("coach"))
        return [*([] if chosen is None else [chosen]), *(move for move in moves if move != chosen)][: CANDIDATES[1]]

    def trial(self, view: View[S]) -> Trial:
        """Tries moves out on imagined deals: the same deal and the same luck for all of them."""

        def attempt(moves: Sequence[Any], stream: Stream) -> list[float]:
            deal, luck = self.game.imagine(view, stream.child(0)), stream.child(1)
            return [self.play_out(deal.copy(), view.seat, move, luck) for move in moves]

        return attempt

    def play_out(self, state: S, seat: Seat, move: M, stream: Stream) -> float:
        """What the rest of the round brings the seat after this move: 1 won, 0 lost, between them neither."""
        lead, cost = PlayOut(self.game, self.policy, seat, by_wins=False).play(state, move, stream)
        self.work += cost
        return 0.5 if not lead else float(lead > 0)

    def agrees(self, view: View[S], better: M, played: M) -> bool:
        """Whether a second opinion has it too."""
        return True

    def certain(self, view: View[S], move: M) -> bool:
        """Whether the move wins the round for certain, as far as the seat can know."""
        return False

    def slip(self, view: View[S], moves: Sequence[M], played: M, then: M | None) -> Slip | None:
        """A mistake that play-outs do not see; `then` is what the seat did next."""
        return None

    def at_once(self, view: View[S], moves: Sequence[M]) -> list[Weighed] | None:
        """Values without imagining anything, the best first, in `unit_at_once`; None where there are none."""
        return None

    def reasons(self, view: View[S], better: M, played: M) -> Sequence[Reason]:
        """Why one move is better than the other, the strongest first; only what holds."""
        return ()

    def same(self, one: M, other: M) -> bool:
        """Whether two moves differ in nothing but equivalent cards."""
        return one == other or (
            type(one) is type(other)
            and self.game.say_move(one) == self.game.say_move(other)
            and sorted(map(repr, map(self.game.likeness, self.game.cards_of(one))))
            == sorted(map(repr, map(self.game.likeness, self.game.cards_of(other))))
        )
