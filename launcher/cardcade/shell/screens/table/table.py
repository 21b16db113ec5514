"""The table as a screen: the viewer's scene, the live match behind it, the pause menu and the curtain."""

from __future__ import annotations

import importlib
from functools import partial
from typing import Protocol

import pygame
from pygame.event import Event

from cardcade.engine.cards import Seat
from cardcade.engine.message import Message
from cardcade.plugins import GamePlugin
from cardcade.shell.app.language import Language
from cardcade.shell.match.live import LiveMatch
from cardcade.shell.match.seat_link import SeatLink
from cardcade.shell.screens.table.curtain import Curtain
from cardcade.shell.screens.table.news import News
from cardcade.shell.screens.table.pause import PauseMenu
from cardcade.shell.sound.sound import SoundBoard
from cardcade.shell.window.screen import Screen
from cardcade.table import SCENE_VERSION
from cardcade.table.cards.face_files import back_picture
from cardcade.table.link import Look
from cardcade.table.parts import Parts
from cardcade.table.scene import TableScene
from cardcade.ui import Answer, Ask, ButtonKind, Painter, Ui
from cardcade.ui.canvas import Canvas
from cardcade.ui.events import KeyPressed, PadPressed

GRACE_SECONDS = 2.5
"""How long a person who may still call or catch keeps the screen before the curtain falls."""


class TableHost(Protocol):
    """What the table asks of the launcher around it."""

    language: Language
    sound: SoundBoard
    look: Look

    @property
    def deals_the_same(self) -> bool:
        """Whether a restart deals the same cards again."""

    def open_settings(self) -> None: ...
    def open_rules(self, plugin: GamePlugin, rule: str | None = None) -> None:
        """Those of this match first, this one of them marked."""

    def has_first_round(self, plugin: GamePlugin) -> bool: ...
    def open_first_round(self, plugin: GamePlugin) -> None: ...
    def leave_table(self) -> None: ...
    def restart_table(self) -> None: ...
    def finished(self, live: LiveMatch) -> None: ...
    def watch_again(self, seat: Seat, moment: bool) -> None: ...
    def notify(self, message: Message) -> None: ...


