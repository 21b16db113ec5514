"""Opening the sound device: quietly, and so that one which does not answer holds up its own thread alone."""

from __future__ import annotations

import ctypes
import os
import sys
from contextlib import suppress
from threading import Lock

import pygame

RATE, BUFFER, VOICES = 44_100, 512, 24
SIGNED_16, STEREO, SDL_AUDIO = -16, 2, 0x10


class Hush:
    """A system's sound library grumbles on the error stream; the board's `problem` says it better."""

    def __init__(self) -> None:
        self._kept: int | None = None
        self._lock = Lock()

    def begin(self) -> None:
        with self._lock, suppress(OSError), open(os.devnull, "wb") as nowhere:  # no console, no such stream
            kept = os.dup(2)
            os.dup2(nowhere.fileno(), 2)
            self._kept = kept

    def end(self) -> None:
        """From any thread, as often as wished."""
        with self._lock:
            if self._kept is not None:
                os.dup2(self._kept, 2)
                os.close(self._kept)
                self._kept = None


def open_device() -> None:
    """Opens the mixer, or raises pygame.error; whoever else works meanwhile is not held up by a dead device."""
    _try_out()
    pygame.mixer.init(RATE, SIGNED_16, STEREO, BUFFER, allowedchanges=0)
    pygame.mixer.set_num_channels(VOICES)


class _Wish(ctypes.Structure):
    """SDL_AudioSpec of SDL 2."""

    _fields_ = (
        ("freq", ctypes.c_int),
        ("format", ctypes.c_uint16),
        ("channels", ctypes.c_uint8),
        ("silence", ctypes.c_uint8),
        ("samples", ctypes.c_uint16),
        ("padding", ctypes.c_uint16),
        ("size", ctypes.c_uint32),
        ("callback", ctypes.c_void_p),
        ("userdata", ctypes.c_void_p),
    )


def _try_out() -> None:
    """Opens and closes the device without Python's lock, which pygame keeps while it waits for the system."""
    sdl = _sdl()
    if sdl is None or pygame.mixer.get_init() is not None:
        return
    if sdl.SDL_InitSubSystem(SDL_AUDIO) == 0:
        wish = _Wish(freq=RATE, format=0x8010, channels=STEREO, samples=BUFFER)
        device = sdl.SDL_OpenAudioDevice(None, 0, ctypes.byref(wish), None, 0)
        if device:
            sdl.SDL_CloseAudioDevice(device)
        sdl.SDL_QuitSubSystem(SDL_AUDIO)


def _sdl() -> ctypes.CDLL | None:
    """The library that pygame has loaded, where it can be reached; of another SDL than 2 we know nothing."""
    if pygame.get_sdl_version()[0] != 2:
        return None
    with suppress(OSError, AttributeError, TypeError):
        name = "SDL2.dll" if sys.platform == "win32" else pygame.mixer.__file__
        sdl = ctypes.CDLL(name)
        assert sdl.SDL_OpenAudioDevice
        return sdl
    return None
