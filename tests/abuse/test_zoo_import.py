"""The zoo of broken games, at import: all at once, and the house's games can be played before and after."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from cardcade.discovery import Broken, Found
from cardcade.shell.screens.home.home import Home

from ..shell.launcher import open_launcher, open_looking_around
from .beside import assert_the_house_plays

HOOK = "import cardcade\n@cardcade.hookimpl\ndef cardcade_game(): "
CODE = {
    "absent": "import nowhere_to_be_found",
    "grammar": "def (",
    "noughts": "x = '\\0'\n\0",
    "exits": "raise SystemExit(3)",
    "interrupts": "raise KeyboardInterrupt",
    "odd": "class Odd(BaseException): pass\nraise Odd",
    "dies": "import os; os._exit(0)",
    "aborts": "import os; os.abort()",
    "hangs": "import time; time.sleep(1000)",
    "endless": "def f(): f()\nf()",
    "hoards": "import resource\nresource.setrlimit(resource.RLIMIT_AS, (2**28, 2**28))\nx = bytearray(2**30)",
    "reads": "import sys; assert sys.stdin.read() == ''",
    "asks": "import os; assert os.read(0, 10) == b''",
    "closes": "import os\nfor fd in (0, 1, 2): os.close(fd)",
    "prints": "print('x' * 2_000_000)",
    "threads": "import threading, time; threading.Thread(target=time.sleep, args=(1000,)).start()",
    "unhooked": "x = 1",
    "misspelt": "import cardcade\n@cardcade.hookimpl\ndef cardcade_gmae(): pass",
    "nothing": f"{HOOK}return None",
    "number": f"{HOOK}return 7",
    "raises": f"{HOOK}return 1 / 0",
    "unknown": f"{HOOK}return cardcade.GamePlugin(x=1)",
    "half": f"{HOOK}return cardcade.GamePlugin(id='x', package='json', seats=(2, 5), rules=int, game=int, bots={{}})",
    "empty": "",
}
ON_WINDOWS_TOO = {
    name: code for name, code in CODE.items() if sys.platform != "win32" or name not in ("hoards", "asks")
}


def test_twenty_four_games_that_cannot_be_imported_are_named_with_their_cause(
    install: Callable[..., Path], installed_eights: Path
) -> None:
    for name, code in ON_WINDOWS_TOO.items():
        install(f"broken-{name}", code, {name: f"broken_{name}_plugin"})
    early = open_launcher(patience=600.0)
    early.picture()
    assert isinstance(early.screen, Home)
    assert_the_house_plays(early)
    early.app.close()
    pilot = open_looking_around()
    shelf = {game.distribution: game for game in pilot.app.shelf.games}
    assert isinstance(shelf["cardcade-crazy-eights"], Found)
    told = {name: shelf[f"broken-{name}"] for name in ON_WINDOWS_TOO}
    assert [name for name, game in told.items() if not isinstance(game, Broken)] == []
    words = {name: pilot.app.language.text(game.reason) for name, game in told.items() if isinstance(game, Broken)}
    assert all(len(sentence) > 10 and "Traceback" not in sentence for sentence in words.values()), words
    pilot.picture()
    assert_the_house_plays(pilot)
    pilot.app.close()
