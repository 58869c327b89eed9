"""Alexander's map as drawn: the base game's places, and the route over them."""

from __future__ import annotations

from serai.core.game import Geometry
from serai.games.catan.alexander.state import Alexander
from serai.games.catan.alexander.tables import KIND_WORDS, STAGES
from serai.games.catan.alexander.words import STAGE
from serai.games.catan.geometry import geometry as base_geometry


def geometry(s: Alexander) -> Geometry:
    base = base_geometry(s)
    names = s.data.lattice.vertex_names
    route = [
        {"name": STAGE.words[i], "vertex": names[s.tables.stage_vertex[i]], "kind": KIND_WORDS[s.tables.stage_kind[i]]}
        for i in range(STAGES)
    ]
    return Geometry(base.width, base.height, base.places, {**base.extra, "route": route})
