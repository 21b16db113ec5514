"""A storm of events: whatever hands, cats and window managers do, several times between two frames."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pygame
from pygame.event import Event

from cardcade.shell.screens.crash.crash import CrashPage
from cardcade.shell.screens.home.home import Home

from ..shell.launcher import Launcher
from .seldom import draw_seldom

KEYS = [
    *(pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT),
    *(pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_HOME, pygame.K_END, pygame.K_PAGEUP, pygame.K_PAGEDOWN),
    *(pygame.K_F1, pygame.K_F5, pygame.K_F11, pygame.K_LSHIFT, pygame.K_LCTRL, 0, 2**30 + 500),
    *range(pygame.K_0, pygame.K_9 + 1),
    *range(pygame.K_a, pygame.K_z + 1),
]
MODS = (0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_META)
SIZES = ((960, 600), (1024, 768), (1280, 720), (1280, 540), (640, 900), (200, 200))
TEXTS = ("a", "我", "\0", "\u202e", "🂡", "x" * 200, "ﷺ", "{0}", "CC1:AAAA", "", "\n")
WISHES: tuple[dict[str, object], ...] = (
    *({"language": "zh"}, {"language": "en"}, {"ui_scale": 0.75}, {"ui_scale": 2.0}, {"ui_scale": 1.0}),
    *({"speed": 0.0}, {"speed": 4.0}, {"reduced_motion": True}, {"reduced_motion": False}, {"hints": False}),
)
WAYS_OUT = ("crash.back", "pause.leave", "changes.drop", "restart.keep", "curtain.ready")
STEPS_HOME = 60
LONGEST_ANSWER = 20
"""Frames in which whatever a step home moves should have moved; most move nothing for so long."""
DRAWN = 24


class Storm:
    """The same events for the same seed."""

    def __init__(self, pilot: Launcher, files: list[Path]) -> None:
        self.pilot, self.chance, self.files = pilot, random.Random(), files
        self.sent, self._squall = 0, ""
        draw_seldom(pilot.loop, DRAWN)

    def blow(self, events: int, seed: str) -> None:
        """So many events, some of them between two frames; never does anything lead to the crash page."""
        self._squall = seed
        self.chance.seed(seed)
        until = self.sent + events
        while self.sent < until:
            for _ in range(self.chance.choice((1, 1, 2, 4, 9, 16))):
                self._send(self.chance.choice(_KINDS)(self))
            self._frame()

    def _frame(self) -> None:
        loop = self.pilot.loop
        self.pilot.clock.time += 1 / 60
        loop.tick()
        loop.running = True  # somebody has quit: the next one starts it again
        screen = self.pilot.screen
        assert not isinstance(screen, CrashPage), f"squall {self._squall}: {screen.error!r}"

    def _send(self, events: list[Event]) -> None:
        for event in events:
            pygame.event.post(event)
        self.sent += len(events)

    def go_home(self) -> None:
        """Esc leads there; where it asks something, so does the answer that leaves."""
        for _ in range(STEPS_HOME):
            if isinstance(self.pilot.screen, Home) and not self.pilot.screen.stage.dialogs:
                return
            self._step_out()
        where = f"squall {self._squall}: no way home from {type(self.pilot.screen).__name__}"
        raise AssertionError(f"{where}: {self.pilot.meanings}")

    def _step_out(self) -> None:
        seen = [meaning for meaning in WAYS_OUT if self.pilot.sees(meaning)]
        spot = self.pilot.screen.stage.spot(self.pilot.find(seen[0])) if seen else None
        self._send(
            self._click_at(self.pilot.ui.canvas.point(*spot)) if spot is not None else self._keys(pygame.K_ESCAPE)
        )
        for _ in range(LONGEST_ANSWER):
            self._frame()
            if self.pilot.loop.still_for > 0:
                break

    # -- what may happen

    def _point(self) -> tuple[int, int]:
        """Mostly something that can be pointed at; sometimes anywhere, the rim and beyond included."""
        stage = self.pilot.screen.stage
        meanings = stage.meanings()
        if meanings and self.chance.random() < 0.7:
            widget = stage.find(self.chance.choice(meanings))
            spot = stage.spot(widget) if widget is not None else None
            if spot is not None:
                return self.pilot.ui.canvas.point(*spot)
        width, height = self.pilot.window.surface.get_size()
        return self.chance.randint(-5, width + 5), self.chance.randint(-5, height + 5)

    def _click_at(self, spot: tuple[int, int], button: int = 1) -> list[Event]:
        moved = Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0), touch=False)
        kinds = pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP
        return [moved, *(Event(kind, pos=spot, button=button, touch=False) for kind in kinds)]

    def click(self) -> list[Event]:
        return self._click_at(self._point(), self.chance.choice((1, 1, 1, 1, 2, 3, 8)))

    def half_a_click(self) -> list[Event]:
        return [self.chance.choice(self.click())]

    def drag(self) -> list[Event]:
        spots = [self._point() for _ in range(3)]
        press = Event(pygame.MOUSEBUTTONDOWN, pos=spots[0], button=1, touch=False)
        moves = [Event(pygame.MOUSEMOTION, pos=spot, rel=(1, 1), buttons=(1, 0, 0), touch=False) for spot in spots]
        return [press, *moves, Event(pygame.MOUSEBUTTONUP, pos=spots[-1], button=1, touch=False)]

    def wheel(self) -> list[Event]:
        x, y = self.chance.choice(((0, 1), (0, -1), (0, 99), (-3, 0), (0, -500)))
        return [Event(pygame.MOUSEWHEEL, x=x, y=y, precise_x=float(x), precise_y=float(y), flipped=False)]

    def _keys(self, key: int, mod: int = 0) -> list[Event]:
        return [Event(kind, key=key, mod=mod, unicode="", scancode=0) for kind in (pygame.KEYDOWN, pygame.KEYUP)]

    def key(self) -> list[Event]:
        return self._keys(self.chance.choice(KEYS), self.chance.choice(MODS))

    def escape(self) -> list[Event]:
        return self._keys(pygame.K_ESCAPE)

    def text(self) -> list[Event]:
        words = self.chance.choice(TEXTS)
        composing = Event(pygame.TEXTEDITING, text=words, start=0, length=len(words))
        return [composing, Event(pygame.TEXTINPUT, text=words)]

    def pad(self) -> list[Event]:
        button = self.chance.randrange(16)
        kinds = pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP
        pressed = [Event(kind, instance_id=0, button=button) for kind in kinds]
        axis, value = self.chance.randrange(6), self.chance.choice((-32768, 0, 32767))
        return [*pressed, Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value)]

    def window(self) -> list[Event]:
        kinds = ("WINDOWFOCUSLOST", "WINDOWFOCUSGAINED", "WINDOWLEAVE", "WINDOWENTER", "WINDOWEXPOSED", "WINDOWSHOWN")
        return [Event(getattr(pygame, self.chance.choice(kinds)))]

    def resize(self) -> list[Event]:
        self.pilot.window.resize(self.chance.choice(SIZES))
        return []

    def settings(self) -> list[Event]:
        wish = self.chance.choice(WISHES)
        self.pilot.app.settings.change(**wish)
        self.pilot.loop.screen.rebuild()
        return []

    def drop(self) -> list[Event]:
        return [Event(pygame.DROPFILE, file=str(self.chance.choice(self.files)))]

    def quit(self) -> list[Event]:
        return [Event(pygame.QUIT)]

    def cards_are_all_there(self) -> None:
        table = self.pilot.app.tables.current
        if table is not None:
            match = table.live.match
            assert sorted(card for pile in match.state.cards for card in pile) == list(match.game.deck.cards)


_KINDS: tuple[Callable[[Storm], list[Event]], ...] = (
    *(Storm.click,) * 56,
    *(Storm.key,) * 40,
    *(Storm.half_a_click, Storm.drag, Storm.wheel, Storm.pad) * 8,
    *(Storm.text, Storm.window, Storm.escape, Storm.drop, Storm.quit) * 4,
    *(Storm.resize, Storm.settings),
)
"""Half of the time would otherwise go into laying out pages anew."""
