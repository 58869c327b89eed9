"""OpenSpiel's MCTS against its random bot: `python -m serai.research.examples.openspiel_mcts tadmor 2 20`."""

from __future__ import annotations

import sys

import numpy as np
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

from serai.research.openspiel import load_game
from serai.research.openspiel_bots import GameEvaluator


def play(game: str, players: int = 2, simulations: int = 20, seed: int = 7) -> list[float]:
    """A whole match, MCTS on the first seat; returns what it was worth to each."""
    rng = np.random.RandomState(seed)
    loaded = load_game(game, players)
    searching = mcts.MCTSBot(loaded, 1.4, simulations, GameEvaluator(), random_state=rng)
    others = [uniform_random.UniformRandomBot(seat, rng) for seat in range(1, players)]
    state = loaded.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=odds))
        else:
            bot = [searching, *others][state.current_player()]
            state.apply_action(bot.step(state))
    results: list[float] = state.returns()
    return results


if __name__ == "__main__":
    name, *numbers = sys.argv[1:] or ["tadmor"]
    print(play(name, *(int(number) for number in numbers)))
