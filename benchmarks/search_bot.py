"""How strong is the bot that every game has for free? `search` against `easy`, on every game we have.

    pip install extras/doudizhu extras/hearts tests/thirdparty/crazy_eights
    python benchmarks/search_bot.py --rounds 300
    python benchmarks/search_bot.py uno:official hearts --bot hard --against medium --seed 2
    python benchmarks/search_bot.py my_game:standard:2 --bot hard        # any other game, with so many seats

Every deal is played once from every seat, as `cardcade simulate --rotate` does. A deal's share is how many of its wins
were the searching seat's; the interval comes from the spread of the deals, since the rounds of one deal are not
independent. Points are those by which it was ahead of the others' mean; where the fewest win, the sign is turned.
The time is all that a round takes, shared among the searching seat's decisions.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from figures import interval

from cardcade import discovery
from cardcade.arena.simulation import BotTotals, Plan, Simulation, Totals
from cardcade.discovery.library import Library


@dataclass(frozen=True)
class Table:
    """A game, and how many sit down to it; partners search together."""

    game: str
    preset: str
    seats: int
    partners: bool = False
    fewest_win: bool = False
    rounds: float = 1.0
    """Its part of the rounds that are asked for, where a round is long."""

    def seating(self, bot: str, other: str) -> tuple[str, ...]:
        return tuple(bot if seat == 0 or (self.partners and seat == 2) else other for seat in range(self.seats))

    @property
    def seatings(self) -> int:
        """How many of them differ."""
        return 2 if self.partners else self.seats


TABLES = (
    Table("uno", "casual", 2),
    Table("uno", "official", 4),
    Table("gandengyan", "house", 2, fewest_win=True),
    Table("gandengyan", "classic", 3, fewest_win=True),
    Table("crazy_eights", "standard", 2, fewest_win=True),
    Table("crazy_eights", "standard", 4, fewest_win=True),
    Table("doudizhu", "standard", 3),
    Table("hearts", "standard", 4, fewest_win=True),
    Table("guandan", "house", 4, partners=True, rounds=0.5),
)


def wanted(names: Sequence[str]) -> list[Table]:
    """The tables of these names, all if there are none; one that is not of ours says its preset and its seats."""
    ours = [table for table in TABLES if not names or {table.game, f"{table.game}:{table.preset}"} & set(names)]
    others = [name.split(":") for name in names if name.count(":") == 2]
    return ours + [Table(game, preset, int(seats)) for game, preset, seats in others]


@dataclass
class Count:
    """What the deals of one table came to."""

    shares: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)
    total: Totals = field(default_factory=Totals)

    def add(self, table: Table, tally: Totals, bot: str, other: str) -> None:
        mine, theirs = tally.by_bot[bot], tally.by_bot[other]
        self.shares.append(mine.wins / (mine.wins + theirs.wins))
        lead = _mean_score(mine) - _mean_score(theirs)
        self.leads.append(-lead if table.fewest_win else lead)
        self.total.add(tally)


def _mean_score(share: BotTotals) -> float:
    return share.score / share.seats


def plan(table: Table, bot: str, other: str, seed: int) -> Plan:
    found = discovery.find(table.game)
    assert isinstance(found, discovery.Found), f"{table.game} is not installed"
    values = Library(found.plugin).presets[table.preset].values
    return Plan(game=table.game, preset=table.preset, values=values, seats=table.seats, games=0, seed=seed, rotate=True,
                bots=table.seating(bot, other))  # fmt: skip


def measure(table: Table, bot: str, other: str, seed: int, rounds: int) -> Count:
    arena, count = Simulation(plan(table, bot, other, seed)), Count()
    for deal in range(max(2, int(rounds * table.rounds) // table.seatings)):
        first = deal * table.seats
        count.add(table, arena.play(first, first + table.seatings), bot, other)
    return count


def line(table: Table, bot: str, count: Count) -> str:
    (share, half), (lead, lead_half) = interval(count.shares), interval(count.leads)
    fair = 50 if table.partners else 100 / table.seats
    cost = 1000 * count.total.cpu_seconds / count.total.decisions[bot]
    return (
        f"| {table.game} {table.preset} × {table.seats} ({fair:.0f}) | {100 * share:.1f} ± {100 * half:.1f} "
        f"| {lead:+.2f} ± {lead_half:.2f} | {count.total.games} | {len(count.shares)} | {cost:.0f} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="only these, such as uno or uno:official; by default all")
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--bot", default="search", help="search, search:EFFORT, or a level of the game")
    parser.add_argument("--against", default="easy")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print("| table (fair share) | wins, % | points ahead | rounds | deals | CPU ms a decision |")
    print("|---|---|---|---|---|---|")
    began = time.monotonic()
    for table in wanted(args.games):
        print(line(table, args.bot, measure(table, args.bot, args.against, args.seed, args.rounds)), flush=True)
    print(f"\n{args.bot} v {args.against}, seed {args.seed}, {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
