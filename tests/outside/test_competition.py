"""Two programs that know nothing but the competition's messages play a whole match of Guandan."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from .programs import Workshop, played

AT_RANDOM = "print(json.dumps({'actIndex': random.randint(0, message['indexRange'])}))"
GREEDY = "print(json.dumps({'actIndex': max(range(message['indexRange'] + 1), key=lambda i: len(message['actionList'][i][2]) if message['actionList'][i][0] != 'PASS' else 0)}))"  # noqa: E501
CHATTY = "print('我的位置是', message.get('myPos'), message['stage'])"


def test_a_random_and_a_greedy_program_play_a_match_over_their_input_and_output(
    workshop: Workshop, tmp_path: Path
) -> None:
    heard = tmp_path / "heard"
    at_random = workshop.bot(AT_RANDOM, CHATTY, "+competition", "random")
    greedy = workshop.bot(GREEDY, f"open({str(heard)!r}, 'a').write(line)", "+openguandan", "greedy")
    total = played("guandan", (at_random, greedy) * 2, preset="official", match=True)
    assert total.games == 1
    assert not total.lapses
    assert total.by_bot[greedy].wins == 2
    stages = [json.loads(line)["stage"] for line in heard.read_text("utf-8").splitlines()]
    assert stages.count("gameResult") == 2, "each of the two hears how it ended"


CLIENT = """
import json, random, sys
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
with connect(sys.argv[1]) as server:
    try:
        for line in server:
            message = json.loads(line)
            if message["type"] == "act":
                {answer}
            elif message["stage"] == "gameResult":
                open(sys.argv[2], "w").write(line)
    except ConnectionClosed:
        pass
"""


def hosting(*words: str) -> tuple[subprocess.Popen[str], str]:
    """The command, and the address at which it waits."""
    running = subprocess.Popen(
        [sys.executable, "-m", "cardcade", "host", "guandan", "--port", "0", "--seed", "3", "--json", *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "LANG": "en_GB.UTF-8"},
    )  # fmt: skip
    assert running.stderr is not None
    address = re.search(r"ws://\S+/game/", running.stderr.readline())
    assert address is not None
    return running, address[0]


@pytest.mark.parametrize("clients", [2, 4])
def test_clients_of_the_competition_sit_down_at_our_server_unchanged(clients: int, tmp_path: Path) -> None:
    host, address = hosting("--clients", str(clients), "--bots", "easy")
    assert host.stderr is not None
    running = []
    for number in range(clients):
        file = tmp_path / f"client{number}.py"
        answer = AT_RANDOM if number % 2 else GREEDY
        file.write_text(CLIENT.format(answer=answer.replace("print(", "server.send(", 1)), "utf-8")
        result = tmp_path / f"result{number}"
        command = [sys.executable, str(file), f"{address}client{number}", str(result)]
        running.append(subprocess.Popen(command))
        host.stderr.readline()
    out, _ = host.communicate(timeout=60)
    assert [client.wait(10) for client in running] == [0] * clients
    report = json.loads(out)
    names = [seat["name"] for seat in report["seats"]]
    assert names == (
        ["client0", "client1", "client2", "client3"] if clients == 4 else ["client0", "easy", "client1", "easy"]
    )
    assert [seat["stand_ins"] for seat in report["seats"]] == [0] * 4
    assert sorted(seat["wins"] for seat in report["seats"]) == [0, 0, 1, 1]
    told = [json.loads((tmp_path / f"result{number}").read_text("utf-8")) for number in range(clients)]
    assert told[0]["victoryNum"] == [seat["wins"] for seat in report["seats"]]


def test_a_client_that_answers_nonsense_and_leaves_is_told_of_and_the_match_goes_on() -> None:
    from websockets.sync.client import connect

    host, address = hosting("--clients", "1", "--bots", "easy")
    with connect(f"{address}hasty") as server:
        for line in server:
            if json.loads(line)["type"] == "act":
                server.send(json.dumps({"actIndex": 9999}))
                break
    out, err = host.communicate(timeout=60)
    assert 'hasty answered nonsense, "{\\"actIndex\\": 9999}": ' in err
    assert err.count("hasty has left") == 1
    assert next(seat for seat in json.loads(out)["seats"] if seat["name"] == "hasty")["stand_ins"] > 1


def test_the_place_of_a_client_that_leaves_before_the_match_begins_is_free_again() -> None:
    from websockets.sync.client import connect

    host, address = hosting("--clients", "2", "--bots", "easy")
    assert host.stderr is not None
    with connect(f"{address}hasty"):
        assert "hasty" in host.stderr.readline()
    assert "hasty" in host.stderr.readline(), "it is said that it has left"
    with connect(f"{address}first") as first, connect(f"{address}second") as second:
        came = host.stderr.readline() + host.stderr.readline()
        assert "first" in came
        assert "second" in came
        assert json.loads(first.recv(timeout=20))["type"] == "notify"
        assert json.loads(second.recv(timeout=20))["type"] == "notify"
    out, _ = host.communicate(timeout=60)
    assert [seat["name"] for seat in json.loads(out)["seats"]] == ["first", "easy", "second", "easy"]


def test_a_hundred_clients_too_many_during_a_match_hear_that_the_table_is_full() -> None:
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import connect

    host, address = hosting("--clients", "1", "--bots", "easy")
    with connect(f"{address}player") as player:
        player.recv(timeout=20)  # the match has begun, and waits for this one
        for number in range(100):
            with connect(f"{address}surplus{number}") as surplus:
                with pytest.raises(ConnectionClosed) as closed:
                    surplus.recv(timeout=10)
                assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1013, "the table is full")  # type: ignore[union-attr]
        assert host.poll() is None
    out, _ = host.communicate(timeout=60)
    assert json.loads(out)["seats"][0]["name"] == "player"
