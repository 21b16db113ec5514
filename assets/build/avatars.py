# ruff: noqa: E501 (an outline reads best on one line)
"""Twelve friendly animals in party clothes, as round portraits for the seats, in five moods each."""

from collections.abc import Callable
from dataclasses import replace

import animals
import clothes
import ears as on_head
from drawing import ASSETS, Drawing, disc
from looks import Colouring
from moods import DROOP, Feeling, before, behind, gloom, posed

SIZE = 128
Draw = Callable[[Drawing, Colouring], None]


def main() -> None:
    for number, (look, ears, features, wear) in enumerate(CAST, start=1):
        for mood in Feeling:
            portrait = _portrait(replace(look, mood=mood), ears, features, wear)
            portrait.save(ASSETS / "avatars" / f"avatar_{number:02}{'' if mood is Feeling.PLAIN else f'_{mood}'}.svg")


def _portrait(look: Colouring, ears: Draw, features: Draw, wear: Draw) -> Drawing:
    drawing = Drawing(SIZE, SIZE)
    with drawing.at(64, 64):
        _ground(drawing, look)
        behind(drawing, look.mood)
        _coat(drawing, look)
        with posed(drawing, look.mood):
            _ears(drawing, look, ears)
            _head(drawing, look)
            gloom(drawing, look.mood)
            features(drawing, look)
        wear(drawing, look)
        drawing.path(disc(0, 0, 61), stroke="#ffffff", stroke_width=4, stroke_opacity=0.92)
        drawing.path(disc(0, 0, 58), stroke=look.ground[1], stroke_width=2)
        before(drawing, look.mood)
    return drawing


def _ears(drawing: Drawing, look: Colouring, ears: Draw) -> None:
    """They hang when their owner is beaten; a frog's are its eyes."""
    if look.mood is Feeling.BEATEN and ears is not on_head.frog_eyes:
        with drawing.at(0, DROOP):
            ears(drawing, look)
    else:
        ears(drawing, look)


def _ground(drawing: Drawing, look: Colouring) -> None:
    drawing.circle(0, 0, 62, drawing.radial(-10, -22, 90, *look.ground))
    drawing.path("M-58,-20A61,61 0 0 1 20,-58L-44,43A61,61 0 0 1 -58,-20Z", "#ffffff", fill_opacity=0.1)


def _coat(drawing: Drawing, look: Colouring) -> None:
    drawing.path(
        "M-46,39C-42,28 -26,24 0,24C26,24 42,28 46,39A60,60 0 0 1 -46,39Z", drawing.linear(0, 24, 0, 60, *look.coat)
    )


def _head(drawing: Drawing, look: Colouring) -> None:
    drawing.path(disc(0, 32, 22, 7), "#000000", fill_opacity=0.18)
    drawing.path(
        "M0,-34C24,-34 38,-18 38,2C38,22 22,33 0,33C-22,33 -38,22 -38,2C-38,-18 -24,-34 0,-34Z",
        drawing.linear(0, -34, 0, 33, *look.fur),
    )


CAST: list[tuple[Colouring, Draw, Draw, Draw]] = [
    (Colouring(("#8fe3b0", "#2f9d6a"), ("#e85d5d", "#b52f3d"), ("#ffffff", "#e6e3ec"), "#ffffff"), on_head.panda_ears, animals.panda, clothes.frogging("#ffe1a0")),
    (Colouring(("#a9d8ff", "#4a86d8"), ("#33507f", "#20345a"), ("#ff9a4a", "#ea6c22"), "#fff3e4"), on_head.pointed_ears, animals.fox, clothes.bow_tie("#e0435c")),
    (Colouring(("#ffe08f", "#f0a030"), ("#7a3fb0", "#54277f"), ("#ffb648", "#f28f1f"), "#fff6e6"), on_head.round_ears(28, 27, 14, 7.5, lower=1), animals.tiger, clothes.scarf("#3cb8a0", "#ffffff")),
    (Colouring(("#ffc0cf", "#e8739a"), ("#4a8fe0", "#2c62b0"), ("#f7f1ea", "#ddd2ca"), "#ffb3b9"), on_head.pointed_ears, animals.cat, clothes.star_badge("#d83b55")),
    (Colouring(("#cdb8ff", "#8463d6"), ("#ff9bb0", "#e06a8a"), ("#ffffff", "#ece4ee"), "#ffffff"), on_head.long_ears, animals.rabbit, clothes.bow_tie("#7a58d0")),
    (Colouring(("#bfe8ef", "#4aa6b8"), ("#e0a13a", "#b5741c"), ("#b57a4a", "#8c5630"), "#f0d4b0"), on_head.round_ears(28, 27, 14, 7.5, lower=1), animals.bear, clothes.collar("#c8313f")),
    (Colouring(("#7d8fd8", "#36458f"), ("#33406e", "#222c50"), ("#a06a44", "#744528"), "#f3e0c4"), on_head.owl_ears, animals.owl, clothes.scarf("#3aa6a0", "#f7f1dc")),
    (Colouring(("#d6f1ff", "#6fb8e8"), ("#2d3350", "#1b2038"), ("#3a4268", "#232948"), "#ffffff"), on_head.no_ears, animals.penguin, clothes.scarf("#e8483f", "#ffd75e")),
    (Colouring(("#ffd0a0", "#e0703a"), ("#b3202f", "#7d0f20"), ("#58cf9a", "#1f9a6c"), "#fdf0c8"), on_head.horns, animals.dragon, clothes.frogging("#ffd75e")),
    (Colouring(("#ffe9a8", "#e6b23c"), ("#2f9d8a", "#1c6e62"), ("#9a6240", "#744227"), "#fbd9b4"), on_head.round_ears(38, 4, 13, 8), animals.monkey, clothes.bow_tie("#f0563f")),
    (Colouring(("#ffd7c2", "#f0906a"), ("#5a7fc0", "#3a5890"), ("#b4b9c8", "#8d93a8"), "#f3d3d8"), on_head.round_ears(35, 18, 17, 10, lower=2), animals.koala, clothes.collar("#f0a030")),
    (Colouring(("#c9b6f5", "#6a52b8"), ("#f2c14a", "#cf9424"), ("#8fd94f", "#5cb02c"), "#e6f7bf"), on_head.frog_eyes, animals.frog, clothes.bow_tie("#e0435c")),
]  # fmt: skip


if __name__ == "__main__":
    main()
