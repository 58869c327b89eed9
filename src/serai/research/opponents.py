"""Who sits on the other seats: bots by their spec strings, or any object with `choose(seat)`.

The package's own bots are found by the entry points of the group `serai.bots`, like those of any other package that
offers some: each is a function from a spec and a seed to a bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from serai.core.errors import BadInput
from serai.core.seat import Bot, Seat
from serai.research.lanes import Lane
from serai.research.setups import Setup

GROUP = "serai.bots"

Opponents = str | Bot | Sequence[str | Bot]


@cache
def _makers() -> list[Any]:
    return [one.load() for one in entry_points(group=GROUP)]


def seated(opponents: Opponents, seats: list[int], seed: int) -> dict[int, Bot]:
    """A bot for each of these seats: the same for all, or one by one."""
    if isinstance(opponents, str) or hasattr(opponents, "choose"):
        given = [opponents] * len(seats)
    elif isinstance(opponents, Sequence):
        given = list(opponents)
    else:
        raise BadInput(f'Opponents are a bot, or a list with a bot for each other seat, not "{opponents}".')
    if len(given) != len(seats):
        others = f"{len(seats)} other seats, not {len(given)}"
        raise BadInput(f"Opponents are a bot, or a list with one for each of {others}.")
    return {seat: _bot(one, seed + seat) for seat, one in zip(seats, given, strict=True)}


def _bot(given: Any, seed: int) -> Bot:
    if not isinstance(given, str):
        if not hasattr(given, "choose"):
            raise BadInput(f'An opponent is the spec of a bot or an object with `choose(seat)`, not "{given}".')
        bot: Bot = given
        return bot
    sentence = "No bots are installed; install serai itself."
    for make in _makers():
        try:
            made: Bot = make(given, seed)
            return made
        except BadInput as error:
            sentence = str(error)
    raise BadInput(sentence)


def answer(made: Setup, lane: Lane, bot: Bot) -> int:
    """The action a bot takes where its seat is asked."""
    return int(lane.offset) + bot.choose(Seat(made.game, lane.state, int(lane.player)))
