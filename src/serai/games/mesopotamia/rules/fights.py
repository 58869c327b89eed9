"""Fights row by row (p. 31 to 33): values, mobility, who is lost, exhaustion, the next unit, new rows, the end."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note, Step
from serai.games.mesopotamia.rules.muster import army_of, commander, disband, rival, stands, strength_left, tie_winner
from serai.games.mesopotamia.rules.retreat import retreat
from serai.games.mesopotamia.rules.rows import arrange
from serai.games.mesopotamia.rules.tribes import tame
from serai.games.mesopotamia.rules.walls import end_siege
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import KINDS, MOBILITY, ROWS, STRENGTH, TACTICS, TRIBE
from serai.games.mesopotamia.units import kind_of, nation, side_of, take

NOTHING_LAID: Final = 1


class Fights(Step[Mesopotamia]):
    """The next fight: the fronts of the first row with both sides in it; else new rows, or the battle is over."""

    # rules MES091, MES095, MES097
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.player = NOBODY

    def run(self, s: Mesopotamia) -> None:
        for row in range(len(s.fighter)):
            attacking, defending = front(s, row, 0), front(s, row, 1)
            if attacking != NOBODY and defending != NOBODY:
                s.then(Fights())
                fight(s, row, attacking, defending)
                return
        if strength_left(s, 0) and strength_left(s, 1):
            s.then(Fights())
            arrange(s)
        else:
            end_battle(s)


def front(s: Mesopotamia, row: i64, army: i64) -> i64:
    """The first unit of an army in a row; NOBODY if it has none there."""
    found: i64 = NOBODY
    for fighter in range(len(s.fighter)):
        if s.row[fighter] == row and stands(s, fighter) and army_of(s, fighter) == army:
            if found == NOBODY or s.rank[fighter] < s.rank[found]:
                found = fighter
    return found


def on_card(s: Mesopotamia, fighter: i64, part: i64) -> i64:
    """Knucklebones in a row of a unit's card, printed and laid."""
    return s.data.printed[s.dealt[fighter] * ROWS + part] + s.laid[fighter * ROWS + part]


def value(s: Mesopotamia, fighter: i64, opponent: i64) -> i64:
    """Strength, and tactics if the unit has the advantage over its opponent's kind."""  # rules MES009, MES091
    found = on_card(s, fighter, STRENGTH)
    if s.data.over[kind_of(s.fighter[fighter]) * KINDS + kind_of(s.fighter[opponent])]:
        found += on_card(s, fighter, TACTICS)
    return found


def better(s: Mesopotamia, mine: i64, other: i64) -> bool:
    """Whether the attacker's number beats the defender's; a tie goes by the event track, never to a tribe."""
    # rules MES082, MES091, MES101
    return tie_winner(s) == s.attacker if mine == other else mine > other


def fight(s: Mesopotamia, row: i64, attacking: i64, defending: i64) -> None:
    """Two units meet: values, then mobility, then the loser's fate and the winner's exhaustion."""
    # rules MES091, MES092, MES094, MES171, G27, G70
    strong, firm = value(s, attacking, defending), value(s, defending, attacking)
    s.tell("fight", row + 1, s.dealt[attacking], s.dealt[defending], strong, firm)
    won = better(s, strong, firm)
    winner, loser = (attacking, defending) if won else (defending, attacking)
    swift, slow = on_card(s, attacking, MOBILITY), on_card(s, defending, MOBILITY)
    s.tell("fight-won", nation(s, side_of(s.fighter[winner])), s.dealt[winner], swift, slow)
    s.then(Exhaustion(winner))
    if better(s, swift, slow) == won or side_of(s.fighter[loser]) == TRIBE:  # rule G52
        destroy(s, loser)
    else:
        retreat(s, loser)


def destroy(s: Mesopotamia, fighter: i64) -> None:
    """A unit goes back to its owner's reserve."""  # rule MES092
    unit = s.fighter[fighter]
    s.tell("unit-lost", nation(s, side_of(unit)), kind_of(unit))
    take(s, unit)


class Exhaustion(Step[Mesopotamia]):
    """The winner of a fight loses one knucklebone laid on it; its owner is asked where the choice matters."""

    # rules MES094, MES173, G28
    fields: ClassVar[tuple[str, ...]] = ("fighter",)

    def __init__(self, fighter: i64) -> None:
        self.player = NOBODY
        self.fighter = fighter

    def run(self, s: Mesopotamia) -> None:
        found: i64 = NOBODY
        over = strength_left(s, 1 - army_of(s, self.fighter)) == 0  # then all that is laid is spent anyway
        for part in range(ROWS):
            if s.laid[self.fighter * ROWS + part]:
                if found != NOBODY and not over:
                    s.then(Tire(commander(s, side_of(s.fighter[self.fighter])), self.fighter))
                    return
                found = part
        if found != NOBODY:
            exhaust(s, self.fighter, found)


def exhaust(s: Mesopotamia, fighter: i64, part: i64) -> None:
    s.laid[fighter * ROWS + part] -= 1
    s.tell("exhausted", nation(s, side_of(s.fighter[fighter])), s.dealt[fighter], part)


class Tire(Decision[Mesopotamia]):
    """From which row of its card the exhausted winner loses a knucklebone."""

    # rules MES094, G28
    fields: ClassVar[tuple[str, ...]] = ("player", "fighter")
    rule: ClassVar[str] = "MES094"
    faults: ClassVar[tuple[Fault, ...]] = ((NOTHING_LAID, "MES094", "nothing-laid"),)

    def __init__(self, player: i64, fighter: i64) -> None:
        super().__init__(player)
        self.fighter = fighter

    def size(self, s: Mesopotamia) -> i64:
        return ROWS

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        return FINE if s.laid[self.fighter * ROWS + move] else NOTHING_LAID

    def about(self, s: Mesopotamia, move: i64, code: i64) -> tuple[i64, i64, i64]:
        return s.dealt[self.fighter], move, 0

    def play(self, s: Mesopotamia, move: i64) -> None:
        exhaust(s, self.fighter, move)

    def prompt(self, s: Mesopotamia) -> Note | None:
        return Note("ask-tire", s.dealt[self.fighter])


def end_battle(s: Mesopotamia) -> None:
    """One side is left in the area; its wall goes, cards and knucklebones go back."""
    # rules MES096, MES097, MES102, MES106
    army: i64 = 0 if strength_left(s, 0) else 1
    s.tell("battle-won", nation(s, rival(s, army)), s.area)
    if rival(s, 1 - army) == TRIBE:
        tame(s)
    end_siege(s)
    disband(s)
