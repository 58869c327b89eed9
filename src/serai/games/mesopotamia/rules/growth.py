"""Growth (p. 26): food for steps on the population track."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, Decision, Fault, Note
from serai.games.mesopotamia.rules import tracks
from serai.games.mesopotamia.rules.goods import gain, has, heap_of
from serai.games.mesopotamia.state import POPULATION, Mesopotamia
from serai.games.mesopotamia.tables import FOOD

NO_FOOD: Final = 1
NO_ROOM: Final = 2
NOT_PRINTED: Final = 3


def start_growth(s: Mesopotamia, side: i64, card: i64) -> None:
    """One step for the printed food; a few cards offer two for more."""  # rule MES080
    large = Grow(side, card)
    if large.fault(s, 1) == FINE:
        s.then(large)
    else:
        grow(s, side, s.data.amount[card], 1)


def grow(s: Mesopotamia, side: i64, food: i64, steps: i64) -> None:
    gain(s, side, FOOD, -food)
    s.tell("feeds", s.empire[side], food)
    tracks.climb(s, side, POPULATION, steps)


def has_room(s: Mesopotamia, side: i64) -> bool:
    """Whether the seal can move at all."""  # rule G63
    return tracks.reach(s, side, POPULATION, 1) > tracks.position(s, side, POPULATION)


def has_food(s: Mesopotamia, side: i64, card: i64) -> bool:
    return has(s, side, FOOD) >= s.data.amount[card]


class Grow(Decision[Mesopotamia]):
    """One step or two."""  # rule MES080

    fields: ClassVar[tuple[str, ...]] = ("player", "card")
    rule: ClassVar[str] = "MES080"
    faults: ClassVar[tuple[Fault, ...]] = (
        (NO_FOOD, "MES080", "no-food"),
        (NO_ROOM, "G63", "at-top"),
        (NOT_PRINTED, "MES080", "one-step-only"),
    )

    def __init__(self, player: i64, card: i64) -> None:
        self.player = player
        self.card = card

    def size(self, s: Mesopotamia) -> i64:
        return 2

    def price(self, s: Mesopotamia, move: i64) -> i64:
        return s.data.second[self.card] if move else s.data.amount[self.card]

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        if move and s.data.second[self.card] == 0:
            return NOT_PRINTED
        now = tracks.position(s, self.player, POPULATION)
        if tracks.reach(s, self.player, POPULATION, move + 1) <= now + move:
            return NO_ROOM
        return FINE if has(s, self.player, FOOD) >= self.price(s, move) else NO_FOOD

    def preview(self, s: Mesopotamia, move: i64) -> Note | None:
        """What the steps cost, where they lead, how many units that place supports."""
        goal = tracks.reach(s, self.player, POPULATION, move + 1)
        return Note("growth-brings", heap_of(FOOD, self.price(s, move)), goal, s.data.unit_limit[goal])

    def play(self, s: Mesopotamia, move: i64) -> None:
        grow(s, self.player, self.price(s, move), move + 1)
