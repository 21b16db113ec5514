"""The bots of an earlier commit, beside those of today: a reference that nobody weakens by mistake."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def thaw(folder: Path, commit: str, game: str, name: str) -> None:
    """Writes a game's bots of that commit as a package of this name that imports nothing from the bots of today."""
    (folder / name).mkdir()
    for path in _git("ls-tree", "--name-only", commit, f"plugins/{game}/cardcade_{game}/bots/").split():
        text = _git("show", f"{commit}:{path}").replace(f"cardcade_{game}.bots", name)
        (folder / name / Path(path).name).write_text(text, encoding="utf-8")
    sys.path.insert(0, str(folder))


def _git(*words: str) -> str:
    folder = Path(__file__).resolve().parent.parent
    return subprocess.run(["git", "-C", str(folder), *words], check=True, capture_output=True, text=True).stdout
