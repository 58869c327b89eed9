"""Egypt as drawn: the base game's places, the site, and the crossings for founding."""

from __future__ import annotations

from serai.core.game import Geometry, Place
from serai.games.catan.cheops.state import Cheops, at_site, on_nile
from serai.games.catan.geometry import geometry as base_geometry
from serai.games.catan.geometry import price
from serai.games.catan.rules.build import BLOCK, SHIP


def geometry(s: Cheops) -> Geometry:
    base, names = base_geometry(s), s.data.lattice.vertex_names
    extra = {
        "site": [names[v] for v in range(s.data.vertices) if at_site(s, v)],
        "founding": [names[v] for v in range(s.data.vertices) if on_nile(s, v)],
        "costs": {**base.extra["costs"], "ship": price(SHIP), "block": price(BLOCK)},
        "levels": [int(n) for n in s.tables.levels],
    }
    places = [*base.places, Place("pyramid:site", "pyramid")]
    return Geometry(base.width, base.height, places, {**base.extra, **extra})
