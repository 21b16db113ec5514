"""The table as a screen: several people at it, the language it speaks, a bot that plays for somebody."""

from __future__ import annotations

from cardcade import GamePlugin

from ..launcher import found, open_launcher


def test_a_curtain_hides_the_cards_between_two_people(crazy_eights: GamePlugin) -> None:
    pilot = open_launcher([found(crazy_eights)])
    pilot.choose("home.game.crazy_eights")
    pilot.screen.party.levels = [None, None]  # type: ignore[attr-defined]
    pilot.screen.start()  # type: ignore[attr-defined]
    pilot.wait(1)
    pilot.choose("curtain.rise")
    pilot.wait(4)
    live = pilot.table.live
    game, state = live.match.game, live.match.state
    live.submit(0, game.moves(state, 0)[0])
    pilot.wait_until(lambda: pilot.sees("curtain.rise"))
    assert not any(meaning.startswith("card.") for meaning in pilot.meanings)
    pilot.choose("curtain.rise")
    assert pilot.table.viewer == 0, "a click in haste shows nothing"
    pilot.wait(0.7)
    pilot.choose("curtain.rise")
    assert pilot.table.viewer == 1


def test_players_follow_the_language_during_a_match(crazy_eights: GamePlugin) -> None:
    pilot = open_launcher([found(crazy_eights)])
    pilot.choose("home.game.crazy_eights", "setup.start")
    pilot.app.settings.change(language="zh")
    pilot.app.apply()
    pilot.table.rebuild()
    assert [plate.player.name for plate in pilot.parts.plates][:2] == ["我", "竹青"]


def test_whoever_lets_a_bot_play_can_see_it_and_take_over(crazy_eights: GamePlugin) -> None:
    pilot = open_launcher([found(crazy_eights)])
    pilot.choose("home.game.crazy_eights", "setup.start", "table.autoplay")
    pilot.wait(4)
    plate = pilot.parts.plates[0]
    assert (plate.status, pilot.find("table.autoplay").tooltip) == ("A bot plays", "Take over again (A)")
    pilot.choose("table.autoplay")
    assert plate.status != "A bot plays"
    assert pilot.find("table.autoplay").tooltip == "Let a bot play for me (A)"
