"""Writes docs/presets.md from the games' own schemas and texts, so that the two never disagree.

.venv/bin/python docs/build_preset_reference.py
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from cardcade.discovery import Found, bundled
from cardcade.discovery.library import Library
from cardcade.engine.rules import Key, keys
from cardcade.plugins import GamePlugin
from cardcade.shell.app.language import Language

PAGE = Path(__file__).with_name("presets.md")
INTRO = """# Preset reference · 规则预设参考

A preset is a TOML file: `game`, optionally `extends` (then only the differences follow), `[name]` and `[about]` in
`zh` and `en`, and the tables below. The launcher's editor changes it with switches and keeps your comments and your
order; `cardcade presets new GAME NAME --from PRESET` writes one into your presets folder with every key explained. The
file is named after the preset, in any script; what you save while the program runs is read at once.

- `cardcade presets check FILE` lists every problem with line and column.
- `cardcade presets show GAME PRESET --origin` says for every key which file and line set it.
- `cardcade lab GAME --preset A --against B` tells what a change does to length, luck and fairness
  ([the rule lab](arena.md#the-rule-lab)).
- New files begin with `#:schema ./schema/GAME.json`: editors that know the line (taplo, Even Better TOML) check them
  while you type. The schema lies beside them; `cardcade presets schema GAME` prints it.
- A preset you throw away lies in the folder's `trash`.
- *Share* makes a short text of a preset (`CC1:…`): what differs from the game's defaults, packed, with a checksum.
  *Paste rules* opens it, checked like any file. A deal code may carry such a text: `CODE+CC1:…`.

This page is made by `docs/build_preset_reference.py` from the games' schemas.
"""


def main() -> None:
    PAGE.write_text(reference(), encoding="utf-8")


def reference() -> str:
    games = [found.plugin for found in bundled() if isinstance(found, Found)]
    return "\n".join([INTRO, *(_game(plugin) for plugin in sorted(games, key=lambda plugin: plugin.id))])


def _game(plugin: GamePlugin) -> str:
    words = {code: _language(plugin, code) for code in ("en", "zh")}
    names = " · ".join(language.text(f"{plugin.id}.name") for language in words.values())
    presets = list(Library(plugin).presets.values())
    lines = [f"## {names}", "", *(_preset(preset) for preset in presets), ""]
    lines += ["| key | default | values | English | 中文 |", "|---|---|---|---|---|"]
    lines += [_row(plugin, key, words) for key in keys(plugin.rules)]
    return "\n".join([*lines, ""])


def _preset(preset: Any) -> str:
    return f"- `{preset.name}` ({preset.names['zh']}): {preset.about.get('en', '')} {preset.about.get('zh', '')}"


def _row(plugin: GamePlugin, key: Key, words: dict[str, Language]) -> str:
    text = f"{plugin.id}.rules.{key.path}"
    told = [f"**{language.text(text + '.label')}** {language.text(text + '.help')}" for language in words.values()]
    return f"| `{key.path}` | `{_toml(key.default)}` | {_values(key)} | {' | '.join(told)} |"


def _values(key: Key) -> str:
    if get_origin(key.kind) is Literal:
        return ", ".join(f"`{_toml(value)}`" for value in get_args(key.kind))
    return "true, false" if key.kind is bool else f"{key.low}–{key.high}"


def _toml(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else f'"{value}"' if isinstance(value, str) else str(value)


def _language(plugin: GamePlugin, code: str) -> Language:
    language = Language(code)
    language.add(Path(str(files(plugin.package))) / "locale", plugin.id)
    return language


if __name__ == "__main__":
    main()
