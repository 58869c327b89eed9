"""Measurements in processes of their own, so that all start alike, and the ratios between them."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from typing import Any

import msgspec

from serai._native import COMPILED
from serai.core.errors import BadInput, SeraiError, one_of

PEERS = ("catanatron",)
# Beside a peer a game is measured as the peer plays it.
PEER_OPTIONS = {"catanatron": {"catan": ["trade=none"]}}
PEER_FIELDS = {"games_per_s", "copy_us", "moves_us"}

Figures = dict[str, Any]


def check_peers(names: list[str]) -> list[str]:
    for name in names:
        if name not in PEERS:
            raise one_of("peer called", name, list(PEERS))
        if importlib.util.find_spec(name) is None:
            raise BadInput(f"{name} is not installed; it comes with the development extra (make install).")
    return names


def comparable_options(game: str, peers: list[str]) -> list[str]:
    """The options under which a game is comparable with the peers."""
    return [given for peer in peers for given in PEER_OPTIONS[peer].get(game, [])]


def measure_game(game: str, players: int, seconds: float, interpreted_too: bool, options: list[str]) -> Figures:
    """A game on this build and, beside it, on the interpreted one."""
    figures = measure_build(game, players, seconds, not COMPILED, options)
    if interpreted_too and COMPILED:
        figures["interpreted"] = measure_build(game, players, seconds, True, options)
    return figures


def measure_build(game: str, players: int, seconds: float, interpreted: bool, options: list[str]) -> Figures:
    build = "interpreted" if interpreted else "compiled"
    environment = {**os.environ, "SERAI_PURE": "1" if interpreted else "0"}
    args = ["serai.benchmark.measure", game, str(players), str(seconds), *options]
    return _run_module(f"{game}, {build}", args, environment)


def measure_peer(name: str, seconds: float) -> Figures:
    figures = _run_module(name, [f"serai.benchmark.peers.{name}", "--seconds", str(seconds)], dict(os.environ))
    if missing := sorted(PEER_FIELDS - figures.keys()):
        raise SeraiError(f"The figures of {name} lack {', '.join(missing)}.")
    return figures


def _run_module(what: str, args: list[str], environment: dict[str, str]) -> Figures:
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run([sys.executable, "-m", *args], env=environment, capture_output=True, text=True)
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
            own["compiled_over_interpreted"] = _ratio(figures, figures["interpreted"], "decisions_per_s")
        for peer, theirs in peers.items():
            own[f"{peer}_copy_over_clone"] = round(theirs["copy_us"] / figures["clone_us"], 2)
            own[f"{peer}_moves_over_moves"] = round(theirs["moves_us"] / figures["moves_us"], 2)
            own[f"games_over_{peer}"] = _ratio(figures, theirs, "games_per_s")
        found[name] = own
    return found


def _ratio(mine: Figures, theirs: Figures, field: str) -> float:
    return round(float(mine[field]) / float(theirs[field]), 2)
