"""`python -m bench.research`: steps per second through the adapters, beside peers, in one run, as JSON.

Everything is random play on one core. Seconds are those of the processor that this process has used, so that other work
on the machine does not count; games and peers take turns, and the best of several rounds is told.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

ROUNDS = 3
LANES = 64
BACKGAMMON, CHESS = "openspiel/backgammon (C++)", "pettingzoo/chess"
OPENSPIEL_PEERS = {
    BACKGAMMON: "backgammon",
    "openspiel/chess (C++)": "chess",
    "openspiel/tic-tac-toe (Python)": "python_tic_tac_toe",
    "openspiel/kuhn poker (Python)": "python_kuhn_poker",
}


def pettingzoo_steps(make: Callable[[], Any], seconds: float) -> float:
    """The loop of PettingZoo's documentation, actions sampled from the mask."""
    env, steps = make(), 0
    env.reset(seed=1)
    begun = time.process_time()
    while True:
        env.reset()
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            over = termination or truncation
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
            steps += not over
            if (spent := time.process_time() - begun) > seconds:
                return steps / spent


def openspiel_steps(load: Callable[[], Any], seconds: float) -> float:
    """Random play driven from Python; a step is an action of a player or of chance."""
    game, rng, steps = load(), np.random.default_rng(1), 0
    draws = rng.random(1 << 16).tolist()
    begun = time.process_time()
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            draw = draws[steps & 0xFFFF]
            if state.is_chance_node():
                for action, chance in state.chance_outcomes():  # noqa: B007
                    draw -= chance
                    if draw < 0:
                        break
                state.apply_action(action)
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw * len(actions))])
            steps += 1
            if steps % 64 == 0 and (spent := time.process_time() - begun) > seconds:
                return steps / spent


def batch_steps(game: str, floats: bool, seconds: float) -> float:
    """Masks and tensors made for every step; a uniformly random policy."""
    from serai.core.rng import Rng
    from serai.research.batch import Batch

    batch, rng, steps = Batch(game, LANES, seeds=1, floats=floats), Rng(2), 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        batch.step(batch.random_actions(rng))
        steps += LANES
    return steps / spent


def contestants() -> dict[str, Callable[[float], float]]:
    """Everything that is measured, by name."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pyspiel
        from open_spiel.python import games as _  # noqa: F401
        from pettingzoo.classic import chess_v6, connect_four_v3

    from serai.catalogue import games
    from serai.research import openspiel, pettingzoo

    found: dict[str, Callable[[float], float]] = {
        CHESS: partial(pettingzoo_steps, chess_v6.env),
        "pettingzoo/connect four": partial(pettingzoo_steps, connect_four_v3.env),
    }
    for label, name in OPENSPIEL_PEERS.items():
        found[label] = partial(openspiel_steps, partial(pyspiel.load_game, name))
    for game in games():
        found[f"pettingzoo/{game}"] = partial(pettingzoo_steps, partial(pettingzoo.env, game))
        found[f"openspiel/{game}"] = partial(openspiel_steps, partial(openspiel.load_game, game))
        found[f"batch/{game}"] = partial(batch_steps, game, True)
        found[f"batch of raw cells/{game}"] = partial(batch_steps, game, False)
    return found


def measure(seconds: float, rounds: int) -> dict[str, Any]:
    import serai

    best: dict[str, float] = {}
    for number in range(rounds):
        for name, run in contestants().items():
            best[name] = max(best.get(name, 0.0), run(seconds))
            print(f"round {number + 1}: {name} {best[name]:.0f}", file=sys.stderr)
    ratios = {
        game: {
            "pettingzoo_to_chess": round(best[f"pettingzoo/{game}"] / best[CHESS], 1),
            "openspiel_to_backgammon": round(best[f"openspiel/{game}"] / best[BACKGAMMON], 2),
            "batch_to_pettingzoo": round(best[f"batch/{game}"] / best[f"pettingzoo/{game}"], 1),
            "raw_batch_to_pettingzoo": round(best[f"batch of raw cells/{game}"] / best[f"pettingzoo/{game}"], 1),
        }
        for game in serai.games()
    }
    steps = {name: round(one) for name, one in best.items()}
    return {"compiled": serai.COMPILED, "seconds": seconds, "rounds": rounds, "steps_per_s": steps, "ratios": ratios}


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    given = parser.parse_args(arguments)
    print(json.dumps(measure(given.seconds, given.rounds), indent=1))


if __name__ == "__main__":
    main()
