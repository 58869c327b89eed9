"""`serai bench`: the performance figures as JSON, compiled and interpreted and peers in one run."""

from __future__ import annotations

from typing import Annotated

import typer

from serai.benchmark import run
from serai.catalogue import games, load
from serai.cli.common import emit, stderr_console
from serai.cli.main import app


@app.command("bench")
def bench(
    game: Annotated[list[str] | None, typer.Option("--game", help="Measure only this game; may be repeated.")] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.1, help="How long to measure each game and build.")
    ] = 4.0,
    players: Annotated[int | None, typer.Option("--players", help="Number of players; by default the most.")] = None,
    peer: Annotated[list[str] | None, typer.Option("--peer", help="Also measure another engine: catanatron.")] = None,
    pure_too: Annotated[bool, typer.Option("--pure-too/--no-pure", help="Also measure the interpreted rules.")] = True,
) -> None:
    """Measure random play, clones and offers on one core."""
    chosen = [load(name) for name in game] if game else list(games().values())
    counts = {one.name: one.check_players(players) if players else max(one.players) for one in chosen}
    names = run.check_peers(peer or [])
    measured, peers = {}, {}
    for name, count in counts.items():
        with stderr_console.status(f"bench {name}"):
            options = run.comparable_options(name, names)
            measured[name] = run.measure_game(name, count, seconds, pure_too, options)
    for name in names:
        with stderr_console.status(f"bench {name}"):
            peers[name] = run.measure_peer(name, seconds)
    emit({"games": measured, "peers": peers, "ratios": run.ratios(measured, peers)})
