"""The Seafarers' rules for ships, as an option: where roads and ships meet, and which ships may be moved."""

from __future__ import annotations

import pytest

from serai.games.catan.cheops.state import Cheops
from serai.games.catan.cheops.tests.test_egypt import EAST, MIDDLE, WEST, _neighbours, path, ship
from serai.games.catan.tests.position import Position, act, hand_of
from serai.testing import ScriptedTable

CARDS = "wood wood brick brick wool wool grain"


def further(t: ScriptedTable, kind: str, crossing: str, *but: str) -> str:
    """A path from a crossing on which a piece of a kind could lie, as far as the ground goes."""
    s = t.state
    flags = s.data.road_edge if kind == "road" else s.data.ship_edge
    for other in _neighbours(crossing):
        edge = path(crossing, other)
        if other not in but and flags[s.data.lattice.edge_names.index(edge)]:
            return edge
    raise AssertionError("no such path")


def line(p: Position[Cheops]) -> None:
    """A ship from the own settlement to the middle of the water."""
    ship(p.settlement(0, WEST).hand(0, CARDS), 0, WEST, MIDDLE)


def strait(p: Position[Cheops]) -> None:
    """Two ships across."""
    line(p)
    ship(p, 0, MIDDLE, EAST)


@pytest.mark.rule("C18", "C6")
def test_a_road_goes_on_from_ships_only_at_an_own_building() -> None:
    free, strict = act(strait, game="cheops"), act(strait, game="cheops", ships="seafarers")
    road = "road " + further(free, "road", EAST, MIDDLE)
    assert free.why(road) == ""
    assert strict.why(road) == "C18"
    assert road not in strict.offered()
    strict.play(f"settlement {EAST}")
    assert strict.why(road) == ""


@pytest.mark.rule("C18")
def test_a_ship_goes_on_from_roads_only_at_an_own_building() -> None:
    free = act(strait, game="cheops")
    far = next(n for n in _neighbours(EAST) if n != MIDDLE and path(EAST, n) == further(free, "road", EAST, MIDDLE))

    def arrange(p: Position[Cheops]) -> None:
        p.settlement(0, EAST).roads(0, EAST, far).hand(0, CARDS)

    free, strict = act(arrange, game="cheops"), act(arrange, game="cheops", ships="seafarers")
    over_water = next(words for words in free.offered("ship") if EAST not in words.split()[1].split("-"))
    assert strict.why(over_water) == "C18"
    assert strict.why("ship " + path(EAST, MIDDLE)) == ""
    assert all(EAST in words.split()[1].split("-") for words in strict.offered("ship"))


@pytest.mark.rule("C19", "C5")
def test_the_last_ship_of_an_open_line_moves_once_a_turn() -> None:
    assert act(strait, game="cheops").why("move-ship " + path(MIDDLE, EAST)) == "C5"
    t = act(strait, game="cheops", ships="seafarers")
    assert t.why("move-ship " + path(WEST, MIDDLE)) == "C19"  # not the last
    assert t.offered("move-ship") == ["move-ship " + path(MIDDLE, EAST)]
    stock, cards = int(t.state.stock[3]), hand_of(t, 0)
    t.play("move-ship " + path(MIDDLE, EAST))
    assert t.why("end") == "C19"
    assert "ship " + path(MIDDLE, EAST) in t.offered()
    elsewhere = next(n for n in _neighbours(WEST) if "ship " + path(WEST, n) in t.offered())
    t.play("ship " + path(WEST, elsewhere))
    assert (int(t.state.stock[3]), hand_of(t, 0)) == (stock, cards)
    assert t.why("move-ship " + path(WEST, elsewhere)) == "C19"  # once a turn
    assert t.offered("move-ship") == []
    t.play("end", "dice 2", "end", "dice 2", "end", "dice 2")
    assert t.seat() == 0
    assert len(t.offered("move-ship")) == 2  # both lines have an open end now


@pytest.mark.rule("C19")
def test_a_ship_put_back_has_not_moved() -> None:
    t = act(strait, game="cheops", ships="seafarers")
    assert t.play("move-ship " + path(MIDDLE, EAST)).state.stack[-1].default(t.state) >= 0
    t.play("ship " + path(MIDDLE, EAST))
    assert t.why("move-ship " + path(MIDDLE, EAST)) == ""


@pytest.mark.rule("C19")
def test_neither_new_ships_nor_those_between_two_own_buildings_move() -> None:
    t = act(line, game="cheops", ships="seafarers").play("ship " + path(MIDDLE, EAST))
    assert t.why("move-ship " + path(MIDDLE, EAST)) == "C19"
    t.play(f"settlement {EAST}", "end", "dice 2", "end", "dice 2", "end", "dice 2")
    assert t.offered("move-ship") == []
    assert t.why("move-ship " + path(MIDDLE, EAST)) == "C19"
    assert t.why("move-ship " + path(WEST, MIDDLE)) == "C19"
