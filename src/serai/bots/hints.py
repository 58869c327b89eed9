"""What a bot would do and what it expects then: the same search for the terminal, the server and analysis."""

from __future__ import annotations

from typing import Any

import msgspec

from serai.bots import make_bot
from serai.bots.greedy import SAMPLES, outlook
from serai.bots.mcts import MctsBot
from serai.bots.search import Node, holds
from serai.core.flow import AnyDecision, Chance, State, open_decision, play, play_for
from serai.core.game import AnyGame
from serai.core.rng import Rng
from serai.core.seat import Seat

LONGEST = 6  # moves of an expected line
TRUSTED = 2  # visits from which a move of the tree is more than a guess


class Expected(msgspec.Struct, frozen=True):
    """One move of a line: whose, its words, and the rule of the decision it answers."""

    seat: int
    words: str
    rule: str


class Hint(msgspec.Struct, frozen=True):
    """A recommended move, how the match then stands for the seat (0 lost, 1 won), and the line expected.

    `gain`: how much better than after the average of the moves the search tried; 0 where nothing was searched.
    """

    words: str
    value: float
    line: list[Expected]
    gain: float = 0.0


class Choice(msgspec.Struct, frozen=True):
    """One offered move as the search sees it, for analysis."""

    words: str
    value: float
    visits: int


def hint(game: AnyGame, state: State, seat: int, spec: str, seed: int) -> Hint:
    """What the bot of a spec would play for a seat that is asked. It is handed a seat, never the state."""
    place = Seat(game, state, seat)
    bot = make_bot(spec, seed)
    if isinstance(bot, MctsBot) and len(place.moves()) > 1:
        search = bot.search(place)
        best = search.best()
        tried = [value for _, value in search.ranked()]
        gain = round(best.mean() - sum(tried) / len(tried), 4)
        return Hint(place.words(best.move), round(best.mean(), 4), _line(place, best, Rng(seed)), gain)
    move = bot.choose(place)
    return Hint(place.words(move), _value(place, move, Rng(seed)), [_expected(game, place.decision(), move)])


def analyse(game: AnyGame, state: State, seat: int, iterations: int, seed: int) -> list[Choice]:
    """The offered moves that the search tried, the best first."""
    place = Seat(game, state, seat)
    if len(place.moves()) == 1:
        only = place.moves()[0]
        return [Choice(place.words(only), _value(place, only, Rng(seed)), 0)]
    tried = MctsBot(seed, iterations).search(place).ranked()
    return [Choice(place.words(one.move), round(value, 4), int(one.visits)) for one, value in tried]


def _expected(game: AnyGame, decision: AnyDecision, move: int) -> Expected:
    return Expected(int(decision.player), game.words(decision, move), decision.rule)


def _value(place: Seat, move: int, rng: Rng) -> float:
    """How the position looks after a move, over a few imagined worlds."""
    total = 0.0
    for _ in range(SAMPLES):
        world = place.imagine(rng)
        play_for(world, place.seat, move)
        total += outlook(place.game, world, place.seat)
    return round(total / SAMPLES, 4)


def _line(place: Seat, best: Node, rng: Rng) -> list[Expected]:
    """The tree's main line in one imagined world; what hides is imagined there too, so nothing is told."""
    world: Any = place.imagine(rng)
    line = [_expected(place.game, place.decision(), best.move)]
    play_for(world, place.seat, best.move)
    node = best
    while world.stack and len(line) < LONGEST:
        decision = open_decision(world)
        assert decision is not None
        moves = decision.moves(world)
        if isinstance(decision, Chance):
            odds = list(decision.odds(world))
            play(world, moves[odds.index(max(odds))])  # the likeliest; the line does not name it
            continue
        if len(moves) > 1:
            known = [one for one in node.children if one.visits >= TRUSTED and holds(moves, one.move)]
            if not known:
                return line
            node = max(known, key=lambda child: child.visits)
        move = node.move if len(moves) > 1 else moves[0]
        line.append(_expected(place.game, decision, int(move)))
        play(world, move)
    return line
