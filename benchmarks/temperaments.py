"""Does a temperament change the style alone? One against the plain level, every deal from each side of the table.

    python benchmarks/temperaments.py uno medium hothead --rounds 2000 --seed 11
    python benchmarks/temperaments.py guandan easy all --rounds 600
    python benchmarks/temperaments.py uno hard grudge --seats 2 --preset official

Every other seat, in Guandan both partners, has the temperament; then all change places and the same cards are dealt.
A deal's share is how many of its wins were theirs; the interval comes from the spread of the deals.
"""

from __future__ import annotations

import argparse
import time

from cardcade import Temperament, discovery
from cardcade.arena.intervals import share_of
from cardcade.arena.referee import deal_seed
from cardcade.discovery.library import Library
from cardcade.testing.in_character import RoundsInCharacter

STEADY = Temperament.STEADY


def measure(table: RoundsInCharacter, temperament: Temperament, seats: int, rounds: int, seed: int) -> str:
    began, shares = time.process_time(), []
    for deal in range(rounds // 2):
        wins = [0, 0]
        for side in (0, 1):
            seated = [temperament if seat % 2 == side else STEADY for seat in range(seats)]
            for winner in table.play(deal_seed(seed, deal), seated):
                wins[seated[winner] is temperament] += 1
        shares.append(wins[1] / sum(wins))
    share = share_of(shares)
    half, seconds = 50 * share.width, time.process_time() - began
    return f"| {temperament} | {100 * share.mean:.1f} ± {half:.1f} | {rounds} | {seed} | {seconds:.0f} s |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("level")
    parser.add_argument("temperament", help="one of them, or all")
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--preset")
    parser.add_argument("--seats", type=int)
    args = parser.parse_args()
    found = discovery.find(args.game)
    assert isinstance(found, discovery.Found), f"{args.game} is not installed"
    library = Library(found.plugin)
    preset = library.presets[args.preset] if args.preset else library.default
    seats = args.seats or found.plugin.usual_seats(preset.rules)
    table = RoundsInCharacter(found.plugin, found.plugin.game(preset.rules), args.level)
    chosen = [one for one in Temperament if one is not STEADY] if args.temperament == "all" else [args.temperament]
    print(f"{args.game} {preset.name} × {seats}, {args.level}", flush=True)
    for one in chosen:
        print(measure(table, Temperament(one), seats, args.rounds, args.seed), flush=True)


if __name__ == "__main__":
    main()
