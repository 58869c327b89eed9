"""The pyramid: the site, blocks of the players and of the Pharaoh, blessing and curse, three ways to end."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, Fault, Note
from serai.games.catan.book import OF_SCENARIO
from serai.games.catan.cheops.rules.sailing import append_lifts, lift, lift_fault
from serai.games.catan.cheops.rules.seafarers import APART_FROM_ROADS, SEA_FAULTS, is_joined, moor_ships
from serai.games.catan.cheops.rules.ways import (
    WAY_FAULTS,
    about_abroad,
    about_ship,
    abroad_fault,
    append_abroad,
    append_ships,
    free_ship_fault,
    lay_ship,
    preview_abroad,
    reached,
    ship_fault,
    trade_abroad,
)
from serai.games.catan.cheops.state import Cheops, at_site, count_blocks, on_nile
from serai.games.catan.rules.build import BLOCK, CANNOT_PAY, SHIP, can_pay, pay_for, piece_fault
from serai.games.catan.rules.founding import found_in_order, snake
from serai.games.catan.rules.previews import cost_note
from serai.games.catan.rules.trade import hand_over
from serai.games.catan.rules.turn import BaseBook
from serai.games.catan.scoring import claim, finish
from serai.games.catan.state import owner
from serai.games.catan.tables import GOLD, GOODS, SEATS

OWN_SITE: Final = 0  # of the moves that lay a block: through the own building, or through p1 to p4's

# What can be wrong with founding and with a block, besides what the base game knows.
NOT_ON_NILE: Final = OF_SCENARIO + 11
SITE_CLOSED: Final = OF_SCENARIO + 12
NO_BLOCK_LEFT: Final = OF_SCENARIO + 13
NOT_AT_SITE: Final = OF_SCENARIO + 14
AT_SITE_ALREADY: Final = OF_SCENARIO + 15
NO_GOLD: Final = OF_SCENARIO + 16
NO_WAY_TO_SITE: Final = OF_SCENARIO + 17


class CheopsBook(BaseBook[Cheops]):
    """Three foundings on the Nile, ships beside roads, harbours of others, and the pyramid."""

    faults: ClassVar[tuple[Fault, ...]] = (
        *WAY_FAULTS,
        *SEA_FAULTS,
        (NOT_ON_NILE, "C3", "not-on-nile"),
        (SITE_CLOSED, "C9", "pyramid-closed"),
        (NO_BLOCK_LEFT, "C10", "no-block-left"),
        (NOT_AT_SITE, "C10", "not-at-site"),
        (AT_SITE_ALREADY, "C11", "own-site-is-free"),
        (NO_GOLD, "C11", "no-gold"),
        (NO_WAY_TO_SITE, "C11", "no-way-to-site"),
    )

    def start_play(self, s: Cheops) -> None:  # rule C2
        found_in_order(s, snake(s.players, 3), 3)

    def begin_turn(self, s: Cheops) -> None:  # rule C19
        moor_ships(s)
        super().begin_turn(s)

    def road_ban(self, s: Cheops, player: i64, edge: i64) -> i64:  # rule C18
        return FINE if s.seafarers == 0 or is_joined(s, player, edge, False) else APART_FROM_ROADS

    def found_fault(self, s: Cheops, vertex: i64) -> i64:  # rule C3
        return FINE if on_nile(s, vertex) else NOT_ON_NILE

    def has_longest_road(self) -> bool:  # rule C1
        return False

    def extra_points(self, s: Cheops, player: i64) -> i64:  # rule C13, C14
        points: i64 = 0
        if s.blessed == player:
            points += s.tables.blessing
        if is_cursed(s, player):
            points -= s.tables.curse
        return points

    def sudden_points(self, s: Cheops, player: i64) -> i64:  # rule C13, C14
        """A block that takes the blessing, which lifts the curse as well."""
        if s.begun == 0 or s.blessed == player or (s.blessed >= 0 and s.blocks[player] < s.blocks[s.blessed]):
            return 0
        return s.tables.blessing + (s.tables.curse if is_cursed(s, player) else 0)

    def tell_points(self, s: Cheops, player: i64) -> None:  # rule C13, C14
        if s.blessed == player:
            s.tell("scored-blessing", player, s.tables.blessing)
        if is_cursed(s, player):
            s.tell("scored-curse", player, s.tables.curse)

    def settlement_set(self, s: Cheops, player: i64, vertex: i64) -> None:  # rule C9
        if s.begun == 0 and at_site(s, vertex):
            s.begun = 1
            s.tell("pyramid-opens", player)

    def on_seven(self, s: Cheops) -> bool:  # rule C12, C15
        if s.begun == 0:
            return False
        s.black += 1
        s.tell("black-block", s.black)
        return finish_if_done(s)

    # ------------------------------------------------------------------ ways for nothing

    def more_ways(self, s: Cheops, player: i64, moves: vec[i64]) -> vec[i64]:  # rule C4
        return append_ships(s, player, moves)

    def is_way(self, s: Cheops, move: i64) -> bool:
        return s.tables.at_ship <= move < s.tables.at_block

    def way_edge(self, s: Cheops, move: i64) -> i64:
        return move - s.tables.at_ship

    def way_fault(self, s: Cheops, player: i64, move: i64) -> i64:
        return free_ship_fault(s, player, self.way_edge(s, move))

    def play_free_way(self, s: Cheops, player: i64, move: i64) -> None:
        lay_ship(s, player, self.way_edge(s, move))

    # ------------------------------------------------------------------ moves of the own turn

    def more_moves(self, s: Cheops, player: i64, moves: vec[i64]) -> vec[i64]:
        if piece_fault(s, player, SHIP) == FINE:
            moves = append_ships(s, player, moves)
        moves = append_blocks(s, player, moves)
        moves = append_abroad(s, player, moves)
        return append_lifts(s, player, moves)

    def play_more(self, s: Cheops, player: i64, move: i64) -> None:
        t = s.tables
        if move < t.at_block:
            s.built = 1
            pay_for(s, player, SHIP)
            lay_ship(s, player, move - t.at_ship)
        elif move < t.at_abroad:
            lay_block(s, player, move - t.at_block)
        elif move < t.at_lift:
            trade_abroad(s, player, move - t.at_abroad)
        else:
            lift(s, player, move - t.at_lift)

    def more_fault(self, s: Cheops, player: i64, move: i64) -> i64:
        t = s.tables
        if move < t.at_block:
            return ship_fault(s, player, move - t.at_ship)
        if move < t.at_abroad:
            return block_fault(s, player, move - t.at_block)
        if move < t.at_lift:
            return abroad_fault(s, player, move - t.at_abroad)
        return lift_fault(s, player, move - t.at_lift)

    def preview(self, s: Cheops, player: i64, move: i64) -> Note | None:  # rule C8, C11
        t = s.tables
        if move < t.at_block:
            return cost_note(SHIP, 0)
        if move < t.at_abroad:
            return cost_note(BLOCK, 0 if move == t.at_block + OWN_SITE else 1)
        return preview_abroad(s, player, move - t.at_abroad) if move < t.at_lift else None

    def about(self, s: Cheops, player: i64, move: i64, code: i64) -> tuple[i64, i64, i64]:
        t = s.tables
        if move < t.at_block:
            return about_ship(move - t.at_ship, code)
        if move >= t.at_lift:
            return move - t.at_lift, 0, 0
        return (BLOCK, 0, 0) if move < t.at_abroad else about_abroad(s, player, move - t.at_abroad, code)


# ---------------------------------------------------------------------- blocks


def sits_at_site(s: Cheops, player: i64) -> bool:
    for v in range(s.data.vertices):
        if s.building[v] != 0 and at_site(s, v) and owner(s.building[v]) == player:
            return True
    return False


def hosts(s: Cheops, player: i64) -> i64:  # rule C11
    """A bit for each other player whose building at the site a trade way joins to the own."""
    found: i64 = 0
    seen = reached(s, player)
    for v in range(s.data.vertices):
        if seen[v] != 0 and s.building[v] != 0 and at_site(s, v) and owner(s.building[v]) != player:
            found |= 1 << owner(s.building[v])
    return found


def any_block_fault(s: Cheops, player: i64) -> i64:  # rule C9, C10
    """What is wrong with a block whichever way it is laid."""
    if s.begun == 0:
        return SITE_CLOSED
    if s.blocks[player] >= s.tables.own_blocks:
        return NO_BLOCK_LEFT
    return FINE if can_pay(s, player, BLOCK) else CANNOT_PAY


def block_fault(s: Cheops, player: i64, way: i64) -> i64:  # rule C9, C10, C11
    code = any_block_fault(s, player)
    if code != FINE:
        return code
    if way == OWN_SITE:
        return FINE if sits_at_site(s, player) else NOT_AT_SITE
    if sits_at_site(s, player):
        return AT_SITE_ALREADY
    if s.goods[player * GOODS + GOLD] == 0:
        return NO_GOLD
    return FINE if (hosts(s, player) >> (way - 1)) & 1 else NO_WAY_TO_SITE


def append_blocks(s: Cheops, player: i64, moves: vec[i64]) -> vec[i64]:  # rule C10, C11
    """Seldom can a block be paid for, so that is asked first."""
    if any_block_fault(s, player) != FINE:
        return moves
    for way in range(1 + SEATS):
        if block_fault(s, player, way) == FINE:
            moves = append(moves, s.tables.at_block + way)
    return moves


def lay_block(s: Cheops, player: i64, way: i64) -> None:  # rule C10, C11, C13
    """Brick and ore; through another's building also a gold piece for its owner."""
    s.built = 1
    if way != OWN_SITE:
        hand_over(s, player, way - 1, GOLD, 1)
    pay_for(s, player, BLOCK)
    s.blocks[player] += 1
    s.touch_parts(s.players)
    s.tell("laid-block", player, s.blocks[player])
    bless(s, player)
    if not claim(s):
        finish_if_done(s)


def bless(s: Cheops, player: i64) -> None:  # rule C13
    """The first block earns the blessing; after that only more blocks take it away."""
    holder = s.blessed
    if holder == player:
        return
    if holder < 0 or s.blocks[player] > s.blocks[holder]:
        s.blessed = player
        s.touch_parts(s.players)
        s.tell("blessed", player)


def is_cursed(s: Cheops, player: i64) -> bool:  # rule C14
    """All with the fewest blocks, once players have laid any; nobody while all have the same."""
    fewest, most = s.blocks[0], s.blocks[0]
    for p in range(1, s.players):
        fewest = min(fewest, s.blocks[p])
        most = max(most, s.blocks[p])
    return fewest < most and s.blocks[player] == fewest


def finish_if_done(s: Cheops) -> bool:  # rule C15
    """All black blocks laid, or the pyramid whole: the match ends at once and most points win."""
    if s.black < s.tables.black_blocks and count_blocks(s) < s.tables.pyramid_size:
        return False
    s.tell("pyramid-done")
    finish(s)
    return True
