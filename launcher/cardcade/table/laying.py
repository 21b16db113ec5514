"""For games in which combinations are laid down: rows of played cards, what they stand for, the last trick, bombs."""

from cardcade.table.blast import Blast
from cardcade.table.chooser import Reading as Reading
from cardcade.table.chooser import ReadingChooser, ReadingOption
from cardcade.table.last_trick import LastTrick
from cardcade.table.play_row import PlayCard, PlayRow, draw_stands_for

__all__ = ["Blast", "LastTrick", "PlayCard", "PlayRow", "ReadingChooser", "ReadingOption", "draw_stands_for"]
