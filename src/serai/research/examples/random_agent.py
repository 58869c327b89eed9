"""A random agent in the PettingZoo loop: `python -m serai.research.examples.random_agent tadmor`."""

from __future__ import annotations

import sys

from serai.core.errors import BadInput
from serai.research import pettingzoo


def play(game: str, seed: int = 7) -> dict[str, float]:
    """One match; returns what it was worth to each agent."""
    env = pettingzoo.env(game)
    env.reset(seed=seed)
    results: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        if termination or truncation:
            results[agent] = reward
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    return results


if __name__ == "__main__":
    try:
        print(play(sys.argv[1] if len(sys.argv) > 1 else "tadmor"))
    except BadInput as error:
        sys.exit(str(error))
