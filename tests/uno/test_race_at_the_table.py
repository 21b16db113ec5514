"""The race to call and to catch at UNO's table: how long it is open, and that everybody can see so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame
import pytest

from cardcade import Bot, GamePlugin, Stream, View
from cardcade.shell.match.pace import CONTESTED, STEADY
from cardcade.testing.pilot import Pilot
from cardcade_uno.cards import DECK
from cardcade_uno.moves import Catch, Move, Play, catch_of
from cardcade_uno.scene.calls import UnoButton
from cardcade_uno.scene.catches import CatchButton
from cardcade_uno.scene.closing_ring import CALM_STEPS, STEPS
from cardcade_uno.state import UnoState

from .seated import PLUGIN, Seated
from .table import Table, face, uno

FRAME = 1 / 60
SOONEST = PLUGIN.bots["easy"].reaction[0]  # type: ignore[attr-defined]


def owing_myself(**look: object) -> Seated:
    """The player has played down to one card without a call; P1, an easy bot, is next."""
    pilot = Seated.at(uno("r5 | r1 b7 | y1 y2 y3 | g3 g4 g5"), **look)
    pilot.plays(0, "r1")
    return pilot


def owing_another(hands: str = "r1 b7 | y1 y2 y3 | g3 g4 | b1 b2 b3", **look: object) -> Seated:
    """P2 has played down to one card without a call; P3, an easy bot, is next."""
    table = uno(f"g5 | {hands}", "house_mix")
    table.state.turn = 2
    pilot = Seated.at(table, **look)
    pilot.plays(2, "g3")
    return pilot


def uno_button(pilot: Pilot) -> UnoButton:
    found = pilot.find("uno.call")
    assert isinstance(found, UnoButton)
    return found


def catch_button(pilot: Pilot) -> CatchButton:
    found = pilot.find("catch.2")
    assert isinstance(found, CatchButton)
    return found


def steps_seen(pilot: Seated, button: UnoButton | CatchButton, seconds: float) -> list[int]:
    """What the ring shows while nobody touches anything."""
    seen = []
    while seconds > 0:
        pilot.idle(FRAME)
        seconds -= FRAME
        assert button.ring.step is not None
        seen.append(button.ring.step)
    return seen


class Blocked:
    """A disk that does not answer."""

    done = saved = False

    def append(self, entry: object, own: bool) -> Blocked:
        return self


class Polite(Bot[UnoState, Move]):
    """Never acts out of turn, whatever it could do."""

    def choose(self, view: View[UnoState], moves: Sequence[Move], stream: Stream) -> Move | None:
        return moves[0] if view.seat == view.state.turn else None


POLITE = replace(PLUGIN, bots={"easy": Polite})


def at_table(table: Table, *levels: str | None, seed: int = 1, plugin: GamePlugin = PLUGIN) -> Pilot:
    """That position with bots who do play; it is seat 0's turn unless the table says otherwise."""
    pilot = Pilot.at_table(plugin, table.game.rules, seats=len(levels), seed=seed, levels=levels)
    live = pilot.table.live
    live.ask_anew()
    live.match.go_on_from(table.state, [], [])
    pilot.settle()
    return pilot


def play(pilot: Pilot, card: str, **choices: int) -> None:
    """Seat 0 plays it; the picture is at rest afterwards."""
    live = pilot.table.live
    live.submit(0, Play(next(one for one in live.match.state.hand(0) if DECK.faces[one] == face(card)), **choices))
    pilot.wait(FRAME)
    pilot.wait_until(lambda: not pilot.parts.queue.busy)


