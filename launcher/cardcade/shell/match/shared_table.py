"""A deal code that carries its rules and how many sit there: whoever types it gets the same table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardcade.engine.deal_code import code_of
from cardcade.engine.message import say
from cardcade.engine.presets import BadPreset, resolve
from cardcade.engine.rule_words import changed
from cardcade.engine.rules import rules_of
from cardcade.engine.shared_rules import BadText, SharedDeal, misfit, read_deal, shared_text, with_rules
from cardcade.shell.match.table_rules import TableRules

if TYPE_CHECKING:
    from cardcade.discovery.library import Library
    from cardcade.engine.record import Beginning


@dataclass(frozen=True, slots=True)
class SharedTable:
    """What was typed: the deal, and the rules and seats it brings along, if any."""

    code: str
    rules: TableRules | None = None
    seats: int | None = None


def table_text(code: str, rules: TableRules, seats: int) -> str:
    """Of the default rules with the usual seats it is the code alone."""
    library = rules.library
    usual = rules.rules == library.default.rules and seats == library.plugin.usual_seats(rules.rules)
    return code if usual else with_rules(code, shared_text(library.plugin.id, rules.rules, {}, {}, seats))


def copied_text(beginning: Beginning, library: Library) -> str:
    """What a friend types for the same table; where it was the usual one, the code alone."""
    plain = beginning.values == library.default.values and beginning.seats == library.plugin.usual_seats(
        library.default.rules
    )
    return code_of(beginning.seed) if plain else deal_text(beginning, library)


def deal_text(beginning: Beginning, library: Library) -> str:
    """The table of a match that was played, as far as its rules are still understood."""
    code = code_of(beginning.seed)
    try:
        rules = rules_of(library.plugin.rules, beginning.values)
        text = with_rules(code, shared_text(beginning.game, rules, {}, {}, beginning.seats))
        read_table(text, library)
    except (TypeError, BadText):  # keys or values of another version
        return code
    return text


def read_table(text: str, library: Library) -> SharedTable:
    """The table that a text stands for; BadText when its rules cannot be read or are none of this game."""
    return table_of(read_deal(text), library)


def table_of(deal: SharedDeal, library: Library) -> SharedTable:
    """The table that a deal brings along; BadText when its rules are none of this game."""
    plugin = library.plugin
    if deal.rules is None:
        return SharedTable(deal.code)
    if deal.rules.game != plugin.id:
        raise BadText(say("share.other_game", game=deal.rules.game[:60]))
    try:
        shared = resolve(deal.rules.draft("shared"), plugin.id, plugin.rules, library)
    except BadPreset as bad:
        raise misfit(bad, plugin.id, plugin.rules) from None
    fewest, most = plugin.seats
    fits = deal.seats is not None and fewest <= deal.seats <= most
    return SharedTable(deal.code, _nearest(library, shared.rules), deal.seats if fits else None)


def _nearest(library: Library, rules: object) -> TableRules:
    """The preset that differs least, and what is switched in it."""
    preset = min(library.presets.values(), key=lambda one: len(changed(rules, one.rules)))
    return TableRules(library, preset, {key.path: key.of(rules) for key in changed(rules, preset.rules)})
