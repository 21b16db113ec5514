"""Tables that are broken: Crazy Eights with a part that raises when it is made, told, moved or drawn."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

import crazy_eights

from cardcade import Event, GamePlugin
from cardcade.table import SCENE_VERSION, Animation, Director, Part, Parts
from cardcade.ui import Widget

MADE = [
    "own",
    "told_by_rules",
    "piles",
    "felt",
    "faces",
    "cards",
    "hand",
    "director",
    "boards",
    "actions",
    "hints",
    "furniture",
    "shortcuts",
    "clock",
    "plates",
    "viewer",
]
TOLD = [
    "recall",
    "remember",
    "follow",
    "made",
    "lay_out",
    "hush",
    "take",
    "refresh",
    "update",
    "finish",
    "draw_under",
    "draw_over",
    "draw_top",
]


class Fall:
    def animate(self, event: Event) -> Animation | None:
        raise ZeroDivisionError("a scene that raises")


class Drawn(Widget):
    def draw(self, painter: Any) -> None:
        raise ValueError("cannot be drawn")


class Exits(Part):
    def update(self, dt: float) -> bool:
        raise SystemExit(3)


class Shows(Part):
    """Has something to show that cannot be drawn."""

    @property
    def widgets(self) -> Sequence[Widget]:
        from pygame import FRect

        return (Drawn(FRect(0, 0, 50, 50)),)


class Nowhere(Part):
    """Shows what is no widget."""

    @property
    def widgets(self) -> Sequence[Any]:
        return ("button", None)


class Falling(Parts):
    @cached_property
    def director(self) -> Director:
        return Director(self.piles, self.movements, [Fall()])


def made_badly(part: str) -> type[Parts]:
    def fail(self: Parts) -> Any:
        raise RuntimeError(f"no {part}")

    return type("MadeBadly", (Parts,), {part: property(fail)})


def nothing_for(part: str) -> type[Parts]:
    return type("NothingFor", (Parts,), {part: property(lambda self: None)})


def told_badly(moment: str) -> type[Parts]:
    def fail(self: Part, *_: Any) -> Any:
        raise RuntimeError(moment)

    return with_own(type("ToldBadly", (Part,), {moment: fail}))


def with_own(part: type[Part]) -> type[Parts]:
    return type("WithOwn", (Parts,), {"own": cached_property(lambda self: (*Parts.own.func(self), part()))})


SCENES: dict[str, type[Any]] = {
    **{f"{part} cannot be made": made_badly(part) for part in MADE},
    **{f"{part} is nothing": nothing_for(part) for part in ("felt", "hand", "own", "boards")},
    **{f"fails at {moment}": told_badly(moment) for moment in TOLD},
    "an act falls": Falling,
    "a widget cannot be drawn": with_own(Shows),
    "a widget is none": with_own(Nowhere),
    "leaves while it moves": with_own(Exits),
    "is no set of parts": dict,
}
globals().update({f"Scene{number}": scene for number, scene in enumerate(SCENES.values())})

ELSEWHERE = {
    "in a module that is not there": "no_such_scene.anywhere:Table",
    "a name that is not there": f"{__name__}:NoSuchTable",
    "without a name": __name__,
    "of nothing": ":",
}
NAMES = {kind: f"{__name__}:Scene{number}" for number, kind in enumerate(SCENES)}
KINDS = {**NAMES, **ELSEWHERE}


def plugin(kind: str) -> GamePlugin:
    return replace(crazy_eights.cardcade_game(), scene=KINDS[kind], scene_version=SCENE_VERSION)
