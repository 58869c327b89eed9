"""catanatron: what one random four-player game, one copy and one offer of moves cost it."""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec
from catanatron import Color, Game, RandomPlayer
from catanatron.models.actions import generate_playable_actions

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def new_game() -> Any:
    return Game([RandomPlayer(color) for color in COLORS])


def copy_us() -> float:
    """A copy of a game played half through."""
    return _microseconds(_middle().copy, 0.5)


def moves_us() -> float:
    """Offering the moves of such a game, as it does after every action."""
    state = _middle().state
    return _microseconds(lambda: generate_playable_actions(state), 0.5)


def figures(seconds: float) -> dict[str, float]:
    games, actions = _play(seconds)
    each = {"games_per_s": round(games, 3), "decisions_per_s": round(actions, 1)}
    return {**each, "copy_us": copy_us(), "moves_us": moves_us()}


def _play(seconds: float) -> tuple[float, float]:
    """Games and actions a second, in uniformly random whole games."""
    random.seed(1)
    games = actions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds or not games:
        game = new_game()
        game.play()
        games += 1
        actions += len(_actions(game))
    took = time.perf_counter() - began
    return games / took, actions / took


def _middle() -> Any:
    """A game about half through."""
    random.seed(2)
    game = new_game()
    for _ in range(400):
        if game.winning_color() is None:
            game.play_tick()
    return game


def _actions(game: Any) -> Any:
    """What was played; the releases of catanatron name it differently."""
    state = game.state
    return state.action_records if hasattr(state, "action_records") else state.actions


def _microseconds(act: Callable[[], object], seconds: float) -> float:
    """The least of many calls: what else runs on the machine does not count."""
    best, began = float("inf"), time.perf_counter()
    while time.perf_counter() - began < seconds:
        before = time.perf_counter()
        act()
        best = min(best, time.perf_counter() - before)
    return round(best * 1e6, 3)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure catanatron.")
    parser.add_argument("--seconds", type=float, default=4.0)
    sys.stdout.write(msgspec.json.encode(figures(parser.parse_args().seconds)).decode() + "\n")


if __name__ == "__main__":
    main()
