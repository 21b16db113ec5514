"""Reviews of matches in the history: what one needs, or why there can be none."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cardcade.discovery.replays import checked_game
from cardcade.engine.cards import Seat
from cardcade.engine.record import Record
from cardcade.engine.replay_file import BadReplay
from cardcade.engine.review import deals_alike
from cardcade.shell.match.match_review import MatchReview, ReviewTask
from cardcade.ui import Tone

if TYPE_CHECKING:
    from cardcade.shell.app.app import App
    from cardcade.shell.match.opening import OpenTable
    from cardcade.shell.store.saved import FinishedMatch
    from cardcade.workers.bot_process import BotProcess


def review_of(app: App, finished: FinishedMatch) -> MatchReview | None:
    """Of the person it is told of, else of the first; None, and a word to the player, where it cannot be."""
    assert app.store is not None
    beginning, store = finished.beginning, app.store()
    found, record = app.shelf.find(beginning.game), store.replay(finished)
    if found is None:
        app.toast("history.gone", Tone.WARNING, game=app.chronicle.game_name(beginning.game))
        return None
    try:
        game = checked_game(beginning, found.plugin) if record is not None else None
    except BadReplay:
        game = None
    if record is None or game is None:
        app.toast("review.gone", Tone.WARNING)
        return None
    app.guard.open(found)
    if not deals_alike(record, game):
        app.toast("review.other_rules", Tone.WARNING)
        return None
    seat = min(finished.people or finished.seated, default=0)
    if app.reviewer is not None and (begun := app.reviewer.hand_over(finished.id, seat)) is not None:
        return begun
    return MatchReview(ReviewTask(found.plugin, game, record, seat, finished.id), store, processes(app))


def seats_of(table: OpenTable, first: Seat) -> list[ReviewTask]:
    """The people of a finished match, the one who saw its end first; a stranger's coach runs only when asked for."""
    if table.saver is None or not table.found.bundled:
        return []
    record = Record.of(table.live.match, table.beginning)
    people = sorted(table.live.persons, key=lambda seat: seat != first)
    return [ReviewTask(table.found.plugin, table.live.match.game, record, seat, table.saver.match) for seat in people]


def processes(app: App) -> Callable[[], BotProcess] | None:
    """A process of its own for every review, where bots think apart."""
    if app.bots is None:
        return None

    def start() -> BotProcess:
        from cardcade.workers.bot_process import BotProcess

        return BotProcess(app.wake)

    return start
