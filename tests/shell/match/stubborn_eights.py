"""Crazy Eights with bots that fail in every way a bot can fail."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import crazy_eights
from crazy_eights import Draw, Easy, Play, Table

import cardcade
from cardcade import Stream, View


class Ponders(Easy):
    def choose(self, view: View[Table], moves: Sequence[Play | Draw], stream: Stream) -> Play | Draw:
        while True:
            pass


class Dies(Easy):
    def choose(self, view: View[Table], moves: Sequence[Play | Draw], stream: Stream) -> Play | Draw:
        os._exit(3)


class Falls(Easy):
    def choose(self, view: View[Table], moves: Sequence[Play | Draw], stream: Stream) -> Play | Draw:
        os.kill(os.getpid(), signal.SIGSEGV)
        return super().choose(view, moves, stream)


class Asks(Easy):
    """Asks whoever sits at the keyboard, and plays when nobody is there."""

    def choose(self, view: View[Table], moves: Sequence[Play | Draw], stream: Stream) -> Play | Draw:
        assert sys.stdin.read() == ""
        assert os.read(0, 10) == b""
        return super().choose(view, moves, stream)


class Pries(Easy):
    """Raises if it finds something of the player's that is none of its business."""

    def choose(self, view: View[Table], moves: Sequence[Play | Draw], stream: Stream) -> Play | Draw:
        assert "SECRET_TOKEN" not in os.environ
        return super().choose(view, moves, stream)


class Breeds(Easy):
    """Has another process run for ever, whose number the file says that the variable names."""

    def choose(self, view: View[Table], moves: Sequence[Play | Draw], stream: Stream) -> Play | Draw:
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
        with open(os.environ["CARDCADE_BREEDS"], "w") as told:
            told.write(str(child.pid))
        return super().choose(view, moves, stream)


class BreedsAndPonders(Breeds):
    def choose(self, view: View[Table], moves: Sequence[Play | Draw], stream: Stream) -> Play | Draw:
        super().choose(view, moves, stream)
        while True:
            pass


class Stumbles(Easy):
    def choose(self, view: View[Table], moves: Sequence[Play | Draw], stream: Stream) -> Play | Draw:
        raise ZeroDivisionError("a bot's mistake")


class Leaves(Easy):
    def choose(self, view: View[Table], moves: Sequence[Play | Draw], stream: Stream) -> Play | Draw:
        sys.exit("enough")


class Cheats(Easy):
    def choose(self, view: View[Table], moves: Sequence[Play | Draw], stream: Stream) -> Play | Draw:
        held = view.state.cards[crazy_eights.HANDS + view.seat]
        return Play(next(card for card in self.game.deck.cards if card not in held))


class Sleeps(Easy):
    def choose(self, view: View[Table], moves: Sequence[Play | Draw], stream: Stream) -> Any:
        return None


class Babbles(Easy):
    """Thinks aloud."""

    def choose(self, view: View[Table], moves: Sequence[Play | Draw], stream: Stream) -> Play | Draw:
        print("hmm, let me see")
        return super().choose(view, moves, stream)


class Tells(Easy):
    """Raises unless neither pygame nor pydantic was imported here."""

    def choose(self, view: View[Table], moves: Sequence[Play | Draw], stream: Stream) -> Play | Draw:
        loaded = {name.split(".")[0] for name in sys.modules} & {"pygame", "pydantic", "pydantic_core"}
        assert not loaded, loaded
        return super().choose(view, moves, stream)


KINDS = (
    Falls,
    Asks,
    Pries,
    Breeds,
    BreedsAndPonders,
    Ponders,
    Dies,
    Stumbles,
    Leaves,
    Cheats,
    Sleeps,
    Babbles,
    Tells,
)
BOTS = {**{kind.__name__.lower(): kind for kind in KINDS}, "searches": cardcade.SearchBot.over(Ponders)}


@cardcade.hookimpl
def cardcade_game() -> cardcade.GamePlugin:
    return replace(crazy_eights.cardcade_game(), package="stubborn_eights", bots={"easy": Easy, **BOTS})
