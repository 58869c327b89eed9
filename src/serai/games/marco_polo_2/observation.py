"""The view as numbers: how much there can be of what (see serai.core.observation)."""

from __future__ import annotations

from serai.core.observation import Choice, Count, Keyed, Observation, Rows, Spec, Tally, Words
from serai.games.marco_polo_2 import tables
from serai.games.marco_polo_2.encode import (
    MOST_DICE,
    MOST_DONE,
    MOST_GOODS,
    MOST_POINTS,
    MOST_POSTS,
    SEATS,
    JourneyEncoder,
)

SEAT = (Choice(SEATS - 1),)
PLACE = Words(tables.PLACE_NAMES)
CONTRACT = Words(tables.CONTRACT_NAMES)
OUTPOST = Words(tables.OUTPOST_NAMES)
TILE = Words(tables.TILE_NAMES)
GOAL = Words(tables.GOAL_NAMES)

DECLARED: dict[str, tuple[Spec, ...]] = {
    "Die.space": (Words((*tables.SPACE_NAMES, "bag")),),
    "Die.owner": (Choice(SEATS - 1, -2),),
    "Die.value": (Choice(6),),
    "PlayerView.character": (Words(tables.CHARACTER_NAMES),),
    "PlayerView.points": (Count(MOST_POINTS),),
    "PlayerView.goods": (Words(tables.KIND_NAMES[: tables.HELD]), Count(MOST_GOODS)),
    "PlayerView.dice": (Tally(6, 1, MOST_DICE),),
    "PlayerView.black_dice": (Tally(6, 1, MOST_DICE),),
    "PlayerView.figures": (PLACE,),
    "PlayerView.posts": (PLACE,),
    "PlayerView.posts_left": (Count(MOST_POSTS),),
    "PlayerView.seals": (Words(tables.SEAL_NAMES), Words(("simple", "improved"))),
    "PlayerView.contracts": (CONTRACT,),
    "PlayerView.completed": (Count(MOST_DONE),),
    "PlayerView.outposts": (OUTPOST,),
    "PlayerView.goals": (GOAL,),
    "PlayerView.goal": (GOAL,),
    "JourneyView.round": (Count(5),),
    "JourneyView.start": SEAT,
    "JourneyView.black_dice": (Rows(7), Count(MOST_DICE)),
    "JourneyView.dice": (Keyed("space"),),
    "JourneyView.cards": (
        Words(tables.SPACE_NAMES[tables.CARD : tables.CARD + tables.SLOTS]),
        Words(tables.CARD_NAMES),
    ),
    "JourneyView.contracts": (Rows(tables.CONTRACT_CITIES), CONTRACT),
    "JourneyView.contracts_in_pile": (Count(tables.CONTRACT_COUNT),),
    "JourneyView.contracts_under_pile": (CONTRACT,),
    "JourneyView.offers": (TILE,),
    "JourneyView.next_offers": (TILE,),
    "JourneyView.bonuses": (PLACE, Words(tables.MARKER_NAMES)),
    "JourneyView.outposts": (PLACE, OUTPOST),
    "JourneyView.characters": (Words(tables.CHARACTER_NAMES),),
    "JourneyView.drawn": (CONTRACT,),
    "JourneyView.players": (Rows(SEATS),),
}

OBSERVATION = Observation(declared=DECLARED, encode=JourneyEncoder())
