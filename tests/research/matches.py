"""What the tests of the adapters share: setups of every game, and random matches on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from serai.catalogue import games
from serai.core.game import Options
from serai.core.log import Log
from serai.core.rng import Rng
from serai.research.gymnasium import environments
from serai.research.lanes import OVER, Lane, new_lane
from serai.research.setups import Setup, setup
from tests.contract.setups import products
from tests.corpus.make import current, read

GAMES = sorted(games())


def fewest_players(game: str) -> int:
    """The smallest table at which somebody sits across."""
    return min(players for players in games()[game].players if players > 1)


def setups(game: str) -> Iterator[Setup]:
    """Every number of players, and every option by itself."""
    played = games()[game]
    for players in played.players:
        yield setup(game, players)
    for option in played.identity.options:
        for value in option.values[1:]:
            yield setup(game, *largest(game, option.name, value))


def largest(game: str, name: str, value: str) -> tuple[int, Options]:
    """The largest table that may play with a value of an option, and the other options it needs."""
    played = games()[game]
    for players in sorted(played.players, reverse=True):
        for options in products(played, players):
            if options[name] == value:
                return players, options
    raise AssertionError(f"nobody may play {game} with {name}={value}")


def lone() -> list[tuple[str, dict[str, Any]]]:
    """Every way to play alone: the game, and what says so."""
    modes = [one for one in environments().values() if one.get("players") == 1]
    return [(one["game"], {name: value for name, value in one.items() if name != "game"}) for one in modes]


def lanes(made: Setup, seed: int, decisions: int, every: int = 7) -> Iterator[Lane]:
    """A random match, looked at now and then, and at its end if it comes."""
    lane, rng = new_lane(made.space, Rng(seed), True), Rng(seed + 1)
    for number in range(decisions):
        if lane.player == OVER:
            break
        if number % every == 0:
            yield lane
        lane.step(lane.random_action(rng))
    yield lane


def finished(game: str) -> Lane:
    """A match that is over, with the fewest players."""
    made = setup(game, fewest_players(game))
    lane, rng = new_lane(made.space, Rng(1), True), Rng(2)
    while lane.player != OVER:
        lane.step(lane.random_action(rng))
    return lane


def taken_back(game: str) -> Log:
    """A log of the corpus, of the present rules, in which moves are taken back."""
    paths = [path for played, path in current() if played.name == game and "taken-back" in path.name]
    return read(paths[0])
