"""Finds the weights of Euphrat & Tigris' evaluation by play: `python -m tools.tune_tigris play`, `fit`, then `meet`.

Every seat of every match plays with all weights changed at random. A regression over the matches then tells which way
each weight should go, all of them from the same matches: the response is how far a seat's weakest sphere is ahead of
the best other one, which says more than who has won. `fit` moves the weights that far and writes them. `meet` is the
proof: a bot with other weights, from every seat, among bots with the shipped ones.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Annotated

import msgspec
import numpy as np
import typer

from serai.arena.pairs import Pair
from serai.arena.rating import win_rate
from serai.bots.greedy import GreedyBot
from serai.bots.planner import PlannerBot
from serai.core.flow import Chance, open_decision, play_for, settle
from serai.core.learned import Weights, read_weights
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.core.seat import Seat
from serai.games.euphrat_tigris import GAME
from serai.games.euphrat_tigris.state import Tigris
from serai.games.euphrat_tigris.weights import FILES, NAMES, WEIGHTS

SHARP = 6.0  # points ahead after which more of them say little
FIXED = "weakest"  # all others are measured by it
OTHER = "other"

app = typer.Typer(add_completion=False)


class Match(msgspec.Struct, frozen=True):
    """The logarithms by which each seat's weights were changed, and how it ended."""

    seed: int
    changes: list[list[float]]
    standing: list[list[int]]


@app.command("play")
def play(
    out: Annotated[Path, typer.Option(help="Append matches to this file.")],
    matches: Annotated[int, typer.Option(min=1)] = 500,
    players: Annotated[int, typer.Option(min=2, max=4)] = 2,
    seed: Annotated[int, typer.Option(min=0, help="Of the first match.")] = 500_000,
    spread: Annotated[float, typer.Option(help="Of the changes, as a standard deviation of logarithms.")] = 0.45,
    width: Annotated[int, typer.Option(min=0, help="Of the plans, as in plan:8.")] = 1,
) -> None:
    """Play matches between random variations of the weights."""
    weights = read_weights(file_for(players), NAMES)
    with out.open("ab") as file:
        for number in range(seed, seed + matches):
            file.write(msgspec.json.encode(play_match(weights, number, players, spread, width)) + b"\n")
            file.flush()


def play_match(weights: list[float], seed: int, players: int, spread: float, width: int) -> Match:
    rng = Rng(seed)
    changes = [[0.0 if name == FIXED else spread * normal(rng) for name in NAMES] for _ in range(players)]
    varied = [[w * math.exp(c) for w, c in zip(weights, mine, strict=True)] for mine in changes]
    standing = [list(one) for one in GAME.rules.standing(played(varied, rng, seed, width))]
    return Match(seed, [[round(c, 3) for c in mine] for mine in changes], standing)


def played(weights: list[list[float]], rng: Rng, seed: int, width: int) -> Tigris:
    """A match to its end, each seat with weights of its own."""
    bots = [PlannerBot(seed * 8 + i, width, 1, GreedyBot(seed)) for i in range(len(weights))]
    s = GAME.rules.start(GAME.tables(GAME.pack()), len(weights), GAME.check_options({}))
    settle(s)
    while s.stack:
        decision = open_decision(s)
        assert decision is not None
        seat = int(decision.player)
        if isinstance(decision, Chance):
            move = int(random_move(s, rng))
        else:
            WEIGHTS.use(weights[seat], weights[seat])
            move = bots[seat].choose(Seat(GAME, s, seat))
        play_for(s, seat, move)
    return s


