"""Building: what roads, settlements, cities and development cards cost and where they may stand."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import Refusal
from serai.games.catan.rules.roads import road_built, settled_between
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
    good: i64 = 0
    while good < RESOURCES:
        if cost[good]:
            pay(s, player, good, cost[good])
        good += 1


def why_not_pay(s: Catan, player: i64, item: i64) -> Refusal | None:
    return None if can_pay(s, player, item) else Refusal("B16", "cannot-pay", item)


def in_stock(s: Catan, player: i64, item: i64) -> bool:  # rule B17
    return s.stock[player * 4 + item] > 0


def why_not_in_stock(s: Catan, player: i64, item: i64) -> Refusal | None:
    return None if in_stock(s, player, item) else Refusal("B17", "none-left", item)


# ---------------------------------------------------------------------- roads


def reaches(s: Catan, player: i64, vertex: i64, without: i64) -> bool:  # rule B13
    """Whether a way may go on from a crossing: own building, or own way and no building of another's."""
    building = s.building[vertex]
    if building != 0:
        return owner(building) == player
    return has_way(s, player, vertex, without)


def has_way(s: Catan, player: i64, vertex: i64, without: i64) -> bool:
    at = vertex * 3
    end = at + 3
    edges, ways = s.data.vertex_edge, s.way
    while at < end:
        e = edges[at]
        if e >= 0 and e != without:
            way = ways[e]
            if way != 0 and (way - 1) & 3 == player:
                return True
        at += 1
    return False


def connects(s: Catan, player: i64, edge: i64) -> bool:  # rule B13
    ends = s.data.edge_vertex
    return reaches(s, player, ends[edge * 2], edge) or reaches(s, player, ends[edge * 2 + 1], edge)


def can_lay(s: Catan, player: i64, edge: i64) -> bool:
    return s.way[edge] == 0 and s.data.road_edge[edge] != 0 and connects(s, player, edge)


def why_not_lay(s: Catan, player: i64, edge: i64) -> Refusal | None:
    """A free path, on land, joined to what one has."""
    if s.way[edge] != 0:
        return Refusal("B13", "path-taken", edge)
    if s.data.road_edge[edge] == 0:
        return Refusal("B13", "path-on-water", edge)
    return None if connects(s, player, edge) else Refusal("B13", "path-apart", edge)


def append_roads(s: Catan, player: i64, moves: vec[i64]) -> vec[i64]:
    """Every place for a road."""
    ways, first, edges = s.way, s.data.at_road, s.data.edges
    e: i64 = 0
    while e < edges:
        if ways[e] == 0 and can_lay(s, player, e):
            moves = append(moves, first + e)
        e += 1
    return moves


def can_lay_any(s: Catan, player: i64) -> bool:
    e: i64 = 0
    while e < s.data.edges:
        if s.way[e] == 0 and can_lay(s, player, e):
            return True
        e += 1
    return False


def lay_road(s: Catan, player: i64, edge: i64) -> None:
    s.way[edge] = player + 1
    s.stock[player * 4 + ROAD] -= 1
    s.tell("built-road", player, edge)
    road_built(s, player)


# ---------------------------------------------------------------------- settlements


def keeps_distance(s: Catan, vertex: i64) -> bool:  # rule B12
    at = vertex * 3
    while at < vertex * 3 + 3:
        v = s.data.vertex_vertex[at]
        if v >= 0 and s.building[v] != 0:
            return False
        at += 1
    return True


def is_open(s: Catan, vertex: i64) -> bool:
    """Free, on land, and no building next to it."""
    return s.building[vertex] == 0 and s.data.land[vertex] != 0 and keeps_distance(s, vertex)


def why_not_open(s: Catan, vertex: i64) -> Refusal | None:
    if s.building[vertex] != 0:
        return Refusal("B12", "crossing-taken", vertex)
    if s.data.land[vertex] == 0:
        return Refusal("B12", "crossing-at-sea", vertex)
    at = vertex * 3
    while at < vertex * 3 + 3:
        v = s.data.vertex_vertex[at]
        if v >= 0 and s.building[v] != 0:
            return Refusal("B12", "too-near", v)
        at += 1
    return None


