"""How the rules in the editor are kept: saved, left unsaved, kept beside somebody else's, thrown away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from cardcade.discovery.editing import LONGEST_WORDS, Editing
from cardcade.discovery.preset_files import Conflict, KeptFile, Unwritten
from cardcade.engine.presets import BadPreset
from cardcade.ui import Answer, Ask, ButtonKind, Tone

if TYPE_CHECKING:
    from cardcade.shell.screens.editor.editor import EditorPage


class Keeping:
    """Asks before anything could be lost."""

    def __init__(self, page: EditorPage) -> None:
        self.page, self.app, self.say = page, page.app, page.say

    def save(self, then: Callable[[], object] = lambda: None) -> None:
        match self.page.editing.save(self.app.language.code):
            case KeptFile(path):
                self.app.preset_folder.saved = self.page.found.id, path.stem
                self.app.preset_folder.look()
                self.page.editing.library = self.app.shelf.library(self.page.found)
                self.app.toast("editor.saved", Tone.GOOD, file=path.name)
                self.page.rebuild()
                then()
            case Conflict(path, theirs):
                self._ask_about_conflict(path, theirs is None)
            case Unwritten(_, why):
                self.page.ui.toasts.say(self.say(why), Tone.WARNING)

    def ask_about_changes(self, go: Callable[[], object]) -> None:
        stay = Answer(self.say("editor.stay"), lambda: None, "changes.stay")
        drop = Answer(self.say("editor.drop"), lambda: self._drop(go), "changes.drop", ButtonKind.DANGER)
        keep = Answer(self.say("editor.save"), lambda: self.save(go), "changes.save", ButtonKind.PRIMARY)
        answers = [stay, drop, *([] if self.page.editing.problems else [keep])]
        text = self.say("editor.unsaved_text")
        self._ask("editor.unsaved", text, answers, "changes")

    def _ask(self, heading: str, text: str, answers: list[Answer], meaning: str) -> None:
        self.page.stage.open(Ask(self.say(heading), text, answers, meaning, cancel_action=lambda: None))

    def _drop(self, go: Callable[[], object]) -> None:
        while self.page.editing.unsaved and self.page.editing.can_undo:
            self.page.editing.undo()
        go()

    def _ask_about_conflict(self, path: Path, gone: bool) -> None:
        mine = Answer(self.say("editor.keep_mine"), self._keep_mine, "conflict.mine", ButtonKind.PRIMARY)
        theirs = Answer(self.say("editor.load_theirs"), self._load_theirs, "conflict.theirs")
        text = self.say("editor.conflict_gone" if gone else "editor.conflict_text", file=path.name)
        answers = [mine] if gone else [theirs, mine]
        self.page.stage.open(Ask(self.say("editor.conflict"), text, answers, "conflict", cancel_action=lambda: None))

    def _keep_mine(self) -> None:
        code = self.app.language.code
        name = self.page.editing.layer.names.get(code) or next(iter(self.page.editing.layer.names.values()), "")
        self.page.editing.part_ways(code, self.say("editor.mine", name=name)[: LONGEST_WORDS["name"]])
        self.save()

    def _load_theirs(self) -> None:
        self.app.preset_folder.look()
        self.app.shelf.reread_presets()
        theirs = self.on_disk()
        if theirs is None:
            self.page.editing.library = self.app.shelf.library(self.page.found)
            self.page.rebuild()
            self.app.toast("editor.theirs_broken", Tone.WARNING)
        else:
            self.page.editing = theirs
            self.page.rebuild()

    def ask_delete(self) -> None:
        keep = Answer(self.say("ui.cancel"), lambda: None, "delete.keep")
        delete = Answer(self.say("editor.delete_yes"), self._delete, "delete.delete", ButtonKind.DANGER)
        text = self.say("editor.delete_text")
        self.page.stage.open(Ask(self.say("editor.delete"), text, [keep, delete], "delete", cancel_action=lambda: None))

    def _delete(self) -> None:
        assert self.page.editing.kept is not None
        gone = self.app.preset_folder.discard(self.page.found.plugin, self.page.editing.kept)
        if isinstance(gone, Unwritten):
            self.page.ui.toasts.say(self.say(gone.why), Tone.WARNING)
        else:
            self.app.toast("editor.deleted", Tone.NEWS)
            self.page.loop.pop()

    def on_disk(self) -> Editing | None:
        """The file as it is now; None when it is gone or broken."""
        assert self.page.editing.kept is not None
        library = self.app.shelf.library(self.page.found)
        name = self.page.editing.kept.name
        preset = library.find(name)
        if preset is None or name in library.broken:
            return None
        try:
            return Editing.of(library, preset)
        except (OSError, BadPreset):
            return None
