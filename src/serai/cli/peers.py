"""Other people's engines, measured beside ours. Run as a module it prints catanatron's figures as JSON."""

from __future__ import annotations

import random
import sys
import time
from typing import Any

import msgspec


def catanatron(seconds: float) -> dict[str, float]:
    """Random four-player games, `game.copy()` and the offer of moves, as catanatron offers them itself."""
    from catanatron import Color, Game, RandomPlayer  # a development extra
    from catanatron.models.actions import generate_playable_actions

    random.seed(1)
    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    games = actions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds / 2 or not games:
        game = Game([RandomPlayer(color) for color in colors])
        game.play()
        games += 1
        actions += len(_records(game))
    took = time.perf_counter() - began
    middle = _middle(Game([RandomPlayer(color) for color in colors]), actions // games // 2)
    copy = _microseconds(middle.copy, seconds / 4)
    moves = _microseconds(lambda: generate_playable_actions(middle.state), seconds / 4)
    each = {"games_per_s": round(games / took, 3), "decisions_per_s": round(actions / took, 1)}
    return {**each, "copy_us": copy, "moves_us": moves}


def _records(game: Any) -> Any:
    """What was played; the releases of catanatron name it differently."""
    state = game.state
    return state.action_records if hasattr(state, "action_records") else state.actions


def _middle(game: Any, ticks: int) -> Any:
    """A game played half through."""
    for _ in range(ticks):
        if game.winning_color() is None:
            game.play_tick()
    return game


def _microseconds(act: Any, seconds: float) -> float:
    best, began = float("inf"), time.perf_counter()
    while time.perf_counter() - began < seconds:
        before = time.perf_counter()
        act()
        best = min(best, time.perf_counter() - before)
    return round(best * 1e6, 3)


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.encode(catanatron(float(sys.argv[1]))).decode() + "\n")
