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


@pytest.mark.parametrize("clients", [2, 4])
def test_clients_of_the_competition_sit_down_at_our_server_unchanged(clients: int, tmp_path: Path) -> None:
    hosting = subprocess.Popen(
        [sys.executable, "-m", "cardcade", "host", "guandan", "--port", "0", "--clients", str(clients),
         "--bots", "easy", "--seed", "3", "--json"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, "LANG": "en_GB.UTF-8"},
    )  # fmt: skip
    assert hosting.stderr is not None
    address = re.search(r"ws://\S+/game/", hosting.stderr.readline())
    assert address is not None
    running = []
    for number in range(clients):
        file = tmp_path / f"client{number}.py"
        answer = AT_RANDOM if number % 2 else GREEDY
        file.write_text(CLIENT.format(answer=answer.replace("print(", "server.send(", 1)), "utf-8")
        result = tmp_path / f"result{number}"
        command = [sys.executable, str(file), f"{address[0]}client{number}", str(result)]
        running.append(subprocess.Popen(command))
        hosting.stderr.readline()
    out, _ = hosting.communicate(timeout=60)
    assert [client.wait(10) for client in running] == [0] * clients
    report = json.loads(out)
    assert sum("client" in seat["name"] for seat in report["seats"]) == clients
    assert [seat["stand_ins"] for seat in report["seats"]] == [0] * 4
    assert sorted(seat["wins"] for seat in report["seats"]) == [0, 0, 1, 1]
    told = [json.loads((tmp_path / f"result{number}").read_text("utf-8")) for number in range(clients)]
    assert sorted(told[0]["victoryNum"]) == [0, 0, 1, 1]
