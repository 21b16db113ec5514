"""Rules that are broken: Crazy Eights with one method that raises or answers nonsense."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import crazy_eights
from crazy_eights import DISCARD, HANDS, CrazyEights, Play

from cardcade import Clock, GamePlugin, Result, say


class Odd(BaseException):
    """An exception that no `except Exception` catches."""


class Unspeakable(Exception):
    """One that cannot even be printed."""

    def __str__(self) -> str:
        raise RuntimeError("no words")

    __repr__ = __str__


RAISING = [
    "setup",
    "begin",
    "to_act",
    "may_interrupt",
    "contested",
    "moves",
    "check",
    "play",
    "result",
    "rounds",
    "clock",
    "plays_with",
    "why_not",
    "cards_of",
    "is_pass",
    "likeness",
    "standing",
    "hand_key",
    "badge",
    "headline",
    "in_sight",
    "outcome",
    "prompt",
    "say_aloud",
    "say_move",
    "say_event",
    "mark",
    "say_card",
]
EXCEPTIONS: tuple[type[BaseException], ...] = (
    SystemExit,
    KeyboardInterrupt,
    GeneratorExit,
    MemoryError,
    RecursionError,
    StopIteration,
    Odd,
    Unspeakable,
    OSError,
    UnicodeDecodeError,
)


def raising(method: str, error: Callable[[], BaseException] = RuntimeError) -> type[CrazyEights]:
    def fail(self: CrazyEights, *_: Any) -> Any:
        raise error()

    return type("Raising", (CrazyEights,), {method: fail})


def raised_by(kind: type[BaseException]) -> Callable[[], BaseException]:
    return (lambda: UnicodeDecodeError("utf-8", b"", 0, 1, "odd")) if kind is UnicodeDecodeError else kind


def answering(method: str, answer: Any) -> type[CrazyEights]:
    return type("Answering", (CrazyEights,), {method: lambda self, *_: answer})


ANSWERS: dict[str, tuple[str, Any]] = {
    "nobody is to act though it goes on": ("to_act", ()),
    "to_act names a seat that is not there": ("to_act", (99,)),
    "to_act names a seat below the table": ("to_act", (-7,)),
    "to_act is no sequence": ("to_act", None),
    "to_act names words": ("to_act", ("me",)),
    "moves is no sequence": ("moves", None),
    "moves is empty": ("moves", ()),
    "moves lists nothing": ("moves", [None]),
    "moves lists what is no move": ("moves", [7]),
    "moves lists a card nobody has": ("moves", [Play(5000)]),
    "result is no result": ("result", 7),
    "result has too few scores": ("result", Result((), (0,), (0,))),
    "result names a winner who is not there": ("result", Result((1.0, 2.0), (9,), (9,))),
    "result counts what is no number": ("result", Result((float("nan"),) * 4, (0,), (0,))),
    "clock without an end": ("clock", Clock(float("inf"), 1)),
    "clock that is over before it begins": ("clock", Clock(-5, 1)),
    "clock that is no number": ("clock", Clock(float("nan"), 1)),
    "clock of a seat that is not there": ("clock", Clock(3, 1, 99)),
    "say_move says a number": ("say_move", 5),
    "say_move says what nobody wrote": ("say_move", say("crazy_eights.abracadabra")),
    "say_move says without end": ("say_move", say("n" * 20_000)),
    "say_card says nothing": ("say_card", None),
    "say_aloud says a number": ("say_aloud", 5),
    "badge is a word": ("badge", "landlord"),
    "headline is a number": ("headline", 5),
    "prompt is a word": ("prompt", "well"),
    "standing is a number": ("standing", 5),
    "in_sight shows cards that are not there": ("in_sight", [5000]),
    "plays_with finds nothing but nonsense": ("plays_with", [None]),
    "hand_key cannot be compared": ("hand_key", object()),
    "may_interrupt names a seat that is not there": ("may_interrupt", (99,)),
    "rounds is no number": ("rounds", "many"),
}


class Loses(CrazyEights):
    def play(self, state: Any, seat: Any, move: Any, stream: Any) -> None:
        super().play(state, seat, move, stream)
        state.cards[DISCARD].pop(0)


class Doubles(CrazyEights):
    def play(self, state: Any, seat: Any, move: Any, stream: Any) -> None:
        super().play(state, seat, move, stream)
        state.cards[HANDS].append(state.cards[HANDS][0])


class Invents(CrazyEights):
    def play(self, state: Any, seat: Any, move: Any, stream: Any) -> None:
        super().play(state, seat, move, stream)
        state.cards[HANDS].append(9_999)


class Recurses(CrazyEights):
    def moves(self, state: Any, seat: Any) -> Any:
        return self.moves(state, seat)


class Refuses(CrazyEights):
    def check(self, state: Any, seat: Any, move: Any) -> None:
        self.refusal(state, seat, move)
        raise ValueError("no such thing")


class ForgetsPiles(CrazyEights):
    def setup(self, seats: int) -> Any:
        state = super().setup(seats)
        state.piles = state.piles[:1]
        return state


class Undealt(CrazyEights):
    def begin(self, state: Any, stream: Any) -> None:
        return None


class NeverEnds(CrazyEights):
    def result(self, state: Any) -> Result | None:
        return None


class OverAtOnce(CrazyEights):
    def result(self, state: Any) -> Result | None:
        return Result((0.0,) * (len(state.piles) - HANDS), (0,), (0,))


CHANGED = (Loses, Doubles, Invents, Recurses, Refuses, ForgetsPiles, Undealt, NeverEnds, OverAtOnce)

KINDS: dict[str, type[CrazyEights]] = {
    **{f"{method} raises": raising(method) for method in RAISING},
    **{f"play raises {kind.__name__}": raising("play", raised_by(kind)) for kind in EXCEPTIONS},
    **{name: answering(*wrong) for name, wrong in ANSWERS.items()},
    **{kind.__name__: kind for kind in CHANGED},
}


def plugin(kind: str) -> GamePlugin:
    return replace(crazy_eights.cardcade_game(), game=KINDS[kind])
