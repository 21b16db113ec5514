"""The question what becomes of a game that was open when the program ended unexpectedly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardcade.shell.app.suspects import told
from cardcade.shell.screens.common.unwritten import told_if_unwritten
from cardcade.ui import Answer, Ask, ButtonKind, Tone

if TYPE_CHECKING:
    from cardcade.discovery.left_out import LeftOut
    from cardcade.shell.app.app import App


def ask_about(app: App, game: LeftOut) -> Ask:
    """Esc puts it off until the next start."""
    say, name = app.language.text, app.shelf.name(game.game)
    keep = Answer(say("suspect.keep"), lambda: keep_game(app, game), "suspect.keep")
    off = Answer(say("suspect.off"), lambda: switch_off_game(app, game), "suspect.off", ButtonKind.PRIMARY)
    gap = " " if app.language.code == "en" else ""
    text = gap.join([say(told(game, name)), say("suspect.without", game=name)])
    return Ask(say("suspect.title"), text, [keep, off], "suspect", cancel_action=lambda: _put_off(app, game))


def keep_game(app: App, game: LeftOut) -> None:
    """It is loaded at once, beside the picture."""
    with told_if_unwritten(app, "suspect.unwritten"):
        app.suspects.keep(game)
        app.games.look_again()
        app.toast("suspect.kept", Tone.GOOD, game=app.shelf.name(game.game))


def switch_off_game(app: App, game: LeftOut) -> None:
    with told_if_unwritten(app, "suspect.unwritten"):
        app.suspects.switch_off(game)
        app.games.look_again()
        app.toast("suspect.switched_off", game=app.shelf.name(game.game))


def _put_off(app: App, game: LeftOut) -> None:
    app.suspects.put_off(game)
    app.pages.refresh_home()
