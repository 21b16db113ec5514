"""The UI toolkit: a canvas in units, a painter, widgets on a stage, one focus for every device.

A page is a `Stage` full of widgets. Everything is laid out in units (`ui.canvas.area`, `layout.row` …) and
drawn at real pixels by a `Painter`. Feed the stage pygame's events, advance it, draw it; ask `still_for`
how long nothing will move. `stage.find("home.settings")` finds a widget by meaning.

    stage = Stage(ui)
    stage.add(Panel(area), Button(rect, "Play", start, "home.play", kind=Kind.PRIMARY, icon=icon("play")))
    stage.handle(event); stage.advance(dt); stage.draw(Painter(surface, ui))
    stage.open(Ask("Leave?", "Nothing is lost.", [Answer("Stay", stay, "ask.stay")], "ask"))
"""

from cardcade.ui import layout, theme
from cardcade.ui.art import Art
from cardcade.ui.backdrop import draw_backdrop
from cardcade.ui.canvas import Canvas
from cardcade.ui.context import Ui, icon
from cardcade.ui.motion import STILL, Glide, Motion, ease_out
from cardcade.ui.painter import Painter
from cardcade.ui.rich import Picture, RichText, Words, marked
from cardcade.ui.shapes import PILL, Plate
from cardcade.ui.stage import Stage
from cardcade.ui.toasts import Toasts, Tone
from cardcade.ui.widget import Group, Widget
from cardcade.ui.widgets.button import Button, Kind
from cardcade.ui.widgets.dialog import Answer, Ask, Dialog
from cardcade.ui.widgets.label import PANEL, WELL, Image, Label, Panel, Paragraph
from cardcade.ui.widgets.listing import Listing, Row
from cardcade.ui.widgets.scroll import ScrollArea
from cardcade.ui.widgets.segmented import Segmented, TabBar
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
    "Canvas",
    "Dialog",
    "Glide",
    "Group",
    "Image",
    "Kind",
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
    "Stage",
    "TabBar",
    "TextField",
    "Toasts",
    "Toggle",
    "Tone",
    "Ui",
    "Widget",
    "Words",
    "draw_backdrop",
    "ease_out",
    "icon",
    "layout",
    "marked",
    "theme",
]
