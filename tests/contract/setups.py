"""Which matches the contract suite plays: every game, player count and option value."""

from __future__ import annotations

from itertools import product

import serai
from serai.core.game import AnyGame, Options
from serai.core.rng import Rng

SMALL = 8  # option products up to this size are played in full
MIXED = 3  # random combinations for each player count of a larger product


def tables() -> list[tuple[str, int]]:
    """Every game and player count."""
    return [(name, players) for name, game in serai.games().items() for players in game.players]


def setups() -> list[tuple[str, int, Options]]:
    """Every game and player count with each option value at least once, and some mixtures."""
    return [(name, players, options) for name, players in tables() for options in combinations(name, players)]


def combinations(name: str, players: int) -> list[Options]:
    game = serai.load(name)
    whole = products(game, players)
    if len(whole) <= SMALL:
        return whole
    rng = Rng(players)
    mixed = [whole[rng.below(len(whole))] for _ in range(MIXED)]
    chosen = singles(game, players) + mixed
    return [options for i, options in enumerate(chosen) if options not in chosen[:i]]


def products(game: AnyGame, players: int) -> list[Options]:
    """Every combination that may be played."""
    names = [option.name for option in game.identity.options]
    every = [
        dict(zip(names, values, strict=True))
        for values in product(*(option.values for option in game.identity.options))
    ]
    return [options for options in every if may_be_played(game, players, options)]


def singles(game: AnyGame, players: int) -> list[Options]:
    """The defaults, and each other value of each option in the first combination that may be played."""
    whole = products(game, players)
    found = whole[:1]
    for option in game.identity.options:
        for value in option.values[1:]:
            found += [options for options in whole if options[option.name] == value][:1]
    return found


def lone() -> list[tuple[str, Options]]:
    """Games for one: the defaults, and each option value that only who plays alone may choose."""
    found = []
    for name, game in serai.games().items():
        whole = singles(game, 1) if 1 in game.players else []
        found += [(name, options) for i, options in enumerate(whole) if i == 0 or not may_be_played(game, 2, options)]
    return found


def may_be_played(game: AnyGame, players: int, options: Options) -> bool:
    return game.rules.allowed is None or game.rules.allowed(players, options) is None


def label(setup: tuple[object, ...]) -> str:
    """How a test is called: game-players-values."""
    parts = [" ".join(part.values()) if isinstance(part, dict) else str(part) for part in setup]
    return "-".join(part for part in parts if part)
