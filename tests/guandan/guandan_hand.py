"""A hand of twenty-seven to lead with or to follow, and how the pointer picks from it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame
from guandan_notation import guandan, with_rules
from guandan_table import parts, seated
from pygame.event import Event

from cardcade.testing.pilot import Pilot
from cardcade_guandan.combinations import Kind

HAND = "RJ RJ BJ S2 H2 D2 SA HA CK DK SK HK S9 S8 S7 S6 S5 H9 C9 D5 D6 D7 H3 C3 H4 C4 S4"
OTHERS = " | S3 D3 | HQ DQ | CJ DJ"


def leading() -> Pilot:
    return seated(guandan(HAND + OTHERS, preset=with_rules(table__turn_seconds=0)))


def following(last: str, hand: str = HAND) -> Pilot:
    table = guandan(hand + OTHERS, last=last, by=3, preset=with_rules(table__turn_seconds=0))
    return seated(table)


def columns(pilot: Pilot) -> list[list[str]]:
    table = parts(pilot)
    return [[table.game.deck.faces[card] for card in column.cards] for column in table.columns]


def spot(pilot: Pilot, meaning: str) -> tuple[int, int]:
    return pilot._spot(meaning)


def swipe(pilot: Pilot, *meanings: str) -> None:
    """The pointer goes down on the first and moves over the others."""
    points = [spot(pilot, meaning) for meaning in meanings]
    mouse(pilot, points)


def mouse(pilot: Pilot, points: list[tuple[int, int]]) -> None:
    pilot._mouse(pygame.MOUSEMOTION, points[0], rel=(0, 0), buttons=(0, 0, 0))
    pilot._mouse(pygame.MOUSEBUTTONDOWN, points[0], button=1)
    for point in points[1:]:
        pilot._mouse(pygame.MOUSEMOTION, point, rel=(0, 0), buttons=(1, 0, 0))
    pilot._mouse(pygame.MOUSEBUTTONUP, points[-1], button=1)
    pilot.wait(0.4)


@contextmanager
def holding(pilot: Pilot, key: int) -> Iterator[None]:
    pilot.send(Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
    yield
    pilot.send(Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))


def last_play(pilot: Pilot) -> tuple[Kind, int]:
    play = pilot.table.live.match.steps[-1].move
    return play.reading.kind, len(play.cards)
