"""What a seat imagines fits everything it sees."""

from cardcade import GamePlugin, Match, Stream


def test_an_imagined_position_looks_the_same_and_has_every_card_once(crazy_eights: GamePlugin) -> None:
    game = crazy_eights.game(crazy_eights.rules())
    view = Match(game, 4, seed=5).view(2)
    for number in range(20):
        imagined = game.imagine(view, Stream(1).child(number))
        assert imagined.view(2) == view
        assert sorted(card for pile in imagined.cards for card in pile) == list(game.deck.cards)


def test_it_varies_with_the_stream_and_follows_from_it(crazy_eights: GamePlugin) -> None:
    game = crazy_eights.game(crazy_eights.rules())
    view = Match(game, 4, seed=5).view(2)
    assert game.imagine(view, Stream(1)) == game.imagine(view, Stream(1))
    assert game.imagine(view, Stream(1)) != game.imagine(view, Stream(2))
