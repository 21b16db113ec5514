"""Players: the people who play at this computer, each with a name and a face to choose."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import FRect

import cardcade_assets
from cardcade.engine.player import FACES
from cardcade.shell.app.profiles import LONGEST_NAME, MOST, Profile, tidy
from cardcade.shell.screens.common.flow import Flow
from cardcade.shell.screens.common.panes import Offer, Panes
from cardcade.shell.screens.common.pictures import PictureOption
from cardcade.ui import Answer, Ask, Button, ButtonKind, Image, Listing, Row, TextField, Tone, icon
from cardcade.ui.layout import grid
from cardcade.ui.theme import FAINT, HEADING, SECTION, SMALL, SOFT

if TYPE_CHECKING:
    from cardcade.shell.app.app import App

FACE, GAP, LARGE = 92.0, 12.0, 132.0


class ProfilesPage(Panes):
    title = "profiles.title"
    name = "profiles"

    def __init__(self, app: App, new: bool = False) -> None:
        """With somebody `new` already, if asked for: `made` is their id."""
        super().__init__(app)
        self.profiles = app.profiles
        self._typed: tuple[str, str] | None = None
        """Whose name is being changed, and what to."""
        self.made = self._made() if new else None

    def note(self) -> str:
        return self.say("profiles.note")

    def rows(self) -> Sequence[Row]:
        return [
            Row(one.name, f"profiles.person.{number}", face=cardcade_assets.portrait(one.avatar))
            for number, one in enumerate(self.profiles.people)
        ]

    def offers(self) -> Sequence[Offer]:
        return [self._remedy()] if self.profiles.people else []

    def _remedy(self) -> Offer:
        return self.say("profiles.new"), "profiles.new", "plus", self._add_new

    @property
    def _chosen(self) -> Profile:
        return self.profiles.people[self.picked]

    def tell(self, flow: Flow, index: int) -> None:
        one = self.profiles.people[index]
        large = flow.take(LARGE, 16)
        flow.add(Image(FRect(large.x, large.y, LARGE, LARGE), cardcade_assets.portrait(one.avatar)))
        flow.heading(self.say("profiles.name"), SECTION, SOFT)
        room = flow.take(64, 22)
        field = FRect(room.x, room.y, min(room.w, 560.0), room.h)
        flow.add(
            TextField(
                field, one.name, self._rename, "profiles.name", most=LONGEST_NAME, submit=lambda _: self.rebuild()
            )
        )
        flow.heading(self.say("profiles.face"), SECTION, SOFT)
        self._add_faces(flow, one)
        flow.paragraph(self.say("profiles.help"), SMALL, FAINT)
        flow.space(10)
        room = flow.take(60)
        words = self.say("profiles.remove")
        bin_ = FRect(room.x, room.y, min(room.w, self.ui.text.width(words, HEADING) + 60), room.h)
        flow.add(Button(bin_, words, self._ask_remove, "profiles.remove", icon=icon("trash")))

    def _add_faces(self, flow: Flow, one: Profile) -> None:
        columns = max(3, min(FACES // 2, int((flow.width + GAP) // (FACE + GAP))))
        lines = -(-FACES // columns)
        room = flow.take(lines * (FACE + GAP) - GAP, 22)
        room.w = columns * (FACE + GAP) - GAP
        for avatar, cell in enumerate(grid(room, columns, FACES, FACE, GAP), 1):
            picture = PictureOption(
                cell, f"profiles.face.{avatar}", cardcade_assets.portrait(avatar), "", self._wearing(avatar)
            )
            picture.chosen = avatar == one.avatar
            flow.add(picture)

    # -- what is done

    def _made(self) -> str | None:
        """Somebody with a name to change at once; None when there are too many people already."""
        number, taken = len(self.profiles.people) + 1, {one.avatar for one in self.profiles.people}
        free = next((face for face in range(1, FACES + 1) if face not in taken), 1)
        made = self.profiles.add(self.say("names.person", number=number), free)
        if made is None:
            self.app.toast("profiles.too_many", Tone.WARNING, n=MOST)
            return None
        self.picked, self.opened = len(self.profiles.people) - 1, True
        return made.id

    def _add_new(self) -> None:
        if self._made() is not None:
            self.rebuild()
            self._ask_name()

    def enter(self) -> None:
        super().enter()
        if self.made is not None:
            self._ask_name()

    def _ask_name(self) -> None:
        """The keyboard speaks to the name, which whatever is typed replaces."""
        self.stage.refocus("profiles.name")
        field = self.stage.find("profiles.name")
        if isinstance(field, TextField):
            field.line.select_all()

    def _rename(self, name: str) -> None:
        """Seen in the list at once, written down when something else is done; nothing at all leaves the name that was
        there."""
        self._typed = self._chosen.id, name
        listed = self.stage.find("profiles.list")
        if isinstance(listed, Listing):
            listed.call(self.picked, tidy(name) or self._chosen.name)

    def _settle(self) -> None:
        if self._typed is not None:
            (id_, name), self._typed = self._typed, None
            self.profiles.change(id_, name=name)

    def rebuild(self) -> None:
        self._settle()
        super().rebuild()

    def leave(self) -> None:
        self._settle()
        super().leave()

    def _wearing(self, avatar: int) -> Callable[[], None]:
        def wear() -> None:
            self.profiles.change(self._chosen.id, avatar=avatar)
            self.rebuild()

        return wear

    def _ask_remove(self) -> None:
        one = self._chosen
        keep = Answer(self.say("profiles.keep"), lambda: None, "remove.keep")
        gone = Answer(self.say("profiles.removing"), lambda: self._remove(one), "remove.gone", ButtonKind.DANGER)
        title, text = self.say("profiles.remove_title", name=one.name), self.say("profiles.remove_text")
        self.stage.open(Ask(title, text, [keep, gone], "profiles.remove.ask", cancel_action=lambda: None))

    def _remove(self, one: Profile) -> None:
        self.profiles.remove(one.id)
        self.picked, self.opened = 0, False
        self.rebuild()
