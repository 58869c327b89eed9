"""Which games there are: every package under serai.games that defines GAMES."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from pathlib import Path

import serai.games  # noqa: F401  # imported early: importing it later would put the package in place of `serai.games()`
from serai.core.errors import one_of
from serai.core.game import AnyGame


@cache
def games() -> dict[str, AnyGame]:
    """All games by name."""
    found: dict[str, AnyGame] = {}
    for module in pkgutil.iter_modules([str(Path(__file__).parent / "games")]):
        for game in getattr(importlib.import_module(f"serai.games.{module.name}"), "GAMES", ()):
            found[game.name] = game
    return dict(sorted(found.items()))


def load(name: str) -> AnyGame:
    """One game by its name."""
    if name not in games():
        raise one_of("game", name, list(games()), "no-such-game")
    return games()[name]
