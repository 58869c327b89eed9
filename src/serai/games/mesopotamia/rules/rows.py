"""Rows of facing units (p. 29 and 33): the winner of tactics arranges the units of both sides."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note
from serai.games.mesopotamia.rules.muster import bearer, commander, stands
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import BATTLE_CARDS
from serai.games.mesopotamia.units import nation, side_of

# What is asked for: a row's own front, the enemy facing it, who queues behind the one, who behind the other.
FRONT: Final = 0
FACING: Final = 1
BEHIND: Final = 2
BEHIND_FACING: Final = 3

NEXT_ROW: Final = 64  # BATTLE_CARDS: nobody more in this queue

NOT_IN_BATTLE: Final = 1
WRONG_SIDE: Final = 2
PLACED: Final = 3
ROW_ORDER: Final = 4
ONE_STAYS: Final = 5
NO_MORE_ROWS: Final = 6


def arrange(s: Mesopotamia) -> None:
    """All units still in the battle leave their rows, and the arranger begins with the first row."""
    # rules MES088, MES095, G23
    for fighter in range(len(s.fighter)):
        s.row[fighter] = NOBODY
        s.rank[fighter] = 0
    s.tell("arranges", nation(s, s.arranger))
    go_on(s, Deploy(commander(s, s.arranger), FRONT, 0, NOBODY))


def go_on(s: Mesopotamia, decision: Deploy) -> None:
    """Ask, unless there is only one answer."""
    moves = decision.moves(s)
    if len(moves) == 1:
        decision.play(s, moves[0])
    else:
        s.then(decision)


def waiting(s: Mesopotamia, own: bool, above: i64) -> i64:
    """How many units of the arranger, or of the enemy, have no row yet and a card above a number."""
    found: i64 = 0
    for fighter in range(len(s.fighter)):
        if s.row[fighter] == NOBODY and stands(s, fighter) and s.dealt[fighter] > above:
            if is_own(s, fighter) == own:
                found += 1
    return found


def is_own(s: Mesopotamia, fighter: i64) -> bool:
    """Whether a unit belongs to the side that arranges."""
    return side_of(s.fighter[fighter]) == s.arranger


class Deploy(Decision[Mesopotamia]):
    """Row by row: the own front, the enemy front, then who queues behind each of them.

    Own fronts come in the order of their cards: rows are fought independently, so their order does not matter. A row
    is closed only if what is left can form another: every row has units of both sides, and nobody stays out.
    """

    # rules MES088, MES095, G23
    fields: ClassVar[tuple[str, ...]] = ("player", "stage", "at", "front")
    rule: ClassVar[str] = "MES088"
    faults: ClassVar[tuple[Fault, ...]] = (
        (NOT_IN_BATTLE, "MES088", "card-not-here"),
        (WRONG_SIDE, "MES088", "card-wrong-side"),
        (PLACED, "MES088", "card-placed"),
        (ROW_ORDER, "MES088", "row-order"),
        (ONE_STAYS, "G23", "one-must-face"),
        (NO_MORE_ROWS, "G23", "no-more-rows"),
    )

    def __init__(self, player: i64, stage: i64, at: i64, front: i64) -> None:
        super().__init__(player)
        self.stage = stage
        self.at = at  # which row
        self.front = front  # the card of the own front of this row, before that of the row before

    def size(self, s: Mesopotamia) -> i64:
        return BATTLE_CARDS + 1

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        if move == NEXT_ROW:
            return FINE if self.may_close(s) else NO_MORE_ROWS
        fighter = bearer(s, move)
        if fighter == NOBODY:
            return NOT_IN_BATTLE
        if is_own(s, fighter) != (self.stage == FRONT or self.stage == BEHIND):
            return WRONG_SIDE
        if s.row[fighter] != NOBODY:
            return PLACED
        if self.stage == FRONT and move < self.front:
            return ROW_ORDER
        if self.stage == BEHIND_FACING and waiting(s, True, NOBODY) and waiting(s, False, NOBODY) == 1:
            return ONE_STAYS
        return FINE

    def may_close(self, s: Mesopotamia) -> bool:
        """Whether nobody more need queue here."""
        own, facing = waiting(s, True, NOBODY), waiting(s, False, NOBODY)
        if self.stage == BEHIND:
            return own == 0 or (facing > 0 and waiting(s, True, self.front) > 0)
        return self.stage == BEHIND_FACING and (facing == 0 or own > 0)

    def about(self, s: Mesopotamia, move: i64, code: i64) -> tuple[i64, i64, i64]:
        return (move if move < NEXT_ROW else 0), 0, 0

    def play(self, s: Mesopotamia, move: i64) -> None:
        if move == NEXT_ROW:
            self.close(s)
            return
        fighter = bearer(s, move)
        s.row[fighter] = self.at
        s.rank[fighter] = queue_length(s, fighter) - 1
        s.tell("row", move, self.at + 1)
        if self.stage == FRONT:
            go_on(s, Deploy(self.player, FACING, self.at, move))
        else:
            go_on(s, Deploy(self.player, max(self.stage, BEHIND), self.at, self.front))

    def close(self, s: Mesopotamia) -> None:
        """This queue is complete: the other, the next row, or the fights."""
        if self.stage == BEHIND:
            go_on(s, Deploy(self.player, BEHIND_FACING, self.at, self.front))
        elif waiting(s, True, NOBODY):
            go_on(s, Deploy(self.player, FRONT, self.at + 1, self.front))

    def prompt(self, s: Mesopotamia) -> Note | None:
        if self.stage == FRONT:
            return Note("ask-front", self.at + 1)
        if self.stage == FACING:
            return Note("ask-facing", self.at + 1, self.front)
        if self.stage == BEHIND:
            return Note("ask-behind", self.at + 1, self.front)
        return Note("ask-behind-facing", self.at + 1, self.front)


def queue_length(s: Mesopotamia, fighter: i64) -> i64:
    """How many units of a unit's side are in its row."""
    found: i64 = 0
    for other in range(len(s.fighter)):
        if s.row[other] == s.row[fighter] and is_own(s, other) == is_own(s, fighter) and stands(s, other):
            found += 1
    return found
