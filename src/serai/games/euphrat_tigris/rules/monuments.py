"""Monuments and the wonder (pages 11 and 15)."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, Decision, Fault, Step, contains
from serai.games.euphrat_tigris.board import CELLS, FACE_DOWN, KING, NEAR, NOWHERE, SPHERES, WIDTH, WONDER
from serai.games.euphrat_tigris.rules.evict import evict
from serai.games.euphrat_tigris.state import MONUMENTS, Tigris

MONUMENT_AT: Final = 0
WONDER_AT: Final = 1056  # MONUMENTS * CELLS
NO_MONUMENT: Final = 1232

MONUMENT_BUILT: Final = 1
OTHER_SPHERE: Final = 2
NO_SQUARE: Final = 3
NOT_PLAYED: Final = 4
WONDER_BUILT: Final = 5
NO_CROSS: Final = 6


def is_square(s: Tigris, c: i64, sphere: i64) -> bool:
    """Whether four face-up tiles of a sphere lie in a square whose upper left space is c."""
    # rule E60
    if c < 0 or c % WIDTH == WIDTH - 1 or c >= CELLS - WIDTH:
        return False
    t = s.tile
    return t[c] == sphere and t[c + 1] == sphere and t[c + WIDTH] == sphere and t[c + WIDTH + 1] == sphere


def is_cross(s: Tigris, c: i64, sphere: i64) -> bool:
    """Whether five face-up tiles of a sphere lie in a cross whose middle is c."""
    # rule E100
    t = s.tile
    near = 4 * c
    return (
        t[c] == sphere
        and t[NEAR[near]] == sphere
        and t[NEAR[near + 1]] == sphere
        and t[NEAR[near + 2]] == sphere
        and t[NEAR[near + 3]] == sphere
    )


class RaiseMonument(Decision[Tigris]):
    """The tile has completed a square or a cross of its sphere: a monument or the wonder may be built on it."""

    # rule E60, E62, E103
    fields: ClassVar[tuple[str, ...]] = ("player", "cell")
    rule: ClassVar[str] = "E60"
    faults: ClassVar[tuple[Fault, ...]] = (
        (MONUMENT_BUILT, "E61", "no-monument-free"),
        (OTHER_SPHERE, "E61", "no-monument-sphere"),
        (NO_SQUARE, "E60", "no-monument-square"),
        (NOT_PLAYED, "E100", "no-wonder-played"),
        (WONDER_BUILT, "E100", "no-wonder-left"),
        (NO_CROSS, "E100", "no-wonder-cross"),
    )

    def __init__(self, player: i64, cell: i64) -> None:
        self.player = player
        self.cell = cell

    def squares(self, s: Tigris) -> vec[i64]:
        """The upper left spaces of complete squares that contain the tile."""
        sphere = s.tile[self.cell]
        found = vec[i64]()
        if self.cell % WIDTH > 0:
            if is_square(s, self.cell - WIDTH - 1, sphere):
                found = append(found, self.cell - WIDTH - 1)
        if is_square(s, self.cell - WIDTH, sphere):
            found = append(found, self.cell - WIDTH)
        if self.cell % WIDTH > 0 and is_square(s, self.cell - 1, sphere):
            found = append(found, self.cell - 1)
        if is_square(s, self.cell, sphere):
            found = append(found, self.cell)
        return found

    def crosses(self, s: Tigris) -> vec[i64]:
        """The middles of complete crosses that contain the tile, if the wonder is still to be built."""
        found = vec[i64]()
        if not s.wonders or s.wonder != NOWHERE:
            return found
        sphere = s.tile[self.cell]
        near = 4 * self.cell
        if is_cross(s, NEAR[near], sphere):
            found = append(found, NEAR[near])
        if is_cross(s, NEAR[near + 1], sphere):
            found = append(found, NEAR[near + 1])
        if is_cross(s, self.cell, sphere):
            found = append(found, self.cell)
        if is_cross(s, NEAR[near + 2], sphere):
            found = append(found, NEAR[near + 2])
        if is_cross(s, NEAR[near + 3], sphere):
            found = append(found, NEAR[near + 3])
        return found

    def idle(self, s: Tigris) -> bool:
        return len(self.moves(s)) == 1

    def moves(self, s: Tigris) -> vec[i64]:
        found = vec[i64]()
        squares = self.squares(s)
        if len(squares):
            for m in range(MONUMENTS):
                if is_free(s, m, s.tile[self.cell]):
                    for c in squares:
                        found = append(found, MONUMENT_AT + m * CELLS + c)
        for c in self.crosses(s):
            found = append(found, WONDER_AT + c)
        return append(found, NO_MONUMENT)

    def play(self, s: Tigris, move: i64) -> None:
        if move == NO_MONUMENT:
            s.tell("no-monument-built", self.player)
        elif move >= WONDER_AT:
            build_wonder(s, self.player, move - WONDER_AT)
        else:
            build_monument(s, self.player, move // CELLS, move % CELLS)

    def fault(self, s: Tigris, move: i64) -> i64:
        if move == NO_MONUMENT:
            return FINE
        if move >= WONDER_AT:
            return self.wonder_fault(s, move - WONDER_AT)
        m, c = move // CELLS, move % CELLS
        # rule E61
        if s.monument[m] != NOWHERE:
            return MONUMENT_BUILT
        if not has_sphere(s, m, s.tile[self.cell]):
            return OTHER_SPHERE
        return FINE if contains(self.squares(s), c) else NO_SQUARE

    def wonder_fault(self, s: Tigris, c: i64) -> i64:
        if not s.wonders:
            return NOT_PLAYED
        if s.wonder != NOWHERE:
            return WONDER_BUILT
        return FINE if contains(self.crosses(s), c) else NO_CROSS

    def about(self, s: Tigris, move: i64, code: i64) -> tuple[i64, i64, i64]:
        if code == NO_CROSS:
            return move - WONDER_AT, 0, 0
        if code == NO_SQUARE:
            return move % CELLS, 0, 0
        return move // CELLS, s.tile[self.cell], 0

    def default(self, s: Tigris) -> i64:
        return NO_MONUMENT


def has_sphere(s: Tigris, m: i64, sphere: i64) -> bool:
    return s.data.pairs[2 * m] == sphere or s.data.pairs[2 * m + 1] == sphere


def is_free(s: Tigris, m: i64, sphere: i64) -> bool:
    """Whether a monument with this sphere is still beside the board."""
    # rule E61
    return s.monument[m] == NOWHERE and has_sphere(s, m, sphere)


def build_monument(s: Tigris, p: i64, m: i64, c: i64) -> None:
    """The four tiles are turned over and the monument stands on them; a treasure stays on its tile."""
    # rule E60, E63, E64
    sphere = s.tile[c]
    s.monument[m] = c
    s.turned[sphere] += 4
    s.tell("built-monument", p, m, c)
    cover(s, c, sphere, FACE_DOWN)
    cover(s, c + 1, sphere, FACE_DOWN)
    cover(s, c + WIDTH, sphere, FACE_DOWN)
    cover(s, c + WIDTH + 1, sphere, FACE_DOWN)
    evict(s)


def build_wonder(s: Tigris, p: i64, c: i64) -> None:
    """The five tiles leave the match and the wonder lies in their place; a treasure stays on its space."""
    # rule E101
    # Ruling: a treasure taken up by the wonder keeps its space and the border of that space.
    sphere = s.tile[c]
    s.wonder = c
    s.out[sphere] += 5
    s.tell("built-wonder", p, c)
    cover(s, c, sphere, WONDER)
    for k in range(4):
        cover(s, NEAR[4 * c + k], sphere, WONDER)
    evict(s)


def cover(s: Tigris, c: i64, sphere: i64, kind: i64) -> None:
    """One tile is turned over or replaced; a building on it goes back beside the board."""
    # rule E95
    s.put(c, kind)
    if s.building[sphere] == c:
        s.building[sphere] = NOWHERE
        s.tell("building-returned", sphere)


class MonumentPoints(Step[Tigris]):
    """A point for each of the player's leaders and each monument of his sphere in the same kingdom."""

    # rule E65, E66, E67
    # Ruling: two monuments of a sphere in the kingdom give two points; the book speaks of each
    # leader, but every other edition and implementation counts each monument.
    def run(self, s: Tigris) -> None:
        pay_monuments(s, self.player)


