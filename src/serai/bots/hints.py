"""What a bot would do and what it expects then: the same search for the terminal, the server and analysis."""

from __future__ import annotations

from typing import Any

import msgspec

from serai.bots import make_bot
from serai.bots.greedy import DETERMINIZATIONS, position_value
from serai.bots.mcts import MctsBot
from serai.bots.search import Node, contains
from serai.core.flow import AnyDecision, Chance, State, open_decision, play, play_for
from serai.core.game import AnyGame
from serai.core.rng import Rng
from serai.core.seat import Seat

MAX_LINE = 6  # moves of a principal variation
MIN_VISITS = 2  # visits from which a move of the tree is more than a guess


class LineMove(msgspec.Struct, frozen=True):
    """One move of the principal variation: whose, its words, and the rule of the decision it answers."""

    seat: int
    words: str
    rule: str


class Hint(msgspec.Struct, frozen=True):
    """A recommended move, its value for the seat (0 lost, 1 won), and the principal variation as `line`.

    `gain`: how much better than after the average of the moves the search tried; 0 where nothing was searched.
    """

    words: str
    value: float
    line: list[LineMove]
    gain: float = 0.0


class AnalysedMove(msgspec.Struct, frozen=True):
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
        return Hint(place.words(best.move), round(best.mean(), 4), _principal_variation(place, best, Rng(seed)), gain)
    move = bot.choose(place)
    return Hint(place.words(move), _value_after(place, move, Rng(seed)), [_line_move(game, place.decision(), move)])


def analyse(game: AnyGame, state: State, seat: int, iterations: int, seed: int) -> list[AnalysedMove]:
    """The offered moves that the search tried, the best first."""
    place = Seat(game, state, seat)
    if len(place.moves()) == 1:
        only = place.moves()[0]
        return [AnalysedMove(place.words(only), _value_after(place, only, Rng(seed)), 0)]
    tried = MctsBot(seed, iterations).search(place).ranked()
    return [AnalysedMove(place.words(one.move), round(value, 4), int(one.visits)) for one, value in tried]


def _line_move(game: AnyGame, decision: AnyDecision, move: int) -> LineMove:
    return LineMove(int(decision.player), game.words(decision, move), decision.rule)


def _value_after(place: Seat, move: int, rng: Rng) -> float:
    """The value of the position after a move, over a few imagined worlds."""
    total = 0.0
    for _ in range(DETERMINIZATIONS):
        world = place.imagine(rng)
        play_for(world, place.seat, move)
        total += position_value(place.game, world, place.seat)
    return round(total / DETERMINIZATIONS, 4)


def _principal_variation(place: Seat, best: Node, rng: Rng) -> list[LineMove]:
    """The tree's principal variation in one determinization, so that nothing hidden is told."""
    world: Any = place.imagine(rng)
    line = [_line_move(place.game, place.decision(), best.move)]
    play_for(world, place.seat, best.move)
    node = best
    while world.stack and len(line) < MAX_LINE:
        decision = open_decision(world)
        assert decision is not None
        moves = decision.moves(world)
        if isinstance(decision, Chance):
            odds = list(decision.odds(world))
            play(world, moves[odds.index(max(odds))])  # the likeliest; the line does not name it
            continue
        if len(moves) > 1:
            known = [one for one in node.children if one.visits >= MIN_VISITS and contains(moves, one.move)]
            if not known:
                return line
            node = max(known, key=lambda child: child.visits)
        move = node.move if len(moves) > 1 else moves[0]
        line.append(_line_move(place.game, decision, int(move)))
        play(world, move)
    return line
