"""All dice of a round planned as one: whole actions are tried, and positions with the most dice left come first.

An action is followed through all its questions to the player's next free choice, so a journey half said is never
compared with one that has arrived. Positions are kept by how many dice are left in hand, the best of each number.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import AnyDecision, play, play_for
from serai.core.turns import Judge, Plan, Step, TurnSearch
from serai.games.marco_polo_2.rules.dice import RollDie, has_dice
from serai.games.marco_polo_2.rules.spaces import PlaceDie
from serai.games.marco_polo_2.rules.store import PayCamels, PayCoins
from serai.games.marco_polo_2.rules.travel import Travel
from serai.games.marco_polo_2.rules.turn import BUY, DROP, END, FULFIL, REROLL, TURN, Turn
from serai.games.marco_polo_2.state import HAND, Journey
from serai.games.marco_polo_2.tables import CONTRACTS, KHAN, MONGKE_KHAN, TRAVEL
from serai.games.marco_polo_2.ways import UNREACHED

DETAILS: Final[tuple[type[AnyDecision], ...]] = (PayCoins, PayCamels)
HIGHEST_THROWN: Final = 2  # the highest die that is thrown again ...
HIGHEST_DROPPED: Final = 3  # ... or put on the money bag
MOST_DICE: Final = 12
MIDDLING: Final = 2  # the face (from 0) of a die that a plan throws, or the next one: by turns
LARGEST: Final = 500  # positions within one action
TOP: Final = 3  # the travel space for three dice
MOST_STEPS: Final = 6
# Spaces where a die that is high enough does as much as a higher one.
ALIKE: Final = (*range(KHAN + 1), TRAVEL, CONTRACTS)


def is_idle(s: Journey, decision: AnyDecision, move: i64) -> bool:
    """Dice that plans do not touch: high ones on the money bag or thrown again (they take it that a middling value
    falls), and dice turned down."""
    if not isinstance(decision, Turn) or not DROP <= move < BUY:
        return False
    if move < REROLL:
        return move >= DROP + 6 * HIGHEST_DROPPED
    return move >= REROLL + 2 * HIGHEST_THROWN if move < TURN else (move - TURN) % 2 == 0


def pauses(began: Journey, s: Journey, seat: i64) -> bool:
    """A plan ends with the round; at a throw it pauses, for it must not know what will fall."""
    return s.round != began.round or isinstance(s.stack[-1], RollDie)


def lowest_dice(asked: PlaceDie, offered: list[int]) -> list[int]:
    """Of dice that do the same the lowest of each colour: the first die decides on some spaces, the others nowhere."""
    if asked.low == 0 and asked.space not in ALIKE:
        return offered
    return [code for i, code in enumerate(offered) if all(code % 2 != offered[j] % 2 for j in range(i))]


class RoundSearch(TurnSearch):
    """Plans for one seat, up to the end of the round."""

    def __init__(self, seat: i64, judge: Judge, width: i64, seed: i64) -> None:
        super().__init__(seat, judge, pauses, DETAILS, width, seed, is_idle)
        self.waiting: list[list[Step]] = []

    def plans(self, s: Any, moves: list[int] | None = None) -> list[Plan]:
        """A plan for each first move (of those given, or of all), the best first."""
        self.began = s
        self.seen = set()
        self.best = {}
        self.waiting = [[] for _ in range(MOST_DICE + 1)]
        self.expand(Step(s.clone(), None, None, -1, -1, 0), moves)
        tried = vec[i64]([0] * (MOST_DICE + 1))
        while True:
            dice = self.next_waiting(tried)
            if dice < 0:
                break
            tried[dice] += 1
            self.expand(self.take_best(dice), None)
        for steps in self.waiting:
            for step in steps:
                self.keep(step, False)
        return self.ranked()

    def next_waiting(self, tried: vec[i64]) -> i64:
        """The most dice with which a position still waits for its turn; -1 for none."""
        for dice in range(MOST_DICE, -1, -1):
            if self.waiting[dice] and tried[dice] < self.width:
                return dice
        return -1

    def take_best(self, dice: i64) -> Step:
        steps = self.waiting[dice]
        best = 0
        for i in range(1, len(steps)):
            if steps[i].worth > steps[best].worth:
                best = i
        return steps.pop(best)

    def expand(self, step: Step, moves: list[int] | None) -> None:
        """Every action from a position, each to the next free choice or the end of the round."""
        open_steps = [step]
        cheapest: dict[tuple[int, int, int, int, int], list[float]] = {}
        at = 0
        while at < len(open_steps) and at < LARGEST:
            now = open_steps[at]
            at += 1
            decision = self.own(now.state)
            assert decision is not None, "a plan begins where its seat is asked"
            for move in self.answers(now, decision, moves if now is step else None):
                self.answer(now, decision, move, open_steps, cheapest)

    def answers(self, step: Step, decision: AnyDecision, moves: list[int] | None) -> list[int]:
        """The moves worth trying; of details only the first, but for the first decision of all."""
        if moves is not None:
            return moves
        offered = [int(move) for move in decision.moves(step.state)]
        if step.first >= 0 and isinstance(decision, self.details):
            return offered[:1]
        if step.first >= 0 and isinstance(decision, PlaceDie):
            return lowest_dice(decision, offered)
        skip = self.skip
        if skip is None or (offered[0] >= FULFIL and isinstance(decision, Turn)):
            return offered  # no action is possible: then everything is tried
        return [move for move in offered if not skip(step.state, decision, move)]

    def answer(
        self, step: Step, decision: AnyDecision, move: i64, open_steps: list[Step],
        cheapest: dict[tuple[int, int, int, int, int], list[float]],
    ) -> None:  # fmt: skip
        s: Any = step.state.clone()
        play_for(s, self.seat, move)
        after = Step(s, step, decision, move, move if step.first < 0 else step.first, step.draws)
        if not self.go_on(after):
            self.finish(after)
            return
        following = self.own(s)
        if isinstance(following, Turn):
            self.settle(after, following)
        elif not (isinstance(following, Travel) and self.is_dearer(s, following, cheapest)):
            if self.is_new(after):
                open_steps.append(after)

    def go_on(self, step: Step) -> bool:
        """On to the seat's next choice, or False at the end of the round. A die thrown shows a middling value."""
        s: Any = step.state
        while not self.walk(step):
            if not s.stack or not isinstance(s.stack[-1], RollDie):
                return False
            step.draws += 1
            play(s, MIDDLING + step.draws % 2)
        return True

    def is_dearer(self, s: Journey, now: Travel, cheapest: dict[tuple[int, int, int, int, int], list[float]]) -> bool:
        """Whether a journey as good came to the same place with as many steps left and at no higher price.

        The cities passed count on the top space only, where one of them may get a post.
        """
        cities = now.cities if now.height == TOP else 0
        oases = now.oases if s.character[self.seat] == MONGKE_KHAN else 0
        key = (int(now.at), int(cities), int(oases), int(now.ended * 2 + now.figure), int(now.height))
        price = float(now.coins) + 1.5 * float(now.camels) + 3.0 * float(now.jade)
        known = cheapest.get(key)
        if known is None:
            known = [UNREACHED] * (MOST_STEPS + 1)
            cheapest[key] = known
        left = now.left if now.left < MOST_STEPS else MOST_STEPS
        if known[left] <= price:
            return True
        for steps in range(left + 1):
            if price < known[steps]:
                known[steps] = price
        return False

    def settle(self, step: Step, now: Turn) -> None:
        """A free choice; after the action the turn ends while dice are left: extra actions can wait for the next."""
        s: Any = step.state
        if now.acted and has_dice(s, self.seat):
            play_for(s, self.seat, END)
            ended = Step(s, step, now, END, step.first, step.draws)
            if not self.go_on(ended):
                self.finish(ended)
                return
            step = ended
        if self.is_new(step):
            step.worth = self.judge(s, self.seat)
            dice: i64 = 0
            for i in range(self.seat * HAND, (self.seat + 1) * HAND):
                dice += s.hand[i]
            self.waiting[dice if dice < MOST_DICE else MOST_DICE].append(step)

    def finish(self, step: Step) -> None:
        step.worth = self.judge(step.state, self.seat)
        self.keep(step, True)

    def is_new(self, step: Step) -> bool:
        mark = int(step.state.fingerprint())
        if mark in self.seen:
            return False
        self.seen.add(mark)
        return True
