"""Monte Carlo tree search with a budget in iterations: `mcts:1000`."""

from __future__ import annotations

from typing import Any

import msgspec

from serai.bots.greedy import DETERMINIZATIONS, position_value
from serai.bots.search import Node, Search, SearchParameters
from serai.bots.tuning import parameters_for
from serai.core.flow import Chance, open_decision, play, play_for, show_frame
from serai.core.rng import Rng
from serai.core.seat import Seat

# The tree that can be searched on from, if the seat is next asked this decision and sees this view.
ReusableTree = tuple[str, msgspec.Struct, Node]


class MctsBot:
    """Searches before every move; the same seed and budget choose the same.

    Where a move leads straight to another decision of the same seat, the tree behind it is searched on.
    """

    def __init__(self, seed: int, iterations: int, parameters: SearchParameters | None = None) -> None:
        self.rng = Rng(seed)
        self.iterations = iterations
        self.parameters = parameters
        self.reusable: ReusableTree | None = None

    def choose(self, seat: Seat) -> int:
        moves = seat.sensible()
        if len(moves) == 1:
            return moves[0]  # the reusable tree stays: a forced move is no level of it
        search = self.search(seat)
        move = search.best().move
        self.reusable = self._reusable_tree(seat, search, move)
        return move

    def search(self, seat: Seat) -> Search:
        """The finished search: its tree tells values and the line it expects."""
        game, moves = seat.game, seat.sensible()
        parameters = self.parameters or parameters_for(game.name)
        search = Search(
            seat.players,
            seat.seat,
            seat.imagine,
            lambda state, player: position_value(game, state, player),
            self.rng,
            parameters,
        )
        if self.reusable and self.reusable[:2] == (show_frame(seat.decision()), seat.view()):
            search.root = self.reusable[2]
        search.rank_root(moves, [seat.imagine(self.rng) for _ in range(DETERMINIZATIONS)])
        search.run(self.iterations)
        return search

    def _reusable_tree(self, seat: Seat, search: Search, move: int) -> ReusableTree | None:
        """The tree behind a move, if the seat is asked again before anyone else and any chance."""
        world: Any = seat.imagine(self.rng)
        play_for(world, seat.seat, move)
        while world.stack:
            decision = open_decision(world)
            if decision is None or isinstance(decision, Chance) or decision.player != seat.seat:
                return None
            offered = decision.moves(world)
            if len(offered) > 1:
                return show_frame(decision), seat.game.presentation.view(world, seat.seat), search.subtree(move)
            play(world, offered[0])
        return None
