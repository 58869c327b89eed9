"""The spaces of the board and what lies on them: neighbours, regions and kingdoms (page 5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

WIDTH: Final = 16
HEIGHT: Final = 11
CELLS: Final = 176
OFF: Final = 176  # the one space beside the board, so that every space has four neighbours
NOWHERE: Final = -1

# Spheres: a tile, its leader and its points share a number.
SETTLEMENT: Final = 0
TEMPLE: Final = 1
FARM: Final = 2
MARKET: Final = 3
SPHERES: Final = 4

KING: Final = 0
PRIEST: Final = 1
FARMER: Final = 2
TRADER: Final = 3

# What lies on a space: a face-up tile of a sphere (0 to 3), or one of these. Below EMPTY it connects.
FACE_DOWN: Final = 4
WONDER: Final = 5
LEADER: Final = 6
EMPTY: Final = 7
CATASTROPHE: Final = 8
BESIDE: Final = 9  # on OFF alone


def _neighbours() -> vec[i64]:
    near = vec[i64]([OFF] * (4 * (CELLS + 1)))
    for c in range(CELLS):
        if c >= WIDTH:
            near[4 * c] = c - WIDTH
        if c % WIDTH > 0:
            near[4 * c + 1] = c - 1
        if c % WIDTH < WIDTH - 1:
            near[4 * c + 2] = c + 1
        if c < CELLS - WIDTH:
            near[4 * c + 3] = c + WIDTH
    return near


NEAR: Final = _neighbours()  # up, left, right, down of space c at 4 * c


class Kingdoms:
    """The regions of the board; those with a leader are kingdoms.

    `label` numbers the region of each space from 1, 0 where nothing connects. `offices` has for each
    region a bit per office present. One space may be left out: a leader lifted off the board, or
    the tile under the unification marker.
    """

    # rule E6

    def __init__(self, tile: vec[i64], leader: vec[i64], without: i64) -> None:
        label = vec[i64]([0] * (CELLS + 1))
        offices = vec[i64]([0])
        near = NEAR
        todo = vec[i64]([0] * CELLS)
        count: i64 = 0
        first: i64 = 0
        if without >= 0:
            label[without] = -1  # not to be entered
        while first < CELLS:
            if tile[first] < EMPTY and label[first] == 0:
                count += 1
                present: i64 = 0
                label[first] = count
                todo[0] = first
                left: i64 = 1
                while left:
                    left -= 1
                    c = todo[left]
                    if tile[c] == LEADER:
                        present |= 1 << (leader[c] & 3)
                    at = 4 * c
                    end = at + 4
                    while at < end:
                        n = near[at]
                        if tile[n] < EMPTY and label[n] == 0:
                            label[n] = count
                            todo[left] = n
                            left += 1
                        at += 1
                offices = append(offices, present)
            first += 1
        if without >= 0:
            label[without] = 0
        self.label = label
        self.offices = offices

    def touching(self, c: i64) -> i64:
        """How many kingdoms a piece on this empty space would touch."""
        label = self.label
        near = NEAR
        at = 4 * c
        up = label[near[at]]
        left = label[near[at + 1]]
        right = label[near[at + 2]]
        down = label[near[at + 3]]
        if not (up | left | right | down):
            return 0
        offices = self.offices
        count: i64 = 0
        if up and offices[up]:
            count += 1
        if left and left != up and offices[left]:
            count += 1
        if right and right != up and right != left and offices[right]:
            count += 1
        if down and down != up and down != left and down != right and offices[down]:
            count += 1
        return count

    def touched(self, c: i64) -> i64:
        """The first kingdom that a piece on this space touches; 0 if none."""
        for k in range(4):
            near = self.label[NEAR[4 * c + k]]
            if near and self.offices[near]:
                return near
        return 0

    def adjoins(self, c: i64, region: i64) -> bool:
        """Whether a region touches this space."""
        for k in range(4):
            if self.label[NEAR[4 * c + k]] == region:
                return True
        return False


def count_beside(tile: vec[i64], c: i64, kind: i64) -> i64:
    """How many of the four neighbours hold this kind of tile."""
    count: i64 = 0
    for k in range(4):
        if tile[NEAR[4 * c + k]] == kind:
            count += 1
    return count
