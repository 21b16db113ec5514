"""Where news stand: off the heading of a page and the words beside it, and at the table off players and cards."""

from __future__ import annotations

import pytest
from pygame import FRect

from cardcade.table.link import Look
from cardcade.testing.games import installed
from cardcade.testing.pilot import FRAME, Pilot
from cardcade.ui import Label, Painter, Plate
from cardcade.ui.theme import TITLE
from cardcade.ui.tips import PLATE as TOOLTIP
from cardcade.ui.toasts import PLATE

from ...drawn import plates_drawn
from ..launcher import Launcher, open_launcher
from .test_layout_of_screens import fixed, pages

SHAPES = [((1280, 720), 1.0), ((1280, 720), 2.0), ((1024, 768), 1.0), ((1024, 768), 2.0), ((1680, 720), 1.5)]
NEWS = "The disk does not answer: the game goes on, but is not saved until it does. " * 2


def toasts(pilot: Launcher, *news: str) -> list[FRect]:
    """Where they are drawn until all of them have been read."""
    for text in news or (NEWS, "Saved."):
        pilot.ui.toasts.say(text)
    told = set()
    with plates_drawn(PLATE) as drawn:
        while pilot.ui.toasts.toasts:
            told |= {toast.text for toast in pilot.ui.toasts.toasts if not toast.waits and toast.shown.value == 1}
            pilot.wait(0.4)
            pilot.picture()
    assert len(told) == len(news or (NEWS, "Saved."))
    places = [FRect(place) for place in set(map(tuple, drawn))]
    assert all(pilot.ui.canvas.area.contains(place) for place in places)
    return places


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize(("size", "ui_scale"), SHAPES)
@pytest.mark.parametrize("page", ["settings", "plugins"])
def test_no_toast_covers_the_heading_of_a_page(
    page: str, size: tuple[int, int], ui_scale: float, language: str
) -> None:
    pilot = open_launcher(size=size, ui_scale=ui_scale, language=language)
    pilot.choose(f"home.{page}")
    (heading,) = (
        widget.rect
        for widget in pilot.screen.stage.top.walk()
        if isinstance(widget, Label) and widget.type_.weight is TITLE.weight and widget.text == pilot.words[0]
    )
    assert not [rect for rect in toasts(pilot) if rect.colliderect(heading)]


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1680, 720)])
@pytest.mark.parametrize("page", ["settings", "plugins", "presets"])
def test_no_toast_covers_the_quiet_words_beside_a_heading(page: str, size: tuple[int, int], language: str) -> None:
    pilot = open_launcher(size=size, language=language)
    pilot.choose(f"home.{page}")
    note = pilot.find("page.note")
    assert isinstance(note, Label)
    words = FRect(note.rect.topleft, (pilot.ui.text.width(note.text, note.type_), note.rect.h))
    assert not [rect for rect in toasts(pilot) if rect.colliderect(words)]


@pytest.mark.parametrize(("size", "ui_scale"), SHAPES)
def test_no_toast_covers_the_logo(size: tuple[int, int], ui_scale: float) -> None:
    pilot = open_launcher(size=size, ui_scale=ui_scale)
    logo = pilot.find("home.logo").rect
    assert not [rect for rect in toasts(pilot) if rect.colliderect(logo)]


UNREADABLE = {
    "en": "“House rules of ours.toml” cannot be read: line 14 allows straights of two, line 20 forbids them.",
    "zh": "无法读取“我们家的规则.toml”：第 14 行写的是两张牌就能组成顺子，第 20 行又说不能，请改好以后再试一次。",
}


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize(("size", "ui_scale"), SHAPES)
def test_no_toast_on_any_page_covers_a_button_or_a_tab(size: tuple[int, int], ui_scale: float, language: str) -> None:
    pilot = open_launcher(size=size, ui_scale=ui_scale, language=language)
    covered = {}
    for name, open_page in pages(pilot):
        open_page()
        pilot.wait(0.3)
        pressed = [widget for widget in fixed(pilot) if widget.rect.h < pilot.ui.canvas.height / 4]
        places = toasts(pilot, UNREADABLE[language], "OK")
        covered[name] = [widget.meaning for widget in pressed if widget.place.collidelist(places) >= 0]
        pilot.loop.home()
    assert {name: meanings for name, meanings in covered.items() if meanings} == {}


@pytest.mark.parametrize("ui_scale", [1.0, 2.0])
def test_no_toast_covers_the_answers_to_a_question(ui_scale: float) -> None:
    pilot = open_launcher(size=(1024, 768), ui_scale=ui_scale)
    pilot.choose("home.settings", "settings.reset")
    places = toasts(pilot)
    assert not [place for place in places if place.colliderect(pilot.find("reset.keep").place)]
    assert not [place for place in places if place.colliderect(pilot.find("reset.reset").place)]


