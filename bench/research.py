"""`python -m bench.research`: steps per second through the adapters, beside peers, in one run, as JSON.

Everything is random play on one core. Seconds are those of the processor that this process has used, so that other work
on the machine does not count. Games and peers take turns for a moment each, and go on where they were when it is their
turn again; the best of all rounds is told.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np

ROUNDS = 20
LANES = 64
BACKGAMMON, CHESS = "openspiel/backgammon (C++)", "pettingzoo/chess"
TITLE = "| game | PettingZoo | to chess | OpenSpiel | to backgammon | batch | to PettingZoo | NumPy policy | bytes |"
OPENSPIEL_PEERS = {
    BACKGAMMON: "backgammon",
    "openspiel/chess (C++)": "chess",
    "openspiel/tic-tac-toe (Python)": "python_tic_tac_toe",
    "openspiel/kuhn poker (Python)": "python_kuhn_poker",
}


Steps = Iterator[int]  # so many steps more, for ever


def pettingzoo_steps(make: Callable[[], Any]) -> Steps:
    """The loop of PettingZoo's documentation, actions sampled from the mask."""
    env = make()
    env.reset(seed=1)
    while True:
        env.reset()
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            over = termination or truncation
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
            yield not over


def openspiel_steps(load: Callable[[], Any]) -> Steps:
    """Random play driven from Python; a step is an action of a player or of chance."""
    game, rng, steps = load(), np.random.default_rng(1), 0
    draws = rng.random(1 << 16).tolist()
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
            if steps % LANES == 0:
                yield LANES


def batch_steps(game: str, floats: bool, policy: Callable[[Any], Any]) -> Steps:
    """Masks and tensors made for every step; a uniformly random policy. Half of the matches have ended once, so
    that they are not all at the same point."""
    from serai.research.batch import Batch

    batch = Batch(game, LANES, seeds=1, floats=floats)
    ended = np.zeros(LANES, bool)
    while ended.mean() < 0.5:
        batch.step(policy(batch))
        ended |= batch.dones
    while True:
        batch.step(policy(batch))
        yield LANES


def speed(steps: Steps, seconds: float) -> float:
    """Steps per second of the processor's time."""
    made, begun = 0, time.process_time()
    for more in steps:
        made += more
        if (spent := time.process_time() - begun) > seconds:
            return made / spent
    raise AssertionError("steps go on for ever")


def compiled_policy() -> Callable[[Any], Any]:
    """The batch's own choice among the moves it knows."""
    from serai.core.rng import Rng

    rng = Rng(2)
    return lambda batch: batch.random_actions(rng)


def numpy_policy() -> Callable[[Any], Any]:
    """A choice from the masks alone, as a network's sampling would have it."""
    rng = np.random.default_rng(2)

    def choose(batch: Any) -> Any:
        lanes, actions = np.nonzero(batch.masks)
        offered = np.bincount(lanes)
        return actions[np.cumsum(offered) - offered + (rng.random(len(offered)) * offered).astype(int)]

    return choose


def contestants(chosen: list[str]) -> dict[str, Steps]:
    """Everything that is measured, by name."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pyspiel
        from open_spiel.python import games as _  # noqa: F401
        from pettingzoo.classic import chess_v6, connect_four_v3

    from serai.catalogue import games
    from serai.research import openspiel, pettingzoo

    found = {
        CHESS: pettingzoo_steps(chess_v6.env),
        "pettingzoo/connect four": pettingzoo_steps(connect_four_v3.env),
    }
    for label, name in OPENSPIEL_PEERS.items():
        found[label] = openspiel_steps(partial(pyspiel.load_game, name))
    for game in chosen or games():
        found[f"pettingzoo/{game}"] = pettingzoo_steps(partial(pettingzoo.env, game))
        found[f"openspiel/{game}"] = openspiel_steps(partial(openspiel.load_game, game))
        found[f"batch/{game}"] = batch_steps(game, True, compiled_policy())
        found[f"batch, NumPy policy/{game}"] = batch_steps(game, True, numpy_policy())
        found[f"batch of bytes/{game}"] = batch_steps(game, False, compiled_policy())
    return found


def measure(seconds: float, rounds: int, chosen: list[str]) -> dict[str, Any]:
    import serai

    all_of_them = contestants(chosen)
    best = {name: next(steps) * 0.0 for name, steps in all_of_them.items()}  # made, and begun
    for number in range(rounds):
        for name, steps in all_of_them.items():
            best[name] = max(best[name], speed(steps, seconds))
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
    ratios = {game: ratios_of(game, best) for game in chosen or serai.games()}
    rates = {name: round(one) for name, one in best.items()}
    return {"compiled": serai.COMPILED, "seconds": seconds, "rounds": rounds, "steps_per_s": rates, "ratios": ratios}


def ratios_of(game: str, best: dict[str, float]) -> dict[str, float]:
    single = best[f"pettingzoo/{game}"]
    return {
        "pettingzoo_to_chess": round(single / best[CHESS], 1),
        "openspiel_to_backgammon": round(best[f"openspiel/{game}"] / best[BACKGAMMON], 2),
        "batch_to_pettingzoo": round(best[f"batch/{game}"] / single, 1),
        "numpy_policy_to_pettingzoo": round(best[f"batch, NumPy policy/{game}"] / single, 1),
        "bytes_to_pettingzoo": round(best[f"batch of bytes/{game}"] / single, 1),
    }


def table(found: dict[str, Any]) -> str:
    """The figures as docs/research.md has them."""
    steps, lines = found["steps_per_s"], [TITLE, "|---|" + "---:|" * (TITLE.count("|") - 2)]
    for game, ratio in found["ratios"].items():
        cells = [
            f"{steps[f'pettingzoo/{game}']:,}", f"{ratio['pettingzoo_to_chess']}",
            f"{steps[f'openspiel/{game}']:,}", f"{ratio['openspiel_to_backgammon']}",
            f"{steps[f'batch/{game}']:,}", f"{ratio['batch_to_pettingzoo']}",
            f"{steps[f'batch, NumPy policy/{game}']:,}", f"{steps[f'batch of bytes/{game}']:,}",
        ]  # fmt: skip
        lines.append(f"| {game} | {' | '.join(cells)} |")
    lines += ["", "| peer | steps per second |", "|---|---:|"]
    lines += [f"| {name} | {one:,} |" for name, one in steps.items() if name.partition("/")[2] not in found["ratios"]]
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="all, if none is named")
    parser.add_argument("--seconds", type=float, default=0.1, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--table", action="store_true", help="as tables in Markdown instead of JSON")
    given = parser.parse_args(arguments)
    found = measure(given.seconds, given.rounds, given.games)
    print(table(found) if given.table else json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
