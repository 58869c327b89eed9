"""Ships and trade ways: ways over water, chains of anyone's ways, harbours of others for a gold piece."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import Refusal
from serai.games.catan.rules.build import SHIP, can_pay, connects, why_not_in_stock, why_not_pay
from serai.games.catan.rules.trade import hand_over, rate
from serai.games.catan.state import Catan, gain, owner, pay
from serai.games.catan.tables import ANY, GOLD, GOODS, SEATS

# ---------------------------------------------------------------------- ships


def can_sail(s: Catan, player: i64, edge: i64) -> bool:  # rule C5
    return s.way[edge] == 0 and s.data.ship_edge[edge] != 0 and connects(s, player, edge)


def why_not_sail(s: Catan, player: i64, edge: i64) -> Refusal | None:  # rule C5, C6
    """A free path at a coast or between water hexes, joined to own roads, ships or buildings."""
    if s.way[edge] != 0:
        return Refusal("C6", "path-taken", edge)
    if s.data.ship_edge[edge] == 0:
        return Refusal("C5", "path-on-land", edge)
    return None if connects(s, player, edge) else Refusal("B13", "path-apart", edge)


def append_ships(s: Catan, player: i64, moves: vec[i64]) -> vec[i64]:
    if s.stock[player * 4 + SHIP] == 0:
        return moves
    e: i64 = 0
    while e < s.data.edges:
        if s.way[e] == 0 and can_sail(s, player, e):
            moves = append(moves, s.data.at_more + e)
        e += 1
    return moves


def can_buy_ship(s: Catan, player: i64) -> bool:
    return s.stock[player * 4 + SHIP] > 0 and can_pay(s, player, SHIP)


def why_not_ship(s: Catan, player: i64, edge: i64) -> Refusal | None:
    refusal = why_not_in_stock(s, player, SHIP)
    if refusal is None:
        refusal = why_not_pay(s, player, SHIP)
    return why_not_sail(s, player, edge) if refusal is None else refusal


def lay_ship(s: Catan, player: i64, edge: i64) -> None:  # rule C5
    """A ship stays where it is laid."""
    s.way[edge] = player + 5
    s.stock[player * 4 + SHIP] -= 1
    s.tell("built-ship", player, edge)


# ---------------------------------------------------------------------- trade ways


def reached(s: Catan, player: i64) -> vec[i64]:  # rule C7
    """The crossings that a chain of ways, whosever they are, joins to a building of the player's."""
    seen = vec[i64]([0] * int(s.data.vertices))
    agenda = vec[i64]()
    v: i64 = 0
    while v < s.data.vertices:
        if s.building[v] != 0 and owner(s.building[v]) == player:
            seen[v] = 1
            agenda = append(agenda, v)
        v += 1
    done: i64 = 0
    while done < len(agenda):
        at = agenda[done] * 3
        done += 1
        i: i64 = at
        while i < at + 3:
            e, beside = s.data.vertex_edge[i], s.data.vertex_vertex[i]
            if e >= 0 and s.way[e] != 0 and seen[beside] == 0:
                seen[beside] = 1
                agenda = append(agenda, beside)
            i += 1
    return seen


def ports_of_others(s: Catan, player: i64) -> vec[i64]:  # rule C8
    """For each other player a bit for each kind of harbour that trade ways open."""
    ports = vec[i64]([0] * SEATS)
    seen = reached(s, player)
    v: i64 = 0
    while v < s.data.vertices:
        if seen[v] != 0 and s.harbour[v] != 0 and s.building[v] != 0 and owner(s.building[v]) != player:
            ports[owner(s.building[v])] |= 1 << s.harbour[v]
        v += 1
    return ports


def foreign_rate(ports: i64, good: i64) -> i64:  # rule C8
    if good != GOLD and (ports >> (good + 1)) & 1:
        return 2
    return 3 if (ports >> ANY) & 1 else 99


def can_trade_abroad(s: Catan, player: i64, ports: i64, good: i64) -> bool:  # rule C8
    """A better rate than the own, and a gold piece for the owner besides."""
    price = foreign_rate(ports, good)
    fee: i64 = 1 if good == GOLD else 0
    return price < rate(s, player, good) and s.goods[player * GOODS + good] >= price + fee


def append_foreign(s: Catan, player: i64, first: i64, moves: vec[i64]) -> vec[i64]:
    if s.goods[player * GOODS + GOLD] == 0:
        return moves
    ports = ports_of_others(s, player)
    kinds = s.data.kinds
    i: i64 = 0
    while i < SEATS * kinds * kinds:
        host, good, wanted = i // (kinds * kinds), i // kinds % kinds, i % kinds
        if (
            ports[host] != 0
            and good != wanted
            and s.bank[wanted] > 0
            and can_trade_abroad(s, player, ports[host], good)
        ):
            moves = append(moves, first + i)
        i += 1
    return moves


def why_not_foreign(s: Catan, player: i64, i: i64) -> Refusal | None:  # rule C8
    kinds = s.data.kinds
    host, good, wanted = i // (kinds * kinds), i // kinds % kinds, i % kinds
    if good == wanted:
        return Refusal("B21", "same-kind", good)
    if host >= s.players or host == player:
        return Refusal("C8", "no-such-host")
    if s.goods[player * GOODS + GOLD] == 0:
        return Refusal("C8", "no-gold")
    ports = ports_of_others(s, player)
    if foreign_rate(ports[host], good) >= rate(s, player, good):
        return Refusal("C8", "no-better-harbour", host, good)
    if not can_trade_abroad(s, player, ports[host], good):
        return Refusal("C8", "rate", foreign_rate(ports[host], good), good)
    return None if s.bank[wanted] > 0 else Refusal("B18", "pile-empty", wanted)


def trade_abroad(s: Catan, player: i64, i: i64) -> None:  # rule C8
    """The fee is paid first."""
    kinds = s.data.kinds
    host, good, wanted = i // (kinds * kinds), i // kinds % kinds, i % kinds
    price = foreign_rate(ports_of_others(s, player)[host], good)
    hand_over(s, player, host, GOLD, 1)
    pay(s, player, good, price)
    gain(s, player, wanted, 1)
    s.tell("traded-abroad", player, host, price, good, wanted)