def pay_monuments(s: Tigris, p: i64) -> None:
    for office in range(SPHERES):
        points = count_monuments(s, p, office)
        if points:
            s.tell("monument-pays", p, office)
            s.score(p, office, points)


def count_monuments(s: Tigris, p: i64, office: i64) -> i64:
    """Monuments of a leader's sphere in his kingdom."""
    c = s.home[p * SPHERES + office]
    count: i64 = 0
    if c != NOWHERE:
        label = s.regions().label
        for m in range(MONUMENTS):
            if s.monument[m] != NOWHERE and has_sphere(s, m, office) and label[s.monument[m]] == label[c]:
                count += 1
    return count


class WonderPoint(Decision[Tigris]):
    """The player's king stands in the kingdom of the wonder: one point of a sphere of his choice."""

    # rule E102
    rule: ClassVar[str] = "E102"

    def idle(self, s: Tigris) -> bool:
        c = s.home[self.player * SPHERES + KING]
        if s.wonder == NOWHERE or c == NOWHERE:
            return True
        label = s.regions().label
        return label[s.wonder] != label[c]

    def size(self, s: Tigris) -> i64:
        return SPHERES

    def fault(self, s: Tigris, move: i64) -> i64:
        return FINE

    def play(self, s: Tigris, move: i64) -> None:
        s.score(self.player, move, 1)
