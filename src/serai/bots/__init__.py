"""Opponents, by spec strings such as `random`, `greedy` or `mcts:1000`. They see a seat, never the state.

Each kind of bot registers a maker: what follows the colon of the spec and a seed give a bot.
"""

from __future__ import annotations

from collections.abc import Callable

from serai.bots.greedy import GreedyBot
from serai.bots.random import RandomBot
from serai.core.errors import BadInput, one_of
from serai.core.seat import Bot

Maker = Callable[[str, int], Bot]


def _plain(kind: Callable[[int], Bot], name: str) -> Maker:
    """The maker of a bot that takes no number."""

    def make(argument: str, seed: int) -> Bot:
        if argument:
            raise BadInput(f'The bot "{name}" takes no number; write {name}, not {name}:{argument}.')
        return kind(seed)

    return make


# From weak to strong: the last one gives the hints.
KINDS: dict[str, Maker] = {
    "random": _plain(RandomBot, "random"),
    "greedy": _plain(GreedyBot, "greedy"),
}
BEST = "greedy"


def make_bot(spec: str, seed: int) -> Bot:
    """The bot of a spec string; the same spec and seed play the same."""
    kind, _, argument = spec.partition(":")
    if kind not in KINDS:
        raise one_of("bot called", spec, list(KINDS))
    return KINDS[kind](argument, seed)


__all__ = ["BEST", "KINDS", "GreedyBot", "RandomBot", "make_bot"]
