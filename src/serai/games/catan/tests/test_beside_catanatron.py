"""The base game beside catanatron: two hundred whole matches, and the known differences one by one."""

from __future__ import annotations

from itertools import pairwise

import pytest
from catanatron import Color
from catanatron.models.board import STATIC_GRAPH, Board
from catanatron.state import yield_resources

from serai.games.catan.rules.roads import road_length
from serai.games.catan.scoring import is_decided
from serai.games.catan.tests.beside import RESOURCE, Beside
from serai.games.catan.tests.position import act, begin, hand_of

PARTS = 4
MATCHES = 50  # in each part
KNOWN = {"early", "fresh", "empty-handed", "single", "money", "road", "turn"}


@pytest.mark.parametrize("part", range(PARTS))
def test_two_hundred_matches_move_by_move(part: int) -> None:
    met: dict[str, int] = {}
    same = 0
    for seed in range(part * MATCHES, (part + 1) * MATCHES):
        table = Beside(seed, 2 + seed % 3)
        while not is_decided(table.s):
            table.step()
        assert table.s.winner >= 0
        same += table.compare_winner()
        for name, n in table.met.items():
            met[name] = met.get(name, 0) + n
    assert same > MATCHES // 2
    assert set(met) <= KNOWN
    assert {"early", "fresh", "empty-handed", "money", "road"} <= set(met)


@pytest.mark.rule("B8")
def test_known_difference_a_single_claimant_gets_nothing_there() -> None:
    board = Board()
    coordinate, tile = next((c, t) for c, t in board.map.land_tiles.items() if t.resource)
    assert coordinate != board.robber_coordinate
    node = next(iter(tile.nodes.values()))
    board.build_settlement(Color.RED, node, True)
    board.build_city(Color.RED, node)
    payout, depleted = yield_resources(board, [1] * 5, tile.number)
    assert tile.resource in depleted
    assert payout[Color.RED][RESOURCE.index(tile.resource)] == 0
    ours = begin(lambda p: p.city(0, "a2").empty("ore", 1)).play("dice 10")
    assert hand_of(ours, 0) == {"ore": 1}


@pytest.mark.rule("B28")
def test_known_difference_a_road_up_to_anothers_building_counts() -> None:
    board = Board()
    nodes = _line(board, 6)
    board.build_settlement(Color.RED, nodes[0], True)
    board.build_settlement(Color.BLUE, nodes[5], True)
    for edge in pairwise(nodes):
        board.build_road(Color.RED, edge)
    assert board.road_lengths[Color.RED] == 4
    t = act(lambda p: p.settlement(0, "b3").settlement(1, "b8").roads(0, "b3", "b4", "b5", "b6", "b7", "b8"))
    assert road_length(t.state, 0) == 5
    assert t.state.longest == 0


def _line(board: Board, length: int) -> list[int]:
    """Crossings of the coast, one after the other."""
    land = board.map.land_nodes
    coast = [n for n in land if sum(m in land for m in STATIC_GRAPH.neighbors(n)) == 2]
    line = [coast[0]]
    while len(line) < length:
        line.append(next(n for n in sorted(STATIC_GRAPH.neighbors(line[-1])) if n in land and n not in line))
    return line
