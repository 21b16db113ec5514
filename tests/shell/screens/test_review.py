"""The review page: marks as they are found, the better move when one asks, and kept with the match."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest
from pygame.event import Event

from cardcade import discovery
from cardcade.engine.faults import moves_in_turn
from cardcade.engine.message import say, say_seat
from cardcade.shell.match.request import MatchRequest
from cardcade.shell.screens.review.moves_strip import MovesStrip
from cardcade.shell.screens.review.review import ReviewPage
from cardcade.shell.screens.review.still import Still
from cardcade.shell.screens.theatre.theatre import Theatre
from cardcade.shell.screens.theatre.theatre_bar import TheatreBar
from cardcade.shell.theatre.still import still_of
from cardcade.ui import Paragraph
from cardcade_gandengyan.rules import MatchLength

from ..launcher import Launcher, open_launcher


@pytest.fixture
def pilot() -> Iterator[Launcher]:
    """A round of Gandengyan is over, in which the person always did the last thing there was to do."""
    one = discovery.find("gandengyan")
    pilot = open_launcher([one], keeps=True)
    preset = pilot.app.shelf.library(one).default
    preset = replace(preset, rules=replace(preset.rules, match=MatchLength(rounds=1)))
    pilot.app.tables.open(one, preset, MatchRequest("gandengyan", preset.name, (None, "easy"), 7))
    table = pilot.app.tables.current
    assert table is not None
    live = table.live
    bot = live.plugin.bots["easy"](live.match.game)
    while waiting := live.match.game.to_act(live.match.state):
        seat = waiting[0]
        moves = moves_in_turn(live.match.game, live.match.state, seat)
        live.submit(seat, bot.choose(live.match.view(seat), moves, None) if seat == 1 else moves[-1])  # type: ignore[arg-type]
    pilot.app.tables.leave()
    pilot.choose("home.history", "history.review")
    yield pilot
    pilot.app.close()


def page(pilot: Launcher) -> ReviewPage:
    return pilot.at(ReviewPage)


def told(pilot: Launcher) -> list[str]:
    """Beside the list, in whole sentences."""
    return [widget.text for widget in pilot.screen.stage.top.walk() if isinstance(widget, Paragraph)]


def test_marks_appear_as_they_are_found_and_the_accuracy_at_the_end(pilot: Launcher) -> None:
    pilot.wait_until(lambda: bool(page(pilot).review.marked))
    first = page(pilot).review.marked[0]
    assert pilot.sees(f"review.mark.{first.step}")
    pilot.wait_until(lambda: page(pilot).review.done)
    assert any(text.startswith("Accuracy ") for text in pilot.words)


def test_while_the_coach_looks_nobody_is_sent_away(pilot: Launcher, monkeypatch: pytest.MonkeyPatch) -> None:
    review = page(pilot).review
    monkeypatch.setattr(review, "poll", list)
    review.remarks, review.done = [], False
    page(pilot).rebuild()
    pilot.wait(0.2)
    assert (pilot.sees("page.back"), pilot.sees("page.play")) == (True, False)


def test_what_was_better_is_told_when_one_asks(pilot: Launcher) -> None:
    pilot.wait_until(lambda: page(pilot).review.done)
    judged = page(pilot).review.marked[0].judgement
    better = pilot.app.language.text(page(pilot).review.what.game.say_move(judged.better))
    assert better not in told(pilot)
    pilot.choose("review.show")
    assert better in told(pilot)


def test_a_review_is_kept_with_its_match(pilot: Launcher) -> None:
    pilot.wait_until(lambda: page(pilot).review.done)
    remarks = page(pilot).review.remarks
    pilot.choose("page.back", "history.review")
    assert page(pilot).review.done
    assert page(pilot).review.remarks == remarks


def test_the_position_is_shown_in_the_theatre_with_every_mark_on_its_timeline(pilot: Launcher) -> None:
    pilot.wait_until(lambda: page(pilot).review.done)
    review = page(pilot).review
    first = review.marked[0]
    pilot.choose("review.watch")
    theatre = pilot.screen
    assert isinstance(theatre, Theatre)
    assert theatre.projector.step == first.step - 1
    assert [mark.step for mark in theatre.feature.film.marks if mark.kind == "coach"] == [
        one.step for one in review.marked
    ]
    pilot.key(pygame.K_ESCAPE)
    pilot.wait(0.3)
    assert isinstance(pilot.screen, ReviewPage)


def test_the_position_is_shown_with_open_cards_which_says_that_the_coach_did_not_see_them(pilot: Launcher) -> None:
    pilot.wait_until(lambda: page(pilot).review.done)
    first = page(pilot).review.marked[0]
    pilot.choose("review.open")
    theatre = pilot.at(Theatre)
    assert (theatre.projector.step, theatre.projector.open) == (first.step - 1, True)
    assert all(sprite.card >= 0 for pile in theatre.scene.parts.cards.piles for sprite in pile)
    bar = pilot.find("theatre.bar")
    assert isinstance(bar, TheatreBar)
    assert bar.note == "Open hands: the coach judged without seeing them"


def test_what_has_been_told_is_not_offered_again(pilot: Launcher) -> None:
    pilot.wait_until(lambda: page(pilot).review.done)
    assert len(page(pilot).review.marked) > 1
    pilot.choose("review.show")
    assert not pilot.sees("review.show")
    pilot.choose(f"review.mark.{page(pilot).review.marked[1].step}")
    assert pilot.sees("review.show")


def test_a_mark_is_told_in_words(pilot: Launcher) -> None:
    pilot.wait_until(lambda: page(pilot).review.done)
    assert page(pilot).review.marked[0].mark == "??"
    assert any(text.endswith("a big mistake") for text in told(pilot))


def test_a_move_with_many_words_is_told_whole_with_its_mark(
    pilot: Launcher, monkeypatch: pytest.MonkeyPatch, cut: list[str]
) -> None:
    monkeypatch.setattr(ReviewPage, "_move", lambda *_: "Play Wild +4, and the colour is blue")
    pilot.wait_until(lambda: page(pilot).review.done)
    pilot.choose("review.show")
    pilot.picture()
    assert [words for words in cut if words.endswith("?")] == []
    assert "Play Wild +4, and the colour is blue" in told(pilot)


def test_players_are_called_as_in_the_language_of_now(pilot: Launcher) -> None:
    pilot.app.language.use("zh")
    assert [player.name for player in page(pilot).players] == ["我", "竹青"]
    assert page(pilot)._words.sentence(say("review.grade.mistake", where=say_seat(1))).startswith("竹青")


def test_the_position_of_a_marked_move_is_seen_beside_the_words(pilot: Launcher) -> None:
    pilot.wait_until(lambda: page(pilot).review.done)
    stills = []
    for remark in page(pilot).review.marked[:2]:
        pilot.choose(f"review.mark.{remark.step}")
        still = pilot.find("review.still")
        assert isinstance(still, Still)
        assert still.rect.w / still.rect.h == pytest.approx(1280 / 720)
        stills.append(pygame.image.tobytes(still.picture, "RGB"))
    assert len(set(stills)) == 2
    pilot.choose("review.watch")
    projector = pilot.at(Theatre).projector
    expected = still_of(pilot.app, pilot.at(Theatre).feature, projector.seat, projector.step)
    assert pygame.image.tobytes(expected, "RGB") == stills[-1], "as in the theatre"


def try_again(pilot: Launcher, move: object) -> list[str]:
    """The move is made in the place of the first marked one; what the coach says of it."""
    pilot.choose("review.try")
    pilot.wait(0.5)
    live = pilot.table.live
    live.submit(0, move)
    return [toast.text for toast in pilot.app.ui.toasts.toasts]


def test_a_better_move_can_be_looked_for_at_the_table(pilot: Launcher) -> None:
    pilot.wait_until(lambda: page(pilot).review.done)
    first = page(pilot).review.marked[0]
    said = try_again(pilot, first.judgement.better)
    assert len(pilot.table.live.match.steps) == first.step
    assert said[-1].startswith("That is the better move.")
    pilot.app.tables.leave()
    pilot.wait(0.3)
    assert isinstance(pilot.screen, ReviewPage), "back where one came from"
    assert not pilot.sees("review.show"), "what was found is told"


def test_the_same_mistake_is_named_and_may_be_put_right(pilot: Launcher) -> None:
    pilot.wait_until(lambda: page(pilot).review.done)
    first = page(pilot).review.marked[0]
    said = try_again(pilot, first.judgement.played)
    assert said[-1].startswith("That is what you played before")
    pilot.app.tables.restart()
    pilot.wait(0.5)
    pilot.table.live.submit(0, first.judgement.better)
    assert pilot.app.ui.toasts.toasts[-1].text.startswith("That is the better move.")
    pilot.app.tables.leave()
    pilot.wait(0.3)
    assert pilot.app.store is not None
    assert len(pilot.app.store().history()) == 1, "practice leaves nothing behind"


def strip(pilot: Launcher) -> MovesStrip:
    found = pilot.find("review.moves")
    assert isinstance(found, MovesStrip)
    return found


def test_every_decision_stands_in_the_strip_and_a_click_on_a_mark_picks_it(pilot: Launcher) -> None:
    pilot.wait_until(lambda: page(pilot).review.done)
    review = page(pilot).review
    assert list(strip(pilot).remarks) == review.remarks
    for row, remark in enumerate(review.marked):
        spot = pilot.ui.canvas.point(*strip(pilot).column(review.remarks.index(remark)).center)
        pilot.send(Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0)))
        assert strip(pilot).hint.startswith(pilot.app.language.text(review.what.game.say_move(remark.judgement.played)))
        pilot.click_at(spot)
        pilot.wait(0.2)
        assert page(pilot).picked == row
        assert strip(pilot).chosen is remark


def test_the_strip_counts_what_has_no_mark_and_what_has_one(pilot: Launcher) -> None:
    pilot.wait_until(lambda: page(pilot).review.done)
    review = page(pilot).review
    (line,) = [text for text in told(pilot) if "without a mark" in text]
    assert sum(int(part.split()[0]) for part in line.split(" · ")) == len(review.remarks)
    assert sum(int(part.split()[0]) for part in line.split(" · ")[1:]) == len(review.marked)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080), (640, 480)])
def test_nothing_beside_the_list_lies_on_anything_else(pilot: Launcher, size: tuple[int, int]) -> None:
    pilot.wait_until(lambda: page(pilot).review.done)
    pilot.window.resize(size)
    pilot.wait(1)
    pilot.click(f"review.mark.{page(pilot).review.marked[0].step}")
    pilot.wait(0.3)
    pilot.click("review.show")
    boxes = [
        widget.place
        for widget in pilot.screen.stage.top.walk()
        if isinstance(widget, MovesStrip | Still) or (isinstance(widget, Paragraph) and widget.text)
    ]
    assert len(boxes) > 3
    for number, one in enumerate(boxes):
        assert not [other for other in boxes[number + 1 :] if one.colliderect(other)]
