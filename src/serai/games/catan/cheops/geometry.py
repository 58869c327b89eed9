"""Egypt as drawn: the base game's places, the site, and the crossings for founding."""

from __future__ import annotations

import msgspec

from serai.core.game import Place
from serai.games.catan.cheops.state import Cheops, at_site, on_nile
from serai.games.catan.geometry import CatanGeometry, price
from serai.games.catan.geometry import geometry as base_geometry
from serai.games.catan.rules.build import BLOCK, SHIP


class CheopsGeometry(CatanGeometry, frozen=True):
    """The map with the crossings of the building site, those for founding, and the pyramid's blocks by level."""

    site: list[str]
    founding: list[str]
    levels: list[int]


def geometry(s: Cheops) -> CheopsGeometry:
    base, names = base_geometry(s), s.data.lattice.vertex_names
    more = msgspec.structs.replace(
        base,
        places=[*base.places, Place("pyramid:site", "pyramid")],
        costs={**base.costs, "ship": price(SHIP), "block": price(BLOCK)},
    )
    return CheopsGeometry(
        **msgspec.structs.asdict(more),
        site=[names[v] for v in range(s.data.vertices) if at_site(s, v)],
        founding=[names[v] for v in range(s.data.vertices) if on_nile(s, v)],
        levels=[int(n) for n in s.tables.levels],
    )
