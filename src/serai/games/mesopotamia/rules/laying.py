"""Knucklebones are laid into empty slots of battle cards (p. 29 and 30)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note
from serai.games.mesopotamia.rules.muster import army_of, bearer, rival, stands
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import BATTLE_CARDS, ROWS
from serai.games.mesopotamia.units import nation

NOT_YOURS: Final = 1
FULL: Final = 2


def free_slots(s: Mesopotamia, fighter: i64, part: i64) -> i64:
    """Empty slots in a row of a unit's card."""
    return s.data.places[s.dealt[fighter] * ROWS + part] - s.laid[fighter * ROWS + part]


def slots_of(s: Mesopotamia, army: i64, part: i64) -> i64:
    """Empty slots in a row of an army's cards."""
    found: i64 = 0
    for fighter in range(len(s.fighter)):
        if army_of(s, fighter) == army and stands(s, fighter):
            found += free_slots(s, fighter, part)
    return found


def lay(s: Mesopotamia, player: i64, army: i64, part: i64, bonus: i64) -> None:
    """A bonus is laid as far as slots reach; what finds none is lost."""  # rules G24, G69
    slots = slots_of(s, army, part)
    if bonus > slots:
        s.tell("bonus-lost", nation(s, rival(s, army)), bonus - slots)
    lay_on(s, player, army, part, min(bonus, slots))


def lay_on(s: Mesopotamia, player: i64, army: i64, part: i64, left: i64) -> None:
    """What is left is laid: by itself where there is no choice, else asked."""
    while left:
        only = only_place(s, army, part, left)
        if only == NOBODY:
            s.then(Lay(player, army, part, left))
            return
        put(s, only, part)
        left -= 1


def only_place(s: Mesopotamia, army: i64, part: i64, left: i64) -> i64:
    """A unit that must take the next knucklebone; NOBODY if there is a choice."""
    full = slots_of(s, army, part) == left  # then every slot is filled
    found: i64 = NOBODY
    for fighter in range(len(s.fighter)):
        if army_of(s, fighter) == army and stands(s, fighter) and free_slots(s, fighter, part):
            if full:
                return fighter
            if found != NOBODY:
                return NOBODY
            found = fighter
    return found


def put(s: Mesopotamia, fighter: i64, part: i64) -> None:
    s.laid[fighter * ROWS + part] += 1
    s.tell("lays", nation(s, rival(s, army_of(s, fighter))), s.dealt[fighter], part)


class Lay(Decision[Mesopotamia]):
    """On which card the next knucklebone goes."""

    # rules MES084, MES087, MES088, MES090, G24, G69
    fields: ClassVar[tuple[str, ...]] = ("player", "army", "part", "left")
    rule: ClassVar[str] = "MES087"
    faults: ClassVar[tuple[Fault, ...]] = (
        (NOT_YOURS, "MES087", "card-not-yours"),
        (FULL, "MES084", "card-full"),
    )

    def __init__(self, player: i64, army: i64, part: i64, left: i64) -> None:
        super().__init__(player)
        self.army = army
        self.part = part
        self.left = left

    def size(self, s: Mesopotamia) -> i64:
        return BATTLE_CARDS

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        fighter = bearer(s, move)
        if fighter == NOBODY or army_of(s, fighter) != self.army:
            return NOT_YOURS
        return FINE if free_slots(s, fighter, self.part) else FULL

    def about(self, s: Mesopotamia, move: i64, code: i64) -> tuple[i64, i64, i64]:
        return move, self.part, self.left

    def play(self, s: Mesopotamia, move: i64) -> None:
        put(s, bearer(s, move), self.part)
        lay_on(s, self.player, self.army, self.part, self.left - 1)

    def prompt(self, s: Mesopotamia) -> Note | None:
        return Note("ask-lay", nation(s, rival(s, self.army)), self.part, self.left)
