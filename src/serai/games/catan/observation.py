"""The family's views as numbers: how much there can be of what (see serai.core.observation)."""

from __future__ import annotations

from serai.core.observation import Choice, Count, Keyed, Observation, Omit, Rows, Spec, Tally, Words
from serai.games.catan.encode import (
    MOST_DECK,
    MOST_GOLD,
    MOST_HAND,
    MOST_KNIGHTS,
    MOST_OF_A_KIND,
    MOST_POINTS,
    MOST_STOCK,
    CatanEncoder,
)
from serai.games.catan.rules.trade import ANSWER_WORDS
from serai.games.catan.tables import CARD_WORDS, GOOD_WORDS, HARBOUR_WORDS, RESOURCES, SEATS, TERRAIN_WORDS
from serai.games.catan.words import Words as Vocabularies

SEAT = (Choice(SEATS - 1),)
RESOURCE_WORDS = GOOD_WORDS[:RESOURCES]
PRINTED = Omit("printed on the board, the same in every match")


def declared(words: Vocabularies) -> dict[str, tuple[Spec, ...]]:
    """For a map of so many hexes, crossings and paths."""
    return {
        "HexView.terrain": (Words(TERRAIN_WORDS),),
        "HexView.number": (Count(12),),
        "PieceView.player": SEAT,
        "PieceView.kind": (Words(("city", "ship")),),  # else a settlement or a road
        "DealView.player": SEAT,
        "DealView.answer": (Words(ANSWER_WORDS),),
        "DealView.to": (Tally(SEATS - 1),),
        "DealView.gives": (Words(GOOD_WORDS), Count(MOST_OF_A_KIND)),
        "DealView.wants": (Words(GOOD_WORDS), Count(MOST_OF_A_KIND)),
        "PlayerView.resources": (Count(MOST_HAND),),
        "PlayerView.development": (Count(MOST_DECK),),
        "PlayerView.gold": (Count(MOST_GOLD),),
        "PlayerView.knights": (Count(MOST_KNIGHTS),),
        "PlayerView.road": (Omit("follows from ways and buildings"),),
        "PlayerView.points": (Count(MOST_POINTS),),
        "PlayerView.stock": (Words(("settlement", "city", "road", "ship")), Count(MOST_STOCK)),
        "PlayerView.hand": (Words(RESOURCE_WORDS), Count(MOST_OF_A_KIND)),
        "PlayerView.cards": (Words(CARD_WORDS), Count(MOST_OF_A_KIND)),
        "PlayerView.rates": (Omit("follow from buildings and harbours"),),
        "PlayerView.askable": (Omit("follows from what the others hold"),),
        "CatanView.hexes": (Words(words.hex.words),),
        "CatanView.harbours": (Words(words.vertex.words), Words(HARBOUR_WORDS[1:])),
        "CatanView.robber": (Words(words.hex.words),),
        "CatanView.buildings": (Words(words.vertex.words),),
        "CatanView.ways": (Words(words.edge.words),),
        "CatanView.bank": (Words(RESOURCE_WORDS), Count(MOST_OF_A_KIND)),
        "CatanView.deck": (Count(MOST_DECK),),
        "CatanView.longest_road": SEAT,
        "CatanView.largest_army": SEAT,
        "CatanView.turn": SEAT,
        "CatanView.rolled": (Count(12),),
        "CatanView.deals": (Keyed("player"),),
        "CatanView.players": (Rows(SEATS),),
    }


def observation(words: Vocabularies) -> Observation:
    return Observation(declared=declared(words), encode=CatanEncoder())
