"""The loop: a stack of screens, fed with events, moved in fixed steps, drawn only when something moves."""

from __future__ import annotations

import contextlib
import logging
from collections import deque
from collections.abc import Callable
from typing import TypeVar

import pygame
from pygame.event import Event

from cardcade.shell.window.beat import Beat
from cardcade.shell.window.clock import LoopClock, RealClock
from cardcade.shell.window.fullscreen_key import FullscreenKey
from cardcade.shell.window.presenter import Presenter
from cardcade.shell.window.screen import Screen
from cardcade.shell.window.window import Window
from cardcade.ui import Ui
from cardcade.ui.gamepad import Gamepads
from cardcade.ui.widget import Cursor

STEP = 1 / 120
LONGEST_REST = 0.5
SHORTEST_REST = 0.001
HIDDEN_REST = 0.1
LONGEST_LEAP = 0.25
SETTLE = 0.09
WAKE = pygame.event.custom_type()
_HIDING = (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
_ACTING = (
    pygame.MOUSEBUTTONDOWN,
    pygame.FINGERDOWN,
    pygame.KEYDOWN,
    pygame.TEXTINPUT,
    pygame.JOYBUTTONDOWN,
    pygame.CONTROLLERBUTTONDOWN,
)
"""What is done to something; the end of a press, a movement and the window's own news are heard at any time."""
_SHOWING = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED)

log = logging.getLogger(__name__)

T = TypeVar("T")


