"""For games in which combinations are laid down: rows of played cards, what they stand for, the last trick, bombs."""

from cardcade.table.cards.play_row import PlayCard, PlayRow, draw_stands_for
from cardcade.table.effects.blast import Blast
from cardcade.table.panels.last_trick import LastTrick
from cardcade.table.piles.play_caption import PlayCaption
from cardcade.table.turn.chooser import Reading as Reading
from cardcade.table.turn.chooser import ReadingChooser, ReadingOption

__all__ = [
    "Blast",
    "LastTrick",
    "PlayCaption",
    "PlayCard",
    "PlayRow",
    "ReadingChooser",
    "ReadingOption",
    "draw_stands_for",
]
