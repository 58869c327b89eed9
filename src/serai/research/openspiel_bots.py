"""What OpenSpiel's searches judge Serai's positions by: the games' own evaluations instead of whole random matches."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from open_spiel.python.algorithms import mcts

from serai.core.errors import BadInput


class GameEvaluator(mcts.Evaluator):  # type: ignore[misc]
    """For `open_spiel.python.algorithms.mcts.MCTSBot` and `ismcts.ISMCTSBot`."""

    def evaluate(self, state: Any) -> NDArray[np.float64]:
        """How good a state looks for each player, from -1 to 1."""
        if state.is_terminal():
            return np.array(state.returns())
        position = state.position
        judge = position.setup.game.bots.evaluate
        if judge is None:
            raise BadInput(f"{position.setup.game.title} has no evaluation; use OpenSpiel's RandomRolloutEvaluator.")
        seats = range(position.setup.players)
        return np.array([2 * judge(position.lane.state, seat) - 1 for seat in seats])

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """Every action alike; chance by its odds."""
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]
