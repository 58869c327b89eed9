"""Opponents, by spec strings such as `random`, `greedy` or `mcts:1000`. They see a seat, never the state.

Each kind of bot registers a factory: what follows the colon of the spec and a seed give a bot. Bots from outside
(`stdio:./mybot`, `http://...`) are made only where the caller allows it: naming one starts a program or sends requests.
"""

from __future__ import annotations

from collections.abc import Callable

from serai.bots.experts import ExpertBot
from serai.bots.external import HttpBot, StdioBot
from serai.bots.greedy import GreedyBot
from serai.bots.levels import NoviceBot, khan_bot, sultan_bot, trader_bot
from serai.bots.mcts import MctsBot
from serai.bots.planner import PlannerBot
from serai.bots.random import RandomBot
from serai.core.errors import BadInput, one_of
from serai.core.seat import Bot

BotFactory = Callable[[str, int], Bot]


def _without_argument(kind: Callable[[int], Bot], name: str) -> BotFactory:
    """The factory of a bot that takes no number."""

    def make(argument: str, seed: int) -> Bot:
        if argument:
            raise BadInput(f'The bot "{name}" takes no number; write {name}, not {name}:{argument}.')
        return kind(seed)

    return make


def _mcts(argument: str, seed: int) -> Bot:
    """The factory of a bot that takes its iterations, 1,000 if none are given."""
    if argument and not (argument.isdecimal() and 0 < int(argument) <= 10_000_000):
        raise BadInput(f'The bot "mcts" takes a number of iterations, as in mcts:1000, not "{argument}".')
    return MctsBot(seed, int(argument or 1000))


def _plan(argument: str, seed: int) -> Bot:
    """The factory of a bot that takes the width of its plans, 8 if none is given."""
    if argument and not (argument.isdecimal() and 0 < int(argument) <= 1000):
        raise BadInput(f'The bot "plan" takes how many plans it follows at once, as in plan:8, not "{argument}".')
    width = int(argument or 8)
    return PlannerBot(seed, width, PLAN_WORLDS, MctsBot(seed, 50 * width))


def _stdio(argument: str, seed: int) -> Bot:
    """The factory of a bot that is another program."""
    if not argument:
        raise BadInput('The bot "stdio" takes a command, as in stdio:./mybot.')
    return StdioBot(argument)


def _http(scheme: str) -> BotFactory:
    """The factory of a bot that answers at an address."""

    def make(argument: str, seed: int) -> Bot:
        if not argument.startswith("//") or len(argument) == 2:
            raise BadInput(f'The bot "{scheme}" takes an address, as in {scheme}://localhost:8000/move.')
        return HttpBot(f"{scheme}:{argument}")

    return make


# Bots for programs and levels for people.
KINDS: dict[str, BotFactory] = {
    "random": _without_argument(RandomBot, "random"),
    "greedy": _without_argument(GreedyBot, "greedy"),
    "mcts": _mcts,
    "plan": _plan,
    "expert": _without_argument(ExpertBot, "expert"),
    "novice": _without_argument(NoviceBot, "novice"),
    "trader": _without_argument(trader_bot, "trader"),
    "khan": _without_argument(khan_bot, "khan"),
    "sultan": _without_argument(sultan_bot, "sultan"),
}
OUTSIDE: dict[str, BotFactory] = {"stdio": _stdio, "http": _http("http"), "https": _http("https")}
BEST = "khan"
PLAN_WORLDS = 2


def make_bot(spec: str, seed: int, outside: bool = False) -> Bot:
    """The bot of a spec string; the same spec and seed play the same."""
    kind, _, argument = spec.partition(":")
    known = KINDS | OUTSIDE if outside else KINDS
    if kind not in known:
        raise one_of("bot called", spec, list(known))
    return known[kind](argument, seed)


__all__ = ["BEST", "KINDS", "OUTSIDE", "GreedyBot", "MctsBot", "RandomBot", "make_bot"]
