"""The course of a round (p. 13): turns in the order of the population track, battles, the end of the round."""

from __future__ import annotations

from typing import ClassVar

from serai.core.flow import NOBODY, Step
from serai.games.mesopotamia.rules import tracks
from serai.games.mesopotamia.rules.actions import Act
from serai.games.mesopotamia.rules.battles import BattlePhase
from serai.games.mesopotamia.rules.conquest import Conquest
from serai.games.mesopotamia.rules.dice import RollDice
from serai.games.mesopotamia.rules.ending import FinalScoring, is_last_round
from serai.games.mesopotamia.rules.six_rounds import SixRounds, TakeOvers
from serai.games.mesopotamia.rules.solo.ends import out_of_time
from serai.games.mesopotamia.rules.solo.turns import AfterBattles, take_turn
from serai.games.mesopotamia.rules.walls import BreakWalls
from serai.games.mesopotamia.state import DICE_END, DICE_START, DUEL, POPULATION, Mesopotamia
from serai.games.mesopotamia.units import unseated


class RoundStart(Step[Mesopotamia]):
    """A new round: the turn order is fixed by the population track."""  # rules MES033, MES034

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.player = NOBODY

    def run(self, s: Mesopotamia) -> None:
        s.round += 1
        s.clock = 0
        for unit in range(len(s.came)):
            s.came[unit] = 0
        s.order = tracks.ranking(s, POPULATION)
        s.tell("round", s.round)
        # rules MES040, G53
        s.then(Conquest(), TakeOvers(), SixRounds(), RoundEnd())
        if s.solo > DUEL:
            s.then(AfterBattles())
        s.then(BattlePhase(), BreakWalls())
        for i in range(s.sides - 1, -1, -1):
            s.then(TurnStart(s.order[i]))


class TurnStart(Step[Mesopotamia]):
    """A turn: dice are rolled, then come any number of actions."""  # rules MES035, MES038, G59

    def run(self, s: Mesopotamia) -> None:
        s.turn = self.player
        s.acted = 0
        s.token = 0
        s.rerolls = 0
        s.gift = 0
        s.spent = 0
        s.chosen = 0
        s.tell("turn", s.empire[self.player])
        if unseated(s, self.player):
            s.then(TurnEnd(self.player))
            take_turn(s, self.player)
            return
        s.then(Act(self.player), TurnEnd(self.player))
        if s.dice_mode == DICE_START:
            s.then(RollDice(self.player))


class TurnEnd(Step[Mesopotamia]):
    """The turn is over."""  # rules MES038, G59

    def run(self, s: Mesopotamia) -> None:
        s.turn = NOBODY
        s.spent = 0
        if s.dice_mode == DICE_END and not unseated(s, self.player):
            s.then(RollDice(self.player))


class RoundEnd(Step[Mesopotamia]):
    """The next round, unless the gardens are complete or the last round is over."""  # rules MES041, G49, G120

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.player = NOBODY

    def run(self, s: Mesopotamia) -> None:
        if not is_last_round(s):
            s.then(RoundStart())
        elif s.solo > DUEL:
            out_of_time(s)
        else:
            s.then(FinalScoring())
