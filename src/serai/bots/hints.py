"""What a bot would do and what it expects then: the same search for the terminal, the server and analysis."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import msgspec

from serai.bots import make_bot
from serai.bots.greedy import DETERMINIZATIONS, position_value
from serai.bots.mcts import MctsBot
from serai.bots.planner import PlannerBot
from serai.bots.search import Node
from serai.core.flow import AnyDecision, Chance, State, is_offered, open_decision, play, play_for
from serai.core.game import AnyGame
from serai.core.rng import Rng
from serai.core.seat import Seat
from serai.core.turns import Plan, Step

MAX_LINE = 6  # moves of a principal variation
MAX_PLAN = 12  # moves of a plan that are told
PLAN_WIDTH = 12  # of the plans that analysis compares ...
PLAN_WORLDS = 3  # ... and imagined worlds they are tried in
TURN_ENDS = ("end", "end-turn")
UNSAID = ("done", "stop", "pass", *TURN_ENDS)  # what ends windows and the like is no part of a plan that people tell
MIN_VISITS = 2  # visits from which a move of the tree is more than a guess


class LineMove(msgspec.Struct, frozen=True):
    """One move of the principal variation: whose, its words, and the rule of the decision it answers.

    `anew`: with it the seat's next turn begins."""

    seat: int
    words: str
    rule: str
    anew: bool = False


class Hint(msgspec.Struct, frozen=True):
    """A recommended move, its value for the seat (0 lost, 1 won), and the principal variation as `line`.

    `gain`: how much better than after the average of the moves the search tried; 0 where nothing was searched.
    """

    words: str
    value: float
    line: list[LineMove]
    gain: float = 0.0


class AnalysedMove(msgspec.Struct, frozen=True):
    """One offered move as the search sees it, for analysis; `visits` are steps of its plan where plans are compared.

    `line`: what is expected to follow on it, told of the best alone."""

    words: str
    value: float
    visits: int
    line: list[LineMove] = []


def hint(game: AnyGame, state: State, seat: int, spec: str, seed: int) -> Hint:
    """What the bot of a spec would play for a seat that is asked. It is handed a seat, never the state."""
    place = Seat(game, state, seat)
    bot = make_bot(spec, seed)
    if isinstance(bot, PlannerBot):
        if game.bots.turns and len(place.moves()) > 1:
            return _planned(place, bot.plans(place, game.bots.turns), spec, seed)
        if len(place.moves()) == 1:
            return _only(place, spec, seed)
        bot = bot.otherwise
    if isinstance(bot, MctsBot) and len(place.sensible()) > 1:
        search = bot.search(place)
        best = search.best()
        tried = [value for _, value in search.ranked()]
        gain = round(best.mean() - sum(tried) / len(tried), 4)
        return Hint(place.words(best.move), round(best.mean(), 4), _principal_variation(place, best, Rng(seed)), gain)
    move = bot.choose(place)
    return Hint(place.words(move), _value_after(place, move, Rng(seed)), [_line_move(game, place.decision(), move)])


def analyse(game: AnyGame, state: State, seat: int, iterations: int, seed: int) -> list[AnalysedMove]:
    """The offered moves that the search tried, the best first."""
    place = Seat(game, state, seat)
    if len(place.moves()) == 1:
        only = place.moves()[0]
        return [AnalysedMove(place.words(only), _value_after(place, only, Rng(seed)), 0)]
    if game.bots.turns:
        plans = PlannerBot(seed, PLAN_WIDTH, PLAN_WORLDS, MctsBot(seed, iterations)).plans(place, game.bots.turns)
        values = _values(place, plans, Rng(seed))
        found = [AnalysedMove(place.words(int(one.first)), values[i], len(one.line())) for i, one in enumerate(plans)]
        return _explained(found, _plan_line(place, plans[0]))
    tried = MctsBot(seed, iterations).search(place).ranked()
    found = [AnalysedMove(place.words(one.move), round(value, 4), int(one.visits)) for one, value in tried]
    return _explained(found, _principal_variation(place, tried[0][0], Rng(seed)))


def _explained(found: list[AnalysedMove], line: list[LineMove]) -> list[AnalysedMove]:
    return [msgspec.structs.replace(found[0], line=line), *found[1:]]


def _only(place: Seat, spec: str, seed: int) -> Hint:
    """The only answer, and what a plan that went on would answer next."""
    move = int(place.moves()[0])
    line = [_line_move(place.game, place.decision(), move), *_details(place, move, (), spec, seed)]
    return Hint(place.words(move), _value_after(place, move, Rng(seed)), line)


def _planned(place: Seat, plans: Sequence[Plan], spec: str, seed: int) -> Hint:
    """The best plan: its first move, and the rest of the turn as its line."""
    best, values = plans[0], _values(place, plans, Rng(seed))
    gain = round(values[0] - sum(values) / len(values), 4)
    first, *rest = _plan_line(place, best)
    told = [type(decision) for decision, _, _ in _before_chance(best) if decision is not place.decision()]
    line = [first, *_details(place, int(best.first), told, spec, seed), *rest]
    return Hint(place.words(int(best.first)), values[0], line, gain)


