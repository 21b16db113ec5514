"""Every effect by name: who makes it, how many takes of it there are, how loud it is."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import numpy as np

from . import cards, drama, moments, signals
from .synth import Wave


class Effect(NamedTuple):
    make: Callable[[np.random.Generator], Wave]
    takes: int
    loudness: float  # dB of its loudest moment


EFFECTS: dict[str, Effect] = {
    "card_slide": Effect(cards.slide, 4, -27),
    "card_place": Effect(cards.place, 4, -21),
    "card_shuffle": Effect(cards.shuffle, 3, -22),
    "card_deal": Effect(cards.deal, 4, -24),
    "card_flip": Effect(cards.flip, 4, -23),
    "card_select": Effect(cards.select, 4, -26),
    "card_deselect": Effect(cards.deselect, 4, -28),
    "card_hover": Effect(cards.hover, 4, -40),
    "card_draw": Effect(cards.draw, 4, -24),
    "illegal": Effect(signals.illegal, 3, -22),
    "turn": Effect(signals.turn, 2, -24),
    "pass": Effect(cards.knock, 3, -24),
    "bomb1": Effect(partial(drama.bomb, tier=1), 2, -16),
    "bomb2": Effect(partial(drama.bomb, tier=2), 2, -14.5),
    "bomb3": Effect(partial(drama.bomb, tier=3), 2, -13),
    "bomb4": Effect(partial(drama.bomb, tier=4), 2, -11.5),
    "straight_flush": Effect(drama.straight_flush, 2, -15),
    "skip": Effect(signals.skip, 2, -20),
    "reverse": Effect(signals.reverse, 2, -20),
    "draw_two": Effect(signals.draw_two, 2, -19),
    "wild": Effect(drama.wild, 2, -21),
    "uno": Effect(signals.uno, 2, -17),
    "catch": Effect(signals.catch, 2, -18),
    "challenge": Effect(signals.challenge, 2, -19),
    "tribute": Effect(signals.tribute, 2, -21),
    "level_up": Effect(drama.level_up, 2, -18),
    "jiefeng": Effect(drama.breeze, 2, -21),
    "warning": Effect(signals.warning, 2, -20),
    "clock_tick": Effect(signals.clock, 4, -27),
    "win": Effect(drama.win, 1, -16),
    "lose": Effect(drama.lose, 1, -20),
    "round_end": Effect(drama.round_end, 2, -20),
    "score_tick": Effect(signals.score, 4, -29),
    "ui_click": Effect(signals.click, 4, -27),
    "ui_hover": Effect(cards.hover, 4, -43),
    "ui_focus": Effect(signals.notch, 4, -38),
    "ui_select": Effect(signals.chosen, 4, -28),
    "ui_tick": Effect(signals.notch, 4, -36),
    "ui_type": Effect(signals.key, 4, -32),
    "ui_back": Effect(signals.back, 3, -27),
    "ui_toggle": Effect(signals.toggle, 3, -27),
    "ui_open": Effect(signals.opened, 3, -28),
    "ui_close": Effect(signals.closed, 3, -28),
    "jump_in": Effect(moments.jump_in, 2, -18),
    "draw_four": Effect(moments.draw_four, 2, -17),
    "unmasked": Effect(moments.unmasked, 2, -17),
    "vindicated": Effect(moments.vindicated, 2, -20),
    "went_out": Effect(moments.went_out, 2, -18),
    "medal": Effect(moments.medal, 2, -20),
    "resisted": Effect(moments.resisted, 1, -18),
    "doubled": Effect(moments.doubled, 2, -19),
    "empty_pile": Effect(moments.empty_pile, 1, -22),
    "joker_bomb": Effect(moments.joker_bomb, 1, -11.5),
    "speech": Effect(moments.speech, 3, -29),
    "run": Effect(moments.run, 3, -23),
    "gathered": Effect(cards.gather, 3, -26),
    "error": Effect(signals.error, 2, -22),
    "curtain": Effect(drama.curtain, 2, -21),
}
