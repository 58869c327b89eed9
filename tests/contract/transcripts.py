"""Writes transcripts of random matches as JSON, for comparing the two builds: `python -m tests.contract.transcripts`.

Each line is one match: its setup and its log text, whose digests name the states along the way.
"""

from __future__ import annotations

import json

import serai
from serai.core.contract.playing import random_answer
from serai.core.game import AnyGame, Options
from serai.core.rng import Rng
from tests.contract.setups import label, setups

SEEDS = (11, 12)


def transcript(game: AnyGame, players: int, options: Options, seed: int) -> str:
    """A random match as a log."""
    seats = [f"Seat {i + 1}" for i in range(players)]
    match, rng = serai.Match.create(game, seats, options, serai.Dealer.numbered(seed)), Rng(seed)
    while not match.over:
        decision, move = random_answer(match.state, rng)
        match.play(int(decision.player), game.words(decision, move))
    return match.log().text()


def main() -> None:
    print(json.dumps({"compiled": serai.COMPILED}))
    for name, players, options in setups():
        for seed in SEEDS:
            text = transcript(serai.load(name), players, options, seed)
            print(json.dumps({"match": f"{label((name, players, options))}-{seed}", "log": text}))


if __name__ == "__main__":
    main()
