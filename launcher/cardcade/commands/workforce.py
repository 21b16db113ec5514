"""Who plays for a command: processes here, or a cluster."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from cardcade.engine.message import say
from cardcade.terminal import FAILED, Refused, Terminal

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from cardcade.arena.crew import Workforce


def choose_workforce(args: argparse.Namespace, terminal: Terminal, game: str) -> AbstractContextManager[Workforce]:
    """As many processes as `--jobs` says, or the cluster that `--cluster` names; or Refused."""
    from cardcade.arena.crew import Crew
    from cardcade.arena.referee import Failed

    if args.cluster is None:
        return Crew(args.jobs)
    try:
        from cardcade.arena.cluster import Cluster
    except ImportError:
        raise Refused(say("command.extra", extra="cluster"), FAILED) from None
    try:
        cluster = Cluster(args.cluster, game)
    except Failed as failed:
        raise Refused(failed.reason, FAILED) from failed
    for reason in cluster.unfit:
        terminal.notice("command.unfit", reason=reason)
    return cluster
