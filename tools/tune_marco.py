"""Finds what the characters of Marco Polo II are worth, and which weights of its outlook should be others, by play:
`python -m tools.tune_marco play`, then `fit`.

Characters are dealt by chance, and each seat weighs everything a little otherwise than today. How far ahead of its
table a seat ends then tells what its character is worth, beside what the outlook sees in it at the draft, and which
weights did well. What few matches say of a character counts for less.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Annotated

import msgspec
import numpy as np
import typer

from serai.bots.levels import trader_bot
from serai.core.flow import Chance, open_decision, play_for, settle
from serai.core.learned import Weights
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.core.seat import Seat
from serai.games.marco_polo_2 import GAME
from serai.games.marco_polo_2.outlook import outlook
from serai.games.marco_polo_2.rules.opening import ChooseCharacter
from serai.games.marco_polo_2.state import Journey
from serai.games.marco_polo_2.tables import CHARACTER_NAMES, CHARACTERS
from serai.games.marco_polo_2.weighing import CHARACTER, FIRST, NAMES, SCALES
from tools.tune_tigris import normal

DOUBT = 4.0  # seats of a character at which what they say of it counts half
FILE = Path(GAME.identity.folder) / "draft.json"

app = typer.Typer(add_completion=False)


class Dealt(msgspec.Struct, frozen=True):
    """A match: each seat's character, its points, and by how much it weighed everything more, as logarithms."""

    seed: int
    characters: list[int]
    seen: list[list[float]]  # what the outlook saw in every character, where the seat's was dealt
    points: list[int]
    changes: list[list[float]]


@app.command("play")
def play(
    out: Annotated[Path, typer.Option(help="Append matches to this file.")],
    matches: Annotated[int, typer.Option(min=1)] = 100,
    players: Annotated[int, typer.Option(min=2, max=4)] = 4,
    seed: Annotated[int, typer.Option(min=0, help="Of the first match; those in the file are skipped.")] = 800_000,
    spread: Annotated[float, typer.Option(min=0.0, help="Of weights, as a standard deviation of logarithms.")] = 0.25,
) -> None:
    """Play matches of traders with characters dealt by chance."""
    known = {one.seed for one in read([out])} if out.exists() else set()
    with out.open("ab") as file:
        for number in range(seed, seed + matches):
            if number not in known:
                file.write(msgspec.json.encode(play_match(number, players, spread)) + b"\n")
                file.flush()


def read(files: list[Path]) -> list[Dealt]:
    return [msgspec.json.decode(line, type=Dealt) for file in files for line in file.read_bytes().splitlines()]


def play_match(seed: int, players: int, spread: float) -> Dealt:
    rng = Rng(seed)
    changes = [[round(spread * normal(rng), 3) for _ in FIRST] for _ in range(players)]
    varied = [[weight * math.exp(more) for weight, more in zip(FIRST, mine, strict=True)] for mine in changes]
    bots = [trader_bot(seed * 8 + i) for i in range(players)]
    seen: list[list[float]] = [[] for _ in range(players)]
    s = GAME.rules.start(GAME.tables(GAME.pack()), players, GAME.check_options({}))
    settle(s)
    today = [float(weight) for weight in SCALES.weights]
    while s.stack:
        decision = open_decision(s)
        assert decision is not None
        seat = int(decision.player)
        if isinstance(decision, ChooseCharacter):
            seen[seat] = look(s, seat)
        if isinstance(decision, (Chance, ChooseCharacter)):
            move = int(random_move(s, rng))
        else:
            SCALES.use([*varied[seat], *today[CHARACTER:]])
            move = bots[seat].choose(Seat(GAME, s, seat))
        play_for(s, seat, move)
    SCALES.use(today)
    return Dealt(seed, [int(c) for c in s.character], seen, [int(points) for points in s.points], changes)


def look(s: Journey, seat: int) -> list[float]:
    """What the outlook sees in each character by itself, as a seat's."""
    found = []
    for character in range(CHARACTERS):
        chosen = s.clone()
        chosen.shown[character] = 1
        play_for(chosen, seat, character)
        found.append(outlook(chosen, seat) - float(SCALES.weights[CHARACTER + character]))
    return [round(one, 2) for one in found]


@app.command("fit")
def fit(
    files: Annotated[list[Path], typer.Argument(help="What `play` has written.")],
    made_by: Annotated[str, typer.Option(help="The commands, to be written to the file of weights with them.")] = "",
) -> None:
    """Print what the matches say of weights and characters; write the latter to the file that bots draft by."""
    found = read(files)
    for i, (slope, error) in enumerate(slopes(found)):
        print(f"{NAMES[i]:24} {FIRST[i]:6.2f} {slope:+7.1f} ± {error:.1f} points ahead for e times the weight")
    worth = characters(found)
    for name, (ahead, error, weight) in zip(CHARACTER_NAMES, worth, strict=True):
        print(f"{name:24} {ahead:+7.1f} ± {error:.1f} points ahead, weight {weight:.1f}")
    if made_by:
        weights = {name: round(one[2], 1) for name, one in zip(CHARACTER_NAMES, worth, strict=True)}
        FILE.write_bytes(msgspec.json.format(msgspec.json.encode(Weights(made_by, weights)), indent=1) + b"\n")


def leads(one: Dealt) -> np.ndarray:
    """How far ahead of the table's mean each seat ended."""
    mean = sum(one.points) / len(one.points)
    return np.array([points - mean for points in one.points])


def slopes(found: list[Dealt]) -> list[tuple[float, float]]:
    """How far ahead a seat ends that weighs something more than its table, with its standard error."""
    x = np.concatenate([np.array(one.changes) - np.array(one.changes).mean(0) for one in found])
    dealt = np.concatenate([np.eye(CHARACTERS)[one.characters] for one in found])
    x = np.hstack([x, dealt - dealt.mean(0)])
    y = np.concatenate([leads(one) for one in found])
    inverse = np.linalg.inv(x.T @ x + 0.5 * np.eye(x.shape[1]))
    best = inverse @ x.T @ y
    errors = np.sqrt(np.diag(inverse) * (y - x @ best).var())
    return [(float(best[i]), float(errors[i])) for i in range(len(FIRST))]


def characters(found: list[Dealt]) -> list[tuple[float, float, float]]:
    """Points ahead of the table of each character, their standard error, and the weight that the outlook lacks."""
    rows: list[list[float]] = [[] for _ in range(CHARACTERS)]
    for one in found:
        for character, ahead in zip(one.characters, leads(one), strict=True):
            rows[character].append(float(ahead))
    seen = np.array([mine for one in found for mine in one.seen])
    itself = (seen - seen.mean(1, keepdims=True)).mean(0)
    result = []
    for character, mine in enumerate(rows):
        ahead = sum(mine) / (len(mine) + DOUBT)
        error = float(np.std(mine)) / math.sqrt(max(1, len(mine)))
        result.append((ahead, error, float(ahead - itself[character])))
    return result


if __name__ == "__main__":
    app()
