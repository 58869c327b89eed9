"""`serai learn`: the weights of a game's learned value, from matches it plays against itself."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from serai.bots.learn import Course, learn
from serai.catalogue import load
from serai.cli.common import GameName
from serai.cli.main import app
from serai.core.errors import BadInput


@app.command("learn")
def learn_value(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", help="Write the weights here.")],
    lessons: Annotated[int, typer.Option("--lessons", min=1, help="How often the weights are made anew.")] = 6,
    matches: Annotated[int, typer.Option("--matches", min=1, help="Matches of each lesson.")] = 300,
    memory: Annotated[float, typer.Option("--memory", min=0, max=1, help="How far back a surprise is credited.")] = 0.5,
    pull: Annotated[float, typer.Option("--pull", min=0.001, help="How strongly weights stay as they were.")] = 1000.0,
    stray: Annotated[int, typer.Option("--stray", min=0, max=100, help="Percent of random decisions.")] = 8,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The seed of all matches.")] = 11,
) -> None:
    """Learn a game's value by temporal differences, from matches it plays against itself."""
    chosen = load(game)
    if chosen.bots.learned is None:
        raise BadInput(f"{chosen.title} has no features to learn a value from.")
    course = Course(lessons, matches, memory, pull, stray, seed)
    weights = chosen.bots.learned.plain()
    for number, found in enumerate(learn(chosen, chosen.bots.learned, course), 1):
        weights = found
        print(f"lesson {number} of {lessons}", file=sys.stderr)
    command = f"serai learn {game} --lessons {lessons} --matches {matches} --memory {memory:g} --pull {pull:g}"
    try:
        chosen.bots.learned.write(out, weights, f"{command} --stray {stray} --seed {seed}")
    except OSError as error:
        raise BadInput(f"{out}: cannot be written ({error.strerror}).") from error