@app.command("meet")
def meet(
    file: Annotated[Path, typer.Argument(help="The other weights.")],
    seeds: Annotated[int, typer.Option(min=1, help="Each is played once from every seat.")] = 20,
    players: Annotated[int, typer.Option(min=2, max=4)] = 4,
    seed: Annotated[int, typer.Option(min=0, help="The first one; not one that the weights were found with.")] = 0,
    width: Annotated[int, typer.Option(min=0, help="Of the plans; trader has 4.")] = 4,
) -> None:
    """Seat a bot with other weights among bots with the shipped ones, and print its share of wins as it grows."""
    shipped, other = read_weights(file_for(players), NAMES), read_weights(file, NAMES)
    pairs: list[Pair] = []
    for number in range(seed, seed + seeds):
        won = 0.0
        for place in range(players):
            s = played([other if p == place else shipped for p in range(players)], Rng(number), number, width)
            winners = GAME.winners(s)
            won += 1 / len(winners) if place in winners else 0.0
        pairs.append(Pair(number, {OTHER: won}, players, 0, 0, 0, 0.0, 0.0))
        rate = win_rate(pairs, OTHER)
        print(f"{number}: {rate.rate:.1%} ({rate.low:.1%} to {rate.high:.1%}) of {players * len(pairs)}", flush=True)


def file_for(players: int) -> Path:
    return Path(GAME.folders[-1]) / FILES[players > 2]


def normal(rng: Rng) -> float:
    """Normally distributed, near enough: the sum of twelve even ones."""
    return sum(rng.below(1 << 20) / (1 << 20) for _ in range(12)) - 6.0


@app.command("fit")
def fit(
    files: Annotated[list[Path], typer.Argument(help="Matches of `play`, all from the weights as they are.")],
    step: Annotated[float, typer.Option(help="How far to go: the logarithm for a slope of one.")] = 2.0,
    clear: Annotated[float, typer.Option(help="Slopes less than so many standard errors are left alone.")] = 1.0,
    write: Annotated[bool, typer.Option("--write", help="Write the weights.")] = False,
) -> None:
    """Print which way each weight should go; with --write, go."""
    matches = [msgspec.json.decode(line, type=Match) for file in files for line in file.read_bytes().splitlines()]
    slopes, errors = regress(matches)
    file = file_for(len(matches[0].changes))
    weights = read_weights(file, NAMES)
    for i in np.argsort(-np.abs(slopes / errors)):
        if abs(slopes[i]) > clear * errors[i]:
            weights[i] *= math.exp(max(-spread_of(matches), min(spread_of(matches), step * slopes[i])))
        print(f"{NAMES[i]:12} {slopes[i]:+.3f} ± {errors[i]:.3f}  {weights[i]:.3f}")
    if write:
        made_by = f"python -m tools.tune_tigris, {len(matches)} matches from seed {min(one.seed for one in matches)}"
        named = {name: round(weight, 3) for name, weight in zip(NAMES, weights, strict=True)}
        file.write_bytes(msgspec.json.format(msgspec.json.encode(Weights(made_by, named)), indent=1) + b"\n")


def spread_of(matches: list[Match]) -> float:
    return float(np.std([c for one in matches for mine in one.changes for c in mine]))


def regress(matches: list[Match]) -> tuple[np.ndarray, np.ndarray]:
    """Least squares: the slope of each weight and its standard error."""
    rows = [(row, lead) for one in matches for row, lead in leads(one)]
    x = np.array([row for row, _ in rows])
    y = np.array([lead for _, lead in rows])
    y = y - y.mean()
    inverse = np.linalg.inv(x.T @ x + 1e-6 * np.eye(len(NAMES)))
    slopes = inverse @ x.T @ y
    return slopes, np.sqrt(np.diag(inverse) * (y - x @ slopes).var())


def leads(match: Match) -> list[tuple[np.ndarray, float]]:
    """For each seat how its weights differ from the others', and how far it is ahead; of two seats one will do."""
    changes, found = np.array(match.changes), []
    worth = [weakest + 0.1 * second for weakest, second, _, _ in match.standing]
    for seat in range(len(worth) if len(worth) > 2 else 1):
        others = [q for q in range(len(worth)) if q != seat]
        lead = worth[seat] - max(worth[q] for q in others)
        found.append((changes[seat] - changes[others].mean(0), math.tanh(lead / SHARP)))
    return found


if __name__ == "__main__":
    app()