def _plan_line(place: Seat, plan: Plan) -> list[LineMove]:
    line = [_line_move(place.game, place.decision(), int(plan.first))]
    ended = line[0].words in TURN_ENDS
    for decision, move, anew in _before_chance(plan):
        if len(line) == MAX_PLAN or decision is place.decision():
            continue
        words = place.game.words(decision, move)
        ended = ended or anew or words in TURN_ENDS
        if words not in UNSAID:
            line.append(_line_move(place.game, decision, move, ended))
            ended = False
    return line


def _details(place: Seat, move: int, told: Sequence[type[AnyDecision]], spec: str, seed: int) -> list[LineMove]:
    """The answers to a move that is one step of a plan but asked in several, such as the tiles of a swap.

    Of such a step nothing has been told when the next is asked. `told`: what the plan itself answers."""
    world = place.imagine(Rng(seed))
    world.notes = []
    play_for(world, place.seat, move)
    asked = open_decision(world)
    if world.notes or asked is None or asked.player != place.seat or type(asked) in told:
        return []
    return hint(place.game, world, place.seat, spec, seed).line


def _before_chance(plan: Plan) -> list[tuple[AnyDecision, int, bool]]:
    """The decisions of a plan until something is drawn or rolled: what comes after that rests on imagined luck.

    Also whether each is the first of a later turn: there a plan begins anew, from a position that no answer led to."""
    found: list[tuple[AnyDecision, int, bool]] = []
    step: Step | None = plan.end
    while step is not None:
        before = step.before
        if step.decision is not None and before is not None and before.draws == 0:
            found.append((step.decision, int(step.move), before.decision is None and before.before is not None))
        step = before
    return found[::-1]


def _values(place: Seat, plans: Sequence[Plan], rng: Rng) -> list[float]:
    """The chance to win with each plan: as it looks now with the best one, and less where a plan is worth less."""
    world = place.imagine(rng)
    now = min(0.99, max(0.01, position_value(place.game, world, place.seat)))
    turns = place.game.bots.turns
    doubt = turns.doubt if turns else 1.0
    odds = [math.log(now / (1 - now)) + (one.worth - plans[0].worth) / doubt for one in plans]
    return [round(1 / (1 + math.exp(-one)), 4) for one in odds]


def _line_move(game: AnyGame, decision: AnyDecision, move: int, anew: bool = False) -> LineMove:
    return LineMove(int(decision.player), game.words(decision, move), decision.rule, anew)


def _value_after(place: Seat, move: int, rng: Rng) -> float:
    """The value of the position after a move, over a few imagined worlds."""
    total = 0.0
    for _ in range(DETERMINIZATIONS):
        world = place.imagine(rng)
        play_for(world, place.seat, move)
        total += position_value(place.game, world, place.seat)
    return round(total / DETERMINIZATIONS, 4)


def _principal_variation(place: Seat, best: Node, rng: Rng) -> list[LineMove]:
    """The tree's principal variation as far as it is possible in several imagined worlds.

    What only one of them allows rests on a card or tile that may not be there: the line ends before it.
    """
    worlds: list[Any] = [place.imagine(rng) for _ in range(DETERMINIZATIONS)]
    line = [_line_move(place.game, place.decision(), best.move)]
    for world in worlds:
        play_for(world, place.seat, best.move)
    node = best
    while len(line) < MAX_LINE and _all_asked_the_same(worlds, place.seat, rng):
        decision = open_decision(worlds[0])
        assert decision is not None
        if len(decision.moves(worlds[0])) > 1:
            known = [one for one in node.children if one.visits >= MIN_VISITS and _offered(worlds, one.move)]
            if not known:
                return line
            node = max(known, key=lambda child: child.visits)
        move = node.move if len(decision.moves(worlds[0])) > 1 else decision.moves(worlds[0])[0]
        if not _offered(worlds, move):
            return line
        line.append(_line_move(place.game, decision, int(move)))
        for world in worlds:
            play(world, move)
    return line


def _all_asked_the_same(worlds: Sequence[Any], seat: int, rng: Rng) -> bool:
    """Lets chance answer in each world in its own way, and tells whether all then wait for the same decision.

    What others can do must be the same too: else their answer would tell of cards that are imagined."""
    asked = set()
    for world in worlds:
        decision = open_decision(world)
        while isinstance(decision, Chance):
            moves = decision.moves(world)
            play(world, moves[rng.below(len(moves))])
            decision = open_decision(world)
        theirs = tuple(decision.moves(world)) if decision and decision.player != seat else ()
        asked.add((type(decision), int(decision.player), theirs) if decision else None)
    return len(asked) == 1 and None not in asked


def _offered(worlds: Sequence[Any], move: int) -> bool:
    decisions = [(world, open_decision(world)) for world in worlds]
    return all(decision is not None and is_offered(decision, world, move) for world, decision in decisions)
