"""Waiting for the thread that mixes, as nobody who plays ever does."""

import threading
import time

from cardcade.shell.sound.sound import Sound, SoundBoard


def caught_up(board: SoundBoard) -> None:
    """Until everything that was asked so far has been done."""
    assert isinstance(board, Sound)
    done = threading.Event()
    while not board.mixing.ask(done.set):
        time.sleep(0.01)
    assert done.wait(60)
