"""Building: what roads, settlements, cities and development cards cost and where they may stand."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Fault
from serai.games.catan.rules.roads import road_built, settlement_between
from serai.games.catan.scoring import claim
from serai.games.catan.state import Catan, count_deck, owner, pay
from serai.games.catan.tables import BRICK, GOODS, GRAIN, ORE, RESOURCES, WOOD, WOOL

SETTLEMENT: Final = 0
CITY: Final = 1
ROAD: Final = 2
SHIP: Final = 3
CARD: Final = 4
BLOCK: Final = 5

# rule B16: what each costs, wood brick wool grain ore
COSTS: Final = ((1, 1, 1, 1, 0), (0, 0, 0, 2, 3), (1, 1, 0, 0, 0), (1, 0, 1, 0, 0), (0, 0, 1, 1, 1), (0, 1, 0, 0, 1))

# What can be wrong with building and buying.
NONE_LEFT: Final = 1
CANNOT_PAY: Final = 2
PATH_TAKEN: Final = 3
PATH_ON_WATER: Final = 4
PATH_APART: Final = 5
CROSSING_TAKEN: Final = 6
CROSSING_AT_SEA: Final = 7
TOO_NEAR: Final = 8
NO_ROAD_THERE: Final = 9
NO_SETTLEMENT_THERE: Final = 10
DECK_EMPTY: Final = 11

BUILD_FAULTS: Final[tuple[Fault, ...]] = (
    (NONE_LEFT, "B17", "none-left"),
    (CANNOT_PAY, "B16", "cannot-pay"),
    (PATH_TAKEN, "B13", "path-taken"),
    (PATH_ON_WATER, "B13", "path-on-water"),
    (PATH_APART, "B13", "path-apart"),
    (CROSSING_TAKEN, "B12", "crossing-taken"),
    (CROSSING_AT_SEA, "B12", "crossing-at-sea"),
    (TOO_NEAR, "B12", "too-near"),
    (NO_ROAD_THERE, "B14", "no-road-there"),
    (NO_SETTLEMENT_THERE, "B15", "no-settlement-there"),
    (DECK_EMPTY, "B22", "deck-empty"),
)


def can_pay(s: Catan, player: i64, item: i64) -> bool:  # rule B16
    at = player * GOODS
    g = s.goods
    if item == ROAD:
        return g[at + WOOD] > 0 and g[at + BRICK] > 0
    if item == SETTLEMENT:
        return g[at + WOOD] > 0 and g[at + BRICK] > 0 and g[at + WOOL] > 0 and g[at + GRAIN] > 0
    if item == CITY:
        return g[at + ORE] >= 3 and g[at + GRAIN] >= 2
    if item == CARD:
        return g[at + ORE] > 0 and g[at + WOOL] > 0 and g[at + GRAIN] > 0
    if item == SHIP:
        return g[at + WOOD] > 0 and g[at + WOOL] > 0
    return g[at + BRICK] > 0 and g[at + ORE] > 0


def pay_for(s: Catan, player: i64, item: i64) -> None:  # rule B16
    cost = COSTS[item]
    for good in range(RESOURCES):
        if cost[good]:
            pay(s, player, good, cost[good])


def piece_fault(s: Catan, player: i64, item: i64) -> i64:  # rule B16, B17
    """A piece in stock, and what it costs in hand."""
    if s.stock[player * 4 + item] == 0:
        return NONE_LEFT
    return FINE if can_pay(s, player, item) else CANNOT_PAY


# ---------------------------------------------------------------------- roads


def reaches(s: Catan, player: i64, vertex: i64, without: i64) -> bool:  # rule B13
    """Whether a way may go on from a crossing: own building, or own way and no building of another's."""
    building = s.building[vertex]
    if building != 0:
        return owner(building) == player
    return has_way(s, player, vertex, without)


def has_way(s: Catan, player: i64, vertex: i64, without: i64) -> bool:
    edges, ways = s.data.vertex_edge, s.way
    for at in range(vertex * 3, vertex * 3 + 3):
        e = edges[at]
        if e >= 0 and e != without:
            way = ways[e]
            if way != 0 and (way - 1) & 3 == player:
                return True
    return False


def connects(s: Catan, player: i64, edge: i64) -> bool:  # rule B13
    ends = s.data.edge_vertex
    return reaches(s, player, ends[edge * 2], edge) or reaches(s, player, ends[edge * 2 + 1], edge)


def path_fault(s: Catan, edge: i64) -> i64:  # rule B13
    """A free path, on land."""
    if s.way[edge] != 0:
        return PATH_TAKEN
    return PATH_ON_WATER if s.data.road_edge[edge] == 0 else FINE


def road_fault(s: Catan, player: i64, edge: i64) -> i64:  # rule B13
    """A free path, on land, joined to what one has."""
    code = path_fault(s, edge)
    if code != FINE:
        return code
    return s.data.book.road_ban(s, player, edge) if connects(s, player, edge) else PATH_APART


def append_roads(s: Catan, player: i64, moves: vec[i64]) -> vec[i64]:
    """Every place for a road: this is asked so often that it goes without `road_fault`."""
    ways, on_land, first, book = s.way, s.data.road_edge, s.data.at_road, s.data.book
    for e in range(s.data.edges):
        if ways[e] == 0 and on_land[e] != 0 and connects(s, player, e) and book.road_ban(s, player, e) == FINE:
            moves = append(moves, first + e)
    return moves


def can_lay_any(s: Catan, player: i64) -> bool:
    """Whether there is any place for a road."""
    ways, on_land, book = s.way, s.data.road_edge, s.data.book
    for e in range(s.data.edges):
        if ways[e] == 0 and on_land[e] != 0 and connects(s, player, e) and book.road_ban(s, player, e) == FINE:
            return True
    return False


