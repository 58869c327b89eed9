"""The human lays knucklebones on the cards of his units before the other side draws (p. 48)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note
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

    def idle(self, s: Mesopotamia) -> bool:
        return purse(s, arming(s)) == 0 or slots_left(s) == 0

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
        if s.extra[0]:
            s.extra[0] -= 1
        else:
            gain(s, rival(s, arming(s)), BONE, -1)
        fighter = bearer(s, move // ROWS)
        s.fate[fighter] |= 1 << move % ROWS
        put(s, fighter, move % ROWS)
        s.then(Arm(self.player))

    def prompt(self, s: Mesopotamia) -> Note | None:
        return Note("ask-arm-left", nation(s, rival(s, arming(s))), purse(s, arming(s)))


assert ARMED == BATTLE_CARDS * ROWS
