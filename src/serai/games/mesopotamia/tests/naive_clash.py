"""How the side that reacts fights in a solo battle, said once more from the book (p. 48 and 49)."""

from __future__ import annotations

from typing import NamedTuple

from serai.games.mesopotamia.state import GUARDIANS, Mesopotamia
from serai.games.mesopotamia.tests.naive import TRIBE, World, areas, owner_and_kind
from serai.games.mesopotamia.tests.naive_turn import rows

STRENGTH, TACTICS, MOBILITY = range(3)
STAYS, FLEES, FALLS = "stays", "flees", "falls"


class Fought(NamedTuple):
    """What a fight costs the side that reacts, what it has laid, and what becomes of both units."""

    spent: int
    laid: list[int]
    mine: str
    other: str


class Fighter:
    """A unit of the battle with its card."""

    def __init__(self, s: Mesopotamia, number: int) -> None:
        word = f"{'sarc'[s.dealt[number] // 16]}{s.dealt[number] % 16 + 1}"
        row = rows("battle", "battle_card")[word]
        self.side, self.kind = owner_and_kind(int(s.fighter[number]))
        self.laid = [int(n) for n in s.laid[3 * number : 3 * number + 3]]
        self.printed, self.slots = [int(n) for n in row["printed"]], [int(n) for n in row["slots"]]
        self.stands = bool(s.at[s.fighter[number]] == s.area)

    def over(self, other: Fighter) -> bool:
        return other.kind in rows("numbers", "unit")[self.kind]["over"]

    def total(self, row: int) -> int:
        return self.printed[row] + self.laid[row]

    def room(self, row: int) -> int:
        return self.slots[row] - self.laid[row]

    def against(self, other: Fighter) -> int:
        return self.total(STRENGTH) + (self.total(TACTICS) if self.over(other) else 0)


def havens(s: Mesopotamia, world: World, side: int) -> bool:
    """Whether a unit can retreat (p. 31)."""
    here = list(areas())[s.area]
    return any(
        not world.is_barred(side, goal)
        and not world.foes(side, goal)
        and (world.walls.get(goal, side) == side or world.has_ram(side, goal))
        for goal in areas()[here]
    )


def fight(s: Mesopotamia, one: int, two: int) -> Fought:
    """The human's unit and the other side's: A to E."""
    world, mine, other = World(s), Fighter(s, one), Fighter(s, two)
    tie = other.side != TRIBE and (mine.side == TRIBE or world.ladder.index(other.side) < world.ladder.index(mine.side))
    purse = int(s.extra[1]) + (0 if other.side == TRIBE else world.bones[other.side])
    lacking = max(0, mine.against(other) - other.against(mine) + (not tie))
    slower = max(0, mine.total(MOBILITY) - other.total(MOBILITY) + (not tie))
    useful = other.room(STRENGTH) + (other.room(TACTICS) if other.over(mine) else 0)
    laid = list(other.laid)
    if lacking > min(purse, useful):  # C
        flees = other.side != TRIBE and s.solo != GUARDIANS and havens(s, world, other.side)
        if flees and slower <= min(purse, other.room(MOBILITY)):  # D
            laid[MOBILITY] += slower
            return Fought(slower, laid, STAYS, FLEES)
        return Fought(min(1, purse), laid, STAYS, FALLS)  # E
    mates = [Fighter(s, i) for i in range(len(s.fighter))]  # A
    tactics_first = all(other.over(mate) for mate in mates if mate.stands and mate.side == mine.side)
    left = lacking
    for row in (TACTICS, STRENGTH) if tactics_first else (STRENGTH, TACTICS):
        put = min(left, other.room(row)) if row == STRENGTH or other.over(mine) else 0
        laid[row] += put
        left -= put
    can_flee = mine.side != TRIBE and havens(s, world, mine.side)
    if slower > min(purse - lacking, other.room(MOBILITY)):
        return Fought(lacking, laid, FLEES if can_flee else FALLS, STAYS)
    laid[MOBILITY] += slower if can_flee else 0  # B
    return Fought(lacking + (slower if can_flee else 0), laid, FALLS, STAYS)
