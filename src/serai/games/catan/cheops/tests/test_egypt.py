"""Cheops: founding on the Nile, ships, trade ways, the pyramid, blessing and curse, the end."""

from __future__ import annotations

import pytest

from serai.games.catan.cheops.setup import egypt
from serai.games.catan.cheops.state import Cheops
from serai.games.catan.cheops.view import levels
from serai.games.catan.lattice import Corner, Lattice
from serai.games.catan.rules.founding import first_yield
from serai.games.catan.rules.turn import start_turn
from serai.games.catan.scoring import points
from serai.games.catan.tables import HARBOUR_WORDS
from serai.games.catan.tests.position import Position, act, begin, hand_of
from serai.testing import table

EGYPT = Lattice(egypt())


def at(q: int, r: int, end: str) -> str:
    corner: Corner = (q, r, end)
    return EGYPT.vertex_names[EGYPT.number[corner]]


def path(one: str, other: str) -> str:
    a, b = sorted((EGYPT.vertex_names.index(one), EGYPT.vertex_names.index(other)))
    return EGYPT.edge_names[EGYPT.edge_number[(a, b)]]


SITE = [at(*corner) for corner in ((-1, 5, "N"), (0, 4, "S"), (-1, 6, "N"), (-1, 5, "S"), (-2, 6, "N"), (-1, 4, "S"))]
WEST, MIDDLE, EAST = at(1, 1, "S"), at(1, 2, "N"), at(2, 1, "S")


def ship(p: Position[Cheops], player: int, one: str, other: str) -> Position[Cheops]:
    p.s.way[EGYPT.edge_names.index(path(one, other))] = player + 5
    p.s.stock[player * 4 + 3] -= 1
    return p


@pytest.mark.rule("C1", "C2", "C3", "C4")
def test_three_foundings_on_the_nile() -> None:
    t = table("cheops", 4)
    assert [hand_of(t, p) for p in range(4)] == [{"gold": 3}] * 4
    assert [int(t.state.stock[p * 4 + 3]) for p in range(4)] == [8] * 4
    assert len(t.offered()) == 49
    assert t.why(f"settlement {at(2, 3, 'N')}") == "C3"
    assert t.why(f"settlement {at(2, 2, 'N')}") == "C3"
    assert t.why(f"settlement {at(2, 2, 'S')}") == ""
    order = []
    while t.asked() == "found-settlement":
        order.append(t.seat() + 1)
        t.play(t.offered()[0])
        assert any(words.startswith("ship") for words in t.offered())
        assert t.why("buy") == "B5"
        t.play(t.offered()[-1])
        if len(order) <= 8:
            assert [hand_of(t, p) for p in range(4)] == [{"gold": 3}] * 4  # only the third settlement pays
    assert order == [1, 2, 3, 4, 4, 3, 2, 1, 1, 2, 3, 4]
    assert [points(t.state, p) for p in range(4)] == [3] * 4
    assert all(sum(hand_of(t, p).values()) > 3 for p in range(4))


@pytest.mark.rule("C5", "C6")
def test_ships_on_water_roads_on_land_one_piece_a_path() -> None:
    bank, land = (at(0, 6, "N"), at(0, 5, "S")), (at(0, 5, "N"), at(0, 4, "S"))
    t = act(lambda p: p.settlement(0, bank[0]).settlement(0, land[0]).hand(0, "wood wood brick wool"), game="cheops")
    assert t.why("road " + path(*bank)) == ""
    assert t.why("ship " + path(*bank)) == ""
    assert t.why("ship " + path(*land)) == "C5"
    t.play("ship " + path(*bank))
    assert t.why("road " + path(*bank)) == "B13"
    assert hand_of(t, 0) == {"wood": 1, "brick": 1, "gold": 3}


@pytest.mark.rule("C7", "C8")
def test_a_foreign_harbour_serves_over_a_trade_way_for_a_gold_piece() -> None:
    def arrange(p: Position[Cheops]) -> None:
        p.settlement(0, WEST).settlement(1, EAST).hand(0, "grain grain grain grain gold gold").hand(1, "wool wool gold")
        ship(p, 0, WEST, MIDDLE)
        ship(p, 1, EAST, MIDDLE)

    t = act(arrange, game="cheops")
    gold = hand_of(t, 0)["gold"]
    assert t.why("abroad p2 grain ore") == ""
    assert t.why("abroad p1 grain ore") == "C8"
    assert t.why("abroad p2 wool ore") == "C8"
    t.play("abroad p2 grain ore", "abroad p2 grain wood")
    assert hand_of(t, 0) == {"wood": 1, "ore": 1, "gold": gold - 2}
    assert hand_of(t, 1)["gold"] == 3 + 1 + 2

    back = act(arrange, game="cheops").play("end", "dice 12")
    assert back.seat() == 1
    assert back.why("abroad p1 grain ore") == "C8"
    back.play("abroad p1 wool ore")
    assert hand_of(back, 1) == {"ore": 1, "gold": 3}
    assert hand_of(back, 0)["gold"] == gold + 1

    def poor(p: Position[Cheops]) -> None:
        arrange(p)
        p.s.goods[5] = 0

    assert act(poor, game="cheops").why("abroad p2 grain ore") == "C8"

    def apart(p: Position[Cheops]) -> None:
        p.settlement(0, WEST).settlement(1, EAST).hand(0, "grain grain gold")
        ship(p, 0, WEST, MIDDLE)

    assert act(apart, game="cheops").why("abroad p2 grain ore") == "C8"


