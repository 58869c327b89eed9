"""Alexander's map as drawn: the base game's places, and the route over them."""

from __future__ import annotations

import msgspec

from serai.games.catan.alexander.state import Alexander
from serai.games.catan.alexander.tables import KIND_WORDS, STAGES
from serai.games.catan.alexander.words import STAGE
from serai.games.catan.geometry import CatanGeometry
from serai.games.catan.geometry import geometry as base_geometry


class Stage(msgspec.Struct, frozen=True):
    """A crossing of the route: what it is called and what is printed there."""

    name: str
    vertex: str
    kind: str


class AlexanderGeometry(CatanGeometry, frozen=True):
    """The map and the route of the march over it."""

    route: list[Stage]


def geometry(s: Alexander) -> AlexanderGeometry:
    names = s.data.lattice.vertex_names
    route = [
        Stage(STAGE.words[i], names[s.tables.stage_vertex[i]], KIND_WORDS[s.tables.stage_kind[i]])
        for i in range(STAGES)
    ]
    return AlexanderGeometry(**msgspec.structs.asdict(base_geometry(s)), route=route)
