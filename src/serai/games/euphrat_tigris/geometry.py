"""The board as drawn: a grid of 16 by 11 spaces, and the supplies beside it."""

from __future__ import annotations

from serai.core.game import Geometry, Place
from serai.games.euphrat_tigris.board import CELLS, HEIGHT, WIDTH
from serai.games.euphrat_tigris.state import Tigris
from serai.games.euphrat_tigris.words import BUILDING, CELL, LEADER, MONUMENT, SPHERE, TILE


class TigrisGeometry(Geometry, frozen=True):
    """The grid with its rivers, its bordered spaces and the spaces of the first temples."""

    river: list[str]
    special: list[str]
    shedu: list[str]


def geometry(s: Tigris) -> TigrisGeometry:
    """Places for every space and every supply; river and special borders for the drawing."""
    cells = [Place(f"cell:{CELL.words[c]}", "cell", c % WIDTH + 0.5, c // WIDTH + 0.5) for c in range(CELLS)]
    beside = [
        Place(f"{v.anchor}:{word}", v.anchor) for v in (TILE, SPHERE, LEADER, MONUMENT, BUILDING) for word in v.words
    ]
    river = [CELL.words[c] for c in range(CELLS) if s.side.river[c]]
    special = [CELL.words[c] for c in range(CELLS) if s.side.special[c]]
    temples = [CELL.words[c] for c in s.side.temples]
    places = [*cells, *beside, Place("supply:catastrophe", "supply")]
    return TigrisGeometry(WIDTH, HEIGHT, places, river=river, special=special, shedu=temples)
