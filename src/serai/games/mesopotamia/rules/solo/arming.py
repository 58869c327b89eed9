"""The human lays knucklebones on the cards of his units before the other side draws (p. 48)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note, Step
from serai.games.mesopotamia.rules.goods import gain
from serai.games.mesopotamia.rules.laying import free_slots, put
from serai.games.mesopotamia.rules.muster import army_of, bearer, rival, stands
from serai.games.mesopotamia.rules.solo.roles import arming, purse
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import BATTLE_CARDS, BONE, ROWS
from serai.games.mesopotamia.units import nation

ARMED: Final = 192  # BATTLE_CARDS * ROWS

NOT_YOURS: Final = 1
NO_BONES: Final = 2
FULL: Final = 3
MUST: Final = 4


def slots_left(s: Mesopotamia) -> i64:
    """Empty slots on the cards of the human's units."""
    found: i64 = 0
    for fighter in range(len(s.fighter)):
        if army_of(s, fighter) == arming(s) and stands(s, fighter):
            for part in range(ROWS):
                found += free_slots(s, fighter, part)
    return found


def due(s: Mesopotamia) -> i64:
    """How many must still be laid: those of ships, a tribe's all, as far as slots reach."""  # rules G83, G84
    return min(s.extra[0], slots_left(s))


def only_row(s: Mesopotamia) -> i64:
    """The row (fighter * ROWS + part) that must take the next knucklebone; NOBODY if there is a choice."""
    if due(s) == 0:
        return NOBODY
    full = due(s) == slots_left(s)  # then every slot is filled
    found: i64 = NOBODY
    for fighter in range(len(s.fighter)):
        if army_of(s, fighter) == arming(s) and stands(s, fighter):
            for part in range(ROWS):
                if free_slots(s, fighter, part):
                    if found != NOBODY:
                        return NOBODY
                    found = fighter * ROWS + part
                    if full:
                        return found
    return found


def arm(s: Mesopotamia, fighter: i64, part: i64) -> None:
    """A knucklebone of this battle, else of the store, goes on a row of a card."""
    if s.extra[0]:
        s.extra[0] -= 1
    else:
        gain(s, rival(s, arming(s)), BONE, -1)
    s.fate[fighter] |= 1 << part
    put(s, fighter, part)


class ArmNext(Step[Mesopotamia]):
    """What must be laid is laid by itself where there is no choice; then the human is asked."""

    # rules MES130, G83, G84
    def run(self, s: Mesopotamia) -> None:
        row = only_row(s)
        while row != NOBODY:
            arm(s, row // ROWS, row % ROWS)
            row = only_row(s)
        if purse(s, arming(s)) and slots_left(s):
            s.then(Arm(self.player))


class Arm(Decision[Mesopotamia]):
    """The next knucklebone on a row of a card, or enough."""

    # rules MES130, G83, G84
    fields: ClassVar[tuple[str, ...]] = ("player",)
    rule: ClassVar[str] = "MES130"
    faults: ClassVar[tuple[Fault, ...]] = (
        (NOT_YOURS, "MES130", "card-not-yours"),
        (NO_BONES, "MES130", "no-bones-left"),
        (FULL, "MES084", "card-full"),
        (MUST, "G84", "bones-must-be-laid"),
    )

    def size(self, s: Mesopotamia) -> i64:
        return ARMED + 1

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        if move == ARMED:
            return FINE if due(s) == 0 else MUST
        fighter = bearer(s, move // ROWS)
        if fighter == NOBODY or army_of(s, fighter) != arming(s):
            return NOT_YOURS
        if purse(s, arming(s)) == 0:
            return NO_BONES
        return FINE if free_slots(s, fighter, move % ROWS) else FULL

    def about(self, s: Mesopotamia, move: i64, code: i64) -> tuple[i64, i64, i64]:
        if move == ARMED:
            return due(s), 0, 0
        return move // ROWS, move % ROWS, due(s)

    def default(self, s: Mesopotamia) -> i64:
        return ARMED if due(s) == 0 else self.moves(s)[0]

    def play(self, s: Mesopotamia, move: i64) -> None:
        if move == ARMED:
            return
        arm(s, bearer(s, move // ROWS), move % ROWS)
        s.then(ArmNext(self.player))

    def prompt(self, s: Mesopotamia) -> Note | None:
        return Note("ask-arm-left", nation(s, rival(s, arming(s))), purse(s, arming(s)))


assert ARMED == BATTLE_CARDS * ROWS
