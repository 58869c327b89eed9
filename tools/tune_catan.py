"""Finds the weights of the Catan family's evaluations by play: `python -m tools.tune_catan climb catan`, then `meet`.

Every seat of every match plays with all weights changed at random. After each round of matches a regression tells
which way each weight should go, all of them from the same matches: the response is who has won, and by how many
points. `climb` goes there and plays the next round; `meet` is the proof: a bot with other weights, from every seat,
among bots with the shipped ones. All matches are without trade between players.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import numpy as np
import typer

from serai.arena.pairs import Pair
from serai.arena.rating import win_rate
from serai.bots.bot_match import BotMatch
from serai.bots.greedy import GreedyBot
from serai.bots.planner import PlannerBot
from serai.catalogue import load
from serai.core.learned import Weights
from serai.core.rng import Rng
from serai.games.catan.alexander.evaluate import WORTH as ALEXANDER_WORTH
from serai.games.catan.cheops.evaluate import use as use_in_cheops
from serai.games.catan.hands import WORTH
from tools.tune_tigris import OTHER, normal

FIXED = "points"  # all others are measured by it
# Weights that may be zero or change their sign: a step for each.
STEPS = {"city-rate": 0.05, "road-rate": 0.03, "later": 0.03, "army": 0.25, "closing": 0.15}
PLAYERS = 4
STAKE = 5.0  # points ahead that count as much as a win
FAR = 12.0  # how far to go: steps for a slope of one ...
FARTHEST = 1.2  # ... and at most
STEADY = 20.0  # keeps the regression from following few matches
USE: dict[str, Callable[[list[float]], None]] = {
    "catan": WORTH.use,
    "alexander": ALEXANDER_WORTH.use,
    "cheops": use_in_cheops,
}

app = typer.Typer(add_completion=False)
Named = dict[str, float]


class WeighedMatch(BotMatch):
    """A match between planners, each seat with weights of its own."""

    def __init__(self, name: str, weights: list[Named], seed: int, width: int, hurry: bool) -> None:
        game = load(name)
        options = game.check_options({"trade": "none"})
        super().__init__(game, game.tables(game.pack()), options, ["random"] * len(weights), seed)
        seeds = [seed * 64 + i + 1 for i in range(len(weights))]
        self.players = [PlannerBot(one, width, 1, GreedyBot(one, determinizations=1), hurry=hurry) for one in seeds]
        self.weights = [list(mine.values()) for mine in weights]

    def ask(self, seat: int) -> int:
        USE[self.game.name](self.weights[seat])
        return super().ask(seat)

    def points(self) -> list[int]:
        return [one[self.game.rules.counted] for one in self.game.rules.standing(self.state)]


@app.command("climb")
def climb(
    name: Annotated[str, typer.Argument(help="catan, alexander or cheops.")],
    rounds: Annotated[int, typer.Option(min=1)] = 4,
    matches: Annotated[int, typer.Option(min=50, help="In each round.")] = 600,
    seed: Annotated[int, typer.Option(min=0, help="Of the first match.")] = 510_000,
    spread: Annotated[float, typer.Option(help="Of the changes, as a standard deviation of logarithms.")] = 0.4,
    width: Annotated[int, typer.Option(min=1, help="Of the plans.")] = 3,
    write: Annotated[bool, typer.Option("--write", help="Write the weights after each round.")] = False,
) -> None:
    """Go uphill from the shipped weights, round by round."""
    weights = shipped(name)
    for done in range(rounds):
        first = seed + done * matches
        slopes, errors = slopes_of(name, weights, range(first, first + matches), spread, width)
        for i, key in enumerate(weights):
            if errors[i] > 0 and abs(slopes[i]) > errors[i]:
                weights[key] = changed(key, weights[key], max(-FARTHEST, min(FARTHEST, FAR * slopes[i])), spread)
        print(done + 1, {key: round(value, 3) for key, value in weights.items()}, flush=True)
        if write:
            made_by = f"python -m tools.tune_catan climb {name}, seeds {seed} to {first + matches - 1}"
            named = {key: round(value, 4) for key, value in weights.items()}
            file_of(name).write_bytes(
                msgspec.json.format(msgspec.json.encode(Weights(made_by, named)), indent=1) + b"\n"
            )


def slopes_of(
    name: str, weights: Named, seeds: range, spread: float, width: int
) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """What a step of each weight brings, and the standard error; both zero for what is never changed."""
    rows, leads = [], []
    for seed in seeds:
        rng = Rng(seed)
        steps = np.array([[step_of(key, value, rng) for key, value in weights.items()] for _ in range(PLAYERS)])
        varied = [
            {key: changed(key, weights[key], step, spread) for key, step in zip(weights, mine, strict=True)}
            for mine in steps
        ]
        match = WeighedMatch(name, varied, seed, width, hurry=True)
        match.play()
        points, winners = match.points(), match.winners()
        for seat in range(PLAYERS):
            others = [p for p in range(PLAYERS) if p != seat]
            rows.append(steps[seat] - steps[others].mean(0))
            won = 1 / len(winners) if seat in winners else 0.0
            leads.append(won - 1 / PLAYERS + (points[seat] - sum(points[p] for p in others) / len(others)) / STAKE)
    return regress(np.array(rows), np.array(leads))


def regress(x: np.ndarray[Any, Any], y: np.ndarray[Any, Any]) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Least squares, a little held back."""
    inverse = np.linalg.inv(x.T @ x + STEADY * np.eye(x.shape[1]))
    slopes = inverse @ x.T @ y
    known = x.any(0)
    return slopes * known, np.sqrt(np.diag(inverse) * (y - x @ slopes).var()) * known


def step_of(key: str, value: float, rng: Rng) -> float:
    return 0.0 if key == FIXED or (value == 0.0 and key not in STEPS) else normal(rng)


def changed(key: str, value: float, step: float, spread: float) -> float:
    return value + STEPS[key] * step if key in STEPS else value * math.exp(spread * step)


@app.command("meet")
def meet(
    name: Annotated[str, typer.Argument(help="catan, alexander or cheops.")],
    file: Annotated[Path, typer.Argument(help="The other weights.")],
    seeds: Annotated[int, typer.Option(min=1, help="Each is played once from every seat.")] = 50,
    players: Annotated[int, typer.Option(min=2, max=4)] = PLAYERS,
    seed: Annotated[int, typer.Option(min=0, help="The first one; not one that the weights were found with.")] = 0,
    width: Annotated[int, typer.Option(min=1, help="Of the plans; trader has 4.")] = 4,
) -> None:
    """Seat a bot with other weights among bots with the shipped ones, and print its share of wins."""
    own, other = shipped(name), read(file)
    pairs: list[Pair] = []
    for number in range(seed, seed + seeds):
        won = 0.0
        for place in range(players):
            match = WeighedMatch(name, [other if p == place else own for p in range(players)], number, width, False)
            match.play()
            won += 1 / len(match.winners()) if place in match.winners() else 0.0
        pairs.append(Pair(number, {OTHER: won}, players, 0, 0, 0, 0.0, 0.0))
    rate = win_rate(pairs, OTHER)
    print(f"{rate.rate:.1%} ({rate.low:.1%} to {rate.high:.1%}) of {players * len(pairs)}")


def shipped(name: str) -> Named:
    return read(file_of(name))


def file_of(name: str) -> Path:
    return Path(load(name).folders[-1]) / "weights.json"


def read(file: Path) -> Named:
    return msgspec.json.decode(file.read_bytes(), type=Weights).weights


if __name__ == "__main__":
    app()
