"""The pyramid: the site, blocks of the players and of the Pharaoh, blessing and curse, three ways to end."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import Refusal, State
from serai.games.catan.cheops.columns import (
    BLACK,
    BLACK_BLOCKS,
    BLESSED,
    BLESSING,
    BLOCKS,
    CURSE,
    OPEN,
    OWN_BLOCKS,
    PYRAMID_SIZE,
    at_site,
    count_blocks,
    on_nile,
)
from serai.games.catan.cheops.rules.ways import (
    append_foreign,
    append_ships,
    can_buy_ship,
    lay_ship,
    reached,
    trade_abroad,
    why_not_foreign,
    why_not_sail,
    why_not_ship,
)
from serai.games.catan.rules.build import BLOCK, SHIP, can_pay, pay_for, why_not_in_stock, why_not_pay
from serai.games.catan.rules.founding import found_in_order, snake
from serai.games.catan.rules.trade import hand_over, trade_closed
from serai.games.catan.rules.turn import BaseBook
from serai.games.catan.scoring import claim
from serai.games.catan.state import Catan, owner
from serai.games.catan.tables import GOLD, GOODS, SEATS

OWN_SITE: Final = 0  # of the moves that lay a block: through the own building, or through p1 to p4's


class CheopsBook(BaseBook):
    """Three foundings on the Nile, ships beside roads, harbours of others, and the pyramid."""

    def start_play(self, s: State) -> None:  # rule C2
        catan = cast(Catan, s)
        found_in_order(catan, snake(catan.players, 3), 3)

    def may_found(self, s: State, vertex: i64) -> bool:  # rule C3
        return on_nile(cast(Catan, s), vertex)

    def why_not_found(self, s: State, vertex: i64) -> Refusal | None:  # rule C3
        return None if self.may_found(s, vertex) else Refusal("C3", "not-on-nile", vertex)

    def has_longest_road(self) -> bool:  # rule C1
        return False

    def extra_points(self, s: State, player: i64) -> i64:  # rule C13, C14
        catan = cast(Catan, s)
        points: i64 = 0
        if catan.more[BLESSED] == player:
            points += catan.data.more[BLESSING]
        if is_cursed(catan, player):
            points -= catan.data.more[CURSE]
        return points

    def settled(self, s: State, player: i64, vertex: i64) -> None:  # rule C9
        catan = cast(Catan, s)
        if catan.more[OPEN] == 0 and at_site(catan, vertex):
            catan.more[OPEN] = 1
            catan.tell("pyramid-opens", player)

    def on_seven(self, s: State) -> bool:  # rule C12, C15
        catan = cast(Catan, s)
        if catan.more[OPEN] == 0:
            return False
        catan.more[BLACK] += 1
        catan.tell("black-block", catan.more[BLACK])
        return finish_if_done(catan)

    # ------------------------------------------------------------------ ways for nothing

    def more_ways(self, s: State, player: i64, moves: vec[i64]) -> vec[i64]:  # rule C4
        return append_ships(cast(Catan, s), player, moves)

    def is_way(self, s: State, move: i64) -> bool:
        t = cast(Catan, s).data
        return t.at_more <= move < t.at_more + t.edges

    def way_edge(self, s: State, move: i64) -> i64:
        return move - cast(Catan, s).data.at_more

    def play_free_way(self, s: State, player: i64, move: i64) -> None:
        lay_ship(cast(Catan, s), player, self.way_edge(s, move))

    def why_not_free_way(self, s: State, player: i64, move: i64) -> Refusal | None:
        catan = cast(Catan, s)
        refusal = why_not_in_stock(catan, player, SHIP)
        return why_not_sail(catan, player, self.way_edge(s, move)) if refusal is None else refusal

    # ------------------------------------------------------------------ moves of the own turn

    def more_moves(self, s: State, player: i64, moves: vec[i64]) -> vec[i64]:
        catan = cast(Catan, s)
        at_block = catan.data.at_more + catan.data.edges
        if can_buy_ship(catan, player):
            moves = append_ships(catan, player, moves)
        moves = append_blocks(catan, player, at_block, moves)
        if not trade_closed(catan):
            moves = append_foreign(catan, player, at_block + 1 + SEATS, moves)
        return moves

    def play_more(self, s: State, player: i64, move: i64) -> None:
        catan = cast(Catan, s)
        at_block = catan.data.at_more + catan.data.edges
        if move < at_block:
            catan.built = 1
            pay_for(catan, player, SHIP)
            lay_ship(catan, player, self.way_edge(s, move))
        elif move <= at_block + SEATS:
            lay_block(catan, player, move - at_block)
        else:
            trade_abroad(catan, player, move - at_block - 1 - SEATS)

    def why_not_more(self, s: State, player: i64, move: i64) -> Refusal | None:
        catan = cast(Catan, s)
        at_block = catan.data.at_more + catan.data.edges
        if move < at_block:
            return why_not_ship(catan, player, self.way_edge(s, move))
        if move <= at_block + SEATS:
            return why_not_block(catan, player, move - at_block)
        if trade_closed(catan):
            return Refusal("B32", "trade-before-building")
        return why_not_foreign(catan, player, move - at_block - 1 - SEATS)


# ---------------------------------------------------------------------- blocks


def sits_at_site(s: Catan, player: i64) -> bool:
    v: i64 = 0
    while v < s.data.vertices:
        if s.building[v] != 0 and at_site(s, v) and owner(s.building[v]) == player:
            return True
        v += 1
    return False


def hosts(s: Catan, player: i64) -> i64:  # rule C11
    """A bit for each other player whose building at the site a trade way joins to the own."""
    found: i64 = 0
    seen = reached(s, player)
    v: i64 = 0
    while v < s.data.vertices:
        if seen[v] != 0 and s.building[v] != 0 and at_site(s, v) and owner(s.building[v]) != player:
            found |= 1 << owner(s.building[v])
        v += 1
    return found


def has_block(s: Catan, player: i64) -> bool:
    return s.more[OPEN] != 0 and s.more[BLOCKS + player] < s.data.more[OWN_BLOCKS] and can_pay(s, player, BLOCK)


def append_blocks(s: Catan, player: i64, first: i64, moves: vec[i64]) -> vec[i64]:  # rule C10, C11
    if not has_block(s, player):
        return moves
    if sits_at_site(s, player):
        return append(moves, first + OWN_SITE)
    if s.goods[player * GOODS + GOLD] == 0:
        return moves
    found = hosts(s, player)
    p: i64 = 0
    while p < s.players:
        if (found >> p) & 1:
            moves = append(moves, first + 1 + p)
        p += 1
    return moves


def why_not_block(s: Catan, player: i64, way: i64) -> Refusal | None:  # rule C9, C10, C11
    if s.more[OPEN] == 0:
        return Refusal("C9", "pyramid-closed")
    if s.more[BLOCKS + player] >= s.data.more[OWN_BLOCKS]:
        return Refusal("C10", "no-block-left")
    refusal = why_not_pay(s, player, BLOCK)
    if refusal is not None:
        return refusal
    if way == OWN_SITE:
        return None if sits_at_site(s, player) else Refusal("C10", "not-at-site")
    if sits_at_site(s, player):
        return Refusal("C11", "own-site-is-free")
    if s.goods[player * GOODS + GOLD] == 0:
        return Refusal("C11", "no-gold")
    return None if (hosts(s, player) >> (way - 1)) & 1 else Refusal("C11", "no-way-to-site")


def lay_block(s: Catan, player: i64, way: i64) -> None:  # rule C10, C11, C13
    """Brick and ore; through another's building also a gold piece for its owner."""
    s.built = 1
    if way != OWN_SITE:
        hand_over(s, player, way - 1, GOLD, 1)
    pay_for(s, player, BLOCK)
    s.more[BLOCKS + player] += 1
    s.tell("laid-block", player, s.more[BLOCKS + player])
    bless(s, player)
    if not claim(s):
        finish_if_done(s)


def bless(s: Catan, player: i64) -> None:  # rule C13
    """The first block earns the blessing; after that only more blocks take it away."""
    holder = s.more[BLESSED]
    if holder == player:
        return
    if holder < 0 or s.more[BLOCKS + player] > s.more[BLOCKS + holder]:
        s.more[BLESSED] = player
        s.tell("blessed", player)


def is_cursed(s: Catan, player: i64) -> bool:  # rule C14
    """All with the fewest blocks, once players have laid any; nobody while all have the same."""
    fewest, most = s.more[BLOCKS], s.more[BLOCKS]
    p: i64 = 1
    while p < s.players:
        fewest = min(fewest, s.more[BLOCKS + p])
        most = max(most, s.more[BLOCKS + p])
        p += 1
    return fewest < most and s.more[BLOCKS + player] == fewest


def finish_if_done(s: Catan) -> bool:  # rule C15
    """All black blocks laid, or the pyramid whole: the match ends at once and most points win."""
    if s.more[BLACK] < s.data.more[BLACK_BLOCKS] and count_blocks(s) < s.data.more[PYRAMID_SIZE]:
        return False
    s.reveal()
    s.tell("pyramid-done")
    s.stack.clear()
    return True