@pytest.mark.rule("C8")
def test_gold_at_a_foreign_harbour_costs_three_and_the_fee() -> None:
    lattice = table("cheops", 3).state
    place = EGYPT.vertex_names[list(lattice.harbour).index(HARBOUR_WORDS.index("any"))]
    beside = _neighbours(place)[0]
    further = next(n for n in _neighbours(beside) if n != place)

    def arrange(p: Position[Cheops], gold: int) -> None:
        p.settlement(1, place).settlement(0, further).s.goods[5] = gold
        ship(p, 1, place, beside)
        ship(p, 0, further, beside)

    assert act(lambda p: arrange(p, 3), game="cheops").why("abroad p2 gold ore") == "C8"
    t = act(lambda p: arrange(p, 4), game="cheops").play("abroad p2 gold ore")
    assert hand_of(t, 0) == {"ore": 1}
    assert hand_of(t, 1) == {"gold": 4}


@pytest.mark.rule("C7")
def test_a_trade_way_runs_through_anothers_settlement() -> None:
    def arrange(p: Position[Cheops]) -> None:
        p.settlement(0, WEST).settlement(1, EAST).settlement(2, MIDDLE).hand(0, "grain grain")
        ship(p, 0, WEST, MIDDLE)
        ship(p, 1, EAST, MIDDLE)

    assert act(arrange, game="cheops").why("abroad p2 grain ore") == ""


@pytest.mark.rule("C5")
def test_road_building_lays_ships_too() -> None:
    t = act(lambda p: p.settlement(0, WEST).cards(0, "roads"), game="cheops").play("roads")
    t.play("ship " + path(WEST, MIDDLE), "ship " + path(MIDDLE, EAST))
    assert t.asked() == "act"
    assert hand_of(t, 0) == {"gold": 3}


@pytest.mark.rule("C9", "C12")
def test_before_anyone_is_at_the_site_no_block_is_laid() -> None:
    t = begin(lambda p: p.hand(0, "brick ore"), game="cheops").play("dice 7")
    assert t.state.black == 0
    t.play("robber h3-1")
    assert t.why("block") == "C9"


@pytest.mark.rule("C9", "C10", "C13", "C14")
def test_the_first_block_blesses_and_curses() -> None:
    t = act(lambda p: p.settlement(0, SITE[0]).hand(0, "brick ore brick"), game="cheops")
    assert t.state.begun == 1
    assert [points(t.state, p) for p in range(3)] == [1, 0, 0]
    t.play("block")
    assert [points(t.state, p) for p in range(3)] == [4, -2, -2]
    assert t.why("block") == "B16"
    t.play("end", "dice 7")
    assert t.state.black == 1
    assert t.asked() == "move-robber"


@pytest.mark.rule("C10", "C11")
def test_a_block_over_a_trade_way_costs_a_gold_piece() -> None:
    beside = next(n for n in _neighbours(SITE[1]) if n not in SITE)
    further = next(n for n in _neighbours(beside) if n != SITE[1])

    def joined(p: Position[Cheops]) -> None:
        p.settlement(1, SITE[1]).settlement(0, further).hand(0, "brick brick brick ore ore ore")
        p.roads(1, SITE[1], beside).roads(0, further, beside)

    t = act(joined, game="cheops")
    assert t.why("block") == "C10"
    assert t.why("block-via p3") == "C11"
    t.play("block-via p2", "block-via p2", "block-via p2")
    assert hand_of(t, 0) == {}
    assert hand_of(t, 1) == {"gold": 6}
    assert t.state.blocks[0] == 3

    def apart(p: Position[Cheops]) -> None:
        p.settlement(1, SITE[1]).settlement(0, further).hand(0, "brick ore").roads(0, further, beside)

    assert act(apart, game="cheops").why("block-via p2") == "C11"

    def own(p: Position[Cheops]) -> None:
        p.settlement(1, SITE[1]).settlement(0, SITE[3]).hand(0, "brick ore")

    t = act(own, game="cheops")
    assert t.why("block-via p2") == "C11"
    assert t.why("block") == ""


def _neighbours(vertex: str) -> list[str]:
    v = EGYPT.vertex_names.index(vertex)
    return [EGYPT.vertex_names[b if a == v else a] for a, b in EGYPT.sides if v in (a, b)]


