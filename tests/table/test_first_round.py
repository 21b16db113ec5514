"""A guided first round: whoever follows its bubbles learns all of it, and nobody is ever stuck in it."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pygame
import pytest
from first_rounds import (
    HANDS,
    Hand,
    at_once,
    begin,
    bubble,
    follow,
    guidance,
    guide,
    keyboard,
    mouse,
    plugin_of,
    press,
    to_next_bubble,
    waits_for_player,
)

from cardcade import GamePlugin
from cardcade.table.help.bubble import RING
from cardcade.table.link import Look
from cardcade.testing.pilot import Pilot
from cardcade.ui import Button
from cardcade.ui.layout import inset

GAMES = ("uno", "guandan", "gandengyan")


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("game", GAMES)
def test_following_the_bubbles_tells_all_of_it(game: str, hand: str) -> None:
    pilot = begin(plugin_of(game))
    told = follow(pilot, HANDS[hand])
    assert told.untold == []
    assert told.over
    assert pilot.table.live.match.result is not None


# -- doing something else


def contrary(pilot: Pilot) -> None:
    """Any lawful move but the one that is asked for, and nothing is ever read."""
    if pilot.screen.stage.dialogs:
        pilot.tap(pygame.K_RETURN)
        return
    moves = list(pilot.parts.position.moves)
    others = [move for move in moves if guide(pilot).wanted([move]) is None]
    if moves:
        pilot.parts.gestures.act((others or moves)[-1])
        pilot.run(0.05)
    else:
        mouse(pilot)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_does_something_else_is_never_stuck(game: str) -> None:
    pilot = begin(plugin_of(game))
    told = follow(pilot, contrary)
    assert told.over
    assert pilot.table.live.match.result is not None


def test_what_was_not_done_is_asked_for_once_more_and_then_let_go() -> None:
    pilot = begin(plugin_of("uno"))
    asked: list[int] = []
    for _ in range(6):
        assert to_next_bubble(pilot, mouse)
        telling = guide(pilot).telling
        assert telling is not None
        if not guide(pilot).asks:
            mouse(pilot)
            continue
        asked.append(telling)
        contrary(pilot)
    assert max(map(asked.count, asked)) <= 2


@pytest.mark.parametrize("game", GAMES)
def test_the_last_bubble_is_done_with_and_the_board_leads_to_a_real_match(game: str) -> None:
    pilot, answers = begin(plugin_of(game)), []
    while to_next_bubble(pilot, at_once):
        answers.append([button.text for button in guidance(pilot).bubble.buttons])
        at_once(pilot)
        if not guidance(pilot).active:
            break
    assert answers.pop() == ["Done"]
    assert answers.count(["Done"]) == 0
    follow(pilot, at_once)
    board = pilot.parts.boards.board
    assert board is not None
    assert "Play for real" in [button.text for button in board.children if isinstance(button, Button)]


# -- leaving it


@pytest.mark.parametrize("way", ["button", "escape", "pad"])
def test_the_guide_can_be_skipped_at_every_step(crazy_eights: GamePlugin, way: str) -> None:
    steps = len(guide(begin(crazy_eights)).cues)
    for number in range(steps):
        pilot = begin(crazy_eights)
        for _ in range(number):
            assert to_next_bubble(pilot, mouse)
            mouse(pilot)
        if not to_next_bubble(pilot, mouse):
            break
        skip(pilot, way)
        assert not bubble(pilot)
        assert not guidance(pilot).active
        assert not pilot.sees("pause")
        follow(pilot, mouse)
        assert not bubble(pilot)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("bubbles", "way"), [(0, "button"), (1, "escape"), (3, "pad"), (5, "escape")])
def test_the_guide_of_our_games_can_be_skipped_early_and_late(game: str, bubbles: int, way: str) -> None:
    pilot = begin(plugin_of(game))
    for _ in range(bubbles):
        assert to_next_bubble(pilot, at_once)
        at_once(pilot)
    assert to_next_bubble(pilot, at_once)
    skip(pilot, way)
    for _ in range(10):
        assert not bubble(pilot)
        if waits_for_player(pilot):
            at_once(pilot)
        else:
            pilot.run(0.1)
    assert not guidance(pilot).active
    assert not pilot.sees("pause")


def skip(pilot: Pilot, way: str) -> None:
    if way == "button":
        pilot.click("guide.skip" if pilot.sees("guide.skip") else "guide.next")
    elif way == "escape":
        pilot.tap(pygame.K_ESCAPE)
    else:
        press(pilot, pygame.CONTROLLER_BUTTON_B)
    pilot.run(0.1)


def test_between_bubbles_the_pause_menu_ends_the_guide(crazy_eights: GamePlugin) -> None:
    pilot = begin(crazy_eights, look=Look(speed=1))
    to_next_bubble(pilot, mouse)
    mouse(pilot)
    to_next_bubble(pilot, mouse)
    mouse(pilot)
    assert not bubble(pilot)
    pilot.tap(pygame.K_ESCAPE)
    pilot.wait(0.2)
    pilot.click("pause.skip_guide")
    assert not guidance(pilot).active


def test_an_ordinary_match_has_no_guide(plugin: GamePlugin) -> None:
    pilot = Pilot.at_table(plugin, seed=4, look=Look(speed=0))
    pilot.wait_until(lambda: pilot.parts.position.asked)
    assert not guidance(pilot).holds
    assert not guidance(pilot).active


# -- how it looks


SIZES = [((1280, 720), 1.0), ((1024, 768), 1.0), ((2560, 1080), 1.0), ((1280, 720), 2.0)]


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_no_bubble_covers_what_it_points_at_nor_the_hand(
    crazy_eights: GamePlugin, language: str, size: tuple[int, int], scale: float, cut: list[str]
) -> None:
    assert_in_sight(begin(crazy_eights, language=language, size=size, ui_scale=scale), cut)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "scale", "language"), [((1024, 768), 1.0, "zh"), ((1280, 720), 2.0, "en")])
def test_no_bubble_of_our_games_does(
    game: str, size: tuple[int, int], scale: float, language: str, cut: list[str]
) -> None:
    assert_in_sight(begin(plugin_of(game), language=language, size=size, ui_scale=scale), cut, at_once)


def assert_in_sight(pilot: Pilot, cut: list[str], hand: Hand = keyboard) -> None:
    seen: set[int | None] = set()
    while to_next_bubble(pilot, hand):
        seen.add(guide(pilot).telling)
        assert_uncovering(pilot)
        pilot.picture()
        assert cut == []
        hand(pilot)
        if not guidance(pilot).active:
            break
    assert len(seen) >= min(6, len(guide(pilot).cues))


def assert_uncovering(pilot: Pilot) -> None:
    shown = pilot.find("table.guide").rect
    assert shown.collidelist([*pilot.parts.furniture.pointing.needed(), *guidance(pilot).targets]) < 0
    assert pilot.parts.layout.area.contains(shown)


@pytest.mark.parametrize("game", GAMES)
def test_no_ring_runs_through_words_on_the_table(game: str) -> None:
    pilot, seen = begin(plugin_of(game), size=(1920, 1080)), 0
    while to_next_bubble(pilot, at_once):
        pilot.picture()
        pilot.run(0.05)
        pilot.picture()
        rings = [inset(target, -RING * pilot.parts.layout.unit) for target in guidance(pilot).bubble.targets]
        written = pilot.table.scene.kept_clear
        seen += len(written)
        assert not [(ring, each) for ring in rings for each in written if ring.colliderect(each) != ring.contains(each)]
        at_once(pilot)
        if not guidance(pilot).active:
            break
    assert seen


def test_the_bubble_at_the_end_covers_no_words_on_the_table() -> None:
    pilot, covered = begin(plugin_of("gandengyan"), size=(1920, 1080)), False
    while to_next_bubble(pilot, at_once):
        pilot.run(0.05)
        pilot.picture()
        pilot.run(0.05)
        written = pilot.table.scene.kept_clear
        covered = pilot.find("table.guide").rect.collidelist(written) >= 0 or not written
        at_once(pilot)
        if not guidance(pilot).active:
            break
    assert guide(pilot).untold == []
    assert not covered


@pytest.mark.parametrize("language", ["zh", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_where_there_is_room_no_bubble_hides_cards_words_or_players_on_the_table(game: str, language: str) -> None:
    pilot, hidden = begin(plugin_of(game), size=(1600, 900), language=language), []
    while to_next_bubble(pilot, at_once):
        for _ in range(2):
            pilot.picture()
            pilot.run(0.05)
        shown = pilot.find("table.guide").rect
        hidden += [
            (guide(pilot).telling, one) for one in pilot.parts.furniture.pointing.seen() if one.colliderect(shown)
        ]
        at_once(pilot)
        if not guidance(pilot).active:
            break
    assert hidden == []


def test_while_a_bubble_asks_for_a_pass_the_table_does_not_say_that_it_passes() -> None:
    pilot = begin(plugin_of("guandan"), size=(1280, 720), look=Look(speed=1))
    while to_next_bubble(pilot, at_once):
        if [*map(pilot.parts.game.is_pass, pilot.parts.position.moves)] == [True]:
            break
        at_once(pilot)
    assert guidance(pilot).wanted is not None
    pilot.run(2)
    assert guidance(pilot).holds
    assert pilot.parts.effects.banners == []


def test_what_show_me_says_is_not_under_the_bubble() -> None:
    pilot = begin(plugin_of("uno"), size=(1280, 720))
    while not pilot.parts.effects.banners:
        at_once(pilot)
        assert to_next_bubble(pilot, at_once)
        guidance(pilot).show()
    pilot.run(0.1)
    (told,) = (banner.place(pilot.ui) for banner in pilot.parts.effects.banners)
    assert not pilot.find("table.guide").rect.colliderect(told)


def test_the_bubble_follows_when_the_window_changes(crazy_eights: GamePlugin) -> None:
    pilot = begin(crazy_eights, size=(1280, 720))
    for size in [(1024, 768), (1920, 1080), (800, 600)]:
        assert to_next_bubble(pilot, mouse)
        assert_following(pilot, size)
        mouse(pilot)


@pytest.mark.parametrize("game", GAMES)
def test_every_bubble_of_our_games_follows_when_the_window_changes(game: str) -> None:
    pilot, followed = begin(plugin_of(game), size=(1280, 720)), 0
    sizes = itertools.cycle([(1024, 768), (2560, 1080), (1280, 720)])
    while to_next_bubble(pilot, at_once):
        assert_following(pilot, next(sizes))
        followed += 1
        at_once(pilot)
        if not guidance(pilot).active:
            break
    assert followed >= 6


def assert_following(pilot: Pilot, size: tuple[int, int]) -> None:
    telling, words = guide(pilot).telling, guidance(pilot).bubble.text
    pilot.window.resize(size)
    pilot.loop._lay_out(size, pilot.ui.canvas.ui_scale)
    pilot.run(0.2)
    assert pilot.parts.layout.area.w / pilot.parts.layout.area.h == pytest.approx(size[0] / size[1])
    assert (guide(pilot).telling, guidance(pilot).bubble.text) == (telling, words)
    assert_uncovering(pilot)


def test_a_bubble_that_waits_costs_nothing(crazy_eights: GamePlugin) -> None:
    pilot = begin(crazy_eights, look=Look(speed=1))
    assert to_next_bubble(pilot, mouse)
    pilot.run(3)
    before = pilot.window.flips
    pilot.run(10)
    assert pilot.window.flips == before
    assert bubble(pilot)


def test_nobody_acts_while_a_bubble_is_read(crazy_eights: GamePlugin) -> None:
    pilot = begin(crazy_eights, look=Look(speed=1))
    assert to_next_bubble(pilot, mouse)
    before = len(pilot.table.live.match.steps)
    pilot.run(20)
    assert len(pilot.table.live.match.steps) == before


def test_who_is_out_is_spoken_to_in_the_second_person() -> None:
    pilot = begin(plugin_of("guandan"))
    pilot.table.live.players[0] = replace(pilot.table.live.players[0], name="You")  # type: ignore[index]
    said: list[str] = []
    while to_next_bubble(pilot, keyboard):
        said.append(guidance(pilot).bubble.text)
        keyboard(pilot)
        if not guidance(pilot).active:
            break
    assert any(text.startswith("You are out.") for text in said), said
