"""The two special cards of the base game: longest road and largest army, always from what lies on the table."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.games.catan.state import Catan, owner
from serai.games.catan.tables import SEATS

LEAST_ROAD: Final = 5
LEAST_ARMY: Final = 3


def road_length(s: Catan, player: i64) -> i64:  # rule B28
    """Most ways in one line; a way counts once, a crossing may repeat, another's building interrupts."""
    best: i64 = 0
    used = vec[i64]([0] * int(s.data.edges))
    for e in range(s.data.edges):
        if s.way[e] != 0 and owner(s.way[e]) == player:
            for end in range(e * 2, e * 2 + 2):
                used[e] = 1
                length = 1 + _onward(s, player, s.data.edge_vertex[end], used)
                used[e] = 0
                if length > best:
                    best = length
    return best


def _onward(s: Catan, player: i64, vertex: i64, used: vec[i64]) -> i64:
    """The longest line that goes on from a crossing over ways not used yet."""
    building = s.building[vertex]
    if building != 0 and owner(building) != player:
        return 0
    best: i64 = 0
    for at in range(vertex * 3, vertex * 3 + 3):
        e = s.data.vertex_edge[at]
        if e >= 0 and used[e] == 0 and s.way[e] != 0 and owner(s.way[e]) == player:
            used[e] = 1
            length = 1 + _onward(s, player, s.data.vertex_vertex[at], used)
            used[e] = 0
            if length > best:
                best = length
    return best


def road_built(s: Catan, player: i64) -> None:  # rule B28
    """The holder's own road changes nothing, nor does one of a player with too few roads."""
    if player == s.longest or s.data.roads - s.stock[player * 4 + 2] < LEAST_ROAD:
        return
    award_road(s)


def settlement_between(s: Catan, player: i64, vertex: i64) -> None:  # rule B29
    """A new building cuts a line only where two ways of another player meet."""
    for at in range(vertex * 3, vertex * 3 + 2):
        e = s.data.vertex_edge[at]
        if e >= 0 and s.way[e] != 0 and owner(s.way[e]) != player:
            for other in range(at + 1, vertex * 3 + 3):
                f = s.data.vertex_edge[other]
                if f >= 0 and owner(s.way[f]) == owner(s.way[e]):
                    award_road(s)
                    return


def award_road(s: Catan) -> None:  # rule B28, B29
    """The holder keeps the card while nobody is longer; else whoever is alone in front gets it; else it lies aside."""
    if not s.data.book.has_longest_road():
        return
    lengths = vec[i64]([0] * SEATS)
    for p in range(s.players):
        if s.data.roads - s.stock[p * 4 + 2] >= LEAST_ROAD:
            lengths[p] = road_length(s, p)
    holder = best_alone(lengths, s.longest, LEAST_ROAD)
    if holder != s.longest:
        if holder >= 0:
            s.tell("longest-road", holder, lengths[holder])
        else:
            s.tell("no-longest-road")
        s.longest = holder
        s.touch_parts(s.players)


def award_army(s: Catan) -> None:  # rule B30
    """As for the road, with knights played."""
    holder = best_alone(s.knights, s.army, LEAST_ARMY)
    if holder != s.army:
        if holder >= 0:
            s.tell("largest-army", holder, s.knights[holder])
        else:
            s.tell("no-largest-army")
        s.army = holder
        s.touch_parts(s.players)


def best_alone(counts: vec[i64], holder: i64, least: i64) -> i64:
    """Who holds a card for the most of something."""
    best: i64 = least - 1
    leader: i64 = NOBODY
    for p in range(len(counts)):
        if counts[p] > best:
            best = counts[p]
            leader = p
        elif counts[p] == best:
            leader = NOBODY
    if holder >= 0 and counts[holder] == best and best >= least:
        return holder
    return leader
