"""Sensible moves for a person, best first, to cycle through."""

from __future__ import annotations

from collections.abc import Sequence

from cardcade import Game, View
from cardcade_gandengyan.bots.hard import Hard
from cardcade_gandengyan.meanings import by_rank
from cardcade_gandengyan.moves import PASS, Move
from cardcade_gandengyan.state import HANDS, GandengyanState


def hints(game: Game[GandengyanState, Move], view: View[GandengyanState]) -> Sequence[Move]:
    """By rule of thumb and so at once; the pass last unless there is nothing else."""
    if view.seat not in game.to_act(view.state):
        return []
    held = by_rank(view.state.cards[HANDS + view.seat])
    able = [made for made in Hard(game).candidates(view) if made is not None]
    plays: list[Move] = [made.play_from(held) for made in able]
    return plays if view.state.last is None else [*plays, PASS]
