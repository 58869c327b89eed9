"""Tree search over imagined worlds, with a budget in iterations: `mcts:1000`."""

from __future__ import annotations

from serai.bots.greedy import SAMPLES, outlook
from serai.bots.search import Search, Settings
from serai.bots.tuning import settings_for
from serai.core.rng import Rng
from serai.core.seat import Seat


class MctsBot:
    """Searches before every move; the same seed and budget choose the same."""

    def __init__(self, seed: int, iterations: int, settings: Settings | None = None) -> None:
        self.rng = Rng(seed)
        self.iterations = iterations
        self.settings = settings

    def choose(self, seat: Seat) -> int:
        moves = seat.moves()
        return moves[0] if len(moves) == 1 else self.search(seat).best().move

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
        search.rank(moves, [seat.imagine(self.rng) for _ in range(SAMPLES)])
        search.run(self.iterations)
        return search
