"""A damaged ledger: found before anything is written into it, set aside, and what can be read goes on in a new one."""

import itertools
import json
import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from cardcade import GamePlugin
from cardcade.engine.match import next_link
from cardcade.shell.store.saved import SavedMatch, Unresumable, rebuild
from cardcade.shell.store.statistics import statistics
from cardcade.shell.store.store import FILE, Store

from .kept_game import WON, Game, Open

PAGE = 4096


def unpackable(moves: object) -> bytes:
    raise ValueError(moves)


@pytest.fixture
def kept(tmp_path: Path, plugin: GamePlugin, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A ledger with three finished matches, unpacked as they once were, and two that were left, in this order."""
    monkeypatch.setattr("cardcade.shell.store.moves.packed", unpackable)
    ids = (SimpleNamespace(hex=f"{number:032x}") for number in itertools.count())
    monkeypatch.setattr("cardcade.shell.store.store.uuid", SimpleNamespace(uuid4=lambda: next(ids)))
    folder = tmp_path / "kept"
    store = Store(folder)
    for seed in range(3):
        ended = Game(store, plugin, seed)
        ended.play(12)
        ended.saver.finish(WON)
    for seed in (3, 4):
        Game(store, plugin, seed).play(14)
    store.remember(plugin.id, {"preset": "standard"})
    store.close()
    yield folder
    shutil.rmtree(folder)


def changed(kept: Path, folder: Path, at: int, content: bytes) -> Path:
    """A copy of the ledger with these bytes in it."""
    folder.mkdir()
    raw = bytearray((kept / FILE).read_bytes())
    raw[at : at + len(content)] = content
    (folder / FILE).write_bytes(raw)
    return folder


def edited(kept: Path, *statements: str) -> Path:
    with closing(sqlite3.connect(kept / FILE)) as file, file:
        for statement in statements:
            file.execute(statement)
    return kept


def all_saved(store: Store) -> list[SavedMatch]:
    """All that waits and can be read."""
    found = (store.saved(waiting.id) for waiting in store.waiting())
    return [saved for saved in found if saved is not None]


def left(store: Store, seed: int) -> SavedMatch:
    return next(saved for saved in all_saved(store) if saved.beginning.seed == seed)


def root_of(kept: Path, name: str) -> int:
    """Where the pages of a table or an index begin."""
    with closing(sqlite3.connect(kept / FILE)) as file:
        (root,) = file.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()
    return (int(root) - 1) * PAGE


def first_moves(kept: Path) -> int:
    """Where the page with the first moves begins: the leftmost below the root."""
    raw, root = (kept / FILE).read_bytes(), root_of(kept, "steps")
    cell = root + int.from_bytes(raw[root + 12 : root + 14])
    return (int.from_bytes(raw[cell : cell + 4]) - 1) * PAGE


def test_damage_is_found_at_the_start_and_told_once(tmp_path: Path, kept: Path, open_store: Open) -> None:
    store = open_store(changed(kept, tmp_path / "flipped", first_moves(kept) + 3, b"\xff\xff\xff\xff"))
    store.remembered("uno")
    assert [notice.key for notice in store.notices()] == ["store.damaged"]
    store.waiting()
    store.history()
    assert store.notices() == []
    assert len(list((tmp_path / "flipped").glob(f"{FILE}.damaged-????????-??????"))) == 1


def test_what_can_be_read_is_carried_over(tmp_path: Path, kept: Path, open_store: Open, plugin: GamePlugin) -> None:
    """The first page of moves is that of finished matches: they keep their place in the history."""
    folder = changed(kept, tmp_path / "flipped", first_moves(kept) + 3, b"\xff\xff\xff\xff")
    store = open_store(folder)
    assert {match.replayable for match in store.history()} == {False, True}
    assert [len(rebuild(saved, plugin).steps) for saved in all_saved(store)] == [14, 14]
    assert store.remembered(plugin.id) == {"preset": "standard"}
    store.close()
    again = open_store(folder)
    assert [len(saved.record.steps) for saved in all_saved(again)] == [14, 14]
    assert again.notices() == []


def test_a_match_that_lost_a_move_goes_on_before_it(
    tmp_path: Path, kept: Path, open_store: Open, plugin: GamePlugin
) -> None:
    edited(kept, "DELETE FROM steps WHERE number = 9")
    store = open_store(changed(kept, tmp_path / "flipped", root_of(kept, "matches_by_end") + 3, b"\xff"))
    saved = left(store, 4)
    assert len(saved.record.steps) == 8
    assert rebuild(saved, plugin).verifiable
    assert not any(match.replayable for match in store.history())


@pytest.mark.parametrize("size", [0, 1, 99, 100, PAGE, PAGE + 7, 3 * PAGE])
def test_a_file_cut_short_stops_no_game(
    tmp_path: Path, kept: Path, open_store: Open, plugin: GamePlugin, size: int
) -> None:
    with (kept / FILE).open("r+b") as opened:
        opened.truncate(size)
    assert_kept_from_now_on(open_store, kept, plugin)


@pytest.mark.parametrize("at", [0, 100, PAGE, 2 * PAGE, 5 * PAGE])
def test_garbage_stops_no_game(tmp_path: Path, kept: Path, open_store: Open, plugin: GamePlugin, at: int) -> None:
    garbage = random.Random(at).randbytes(PAGE)
    assert_kept_from_now_on(open_store, changed(kept, tmp_path / "garbage", at, garbage), plugin)


def test_wherever_a_byte_is_flipped_no_acknowledged_move_is_lost(
    tmp_path: Path, kept: Path, open_store: Open, plugin: GamePlugin
) -> None:
    raw, dice = (kept / FILE).read_bytes(), random.Random(7)
    heads = [page + at for page in range(0, len(raw), PAGE) for at in (0, 1, 4, 6, 9)]
    for number, at in enumerate([*dice.sample(range(100), 8), *heads[:20], *dice.sample(range(len(raw)), 12)]):
        folder = changed(kept, tmp_path / str(number), at, bytes([raw[at] ^ 1 << dice.randrange(8)]))
        assert_kept_from_now_on(open_store, folder, plugin)


def assert_kept_from_now_on(open_store: Open, folder: Path, plugin: GamePlugin) -> None:
    """All pages of the launcher can be opened, and what is acknowledged is found again; what is not is told."""
    store = open_store(folder)
    for saved in all_saved(store):
        assert_sound(saved, plugin)
    statistics(store.history())
    store.remembered(plugin.id)
    game = Game(store, plugin, seed=77)
    ticket = game.play(5)
    store.close()
    if not ticket.saved:
        assert store.notices()
        return
    again = open_store(folder)
    assert left(again, 77).record.chain == tuple(game.match.chain)
    again.close()


def assert_sound(saved: SavedMatch, plugin: GamePlugin) -> None:
    """It cannot be resumed, or with every card of the deck."""
    try:
        match = rebuild(saved, plugin)
    except Unresumable:
        return
    assert sorted(card for pile in match.state.cards for card in pile) == list(range(52))


def test_columns_of_the_wrong_kind_raise_nowhere(kept: Path, open_store: Open, plugin: GamePlugin) -> None:
    odd = ["'abc'", "x'ff00'", "-1e308", "9e999", "1e18"]
    for number, value in enumerate(odd):
        row = f"WHERE rowid = {number + 1}"
        edited(kept, f"UPDATE matches SET begun = {value}, seconds = {value}, played = {value}, own = {value} {row}")
        edited(kept, f"UPDATE matches SET length = {value}, ended = iif(ended IS NULL, NULL, {value}) {row}")
    store = open_store(kept)
    assert len(store.history()) == 3
    assert statistics(store.history()).seconds >= 0
    assert all(0 <= match.ended < 1e11 and match.steps >= 0 for match in store.history())
    for saved in all_saved(store):
        assert 0 <= saved.seconds < 1e11
        assert 0 <= saved.played < 1e11
        assert saved.own is None or saved.own >= 0


@pytest.mark.parametrize(
    ("column", "content"),
    [
        ("beginning", "CAST(x'7bff22' AS TEXT)"),
        ("beginning", "'[1, 2]'"),
        ("beginning", 'replace(beginning, \'"seed": 4\', \'"seed": "four"\')'),
        ("beginning", "replace(beginning, '\"Ann\"', '7')"),
        ("beginning", 'replace(beginning, \'"values": {\', \'"values": [], "more": {\')'),
        ("state", "'nothing'"),
        ("deal", "x'00ff'"),
    ],
)
def test_a_match_with_unreadable_words_takes_no_other_with_it(
    kept: Path, open_store: Open, plugin: GamePlugin, column: str, content: str
) -> None:
    edited(kept, f"UPDATE matches SET {column} = {content} WHERE rowid = 5")
    store = open_store(kept)
    assert 3 in [saved.beginning.seed for saved in all_saved(store)]
    assert len(store.history()) == 3
    for saved in all_saved(store):
        assert_sound(saved, plugin)


def test_a_move_that_was_changed_is_noticed_and_the_position_goes_on(
    kept: Path, open_store: Open, plugin: GamePlugin
) -> None:
    edited(kept, "UPDATE steps SET step = (SELECT step FROM steps WHERE number = 1) WHERE number = 4")
    saved = left(open_store(kept), 4)
    match = rebuild(saved, plugin)
    assert not match.verifiable
    assert match.forms.write_state(match.state) == saved.state


def test_a_position_that_no_link_vouches_for_is_not_gone_on_with(
    kept: Path, open_store: Open, plugin: GamePlugin
) -> None:
    edited(kept, "UPDATE matches SET verifiable = 0, state = replace(state, '\"turn\":0', '\"turn\":1')")
    edited(kept, "UPDATE matches SET state = replace(state, '\"idle\":0', '\"idle\":1')")
    with pytest.raises(Unresumable):
        rebuild(left(open_store(kept), 4), plugin)


@pytest.mark.parametrize("change", ["doubled", "missing"])
def test_doubled_or_missing_cards_are_noticed_when_a_match_is_resumed(
    kept: Path, open_store: Open, plugin: GamePlugin, change: str
) -> None:
    """Also where the position is vouched for."""
    saved = left(open_store(kept), 4)
    state = json.loads(json.dumps(saved.state))
    pile = max(state["cards"], key=len)
    pile[-1:] = [pile[0]] if change == "doubled" else []
    link = next_link(saved.record.chain[-2], saved.record.steps[-1], state)
    forged = replace(saved.record, verifiable=False, chain=(*saved.record.chain[:-1], link))
    with pytest.raises(Unresumable):
        rebuild(replace(saved, record=forged, state=state), plugin)
