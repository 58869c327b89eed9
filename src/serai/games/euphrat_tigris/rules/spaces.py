"""Where a player may lay tiles and set leaders: the whole board at one look, for the offer of an action.

An action offers hundreds of moves, and they are found anew for each: so they are written into rows that are long
enough, and not appended one by one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.euphrat_tigris.board import CELLS, NEAR, NOWHERE, SPHERES, Kingdoms
from serai.games.euphrat_tigris.rules.leaders import shares_office, without_leader
from serai.games.euphrat_tigris.spots import A_TEMPLE, PIECES
from serai.games.euphrat_tigris.state import Tigris

NO_MOVES: Final = vec[i64]([0] * (9 * CELLS + 6))  # as many as there are numbers


class Moves:
    """Moves in the making, ascending: a run of spaces at a time."""

    def __init__(self, row: vec[i64]) -> None:
        self.row = row  # long enough for all of them
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
        return self.row if self.count == len(self.row) else self.row[: self.count]


class Spaces:
    """The empty spaces by what may come there, and how many they are: rows may be longer.

    On `land` and `river` a tile joins no more than two kingdoms. `sites` are those on land beside a temple, and `joins`
    tells how many kingdoms a leader would join there, himself still on the board; 0 also for one, where he can
    never join more. They are the state's own rows: they hold until spaces are looked for again.
    """

    # rule E11, E12, E14, E20, E21, E22, E23

    def __init__(self, s: Tigris, kingdoms: Kingdoms) -> None:
        spots = s.spots()
        land, beside, sites, joins = spots.land, spots.beside, spots.sites, spots.joins
        many: i64 = 0
        barred: i64 = 0
        for i in range(spots.on_land):
            c = land[i]
            near = beside[c]
            if near > 2:  # more pieces, or a temple
                count: i64 = 0
                if near & PIECES > 1:  # as a conditional expression it would be boxed
                    count = kingdoms.touching(c)
                if count > 2:
                    barred += 1
                elif near >= A_TEMPLE:
                    sites[many] = c
                    joins[many] = count
                    many += 1
        self.sites, self.joins, self.many = sites, joins, many
        self.land, self.on_land = land, spots.on_land - barred
        if barred:
            self.land = without_barred(land, spots.on_land, kingdoms)
        river, barred = spots.river, 0
        for i in range(spots.on_river):
            if beside[river[i]] & PIECES > 2 and kingdoms.touching(river[i]) > 2:
                barred += 1
        self.river, self.on_river = river, spots.on_river - barred
        if barred:
            self.river = without_barred(river, spots.on_river, kingdoms)

    def add_leader(self, s: Tigris, kingdoms: Kingdoms, who: i64, first: i64, found: Moves) -> None:
        """Where a leader may come, numbered from `first`: who is on the board is lifted before that is judged."""
        # rule E13, E15
        home, sites, joins, row, count = s.home[who], self.sites, self.joins, found.row, found.count
        if home == NOWHERE:
            for i in range(self.many):
                if joins[i] <= 1:
                    row[count] = first + sites[i]
                    count += 1
        elif kingdoms.pieces_beside(home) <= 1 and not shares_office(s, kingdoms, who):
            for i in range(self.many):
                if joins[i] <= 1 or is_freed(kingdoms, sites[i], home, 1 << who % SPHERES):
                    row[count] = first + sites[i]
                    count += 1
        else:
            lifted: Kingdoms | None = None  # found where it matters
            region = kingdoms.label[home]
            for i in range(self.many):
                if joins[i] > 1 or (joins[i] and kingdoms.adjoins(sites[i], region)):
                    if lifted is None:
                        lifted = without_leader(s, who)
                    if lifted.touching(sites[i]) > 1:
                        continue
                row[count] = first + sites[i]
                count += 1
        found.count = count


def without_barred(cells: vec[i64], many: i64, kingdoms: Kingdoms) -> vec[i64]:
    """Those of the first so many spaces on which a tile joins no more than two kingdoms."""
    found = cells[:many]
    count: i64 = 0
    for i in range(many):
        if kingdoms.touching(cells[i]) <= 2:
            found[count] = cells[i]
            count += 1
    return found


def is_freed(kingdoms: Kingdoms, c: i64, home: i64, office: i64) -> bool:
    """Whether a space touches a kingdom less without a leader: he alone made it one, or he alone stands beside it."""
    region = kingdoms.label[home]
    touches, elsewhere = False, False
    for at in range(4 * c, 4 * c + 4):
        if kingdoms.label[NEAR[at]] == region:
            touches = True
            elsewhere = elsewhere or NEAR[at] != home
    return touches and (not elsewhere or kingdoms.offices[region] == office)
