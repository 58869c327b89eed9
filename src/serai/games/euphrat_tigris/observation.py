"""The view as numbers: how much there can be of what (see serai.core.observation)."""

from __future__ import annotations

from serai.core.observation import Choice, Count, Observation, Omit, Rows, Spec, Words
from serai.games.euphrat_tigris.encode import (
    MOST_CATASTROPHES,
    MOST_IN_HAND,
    MOST_POINTS,
    MOST_STRENGTH,
    MOST_TREASURES,
    SEATS,
    TigrisEncoder,
)
from serai.games.euphrat_tigris.tables import SIDES
from serai.games.euphrat_tigris.view import SIGNS
from serai.games.euphrat_tigris.words import BUILDING, CELL, MONUMENT

SEAT = (Choice(SEATS - 1),)
CELLS = Words(CELL.words)
FROM_CONFLICT = Omit("follows from the conflict")
FROM_BOARD = Omit("follows from tiles and leaders")

DECLARED: dict[str, tuple[Spec, ...]] = {
    "LeaderView.player": SEAT,
    "LeaderView.strength": (FROM_CONFLICT,),
    "ConflictView.attacker": SEAT,
    "ConflictView.defender": SEAT,
    "ConflictView.attack": (Count(MOST_STRENGTH),),
    "ConflictView.defence": (Count(MOST_STRENGTH),),
    "ConflictView.supporters": (FROM_BOARD,),
    "ConflictView.kingdoms": (FROM_BOARD,),
    "PlayerView.tiles": (Count(MOST_IN_HAND),),
    "PlayerView.catastrophes": (Count(MOST_CATASTROPHES),),
    "PlayerView.hand": (Count(MOST_IN_HAND),),
    "PlayerView.points": (Count(MOST_POINTS),),
    "PlayerView.weakest": (Omit("follows from points"),),
    "PlayerView.treasures": (Count(MOST_TREASURES),),
    "TigrisView.side": (Words(SIDES),),
    "TigrisView.tiles": (CELLS, Words([sign for sign in SIGNS if sign not in ("", "leader")])),
    "TigrisView.leaders": (CELLS,),
    "TigrisView.treasures": (CELLS,),
    "TigrisView.monuments": (Words(MONUMENT.words), CELLS),
    "TigrisView.wonder": (CELLS,),
    "TigrisView.buildings": (Words(BUILDING.words), CELLS),
    "TigrisView.joined": (CELLS,),
    "TigrisView.kingdoms": (FROM_BOARD,),
    "TigrisView.players": (Rows(SEATS),),
}

OBSERVATION = Observation(declared=DECLARED, encode=TigrisEncoder())
