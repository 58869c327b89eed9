"""Tree search over imagined worlds, with a budget in iterations: `mcts:1000`."""

from __future__ import annotations

from typing import Any

import msgspec

from serai.bots.greedy import SAMPLES, outlook
from serai.bots.search import Node, Search, Settings
from serai.bots.tuning import settings_for
from serai.core.flow import Chance, open_decision, play, play_for, show_frame
from serai.core.rng import Rng
from serai.core.seat import Seat

# What a seat should be asked and see next, and the tree for it.
Kept = tuple[str, msgspec.Struct, Node]


class MctsBot:
    """Searches before every move; the same seed and budget choose the same.

    Where a move leads straight to another decision of the same seat, the tree behind it is searched on.
    """

    def __init__(self, seed: int, iterations: int, settings: Settings | None = None) -> None:
        self.rng = Rng(seed)
        self.iterations = iterations
        self.settings = settings
        self.kept: Kept | None = None

    def choose(self, seat: Seat) -> int:
        moves = seat.moves()
        if len(moves) == 1:
            return moves[0]  # what is kept stays: a forced move is no level of the tree
        search = self.search(seat)
        move = search.best().move
        self.kept = self._foresee(seat, search, move)
        return move

    def search(self, seat: Seat) -> Search:
        """The finished search: its tree tells values and the line it expects."""
        game, moves = seat.game, seat.moves()
        settings = self.settings or settings_for(game.name)
        search = Search(
            seat.players,
            seat.seat,
            seat.imagine,
            lambda state, player: outlook(game, state, player),
            self.rng,
            settings,
        )
        if self.kept and self.kept[0] == show_frame(seat.decision()) and self.kept[1] == seat.view():
            search.root = self.kept[2]
        search.rank(moves, [seat.imagine(self.rng) for _ in range(SAMPLES)])
        search.run(self.iterations)
        return search

    def _foresee(self, seat: Seat, search: Search, move: int) -> Kept | None:
        """What the seat will see if it is asked again before anyone else and any chance."""
        world: Any = seat.imagine(self.rng)
        play_for(world, seat.seat, move)
        while world.stack:
            decision = open_decision(world)
            if decision is None or isinstance(decision, Chance) or decision.player != seat.seat:
                return None
            offered = decision.moves(world)
            if len(offered) > 1:
                return show_frame(decision), seat.game.presentation.view(world, seat.seat), search.go_on(move)
            play(world, offered[0])
        return None
