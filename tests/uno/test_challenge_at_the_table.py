"""Challenges of a person at UNO's table."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import FRect

from cardcade.table.layout import WORDS, SeatSide
from cardcade.table.piles.piles import around
from cardcade.testing.pilot import FRAME
from cardcade.ui import ButtonKind, Painter
from cardcade.ui.context import icon
from cardcade_uno.moves import ACCEPT, CHALLENGE, Play
from cardcade_uno.scene.challenge_panel import ChallengePanel
from cardcade_uno.scene.layout import RIM

from ..drawn import Prompt, pictures_made
from .seated import Seated, seated
from .table import uno


def facing_four(hand: str = "b3 w+4 r1", seats: int = 4, **how: Any) -> Seated:
    """The last of so many has played a bluff on seat 0."""
    others = " | ".join(["y1 y2", "g3 g4", "r3 r4", "r6 r7"][: seats - 2])
    table = uno(" | ".join(part for part in ("b7", hand, others, "g1 w+4 b8") if part))
    table.state.turn = seats - 1
    pilot = Seated.at(table, **how)
    pilot.plays(seats - 1, "w+4", "g")
    return pilot


def hinted(**how: Any) -> Seated:
    """The same, with a hint asked for."""
    pilot = facing_four(**how)
    pilot.tap(pygame.K_h)
    pilot.run(0.5)
    return pilot


def panel_of(pilot: Seated) -> ChallengePanel:
    assert pilot.uno.calling.challenges.panel is not None
    return pilot.uno.calling.challenges.panel


def letters(pilot: Seated) -> list[int]:
    """How large all that the panel says is, in pixels."""
    return [pilot.ui.text.pixels(type_) for type_ in panel_of(pilot).types]


def lying_there(pilot: Seated) -> dict[str, FRect]:
    """What a player looks at to answer, and what is needed meanwhile."""
    layout = pilot.uno.layout
    ring = 2 * RIM * layout.unit
    return {
        "the discards": FRect(layout.discard.x - ring / 2, layout.discard.y - ring / 2, ring, ring),
        "the stock": layout.stock.rect,
        "how many cards it has": layout.stock_foot,
        "what lies on the discards": layout.caption,
        "the call button": pilot.find("uno.call").rect,
        **{card.meaning: card.rect for card in pilot.uno.hand.cards},
    }


def signs_drawn(pilot: Seated, monkeypatch: pytest.MonkeyPatch) -> list[FRect]:
    """Where a hint's sign is."""
    drawn: list[FRect] = []
    image = Painter.image

    def watched(self: Painter, art: Path, rect: FRect, *more: Any) -> None:
        if art == icon("hint"):
            drawn.append(FRect(rect))
        image(self, art, rect, *more)

    with monkeypatch.context() as patch:
        patch.setattr(Painter, "image", watched)
        pilot.picture()
    return [rect for rect in drawn if rect.collidelist([button.rect for button in panel_of(pilot).buttons]) >= 0]


def spoken_at(pilot: Seated) -> list[tuple[float, float]]:
    """Where words stand over the table."""
    return [banner.at for banner in pilot.uno.effects.banners]


