"""Cards that lie still look the same, drawn together or one by one."""

import pygame
import pytest
from pygame import Surface

from cardcade import HIDDEN, Card
from cardcade.table.cards.faces import Faces
from cardcade.table.cards.sprites import CardSprite
from cardcade.table.layout import Pose
from cardcade.table.piles.pile_picture import draw_pile
from cardcade.ui import Painter, Ui
from cardcade_assets import path

BACK = path("backs", "classic.svg")
SIZE = (1280, 720)


@pytest.fixture
def faces() -> Faces:
    return Faces(Ui(SIZE), ("S7", "H8", "C9"), lambda name: path("cards", f"{name}.svg"), lambda: BACK)


def fan(cards: list[Card], x: float) -> list[CardSprite]:
    return [CardSprite(card, Pose(x + 24 * place, 400, 96)) for place, card in enumerate(cards)]


def drawn(faces: Faces, sprites: list[CardSprite], together: bool) -> bytes:
    surface = Surface(SIZE, 0, 32)
    surface.fill((20, 110, 80))
    painter = Painter(surface, faces.ui)
    if together:
        draw_pile(painter, faces, sprites)
    else:
        for sprite in sprites:
            sprite.draw(painter, faces)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("cards", [[HIDDEN] * 9, [Card(0), Card(1), Card(2)], [HIDDEN, Card(1), HIDDEN, Card(2)]])
def test_a_pile_looks_as_if_its_cards_were_drawn_one_by_one(faces: Faces, cards: list[Card]) -> None:
    together, alone = (drawn(faces, fan(cards, 200), way) for way in (True, False))
    assert max(abs(one - two) for one, two in zip(together, alone, strict=True)) <= 16


def test_a_card_that_stands_out_is_drawn_for_itself(faces: Faces) -> None:
    plain = drawn(faces, fan([HIDDEN] * 9, 200), True)
    lifted = fan([HIDDEN] * 9, 200)
    lifted[4].lift = 30
    assert drawn(faces, lifted, True) == drawn(faces, lifted, False) != plain
    lifted[4].lift, lifted[4].glow = 0, (255, 200, 80)
    assert drawn(faces, lifted, True) != plain


@pytest.mark.parametrize("reduced", [False, True])
def test_with_reduced_motion_a_card_fades_in_where_it_goes_and_is_never_on_the_way(faces: Faces, reduced: bool) -> None:
    faces.ui.motion.reduced = reduced
    sprite = CardSprite(HIDDEN, Pose(200, 400, 96))
    bare = drawn(faces, [], False)
    sprite.fly(Pose(1500, 400, 96), 1.0)
    sprite.turn(Card(1))
    for _ in range(19):
        sprite.update(0.05)
        now = drawn(faces, [sprite], False)
        on_the_way = {now[3 * (266 * SIZE[0] + x) :][:3] for x in range(250, 950)}
        assert not reduced or on_the_way == {bare[:3]}
    assert now != bare