def test_what_the_player_asks_about_lies_over_the_news_where_there_is_room_for_one_of_them() -> None:
    pilot = Pilot.at_table(
        installed("gandengyan").plugin, seats=4, size=(1024, 768), ui_scale=2.0, seed=7, look=Look(auto_pass=False)
    )
    pilot.wait_until(lambda: pilot.parts.position.asked and not pilot.parts.queue.busy)
    pilot.ui.toasts.say(LONG["en"])
    pilot.picture()
    pilot.point(next(card.meaning for card in pilot.parts.hand.cards if card.hint))
    pilot.wait(1.2)
    drawn: list[Plate] = []
    plate = Painter.plate
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Painter, "plate", lambda self, rect, look: (drawn.append(look), plate(self, rect, look))[1])
        pilot.picture()
    assert drawn.index(TOOLTIP) > drawn.index(PLATE)


TABLES = [("uno", 2), ("uno", 4), ("uno", 6), ("guandan", 4), ("gandengyan", 2), ("gandengyan", 4), ("gandengyan", 6)]


@pytest.mark.parametrize(("size", "language"), [((1280, 720), "en"), ((1024, 768), "zh")])
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_toast_covers_a_player_or_a_card_at_the_table_from_when_it_comes_until_it_goes(
    game: str, seats: int, size: tuple[int, int], language: str
) -> None:
    pilot = Pilot.at_table(
        installed(game).plugin, seats=seats, size=size, language=language, seed=7, look=Look(auto_pass=False)
    )
    pilot.wait_until(lambda: pilot.parts.position.asked and not pilot.parts.queue.busy)
    parts = pilot.parts
    cards = [sprite.rect for index in range(len(parts.cards.piles)) for sprite in parts.cards.pile(index)]
    needed = [*cards, *(plate.rect for plate in parts.plates), *(button.rect for button in parts.actions.children)]
    pilot.ui.toasts.say(parts.link.words.say("table.autopilot_on"))
    (toast,) = pilot.ui.toasts.toasts
    with plates_drawn(PLATE) as drawn:
        while pilot.ui.toasts.toasts:
            pilot.wait(FRAME if toast.shown.moving else 0.5)
            pilot.picture()
    assert len({place.y for place in drawn}) > 3
    assert not [place for place in set(map(tuple, drawn)) if FRect(place).collidelist(needed) >= 0]


LARGE = [((1280, 720), "en"), ((1024, 768), "en"), ((1024, 768), "zh"), ((2560, 1080), "zh")]
LONG = {
    "en": "The disk does not answer: the game goes on, but is not saved until it does.",
    "zh": "硬盘没有回应：牌局照常进行，但在它恢复之前不会保存。",
}


@pytest.mark.parametrize(("size", "language"), LARGE)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_in_large_words_no_toast_covers_a_hand_a_button_a_pile_or_a_player(
    game: str, seats: int, size: tuple[int, int], language: str
) -> None:
    pilot = Pilot.at_table(
        installed(game).plugin,
        seats=seats,
        size=size,
        ui_scale=2.0,
        language=language,
        seed=7,
        look=Look(auto_pass=False),
    )
    pilot.wait_until(lambda: pilot.parts.position.asked and not pilot.parts.queue.busy)
    parts, words = pilot.parts, pilot.parts.link.words
    pressed = [widget.rect for widget in pilot.screen.stage.top.walk() if widget.takes_focus]
    needed = [*pressed, *(plate.rect for plate in parts.plates)]
    pilot.ui.toasts.say(LONG[language])
    pilot.ui.toasts.say(words.say("table.autopilot_on"))
    told = set()
    with plates_drawn(PLATE) as drawn:
        while pilot.ui.toasts.toasts:
            told |= {toast.text for toast in pilot.ui.toasts.toasts if not toast.waits and toast.shown.value == 1}
            pilot.wait(0.1)
            pilot.picture()
    assert told == {LONG[language], words.say("table.autopilot_on")}
    assert not [place for place in set(map(tuple, drawn)) if FRect(place).collidelist(needed) >= 0]


def test_a_toast_at_the_table_stays_where_it_came_whatever_is_played_and_said_meanwhile() -> None:
    pilot = Pilot.at_table(installed("guandan").plugin, seed=7, levels=["easy"] * 4)
    pilot.wait(3)
    toasts, steps, places = pilot.ui.toasts, pilot.table.live.match.steps, set()
    toasts.say("Saved.")
    before, first = len(steps), toasts.toasts[0]
    while first.left > 0.2:
        pilot.wait(0.2)
        with plates_drawn(PLATE) as drawn:
            pilot.picture()
        places |= {tuple(drawn[0])} if first.shown.value == 1.0 else set()
        if len(steps) > before + 1:
            toasts.say("A bot plays for you. Press A again to take over.")
    assert len(toasts.toasts) == 2
    assert len(places) == 1


@pytest.mark.parametrize("levels", [(None, "easy"), (None, None)])
def test_news_may_come_before_anything_lies_on_the_table(levels: tuple[str | None, ...]) -> None:
    pilot = Pilot.at_table(installed("uno").plugin, seats=2, levels=levels)
    pilot.ui.toasts.say("Saved.")
    with plates_drawn(PLATE) as drawn:
        pilot.picture()
    assert pilot.ui.canvas.area.contains(drawn[0])
