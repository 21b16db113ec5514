"""Each game's moments have a voice of their own."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cardcade import Event
from cardcade.rulekit.shedding import TrickWon
from cardcade.testing.games import installed
from cardcade.testing.pilot import Pilot
from cardcade_gandengyan import events as gandengyan
from cardcade_gandengyan.combinations import Combination
from cardcade_guandan import events as guandan
from cardcade_guandan.combinations import Kind, Reading
from cardcade_uno import events as uno
from cardcade_uno.cards import DECK

DOUBLED = gandengyan.BombBurst(1, Combination("bomb", 9, 3), 2, 4)
COMMON = {"card.place", "card.draw", "card.slide", "card.flip", "card.deal"}


def card(face: str) -> int:
    return DECK.faces.index(face)


def bang(kind: Kind, key: str, size: int) -> Event:
    return guandan.Played(1, tuple(range(size)), Reading(kind, key, size), 12)


def burst(combination: Combination) -> Event:
    """As in a round in which nobody pays double for it yet."""
    return gandengyan.BombBurst(1, combination, 1, 1)


UNO = {
    "uno": [uno.UnoCalled(1)],
    "catch": [uno.Caught(1, 2)],
    "wild": [uno.Played(1, card("W"), 5, False), uno.ColourChosen(1, "R")],
    "draw_four": [uno.Played(1, card("F"), 5, False), uno.ColourChosen(1, "R")],
    "draw_two": [uno.PendingGrew(1, 2)],
    "skip": [uno.Skipped(1)],
    "reverse": [uno.Reversed(-1)],
    "jump_in": [uno.Played(1, card("R5"), 5, True)],
    "unmasked": [uno.Challenged(1, 2, True, 4)],
    "vindicated": [uno.Challenged(1, 2, False, 6)],
    "went_out": [uno.WentOut(1, card("R5"))],
}
GUANDAN = {
    "bomb1": [bang(Kind.BOMB, "9", 4)],
    "bomb2": [bang(Kind.BOMB, "9", 5)],
    "bomb3": [bang(Kind.BOMB, "9", 6)],
    "straight_flush": [bang(Kind.STRAIGHT_FLUSH, "5", 5)],
    "bomb4": [bang(Kind.JOKER_BOMB, "RJ", 4)],
    "tribute": [guandan.TributeOwed((1,), 1)],
    "resisted": [guandan.TributeResisted((1,))],
    "medal": [guandan.WentOut(1, 1)],
    "jiefeng": [guandan.WindCaught(1, 3)],
    "run": [bang(Kind.STRAIGHT, "5", 5)],
    "gathered": [TrickWon(1)],
}
GANDENGYAN = {
    "bomb1": [burst(Combination("bomb", 9, 3))],
    "bomb3": [burst(Combination("bomb", 9, 4))],
    "joker_bomb": [burst(Combination("joker_bomb", 16, 2))],
    "empty_pile": [gandengyan.Drew(1, 0)],
    "run": [gandengyan.Laid(1, (0, 1, 2), Combination("straight", 5, 3), None)],
    "gathered": [TrickWon(1)],
}


def heard(pilot: Pilot, events: Sequence[Event], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    names: list[str] = []
    monkeypatch.setattr(pilot.parts.link.sounds, "play", lambda name, **how: names.append(name))
    for event in events:
        pilot.parts.director.animate(event)
    return names


@pytest.mark.parametrize(("game", "moments"), [("uno", UNO), ("guandan", GUANDAN), ("gandengyan", GANDENGYAN)])
def test_each_moment_has_a_voice_that_no_other_has(
    game: str, moments: dict[str, list[Event]], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = installed(game)
    pilot = Pilot.at_table(found.plugin, seed=4)
    pilot.wait_until(lambda: pilot.parts.position.view is not None and not pilot.parts.queue.busy)
    voices = {voice: {*heard(pilot, events, monkeypatch)} - COMMON for voice, events in moments.items()}
    assert [voice for voice, names in voices.items() if voice not in names] == []
    for voice in voices:
        assert [other for other, names in voices.items() if voice in names] == [voice]


def test_a_doubled_stake_is_heard_beside_the_bomb(monkeypatch: pytest.MonkeyPatch) -> None:
    found = installed("gandengyan")
    pilot = Pilot.at_table(found.plugin, seed=4)
    pilot.wait_until(lambda: pilot.parts.position.view is not None and not pilot.parts.queue.busy)
    assert {"bomb1", "doubled"} <= {*heard(pilot, [DOUBLED], monkeypatch)}


@pytest.mark.parametrize(
    ("game", "event"),
    [("guandan", bang(Kind.PAIR, "5", 2)), ("gandengyan", gandengyan.Laid(1, (0,), Combination("single", 5, 1), None))],
)
def test_a_short_play_is_only_laid_down(game: str, event: Event, monkeypatch: pytest.MonkeyPatch) -> None:
    found = installed(game)
    pilot = Pilot.at_table(found.plugin, seed=4)
    pilot.wait_until(lambda: pilot.parts.position.view is not None and not pilot.parts.queue.busy)
    assert "run" not in heard(pilot, [event], monkeypatch)
