"""The last trick of a deal as the table shows it: its plays, the passes left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardcade.table.laid import LaidPlay
from cardcade_guandan.scene.meaning import laid_cards

if TYPE_CHECKING:
    from cardcade_guandan.scene.picture import GuandanPicture


def past_plays(scene: GuandanPicture) -> list[LaidPlay]:
    view = scene.view
    trick = view.state.tricks[-1] if view is not None and view.state.tricks else ()
    return [
        LaidPlay(
            act.seat,
            scene.capital(scene.say(f"guandan.kind.{act.play.reading.kind.value}")),
            laid_cards(act.play, scene.level),
        )
        for act in trick
        if act.play is not None
    ]
