"""Ships and trade ways: ways over water, chains of anyone's ways, harbours of others for a gold piece."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, Fault, Note
from serai.games.catan.book import OF_SCENARIO
from serai.games.catan.cheops.rules.seafarers import APART_FROM_SHIPS, is_joined, ship_piece
from serai.games.catan.cheops.state import Cheops
from serai.games.catan.rules.build import CANNOT_PAY, NONE_LEFT, PATH_APART, SHIP, connects, piece_fault
from serai.games.catan.rules.previews import swap_note
from serai.games.catan.rules.trade import BEST_RATE, PILE_EMPTY, SAME_KIND, TRADE_CLOSED, hand_over, rate, trade_closed
from serai.games.catan.state import gain, owner, pay
from serai.games.catan.tables import ANY, GOLD, GOODS, SEATS

NO_RATE: Final = 99  # what a player without a harbour asks

# What can be wrong with a ship and with a trade abroad, besides what the base game knows.
WAY_TAKEN: Final = OF_SCENARIO
PATH_ON_LAND: Final = OF_SCENARIO + 1
NO_SUCH_HOST: Final = OF_SCENARIO + 2
NO_FEE: Final = OF_SCENARIO + 3
NO_BETTER_HARBOUR: Final = OF_SCENARIO + 4
RATE_ABROAD: Final = OF_SCENARIO + 5

WAY_FAULTS: Final[tuple[Fault, ...]] = (
    (WAY_TAKEN, "C6", "path-taken"),
    (PATH_ON_LAND, "C5", "path-on-land"),
    (NO_SUCH_HOST, "C8", "no-such-host"),
    (NO_FEE, "C8", "no-gold"),
    (NO_BETTER_HARBOUR, "C8", "no-better-harbour"),
    (RATE_ABROAD, "C8", "rate"),
)

# ---------------------------------------------------------------------- ships


def sail_fault(s: Cheops, player: i64, edge: i64) -> i64:  # rule C5, C6, C18
    """A free path at a coast or between water hexes, joined to own roads, ships or buildings."""
    if s.way[edge] != 0:
        return WAY_TAKEN
    if s.data.ship_edge[edge] == 0:
        return PATH_ON_LAND
    if not connects(s, player, edge):
        return PATH_APART
    return FINE if s.seafarers == 0 or is_joined(s, player, edge, True) else APART_FROM_SHIPS


def append_ships(s: Cheops, player: i64, moves: vec[i64]) -> vec[i64]:
    """Every place for a ship that is in stock."""
    if s.stock[player * 4 + SHIP] == 0:
        return moves
    for e in range(s.data.edges):
        if s.way[e] == 0 and sail_fault(s, player, e) == FINE:
            moves = append(moves, s.tables.at_ship + e)
    return moves


def free_ship_fault(s: Cheops, player: i64, edge: i64) -> i64:
    """What is wrong with a ship for nothing."""
    return NONE_LEFT if s.stock[player * 4 + SHIP] == 0 else sail_fault(s, player, edge)


def ship_fault(s: Cheops, player: i64, edge: i64) -> i64:
    """What is wrong with a ship that is paid for."""
    code = piece_fault(s, player, SHIP)
    return sail_fault(s, player, edge) if code == FINE else code


def about_ship(edge: i64, code: i64) -> tuple[i64, i64, i64]:
    """Costs and stock speak of ships, all else of the path."""
    return (SHIP if code == NONE_LEFT or code == CANNOT_PAY else edge), 0, 0


def lay_ship(s: Cheops, player: i64, edge: i64) -> None:  # rule C5
    """A ship stays where it is laid, unless the Seafarers' rules are in use."""
    s.put_way(edge, ship_piece(s, player))
    s.stock[player * 4 + SHIP] -= 1
    s.tell("built-ship", player, edge)


# ---------------------------------------------------------------------- trade ways


def reached(s: Cheops, player: i64) -> vec[i64]:  # rule C7
    """The crossings that a chain of ways, whosever they are, joins to a building of the player's."""
    building, way, edges, vertices = s.building, s.way, s.data.vertex_edge, s.data.vertex_vertex
    seen, agenda = vec[i64]([0] * s.data.vertices), vec[i64]([0] * s.data.vertices)
    many: i64 = 0
    for v in range(s.data.vertices):
        if building[v] != 0 and owner(building[v]) == player:
            seen[v] = 1
            agenda[many] = v
            many += 1
    done: i64 = 0
    while done < many:
        at = agenda[done] * 3
        done += 1
        for i in range(at, at + 3):
            e, beside = edges[i], vertices[i]
            if e >= 0 and way[e] != 0 and seen[beside] == 0:
                seen[beside] = 1
                agenda[many] = beside
                many += 1
    return seen


