"""The march as numbers, behind those of the base game."""

from __future__ import annotations

from serai.core.observation import Choice, Count, Observation, Omit, Rows, Spec, Tally, Words
from serai.games.catan.alexander.encode import MOST_BID, MOST_CHIPS, MOST_REINFORCEMENTS, AlexanderEncoder
from serai.games.catan.alexander.tables import ADVISERS, EVENT_WORDS, MOST_STAGES
from serai.games.catan.alexander.words import WORDS
from serai.games.catan.observation import PRINTED, declared
from serai.games.catan.tables import SEATS

FOLLOWS = Omit("follows from `passed`")

DECLARED: dict[str, tuple[Spec, ...]] = declared(WORDS) | {
    "CatanView.hexes": (PRINTED,),
    "CatanView.harbours": (PRINTED,),
    "AuctionView.event": (Words(EVENT_WORDS),),
    "AuctionView.high": (Count(MOST_BID),),
    "AuctionView.leader": (Choice(SEATS - 1),),
    "AuctionView.still_in": (Tally(SEATS - 1),),
    "AlexanderView.route": (FOLLOWS,),
    "AlexanderView.passed": (Count(MOST_STAGES),),
    "AlexanderView.stands": (FOLLOWS,),
    "AlexanderView.ahead": (FOLLOWS,),
    "AlexanderView.reinforcements": (Count(MOST_REINFORCEMENTS),),
    "AlexanderView.chips": (Rows(SEATS), Count(MOST_CHIPS)),
    "AlexanderView.unseen": (Words(EVENT_WORDS[1:]), Count(MOST_CHIPS)),
    "AlexanderView.removed": (Count(MOST_CHIPS),),
    "AlexanderView.advisers": (Rows(ADVISERS), Choice(SEATS - 1)),
}

OBSERVATION = Observation(declared=DECLARED, encode=AlexanderEncoder())
