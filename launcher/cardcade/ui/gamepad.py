"""Gamepads: opened as they are plugged in."""

from __future__ import annotations

import pygame
from pygame.event import Event


class Gamepads:
    """Nothing is opened before `start`: looking for pads takes longer than a first frame may."""

    def __init__(self) -> None:
        self._open: dict[int, pygame.joystick.JoystickType] = {}

    def start(self) -> None:
        pygame.joystick.init()
        for index in range(pygame.joystick.get_count()):
            self._add(index)

    def handle(self, event: Event) -> None:
        if event.type == pygame.JOYDEVICEADDED and pygame.joystick.get_init():
            self._add(event.device_index)
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._open.pop(event.instance_id, None)

    def _add(self, index: int) -> None:
        try:
            pad = pygame.joystick.Joystick(index)
        except pygame.error:
            return  # it was pulled out again
        self._open[pad.get_instance_id()] = pad
