"""`serai learn`: the weights of a game's value function, by LSTD(λ) over matches of self-play."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from serai.bots.learn import LearningParameters, learn_weights
from serai.catalogue import load
from serai.cli.common import GameName
from serai.cli.main import app
from serai.core.errors import BadInput


@app.command("learn")
def learn(
    game: GameName,
    out: Annotated[Path, typer.Option("--out", help="Write the weights here.")],
    iterations: Annotated[int, typer.Option("--iterations", min=1, help="Policy iterations.")] = 6,
    matches: Annotated[int, typer.Option("--matches", min=1, help="Matches per iteration.")] = 300,
    trace_decay: Annotated[float, typer.Option("--trace-decay", min=0, max=1, help="The λ of LSTD(λ).")] = 0.5,
    ridge: Annotated[float, typer.Option("--ridge", min=0.001, help="Penalty for leaving the last weights.")] = 1000.0,
    epsilon: Annotated[
        float, typer.Option("--epsilon", min=0, max=1, help="Share of random decisions, in steps of 0.01.")
    ] = 0.08,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The seed for all matches.")] = 11,
) -> None:
    """Learn a game's value function from self-play, by LSTD(λ) and policy iteration."""
    chosen = load(game)
    if chosen.bots.learned is None:
        raise BadInput(f"{chosen.title} has no features to learn a value from.")
    parameters = LearningParameters(iterations, matches, trace_decay, ridge, epsilon, seed)
    weights = chosen.bots.learned.initial_weights()
    for number, found in enumerate(learn_weights(chosen, chosen.bots.learned, parameters), 1):
        weights = found
        print(f"iteration {number} of {iterations}", file=sys.stderr)
    command = f"serai learn {game} --iterations {iterations} --matches {matches} --trace-decay {trace_decay:g}"
    try:
        chosen.bots.learned.write(out, weights, f"{command} --ridge {ridge:g} --epsilon {epsilon:g} --seed {seed}")
    except OSError as error:
        raise BadInput(f"{out}: cannot be written ({error.strerror}).") from error
