"""Where a player may lay tiles and set leaders: the whole board at one look, for the offer of an action.

An action offers hundreds of moves, and they are found anew for each: so they are written into rows that are long
enough, and not appended one by one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.euphrat_tigris.board import (
    CELLS,
    EMPTY,
    LAST_COLUMN,
    NEAR,
    NOWHERE,
    SPHERES,
    TEMPLE,
    WIDTH,
    Kingdoms,
    Room,
)
from serai.games.euphrat_tigris.rules.leaders import without_leader
from serai.games.euphrat_tigris.state import Tigris

NO_MOVES: Final = vec[i64]([0] * (9 * CELLS + 6))  # as many as there are numbers


class Moves:
    """Moves in the making, ascending: a run of spaces at a time."""

    def __init__(self, most: i64) -> None:
        self.row = NO_MOVES[:most]
        self.count: i64 = 0

    def add(self, move: i64) -> None:
        self.row[self.count] = move
        self.count += 1

    def add_all(self, first: i64, cells: vec[i64], many: i64) -> None:
        """A move for each of so many spaces, numbered from `first`."""
        row, count = self.row, self.count
        for i in range(many):
            row[count + i] = first + cells[i]
        self.count = count + many

    def all(self) -> vec[i64]:
        return self.row[: self.count]


class Spaces:
    """The empty spaces by what may come there, and how many they are: rows may be longer.

    On `land` and `river` a tile joins no more than two kingdoms. `sites` are those on land beside a temple, and `joins`
    tells how many kingdoms a leader would join there, himself still on the board. All of them are the state's own rows:
    they hold until spaces are looked for again.
    """

    # rule E11, E12, E14, E20, E21, E22, E23

    def __init__(self, s: Tigris, kingdoms: Kingdoms) -> None:
        tile, water, label, offices = s.tile, s.side.river, kingdoms.label, kingdoms.offices
        room = s.room
        if room is None:
            room = s.room = Room()
        land, river, sites, joins = room.land, room.river, room.sites, room.joins
        unified = s.joined != NOWHERE
        on_land: i64 = 0
        on_river: i64 = 0
        many: i64 = 0
        left: i64 = 0
        c: i64 = -1
        for kind in tile:  # that beside the board is not empty
            c += 1
            if c & LAST_COLUMN == 0:
                left = 0
            if kind != EMPTY:
                left = label[c]
                continue
            up = label[c - WIDTH] if c >= WIDTH else i64(0)
            right = label[c + 1] if c & LAST_COLUMN != LAST_COLUMN else i64(0)
            down = label[c + WIDTH] if c < CELLS - WIDTH else i64(0)
            if up | left | right | down:
                count: i64 = 0  # of kingdoms
                if up and offices[up]:
                    count = 1
                if left and left != up and offices[left]:
                    count += 1
                if right and right != up and right != left and offices[right]:
                    count += 1
                if down and down != up and down != left and down != right and offices[down]:
                    count += 1
                west, left = left, 0  # for the next space nothing connects here
                if count > 2:
                    continue
                if not water[c] and (
                    (up and tile[c - WIDTH] == TEMPLE)
                    or (west and tile[c - 1] == TEMPLE)
                    or (right and tile[c + 1] == TEMPLE)
                    or (down and tile[c + WIDTH] == TEMPLE)
                    or (unified and s.has_temple(c))
                ):
                    sites[many] = c
                    joins[many] = count
                    many += 1
            if water[c]:
                river[on_river] = c
                on_river += 1
            else:
                land[on_land] = c
                on_land += 1
        self.land, self.on_land = land, on_land
        self.river, self.on_river = river, on_river
        self.sites, self.joins, self.many = sites, joins, many

    def add_leader(self, s: Tigris, kingdoms: Kingdoms, who: i64, first: i64, found: Moves) -> None:
        """Where a leader may come, numbered from `first`: who is on the board is lifted before that is judged."""
        # rule E13, E15
        home, sites, joins, row, count = s.home[who], self.sites, self.joins, found.row, found.count
        if home == NOWHERE:
            for i in range(self.many):
                if joins[i] <= 1:
                    row[count] = first + sites[i]
                    count += 1
        elif kingdoms.holds_without(home) and not shares_office(s, kingdoms, who):
            for i in range(self.many):
                if joins[i] <= 1 or is_freed(kingdoms, sites[i], home, 1 << who % SPHERES):
                    row[count] = first + sites[i]
                    count += 1
        else:
            lifted = without_leader(s, who)
            for i in range(self.many):
                if lifted.touching(sites[i]) <= 1:
                    row[count] = first + sites[i]
                    count += 1
        found.count = count


def is_freed(kingdoms: Kingdoms, c: i64, home: i64, office: i64) -> bool:
    """Whether a space touches a kingdom less without a leader: he alone made it one, or he alone stands beside it."""
    region = kingdoms.label[home]
    touches, elsewhere = False, False
    for at in range(4 * c, 4 * c + 4):
        if kingdoms.label[NEAR[at]] == region:
            touches = True
            elsewhere = elsewhere or NEAR[at] != home
    return touches and (not elsewhere or kingdoms.offices[region] == office)


def shares_office(s: Tigris, kingdoms: Kingdoms, who: i64) -> bool:
    """Whether another leader of the same office stands in the same region."""
    home, office = s.home[who], who % SPHERES
    for p in range(s.players):
        other = s.home[p * SPHERES + office]
        if other >= 0 and other != home and kingdoms.label[other] == kingdoms.label[home]:
            return True
    return False
