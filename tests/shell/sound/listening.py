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


def closed(board: Sound) -> None:
    """Until the thread of a closed board has ended, however slow the machine is."""
    thread = board.mixing._thread
    assert thread is not None
    thread.join(60)
