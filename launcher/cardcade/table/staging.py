"""What every act has at hand to show what happens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from cardcade.table.cards.cards import Cards
from cardcade.table.effects.effects import Effects
from cardcade.table.layout import TableLayout
from cardcade.table.link import Link
from cardcade.table.seats.plates import Plates

LayoutT = TypeVar("LayoutT", bound=TableLayout, covariant=True)
PlatesT = TypeVar("PlatesT", bound=Plates, covariant=True)


@dataclass(frozen=True, slots=True)
class Staging(Generic[LayoutT, PlatesT]):
    """The cards on the table, the players' plates around it, where everything lies, and light and sound."""

    link: Link
    layout: LayoutT
    cards: Cards
    plates: PlatesT
    effects: Effects
