"""A position read once, for bots: regions and what stands in them, what a tile or two would join, squares begun."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.euphrat_tigris.board import (
    CELLS,
    EMPTY,
    FARM,
    LEADER,
    NEAR,
    NOWHERE,
    SPHERES,
    TEMPLE,
    WIDTH,
    count_beside,
)
from serai.games.euphrat_tigris.rules.turn import Act, EndOfTurn
from serai.games.euphrat_tigris.state import MONUMENTS, Tigris
from serai.games.euphrat_tigris.weights import TREASURE_TURNS, TURN_TILES, WEIGHTS

LAST: Final = 0.8  # turns that are played with an empty bag, on average
NO_SQUARE: Final = 3  # tiles missing where no square is begun
BITS: Final = 62  # regions that fit a set of bits
BIT: Final = vec[i64]([1 << region for region in range(BITS)])  # `1 << region` has only 32 bits in compiled code


class Outlook:
    """What lies where. Sets of regions are numbers with a bit for each."""

    def __init__(self, s: Tigris) -> None:
        self.s = s
        kingdoms = s.kingdoms()
        self.label = kingdoms.label
        self.offices = kingdoms.offices
        self.regions: i64 = len(kingdoms.offices)  # one more than there are: they are numbered from 1
        self.supporters = vec[i64]([0] * (SPHERES * self.regions))  # of region r and sphere k at r * 4 + k
        self.monuments = vec[i64]([0] * (SPHERES * self.regions))
        self.owner = vec[i64]([NOWHERE] * (SPHERES * self.regions))  # whose leader stands there
        self.missing = vec[i64]([NO_SQUARE] * (SPHERES * self.regions))  # tiles, to the square nearest to its end
        self.treasures = vec[i64]([0] * self.regions)
        self.site = vec[i64]([0] * self.regions)  # most temples beside a space where a leader may come
        self.land = vec[i64]([0] * self.regions)  # spaces where a tile touches this kingdom alone ...
        self.river = vec[i64]([0] * self.regions)  # ... and those on the river
        self.next = vec[i64]([0] * self.regions)  # regions that one tile would join to this one ...
        self.near = vec[i64]([0] * self.regions)  # ... and two tiles
        self.kingdoms: i64 = 0  # the regions with a leader
        self.count_pieces()
        self.read_spaces()
        self.read_squares()
        self.on_turn: i64 = NOWHERE
        self.actions: i64 = 0
        for frame in s.stack:
            if isinstance(frame, EndOfTurn):
                self.on_turn = frame.player
            elif isinstance(frame, Act):
                self.actions = frame.left

    def count_pieces(self) -> None:
        s, label = self.s, self.label
        tile = s.tile
        supporters = self.supporters
        for c in range(CELLS):
            if tile[c] < SPHERES:
                supporters[label[c] * SPHERES + tile[c]] += 1
        for c in s.side.temples:
            self.treasures[label[c]] += s.treasure[c]
        for who in range(s.players * SPHERES):
            c = s.home[who]
            if c >= 0:
                self.owner[label[c] * SPHERES + who % SPHERES] = who // SPHERES
        for m in range(MONUMENTS):
            c = s.monument[m]
            if c >= 0:
                self.monuments[label[c] * SPHERES + s.data.pairs[2 * m]] += 1
                self.monuments[label[c] * SPHERES + s.data.pairs[2 * m + 1]] += 1
        for r in range(1, min(self.regions, BITS)):
            if self.offices[r]:
                self.kingdoms |= bit(r)

    # ------------------------------------------------------------------ empty spaces

    def read_spaces(self) -> None:
        """Where pieces may come, and which regions lie one or two tiles apart."""
        tile, label, near = self.s.tile, self.label, NEAR
        touched = vec[i64]([0] * (CELLS + 1))
        for c in range(CELLS):
            if tile[c] == EMPTY:
                at = 4 * c
                up, left, right, down = label[near[at]], label[near[at + 1]], label[near[at + 2]], label[near[at + 3]]
                if up | left | right | down:
                    touched[c] = self.read_space(c, up, left, right, down)
        reach = self.near
        for c in range(CELLS):
            if touched[c]:
                at = 4 * c
                beyond = touched[near[at]] | touched[near[at + 1]] | touched[near[at + 2]] | touched[near[at + 3]]
                if beyond:
                    for i in range(at, at + 4):
                        reach[label[near[i]]] |= beyond

    def read_space(self, c: i64, up: i64, left: i64, right: i64, down: i64) -> i64:
        """One empty space beside some regions; returns their set."""
        regions = bit(up) | bit(left) | bit(right) | bit(down)
        joins = self.next
        joins[up] |= regions
        joins[left] |= regions
        joins[right] |= regions
        joins[down] |= regions
        kingdoms = regions & self.kingdoms
        if kingdoms & (kingdoms - 1):  # more than one
            return regions
        if self.s.side.river[c]:
            rooms = self.river
        else:
            rooms = self.land
            temples = count_beside(self.s.tile, c, TEMPLE)
            if temples:
                self.raise_site(up, temples)
                self.raise_site(left, temples)
                self.raise_site(right, temples)
                self.raise_site(down, temples)
        if kingdoms:
            if kingdoms == bit(up):
                rooms[up] += 1
            elif kingdoms == bit(left):
                rooms[left] += 1
            elif kingdoms == bit(right):
                rooms[right] += 1
            else:
                rooms[down] += 1
        return regions

    def raise_site(self, region: i64, temples: i64) -> None:
        if temples > self.site[region]:
            self.site[region] = temples

    # ------------------------------------------------------------------ squares

    def read_squares(self) -> None:
        """Squares with two or three tiles of a sphere and room for the rest, while a monument of it is left."""
        s = self.s
        free = vec[i64]([0] * (EMPTY + 3))
        for m in range(MONUMENTS):
            if s.monument[m] == NOWHERE:
                free[s.data.pairs[2 * m]] = 1
                free[s.data.pairs[2 * m + 1]] = 1
        tile = s.tile
        for c in range(CELLS - WIDTH):
            if c % WIDTH < WIDTH - 1:
                sphere = min(min(tile[c], tile[c + 1]), min(tile[c + WIDTH], tile[c + WIDTH + 1]))
                if free[sphere]:
                    self.read_square(c, sphere)

    def read_square(self, c: i64, sphere: i64) -> None:
        """The square whose upper left space is c."""
        tile, river = self.s.tile, self.s.side.river
        missing: i64 = 0
        region: i64 = 0
        water: i64 = 1 if sphere == FARM else 0
        for i in range(4):
            cell = c + i % 2 + i // 2 * WIDTH
            if tile[cell] == sphere:
                region = self.label[cell]
            elif tile[cell] != EMPTY or river[cell] != water:
                return
            else:
                missing += 1
        at = region * SPHERES + sphere
        if 0 < missing < self.missing[at]:
            self.missing[at] = missing

    # ------------------------------------------------------------------ time

    def treasures_left(self) -> i64:
        """Treasures that may still be taken before the match ends."""
        left: i64 = -self.s.data.left_at_end
        for count in self.treasures:
            left += count
        return max(left, 0)

    def turns_by_bag(self) -> float:
        """How many turns all players together will still have until the bag is empty, the present one among them.

        What hands lack is drawn first. The turn after which the bag has too few is still played.
        """
        s = self.s
        bag = s.bag_size() - self.actions
        for p in range(s.players):
            bag -= s.data.hand - s.hand_size(p)
        present = 0.0 if self.on_turn == NOWHERE else 1.0
        return present + LAST + float(max(bag, 0)) / WEIGHTS.of(s.players)[TURN_TILES]

    def turns_by_treasures(self) -> float:
        """The same, until too few treasures are left."""
        return 1.0 + WEIGHTS.of(self.s.players)[TREASURE_TURNS] * float(max(self.treasures_left() - 1, 0))

    def turns(self) -> float:
        """The same, until the match ends in either way."""
        return min(self.turns_by_bag(), self.turns_by_treasures())

    def turns_each(self) -> float:
        """How many turns each player will still have, the present one not counted, whoever comes first."""
        by_bag = float(self.s.bag_size()) / WEIGHTS.of(self.s.players)[TURN_TILES]
        return min(by_bag, self.turns_by_treasures()) / float(self.s.players)


def bit(region: i64) -> i64:
    return BIT[region] if 0 < region < BITS else 0


def stands_alone(s: Tigris, c: i64) -> bool:
    """Whether a leader lives on a single temple, without a treasure: one that a catastrophe may take away."""
    found: i64 = NOWHERE
    for i in range(4 * c, 4 * c + 4):
        if s.tile[NEAR[i]] == TEMPLE:
            if found != NOWHERE:
                return False
            found = NEAR[i]
    return found != NOWHERE and not s.treasure[found]


assert LEADER < EMPTY  # leaders connect: spaces beside them are beside their region
