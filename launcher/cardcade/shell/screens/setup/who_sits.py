"""Who sits on a seat: one of the people who play here, somebody nameless, or somebody new."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cardcade_assets
from cardcade.engine.cards import Seat
from cardcade.shell.screens.common.choice import ChoiceDialog

if TYPE_CHECKING:
    from cardcade.shell.screens.setup.setup import Setup


def ask_who(page: Setup, seat: Seat) -> None:
    """Straight to the page of players while there are none."""
    people = page.app.profiles.people
    if not people:
        make_new(page, seat)
        return
    options = [None, *(one.id for one in people)]
    words = [page.say("setup.nobody"), *(one.name for one in people), page.say("setup.new_player")]
    faces = [None, *(cardcade_assets.portrait(one.avatar) for one in people)]
    known = page.party.seated[seat]
    at = options.index(known) if known in options else 0

    def pick(index: int) -> None:
        if index < len(options):
            page.party.seat_person(seat, options[index])
            page.rebuild()
        else:
            make_new(page, seat)

    page.stage.open(ChoiceDialog(page.say("setup.who"), words, at, pick, "setup.who.option", faces=faces))


def make_new(page: Setup, seat: Seat) -> None:
    made = page.app.pages.open_profiles(new=True)
    if made is not None:
        page.party.seat_person(seat, made)