class TestChallenge:
    def test_the_panel_tells_what_is_known(self) -> None:
        pilot = facing_four()
        assert pilot.uno.calling.challenges.panel is not None
        assert pilot.uno.calling.challenges.panel.doubt.beneath == "B"
        assert pilot.uno.calling.challenges.panel.doubt.known[0] == "2 cards left in that hand."
        assert {"move.accept", "move.stack", "move.challenge"} <= set(pilot.meanings)

    @pytest.mark.parametrize("hand", ["b3 r1", "b3 w+4 r1 y3 y4 y5 y6 g5 g6 g7 g8 g9 b1 b2 ys gs"])
    @pytest.mark.parametrize(("size", "language"), [
        ((1024, 768), "zh"), ((1024, 768), "en"), ((1280, 720), "en"), ((1920, 1080), "zh"), ((2560, 1080), "zh"),
    ])  # fmt: skip
    def test_the_panel_covers_neither_the_piles_nor_their_captions_nor_the_hand_nor_a_player(
        self, size: tuple[int, int], language: str, hand: str
    ) -> None:
        for seats in range(2, 7):
            pilot = facing_four(hand, seats, size=size, language=language)
            kept = {
                **lying_there(pilot),
                **{plate.meaning: plate.rect for plate in pilot.uno.plates},
                **{f"hand {seat}": around(pilot.uno.piles.backs(seat, 12)) for seat in range(1, seats)},
            }
            assert [what for what, where in kept.items() if where.colliderect(panel_of(pilot).rect)] == [], seats
            assert pilot.uno.layout.area.contains(panel_of(pilot).rect)

    @pytest.mark.parametrize("hand", ["b3 r1", "b3 w+4 r1 y3 y4 y5 y6 g5 g6 g7 g8 g9 b1 b2 ys gs"])
    @pytest.mark.parametrize("size", [(1024, 768), (1920, 1080), (2560, 1080)])
    def test_a_large_one_lies_over_the_row_of_players_at_the_top_and_nothing_else(
        self, size: tuple[int, int], hand: str
    ) -> None:
        for seats in range(2, 7):
            pilot = facing_four(hand, seats, size=size, ui_scale=2.0)
            layout, panel = pilot.uno.layout, panel_of(pilot)
            beside = [plate for plate in pilot.uno.plates if layout.side(plate.seat) is not SeatSide.ACROSS]
            kept = {**lying_there(pilot), **{plate.meaning: plate.rect for plate in beside}}
            places = [panel.rect, *(button.rect for button in panel.buttons)]
            assert [what for what, where in kept.items() if where.collidelist(places) >= 0] == [], seats
            assert all(layout.area.contains(place) for place in places)

    @pytest.mark.parametrize("ui_scale", [1.0, 2.0])
    @pytest.mark.parametrize(("size", "language"), [((1024, 768), "en"), ((1280, 720), "zh"), ((2560, 1080), "en")])
    def test_the_coach_hides_neither_what_it_asks_nor_its_answers(
        self, size: tuple[int, int], language: str, ui_scale: float
    ) -> None:
        for seats in range(2, 7):
            pilot = hinted(seats=seats, size=size, language=language, ui_scale=ui_scale)
            coach, panel = pilot.uno.coach, panel_of(pilot)
            assert coach.opened, seats
            assert coach.rect.collidelist([panel.rect, *(button.rect for button in panel.buttons)]) < 0, seats

    @pytest.mark.parametrize(("size", "ui_scale"), [
        ((1024, 768), 1.0), *product([(1280, 720), (1920, 1080), (2560, 1080)], [1.0, 1.5, 2.0]),
    ])  # fmt: skip
    @pytest.mark.parametrize("language", ["en", "zh"])
    def test_the_coach_hides_neither_discards_nor_stock_but_in_large_letters_at_4_3(
        self, size: tuple[int, int], language: str, ui_scale: float
    ) -> None:
        for seats in range(2, 7):
            pilot = hinted(seats=seats, size=size, language=language, ui_scale=ui_scale)
            coach = pilot.uno.coach
            assert coach.rows, seats
            discards, stock = pilot.uno.layout.discard.rect, pilot.uno.layout.stock.rect
            signs = discards.inflate(0.8 * discards.w, 0)  # what is pending, and the colour, over two corners
            assert coach.rect.collidelist([signs, stock]) < 0, seats

    @pytest.mark.parametrize("ui_scale", [1.0, 1.5, 2.0])
    @pytest.mark.parametrize(("size", "language"), [((1024, 768), "en"), ((1280, 720), "zh"), ((2560, 1080), "en")])
    def test_the_words_of_a_hint_lie_neither_on_it_nor_on_its_answers(
        self, size: tuple[int, int], language: str, ui_scale: float
    ) -> None:
        pilot = hinted(size=size, language=language, ui_scale=ui_scale)
        asked = [panel_of(pilot).rect, *(button.rect for button in panel_of(pilot).buttons)]
        assert not [words for words in pilot.uno.effects.told if words.collidelist(asked) >= 0]

    @pytest.mark.parametrize("language", ["zh", "en"])
    @pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080)])
    def test_its_words_double_with_the_text(self, size: tuple[int, int], language: str) -> None:
        usual, large = (letters(facing_four(size=size, language=language, ui_scale=scale)) for scale in (1.0, 2.0))
        assert [now >= 1.9 * before for before, now in zip(usual, large, strict=True)] == [True] * 6, (usual, large)

    @pytest.mark.parametrize("ui_scale", [1.0, 1.5, 2.0])
    @pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (2560, 1080)])
    def test_its_title_has_room_for_a_bots_name(self, size: tuple[int, int], ui_scale: float) -> None:
        pilot = facing_four(size=size, language="en", ui_scale=ui_scale)
        doubt = replace(panel_of(pilot).doubt, title="A Wild +4 from Bamboo!")
        panel = ChallengePanel(pilot.ui, pilot.uno.layout, doubt, panel_of(pilot)._replies)
        assert pilot.ui.text.width(doubt.title, panel.types[0]) <= panel.places[1].w

    def test_it_has_the_keyboard_at_once(self) -> None:
        pilot = facing_four()
        panel = pilot.uno.calling.challenges.panel
        assert panel is not None
        assert pilot.screen.stage.focus.widget is panel.buttons[0]
        pilot.tap(pygame.K_RETURN)
        assert pilot.last == (0, ACCEPT)

    @pytest.mark.parametrize("ui_scale", [0.85, 1.0, 1.5, 2.0])
    @pytest.mark.parametrize(("size", "language"), [((1024, 768), "en"), ((1280, 720), "zh"), ((2560, 1080), "en")])
    def test_all_it_says_lies_within_it_and_its_buttons_too_or_in_their_own_row(
        self, size: tuple[int, int], language: str, ui_scale: float
    ) -> None:
        pilot = facing_four(size=size, language=language, ui_scale=ui_scale)
        panel, buttons = panel_of(pilot), [button.rect for button in panel_of(pilot).buttons]
        assert all(panel.rect.contains(rect) for rect in panel.places)
        assert all(pilot.uno.layout.answers.contains(rect) for rect in buttons)
        assert ui_scale > 1 or all(panel.rect.contains(rect) for rect in buttons)
        assert not [1 for one, other in combinations([*panel.places, *buttons], 2) if one.colliderect(other)]

    @pytest.mark.parametrize("language", ["zh", "en"])
    def test_larger_text_never_makes_its_words_smaller(self, language: str) -> None:
        usual, large = (letters(facing_four(size=(1024, 768), language=language, ui_scale=at)) for at in (1.0, 2.0))
        assert [now >= before for before, now in zip(usual, large, strict=True)] == [True] * 6, (usual, large)

    @pytest.mark.parametrize("ui_scale", [1.0, 2.0])
    def test_why_a_card_does_not_fit_is_not_said_under_it(self, ui_scale: float) -> None:
        pilot = facing_four(ui_scale=ui_scale)
        places = [panel_of(pilot).rect, *(button.rect for button in panel_of(pilot).buttons)]
        pilot.click(pilot.card("b3"))
        said = [FRect(0, 0, 2, 2 * WORDS).move(at[0] - 1, at[1] - WORDS) for at in spoken_at(pilot)]
        assert said
        assert [place for place in said if place.collidelist(places) >= 0] == []

    def test_it_tells_the_stakes_with_what_is_pending(self) -> None:
        pilot = facing_four()
        assert pilot.uno.calling.challenges.panel is not None
        assert pilot.uno.calling.challenges.panel.doubt.stakes == "Right: P3 draws 4 instead of you. Wrong: you draw 6."

    def test_stakes_and_odds_are_written_on_it(self, drawn: dict[str, int]) -> None:
        facing_four().picture()
        written = " ".join(drawn)
        assert "Right: P3 draws 4 instead of you. Wrong: you draw 6." in written
        assert "By the number of cards alone, about 54% would be bluffs." in written

    def test_the_stakes_follow_the_rules(self) -> None:
        table = uno("b7 | b3 w+4 r1 | y1 y2 | g3 g4 | g1 w+4 b8", effects__wild_draw_four_amount=7)
        table.state.turn = 3
        pilot = Seated.at(table)
        pilot.plays(3, "w+4", "g")
        assert pilot.uno.calling.challenges.panel is not None
        assert "draws 7" in pilot.uno.calling.challenges.panel.doubt.stakes
        assert "you draw 9" in pilot.uno.calling.challenges.panel.doubt.stakes

    def test_the_odds_are_the_same_whatever_the_hidden_hand_is(self) -> None:
        told = set()
        for hand in ("g1 w+4 b8", "g1 w+4 y8", "b1 w+4 b8"):
            table = uno(f"b7 | b3 w+4 r1 | y1 y2 | g3 g4 | {hand}")
            table.state.turn = 3
            pilot = Seated.at(table)
            pilot.plays(3, "w+4", "g")
            assert pilot.uno.calling.challenges.panel is not None
            told.add(pilot.uno.calling.challenges.panel.doubt.known[-1])
        assert told == {"By the number of cards alone, about 54% would be bluffs."}

    def test_a_hint_points_at_an_answer_that_enter_then_gives(self) -> None:
        pilot = facing_four()
        panel = pilot.uno.calling.challenges.panel
        assert panel is not None
        seen = set()
        for _ in range(6):
            pilot.tap(pygame.K_h)
            assert pilot.screen.stage.focus.widget is not None
            seen.add(pilot.screen.stage.focus.widget.meaning)
        assert {"move.accept", "move.challenge"} <= seen
        while pilot.screen.stage.focus.widget is not pilot.find("move.challenge"):
            pilot.tap(pygame.K_h)
        pilot.tap(pygame.K_RETURN)
        assert pilot.last == (0, CHALLENGE)

    def test_the_answer_that_is_hinted_at_and_no_other_is_bright_and_wears_the_sign_of_a_hint(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        pilot = facing_four("b3 r1")
        buttons = panel_of(pilot).buttons
        assert ButtonKind.PRIMARY not in [button.kind for button in buttons]
        assert signs_drawn(pilot, monkeypatch) == []
        for _ in range(3):
            pilot.tap(pygame.K_h)
            pilot.run(0.3)
            meant = pilot.screen.stage.focus.widget
            assert [button for button in buttons if button.kind is ButtonKind.PRIMARY] == [meant]
            assert [button for button in buttons if button.hover.target] == [meant]
            (sign,) = signs_drawn(pilot, monkeypatch)
            assert meant is not None
            assert sign.colliderect(meant.rect)

    def test_the_challengers_eyes_alone_see_the_hand_for_a_moment(self) -> None:
        pilot = facing_four()
        pilot.click("move.challenge")
        pilot.wait(0.5)
        assert pilot.last == (0, CHALLENGE)
        assert pilot.uno.stagecraft.limelight.shown is not None
        pilot.settle()
        assert pilot.uno.stagecraft.limelight.shown is None
        assert all(sprite.card == -1 for sprite in pilot.uno.cards.pile(5))

    def test_no_frame_in_which_the_hand_is_shown_has_to_make_many_pictures(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table = uno("b7 | b3 w+4 r1 | y1 y2 | g3 g4 | w+4 g1 b8 r9 y4 g5 b2 r3 y6")
        table.state.turn = 3
        pilot = Seated.at(table)
        pilot.plays(3, "w+4", "g")
        pilot.idle(1)
        monkeypatch.setattr("cardcade.ui.art.Errand", Prompt)
        made = pictures_made(monkeypatch)
        pilot.click("move.challenge")
        while len(made) < 40:
            pilot.picture()
            made.append(0)
            pilot.wait(FRAME)
        assert pilot.uno.stagecraft.limelight.shown is not None
        assert sum(made) > 3
        assert max(made) <= 4

    def test_no_other_words_stand_behind_what_everyone_looks_at(self) -> None:
        pilot = facing_four()
        pilot.uno.effects.tell("You drew a card that does not fit.")
        pilot.click("move.challenge")
        pilot.wait_until(lambda: pilot.uno.stagecraft.limelight.shown is not None)
        assert not pilot.uno.effects.banners

    def test_even_where_nothing_is_animated_the_hand_can_be_seen(self) -> None:
        pilot = facing_four()
        pilot.uno.link.look.speed = 0
        pilot.click("move.challenge")
        pilot.wait(1)
        assert pilot.uno.stagecraft.limelight.shown is not None
        pilot.wait(4)
        assert pilot.uno.stagecraft.limelight.shown is None

    def test_accepting_takes_the_cards(self) -> None:
        pilot = facing_four()
        pilot.click("move.accept")
        assert pilot.last == (0, ACCEPT)
        assert len(pilot.state.hand(0)) == 7

    def test_a_four_is_stacked_from_the_panel_or_the_hand(self) -> None:
        pilot = facing_four()
        pilot.click("move.stack")
        pilot.click("colour.R")
        assert pilot.last == (0, Play(pilot.state.top, "R"))
        pilot.settle()
        assert pilot.uno.middle.owed.pending == 8

    def test_what_is_pending_is_counted_in_the_middle(self) -> None:
        pilot = seated("r5 | r+2 g1 b1 | y1 y2")
        pilot.click(pilot.card("r+2"))
        pilot.settle()
        assert pilot.uno.middle.owed.pending == 2
        pilot.do(1, ACCEPT)
        assert pilot.uno.middle.owed.pending == 0
