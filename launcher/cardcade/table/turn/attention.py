"""Where the player's attention is led: questions that open over the table, and the focus of the keyboard."""

from __future__ import annotations

from cardcade.ui.stage import Stage
from cardcade.ui.widget import Widget
from cardcade.ui.widgets.button import Button
from cardcade.ui.widgets.dialog import Dialog


class Attention:
    """The stage that the table stands on, as far as its parts may use it; off stage nothing happens."""

    def __init__(self) -> None:
        self.stage: Stage | None = None

    def ask(self, dialog: Dialog) -> None:
        """Opens a question over the table."""
        if self.stage is not None:
            self.stage.open(dialog)

    @property
    def asking(self) -> bool:
        """Whether a question is open."""
        return self.stage is not None and bool(self.stage.dialogs)

    @property
    def focus(self) -> Widget | None:
        return self.stage.focus.widget if self.stage is not None else None

    def lead(self, widget: Widget | None) -> None:
        """The keyboard speaks to this one from now on."""
        if self.stage is not None:
            self.stage.lead(widget)

    @property
    def pointing(self) -> bool:
        """Whether the player uses the mouse."""
        return self.stage is None or self.stage.ui.reader.pointing

    def find(self, meaning: str) -> Widget | None:
        """Whatever on the table has that meaning."""
        return self.stage.find(meaning) if self.stage is not None else None

    def press(self, meaning: str) -> bool:
        """Presses a button of the table as a click would; whether there is one."""
        button = self.find(meaning)
        if not isinstance(button, Button) or not button.enabled:
            return False
        button.act()
        return True

    def attach(self, *widgets: Widget) -> None:
        """Lets widgets that have just come live on the stage."""
        if self.stage is not None:
            for widget in widgets:
                widget.attach(self.stage)