class TestTheClosingRing:
    def test_the_call_buttons_ring_closes_until_a_bot_may_catch(self) -> None:
        pilot = owing_myself()
        seen = steps_seen(pilot, uno_button(pilot), SOONEST + 0.2)
        assert seen[0] > STEPS * 0.8
        assert seen == sorted(seen, reverse=True)
        assert len(set(seen)) > STEPS / 2
        assert seen[-1] == 0

    def test_the_catch_buttons_ring_closes_until_the_next_player_acts(self) -> None:
        pilot = owing_another()
        seen = steps_seen(pilot, catch_button(pilot), CONTESTED + 0.2)
        assert seen[0] > STEPS * 0.8
        assert seen == sorted(seen, reverse=True)
        assert seen[round(CONTESTED * 0.8 / FRAME)] > 0
        assert seen[-1] == 0

    def test_it_is_drawn_without_being_touched(self) -> None:
        pilot, seen = owing_another(reduced_motion=True), set()
        around = pilot.ui.canvas.pixels(catch_button(pilot).rect.inflate(30, 30))
        for _ in range(CALM_STEPS):
            seen.add(pygame.image.tobytes(pilot.window.surface.subsurface(around), "RGB"))
            pilot.idle(CONTESTED / CALM_STEPS)
        assert len(seen) == CALM_STEPS

    def test_who_wants_calm_sees_it_go_by_quarters_and_hardly_anything_is_drawn(self) -> None:
        pilot = owing_another(reduced_motion=True)
        pilot.idle(0.25)  # a plate still lights up
        drawn = pilot.window.flips
        seen = steps_seen(pilot, catch_button(pilot), CONTESTED)
        assert CALM_STEPS <= len(set(seen)) <= CALM_STEPS + 1
        assert pilot.window.flips - drawn <= CALM_STEPS

    def test_where_nothing_ends_the_time_there_is_none(self) -> None:
        table = uno("r5 | r1 b7 | y1 y2 | r8 b6")
        table.state.turn = 2
        pilot = Seated.at(table)
        pilot.plays(2, "r8")
        pilot.idle(0.5)
        assert pilot.state.turn == 0
        assert catch_button(pilot).ring.step is None

    def test_once_somebody_has_acted_it_is_empty_however_long_that_takes_to_save(self) -> None:
        pilot = owing_another()
        steps_seen(pilot, catch_button(pilot), 0.3)
        pilot.table.live.saving.saver = Blocked()
        pilot.table.live.submit(3, catch_of(2))
        assert set(steps_seen(pilot, catch_button(pilot), 1.0)) == {0}

    def test_before_a_call_is_owed_there_is_none(self) -> None:
        pilot = Seated.at(uno("r5 | r1 b7 | y1 y2 y3 | g3 g4 g5"))
        pilot.idle(0.5)
        assert uno_button(pilot).ring.step is None

    def test_once_the_player_is_caught_there_is_none_while_the_penalty_flies(self) -> None:
        """Somebody might still jump in, but the call is no longer owed."""
        pilot = Seated.at(uno("r5 | r1 b7 | y1 y2 y3 | g3 g4 g5", "house_mix"))
        pilot.plays(0, "r1")
        due = uno_button(pilot).tooltip
        pilot.table.live.submit(2, catch_of(0))
        pilot.wait_until(lambda: "caught" in " ".join(pilot.told))
        pilot.idle(0.3)
        assert pilot.parts.queue.busy
        assert uno_button(pilot).ring.step is None
        assert uno_button(pilot).tooltip != due

    def test_it_tells_nothing_of_hidden_hands(self) -> None:
        """P1 or P3 holds a twin of the card and could jump in, or nobody does."""
        seen = set()
        for hands in ("y1 y2 y3 | g3 g4 | b1 b2 b3", "g3 y2 y3 | g3 g4 | b1 b2 b3", "y1 y2 y3 | g3 g4 | b1 g3 b3"):
            pilot = owing_another(f"r1 b7 | {hands}")
            seen.add(tuple(steps_seen(pilot, catch_button(pilot), CONTESTED)))
        assert len(seen) == 1

    @pytest.mark.parametrize("seed", range(4))
    def test_no_bot_is_quicker_than_the_ring(self, seed: int) -> None:
        pilot = at_table(uno("r5 | r1 b7 | y1 y2 y3 | g3 g4 g5"), None, "hard", "hard", seed=seed)
        live = pilot.table.live
        play(pilot, "r1")
        before: int | None = None
        while len(live.match.steps) == 1:
            before = uno_button(pilot).ring.step
            pilot.wait(FRAME)
        assert isinstance(live.match.steps[1].move, Catch)
        assert before == 0


