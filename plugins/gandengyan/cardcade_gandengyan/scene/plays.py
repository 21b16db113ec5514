"""Plays as the table shows them: what each is called, and what its jokers stand for."""

from __future__ import annotations

from collections.abc import Sequence

from cardcade import Card, Seat
from cardcade.table import Words
from cardcade.table.laying import PlayCard, PlayRow, ReadingOption
from cardcade_gandengyan.cards import is_joker
from cardcade_gandengyan.combinations import Combination
from cardcade_gandengyan.moves import Play
from cardcade_gandengyan.words import say_combination, say_rank


class PlayNames:
    """What plays are called on the table."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def of(self, combination: Combination) -> str:
        if combination.kind == "single":
            return self._words.say("gandengyan.table.single", rank=say_rank(combination.rank))
        return self._words.sentence(say_combination(combination))

    def rows(self, trick: Sequence[tuple[Seat, Play | None]]) -> list[PlayRow]:
        """The plays of a trick, without the passes."""
        return [
            PlayRow(seat, self.of(play.combination), play_cards(play.cards, play.combination))
            for seat, play in trick
            if play is not None
        ]

    def readings(self, plays: Sequence[Play]) -> list[ReadingOption]:
        """Several ways to play the same cards."""
        return [
            ReadingOption(play, self.of(play.combination), play_cards(play.cards, play.combination)) for play in plays
        ]


def play_cards(cards: Sequence[Card], combination: Combination | None) -> list[PlayCard]:
    """The cards with what the jokers among them stand for."""
    if combination is None or combination.kind in ("single", "joker_bomb"):
        return [PlayCard(card) for card in cards]
    return [
        PlayCard(card, str(say_rank(rank)) if is_joker(card) else "")
        for card, rank in zip(cards, combination.ranks, strict=True)
    ]
