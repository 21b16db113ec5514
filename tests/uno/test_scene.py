"""UNO's table in play: whatever the preset and the number of players, the picture follows the game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from cardcade.table.link import Look
from cardcade.testing.pilot import FRAME, Pilot
from cardcade_uno.cards import DECK
from cardcade_uno.moves import Play
from cardcade_uno.scene import UnoParts
from cardcade_uno.scene.discards import Caption
from cardcade_uno.state import DISCARD, HANDS

from ..watched import watched
from .seated import PLUGIN, seated
from .table import face, preset, rules
from .test_presets import PRESETS


def figures(pilot: Pilot) -> Callable[[], object]:
    parts = pilot.parts
    assert isinstance(parts, UnoParts)
    return lambda: (parts.middle.figures, parts.caption.caption, list(parts.discards.latest))


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("name", PRESETS)
def test_showing_the_view_after_the_animations_changes_nothing(name: str, seats: int) -> None:
    pilot = watched(PLUGIN, preset(name), seats, 0, figures)
    assert pilot.sees("board.rematch")


@pytest.mark.parametrize(("name", "seats"), [("standard", 4), ("house_mix", 3), ("party", 5)])
def test_nor_does_it_when_everything_is_seen_on_its_way(name: str, seats: int) -> None:
    pilot = watched(PLUGIN, rules(name, match__target_score=0), seats, 4, figures)
    assert pilot.sees("board.rematch")


class Person:
    """Plays whatever the table offers, as a person would: with clicks."""

    def __init__(self, pilot: Pilot, seed: int) -> None:
        self.pilot, self.chance = pilot, Random(seed)

    def play(self, seconds: float) -> None:
        """Until the match is over, or the time is."""
        end = self.pilot.clock.time + seconds
        while self.pilot.clock.time < end and not self.pilot.sees("board.rematch"):
            self.pilot.wait(0.2)
            if not self.pilot.parts.queue.busy:
                self._act()

    def _act(self) -> None:
        offered = [one for one in self.pilot.meanings if one.split(".")[0] in ("colour", "swap", "move", "catch")]
        offered += [one for one in self.pilot.meanings if one == "board.next"]
        parts = self.pilot.parts
        if not self.pilot.screen.stage.dialogs and parts.position.my_turn and parts.boards.board is None:
            offered += [card.meaning for card in parts.hand.cards if not card.sprite.dim]
            self._call()
        if offered:
            self.pilot.click(self.chance.choice(sorted(offered)))

    def _call(self) -> None:
        if self.pilot.sees("uno.call") and self.chance.random() < 0.5 and len(self.pilot.parts.hand.cards) <= 2:
            self.pilot.click("uno.call")


@pytest.mark.parametrize("name", PRESETS)
def test_a_person_can_play_through_with_clicks_alone(name: str) -> None:
    speed = Look(speed=4)
    pilot = Pilot.at_table(PLUGIN, rules(name, match__target_score=0), seats=3, seed=5, look=speed)
    pilot.watch(figures(pilot))
    Person(pilot, 11).play(240)
    assert len([step for step in pilot.table.live.match.steps if step.seat == 0]) > 4


def test_what_lies_on_the_pile_is_named_in_the_language_switched_to() -> None:
    pilot = seated("r5 | r1 b7 g4 | y1 y2")
    pilot.click(pilot.card("r1"))
    pilot.settle()
    assert pilot.uno.caption.caption == Caption(1, "Red 1")
    pilot.table.host.language.use("zh")
    pilot.table.rebuild()
    assert pilot.uno.caption.caption == Caption(1, "红色 1")


def test_the_first_card_is_turned_up_when_everybody_has_a_hand() -> None:
    pilot = Pilot.at_table(PLUGIN, rules("standard"), seats=4, seed=5)
    cards = pilot.parts.cards
    pilot.wait_until(lambda: bool(cards.pile(DISCARD)))
    assert [len(cards.pile(HANDS + seat)) for seat in range(4)] == [7, 7, 7, 7]
    assert not any(sprite.flying for seat in range(4) for sprite in cards.pile(HANDS + seat))


def test_the_pointer_in_the_middle_means_whoever_is_lit_in_every_frame() -> None:
    pilot = seated("r5 | r1 b7 g4 | r2 y2 | r3 g3 | r4 b6")
    uno, aimed = pilot.uno, []
    pilot.click(pilot.card("r1"))
    for seat, card in ((1, "r2"), (2, "r3")):
        pilot.table.live.submit(
            seat, Play(next(one for one in pilot.state.hand(seat) if DECK.faces[one] == face(card)))
        )
        for _ in range(40):
            pilot.wait(FRAME)
            lit = [plate.seat for plate in pilot.parts.plates if plate.active.target]
            aimed.append((uno.middle.ring._pointer.target - uno.layout.toward(lit[0])) % 360)
    assert set(map(round, aimed)) <= {0, 360}
