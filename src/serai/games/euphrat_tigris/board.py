"""The spaces of the board and what lies on them: neighbours, regions and kingdoms (page 5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

WIDTH: Final = 16
LAST_COLUMN: Final = 15  # all bits of a column's number
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

MOST_NUMBERS: Final = 200  # of regions, before they are numbered anew
MOST_PARTS: Final = 90  # one more than there can be in a pass over the board: every other space


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
NO_LABELS: Final = vec[i64]([0] * (CELLS + 1))
NO_CELLS: Final = vec[i64]([0] * CELLS)
ROOM: Final = vec[i64]([0] * (CELLS + 1))  # to note spaces in while a region is gone over; nothing is kept there


class Kingdoms:
    """The regions of the board; those with a leader are kingdoms.

    `label` numbers the region of each space, 0 where nothing connects. `offices` has for each number a bit per office
    present. One space may be left out: a leader lifted off the board, or the tile under the unification marker.

    A state corrects its own with every change (see `Tigris.regions`). Numbers ascend from 1 with the first spaces of
    the regions where they are `in_order`; later changes leave gaps. What is `lent` is never changed again.
    """

    # rule E6

    def __init__(self, label: vec[i64], offices: vec[i64], in_order: bool) -> None:
        self.label = label
        self.offices = offices
        self.in_order = in_order
        self.lent = False

    def copied(self) -> Kingdoms:
        return Kingdoms(self.label[:], self.offices[:], self.in_order)

    def ordered(self) -> Kingdoms:
        """The same with numbers in order."""
        label, had = self.label[:], self.offices
        numbers, offices = vec[i64]([0] * len(had)), vec[i64]([0] * len(had))
        count: i64 = 0
        c: i64 = -1
        for region in self.label:
            c += 1
            if region:
                if not numbers[region]:
                    count += 1
                    numbers[region] = count
                    offices[count] = had[region]
                label[c] = numbers[region]
        return Kingdoms(label, offices[: count + 1], True)

    def contents(self) -> list[list[int]]:
        """What it says, whatever numbers the regions have."""
        ordered = self.ordered()
        return [[int(region) for region in ordered.label], [int(offices) for offices in ordered.offices]]

    # ------------------------------------------------------------------ changes

    def add(self, c: i64, offices: i64) -> None:
        """A tile more, or a leader with the bit of his office."""
        label, near, at = self.label, NEAR, 4 * c
        up = label[near[at]]
        left = label[near[at + 1]]
        right = label[near[at + 2]]
        down = label[near[at + 3]]
        region = up if up else left
        if not region:
            self.in_order = False  # as far as can be seen from here
            region = right if right else down
            if not region:
                region = len(self.offices)
                self.offices = append(self.offices, 0)
        label[c] = region
        self.offices[region] |= offices
        if (left and left != region) or (right and right != region) or (down and down != region):
            self.in_order = False
            for k in range(1, 4):
                other = label[near[at + k]]
                if other and other != region:
                    self._unite(other, region)

    def _unite(self, other: i64, region: i64) -> None:
        label = self.label
        self.offices[region] |= self.offices[other]
        self.offices[other] = 0
        c: i64 = -1
        for one in label:
            c += 1
            if one == other:
                label[c] = region

    def remove(self, tile: vec[i64], leader: vec[i64], c: i64, offices: i64) -> None:
        """A piece less, and with it these offices. What falls apart gets new numbers."""
        label, near, region = self.label, NEAR, self.label[c]
        pieces = self.pieces_beside(c)
        label[c] = 0
        if label[near[4 * c]] != region and label[near[4 * c + 1]] != region:
            self.in_order = False
        if pieces == 1:
            self.offices[region] &= ~offices
            return
        self.offices[region] = 0
        self.in_order = False
        for k in range(4):
            begun = near[4 * c + k]
            if label[begun] == region:
                self._renumber(tile, leader, begun)

    def _renumber(self, tile: vec[i64], leader: vec[i64], begun: i64) -> None:
        """A new number for all that hangs together with a space."""
        label, near, region, number = self.label, NEAR, self.label[begun], len(self.offices)
        present: i64 = 0
        to_do = ROOM
        label[begun] = number
        to_do[0] = begun
        left: i64 = 1
        while left > 0:
            left -= 1
            one = to_do[left]
            if tile[one] == LEADER:
                present |= 1 << (leader[one] & 3)
            for at in range(4 * one, 4 * one + 4):
                if label[near[at]] == region:
                    label[near[at]] = number
                    to_do[left] = near[at]
                    left += 1
        self.offices = append(self.offices, present)

    # ------------------------------------------------------------------ questions

    def pieces_beside(self, c: i64) -> i64:
        """Into how many pieces the region of a space may fall without it: neighbours that meet at a corner are one.

        Those that meet farther away count as two.
        """
        label, near, at = self.label, NEAR, 4 * c
        up = label[near[at]] != 0
        left = label[near[at + 1]] != 0
        right = label[near[at + 2]] != 0
        down = label[near[at + 3]] != 0
        pieces: i64 = 0
        if up:
            pieces += 1
            if left and label[c - WIDTH - 1]:
                pieces -= 1
            if right and label[c - WIDTH + 1]:
                pieces -= 1
        if down:
            pieces += 1
            if left and label[c + WIDTH - 1]:
                pieces -= 1
            if right and label[c + WIDTH + 1]:
                pieces -= 1
        if left:
            pieces += 1
        if right:
            pieces += 1
        if not pieces and (up or left or right or down):
            return 1  # all around, in a ring
        return pieces

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


def find_kingdoms(tile: vec[i64], leader: vec[i64], without: i64) -> Kingdoms:
    """The regions, in one pass over the board."""
    label = NO_LABELS[:]
    first = NO_LABELS[:MOST_PARTS]  # of each part the one it was found to belong to; itself where it is none
    present = NO_LABELS[:MOST_PARTS]
    parts: i64 = 0
    left: i64 = 0
    c: i64 = -1
    for kind in tile:  # with that beside the board, which connects nothing
        c += 1
        if kind >= EMPTY or c == without:
            left = 0
            continue
        if c & LAST_COLUMN == 0:
            left = 0
        up = label[c - WIDTH] if c >= WIDTH else i64(0)
        if up:
            if left and left != up:
                unite(first, left, up)
            left = up
        elif not left:
            parts += 1
            first[parts] = parts
            left = parts
        label[c] = left
        if kind == LEADER:
            present[left] |= 1 << (leader[c] & 3)
    return Kingdoms(label, number_regions(label, first, present, parts), True)


def unite(first: vec[i64], one: i64, other: i64) -> None:
    """Two parts turn out to be one: the later then belongs to the earlier."""
    while first[one] != one:
        one = first[one]
    while first[other] != other:
        other = first[other]
    if one < other:
        first[other] = one
    else:
        first[one] = other


def number_regions(label: vec[i64], first: vec[i64], present: vec[i64], parts: i64) -> vec[i64]:
    """Parts that belong together get one number, from 1 in the order of their first spaces; returns their offices."""
    count: i64 = 0
    for part in range(1, parts + 1):
        if first[part] == part:
            count += 1
            first[part] = count
        else:
            first[part] = first[first[part]]  # an earlier part, which has its number by now
    offices = vec[i64]([0] * (count + 1))
    for part in range(1, parts + 1):
        offices[first[part]] |= present[part]
    if count < parts:
        c: i64 = -1
        for part in label:
            c += 1
            if part:
                label[c] = first[part]
    return offices


def count_beside(tile: vec[i64], c: i64, kind: i64) -> i64:
    """How many of the four neighbours hold this kind of tile."""
    count: i64 = 0
    for k in range(4):
        if tile[NEAR[4 * c + k]] == kind:
            count += 1
    return count