def can_settle(s: Catan, player: i64, vertex: i64) -> bool:  # rule B14
    return (
        s.building[vertex] == 0
        and has_way(s, player, vertex, -1)
        and is_open(s, vertex)
        and not s.data.book.banned(s, vertex)
    )


def why_not_settle(s: Catan, player: i64, vertex: i64) -> Refusal | None:  # rule B14
    refusal = why_not_open(s, vertex)
    if refusal is None and not has_way(s, player, vertex, -1):
        refusal = Refusal("B14", "no-road-there", vertex)
    return s.data.book.why_banned(s, vertex) if refusal is None else refusal


def append_settlements(s: Catan, player: i64, moves: vec[i64]) -> vec[i64]:
    buildings, first, vertices = s.building, s.data.at_settlement, s.data.vertices
    v: i64 = 0
    while v < vertices:
        if buildings[v] == 0 and can_settle(s, player, v):
            moves = append(moves, first + v)
        v += 1
    return moves


def settle_at(s: Catan, player: i64, vertex: i64) -> None:
    """A settlement is set and may cut another's longest road."""
    s.building[vertex] = player + 1
    s.stock[player * 4 + SETTLEMENT] -= 1
    s.ports[player] |= 1 << s.harbour[vertex]
    s.tell("built-settlement", player, vertex)
    settled_between(s, player, vertex)
    s.data.book.settled(s, player, vertex)


# ---------------------------------------------------------------------- cities


def append_cities(s: Catan, player: i64, moves: vec[i64]) -> vec[i64]:  # rule B15
    buildings, first, vertices = s.building, s.data.at_city, s.data.vertices
    v: i64 = 0
    while v < vertices:
        if buildings[v] == player + 1:
            moves = append(moves, first + v)
        v += 1
    return moves


def why_not_city(s: Catan, player: i64, vertex: i64) -> Refusal | None:  # rule B15
    return None if s.building[vertex] == player + 1 else Refusal("B15", "no-settlement-there", vertex)


def raise_city(s: Catan, player: i64, vertex: i64) -> None:  # rule B15
    """The settlement goes back to its owner's stock."""
    s.building[vertex] = player + 5
    s.stock[player * 4 + CITY] -= 1
    s.stock[player * 4 + SETTLEMENT] += 1
    s.tell("built-city", player, vertex)


# ---------------------------------------------------------------------- the whole list


def append_builds(s: Catan, player: i64, moves: vec[i64]) -> vec[i64]:
    """All that can be paid for and stands in stock, in the order of the block."""
    at = player * 4
    if s.stock[at + ROAD] > 0 and can_pay(s, player, ROAD):
        moves = append_roads(s, player, moves)
    if s.stock[at + SETTLEMENT] > 0 and can_pay(s, player, SETTLEMENT):
        moves = append_settlements(s, player, moves)
    if s.stock[at + CITY] > 0 and can_pay(s, player, CITY):
        moves = append_cities(s, player, moves)
    return moves


def why_not_build(s: Catan, player: i64, move: i64) -> Refusal | None:
    """Why a road, settlement or city of the block cannot be built now."""
    t = s.data
    item: i64 = ROAD if move < t.at_settlement else SETTLEMENT if move < t.at_city else CITY
    refusal = why_not_in_stock(s, player, item)
    if refusal is None:
        refusal = why_not_pay(s, player, item)
    if refusal is not None:
        return refusal
    if item == ROAD:
        return why_not_lay(s, player, move - t.at_road)
    if item == SETTLEMENT:
        return why_not_settle(s, player, move - t.at_settlement)
    return why_not_city(s, player, move - t.at_city)


def build(s: Catan, player: i64, move: i64) -> None:
    """Pay and build a road, settlement or city of the block; it may win."""
    t = s.data
    s.built = 1
    if move < t.at_settlement:
        pay_for(s, player, ROAD)
        lay_road(s, player, move - t.at_road)
    elif move < t.at_city:
        pay_for(s, player, SETTLEMENT)
        settle_at(s, player, move - t.at_settlement)
    else:
        pay_for(s, player, CITY)
        raise_city(s, player, move - t.at_city)
    claim(s)


def why_not_buy(s: Catan, player: i64) -> Refusal | None:  # rule B22
    if count_deck(s) == 0:
        return Refusal("B22", "deck-empty")
    return why_not_pay(s, player, CARD)