def lay_road(s: Catan, player: i64, edge: i64) -> None:
    s.put_way(edge, player + 1)
    s.stock[player * 4 + ROAD] -= 1
    s.tell("built-road", player, edge)
    road_built(s, player)


# ---------------------------------------------------------------------- settlements


def neighbour(s: Catan, vertex: i64) -> i64:  # rule B12
    """The first crossing next to one with a building on it; NOBODY if all are free."""
    for at in range(vertex * 3, vertex * 3 + 3):
        v = s.data.vertex_vertex[at]
        if v >= 0 and s.building[v] != 0:
            return v
    return NOBODY


def crossing_fault(s: Catan, vertex: i64) -> i64:  # rule B12
    """Free, on land, and no building next to it."""
    if s.building[vertex] != 0:
        return CROSSING_TAKEN
    if s.data.land[vertex] == 0:
        return CROSSING_AT_SEA
    return FINE if neighbour(s, vertex) == NOBODY else TOO_NEAR


def settlement_fault(s: Catan, player: i64, vertex: i64) -> i64:  # rule B14
    """A good crossing at an own way, and none that the scenario forbids."""
    code = crossing_fault(s, vertex)
    if code != FINE:
        return code
    if not has_way(s, player, vertex, NOBODY):
        return NO_ROAD_THERE
    return s.data.book.settlement_ban(s, vertex)


def append_settlements(s: Catan, player: i64, moves: vec[i64]) -> vec[i64]:
    """Every place for a settlement; most crossings have no own way, so that is asked first."""
    buildings, first = s.building, s.data.at_settlement
    for v in range(s.data.vertices):
        if buildings[v] == 0 and has_way(s, player, v, NOBODY) and settlement_fault(s, player, v) == FINE:
            moves = append(moves, first + v)
    return moves


def set_settlement(s: Catan, player: i64, vertex: i64) -> None:
    """A settlement is set and may cut another's longest road."""
    s.put_building(vertex, player + 1)
    s.stock[player * 4 + SETTLEMENT] -= 1
    s.ports[player] |= 1 << s.harbour[vertex]
    s.tell("built-settlement", player, vertex)
    settlement_between(s, player, vertex)
    s.data.book.settlement_set(s, player, vertex)


# ---------------------------------------------------------------------- cities


def city_fault(s: Catan, player: i64, vertex: i64) -> i64:  # rule B15
    return FINE if s.building[vertex] == player + 1 else NO_SETTLEMENT_THERE


def append_cities(s: Catan, player: i64, moves: vec[i64]) -> vec[i64]:  # rule B15
    buildings, first = s.building, s.data.at_city
    for v in range(s.data.vertices):
        if buildings[v] == player + 1:
            moves = append(moves, first + v)
    return moves


def raise_city(s: Catan, player: i64, vertex: i64) -> None:  # rule B15
    """The settlement goes back to its owner's stock."""
    s.put_building(vertex, player + 5)
    s.stock[player * 4 + CITY] -= 1
    s.stock[player * 4 + SETTLEMENT] += 1
    s.tell("built-city", player, vertex)


# ---------------------------------------------------------------------- the whole list


def item_of(s: Catan, move: i64) -> i64:
    """What a building move of the block builds."""
    return ROAD if move < s.data.at_settlement else SETTLEMENT if move < s.data.at_city else CITY


def place_of(s: Catan, move: i64) -> i64:
    """The path or crossing of a building move of the block."""
    t = s.data
    return move - (t.at_road if move < t.at_settlement else t.at_settlement if move < t.at_city else t.at_city)


def append_builds(s: Catan, player: i64, moves: vec[i64]) -> vec[i64]:
    """All that can be paid for and stands in stock, in the order of the block."""
    if piece_fault(s, player, ROAD) == FINE:
        moves = append_roads(s, player, moves)
    if piece_fault(s, player, SETTLEMENT) == FINE:
        moves = append_settlements(s, player, moves)
    if piece_fault(s, player, CITY) == FINE:
        moves = append_cities(s, player, moves)
    return moves


def build_fault(s: Catan, player: i64, move: i64) -> i64:
    """What is wrong with building a road, settlement or city of the block now."""
    item, place = item_of(s, move), place_of(s, move)
    code = piece_fault(s, player, item)
    if code != FINE:
        return code
    if item == ROAD:
        return road_fault(s, player, place)
    return settlement_fault(s, player, place) if item == SETTLEMENT else city_fault(s, player, place)


def about_build(s: Catan, move: i64, code: i64) -> tuple[i64, i64, i64]:
    """Costs and stock speak of the piece, all else of the place."""
    if code == NONE_LEFT or code == CANNOT_PAY:
        return item_of(s, move), 0, 0
    place = place_of(s, move)
    return (neighbour(s, place) if code == TOO_NEAR else place), 0, 0


def build(s: Catan, player: i64, move: i64) -> None:
    """Pay and build a road, settlement or city of the block; it may win."""
    item, place = item_of(s, move), place_of(s, move)
    s.built = 1
    pay_for(s, player, item)
    if item == ROAD:
        lay_road(s, player, place)
    elif item == SETTLEMENT:
        set_settlement(s, player, place)
    else:
        raise_city(s, player, place)
    claim(s)


def buy_fault(s: Catan, player: i64) -> i64:  # rule B22
    if count_deck(s) == 0:
        return DECK_EMPTY
    return FINE if can_pay(s, player, CARD) else CANNOT_PAY
