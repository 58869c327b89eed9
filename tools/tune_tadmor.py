"""Finds the weights of Tadmor's outlook by play: `python -m tools.tune_tadmor play`, then `fit`.

Bots play each other, and at the beginning of rounds some are given something by chance: goods, a camel, levels, a
tile, a mission; and each seat weighs some themes more, others less than today. A regression over all beginnings of
rounds then tells how many points each thing seen (look.py) has brought until the end, over those that are there
already. Since things are given by chance, what the bots never try by themselves is measured as well. Weights that the
matches say little about stay near those of today. A second regression tells which themes should weigh more: it goes by
how far ahead the seats ended that weighed them so.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import numpy as np
import typer

from serai.bots.greedy import GreedyBot
from serai.bots.planner import PlannerBot
from serai.core.codec import dump, load
from serai.core.flow import Chance, open_decision, play_for, settle
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.core.seat import Seat
from serai.games.tadmor import GAME
from serai.games.tadmor.look import FEATURES, NAMES, POINTS, SCALES
from serai.games.tadmor.outlook import purse, rounds_left, seen
from serai.games.tadmor.rules.tower import add_free_level
from serai.games.tadmor.state import BOX, DECK, HAND, OPEN, OWNED, SITES, Tadmor
from serai.games.tadmor.tables import GOODS, KINDS, MISSIONS, STAGES, UPGRADES
from tools.tune_tigris import normal

GIVEN = 45  # gifts to a player in a hundred rounds
SPREAD = 0.35  # of the weights of a theme, as a standard deviation of logarithms
# Themes, by how the names of their weights begin; the first that fits counts.
THEMES = {
    "near": ("camel-near", "ship-near"), "figures": ("camel", "ship"), "cards": ("card", "favour"),
    "tower": ("tower", "war"), "temples": ("stage",), "sets": ("kinds", "top-new"), "tiles": ("tile",),
    "stores": ("wood", "stone", "marble", "gold"), "offices": ("start", "raider"),
}  # fmt: skip

app = typer.Typer(add_completion=False)


class Moment(msgspec.Struct, frozen=True):
    """The beginning of a round, and the points of every seat at the end of its match."""

    seed: int
    state: dict[str, Any]
    points: list[int]
    changes: list[list[float]]  # of each seat, by theme: the logarithm by which it was weighed more


# ---------------------------------------------------------------- gifts


def give_goods(s: Tadmor, p: int, rng: Rng) -> None:
    s.store[p * GOODS + int(rng.below(GOODS))] += 1 + int(rng.below(3))


def give_camel(s: Tadmor, p: int, rng: Rng) -> None:
    if s.camels[p] < s.data.most_camels:
        s.camels[p] += 1
        s.idle_camels[p] += 1


def give_ship(s: Tadmor, p: int, rng: Rng) -> None:
    if s.ships[p] < s.data.most_ships:
        s.ships[p] += 1
        s.idle_ships[p] += 1


def give_levels(s: Tadmor, p: int, rng: Rng) -> None:
    s.tower[p] += 1 + int(rng.below(4))
    add_free_level(s, p)


def give_tile(s: Tadmor, p: int, rng: Rng) -> None:
    free = [u for u in range(UPGRADES) if s.upgrade_at[u] == BOX and s.data.epoch_of[u] <= s.epoch() + 1]
    if free:
        s.upgrade_at[free[int(rng.below(len(free)))]] = OWNED + p


def give_card(s: Tadmor, p: int, rng: Rng) -> None:
    """A mission, for the hand or fulfilled."""
    deck = [m for m in range(MISSIONS) if s.mission_at[m] == DECK]
    if deck:
        s.mission_at[deck[int(rng.below(len(deck)))]] = (OPEN if rng.below(2) else HAND) + p


def give_precious(s: Tadmor, p: int, rng: Rng) -> None:
    kind = int(rng.below(KINDS))
    if s.pile[kind]:
        s.pile[kind] -= 1
        s.goods[p * KINDS + kind] += 1


def give_stage(s: Tadmor, p: int, rng: Rng) -> None:
    stage = int(s.temples[p * SITES])
    if stage < STAGES - 1 and s.temple_left[stage]:
        if stage:
            s.temple_left[stage - 1] += 1
        s.temple_left[stage] -= 1
        s.temples[p * SITES] = stage + 1


GIFTS: tuple[Callable[[Tadmor, int, Rng], None], ...] = (
    give_goods, give_goods, give_camel, give_ship, give_levels, give_tile, give_tile, give_tile, give_card,
    give_precious, give_stage,
)  # fmt: skip


# ---------------------------------------------------------------- playing


@app.command("play")
def play(
    out: Annotated[Path, typer.Option(help="Append beginnings of rounds to this file.")],
    matches: Annotated[int, typer.Option(min=1)] = 100,
    players: Annotated[int, typer.Option(min=2, max=4)] = 2,
    seed: Annotated[int, typer.Option(min=0, help="Of the first match; those in the file are skipped.")] = 700_000,
    width: Annotated[int, typer.Option(min=1, help="Of the plans, as in plan:8.")] = 1,
) -> None:
    """Play matches with gifts."""
    known = {one.seed for one in read([out])} if out.exists() else set()
    with out.open("ab") as file:
        for number in range(seed, seed + matches):
            if number not in known:
                file.write(b"".join(msgspec.json.encode(one) + b"\n" for one in play_match(number, players, width)))
                file.flush()


def read(files: list[Path]) -> list[Moment]:
    return [msgspec.json.decode(line, type=Moment) for file in files for line in file.read_bytes().splitlines()]


def play_match(seed: int, players: int, width: int) -> list[Moment]:
    rng = Rng(seed)
    today = [float(w) for w in SCALES.weights]
    changes = [[round(SPREAD * normal(rng), 3) for _ in THEMES] for _ in range(players)]
    varied = [changed(today, mine) for mine in changes]
    bots = [PlannerBot(seed * 8 + i, width, 1, GreedyBot(seed)) for i in range(players)]
    s = GAME.rules.start(GAME.tables(GAME.pack()), players, GAME.check_options({}))
    settle(s)
    moments: list[dict[str, Any]] = []
    begun = 0
    while s.stack:
        decision = open_decision(s)
        assert decision is not None
        if s.round != begun and not isinstance(decision, Chance):
            begun = int(s.round)
            for p in range(players):
                if rng.below(100) < GIVEN:
                    GIFTS[int(rng.below(len(GIFTS)))](s, p, rng)
            moments.append(dump(s))
            continue
        seat = int(decision.player)
        chance = isinstance(decision, Chance)
        SCALES.use(today if chance else varied[seat])
        move = int(random_move(s, rng)) if chance else bots[seat].choose(Seat(GAME, s, seat))
        play_for(s, seat, move)
    SCALES.use(today)
    return [Moment(seed, one, [int(points) for points in s.pp], changes) for one in moments]


def changed(weights: list[float], changes: list[float]) -> list[float]:
    """The weights with each theme weighed more or less."""
    found = list(weights)
    for i, name in enumerate(NAMES):
        for theme, begins in enumerate(THEMES.values()):
            if name.startswith(begins):
                found[i] *= math.exp(changes[theme])
                break
    return found


# ---------------------------------------------------------------- fitting


@app.command("fit")
def fit(
    files: Annotated[list[Path], typer.Argument(help="What `play` has written.")],
    trust: Annotated[float, typer.Option(help="How far weights may leave those of today: points, as a share.")] = 0.5,
) -> None:
    """Print the weights of today, and those that the matches suggest."""
    x, y, groups = table(read(files))
    today = np.array([float(w) for w in SCALES.weights])
    found = regress(x, y, groups, today, trust)
    for i in range(FEATURES):
        if i != POINTS:
            print(f"{NAMES[i]:24} {today[i]:7.2f} {found[i]:7.2f}   seen in {(x[:, i] != 0).mean():.2f}")

    for theme, slope, error in themes(read(files)):
        print(f"{theme:24} {slope:+7.1f} ± {error:.1f} points ahead for e times the weight")


def themes(moments: list[Moment]) -> list[tuple[str, float, float]]:
    """How far ahead a seat ends that weighs a theme more than the others, with its standard error."""
    matches = {one.seed: one for one in moments}.values()
    rows, leads = [], []
    for one in matches:
        changes, points = np.array(one.changes), np.array(one.points, dtype=float)
        for seat in range(len(points) if len(points) > 2 else 1):
            others = [q for q in range(len(points)) if q != seat]
            rows.append(changes[seat] - changes[others].mean(0))
            leads.append(points[seat] - points[others].mean())
    x, y = np.array(rows), np.array(leads) - np.mean(leads)
    inverse = np.linalg.inv(x.T @ x + 1e-6 * np.eye(len(THEMES)))
    slopes = inverse @ x.T @ y
    errors = np.sqrt(np.diag(inverse) * (y - x @ slopes).var())
    return [(name, float(slopes[i]), float(errors[i])) for i, name in enumerate(THEMES)]


def table(moments: list[Moment]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """What was seen, the points that were still won, and which rows to compare: same players, same round."""
    rows, won, groups = [], [], []
    data = GAME.tables(GAME.pack())
    for one in moments:
        s = load(GAME, data, one.state)
        for p in range(s.players):
            v = [float(n) for n in seen(s, p, rounds_left(s), purse(s, p), 0)]
            rows.append(v)
            won.append(one.points[p] - v[POINTS])
            groups.append(int(s.players) * 10 + int(s.round))
    return np.array(rows), np.array(won), np.array(groups)


def regress(x: np.ndarray, y: np.ndarray, groups: np.ndarray, today: np.ndarray, trust: float) -> np.ndarray:
    """Least squares within each group, drawn to the weights of today."""
    x, y = x.copy(), y.astype(float).copy()
    x[:, POINTS] = 0.0
    for group in set(groups):
        rows = groups == group
        x[rows] -= x[rows].mean(0)
        y[rows] -= y[rows].mean()
    noise = y.std() ** 2
    allowed = (trust * (np.abs(today) + 0.3)) ** 2
    more = np.linalg.solve(x.T @ x + np.diag(noise / allowed), x.T @ (y - x @ today))
    return today + more


if __name__ == "__main__":
    app()
