"""The name plates around the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from pygame import FRect

import cardcade_assets
from cardcade.engine.cards import Seat
from cardcade.engine.message import Message
from cardcade.table.cards.cards import Cards
from cardcade.table.layout import FACE, TableLayout
from cardcade.table.link import Link
from cardcade.table.part import Part
from cardcade.table.position import Position
from cardcade.table.seats.expression import Feeling
from cardcade.table.seats.seat_plate import SeatPlate, Team
from cardcade.table.seats.speech import CALL_SECONDS, Clear, Utterance
from cardcade.table.words import Words
from cardcade.ui import Painter
from cardcade.ui.events import Point
from cardcade.ui.theme import Colour


class Plates(Part):
    """One for every seat, in the order of the seats. A game dresses its own in `dress`."""

    def __init__(self, link: Link, layout: TableLayout, position: Position, cards: Cards, words: Words) -> None:
        self._link, self._layout, self._position, self._cards, self._words = link, layout, position, cards, words
        self.worn: dict[Seat, Message] = {}
        """What was said of seats that holds for this round."""
        self.all = [self.make(seat) for seat in range(len(link.players))]
        self._foreseen = False

    def make(self, seat: Seat) -> SeatPlate:
        return SeatPlate(seat, self._link.players[seat])

    def __iter__(self) -> Iterator[SeatPlate]:
        return iter(self.all)

    def __getitem__(self, seat: Seat) -> SeatPlate:
        return self.all[seat]

    def __len__(self) -> int:
        return len(self.all)

    def lay_out(self) -> None:
        for plate, rect in zip(self.all, self._layout.plate_rects, strict=True):
            plate.player = self._link.players[plate.seat]
            plate.tooltip = self.character(plate)
            plate.lie_in(rect, self._layout.grown(FACE), self._layout.chrome)
        self._foreseen = False

    def say(self, seat: Seat, text: str, tint: Colour | None = None) -> None:
        """A speech bubble, in a colour of its own where that is what is said."""
        self.all[seat].say(text, tint)

    def call(self, seat: Seat, play: str) -> None:
        """The name of what the seat plays, for a little while: the cards lie there to be read."""
        self.all[seat].speech.say(Utterance(play, seconds=CALL_SECONDS))
        self.all[seat].changed()

    def face(self, seat: Seat) -> Point:
        """The middle of a player's picture."""
        plate = self.all[seat].rect
        return plate.x + plate.h / 2, plate.centery

    def count(self) -> None:
        """How many cards everyone has now."""
        for plate in self.all:
            self.tally(plate)

    def tally(self, plate: SeatPlate) -> None:
        plate.count = self._cards.held_by(plate.seat)

    def hush(self) -> None:
        for plate in self.all:
            self._light(plate)

    def refresh(self) -> None:
        for plate in self.all:
            self._light(plate)
            self.tally(plate)
            self.dress(plate)

    def _light(self, plate: SeatPlate) -> None:
        """The light is on one of them from the first card to the last: it goes on as soon as somebody has acted."""
        plate.active.to(1.0 if self._position.in_light(plate.seat) else 0.0)
        plate.status = self.status(plate)

    def wear(self, seat: Seat, words: Message) -> None:
        """Until the round ends."""
        self.worn[seat] = words
        self.all[seat].crest = self._words.sentence(words)

    def undress(self) -> None:
        self.worn.clear()
        for plate in self.all:
            plate.crest = ""

    def dress(self, plate: SeatPlate) -> None:
        """What the rules tell of a seat: what it is in this round, its points, and who plays with the viewer."""
        game, state = self._link.game, self._position.state
        worn = game.badge(state, plate.seat) or self.worn.get(plate.seat)
        plate.crest = self._words.sentence(worn) if worn is not None else ""
        standing = game.standing(state)
        if standing is not None:
            plate.points = f"{standing.points[plate.seat]:g}"
            if standing.teams:
                plate.team = Team.OURS if plate.seat in standing.allies(self._link.seat) else Team.THEIRS
                plate.status = self.status(plate)

    def character(self, plate: SeatPlate) -> str:
        """What its bot is like, in a game that knows of it; nothing of a person."""
        plugin = self._link.plugin
        known = plugin.temperaments is not None and plate.player.level in plugin.bots
        return self._words.temperament(plate.player) if known else ""

    def status(self, plate: SeatPlate) -> str:
        """The line under the name: whose turn it is, else who sits there."""
        own = plate.seat == self._link.seat
        if own and self._link.stands_in:
            return self._words.say("table.autopilot")
        if self._position.in_light(plate.seat):
            return self._words.say("table.your_turn" if own and not self._link.autopilot else "table.thinking")
        if plate.seat in self._position.chosen:
            return self._words.say("table.chosen_own" if own else "table.chosen")
        partner = plate.team is Team.OURS and not own
        return self._words.say("table.partner") if partner else self._words.who(plate.player)

    def draw(self, painter: Painter) -> None:
        if not self._foreseen:
            self._foresee(painter)
        for plate in self.all:
            plate.draw(painter)

    def _foresee(self, painter: Painter) -> None:
        """Has every face drawn meanwhile that somebody may make: all may be stunned at once."""
        made = [mood for mood in Feeling if mood is not Feeling.PLAIN and self._link.look.characters]
        sizes = [(plate.player.avatar, painter.pixels(plate.face).size) for plate in self.all]
        painter.ui.art.begin_all(
            (cardcade_assets.portrait(avatar, mood), size, None) for avatar, size in sizes for mood in made
        )
        self._foreseen = True

    def draw_bubbles(
        self, painter: Painter, needed: Callable[[], Sequence[FRect]], others: Callable[[], Sequence[FRect]]
    ) -> None:
        """Beside what is needed and, where there is room, beside other players, their bubbles and these others."""
        spoken = [plate for plate in self.all if plate.speech.heard is not None]
        if not spoken:
            return
        clear = Clear(self._layout.area, needed(), [*(plate.rect for plate in self.all), *others()])
        for plate in spoken:
            bubbles = [other.speech.stands_at for other in spoken if other is not plate]
            plate.draw_bubble(painter, clear._replace(bubbles=[place for place in bubbles if place is not None]))
