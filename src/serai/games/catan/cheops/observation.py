"""The pyramid as numbers, behind those of the base game."""

from __future__ import annotations

from serai.core.observation import Choice, Count, Observation, Rows, Spec, Tally
from serai.games.catan.cheops.encode import MOST_BLOCKS, CheopsEncoder
from serai.games.catan.cheops.tables import LEVELS
from serai.games.catan.cheops.words import WORDS
from serai.games.catan.observation import PRINTED, declared
from serai.games.catan.tables import SEATS

DECLARED: dict[str, tuple[Spec, ...]] = declared(WORDS) | {
    "CatanView.hexes": (PRINTED,),
    "CatanView.harbours": (PRINTED,),
    "CheopsView.site": (PRINTED,),
    "CheopsView.black": (Count(MOST_BLOCKS),),
    "CheopsView.blocks": (Rows(SEATS), Count(MOST_BLOCKS)),
    "CheopsView.levels": (Rows(LEVELS), Count(MOST_BLOCKS)),
    "CheopsView.blessed": (Choice(SEATS - 1),),
    "CheopsView.cursed": (Tally(SEATS - 1),),
}

OBSERVATION = Observation(declared=DECLARED, encode=CheopsEncoder())
