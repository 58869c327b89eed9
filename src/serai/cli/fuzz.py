"""`serai fuzz`: random play with every contract check on; the log that fails is written down."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from serai.catalogue import load
from serai.cli.common import GameName, OptionList, emit, read_options, talk, write_new
from serai.cli.main import STOPPED, app
from serai.core.contract import BrokenPromise, play_checked
from serai.core.errors import BadInput
from serai.core.game import AnyGame, Options
from serai.core.rng import Rng


@app.command("fuzz")
def fuzz(
    game: GameName,
    minutes: Annotated[float, typer.Option("--minutes", min=0.001, help="How long to go on.")] = 1.0,
    players: Annotated[str, typer.Option("--players", help="Player counts to try, with commas; all without it.")] = "",
    option: OptionList = None,
    seed: Annotated[int | None, typer.Option("--seed", min=0, help="The first seed; any without it.")] = None,
    deep_every: Annotated[int, typer.Option("--deep-every", min=1, help="Run the dear checks every n moves.")] = 1,
) -> None:
    """Play at random with every promise of the contract checked."""
    chosen = load(game)
    counts = _counts(chosen, players)
    fixed = read_options(option)
    chosen.check_options(fixed)
    run = Fuzz(chosen, counts, fixed, secrets.randbelow(2**31) if seed is None else seed, deep_every)
    stopped = run.go_on(minutes * 60)
    emit(run.told())
    if run.broken or stopped:
        raise typer.Exit(1 if run.broken else STOPPED)


class Fuzz:
    """One run of the fuzzer."""

    def __init__(self, game: AnyGame, counts: Sequence[int], fixed: Options, seed: int, deep_every: int) -> None:
        self.game, self.counts, self.fixed, self.deep_every = game, counts, fixed, deep_every
        self.first = self.seed = seed
        self.matches = self.moves = 0
        self.broken: dict[str, Any] | None = None
        self.began = time.monotonic()

    def go_on(self, seconds: float) -> bool:
        """Match after match until time is up or a promise breaks; returns whether Ctrl-C cut it short."""
        try:
            talk.print(f"fuzz {self.game.name}: {seconds:.0f} s, seeds from {self.first}")
            with talk.status(f"fuzz {self.game.name}") as status:
                while self.broken is None and time.monotonic() - self.began < seconds:
                    self.one()
                    left = max(0, seconds - (time.monotonic() - self.began))
                    status.update(
                        f"fuzz {self.game.name}: {self.matches} matches, {self.moves} moves, {left:.0f} s left"
                    )
        except KeyboardInterrupt:
            return True
        return False

    def one(self) -> None:
        players, options = draw_setup(self.game, self.counts, self.fixed, self.seed)
        try:
            match = play_checked(self.game, players, options, self.seed, deep_every=self.deep_every)
        except BrokenPromise as error:
            self.note(error, players, options)
            return
        self.matches += 1
        self.moves += len(match.entries)
        self.seed += 1

    def note(self, error: BrokenPromise, players: int, options: Options) -> None:
        """Write the log that leads to the spot, under a name that says how to come back to it."""
        file = None
        if error.log is not None:
            file = Path(f"fuzz-{self.game.name}-{self.seed}.serai")
            file.unlink(missing_ok=True)  # the same seed leads to the same spot
            write_new(file, error.log.file_text())
        talk.print(str(error), markup=False, soft_wrap=True)
        self.broken = {
            "promise": error.promise,
            "sentence": str(error),
            "seed": self.seed,
            "players": players,
            "options": options,
            "file": str(file) if file else None,
        }

    def told(self) -> dict[str, Any]:
        seconds = round(time.monotonic() - self.began, 3)
        counted = {"game": self.game.name, "seed": self.first, "matches": self.matches, "moves": self.moves}
        return {**counted, "seconds": seconds, "broken": self.broken}


def draw_setup(game: AnyGame, counts: Sequence[int], fixed: Options, seed: int) -> tuple[int, Options]:
    """A player count and options that go together, any of them as likely; the seed decides."""
    rng = Rng(seed)
    for _ in range(1000):
        players = counts[rng.below(len(counts))]
        drawn = {option.name: option.values[rng.below(len(option.values))] for option in game.identity.options}
        options = {**drawn, **fixed}
        if game.rules.allowed is None or game.rules.allowed(players, options) is None:
            return players, options
    raise BadInput(f"No player count of {game.title} goes with these options.")


def _counts(game: AnyGame, given: str) -> list[int]:
    counts = [one.strip() for one in given.split(",")] if given else [str(n) for n in game.players]
    for one in counts:
        if not one.isdecimal():
            raise BadInput(f'"{one}" is not a player count; write numbers with commas, for example --players 2,4.')
    return [game.check_players(int(one)) for one in counts]
