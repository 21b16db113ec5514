"""Bombs at Gandengyan's table: how they burst, sound and count, and what their words leave free."""

from __future__ import annotations

import pytest
from pygame import FRect

from cardcade_gandengyan.cards import RANK, rank_name
from cardcade_gandengyan.scene.acts_bombs import BLASTS
from cardcade_gandengyan.state import TRICK

from .seated import seated


@pytest.mark.parametrize(("ranks", "tier"), [("5 5 5", 1), ("5 5 5 5", 2), ("BJ RJ", 3)])
def test_bombs_burst_in_three_tiers(ranks: str, tier: int) -> None:
    person = seated(f"{ranks} 3 4 | 6 7 8")
    person.lay(ranks)
    assert (BLASTS[tier].sound, 0.0) in person.heard
    assert [BLASTS[n].sound for n in (1, 2, 3)] == ["bomb1", "bomb3", "joker_bomb"]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
@pytest.mark.parametrize("ranks", ["7 7 7", "7 7 7 7", "BJ RJ"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_words_of_a_bomb_hide_neither_it_nor_what_it_beat(seats: int, ranks: str, size: tuple[int, int]) -> None:
    others = ["3 4 8", "3 4 9", "3 4 J", "8 9 T"]
    person = seated(" | ".join(["5 9 J Q 3", f"{ranks} 6 6 4", *others[: seats - 2]]), size=size)
    person.lay("5")
    person.wait(2)
    held = [card for card in person.state.cards[4] if rank_name(RANK[card]) in ranks.split()]
    play = person.parts.game.plays_with(person.state, 1, held[: len(ranks.split())])[0]
    person.table.live.submit(1, play)
    person.wait_until(lambda: bool(person.parts.effects.lights.alive), 3)
    parts, (words,) = person.parts, person.parts.effects.banners
    person.picture()
    read = [each.rect for each in (*parts.plates, *parts.hand.cards)] + [*parts.middle.kept_clear]
    read += [sprite.pose.rect for sprite in parts.cards.pile(TRICK)]
    assert words.place(person.ui).collidelist(read) < 0
    crowns = [light for light in parts.effects.lights.alive if light.picture == "crown"]
    seen = [FRect(crown.x - crown.size * 0.3, crown.y - crown.size * 0.3, *[crown.size * 0.6] * 2) for crown in crowns]
    assert len(seen) == (ranks == "BJ RJ")
    assert all(parts.layout.area.contains(crown) and crown.collidelist(read) < 0 for crown in seen)


def test_every_bomb_on_a_bomb_sounds_a_semitone_higher() -> None:
    person = seated("5 5 5 3 4 | 6 6 6 7 8 | 9 9 9 3 4")
    for ranks in ("5 5 5", "6 6 6", "9 9 9"):
        person.lay(ranks)
    assert [pitch for name, pitch in person.heard if name == "bomb1"] == [0.0, 1.0, 2.0]


def test_who_wants_calm_is_neither_shaken_nor_blinded() -> None:
    person = seated("BJ RJ 3 4 | 6 7 8", look={"reduced_motion": True})
    person.table.live.submit(0, person.parts.game.plays_with(person.state, 0, person.state.cards[3][:2])[0])
    for _ in range(60):
        person.wait(1 / 60)
        assert person.parts.effects.shake.offset == (0, 0)
        assert not person.parts.effects.shake.flash
        assert not person.parts.effects.particles.alive


def test_who_goes_out_with_a_bomb_is_not_written_over_its_name() -> None:
    person = seated("K K K | 4 5 6")
    person.table.live.submit(0, person.parts.game.plays_with(person.state, 0, person.state.cards[3])[0])
    person.wait_until(lambda: any(banner.text == "You are out!" for banner in person.parts.effects.banners))
    assert [banner.text for banner in person.parts.effects.banners] == ["You are out!"]


def test_words_wave_and_sparks_of_who_goes_out_come_one_after_the_other() -> None:
    person = seated("5 | 4 4 6")
    effects, came = person.parts.effects, dict[str, int]()
    person.table.live.submit(0, person.parts.game.plays_with(person.state, 0, person.state.cards[3])[0])
    for frame in range(60):
        person.wait(1 / 60)
        seen = [each.picture for each in effects.particles.alive if each.age >= 0]
        seen += ["words" for banner in effects.banners if banner.text == "You are out!" and banner.passed >= 0]
        for what in seen:
            came.setdefault(what, frame)
    assert came.keys() == {"ring", "spark", "words"}
    assert len({*came.values()}) == 3


def test_the_counter_doubles_with_every_bomb_where_bombs_double() -> None:
    person = seated("5 5 5 3 4 | 6 6 6 7 8", "party")
    person.lay("5 5 5")
    assert person.parts.doubling.factor == 2
    person.lay("6 6 6")
    assert person.parts.doubling.factor == 4