class TestTheDwell:
    """After a card everybody has the same time before the next player acts."""

    def seconds_after(self, hands: str, card: str, preset: str = "house_mix") -> float:
        """From the picture at rest until P1, who is next and polite, plays."""
        table = uno(f"r5 | {hands}", preset)
        pilot = at_table(table, None, *["easy"] * (table.state.seats - 1), plugin=POLITE)
        play(pilot, card)
        since, steps = pilot.clock.now(), pilot.table.live.match.steps
        pilot.wait_until(lambda: len(steps) > 1)
        assert steps[1].seat == 1
        return pilot.clock.now() - since

    def test_it_is_a_second_whether_or_not_anybody_could_jump_in_or_catch(self) -> None:
        """Nobody could, the third could jump in, the fourth could, the next one could, everyone could catch."""
        hands = [
            "r1 b8 b9 | r2 y2 y3 | g3 g4 g5 | b1 b2 b3",
            "r1 b8 b9 | r2 y2 y3 | r1 g4 g5 | b1 b2 b3",
            "r1 b8 b9 | r2 y2 y3 | g3 g4 g5 | b1 r1 b3",
            "r1 b8 b9 | r1 y2 y3 | g3 g4 g5 | b1 b2 b3",
            "r1 b8 | r2 y2 y3 | g3 g4 g5 | b1 b2 b3",
            "r1 b8 | r2 y2 y3 | r1 g4 g5 | b1 b2 b3",
        ]
        seconds = [self.seconds_after(hand, "r1") for hand in hands]
        assert max(seconds) - min(seconds) < FRAME / 2
        assert seconds[0] == pytest.approx(1.0, abs=2 * FRAME)

    def test_without_jumping_in_it_is_short_while_nobody_holds_a_single_card_to_be_caught_with(self) -> None:
        """Whatever the next player could choose from: one card that fits, three, or a wild one."""
        hands = ("r2 y2 y3", "r2 r3 r4", "w y2 y3")
        seconds = [self.seconds_after(f"r1 b8 b9 | {hand} | g3 g4 g5", "r1", "standard") for hand in hands]
        assert max(seconds) - min(seconds) < FRAME / 2
        assert seconds[0] == pytest.approx(STEADY, abs=2 * FRAME)

    def test_without_jumping_in_it_is_a_second_while_somebody_does_whether_or_not_a_call_is_owed(self) -> None:
        hands = ("r1 b8 | r2 y2 y3 | g3 g4 g5", "r1 b8 b9 | r2 y2 y3 | g3", "r1 b8 | r2 y2 y3 | g3")
        seconds = [self.seconds_after(hand, "r1", "standard") for hand in hands]
        assert min(seconds) == pytest.approx(1.0, abs=2 * FRAME)
        assert max(seconds) - min(seconds) < FRAME / 2

    @pytest.mark.parametrize("bot", [Bot, *PLUGIN.bots.values()])
    def test_every_reaction_ends_within_it_and_leaves_a_person_time(self, bot: type[Bot[UnoState, Move]]) -> None:
        fastest, slowest = bot.reaction
        assert 0.6 <= fastest < slowest < CONTESTED - 2 * FRAME

    @pytest.mark.parametrize("level", ["medium", "hard"])
    def test_a_bot_that_wants_to_jump_in_does_so_before_the_next_player(self, level: str) -> None:
        for seed in range(8):
            table = uno("r5 | r1 b8 b9 | r2 y2 y3 | r1 g4 g5", "house_mix")
            pilot = at_table(table, None, "easy", level, seed=seed)
            play(pilot, "r1")
            pilot.wait_until(lambda pilot=pilot: len(pilot.table.live.match.steps) > 1)  # type: ignore[misc]
            assert pilot.table.live.match.steps[1].seat == 2

    @pytest.mark.parametrize(("card", "choices"), [("r7", {"target": 2}), ("r0", {})])
    def test_after_hands_have_changed_owners_the_whole_time_is_left(self, card: str, choices: dict[str, int]) -> None:
        """By a seven or a nought the player has got P2's one card, which nobody has called."""
        for seed in range(4):
            table = uno(f"r5 | {card} b8 b9 | r2 y2 y3 | g3", "house_mix")
            pilot = at_table(table, None, "hard", "hard", seed=seed)
            play(pilot, card, **choices)
            assert pilot.table.live.match.state.owing == (0,)
            assert uno_button(pilot).ring.step == STEPS
            pilot.wait(min(bot.reaction[0] for bot in PLUGIN.bots.values()) - 2 * FRAME)  # type: ignore[attr-defined]
            assert len(pilot.table.live.match.steps) == 1
            pilot.key(pygame.K_u)
            assert pilot.table.live.match.state.called[0]
