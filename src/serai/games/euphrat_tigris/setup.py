"""Setting up (page 4): temples and treasures on the board, tiles in the bag, six for everyone."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.euphrat_tigris.board import BESIDE, CELLS, EMPTY, NOWHERE, OFF, SPHERES, TEMPLE
from serai.games.euphrat_tigris.rules.draw import DrawTiles, FirstPlayer
from serai.games.euphrat_tigris.state import MONUMENTS, RUNNING, Tigris
from serai.games.euphrat_tigris.tables import SIDES, Tables


def start(data: Tables, players: int, options: dict[str, str]) -> Tigris:
    """The table before the first tile is drawn."""
    # rule E99
    s = Tigris(
        data,
        [],
        0,
        players,
        SIDES.index(options["board"]),
        1 if options["buildings"] == "on" else 0,
        1 if options["wonder"] == "on" else 0,
        1 if options["conflict"] == "english" else 0,
        1 if options["scores"] == "open" else 0,
        1 if options["treasures"] == "action" else 0,
        vec[i64]([EMPTY] * (CELLS + 1)),
        vec[i64]([NOWHERE] * (CELLS + 1)),
        vec[i64]([0] * (CELLS + 1)),
        vec[i64]([NOWHERE] * (players * SPHERES)),
        vec[i64]([NOWHERE] * SPHERES),
        vec[i64]([NOWHERE] * MONUMENTS),
        NOWHERE,
        vec[i64]([0] * (players * SPHERES)),
        vec[i64]([0] * SPHERES),
        vec[i64]([0] * (players * SPHERES)),
        data.tiles[:],
        vec[i64]([0] * SPHERES),
        vec[i64]([0] * SPHERES),
        vec[i64]([0] * (players * SPHERES)),
        vec[i64]([0] * players),
        vec[i64]([data.catastrophes] * players),  # rule E3
        NOWHERE,
        RUNNING,
    )
    s.tile[OFF] = BESIDE
    lay_temples(s)
    p: i64 = players - 1
    s.then(FirstPlayer())  # rule E4
    while p >= 0:
        s.then(DrawTiles(p, data.hand))  # rule E3
        p -= 1
    return s


def lay_temples(s: Tigris) -> None:
    """A temple with a treasure on every Shedu space; all other tiles are in the bag."""
    # rule E1, E2, E96
    for c in s.side.temples:
        s.tile[c] = TEMPLE
        s.treasure[c] = 1
        s.bag[TEMPLE] -= 1
