"""Simple battles (p. 37): one stake each, units count by their kind, no cards and no retreat."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note, Step
from serai.games.mesopotamia.rules.fights import destroy, end_battle
from serai.games.mesopotamia.rules.muster import army_of, commander, refund, rival, stands, strength_left, tie_winner
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import KINDS, ROWS
from serai.games.mesopotamia.units import kind_of, nation

NO_SUCH_UNIT: Final = 1


def might(s: Mesopotamia, army: i64) -> i64:
    """What an army has staked and what its units are worth."""  # rule MES109
    found = s.stake[army * ROWS]
    for fighter in range(len(s.fighter)):
        if army_of(s, fighter) == army:
            found += s.data.value[kind_of(s.fighter[fighter])]
    return found


class SimpleOutcome(Step[Mesopotamia]):
    """The higher sum wins, a tie goes by the event track. The loser loses all units and gets half the stake back."""

    # rules MES109, G75
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.player = NOBODY

    def run(self, s: Mesopotamia) -> None:
        ours, theirs = might(s, 0), might(s, 1)
        s.tell("simple-sums", nation(s, s.attacker), ours, nation(s, s.defender), theirs)
        won = tie_winner(s) == s.attacker if ours == theirs else ours > theirs
        winner: i64 = 0 if won else 1
        refund(s, 1 - winner, s.stake[(1 - winner) * ROWS])
        for fighter in range(len(s.fighter)):
            if army_of(s, fighter) != winner:
                destroy(s, fighter)
        s.then(Toll(winner), SimpleEnd())


class Toll(Step[Mesopotamia]):
    """The winner loses one unit of choice, never the last one."""

    # rules MES109, G75
    fields: ClassVar[tuple[str, ...]] = ("army",)

    def __init__(self, army: i64) -> None:
        self.player = NOBODY
        self.army = army

    def run(self, s: Mesopotamia) -> None:
        if strength_left(s, self.army) < 2:
            return
        decision = Sacrifice(commander(s, rival(s, self.army)), self.army)
        moves = decision.moves(s)
        if len(moves) == 1:
            decision.play(s, moves[0])
        else:
            s.then(decision)


class Sacrifice(Decision[Mesopotamia]):
    """Which kind of unit the winner of a simple battle gives up."""

    # rules MES109, G75
    fields: ClassVar[tuple[str, ...]] = ("player", "army")
    rule: ClassVar[str] = "MES109"
    faults: ClassVar[tuple[Fault, ...]] = ((NO_SUCH_UNIT, "MES109", "no-such-unit"),)

    def __init__(self, player: i64, army: i64) -> None:
        super().__init__(player)
        self.army = army

    def size(self, s: Mesopotamia) -> i64:
        return KINDS

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        return FINE if victim(s, self.army, move) != NOBODY else NO_SUCH_UNIT

    def about(self, s: Mesopotamia, move: i64, code: i64) -> tuple[i64, i64, i64]:
        return move, 0, 0

    def play(self, s: Mesopotamia, move: i64) -> None:
        destroy(s, victim(s, self.army, move))

    def prompt(self, s: Mesopotamia) -> Note | None:
        return Note("ask-sacrifice", nation(s, rival(s, self.army)))


def victim(s: Mesopotamia, army: i64, kind: i64) -> i64:
    """A unit of a kind that an army still has; NOBODY if it has none."""
    for fighter in range(len(s.fighter)):
        if army_of(s, fighter) == army and stands(s, fighter) and kind_of(s.fighter[fighter]) == kind:
            return fighter
    return NOBODY


class SimpleEnd(Step[Mesopotamia]):
    """One side is left."""

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.player = NOBODY

    def run(self, s: Mesopotamia) -> None:
        end_battle(s)
