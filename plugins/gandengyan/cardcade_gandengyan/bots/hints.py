"""Sensible moves for a person, best first, to cycle through."""

from __future__ import annotations

from collections.abc import Sequence

from cardcade import Game, View
from cardcade.rulekit.patterns import by_rank
from cardcade.rulekit.shedding import PASS
from cardcade_gandengyan.bots.candidates import candidates
from cardcade_gandengyan.bots.policy import sharp_policy
from cardcade_gandengyan.cards import RANK
from cardcade_gandengyan.game import Gandengyan
from cardcade_gandengyan.moves import Move
from cardcade_gandengyan.state import HANDS, GandengyanState


def hints(game: Game[GandengyanState, Move], view: View[GandengyanState]) -> Sequence[Move]:
    """By rule of thumb and so at once; the pass last unless there is nothing else."""
    assert isinstance(game, Gandengyan)
    if view.seat not in game.to_act(view.state):
        return []
    held = by_rank(view.state.cards[HANDS + view.seat], RANK)
    able = candidates(sharp_policy(game, view.state.seats), view)
    plays: list[Move] = [made.play_from(held) for made in able if made is not None]
    return plays if view.state.last is None else [*plays, PASS]
