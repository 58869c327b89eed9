"""`serai study`: what bots do in a match, mechanic by mechanic, and who wins."""

from __future__ import annotations

from typing import Annotated

import typer

from serai.arena.study import CountedMatch, SeatRecord, study_of
from serai.catalogue import load
from serai.cli.common import DataFile, GameName, OptionList, emit, read_options, read_pack, say_if_slow
from serai.cli.main import EXIT_INTERRUPTED, app
from serai.cli.selfplay import progress_bar, seat_bots
from serai.core.errors import BadInput


@app.command("study")
def study(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", help="Bots, comma-separated; repeated to fill.")],
    games: Annotated[int, typer.Option("--games", min=1, help="Matches; the seats rotate from one to the next.")] = 20,
    players: Annotated[int | None, typer.Option("--players", help="Number of players; by default one per bot.")] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, help="The first seed.")] = 0,
    option: OptionList = None,
    data: DataFile = None,
) -> None:
    """Count how often bots use each mechanic of a game, and who wins: by bot, by seat, by side."""
    chosen = load(game)
    if not chosen.bots.mechanics:
        raise BadInput(f"{chosen.title} names no mechanics to count.")
    seats = seat_bots(bots, players, min(chosen.players))
    options = chosen.check_setup(len(seats), read_options(option))
    tables = chosen.tables(read_pack(chosen, data))
    say_if_slow()
    records: list[SeatRecord] = []
    stopped = False
    with progress_bar() as bar:
        task = bar.add_task(f"study {chosen.name}", total=games)
        try:
            for number in range(games):
                turn = number % len(seats)
                order = [*seats[turn:], *seats[:turn]]
                records += CountedMatch(chosen, tables, options, order, seed + number).records()
                bar.advance(task)
        except KeyboardInterrupt:
            stopped = True
    if records:
        emit(study_of(chosen, len(seats), seed, records))
    if stopped:
        raise typer.Exit(EXIT_INTERRUPTED)
