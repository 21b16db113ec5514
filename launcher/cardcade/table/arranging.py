"""For games whose players arrange what they hold: choosing by tap and touch, snapping to groups, locking groups."""

from cardcade.table.hand.hand import HandCard
from cardcade.table.hand.locked_groups import LockedGroups
from cardcade.table.hand.selection import Selection
from cardcade.table.hand.snapping import Snapping
from cardcade.table.hand.taps import Taps
from cardcade.table.hand.touch import Grip, Touch

__all__ = ["Grip", "HandCard", "LockedGroups", "Selection", "Snapping", "Taps", "Touch"]
