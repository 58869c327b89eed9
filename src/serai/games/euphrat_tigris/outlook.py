"""What a board promises and threatens, for bots: safe leaders, squares begun, treasures within reach."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.euphrat_tigris.board import (
    CELLS,
    EMPTY,
    FARM,
    NEAR,
    NOWHERE,
    SPHERES,
    TEMPLE,
    TRADER,
    WIDTH,
    count_beside,
)
from serai.games.euphrat_tigris.rules.monuments import has_sphere, is_free
from serai.games.euphrat_tigris.rules.turn import Act, EndOfTurn
from serai.games.euphrat_tigris.state import MONUMENTS, Tigris

TILES_A_TURN: Final = 2.4  # drawn by the one whose turn it was: two actions, and what conflicts cost
TURNS_A_TREASURE: Final = 5.0  # until another one is taken
SLACK: Final = 0.9  # tiles of doubt in the strength of a side
REVOLTS: Final = 0.5  # how likely a revolt that would succeed is tried before the income has come in
WARS: Final = 0.35  # the same for wars: they need a tile in the right place
REACH: Final = 0.6  # of a treasure's worth, for each tile that is missing to it
GUARDED: Final = 0.4  # of that, if another's leaders stand there
FULL_HAND: Final = 6.0


class Outlook:
    """A position read once, for all that is asked of it from one seat."""

    def __init__(self, s: Tigris, seat: i64) -> None:
        self.s = s
        self.seat = seat
        kingdoms = s.kingdoms()
        self.kingdoms = kingdoms
        self.label = kingdoms.label
        self.regions: i64 = len(kingdoms.offices)
        self.supporters = count_supporters(s.tile, kingdoms.label, self.regions)
        self.wealth = vec[i64]([0] * int(self.regions))
        self.treasures: i64 = 0
        for c in s.side.temples:
            if s.treasure[c]:
                self.wealth[kingdoms.label[c]] += 1
                self.treasures += 1
        self.site = vec[i64]([0] * int(self.regions))  # most temples beside a space where a leader could revolt
        self.joinable = vec[i64]([0] * int(self.regions * self.regions))
        self.read_empty_spaces()
        self.unseen = unseen_tiles(s, seat)
        self.hand = expected_hands(s, seat, self.unseen)
        self.on_turn: i64 = -1
        self.actions: i64 = 0
        for frame in s.stack:
            if isinstance(frame, EndOfTurn):
                self.on_turn = frame.player
            elif isinstance(frame, Act):
                self.actions = frame.left
        self.turns: float = turns_left(s, self.treasures)

    def read_empty_spaces(self) -> None:
        """Where leaders may revolt, and which kingdoms a single tile would join."""
        s, label, offices = self.s, self.label, self.kingdoms.offices
        for c in range(CELLS):
            at = 4 * c
            if s.tile[c] == EMPTY and (
                label[NEAR[at]] or label[NEAR[at + 1]] or label[NEAR[at + 2]] or label[NEAR[at + 3]]
            ):
                first: i64 = 0
                second: i64 = 0
                count: i64 = 0
                for i in range(at, at + 4):
                    region = label[NEAR[i]]
                    if region and offices[region] and region != first and region != second:
                        count += 1
                        second = first
                        first = region
                if count == 1 and not s.side.river[c]:
                    self.site[first] = max(self.site[first], count_beside(s.tile, c, TEMPLE))
                elif count == 2:
                    self.joinable[first * self.regions + second] = 1
                    self.joinable[second * self.regions + first] = 1

    # ------------------------------------------------------------------ leaders

    def hold(self, p: i64, office: i64) -> float:
        """How much of what a leader will earn he is likely to be there for."""
        s = self.s
        c = s.home[p * SPHERES + office]
        region = self.label[c]
        worst = 0.0
        if self.site[region]:
            edge = float(self.site[region] - count_beside(s.tile, c, TEMPLE)) - self.hand[p * SPHERES + TEMPLE]
            for q in range(s.players):
                if q != p:
                    worst = max(worst, odds(edge + self.hand[q * SPHERES + TEMPLE]))
        return 1.0 - REVOLTS * worst - WARS * self.war_risk(p, office, region)

    def war_risk(self, p: i64, office: i64, region: i64) -> float:
        """The worst odds against a leader among the wars that one tile would begin."""
        worst = 0.0
        for other in range(1, self.regions):
            if self.joinable[region * self.regions + other] and (self.kingdoms.offices[other] >> office) & 1:
                q = self.s.find_leader(self.kingdoms, other, office)
                if q != NOWHERE and q != p:
                    worst = max(worst, odds(self.war_edge(q, other, p, region, office)))
        return worst

    def war_edge(self, p: i64, region: i64, q: i64, other: i64, office: i64) -> float:
        """By how many tiles one side of a war is expected to be stronger."""
        board = self.supporters[region * SPHERES + office] - self.supporters[other * SPHERES + office]
        return float(board) + self.hand[p * SPHERES + office] - self.hand[q * SPHERES + office]

    def spoils(self, p: i64, office: i64, region: i64) -> float:
        """What the best war that one tile would begin is expected to bring in the leader's sphere."""
        best = 0.0
        for other in range(1, self.regions):
            if self.joinable[region * self.regions + other] and (self.kingdoms.offices[other] >> office) & 1:
                q = self.s.find_leader(self.kingdoms, other, office)
                if q != NOWHERE and q != p:
                    falls = 1.0 + float(self.supporters[other * SPHERES + office]) * (0.5 if office == TEMPLE else 1.0)
                    chance = odds(self.war_edge(p, region, q, other, office))
                    best = max(best, (2.0 * chance - 1.0) * falls)
        return best

    def monuments(self, office: i64, c: i64) -> float:
        """Monuments of the office's sphere in the kingdom of a space."""
        count: i64 = 0
        for m in range(MONUMENTS):
            at = self.s.monument[m]
            if at != NOWHERE and self.label[at] == self.label[c] and has_sphere(self.s, m, office):
                count += 1
        return float(count)

    # ------------------------------------------------------------------ treasures

    def treasures_in_reach(self, p: i64) -> float:
        """Treasures that a trader takes at the end of this turn, and a part of those near his kingdom."""
        c = self.s.home[p * SPHERES + TRADER]
        if c == NOWHERE:
            return 0.0
        region = self.label[c]
        here = self.wealth[region]
        first = 0.0
        second = 0.0
        for one in self.s.side.temples:
            if self.s.treasure[one] and self.label[one] != region:
                near = math.pow(REACH, float(self.gap(region, one)))
                if self.kingdoms.offices[self.label[one]]:
                    near *= GUARDED
                if near > first:
                    second = first
                    first = near
                elif near > second:
                    second = near
        if here == 0:
            return 0.5 * second
        return float(here - 1) + first + 0.5 * second

    def gap(self, region: i64, target: i64) -> i64:
        """How many tiles are missing between a region and a space, as the crow flies."""
        least: i64 = WIDTH
        x, y = target % WIDTH, target // WIDTH
        for c in range(CELLS):
            if self.label[c] == region:
                across, down = c % WIDTH - x, c // WIDTH - y
                least = min(least, max(across, -across) + max(down, -down) - 1)
        return max(least, 1)


