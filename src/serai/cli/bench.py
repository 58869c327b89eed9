"""`serai bench`: the performance figures as JSON, compiled and interpreted and peers in one run."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from serai import COMPILED
from serai.catalogue import games, load
from serai.cli.common import emit, talk
from serai.cli.main import app
from serai.core.errors import BadInput, SeraiError, one_of

PEERS = ("catanatron",)
# Beside a peer a game is measured as the peer plays it.
AS_PEER_PLAYS = {"catanatron": {"catan": ["trade=none"]}}
PEER_FIELDS = {"games_per_s", "copy_us", "moves_us"}
PEER_SCRIPT = Path(__file__).parents[3] / "bench" / "catanatron_peer.py"  # in a checkout

Figures = dict[str, Any]


@app.command("bench")
def bench(
    game: Annotated[list[str] | None, typer.Option("--game", help="Measure this game only; may be repeated.")] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, help="How long for each game and build.")] = 4.0,
    players: Annotated[int | None, typer.Option("--players", help="How many play; the most without it.")] = None,
    peer: Annotated[list[str] | None, typer.Option("--peer", help="Measure a peer beside: catanatron.")] = None,
    pure_too: Annotated[
        bool, typer.Option("--pure-too/--no-pure", help="Measure the interpreted rules beside the compiled.")
    ] = True,
) -> None:
    """Measure random play, clones and offers on one core."""
    chosen = [load(name) for name in game] if game else list(games().values())
    counts = {one.name: one.check_players(players) if players else max(one.players) for one in chosen}
    peers = check_peers(peer or [])
    measured = {
        name: _measure(name, count, seconds, pure_too, as_peers_play(name, peers)) for name, count in counts.items()
    }
    beside = {name: _peer(name, seconds) for name in peers}
    emit({"games": measured, "peers": beside, "ratios": ratios(measured, beside)})


def check_peers(names: list[str]) -> list[str]:
    for name in names:
        if name not in PEERS:
            raise one_of("peer called", name, list(PEERS))
        if importlib.util.find_spec(name) is None:
            raise BadInput(f"{name} is not installed; it comes with the development extra (make install).")
    return names


def as_peers_play(name: str, peers: list[str]) -> list[str]:
    """The options under which a game is comparable with the peers."""
    return [given for peer in peers for given in AS_PEER_PLAYS[peer].get(name, [])]


def _measure(name: str, players: int, seconds: float, pure_too: bool, options: list[str]) -> Figures:
    """A game on this build and, beside it, on the interpreted one."""
    figures = _run(name, players, seconds, not COMPILED, options)
    if pure_too and COMPILED:
        figures["interpreted"] = _run(name, players, seconds, True, options)
    return figures


def _run(name: str, players: int, seconds: float, pure: bool, options: list[str]) -> Figures:
    """In a process of its own, so that both builds start alike."""
    build = "interpreted" if pure else "compiled"
    environment = {**os.environ, "SERAI_PURE": "1" if pure else "0"}
    args = ["-m", "serai.cli.measure", name, str(players), str(seconds), *options]
    return _in_process(f"{name}, {build}", args, environment)


def _peer(name: str, seconds: float) -> Figures:
    """A checkout may bring a closer measurement; both print the fields of PEER_FIELDS."""
    script = [str(PEER_SCRIPT), "--seconds"] if PEER_SCRIPT.exists() else ["-m", "serai.cli.peers"]
    figures = _in_process(name, [*script, str(seconds)], dict(os.environ))
    if missing := sorted(PEER_FIELDS - figures.keys()):
        raise SeraiError(f"The figures of {name} lack {', '.join(missing)}.")
    return figures


def _in_process(what: str, args: list[str], environment: dict[str, str]) -> Figures:
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    with talk.status(f"bench {what}"):
        done = subprocess.run([sys.executable, *args], env=environment, capture_output=True, text=True)
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1:] or ["no message"]
        raise SeraiError(f"Measuring {what} failed: {last[0]}")
    figures: Figures = msgspec.json.decode(done.stdout)
    return figures


def ratios(measured: dict[str, Figures], peers: dict[str, Figures]) -> dict[str, dict[str, float]]:
    """Compiled against interpreted, and our clone and offer against each peer's."""
    found: dict[str, dict[str, float]] = {}
    for name, figures in measured.items():
        own: dict[str, float] = {"last_over_first_quarter": figures["last_over_first_quarter"]}
        if "interpreted" in figures:
            own["compiled_over_interpreted"] = _over(figures, figures["interpreted"], "decisions_per_s")
        for peer, theirs in peers.items():
            own[f"{peer}_copy_over_clone"] = round(theirs["copy_us"] / figures["clone_us"], 2)
            own[f"{peer}_moves_over_moves"] = round(theirs["moves_us"] / figures["moves_us"], 2)
            own[f"games_over_{peer}"] = _over(figures, theirs, "games_per_s")
        found[name] = own
    return found


def _over(mine: Figures, theirs: Figures, field: str) -> float:
    return round(float(mine[field]) / float(theirs[field]), 2)
