"""`python -m tests.server.noninterference --minutes 60`: random matches, compared until the time is up."""

from __future__ import annotations

import argparse
import asyncio
import itertools
import random
import sys
import tempfile
import time
from pathlib import Path

from tests.contract.setups import label, setups
from tests.server.noninterference.twins import Leak, Plan, play_twins


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=time.time_ns() % 1_000_000)
    given = parser.parse_args()
    dice, end = random.Random(given.seed), time.monotonic() + 60 * given.minutes
    compared = 0
    with tempfile.TemporaryDirectory(prefix="serai-twins-") as folder:
        for number in itertools.count(given.seed):
            if time.monotonic() > end:
                break
            game, players, options = setup = dice.choice(setups())
            plan = Plan(game, players, options, number, ahead=dice.choice((0, 20, 100, 300)), moves=12)
            try:
                compared += asyncio.run(play_twins(Path(folder), plan))
            except Leak as leak:
                print(f"{label(setup)}, seed {number}, after {plan.ahead} moves: {leak}", file=sys.stderr)
                return 1
    if not compared:
        print("Nothing was compared.", file=sys.stderr)
        return 1
    print(f"{number - given.seed} matches, compared {compared} times: nobody was shown what he cannot know.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