class TableScreen(Screen):
    """Every person has a scene of their own, fed by their seat's updates alone; one is shown at a time."""

    def __init__(self, ui: Ui, host: TableHost, live: LiveMatch) -> None:
        super().__init__(ui)
        self.host, self.live = host, live
        self.viewer: Seat = next(iter([*self._due, *live.persons]), 0)
        self.scenes: dict[Seat, TableScene] = {}
        self.curtain: Curtain | None = None
        self._awaited: Seat | None = self.viewer if len(live.persons) > 1 else None
        """Who has yet to take the screen: until then nobody's cards are seen."""
        self.paused = False
        self._grace = 0.0
        self._told = False
        self.news = News(self.stage, lambda: self.scene)
        live.speed = lambda: host.look.speed
        live.on_notice = host.notify

    @property
    def scene(self) -> TableScene:
        if self.viewer not in self.scenes:
            self.scenes[self.viewer] = self._scene_for(self.viewer)
        return self.scenes[self.viewer]

    def _scene_for(self, seat: Seat) -> TableScene:
        link = SeatLink(self.live, seat, self.host.look, self.host.language, self.host.sound, self.command)
        return TableScene(parts_of(self.live.plugin)(self.ui, link))

    @property
    def parts(self) -> Parts:
        """The viewer's table."""
        return self.scene.parts

    # -- the screen

    def enter(self) -> None:
        if outdated(self.live.plugin) and not self.scenes:
            self.host.notify(Message("table.old_scene"))
        self.host.sound.music(self.parts.music)
        super().enter()
        if self.curtain is not None:
            self.stage.focus.set(self.curtain.button)

    def build(self) -> None:
        self.scene.start()
        self.stage.add(self.scene)
        if self._awaited is not None:
            self._draw_curtain(self._awaited)

    def foresee(self, size: tuple[int, int]) -> None:
        self.ui.art.foresee(size, self.scene.foreseen(Canvas(size, self.ui.canvas.ui_scale)))

    def back(self) -> None:
        """Esc closes what lies over the table before it pauses."""
        if self.curtain is not None or not self.scene.put_away():
            self.pause()

    def handle(self, event: Event) -> bool:
        if event.type == pygame.WINDOWFOCUSLOST and not self.live.over:
            self.pause()
        shortcuts = [] if self.paused or self.curtain is not None else self._keys(event)
        if self.stage.dialogs:
            shortcuts = [key for key in shortcuts if key in self.parts.furniture.keys.always]
        if any(self.parts.furniture.keys.press(key) for key in shortcuts):
            self.stage.touch()
            return True
        return super().handle(event)

    def _keys(self, event: Event) -> list[int]:
        """The key pressed, or the one a gamepad's button stands for. A key held down says nothing more: nobody is
        faster for leaning on it."""
        keys = []
        for read in self.ui.reader.read(event, self.ui.canvas):
            match read:
                case KeyPressed(key, again=False):
                    keys.append(key)
                case PadPressed(button):
                    keys.append(self.parts.furniture.keys.pad[button])
        return keys

    def update(self, dt: float) -> None:
        if self.paused and not (self.stage.dialogs or self.stage.busy):
            self.resume()  # what was asked for last has given way to a page that came in the same moment
        if not self.paused and self.curtain is None:
            held = self.parts.boards.holds or self.parts.furniture.guidance.holds
            self.live.update(dt, idle=not (self.parts.queue.busy or held))
            self._hand_over(dt)
        super().update(dt)
        if self.live.over and not (self.parts.queue.busy or self.live.saving.awaited or self._told):
            self._told = True
            self.host.finished(self.live)

    def draw(self, painter: Painter) -> None:
        self.stage.draw(painter)

    @property
    def still_for(self) -> float:
        if self.paused or self.curtain is not None or self.parts.furniture.guidance.holds:
            return super().still_for
        return min(super().still_for, self.live.still_for)

    # -- commands from the scene

    def command(self, name: str) -> None:
        match name:
            case "pause":
                self.pause()
            case "rules":
                self.stage.later(lambda: self.host.open_rules(self.live.plugin))
            case _ if name.startswith("rules:"):
                self.stage.later(lambda: self.host.open_rules(self.live.plugin, name.partition(":")[2]))
            case "autoplay":
                self._switch_autopilot()
            case "mute":
                self._switch_sound()
            case "rematch":
                self.stage.later(self.host.restart_table)
            case "leave":
                self.stage.later(self.host.leave_table)
            case "settings":
                self.stage.later(self.host.open_settings)
            case "watch" | "moment":
                self.stage.later(lambda: self.host.watch_again(self.viewer, moment=name == "moment"))

    def pause(self) -> None:
        if not self.paused:
            self.paused = True
            self.stage.open(PauseMenu(self))

    def ask_restart(self) -> None:
        """A match in progress is given up only on purpose."""
        say = self.host.language.text
        self.paused = True
        keep = Answer(say("table.keep_playing"), self.resume, "restart.keep")
        restart = partial(self.stage.later, self.host.restart_table)
        anew = Answer(say("table.give_up"), restart, "restart.give_up", ButtonKind.PRIMARY)
        self.stage.open(
            Ask(say("table.restart"), say(self._given_up), [keep, anew], "restart", cancel_action=self.resume)
        )

    @property
    def _given_up(self) -> str:
        """The words for what a restart costs and brings."""
        if self.live.practice:
            return "table.restart_practice"
        return "table.restart_same" if self.host.deals_the_same else "table.restart_text"

    def resume(self) -> None:
        self.paused = False
        self.stage.touch()

    def _switch_autopilot(self) -> None:
        self.live.autopilot ^= {self.viewer}
        on = self.viewer in self.live.autopilot
        self.host.notify(Message("table.autopilot_on" if on else "table.autopilot_off"))
        if self.parts.position.view is not None:
            self.scene.refresh()

    def _switch_sound(self) -> None:
        sound = self.host.sound
        sound.muted = not sound.muted
        self.host.notify(Message("table.muted" if sound.muted else "table.unmuted"))

    # -- several people at one screen

    @property
    def _due(self) -> list[Seat]:
        """The persons the table waits for."""
        acting = self.live.match.game.to_act(self.live.match.state)
        return [seat for seat in acting if seat in self.live.persons and seat not in self.live.autopilot]

    def _hand_over(self, dt: float) -> None:
        """The curtain falls once the other person is to act and this one can do nothing more."""
        due, shows = self._due, self.parts.queue.busy or self.live.saving.awaited
        if not due or self.viewer in due or shows or self.stage.dialogs:
            self._grace = 0.0
            return
        self._grace += dt
        may_call = self.viewer in self.live.match.game.may_interrupt(self.live.match.state)
        if not may_call or self._grace >= GRACE_SECONDS:
            self._draw_curtain(due[0])

    def _draw_curtain(self, seat: Seat) -> None:
        self._grace = 0.0
        self._awaited = seat
        if self.curtain is None:
            self.host.sound.play("curtain")
        player, back = self.live.players[seat], back_picture(self.live.plugin.package, self.host.look)
        title = Message("table.curtain" if seat in self._due else "table.curtain_first", {"name": player.name})
        self.curtain = Curtain(self.ui, title, player, back, self.host.language, lambda: self._rise(seat))
        self.stage.clear()
        self.stage.add(self.curtain)
        self.stage.focus.set(self.curtain.button)

    def _rise(self, seat: Seat) -> None:
        self.curtain = self._awaited = None
        self.viewer = seat
        self.rebuild()


def parts_of(plugin: GamePlugin) -> type[Parts]:
    """The parts of the game's own table, imported only now; the common ones where it has none that fit."""
    if plugin.scene is None or outdated(plugin):
        return Parts
    module, _, name = plugin.scene.partition(":")
    found: type[Parts] = getattr(importlib.import_module(module), name)
    assert issubclass(found, Parts), f"{plugin.scene} is no set of parts"
    return found


def outdated(plugin: GamePlugin) -> bool:
    """Whether its scene was written for another version of the scene API."""
    return plugin.scene is not None and plugin.scene_version != SCENE_VERSION
