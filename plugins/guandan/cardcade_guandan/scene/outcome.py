"""What the board says after a deal, and what it offers next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardcade_guandan.climbing import BothSides, steps_for
from cardcade_guandan.scene.meaning import rank_text
from cardcade_guandan.scene.summary import DealBoard, Outcome

if TYPE_CHECKING:
    from cardcade_guandan.scene.table import GuandanScene

DEAL_HOLD, MATCH_HOLD = 1.4, 3.0


def deal_board(scene: GuandanScene) -> DealBoard:
    """The summary of the deal; with one remembered moment and a rematch when it was the last."""
    assert scene.view is not None
    state = scene.view.state
    over = state.winner is not None
    board = DealBoard(scene, _outcome(scene), moment=scene.moment(), hold=MATCH_HOLD if over else DEAL_HOLD)
    board.final = over
    leave = (scene.say("table.leave"), "board.leave", "home", lambda: scene.link.command("leave"))
    if over:
        rematch = (scene.say("table.rematch"), "board.rematch", "restart", lambda: scene.link.command("rematch"))
        board.offer(leave, rematch)
    else:
        board.offer((scene.say("guandan.move.next_deal"), "board.next", "deal", lambda: _go_on(scene)))
    return board


def _go_on(scene: GuandanScene) -> None:
    scene.close_board()
    scene.link.proceed()


def _outcome(scene: GuandanScene) -> Outcome:
    """From the deal's last event; a table that was just opened knows only how it ended."""
    assert scene.view is not None
    state, event = scene.view.state, scene.ended
    places = state.out
    winner = state.winner if state.winner is not None else places[0] % 2
    before: BothSides = event.before if event is not None else state.standing.levels
    after = state.standing.levels
    climbed = after[winner] - before[winner] if event is not None else steps_for(places)
    title = _match_title(scene, winner) if state.winner is not None else _deal_title(scene, winner, climbed)
    return Outcome(places, before, after, winner, title, _about(scene), _note(scene))


def _match_title(scene: GuandanScene, winner: int) -> str:
    return scene.say(f"guandan.table.match.{_whose(scene, winner)}")


def _deal_title(scene: GuandanScene, winner: int, climbed: int) -> str:
    """Nobody climbs past A, and who fails at A does not climb at all."""
    assert scene.view is not None
    double = steps_for(scene.view.state.out) == 3
    how = "level" if climbed <= 0 else "double" if double else "single"
    return scene.say(f"guandan.table.deal_won.{how}.{_whose(scene, winner)}", n=climbed)


def _about(scene: GuandanScene) -> str:
    """Which deal it was; of the last one, how the match was decided."""
    assert scene.view is not None
    state, rules = scene.view.state, scene.game.rules
    if state.winner is None:
        return scene.say("guandan.table.deal", n=state.deal, level=rank_text(state.level))
    if not rules.match.deals or state.deal < rules.match.deals:
        return scene.say("guandan.table.decided.ace", n=state.deal)
    ours = scene.link.seat % 2
    climbed = state.standing.climbed
    return scene.say("guandan.table.decided.deals", n=state.deal, us=climbed[ours], them=climbed[1 - ours])


def _note(scene: GuandanScene) -> str:
    """A failed attempt at A is worth a line."""
    failed = scene.ace_failed
    if failed is None:
        return ""
    key = "ace_missed" if failed.failures else "ace_fell"
    whose = _whose(scene, failed.side)
    return scene.say(f"guandan.table.{key}.{whose}", n=failed.failures, level=rank_text(failed.level))


def _whose(scene: GuandanScene, side: int) -> str:
    return "us" if side == scene.link.seat % 2 else "them"
