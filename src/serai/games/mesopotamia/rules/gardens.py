"""The Hanging Gardens (p. 20): five parts, one token of each level, the next one revealed when one is built."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, NOBODY, Chance
from serai.games.mesopotamia.rules.goods import affords, heap, pay
from serai.games.mesopotamia.rules.preparation import in_play
from serai.games.mesopotamia.rules.tracks import position
from serai.games.mesopotamia.state import EVENT, GUARDIANS, POPULATION, TABLE, Mesopotamia
from serai.games.mesopotamia.tables import GOODS
from serai.games.mesopotamia.tables_events import GARDEN_LEVELS, GARDENS_OF_LEVEL
from serai.games.mesopotamia.units import settlements, unseated

NONE_LEFT: Final = 1
TOO_DEAR: Final = 2
NOT_MET: Final = 3
MARKS_WAVES: Final = 4


class DealGarden(Chance[Mesopotamia]):
    """Which token of a level comes is unknown until the one before it is built."""  # rule MES018

    fields: ClassVar[tuple[str, ...]] = ("level",)

    def __init__(self, level: i64) -> None:
        super().__init__(CHANCE)
        self.level = level

    def moves(self, s: Mesopotamia) -> vec[i64]:
        found = vec[i64]()
        for token in range(self.level * GARDENS_OF_LEVEL, (self.level + 1) * GARDENS_OF_LEVEL):
            if s.data.garden_there[token] and in_play(s, s.data.garden_set[token]):
                found = append(found, token)
        return found

    def odds(self, s: Mesopotamia) -> vec[i64]:
        return vec[i64]([1] * len(self.moves(s)))

    def play(self, s: Mesopotamia, move: i64) -> None:
        s.garden[self.level] = move
        s.touch(TABLE)
        s.tell("garden-revealed", move)


def next_part(s: Mesopotamia) -> i64:
    """The level of the part that may be built now; GARDEN_LEVELS if all are built."""
    for level in range(GARDEN_LEVELS):
        if s.gardener[level] == NOBODY:
            return level
    return GARDEN_LEVELS


def garden_fault(s: Mesopotamia, side: i64) -> i64:
    """Whether a side can build the part that lies open: its price is paid, its conditions are met."""
    # rules MES068, G40
    if s.solo == GUARDIANS:
        return MARKS_WAVES
    level = next_part(s)
    if level == GARDEN_LEVELS or s.garden[level] == NOBODY:
        return NONE_LEFT
    if not affords(s, side, s.data.garden_cost, s.garden[level] * GOODS):
        return TOO_DEAR
    return 0 if meets_conditions(s, side) else NOT_MET


def meets_conditions(s: Mesopotamia, side: i64) -> bool:
    """Whether a side has the population, the event position and the settlements that the open part asks for."""
    # rule MES068
    token = s.garden[next_part(s)]
    met = position(s, side, POPULATION) >= s.data.garden_people[token]
    met = met and position(s, side, EVENT) >= s.data.garden_events[token]
    return met and settlements(s, side) >= s.data.garden_settlements[token]


def build_garden(s: Mesopotamia, side: i64) -> None:
    """A part is built, and the next token comes to light."""  # rules MES068, MES069, MES070
    level = next_part(s)
    token = s.garden[level]
    s.gardener[level] = side
    s.touch(TABLE)
    if unseated(s, side):  # rule G32
        s.tell("builds-garden-free", s.empire[side], token)
    else:
        pay(s, side, s.data.garden_cost, token * GOODS)
        s.tell("builds-garden", s.empire[side], token, heap(s.data.garden_cost, token * GOODS))
    if level + 1 < GARDEN_LEVELS:
        s.then(DealGarden(level + 1))
    else:
        s.tell("gardens-complete")
