"""Fits what close leads are worth to the differences that `guandan_leads.py collect` has played out.

    python benchmarks/guandan_lead_fit.py leads.jsonl [--terms value,retake] [--weights lead_weights.json]

A line of regression through the origin: the levels that a runner-up brought more than the best lead, by how far it is
from it in each term. The five terms were chosen before the data were: what hard itself thinks, and the four signs that
an earlier, smaller collection had shown. Errors are clustered by deal, since the leads of one deal share their luck.
What choosing by the fit is worth is estimated on deals that it was not fitted to. Needs numpy; the bot does not.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from guandan_leads import lines_of

TERMS = "value,retake,beaten,helped,partner_shorter"
FOLDS = 10

Decisions = list[tuple[int, list[dict[str, Any]]]]
"""The deal, and the leads of which the first is hard's."""
Terms = Sequence[str]
Array = np.ndarray[Any, np.dtype[np.float64]]


class Differences:
    """Every runner-up beside the best lead of its decision."""

    def __init__(self, decisions: Decisions, terms: Terms) -> None:
        rows = [(deal, leads[0], rival) for deal, leads in decisions for rival in leads[1:]]
        self.deals = np.array([deal for deal, _, _ in rows])
        self.terms: Array = np.array([[rival[term] - best[term] for term in terms] for _, best, rival in rows], float)
        self.levels: Array = np.array([rival["levels"] - best["levels"] for _, best, rival in rows], float)

    def fitted(self) -> Array:
        weights: Array = np.linalg.lstsq(self.terms, self.levels, rcond=None)[0].astype(float)
        return weights

    def errors(self, weights: Array) -> Array:
        """Standard errors, clustered by deal."""
        left = self.terms * (self.levels - self.terms @ weights)[:, None]
        sums = np.array([left[self.deals == deal].sum(axis=0) for deal in np.unique(self.deals)])
        bread = np.linalg.inv(self.terms.T @ self.terms)
        return np.sqrt(np.diag(bread @ (sums.T @ sums) @ bread))


def gain(leads: list[dict[str, Any]], terms: Terms, weights: Array) -> float:
    """Levels won by leading what the fit likes best instead of what hard likes best."""
    worth = [float(np.dot(weights, [lead[term] for term in terms])) for lead in leads]
    return float(leads[int(np.argmax(worth))]["levels"] - leads[0]["levels"])


def unseen_gain(decisions: Decisions, terms: Terms) -> tuple[float, float]:
    """The mean over deals that were left out of the fit, and its standard error by deal."""
    gains: dict[int, list[float]] = {}
    for fold in range(FOLDS):
        weights = Differences([each for each in decisions if each[0] % FOLDS != fold], terms).fitted()
        for deal, leads in decisions:
            if deal % FOLDS == fold:
                gains.setdefault(deal, []).append(gain(leads, terms, weights))
    count = sum(map(len, gains.values()))
    mean = sum(map(sum, gains.values())) / count
    return mean, float(np.sqrt(sum((sum(each) - mean * len(each)) ** 2 for each in gains.values()))) / count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--terms", default=TERMS, type=lambda text: text.split(","))
    parser.add_argument("--weights", type=Path, help="write them there")
    args = parser.parse_args()
    lines = list(lines_of(args.file))
    decisions = [(line["deal"], decision["leads"]) for line in lines for decision in line["decisions"]]
    known = Differences(decisions, args.terms)
    weights, (mean, error) = known.fitted(), unseen_gain(decisions, args.terms)
    print(f"{len(known.levels)} differences of {len(decisions)} leads in {len(lines)} deals")
    for term, weight, spread in zip(args.terms, weights, known.errors(weights), strict=True):
        print(f"  {term:16} {weight:+.3f} ± {spread:.3f} (t {weight / spread:+.1f})")
    print(f"on deals left out: {mean:+.3f} ± {error:.3f} levels a close lead")
    if args.weights:
        seeds = sorted({line["seed"] for line in lines})
        found = {term: round(float(weight), 3) for term, weight in zip(args.terms, weights, strict=True)}
        told = {"seeds": seeds, "deals": len(lines), "differences": len(known.levels), "weights": found}
        args.weights.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