def ports_of_others(s: Cheops, player: i64) -> vec[i64]:  # rule C8
    """For each other player a bit for each kind of harbour that trade ways open."""
    ports, seen = vec[i64]([0] * SEATS), reached(s, player)
    building, harbour = s.building, s.harbour
    for v in range(s.data.vertices):
        if seen[v] != 0 and harbour[v] != 0 and building[v] != 0 and owner(building[v]) != player:
            ports[owner(building[v])] |= 1 << harbour[v]
    return ports


def foreign_rate(ports: i64, good: i64) -> i64:  # rule C8
    if good != GOLD and (ports >> (good + 1)) & 1:
        return BEST_RATE
    return 3 if (ports >> ANY) & 1 else NO_RATE


def harbour_fault(s: Cheops, player: i64, ports: i64, good: i64) -> i64:  # rule C8
    """A better rate than the own, and a gold piece for the owner besides."""
    price = foreign_rate(ports, good)
    if price >= rate(s, player, good):
        return NO_BETTER_HARBOUR
    fee: i64 = 1 if good == GOLD else 0
    return FINE if s.goods[player * GOODS + good] >= price + fee else RATE_ABROAD


def holds_two(s: Cheops, player: i64, kinds: i64) -> bool:
    """Whether a player could pay the best rate of anything."""
    for at in range(player * GOODS, player * GOODS + kinds):
        if s.goods[at] >= BEST_RATE:
            return True
    return False


def append_abroad(s: Cheops, player: i64, moves: vec[i64]) -> vec[i64]:
    """What harbours of others trade; the trade ways are followed once."""
    kinds = s.data.kinds
    if trade_closed(s) or s.goods[player * GOODS + GOLD] == 0 or not holds_two(s, player, kinds):
        return moves
    ports = ports_of_others(s, player)
    for host in range(s.players):
        for good in range(kinds):
            if ports[host] != 0 and harbour_fault(s, player, ports[host], good) == FINE:
                for wanted in range(kinds):
                    if wanted != good and s.bank[wanted] > 0:
                        moves = append(moves, s.tables.at_abroad + (host * kinds + good) * kinds + wanted)
    return moves


def abroad_fault(s: Cheops, player: i64, i: i64) -> i64:  # rule C8
    """What is wrong with a trade at another's harbour, by its place in the block."""
    kinds = s.data.kinds
    host, good, wanted = i // (kinds * kinds), i // kinds % kinds, i % kinds
    if trade_closed(s):
        return TRADE_CLOSED
    if good == wanted:
        return SAME_KIND
    if host >= s.players or host == player:
        return NO_SUCH_HOST
    if s.goods[player * GOODS + GOLD] == 0:
        return NO_FEE
    code = harbour_fault(s, player, ports_of_others(s, player)[host], good)
    return PILE_EMPTY if code == FINE and s.bank[wanted] == 0 else code


def about_abroad(s: Cheops, player: i64, i: i64, code: i64) -> tuple[i64, i64, i64]:
    kinds = s.data.kinds
    host, good, wanted = i // (kinds * kinds), i // kinds % kinds, i % kinds
    if code == NO_BETTER_HARBOUR:
        return host, good, 0
    if code == RATE_ABROAD:
        return foreign_rate(ports_of_others(s, player)[host], good), good, 0
    return (wanted if code == PILE_EMPTY else good), 0, 0


def preview_abroad(s: Cheops, player: i64, i: i64) -> Note:  # rule C8
    """The price at another's harbour, with the owner's gold piece."""
    kinds = s.data.kinds
    host, good, wanted = i // (kinds * kinds), i // kinds % kinds, i % kinds
    return swap_note(good, foreign_rate(ports_of_others(s, player)[host], good), wanted, 1)


def trade_abroad(s: Cheops, player: i64, i: i64) -> None:  # rule C8
    """The fee is paid first."""
    kinds = s.data.kinds
    host, good, wanted = i // (kinds * kinds), i // kinds % kinds, i % kinds
    price = foreign_rate(ports_of_others(s, player)[host], good)
    hand_over(s, player, host, GOLD, 1)
    pay(s, player, good, price)
    gain(s, player, wanted, 1)
    s.tell("traded-abroad", player, host, price, good, wanted)
