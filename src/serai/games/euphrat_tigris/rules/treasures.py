"""Taking treasures (page 12)."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, Decision, Fault, Step, contains
from serai.games.euphrat_tigris.board import NOWHERE, SPHERES, TRADER
from serai.games.euphrat_tigris.state import Tigris

SPECIAL_FIRST: Final = 1
NOT_THERE: Final = 2


def treasures_of(s: Tigris, p: i64) -> vec[i64]:
    """The spaces with treasures in the kingdom of a player's trader."""
    # rule E70, E72
    found = vec[i64]()
    c = s.home[p * SPHERES + TRADER]
    if c == NOWHERE:
        return found
    label = s.regions().label
    for one in s.side.temples:
        if s.treasure[one] and label[one] == label[c]:
            found = append(found, one)
    return found


def count_treasures_of(s: Tigris, p: i64) -> i64:
    """How many they are."""
    c, count = s.home[p * SPHERES + TRADER], i64(0)
    if c != NOWHERE:
        label, temples = s.regions().label, s.side.temples
        for one in temples:
            if s.treasure[one] and label[one] == label[c]:
                count += 1
    return count


def is_any_taken(s: Tigris) -> bool:
    """Whether a trader has treasures to take: more than the one he leaves."""
    # rule E70
    for p in range(s.players):
        if count_treasures_of(s, p) > 1:
            return True
    return False


def may_stay(s: Tigris, p: i64) -> vec[i64]:
    """Which of them may be the one left: special borders go first, so a plain one if there is any."""
    # rule E71
    plain = vec[i64]()
    cells = treasures_of(s, p)
    for c in cells:
        if not s.side.special[c]:
            plain = append(plain, c)
    return plain if len(plain) else cells


class Treasures(Step[Tigris]):
    """Every trader takes all treasures but one from his kingdom, clockwise from the player on turn."""

    # rule E70, E74
    def run(self, s: Tigris) -> None:
        for i in range(s.players - 1, -1, -1):
            p = (self.player + i) % s.players
            if count_treasures_of(s, p) > 1:
                give_treasures(s, p)


def give_treasures(s: Tigris, p: i64) -> None:
    """Ask which treasure stays, unless only one may."""
    stay = may_stay(s, p)
    if len(stay) == 1:
        take_others(s, p, stay[0])
    else:
        s.then(LeaveTreasure(p))


class LeaveTreasure(Decision[Tigris]):
    """The trader's owner takes all treasures of the kingdom but the one he leaves."""

    # rule E70, E71
    rule: ClassVar[str] = "E71"
    faults: ClassVar[tuple[Fault, ...]] = (
        (SPECIAL_FIRST, "E71", "no-treasure-special"),
        (NOT_THERE, "E70", "no-treasure-there"),
    )

    def moves(self, s: Tigris) -> vec[i64]:
        return may_stay(s, self.player)

    def play(self, s: Tigris, move: i64) -> None:
        take_others(s, self.player, move)

    def fault(self, s: Tigris, move: i64) -> i64:
        if contains(may_stay(s, self.player), move):
            return FINE
        return SPECIAL_FIRST if contains(treasures_of(s, self.player), move) else NOT_THERE

    def about(self, s: Tigris, move: i64, code: i64) -> tuple[i64, i64, i64]:
        return move, 0, 0


def take_others(s: Tigris, p: i64, left: i64) -> None:
    """A treasure is a joker, kept secretly until the end."""
    # rule E73
    for c in treasures_of(s, p):
        if c != left:
            s.treasure[c] = 0
            s.won[p] += 1
            s.tell("took-treasure", p, c)
