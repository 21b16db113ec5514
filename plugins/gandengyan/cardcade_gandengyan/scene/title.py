"""The plate at the top left: which game this is and which round; pointing at it tells the house rules."""

from __future__ import annotations

from pygame import FRect

from cardcade.table import WidgetPart, Words
from cardcade.table.layout import Measure, title_types
from cardcade.ui import Painter, Plate, Ui
from cardcade.ui.theme import GOLD, INK, Type
from cardcade_gandengyan.rules import Rules
from cardcade_gandengyan.scene.eyes import draw_eyes
from cardcade_gandengyan.scene.layout import GAP, GandengyanLayout
from cardcade_gandengyan.scene.score import Score

PLATE = Plate((10, 58, 78, 215), (7, 34, 54, 215), 20, (150, 236, 240, 130), 1.5, shadow=8, drop=3)
HEIGHT, ONE_LINE, BADGE = Measure(68, 112), Measure(44, 68), Measure(12, 40)
WORDS, EYES, END = Measure(90, 122), Measure(68, 92), Measure(22, 30)
STEP = Measure(29, 48)
"""How far apart the lines are."""


class TitlePlate(WidgetPart):
    """Beside the pause button, as wide as its words."""

    def __init__(self, ui: Ui, layout: GandengyanLayout, words: Words, rules: Rules, score: Score) -> None:
        super().__init__(FRect(0, 0, 10, 10), "gandengyan.title")
        self._ui, self._layout, self._words, self._rules, self._score = ui, layout, words, rules, score
        self.brief, self._brief_type = False, Type(18)

    def lay_out(self) -> None:
        layout, text = self._layout, self._ui.text
        strong, small = title_types(layout)
        widest = max(text.width(self.name, strong), text.width(self.round, small))
        whole = FRect(layout.title, (widest + layout.grown(WORDS) + layout.grown(END), layout.grown(HEIGHT)))
        self.brief = layout.growth > 1 and (layout.stacked or self._meets(whole))
        self.rect = self._short() if self.brief else whole

    def _meets(self, whole: FRect) -> bool:
        """Whether it would lie on a player's plate or count of cards."""
        over = self._layout.grown(BADGE)
        return any(FRect(r.x, r.y - over, r.w, r.h + over).colliderect(whole) for r in self._layout.plate_rects)

    def _short(self) -> FRect:
        """Only the round: large plates leave no room for more."""
        layout, pad = self._layout, 1.4 * self._layout.grown(END)
        row = FRect(layout.title, (layout.area.w, layout.grown(ONE_LINE)))
        met = [seat.left for seat in layout.seat_rects if seat.colliderect(row)]
        room = min(met, default=row.right) - row.x - pad - layout.length(GAP)
        self._brief_type = self._ui.text.shrunk(self.round, title_types(layout)[1], room)
        row.w = self._ui.text.width(self.round, self._brief_type) + pad
        return row

    @property
    def name(self) -> str:
        return self._words.say("gandengyan.name")

    @property
    def round(self) -> str:
        match = self._rules.match
        if match.wins:
            return self._words.say("gandengyan.table.round_wins", n=self._score.round, wins=match.wins)
        return self._words.say("gandengyan.table.round", n=self._score.round, all=match.rounds)

    @property
    def hint(self) -> str:
        rules = self._rules
        told = [f"step_{rules.follow.step}", f"draw_{rules.draw.who}"]
        told += ["doubles"] if rules.scoring.bomb_doubles else []
        told += ["untouched"] if rules.scoring.untouched_doubles else []
        named = [f"{self.name}. "] if self.brief else []
        return "".join(named) + " ".join(self._words.say(f"gandengyan.table.rule.{rule}") for rule in told)

    def draw(self, painter: Painter) -> None:
        self.lay_out()  # a later round needs more room
        grown, c = self._layout.grown, self._layout.chrome
        strong, small = title_types(self._layout)
        painter.plate(self.rect, PLATE)
        if self.brief:
            painter.text(self.round, self.rect, self._brief_type, INK, "centre")
            return
        draw_eyes(painter, (self.rect.x + grown(WORDS) * 46 / 90, self.rect.centery), grown(EYES))
        room = self.rect.w - grown(WORDS) - 10 * c
        words = FRect(
            self.rect.x + grown(WORDS), self.rect.centery - (34 * c + grown(STEP)) / 2 + 1.5 * c, room, 34 * c
        )
        painter.text(self.name, words, strong, GOLD)
        painter.text(self.round, words.move(0, grown(STEP)), small, INK)
