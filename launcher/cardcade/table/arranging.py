"""For games whose players arrange what they hold: choosing by tap and touch, snapping to groups, locking groups."""

from cardcade.table.hand import HandCard
from cardcade.table.locked_groups import LockedGroups
from cardcade.table.selection import Selection
from cardcade.table.snapping import Snapping
from cardcade.table.taps import Taps
from cardcade.table.touch import Grip, Touch

__all__ = ["Grip", "HandCard", "LockedGroups", "Selection", "Snapping", "Taps", "Touch"]
