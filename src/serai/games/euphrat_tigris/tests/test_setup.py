"""Setting up (pages 3 to 5)."""

from __future__ import annotations

import itertools

import pytest

from serai.catalogue import load
from serai.core.errors import BadData
from serai.core.pack import Pack, export
from serai.games.euphrat_tigris.tests.position import NAME, at, cell, draw_all, hand, on_turn, supply, treasures
from serai.testing import ScriptedTable, table

STANDARD = ["k1", "b2", "p2", "f3", "n5", "i7", "b8", "o9", "f10", "k11"]
ADVANCED = ["e1", "j1", "o2", "b3", "g4", "l4", "d6", "p6", "a8", "h8", "m8", "e10", "j11", "o11"]


def seated(players: int, **options: str) -> ScriptedTable:
    return draw_all(table(NAME, players, None, **options))


@pytest.mark.rule("E1")
def test_every_shedu_space_has_a_temple_and_a_treasure() -> None:
    t = seated(2)
    assert treasures(t) == STANDARD
    assert {at(t, c) for c in STANDARD} == {"temple"}
    assert sum(1 for kind in t.state.tile if kind == 1) == 10


@pytest.mark.rule("E96")
def test_the_advanced_board_has_fourteen() -> None:
    t = seated(2, board="advanced")
    assert treasures(t) == ADVANCED
    assert sum(1 for kind in t.state.tile if kind == 1) == 14


@pytest.mark.rule("E96")
def test_both_maps() -> None:
    standard, advanced = seated(2).state.side, seated(2, board="advanced").state.side
    assert (sum(standard.river), sum(advanced.river)) == (41, 39)
    assert (sum(standard.special), sum(advanced.special)) == (4, 6)


@pytest.mark.rule("E96", "E71")
def test_special_borders_count_on_the_advanced_board_too() -> None:
    special = seated(2, board="advanced").state.side.special
    assert [c for c in ADVANCED if special[cell(c)]] == ["b3", "p6", "a8", "e10", "j11", "o11"]


@pytest.mark.rule("E2")
@pytest.mark.parametrize(("players", "standard", "advanced"), [(2, 131, 127), (3, 125, 121), (4, 119, 115)])
def test_the_bag_holds_all_other_tiles(players: int, standard: int, advanced: int) -> None:
    assert seated(players).state.bag_size() == standard
    assert seated(players, board="advanced").state.bag_size() == advanced


@pytest.mark.rule("E2", "E9")
def test_the_box() -> None:
    t = table(NAME, 2)
    assert [int(n) for n in t.state.data.tiles] == [30, 57, 36, 30]
    assert all(c == -1 for c in t.state.monument)


@pytest.mark.rule("E9")
def test_six_monuments_no_pair_twice() -> None:
    pairs = [int(n) for n in table(NAME, 2).state.data.pairs]
    found = {frozenset(pairs[i : i + 2]) for i in range(0, 12, 2)}
    assert found == {frozenset(pair) for pair in itertools.combinations(range(4), 2)}


@pytest.mark.rule("E9")
def test_an_owner_may_list_the_monuments_in_any_order_but_each_pair_once() -> None:
    game = load(NAME)
    own = export(NAME, game.identity.folder / "data")
    swapped = own.replace('["farm", "temple"]', "@").replace('["temple", "settlement"]', '["farm", "temple"]')
    read = game.rules.tables(Pack.parse(swapped.replace("@", '["temple", "settlement"]'), "pack", game.pack()))
    assert list(read.pairs) == list(game.rules.tables(game.pack()).pairs)
    twice = own.replace('["temple", "settlement"]', '["farm", "temple"]')
    with pytest.raises(BadData, match="must have each of the six pairs of two spheres once"):
        game.rules.tables(Pack.parse(twice, "pack", game.pack()))


@pytest.mark.rule("E3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_has_six_tiles_two_catastrophes_four_leaders(players: int) -> None:
    t = seated(players)
    for seat in "ABCD"[:players]:
        assert len(hand(t, seat).split()) == 6
        assert supply(t, seat) == ["king", "priest", "farmer", "trader"]
    assert [int(n) for n in t.state.catastrophes] == [2] * players


@pytest.mark.rule("E4")
def test_chance_names_the_first_player_then_clockwise() -> None:
    t = seated(3)
    assert (t.asked(), t.offered(seat=-1)) == ("first-player", ["first 1", "first 2", "first 3"])
    t.play("first 2")
    assert "Spieler 2 beginnt." in t.told("de")
    seats = []
    for _ in range(4):
        seats.append(on_turn(t))
        t.play("end")
    assert seats == ["B", "C", "A", "B"]


@pytest.mark.rule("E99")
@pytest.mark.parametrize("chosen", list(itertools.product((0, 1), repeat=4)))
def test_ruling_each_variant_may_be_chosen_without_the_others(chosen: tuple[int, ...]) -> None:
    board, buildings, wonder, conflict = chosen
    t = seated(
        2,
        board=("standard", "advanced")[board],
        buildings=("off", "on")[buildings],
        wonder=("off", "on")[wonder],
        conflict=("standard", "english")[conflict],
    )
    s = t.state
    assert (s.board, s.buildings, s.wonders, s.english) == chosen
    assert t.asked() == "first-player"
