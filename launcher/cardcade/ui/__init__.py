"""The UI toolkit: a canvas in units, a painter, widgets on a stage, one focus for every device.

A page is a `Stage` full of widgets, laid out in units and drawn at real pixels. Feed the stage pygame's events,
advance it, draw it; `stage.still_for` says how long nothing will move, `stage.find("home.settings")` finds a
widget by meaning.

    area = layout.inset(ui.canvas.area, 64)                     # 1080 / ui_scale units high
    head, body, foot = layout.column(area, [84, None, 76])
    stage.add(
        Label(head, "Settings", theme.TITLE),
        Panel(body),
        Slider(rect, 80, on_change, "settings.volume", scale=Scale(0, 100, 5), settled=save),
        Segmented(rect, ["Easy", "Hard"], 0, on_choice, "setup.level"),
        Toggle(rect, "Fullscreen", True, on_switch, "settings.fullscreen", tooltip="F11"),
        TextField(rect, "", on_edit, "setup.seed", placeholder="Deal code", most=20, submit=start),
        Listing(rect, [Row("Standard", "preset.standard", "The usual rules")], on_pick, "presets", chosen=0),
        ScrollArea(rect, [RichText(inner, marked("**Bold** and [[H7]]", {"H7": Picture(path)}))], "rules"),
        Button(foot, "Play", start, "home.play", kind=ButtonKind.PRIMARY, enabled=False, reason="Why"),
    )
    stage.open(Ask("Leave?", "Nothing is lost.", [Answer("Stay", stay, "ask.stay")], "ask", cancel_action=stay))
    ui.toasts.say("Saved", Tone.GOOD); ui.sound("ui.click")

A widget of one's own overrides `draw(painter)`, `handle(event)` (typed events of `ui.events`) and `advance(dt)`,
which answers how long it then stays as it is: 0 while it moves, STILL when it does not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardcade.lazily import lazily
from cardcade.ui import layout, theme
from cardcade.ui.art import Art
from cardcade.ui.backdrop import draw_backdrop
from cardcade.ui.canvas import Canvas
from cardcade.ui.context import Ui, icon
from cardcade.ui.motion import STILL, Glide, Motion, ease_out
from cardcade.ui.painter import Painter
from cardcade.ui.shapes import PILL, Plate
from cardcade.ui.stage import Stage
from cardcade.ui.toasts import Toasts, Tone
from cardcade.ui.widget import Cursor, Group, Widget
from cardcade.ui.widgets.button import Button, ButtonKind
from cardcade.ui.widgets.dialog import Answer, Ask, Dialog
from cardcade.ui.widgets.label import PANEL, WELL, Image, Label, Panel, Paragraph
from cardcade.ui.widgets.scroll import ScrollArea
from cardcade.ui.widgets.segmented import Segmented, TabBar

if TYPE_CHECKING:
    from cardcade.ui.rehearsal import rehearse
    from cardcade.ui.rich import Picture, RichText, Span, marked
    from cardcade.ui.widgets.listing import Listing, Row
    from cardcade.ui.widgets.slider import Scale, Slider
    from cardcade.ui.widgets.textfield import TextField
    from cardcade.ui.widgets.toggle import Toggle

__all__ = [
    "PANEL",
    "PILL",
    "STILL",
    "WELL",
    "Answer",
    "Art",
    "Ask",
    "Button",
    "ButtonKind",
    "Canvas",
    "Cursor",
    "Dialog",
    "Glide",
    "Group",
    "Image",
    "Label",
    "Listing",
    "Motion",
    "Painter",
    "Panel",
    "Paragraph",
    "Picture",
    "Plate",
    "RichText",
    "Row",
    "Scale",
    "ScrollArea",
    "Segmented",
    "Slider",
    "Span",
    "Stage",
    "TabBar",
    "TextField",
    "Toasts",
    "Toggle",
    "Tone",
    "Ui",
    "Widget",
    "draw_backdrop",
    "ease_out",
    "icon",
    "layout",
    "marked",
    "rehearse",
    "theme",
]

__getattr__ = lazily(
    __name__,
    {
        "cardcade.ui.rehearsal": "rehearse",
        "cardcade.ui.rich": "Picture RichText Span Words marked",
        "cardcade.ui.widgets.button": "Kind",
        "cardcade.ui.widgets.listing": "Listing Row",
        "cardcade.ui.widgets.slider": "Scale Slider",
        "cardcade.ui.widgets.textfield": "TextField",
        "cardcade.ui.widgets.toggle": "Toggle",
    },
)
