"""Alexander's map as drawn: the base game's places, and the route over them."""

from __future__ import annotations

from serai.core.game import Geometry
from serai.games.catan.alexander.columns import KIND, KIND_WORDS, STAGES, VERTEX
from serai.games.catan.alexander.words import STAGE
from serai.games.catan.geometry import geometry as base_geometry
from serai.games.catan.state import Catan


def geometry(s: Catan) -> Geometry:
    base = base_geometry(s)
    names = s.data.lattice.vertex_names
    route = [
        {"name": STAGE.words[i], "vertex": names[s.data.more[VERTEX + i]], "kind": KIND_WORDS[s.data.more[KIND + i]]}
        for i in range(STAGES)
    ]
    return Geometry(base.width, base.height, base.places, {**base.extra, "route": route})
