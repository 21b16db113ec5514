"""Table talk: a person says a phrase or shows an emote, and now and then a bot answers. It is no part of the match."""

from __future__ import annotations

from itertools import count
from typing import Final

from pygame import FRect

import cardcade_assets
from cardcade.engine.cards import Seat
from cardcade.engine.chance import Stream
from cardcade.table.help.bubble_room import Surroundings
from cardcade.table.help.pointing import Pointing
from cardcade.table.part import Part
from cardcade.table.seats.expression import Feeling
from cardcade.table.seats.plates import Plates
from cardcade.table.seats.remarks import ANYBODY
from cardcade.table.seats.speech import REMARK_SECONDS, Utterance
from cardcade.table.seats.talk_strip import TalkStrip
from cardcade.table.viewer import Viewer

PHRASES: Final = ("hello", "hurry", "nice", "lucky", "oops", "wait", "hold", "game")
ANSWERED, WITH_AN_EMOTE = 0.45, 0.3
"""How often a bot answers, and how many of the answers are emotes."""
STRIP_GAP: Final = 16.0
THINKING_OF_IT: Final = 1.1
"""Seconds until it answers."""
FELT: Final = {"laugh": Feeling.GLAD, "wow": Feeling.STUNNED, "cry": Feeling.BEATEN}
"""What an emote does to the face of whoever shows it."""
RETURNED: Final = {"angry": ("laugh", "wow"), "cry": ("thumb", "heart"), "hurry": ("angry", "thumb")}
"""What bots show in answer to some things; to all others anything friendly."""
FRIENDLY: Final = ("thumb", "laugh", "heart")


class TableTalk(Part):
    """Speaks for the viewer, from the viewer's plate."""

    def __init__(self, viewer: Viewer, plates: Plates, pointing: Pointing) -> None:
        self._viewer, self._link, self._plates, self._pointing = viewer, viewer.link, plates, pointing
        self._strip: TalkStrip | None = None
        self._times = 0
        self._said: set[str] = set()

    def lay_out(self) -> None:
        """A press on one's own plate opens it as well."""
        if not self._link.watching:
            plate = self._plates[self._link.seat]
            plate.act, plate.tooltip = self.toggle, self._link.words.say("table.tip.talk")

    def toggle(self) -> None:
        """Opens the strip, or closes it again."""
        if self._strip is not None and self._strip.opened:
            self._strip.close()
        elif not self._link.watching and not self._viewer.attention.asking:
            self._strip = TalkStrip(self._link.words, PHRASES, self.say, self.show, self._surroundings)
            self._viewer.attention.ask(self._strip)

    def _surroundings(self, area: FRect) -> Surroundings:
        """Near the plate that speaks, clear of what the player needs."""
        plate = self._plates[self._link.seat].rect
        return Surroundings(area, [*self._pointing.needed(), plate], self._pointing.seen(), plate, STRIP_GAP)

    # -- what is said

    def say(self, phrase: str) -> None:
        words = self._link.words.say(f"talk.{phrase}")
        self._plates[self._link.seat].speech.say(Utterance(words, seconds=REMARK_SECONDS))
        self._link.sounds.play("speech")
        self._answer(phrase)

    def show(self, emote: str) -> None:
        plate = self._plates[self._link.seat]
        plate.speech.say(shown(emote))
        if emote in FELT and self._link.look.characters:
            plate.feel(FELT[emote])
        self._link.sounds.play("speech")
        self._answer(emote)

    def _answer(self, said: str) -> None:
        """Rarely, and never with the same words twice."""
        self._times += 1
        stream = Stream.named("talk", self._link.plugin.id, self._times, said)
        bots = [seat for seat, player in enumerate(self._link.players) if player.level is not None]
        if not bots or not self._link.look.characters or stream.random() >= ANSWERED:
            return
        seat = stream.choice(bots)
        lines = self._lines(seat, said)
        if lines and stream.random() >= WITH_AN_EMOTE:
            key = stream.choice(lines)
            self._said.add(key)
            answer = Utterance(self._link.words.say(key))
        else:
            answer = shown(stream.choice(RETURNED.get(said, FRIENDLY)))
        self._plates[seat].remark(answer, THINKING_OF_IT)

    def _lines(self, seat: Seat, phrase: str) -> list[str]:
        found = []
        for flavour in (self._link.players[seat].temperament, ANYBODY):
            for number in count(1):
                key = f"company.answer.{phrase}.{flavour}.{number}"
                if not self._link.words.knows(key):
                    break
                found.append(key)
        return [key for key in found if key not in self._said]


def shown(emote: str) -> Utterance:
    return Utterance("", picture=cardcade_assets.path("emotes", f"{emote}.svg"), seconds=REMARK_SECONDS)
