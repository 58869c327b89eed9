"""A quick player: an answer to every question by habit, without trying any. Search plays on with it; see `plan.py`."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import NOBODY, AnyDecision, Chance, open_decision, play, play_for
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.games.mesopotamia.mind import fray
from serai.games.mesopotamia.mind.besieger import bearer_of, is_lonely, next_haul
from serai.games.mesopotamia.mind.deeds import (
    Mind,
    action_worth,
    best_discovery,
    best_kind,
    best_site,
    best_trade,
    best_wall,
    craft_worth,
    discovery_worth,
    garden_worth,
    level_worth,
    march_worth,
    settlement_worth,
    source_worth,
    wall_worth,
)
from serai.games.mesopotamia.mind.guardian import is_home
from serai.games.mesopotamia.mind.marches import FAR, Lookout, best_way
from serai.games.mesopotamia.mind.options import option_worth
from serai.games.mesopotamia.mind.style import style_for
from serai.games.mesopotamia.mind.voyages import sail, voyage_worth
from serai.games.mesopotamia.mind.wants import best_basic, needs
from serai.games.mesopotamia.rules.actions import END, REROLL, Act
from serai.games.mesopotamia.rules.battles import ChoosePair
from serai.games.mesopotamia.rules.build import DONE, GARDEN_MOVE, LEVEL, RAM_AT, SETTLEMENT_AT, SHIP_AT, Build
from serai.games.mesopotamia.rules.conquest import Conquer
from serai.games.mesopotamia.rules.dice import NewDie, PayDie, PickRerolls, gift_left
from serai.games.mesopotamia.rules.empires import Colony
from serai.games.mesopotamia.rules.events import ChooseOption, GiveUp
from serai.games.mesopotamia.rules.explore import HALT, HAUL, REST, UNMOOR, Explore, March
from serai.games.mesopotamia.rules.fights import Tire
from serai.games.mesopotamia.rules.gather import SETTLED_AT, STOP, TRADE_AT, Gather, good_of
from serai.games.mesopotamia.rules.growth import Grow
from serai.games.mesopotamia.rules.laying import Lay
from serai.games.mesopotamia.rules.research import CONVERT, Discover, Research
from serai.games.mesopotamia.rules.research import STOP as STUDIED
from serai.games.mesopotamia.rules.rows import Deploy
from serai.games.mesopotamia.rules.sailing import Sail
from serai.games.mesopotamia.rules.solo.arming import Arm
from serai.games.mesopotamia.rules.solo.clash import Meet
from serai.games.mesopotamia.rules.stakes import Stake
from serai.games.mesopotamia.rules.trade import TakeAny
from serai.games.mesopotamia.rules.warfare import NO_MORE, Raise
from serai.games.mesopotamia.state import OPEN, SIEGE, Mesopotamia
from serai.games.mesopotamia.tables import ACTIONS, AREAS, BASIC, DICE, GOODS, RAM, SHIP, STAR, TABLET
from serai.games.mesopotamia.units import NO_UNIT, kind_of, unit_at

RUNAWAY: Final = 4000  # answers after which playing on is given up


class Whim:
    """How much answers differ from one time to the next, in points."""

    def __init__(self, rng: Rng, strength: float) -> None:
        self.rng = rng
        self.strength = strength

    def shift(self) -> float:
        """A number around zero, as a rule within twice the strength."""
        if self.strength == 0.0:
            return 0.0
        return self.strength * (float(self.rng.below(1000) + self.rng.below(1000)) / 500.0 - 2.0)


def answer(s: Mesopotamia, decision: AnyDecision, rng: Rng, whim: float = 0.0) -> i64:
    """What the quick player answers; with a whim it weighs things a little differently each time."""
    moves: vec[i64] = decision.moves(s)
    if len(moves) == 1:
        return moves[0]
    if isinstance(decision, Act):
        return act(s, decision.player, moves, Whim(rng, whim))
    if isinstance(decision, Gather):
        return gather(s, decision, moves, Whim(rng, whim))
    if isinstance(decision, (Explore, March)):
        mood = Whim(rng, whim)
        return explore(s, decision, moves, mood) if isinstance(decision, Explore) else march(s, decision, moves, mood)
    if isinstance(decision, Build):
        return build(s, decision, moves, Whim(rng, whim))
    if isinstance(decision, (Research, Discover)):
        return study(s, decision, moves, Whim(rng, whim))
    if isinstance(decision, Raise):
        return muster(s, decision, moves, Whim(rng, whim))
    if isinstance(decision, Sail):
        return sail(s, decision, style_for(s, decision.player), moves)
    if isinstance(decision, PayDie):
        return pay(s, decision.player, moves)
    if isinstance(decision, TakeAny):
        return choose_good(s, decision.player, decision.least)
    if isinstance(decision, ChooseOption):
        return choose_option(s, decision, moves, Whim(rng, whim))
    return fight(s, decision, moves, rng)


def fight(s: Mesopotamia, decision: AnyDecision, moves: vec[i64], rng: Rng) -> i64:
    """Answers in battles, and to what is seldom asked."""
    if isinstance(decision, Stake):
        return fray.stake(s, decision, rng)
    if isinstance(decision, Lay):
        return fray.lay(s, decision, moves)
    if isinstance(decision, Deploy):
        return fray.deploy(s, decision, moves)
    if isinstance(decision, Tire):
        return fray.tire(s, decision.fighter)
    if isinstance(decision, Arm):
        return fray.arm(s, decision, moves)
    if isinstance(decision, Meet):
        return fray.meet(s, decision, moves)
    if isinstance(decision, (Conquer, Grow)):
        return moves[len(moves) - 1]
    if isinstance(decision, GiveUp):
        return give_up(s, moves)
    if isinstance(decision, PickRerolls):
        return moves[0]
    if isinstance(decision, (Colony, NewDie, ChoosePair)):
        return moves[0]
    return moves[rng.below(len(moves))]


# ---- a turn


def act(s: Mesopotamia, side: i64, moves: vec[i64], whim: Whim) -> i64:
    """The action that brings most, with dice if they show its signs, else with the token."""
    mind = Mind(s, side)
    best: i64 = END
    most = mind.style.least
    seen: i64 = 0
    for i in range(len(moves) - 1, -1, -1):  # dice before the token
        move = moves[i]
        if move >= REROLL or seen >> (move % ACTIONS) & 1:
            continue
        seen |= 1 << (move % ACTIONS)
        worth = action_worth(s, mind, move % ACTIONS) + whim.shift()
        if worth > most:
            best, most = move, worth
    if best == END and moves[len(moves) - 2] == REROLL and rerolls_pay(s, side, mind):
        return REROLL
    return best


def rerolls_pay(s: Mesopotamia, side: i64, mind: Mind) -> bool:
    """Whether unused dice are thrown again: for nothing, or with tablets to spare."""
    return gift_left(s, side) or float(s.goods[side * GOODS + TABLET]) > mind.style.reroll


def pay(s: Mesopotamia, side: i64, moves: vec[i64]) -> i64:
    """A star is kept as long as another die will do."""
    for die in moves:
        if s.face[side * DICE + die] != STAR:
            return die
    return moves[0]


def gather(s: Mesopotamia, decision: Gather, moves: vec[i64], whim: Whim) -> i64:
    """The sources of what is wanted most, in their order; then the best trade."""
    mind = Mind(s, decision.player)
    sources = vec[i64]()
    home: i64 = NOBODY
    for move in moves:
        if move < SETTLED_AT:
            if home == NOBODY:
                home = best_basic(s, decision.player, mind.style, mind.wanted, 0)
                if whim.strength > 0.0 and whim.rng.below(3) == 0:
                    home = whim.rng.below(BASIC)
                sources = append(sources, home)
        elif move < TRADE_AT:
            sources = append(sources, move)
    if len(sources):
        if whim.strength > 0.0 and whim.rng.below(6) == 0:
            return sources[whim.rng.below(len(sources))]
        return first_of_best(s, mind, sources, decision.left)
    slot = best_trade(s, mind, s.data.third[decision.card])
    if slot != NOBODY:
        for move in moves:
            if move == TRADE_AT + slot:
                return move
    return STOP


def first_of_best(s: Mesopotamia, mind: Mind, sources: vec[i64], left: i64) -> i64:
    """Of so many sources as can be used, those that are worth most: the first of them in order."""
    for i in range(len(sources)):
        worth = source_worth(s, mind, good_of(s, sources[i]))
        better: i64 = 0
        for other in range(len(sources)):
            theirs = source_worth(s, mind, good_of(s, sources[other]))
            if theirs > worth or (theirs == worth and other < i):
                better += 1
        if better < left:
            return sources[i]
    return sources[0]


def build(s: Mesopotamia, decision: Build, moves: vec[i64], whim: Whim) -> i64:
    mind = Mind(s, decision.player)
    best: i64 = DONE
    most = mind.style.least
    for move in moves:
        worth = 0.0
        if move == LEVEL:
            worth = level_worth(s, mind)
        elif move == GARDEN_MOVE:
            worth = garden_worth(s, mind)
        elif SETTLEMENT_AT <= move < SETTLEMENT_AT + AREAS and move - SETTLEMENT_AT == best_site(s, decision.player):
            worth = settlement_worth(s, mind)
        elif move < SETTLEMENT_AT and move == best_wall(s, decision.player):
            worth = wall_worth(s, mind)
        elif SHIP_AT <= move < LEVEL:
            worth = craft_worth(s, mind, SHIP) + 0.01 * float(banks(s, move - SHIP_AT))
        elif RAM_AT <= move < SHIP_AT:
            worth = craft_worth(s, mind, RAM)
        worth += whim.shift()
        if worth > most:
            best, most = move, worth
    return best


def banks(s: Mesopotamia, section: i64) -> i64:
    """How many of the two areas beside a section yield something."""
    found: i64 = 0
    for bank in range(2):
        if s.ground[s.data.bank[2 * section + bank]] == OPEN:
            found += 1
    return found


def study(s: Mesopotamia, decision: AnyDecision, moves: vec[i64], whim: Whim) -> i64:
    """Clay into tablets first, then the best discoveries."""
    mind = Mind(s, decision.player)
    if isinstance(decision, Research):
        for move in moves:
            if move == CONVERT:
                return CONVERT
    best = best_discovery(s, mind, NOBODY)
    if whim.strength > 0.0 and whim.rng.below(3) == 0:
        other = best_discovery(s, mind, best)
        best = best if other == NOBODY else other
    if isinstance(decision, Discover):
        return best
    plenty = s.goods[decision.player * GOODS + TABLET] > 2
    for move in moves:
        if move == best and (plenty or discovery_worth(s, mind, best) > 0.5):
            return best
    return STUDIED


def muster(s: Mesopotamia, decision: Raise, moves: vec[i64], whim: Whim) -> i64:
    """The best unit, where it is nearest to something worth a march."""
    kind = best_kind(s, decision.player, decision.card)
    if kind == NOBODY:
        return NO_MORE
    if whim.strength > 0.0 and whim.rng.below(4) == 0:
        return moves[whim.rng.below(len(moves))]
    look = Lookout(s, decision.player)
    best: i64 = NO_MORE
    least: i64 = FAR + 1
    for move in moves:
        if move < NO_MORE and move // AREAS == kind:
            far = 0 if is_home(s, move % AREAS) or is_lonely(s, move % AREAS) else look.target[move % AREAS]
            if far < least:
                best, least = move, far
    return best


def choose_good(s: Mesopotamia, side: i64, least: i64) -> i64:
    style = style_for(s, side)
    return best_basic(s, side, style, needs(s, side, style), least)


# ---- movement


def explore(s: Mesopotamia, decision: Explore, moves: vec[i64], whim: Whim) -> i64:
    """The unit that wins most by marching; none if none does. A ram on its way to Ur goes first."""
    if s.solo == SIEGE:
        unit = bearer_of(s)
        if unit != NO_UNIT and next_haul(s, unit, decision.left * s.data.speed[kind_of(unit)]) != NOBODY:
            return kind_of(unit) * AREAS + s.at[unit]
    look = Lookout(s, decision.player)
    best: i64 = REST
    most = look.style.least
    for move in moves:
        if move < UNMOOR:
            unit = unit_at(s, decision.player, move // AREAS, move % AREAS)
            worth = march_worth(s, look, unit) + whim.shift()
        elif move < REST:
            ship = unit_at(s, decision.player, SHIP, move - UNMOOR)
            worth = voyage_worth(s, decision.player, look.style, ship)
            worth += whim.shift() if worth > 0.0 else 0.0
        else:
            continue
        if worth > most:
            best, most = move, worth
    return best


def march(s: Mesopotamia, decision: March, moves: vec[i64], whim: Whim) -> i64:
    if whim.strength > 0.0 and whim.rng.below(5) == 0:
        return moves[whim.rng.below(len(moves))]
    if s.solo == SIEGE:
        goal = next_haul(s, decision.unit, decision.steps + later_steps(s, decision.unit))
        if goal != NOBODY:
            return HAUL + goal
    found = best_way(s, Lookout(s, decision.player), decision.unit, decision.steps, decision.moved == 1)
    if found.step == NOBODY:
        return HALT if decision.moved else moves[0]
    return found.step + HAUL if found.hauls else found.step


def later_steps(s: Mesopotamia, unit: i64) -> i64:
    """Steps that a unit may still have in later activations of the same action."""
    for i in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[i]
        if isinstance(frame, Explore):
            return frame.left * s.data.speed[kind_of(unit)]
    return 0


# ---- events


def choose_option(s: Mesopotamia, decision: ChooseOption, moves: vec[i64], whim: Whim) -> i64:
    if whim.strength > 0.0 and whim.rng.below(3) == 0:
        return moves[whim.rng.below(len(moves))]
    best = moves[0]
    for move in moves:
        if option_worth(s, decision.player, decision.area, move) > option_worth(
            s, decision.player, decision.area, best
        ):
            best = move
    return best


def give_up(s: Mesopotamia, moves: vec[i64]) -> i64:
    """The event that has run least."""
    best = moves[0]
    for area in moves:
        if s.pips[area] < s.pips[best]:
            best = area
    return best


# ---- playing on


def play_on(s: Mesopotamia, rounds: i64, rng: Rng) -> None:
    """Everybody goes on by habit until so many rounds more have begun, or the match is over."""
    last = s.round + rounds
    steps: i64 = 0
    while s.stack and s.round <= last and steps < RUNAWAY:
        step(s, rng)
        steps += 1


def step(s: Mesopotamia, rng: Rng) -> None:
    """One answer, of chance or of whoever is asked."""
    decision = open_decision(s)
    assert decision is not None
    if isinstance(decision, Chance):
        play(s, random_move(s, rng))
    else:
        play_for(s, decision.player, answer(s, decision, rng))