class Loop:
    """`run` goes on until the last screen is gone or `stop` is called; a test calls `tick` itself.

    `on_crash` gets what a screen raised, `SystemExit` too, and answers with the screen to show instead; `lets_pass`
    says what is the player's own word to end; `on_quit` may refuse (False) that the window closes; `on_fullscreen`
    hears what F11 or Alt+Enter made of it; `on_tick` is told the seconds of every tick, drawn or not, and answers how
    long it can rest; `on_frame` is called after each frame drawn.
    """

    def __init__(self, window: Window, ui: Ui, clock: LoopClock | None = None) -> None:
        self.window, self.ui = window, ui
        self.clock = clock or RealClock()
        self.screens: list[Screen] = []
        self.gamepads = Gamepads()
        self.running = True
        self.beats = 0
        """Grows with every tick: whoever sees it stand still knows that the picture does."""
        self.on_crash: Callable[[BaseException], Screen | None] = lambda _: None
        self.lets_pass: Callable[[BaseException], bool] = lambda error: isinstance(error, KeyboardInterrupt)
        self.on_quit: Callable[[], bool] = lambda: True
        self.on_fullscreen: Callable[[bool], object] = lambda _: None
        self.on_tick: Callable[[float], float] = lambda _: LONGEST_REST
        self.on_frame: Callable[[], object] = lambda: None
        self.on_drop: Callable[[str], object] = lambda _: None
        """Hears which file was dropped onto the window."""
        self.after_first_frame: list[Callable[[], object]] = [self.gamepads.start]
        self._presenter = Presenter(window, ui)
        ui.reader.pointer_scale = window.pointer_scale
        self._posted: deque[Callable[[], object]] = deque()
        self._time = self.clock.now()
        self._owed = 0.0
        self._shown_at: float | None = None
        self._beat = Beat(self.clock)
        self._dirty = True
        self._seen: tuple[object, ...] = ()
        """The page and the dialog of the last frame."""
        self._hidden = False
        self._fullscreen_key = FullscreenKey()
        self._pulled: tuple[int, int] | None = None
        self._settles = 0.0
        self._cursor = Cursor.ARROW
        self._others_rest = LONGEST_REST
        self._crash_screen: Screen | None = None

    # The stack of screens

    @property
    def screen(self) -> Screen:
        return self.screens[-1]

    def push(self, screen: Screen) -> None:
        """Show a screen over this one."""
        self._show([*self.screens, screen])

    def pop(self) -> None:
        """Back to the screen below; without one, the end."""
        if len(self.screens) <= 1:
            self.stop()
        else:
            self._show(self.screens[:-1])

    def replace(self, screen: Screen) -> None:
        """Show a screen instead of this one."""
        self._show([*self.screens[:-1], screen])

    def lead(self, screens: list[Screen]) -> None:
        """Show the last of these screens; the others are the way back from it."""
        self._show(screens)

    def home(self) -> None:
        """Down to the first screen."""
        self._show(self.screens[:1])

    def _show(self, screens: list[Screen]) -> None:
        before = self.screens[-1] if self.screens else None
        if before is not None and before is not screens[-1]:
            before.stage.settle()
            before.leave()
        if self._shown_at is not None:
            self._presenter.fade()
        taken_off = [screen for screen in self.screens if screen not in screens]
        self.screens = screens
        for screen in taken_off:
            screen.when_gone()
        self.screen.loop = self
        self.screen.enter()
        self._dirty = True

    # Running

    def run(self) -> None:
        pygame.key.set_repeat(400, 40)
        pygame.key.stop_text_input()
        while self.running and self.screens:
            self.tick()

    def stop(self) -> None:
        self.running = False

    def post(self, task: Callable[[], object]) -> None:
        """From any thread: run `task` in this one, before the next frame."""
        self._posted.append(task)
        with contextlib.suppress(pygame.error):
            pygame.event.post(pygame.event.Event(WAKE))

    def redraw(self) -> None:
        """Draw the next frame whatever has changed."""
        self._dirty = True

    def set_ui_scale(self, ui_scale: float) -> None:
        """Live: every screen is laid out anew."""
        self._lay_out(self.window.surface.get_size(), ui_scale)

    def set_fullscreen(self, on: bool) -> None:
        self.window.set_fullscreen(on)
        self.on_fullscreen(on)
        self._dirty = True

    def tick(self) -> None:
        """Wait for the next frame or event, hear, move on, and draw if anything changed."""
        self.beats += 1
        first = self._rest()
        passed = max(0.0, self._next_shown(self.clock.now()) - self._time)
        self._others_rest = self.on_tick(passed)
        self.advance(passed)
        for event in [*([first] if first else []), *pygame.event.get()]:
            if self._heeds(event):
                self.dispatch(event)
        self.run_posted()
        self._follow_size()
        if self.running and self._changed and not self._hidden:
            self._draw()

    def _heeds(self, event: Event) -> bool:
        """Whether there is something to act on: a page and a dialog that have been seen, and are not on the way out."""
        if not self.running or event.type not in _ACTING or self._fullscreen_key.is_meant(event):
            return self.running
        return self._on_top == self._seen and not self.screen.stage.busy

    @property
    def _on_top(self) -> tuple[object, ...]:
        return self.screen, *self.screen.stage.dialogs[-1:]

    def run_posted(self) -> None:
        """What other threads asked for."""
        while self._posted:
            self._guarded(self._posted.popleft())

    def advance(self, seconds: float) -> None:
        """Move everything on in steps of a fixed length, whole ones nearest to the time that passed."""
        self._time += seconds
        if not self._moving:
            self._step(seconds)  # nothing moves on the way, so one step is as good as many
            return
        self._dirty = True
        self._owed += min(seconds, LONGEST_LEAP)
        steps = round(self._owed / STEP)
        self._owed -= steps * STEP
        for _ in range(steps):
            self._step(STEP)

    def _step(self, dt: float) -> None:
        self._guarded(lambda: self.screen.update(dt))
        self.ui.toasts.advance(dt)
        self._presenter.advance(dt)

    def dispatch(self, event: Event) -> None:
        """To the loop's own keys first, then to the screen."""
        if event.type == pygame.QUIT:
            self.running = self.running and not self._may_quit()
        elif self._fullscreen_key.is_meant(event):
            if self._fullscreen_key.is_pressed(event):
                self.set_fullscreen(not self.window.fullscreen)
        elif event.type in _HIDING:
            self._hidden = True
        elif event.type == pygame.DROPFILE:
            self._guarded(lambda: self.on_drop(event.file))
        elif event.type != WAKE:
            if event.type in _SHOWING:
                self._hidden, self._dirty = False, True
            self._fullscreen_key.hear(event)
            self.gamepads.handle(event)
            self._guarded(lambda: self.screen.handle(event))
            self._guarded(self._show_cursor)

    def _may_quit(self) -> bool:
        """The topmost screen that holds something asks first."""
        asking = [ask for screen in reversed(self.screens) if (ask := screen.ask_to_quit) is not None]
        return all(self._answered(ask, True) for ask in asking) and self.on_quit()

    @property
    def still_for(self) -> float:
        """How long nothing will move by itself."""
        if self._moving:
            return 0.0
        return min(self._screen_rests, self.ui.toasts.still_for)

    @property
    def _moving(self) -> bool:
        if self._presenter.moving or self._pulled is not None:
            return True
        return self._screen_rests <= 0 or self.ui.toasts.still_for <= 0

    @property
    def _screen_rests(self) -> float:
        return self._answered(lambda: self.screen.still_for, 0.0)

    @property
    def _changed(self) -> bool:
        return self._dirty or self._answered(lambda: self.screen.dirty, True) or self.ui.toasts.dirty

    def _rest(self) -> Event | None:
        """Until the next frame is due while something moves, else until something happens."""
        if self._shown_at is None or self._posted:
            return None
        if self._hidden:
            return self.clock.await_event(HIDDEN_REST)
        if self.still_for <= 0 or self._changed:
            self._beat.wait_to_begin()
            return None
        rest = min(self.still_for, self._others_rest, LONGEST_REST)
        return self.clock.await_event(max(rest, SHORTEST_REST))

    # Drawing

    def _next_shown(self, now: float) -> float:
        """When the frame that begins now will be seen: what moves is drawn as it will be then."""
        return max(now, self._beat.due) if self._shown_at is not None and self._moving else now

    def _draw(self) -> None:
        """Drawn ahead of its time and shown on the beat: frames that take longer come no later than the others."""
        self._dirty = False
        self._guarded(lambda: self._presenter.draw(self.screen))
        before = self._shown_at
        if before is not None:
            self._beat.wait_to_show()
        self.window.flip()
        self._seen = self._on_top
        self._shown_at = self.clock.now()
        self.on_frame()
        if before is None:
            for task in self.after_first_frame:
                task()

    def _follow_size(self) -> None:
        """Stretch while the size changes; lay out and rasterise once it has stayed the same for a moment."""
        size = self.window.surface.get_size()
        if size == self.ui.canvas.size:
            self._pulled = None
        elif size != self._pulled:
            self._pulled, self._settles = size, self.clock.now() + SETTLE
        elif self.clock.now() >= self._settles:
            self._lay_out(size, self.ui.canvas.ui_scale)
        else:
            self._guarded(lambda: self.screen.foresee(size))

    def _lay_out(self, size: tuple[int, int], ui_scale: float) -> None:
        self._pulled = None
        self.ui.resize(size, ui_scale)
        self.ui.reader.pointer_scale = self.window.pointer_scale
        self._presenter.cut()
        self._guarded(lambda: self.screen.resized())
        self._dirty = True

    def _show_cursor(self) -> None:
        wanted = self.screen.stage.cursor if self.screens else Cursor.ARROW
        if wanted is not self._cursor:
            self._cursor = wanted
            self.window.set_cursor(wanted)

    # Crashes: a table is a plugin's code, and no plugin may take the launcher down

    def _guarded(self, act: Callable[[], object]) -> None:
        self._answered(act, None)

    def _answered(self, question: Callable[[], T], otherwise: T) -> T:
        """What a screen says; one that crashes over it is answered for."""
        try:
            return question()
        except BaseException as error:  # the plugin's boundary: SystemExit is a crash like any other
            if self.lets_pass(error):
                raise
            log.exception("a screen crashed")
            self._crashed(error)
            return otherwise

    def _crashed(self, error: BaseException) -> None:
        shown = None if self.screen is self._crash_screen else self.on_crash(error)
        if shown is None:
            raise error
        self._crash_screen = shown
        self.screens = [*self.screens[:-1], shown]
        shown.loop = self
        self._presenter.cut()
        shown.enter()
        self._dirty = True
