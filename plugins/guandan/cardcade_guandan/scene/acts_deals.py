"""Deals: how one begins, who leads, how it ends, and whose time runs out."""

from __future__ import annotations

from cardcade import Event
from cardcade.table import Animation, Hand, Wait
from cardcade.table.animation import Still
from cardcade_guandan import events
from cardcade_guandan.cards import ACE
from cardcade_guandan.partners import side_of
from cardcade_guandan.scene.arrangement import Arrangement
from cardcade_guandan.scene.boards import DealEnd, GuandanBoards
from cardcade_guandan.scene.gifts import Gifts
from cardcade_guandan.scene.level import DealLevel
from cardcade_guandan.scene.plates import GuandanStaging
from cardcade_guandan.scene.score import Score
from cardcade_guandan.scene.trick import Trick
from cardcade_guandan.words import say_rank


class NewDeal:
    """What a new deal changes; how it looks, the next act shows."""

    def __init__(
        self, level: DealLevel, score: Score, trick: Trick, gifts: Gifts, arrangement: Arrangement, hand: Hand
    ) -> None:
        self._level, self._score, self._trick, self._gifts = level, score, trick, gifts
        self._arrangement, self._hand = arrangement, hand

    def animate(self, event: Event) -> Animation | None:
        if isinstance(event, events.DealBegan):
            self._level.rank = event.level
            self._score.begin(event)
            self._trick.forget()
            self._gifts.forget()
            self._arrangement.forget()
            self._hand.selection.clear()
        return None


class DealActs:
    """From the words that open a deal to the medals that close it."""

    def __init__(
        self, staging: GuandanStaging, boards: GuandanBoards, gifts: Gifts, end: DealEnd, score: Score
    ) -> None:
        self._words, self._sounds = staging.link.words, staging.link.sounds
        self._effects, self._plates = staging.effects, staging.plates
        self._boards, self._gifts, self._end, self._score = boards, gifts, end, score
        self._ours = side_of(staging.link.seat)

    def animate(self, event: Event) -> Animation | None:
        match event:
            case events.DealBegan():
                self._boards.close()
                self._plates.show_places(())
                self._effects.shout(self._opening(event), 44, seconds=1.4)
                return Wait(0.5)
            case events.LeadTaken(seat):
                self._gifts.end_giving()
                self._plates.say(seat, self._words.say("guandan.table.leads"))
                return Wait(0.4)
            case events.TimeRanOut(seats):
                for seat in seats:
                    self._plates.say(seat, self._words.say("guandan.table.time_up"))
                self._sounds.play("warning")
                return Wait(0.3)
        return self._end_deal(event)

    def _opening(self, event: events.DealBegan) -> str:
        if event.level < ACE:
            return self._words.say("guandan.table.deal", n=event.number, level=say_rank(event.level))
        whose = "us" if event.owner == self._ours else "them"
        return self._words.say(f"guandan.table.deal_ace.{whose}", n=event.number, tries=self._score.tries(event.owner))

    def _end_deal(self, event: Event) -> Animation | None:
        match event:
            case events.DealEnded():
                self._end.ended, self._end.ace_failed = event, None
                self._plates.show_places(event.places)
                return Wait(0.2)
            case events.AceFailed():
                self._end.ace_failed, self._end.tries = event, self._score.tries(event.side)
                return Still()
        return None
