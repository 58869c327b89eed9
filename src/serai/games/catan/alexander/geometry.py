"""Alexander's map as drawn: the base game's places, and the route over them."""

from __future__ import annotations

import msgspec

from serai.games.catan.alexander.columns import KIND, KIND_WORDS, STAGES, VERTEX
from serai.games.catan.alexander.words import STAGE
from serai.games.catan.geometry import CatanGeometry
from serai.games.catan.geometry import geometry as base_geometry
from serai.games.catan.state import Catan


class Stage(msgspec.Struct, frozen=True):
    """A crossing of the route: what it is called and what is printed there."""

    name: str
    vertex: str
    kind: str


class AlexanderGeometry(CatanGeometry, frozen=True):
    """The map and the route of the march over it."""

    route: list[Stage]


def geometry(s: Catan) -> AlexanderGeometry:
    names = s.data.lattice.vertex_names
    route = [
        Stage(STAGE.words[i], names[s.data.more[VERTEX + i]], KIND_WORDS[s.data.more[KIND + i]]) for i in range(STAGES)
    ]
    return AlexanderGeometry(**msgspec.structs.asdict(base_geometry(s)), route=route)