@pytest.mark.rule("C13", "C14")
def test_only_more_blocks_take_the_blessing_and_equals_are_not_cursed() -> None:
    def arrange(p: Position[Cheops]) -> None:
        p.settlement(0, SITE[0]).hand(0, "brick brick ore ore")
        p.s.blocks[1], p.s.blessed, p.s.blocks[2] = 1, 1, 1

    t = act(arrange, game="cheops").play("block")
    assert t.state.blessed == 1
    assert [points(t.state, p) for p in range(3)] == [1, 3, 0]
    t.play("block")
    assert t.state.blessed == 0
    assert [points(t.state, p) for p in range(3)] == [4, -2, -2]


@pytest.mark.rule("C10")
def test_levels_fill_from_below_and_eleven_blocks_are_all() -> None:
    def arrange(p: Position[Cheops]) -> None:
        p.settlement(0, SITE[0]).hand(0, "brick brick ore ore")
        p.s.black, p.s.blocks[1], p.s.blessed = 10, 5, 1

    t = act(arrange, game="cheops")
    assert levels(t.state) == [15, 0, 0, 0]
    t.play("block", "block")
    assert levels(t.state) == [16, 1, 0, 0]

    def used_up(p: Position[Cheops]) -> None:
        arrange(p)
        p.s.blocks[0] = 11

    assert act(used_up, game="cheops").why("block") == "C10"


@pytest.mark.rule("C12", "C15")
def test_the_sixteenth_black_block_ends_the_match() -> None:
    def arrange(p: Position[Cheops]) -> None:
        p.settlement(0, SITE[0]).settlement(1, "c2").cards(1, "point").settlement(2, "c4", "c8")
        p.s.black = 15

    t = begin(arrange, game="cheops").play("dice 7")
    assert t.asked() == "reveal"
    assert t.game.winners(t.state) == [1, 2]

    def full(p: Position[Cheops]) -> None:
        p.settlement(0, SITE[0]).hand(0, "brick ore")
        p.s.black, p.s.blocks[1], p.s.blocks[2], p.s.blessed = 10, 10, 9, 1

    t = act(full, game="cheops").play("block")
    assert t.asked() == "reveal"
    assert t.game.winners(t.state) == [1]


@pytest.mark.rule("C16")
def test_twelve_points_on_ones_own_turn_win() -> None:
    t = act(lambda p: p.city(0, "c2", "c4", "c8", "c10").settlement(0, "c14"), game="cheops")
    t.state.blessed = 0
    assert points(t.state, 0) == 12
    start_turn(t.state, 0)
    assert t.asked() == "reveal"


@pytest.mark.rule("C16")
def test_ruling_twelve_points_wait_for_ones_own_turn() -> None:
    t = act(lambda p: p.city(1, "c2", "c4", "c8", "c10").settlement(1, "c14"), game="cheops")
    t.state.blessed = 1
    assert (t.asked(), t.seat()) == ("act", 0)
    assert t.play("end").asked() == "reveal"
    assert t.game.winners(t.state) == [1]


@pytest.mark.rule("C17")
def test_gold_is_not_discarded_and_comes_from_trade_and_rivers() -> None:
    t = begin(lambda p: p.hand(0, "wood " * 8 + "gold gold"), game="cheops").play("dice 7")
    t.play(*["discard wood"] * 4)
    assert hand_of(t, 0) == {"wood": 4, "gold": 5}
    gold = act(lambda p: p.hand(0, "gold"), game="cheops")
    gold.play("bank gold ore")
    assert hand_of(gold, 0) == {"ore": 1}
    river = begin(lambda p: p.city(0, "k9"), game="cheops").play("dice 9")
    assert hand_of(river, 0) == {"gold": 5}


@pytest.mark.rule("C6")
def test_road_ship_road_and_a_settlement_at_the_end() -> None:
    start, bend, end = WEST, MIDDLE, EAST

    def arrange(p: Position[Cheops]) -> None:
        p.settlement(0, start).hand(0, "wood brick wool grain wood wool wood brick")
        ship(p, 0, start, bend)

    t = act(arrange, game="cheops")
    t.play("ship " + path(bend, end))
    further = next(n for n in _neighbours(end) if n != bend and "road " + path(end, n) in t.offered())
    t.play("road " + path(end, further))
    assert f"settlement {further}" in t.offered()


@pytest.mark.rule("C2", "C17")
def test_the_third_settlement_pays_with_gold_too() -> None:
    s = table("cheops", 3).state
    first_yield(s, 0, EGYPT.vertex_names.index("k9"))
    terrains = [int(s.terrain[h]) for h in s.data.vertex_hex[3 * EGYPT.vertex_names.index("k9") :][:3] if h >= 0]
    assert terrains.count(5) == 1
    assert s.goods[5] == 3 + 1
