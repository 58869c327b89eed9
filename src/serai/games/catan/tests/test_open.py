"""What lies open is seen before deciding, and what each point is for is told at the end."""

from __future__ import annotations

import pytest

import serai
from serai.core.dealer import Dealer
from serai.core.match import Match
from serai.core.offer import offer
from serai.core.rng import Rng
from serai.core.text import Speaker
from serai.games.catan.show import show
from serai.games.catan.state import Catan
from serai.games.catan.tables import CARDS, POINT
from serai.games.catan.tests.position import Position, act, begin, hand_of
from serai.games.catan.view import view
from serai.testing import ScriptedTable, table


def previews(t: ScriptedTable, seat: int = 0, language: str = "en") -> dict[str, str]:
    found = offer(t.game, t.state, seat, Speaker(t.game, language))
    assert found is not None
    return {move.words: move.preview for move in found.moves}


@pytest.mark.rule("B5", "B19")
def test_a_place_for_a_settlement_says_its_lands_and_harbour() -> None:
    t = table("catan", 3, layout="beginner")
    assert previews(t)["settlement e4"] == "next to mountains 3, hills 5 and field 6"
    assert previews(t)["settlement d6"] == "next to desert, mountains 3 and field 4"
    assert previews(t)["settlement d2"] == "next to field 9 and forest 8; brick harbour 2:1"
    assert previews(t, language="de")["settlement d2"] == "an Ackerland 9 und Wald 8; Lehmhafen 2:1"


@pytest.mark.rule("B16", "B18", "B19")
def test_prices_are_those_the_player_pays() -> None:
    t = act(
        lambda p: p.hand(0, "wool wool wool wool wood brick grain ore ore").settlement(0, "c3").roads(0, "c3", "d3")
    )
    seen = previews(t)
    assert seen["bank wool ore"] == "You give 4 wool and get 1 ore."
    assert seen["buy"] == "costs 1 wool, 1 grain and 1 ore"
    assert next(text for words, text in seen.items() if words.startswith("road ")) == "costs 1 wood and 1 brick"
    harbour = act(lambda p: p.hand(0, "wool wool wool").settlement(0, "e8"))
    assert previews(harbour)["bank wool ore"] == "You give 2 wool and get 1 ore."


@pytest.mark.rule("B19")
@pytest.mark.parametrize("game", ["catan", "alexander", "cheops"])
def test_the_terminal_names_every_harbour_with_its_kind(game: str) -> None:
    t = table(game, 3, layout="beginner") if game == "catan" else table(game, 3)
    shown = show(t.state, 0, Speaker(t.game, "en"))
    assert "harbour 3:1" in shown
    assert "wool harbour 2:1" in shown


@pytest.mark.rule("B34")
def test_nothing_is_opened_before_the_last_move_is_confirmed_and_then_every_point_is_told() -> None:
    def arrange(p: Position[Catan]) -> None:
        p.city(0, "a2", "a4", "a6", "c2").settlement(0, "c4").settlement(1, "f3").hand(0, "ore wool grain")
        p.cards(1, "point point")

    t = act(arrange)
    t.told()
    t.play("buy", "draw point")
    assert t.asked() == "reveal"
    assert view(t.state, 0).players[1].cards is None
    assert not view(t.state, 2).over
    t.told()
    t.play("reveal")
    assert view(t.state, 0).players[1].cards == {"knight": 0, "roads": 0, "plenty": 0, "monopoly": 0, "point": 2}
    assert t.told() == [
        "Player 1: 1 settlement, 1 point.",
        "Player 1: 4 cities, 8 points.",
        "Player 1: 1 point card, 1 point.",
        "Player 1 has 10 points in all.",
        "Player 2: 1 settlement, 1 point.",
        "Player 2: 2 point cards, 2 points.",
        "Player 2 has 3 points in all.",
        "Player 3 has 0 points in all.",
        "Player 1 wins with 10 points.",
    ]


@pytest.mark.rule("B34")
def test_what_an_imagined_winner_holds_still_wins() -> None:
    t = act(lambda p: p.city(0, "a2", "a4", "a6", "c2").settlement(0, "c4").hand(0, "ore wool grain"))
    t.play("buy", "draw point")
    for seed in range(30):
        world = t.game.rules.redeal(t.state, 1, Rng(seed))
        assert world.cards[POINT] == 1
        assert sum(world.cards[:CARDS]) == 1


@pytest.mark.rule("B31")
def test_a_cut_road_makes_a_longer_one_win_at_once_on_ones_own_turn() -> None:
    """A rival's road is cut by my settlement: my road is now the longest, and that is enough."""

    def arrange(p: Position[Catan]) -> None:
        p.settlement(1, "b3").roads(1, "b3", "b4", "b5", "b6", "b7", "b8", "b9")
        p.city(0, "d3", "e5", "f3").roads(0, "d3", "d4", "d5", "c5", "c6", "b5")
        p.hand(0, "wood brick wool grain")
        p.s.cards[POINT] = 1
        p.s.deck[POINT] -= 1

    t = act(arrange)
    assert t.state.longest == 1
    t.play("settlement b5")
    assert t.state.longest == 0
    assert t.state.winner == 0
    assert t.asked() == "reveal"


@pytest.mark.rule("B31")
def test_a_cut_that_serves_another_waits_for_that_players_turn() -> None:
    """My settlement cuts the longest road, and a third player's is now the longest: that wins only on the own turn."""

    def arrange(p: Position[Catan]) -> None:
        p.settlement(1, "b3").roads(1, "b3", "b4", "b5", "b6", "b7", "b8", "b9")
        p.settlement(0, "c7").roads(0, "c7", "c6", "b5").hand(0, "wood brick wool grain")
        p.city(2, "d2", "e6", "f1", "f3").roads(2, "d2", "d3", "d4", "e3", "e4", "e5")

    t = act(arrange)
    t.play("settlement b5")
    assert t.state.longest == 2
    assert t.state.winner < 0
    t.play("end", "dice 2", "end")
    assert t.state.winner == 2


@pytest.mark.rule("B3", "B6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_beginners_may_start_with_their_first_pieces_placed(players: int) -> None:
    t = table("catan", players, layout="placed")
    assert t.asked() == "roll"
    for p in range(players):
        assert sum(1 for piece in t.state.building if piece == p + 1) == 2
        assert sum(1 for piece in t.state.way if piece == p + 1) == 2
        assert sum(hand_of(t, p).values()) == 3
    assert not any(piece > players for piece in t.state.building)


@pytest.mark.rule("B3")
def test_a_match_with_placed_pieces_is_played_like_any_other() -> None:
    game = serai.load("catan")
    match = Match.create(game, ["a", "b", "c"], {"layout": "placed"}, Dealer(bytes(32)))
    assert match.offer(0) is not None


@pytest.mark.rule("B31")
def test_the_start_of_a_turn_is_soon_enough_to_win() -> None:
    t = begin(lambda p: p.city(1, "a2", "a4", "a6", "c2").cards(1, "point point"))
    t.play("dice 2", "end")
    assert t.asked() == "reveal"
    assert t.state.winner == 1
