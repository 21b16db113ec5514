"""A tournament on a Dask cluster: a real scheduler and two workers on this machine."""

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cardcade.arena.referee import Failed

TOURNAMENT = ("tournament", "gandengyan", "--bots", "easy,medium", "--seed", "3", "--json")


class DaskCluster:
    """A scheduler and its workers, each a process of its own."""

    def __init__(self, folder: Path) -> None:
        self._file, self._folder = folder / "scheduler.json", folder
        quiet = ("--no-show", "--dashboard-address", "127.0.0.1:0")
        where = ("--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(self._file))
        self.scheduler = self._start("dask_scheduler", *where, *quiet)
        awaited(self._file.exists)
        self.address = json.loads(self._file.read_text("utf-8"))["address"]
        self.workers: list[subprocess.Popen[bytes]] = []

    def add_worker(self, *path: str) -> None:
        self.workers.append(self._start("dask_worker", self.address, "--nthreads", "2", "--no-nanny", "--no-dashboard",
                                        "--local-directory", str(self._folder), path=path))  # fmt: skip

    def _start(self, command: str, *words: str, path: tuple[str, ...] = ()) -> subprocess.Popen[bytes]:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        return subprocess.Popen([sys.executable, "-m", f"distributed.cli.{command}", *words], env=environment, **quiet)  # type: ignore[call-overload,no-any-return]

    def close(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


@pytest.fixture
def dask(tmp_path: Path) -> Iterator[DaskCluster]:
    cluster = DaskCluster(tmp_path)
    yield cluster
    cluster.close()


def awaited(claim: Callable[[], object], seconds: float = 60) -> None:
    deadline = time.monotonic() + seconds
    while not claim():
        assert time.monotonic() < deadline, "it did not happen"
        time.sleep(0.05)


def started(*words: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "cardcade", *TOURNAMENT, *map(str, words)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def told(running: subprocess.Popen[str]) -> dict[str, Any]:
    """What came out, without what depends on the machine."""
    out, err = running.communicate(timeout=120)
    assert "Traceback" not in err, err
    report: dict[str, Any] = json.loads(out)
    for bot in report["bots"].values():
        del bot["decision_ms"]
    return report


def lines(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


def test_a_lost_worker_costs_no_result_and_the_table_is_that_of_one_machine(dask: DaskCluster, tmp_path: Path) -> None:
    file = tmp_path / "played.jsonl"
    dask.add_worker()
    dask.add_worker()
    here = told(started("--deals", 100))
    there = started("--deals", 100, "--cluster", dask.address, "--out", file)
    awaited(lambda: lines(file) > 20)
    dask.workers[0].send_signal(signal.SIGKILL)
    assert told(there) == here
    assert lines(file) == 1 + here["games"]


def test_when_the_scheduler_goes_away_it_is_said_and_what_was_done_is_kept(dask: DaskCluster, tmp_path: Path) -> None:
    file = tmp_path / "played.jsonl"
    dask.add_worker()
    there = started("--deals", 4000, "--cluster", dask.address, "--out", file)
    awaited(lambda: lines(file) > 20)
    dask.scheduler.kill()
    out, err = there.communicate(timeout=60)
    assert there.returncode == 1
    assert "gone away" in err
    assert "Traceback" not in err
    report = json.loads(out)
    assert (report["stopped"], report["deals"]) == ("gone", (lines(file) - 1) // 2)
    resumed = told(subprocess.Popen(
        [sys.executable, "-m", "cardcade", "tournament", "gandengyan", "--resume", str(file), "--json",
         "--deals", str(report["deals"] + 3)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ))  # fmt: skip
    assert resumed["bots"] == told(started("--deals", report["deals"] + 3))["bots"]


def test_a_cluster_judges_matches_as_one_machine_does(dask: DaskCluster, tmp_path: Path) -> None:
    dask.add_worker()
    play = ("simulate", "gandengyan", "--games", "3", "--seed", "6", "--seats", "2", "--bots", "easy")
    cardcade = (sys.executable, "-m", "cardcade")
    subprocess.run([*cardcade, *play, "--record", tmp_path / "played"], check=True, capture_output=True)
    review = [*cardcade, "review", *sorted((tmp_path / "played").glob("*.json")), "--json"]
    here = subprocess.run(review, check=True, capture_output=True).stdout
    there = subprocess.run([*review, "--cluster", dask.address], check=True, capture_output=True).stdout
    assert len(json.loads(here)) == 3
    assert there == here


def test_a_worker_that_goes_while_versions_are_asked_for_is_none_that_takes_no_part(
    dask: DaskCluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    from distributed import Client
    from distributed.comm.core import CommClosedError

    from cardcade.arena import cluster

    asked: Any = Client.run
    lost = {"tcp://127.0.0.1:1": CommClosedError("in <TCP (closed) ...>: Stream is closed")}
    monkeypatch.setattr(Client, "run", lambda *args, **more: {**asked(*args, **more), **lost})
    monkeypatch.setattr(cluster, "REACH", 60.0)
    dask.add_worker()
    with cluster.Cluster(dask.address, "gandengyan") as crew:
        assert not crew.unfit
        assert len(crew.workers) == 1


def test_a_worker_with_another_version_takes_no_part(dask: DaskCluster, tmp_path: Path) -> None:
    from cardcade.arena.cluster import _difference, versions_of

    ours = versions_of("gandengyan")
    assert ours.keys() == {"cardcade", "gandengyan"}
    reason = _difference("tcp://w", ours, {**ours, "cardcade": "0.0.1"})
    assert (reason.key, reason.args["theirs"]) == ("cluster.other", "0.0.1")
    older = tmp_path / "older" / "sitecustomize.py"
    older.parent.mkdir()
    older.write_text("import cardcade\ncardcade.__version__ = '0.0.1'\n", "utf-8")
    dask.add_worker(str(older.parent))
    running = started("--deals", 3, "--cluster", dask.address)
    _, err = running.communicate(timeout=60)
    assert running.returncode == 1
    assert "has cardcade 0.0.1 instead of" in err


def test_nobody_at_the_address_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    from cardcade.arena import cluster

    monkeypatch.setattr(cluster, "REACH", 0.3)
    with pytest.raises(Failed) as failed:
        cluster.Cluster("tcp://127.0.0.1:9", "gandengyan")
    assert failed.value.reason.key == "cluster.unreachable"


def nothing(_: socket.socket) -> None:
    time.sleep(30)


def page(line: socket.socket) -> None:
    line.recv(100)
    line.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")


def garbage(line: socket.socket) -> None:
    while True:
        line.sendall(bytes(range(256)))


@pytest.mark.parametrize(("scheme", "answer"), [("tcp", nothing), ("tcp", page), ("tcp", garbage), ("ws", garbage)])
def test_what_listens_there_and_is_no_scheduler_is_a_sentence(scheme: str, answer: Callable[[Any], None]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:

        def talk(line: socket.socket) -> None:
            with line, contextlib.suppress(OSError):
                answer(line)

        def serve() -> None:
            with contextlib.suppress(OSError):
                while True:
                    threading.Thread(target=talk, args=(server.accept()[0],), daemon=True).start()

        serving = threading.Thread(target=serve, daemon=True)
        serving.start()
        address = f"{scheme}://127.0.0.1:{server.getsockname()[1]}"
        out, err = started("--deals", 2, "--cluster", address).communicate(timeout=60)
        server.shutdown(socket.SHUT_RDWR)
        serving.join()
    assert (out, len(err.splitlines())) == ("", 1), err
    wanted = "No scheduler answers at {}: " if answer is nothing else "What listens at {} is no Dask scheduler."
    assert err.startswith(f"cardcade: {wanted.format(address)}")


@pytest.mark.parametrize("address", ["nonsense", "http://nobody", "", "tls://127.0.0.1:9", "wss://127.0.0.1:9"])
def test_what_is_no_address_is_refused_at_once(address: str) -> None:
    running = started("--deals", 2, "--cluster", address)
    out, err = running.communicate(timeout=60)
    assert (running.returncode, out) == (1, "")
    assert err.startswith(f"cardcade: No scheduler answers at {address}: ")
    assert len(err.splitlines()) == 1
