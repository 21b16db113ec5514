"""Every game that `cardcade new` can start: each kind, with and without a table of its own."""

from pathlib import Path

from cardcade.commands.new import KINDS, Names, write

STARTERS = {f"my_{kind}{'_scene' if scene else ''}": (kind, scene) for kind in KINDS for scene in (False, True)}


def write_all(folder: Path) -> list[str]:
    """All of them into one folder; their names."""
    for name, (kind, scene) in STARTERS.items():
        write(Names(name), folder / name, ("every", kind, *(("scene",) if scene else ())))
    return list(STARTERS)
