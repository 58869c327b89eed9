"""Alexander's map as drawn: the base game's places, and the route over them."""

from __future__ import annotations

import msgspec

from serai.games.catan.alexander.rules.auction import is_taken
from serai.games.catan.alexander.state import Alexander
from serai.games.catan.alexander.tables import EVENT_WORDS, KIND_WORDS
from serai.games.catan.alexander.words import STAGE
from serai.games.catan.geometry import CatanGeometry
from serai.games.catan.geometry import geometry as base_geometry
from serai.games.catan.tables import GOOD_WORDS


class Stage(msgspec.Struct, frozen=True):
    """A crossing of the route: what it is called and what is printed there."""

    name: str
    vertex: str
    kind: str


class AlexanderGeometry(CatanGeometry, frozen=True):
    """The map, the route of the march over it, and the goods each event takes."""

    route: list[Stage]
    takes: dict[str, list[str]]


def geometry(s: Alexander) -> AlexanderGeometry:
    names = s.data.lattice.vertex_names
    route = [
        Stage(STAGE.words[s.tables.stage_name[i]], names[s.tables.stage_vertex[i]], KIND_WORDS[s.tables.stage_kind[i]])
        for i in range(s.tables.stages)
    ]
    takes = {
        word: [good for item, good in enumerate(("knight", *GOOD_WORDS)) if is_taken(event, item)]
        for event, word in enumerate(EVENT_WORDS)
    }
    return AlexanderGeometry(**msgspec.structs.asdict(base_geometry(s)), route=route, takes=takes)
