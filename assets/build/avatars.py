# ruff: noqa: E501 (an outline reads best on one line)
"""Twelve friendly animals in party clothes, as round portraits for the seats, in five moods each."""

from collections.abc import Callable
from dataclasses import replace

import animals
from animals import Look
from drawing import ASSETS, Drawing, disc
from moods import DROOP, Mood, before, behind, gloom, posed

SIZE = 128
Draw = Callable[[Drawing, Look], None]


def main() -> None:
    for number, (look, ears, features, wear) in enumerate(CAST, start=1):
        for mood in Mood:
            portrait = _portrait(replace(look, mood=mood), ears, features, wear)
            portrait.save(ASSETS / "avatars" / f"avatar_{number:02}{'' if mood is Mood.PLAIN else f'_{mood}'}.svg")


def _portrait(look: Look, ears: Draw, features: Draw, wear: Draw) -> Drawing:
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


def _ears(drawing: Drawing, look: Look, ears: Draw) -> None:
    """They hang when their owner is beaten; a frog's are its eyes."""
    if look.mood is Mood.BEATEN and ears is not animals.frog_eyes:
        with drawing.at(0, DROOP):
            ears(drawing, look)
    else:
        ears(drawing, look)


def _ground(drawing: Drawing, look: Look) -> None:
    drawing.circle(0, 0, 62, drawing.radial(-10, -22, 90, *look.ground))
    drawing.path("M-58,-20A61,61 0 0 1 20,-58L-44,43A61,61 0 0 1 -58,-20Z", "#ffffff", fill_opacity=0.1)


def _coat(drawing: Drawing, look: Look) -> None:
    drawing.path(
        "M-46,39C-42,28 -26,24 0,24C26,24 42,28 46,39A60,60 0 0 1 -46,39Z", drawing.linear(0, 24, 0, 60, *look.coat)
    )


def _head(drawing: Drawing, look: Look) -> None:
    drawing.path(disc(0, 32, 22, 7), "#000000", fill_opacity=0.18)
    drawing.path(
        "M0,-34C24,-34 38,-18 38,2C38,22 22,33 0,33C-22,33 -38,22 -38,2C-38,-18 -24,-34 0,-34Z",
        drawing.linear(0, -34, 0, 33, *look.fur),
    )


CAST: list[tuple[Look, Draw, Draw, Draw]] = [
    (Look(("#8fe3b0", "#2f9d6a"), ("#e85d5d", "#b52f3d"), ("#ffffff", "#e6e3ec"), "#ffffff"), animals.panda_ears, animals.panda, animals.frogging("#ffe1a0")),
    (Look(("#a9d8ff", "#4a86d8"), ("#33507f", "#20345a"), ("#ff9a4a", "#ea6c22"), "#fff3e4"), animals.pointed_ears, animals.fox, animals.bow_tie("#e0435c")),
    (Look(("#ffe08f", "#f0a030"), ("#7a3fb0", "#54277f"), ("#ffb648", "#f28f1f"), "#fff6e6"), animals.round_ears, animals.tiger, animals.scarf("#3cb8a0", "#ffffff")),
    (Look(("#ffc0cf", "#e8739a"), ("#4a8fe0", "#2c62b0"), ("#f7f1ea", "#ddd2ca"), "#ffb3b9"), animals.pointed_ears, animals.cat, animals.star_badge("#d83b55")),
    (Look(("#cdb8ff", "#8463d6"), ("#ff9bb0", "#e06a8a"), ("#ffffff", "#ece4ee"), "#ffffff"), animals.long_ears, animals.rabbit, animals.bow_tie("#7a58d0")),
    (Look(("#bfe8ef", "#4aa6b8"), ("#e0a13a", "#b5741c"), ("#b57a4a", "#8c5630"), "#f0d4b0"), animals.round_ears, animals.bear, animals.collar("#c8313f")),
    (Look(("#7d8fd8", "#36458f"), ("#33406e", "#222c50"), ("#a06a44", "#744528"), "#f3e0c4"), animals.owl_ears, animals.owl, animals.scarf("#3aa6a0", "#f7f1dc")),
    (Look(("#d6f1ff", "#6fb8e8"), ("#2d3350", "#1b2038"), ("#3a4268", "#232948"), "#ffffff"), animals.no_ears, animals.penguin, animals.scarf("#e8483f", "#ffd75e")),
    (Look(("#ffd0a0", "#e0703a"), ("#b3202f", "#7d0f20"), ("#58cf9a", "#1f9a6c"), "#fdf0c8"), animals.horns, animals.dragon, animals.frogging("#ffd75e")),
    (Look(("#ffe9a8", "#e6b23c"), ("#2f9d8a", "#1c6e62"), ("#9a6240", "#744227"), "#fbd9b4"), animals.wide_ears, animals.monkey, animals.bow_tie("#f0563f")),
    (Look(("#ffd7c2", "#f0906a"), ("#5a7fc0", "#3a5890"), ("#b4b9c8", "#8d93a8"), "#f3d3d8"), animals.fluffy_ears, animals.koala, animals.collar("#f0a030")),
    (Look(("#c9b6f5", "#6a52b8"), ("#f2c14a", "#cf9424"), ("#8fd94f", "#5cb02c"), "#e6f7bf"), animals.frog_eyes, animals.frog, animals.bow_tie("#e0435c")),
]  # fmt: skip


if __name__ == "__main__":
    main()
