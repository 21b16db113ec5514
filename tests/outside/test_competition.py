"""Two programs that know nothing but the competition's messages play a whole match of Guandan."""

import json
from pathlib import Path

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