def odds(edge: float) -> float:
    """That an attacker who is expected to be stronger by so many tiles wins: he needs one more than the defender."""
    return 1.0 / (1.0 + math.exp(-(edge - 0.5) / SLACK))


def turns_left(s: Tigris, treasures: i64) -> float:
    """How many turns each player will still have, the present one not counted."""
    by_bag = float(s.bag_size()) / TILES_A_TURN
    by_treasures = 1.0 + TURNS_A_TREASURE * float(max(treasures - s.data.left_at_end - 1, 0))
    return min(by_bag, by_treasures) / float(s.players)


def count_supporters(tile: vec[i64], label: vec[i64], regions: i64) -> vec[i64]:
    """Tiles of each sphere, by region."""
    counts = vec[i64]([0] * int(SPHERES * regions))
    for c in range(CELLS):
        if tile[c] < SPHERES and label[c] > 0:
            counts[label[c] * SPHERES + tile[c]] += 1
    return counts


def unseen_tiles(s: Tigris, seat: i64) -> vec[float]:
    """The share of each sphere among all tiles that a seat has not seen."""
    shares = vec[float]([0.0] * SPHERES)
    total = 0.0
    for k in range(SPHERES):
        count = s.bag[k]
        for p in range(s.players):
            if p != seat:
                count += s.hand[p * SPHERES + k] + s.swapped[p * SPHERES + k]
        shares[k] = float(count)
        total += float(count)
    for k in range(SPHERES):
        shares[k] /= max(total, 1.0)
    return shares


def expected_hands(s: Tigris, seat: i64, unseen: vec[float]) -> vec[float]:
    """What everybody holds, as the seat may expect: its own hand, with what it will draw; of others, the average."""
    hands = vec[float]([0.0] * int(s.players * SPHERES))
    for p in range(s.players):
        for k in range(SPHERES):
            at = p * SPHERES + k
            if p == seat:
                hands[at] = float(s.hand[at])
            else:
                hands[at] = float(s.hand_size(p)) * unseen[k]
    return hands


# ---------------------------------------------------------------------- squares


class Square:
    """A square of four spaces that can still become a monument."""

    def __init__(self, sphere: i64, region: i64, missing: i64) -> None:
        self.sphere = sphere
        self.region = region
        self.missing = missing


def squares_begun(s: Tigris, label: vec[i64]) -> list[Square]:
    """Squares with two or three tiles of a sphere and room for the rest, while a monument of it is left."""
    found: list[Square] = []
    free = vec[i64]([0] * SPHERES)
    for k in range(SPHERES):
        for m in range(MONUMENTS):
            if is_free(s, m, k):
                free[k] = 1
    for c in range(CELLS - WIDTH):
        if c % WIDTH < WIDTH - 1:
            one = read_square(s, label, c, free)
            if one is not None:
                found.append(one)
    return found


def read_square(s: Tigris, label: vec[i64], c: i64, free: vec[i64]) -> Square | None:
    """The square whose upper left space is c."""
    sphere: i64 = min(min(s.tile[c], s.tile[c + 1]), min(s.tile[c + WIDTH], s.tile[c + WIDTH + 1]))
    if sphere >= SPHERES or not free[sphere]:
        return None
    missing: i64 = 0
    region: i64 = 0
    for i in range(4):
        cell = c + i % 2 + i // 2 * WIDTH
        if s.tile[cell] == sphere:
            region = label[cell]
        elif s.tile[cell] != EMPTY or (s.side.river[cell] == 1) != (sphere == FARM):
            return None
        else:
            missing += 1
    return Square(sphere, region, missing) if missing <= 2 else None
