"""Words of the family: vocabularies by the size of the map, blocks of the action space, messages."""

from __future__ import annotations

from collections.abc import Sequence

from serai.core.flow import AnyDecision, AnyFrame
from serai.core.game import Mechanic
from serai.core.words import Block, Part, Vocabulary
from serai.games.catan.lattice import Lattice
from serai.games.catan.rules.build import BLOCK, CARD, CITY, ROAD, SETTLEMENT, SHIP
from serai.games.catan.rules.cards import DrawCard, FreeRoad
from serai.games.catan.rules.founding import FirstTurn, FoundRoad, FoundSettlement, PlaceFirstPieces
from serai.games.catan.rules.layout import DealHarbour, DealTerrain, StartCorner, StartPlay
from serai.games.catan.rules.robber import Discard, MoveRobber, Rob, Steal
from serai.games.catan.rules.talks import Answer, Choose, CloseTalks, Compose, Propose
from serai.games.catan.rules.turn import Act, BeforeRoll
from serai.games.catan.rules.yields import Roll
from serai.games.catan.scoring import FinalScoring, Reveal
from serai.games.catan.tables import (
    BANK,
    BUY,
    CARD_WORDS,
    DESERT,
    END,
    GOOD_WORDS,
    HARBOUR_WORDS,
    INVITE,
    OFFER,
    PLAY_KNIGHT,
    PLAY_MONOPOLY,
    PLAY_PLENTY,
    PLAY_ROADS,
    RESOURCES,
    ROLL,
    SEATS,
    TERRAIN_WORDS,
)

ITEMS = {SETTLEMENT: "settlement", CITY: "city", ROAD: "road", SHIP: "ship", CARD: "card", BLOCK: "block"}

PLAYER = Vocabulary("player", ["p1", "p2", "p3", "p4"], anchor="player", spoken=False)
PARTNER = Vocabulary("player", PLAYER.words, spoken=False)  # chosen in the talks, not on the board
RESOURCE = Vocabulary("resource", GOOD_WORDS[:RESOURCES])
CARD_KIND = Vocabulary("card", CARD_WORDS)
TERRAIN = Vocabulary("terrain", TERRAIN_WORDS)
LAID = Vocabulary("terrain", TERRAIN_WORDS[: DESERT + 1])
HARBOUR = Vocabulary("harbour", HARBOUR_WORDS[1:])
TOTAL = Vocabulary("total", [str(n) for n in range(2, 13)], spoken=False)
CORNER = Vocabulary("corner", [str(n) for n in range(1, 7)], spoken=False)
ITEM = Vocabulary("item", [ITEMS[i] for i in range(6)])

MESSAGES: dict[str, Sequence[str]] = {
    "rolled": ("player", "total:number"),
    "got": ("player", "count:number", "good"),
    "short-of": ("good",),
    "discarded": ("player", "good"),
    "robber-moved": ("player", "hex"),
    "robbed": ("player", "victim:player"),
    "robbed-in-vain": ("player", "victim:player"),
    "stolen": ("player", "victim:player", "good"),
    "built-road": ("player", "edge"),
    "built-settlement": ("player", "vertex"),
    "built-city": ("player", "vertex"),
    "bought-card": ("player",),
    "drew-card": ("player", "card"),
    "played-card": ("player", "card"),
    "handed-over": ("player", "taker:player", "count:number", "good"),
    "traded-bank": ("player", "count:number", "good", "wanted:good"),
    "exchanged": ("player", "taker:player", "gives:good*", "wants:good*"),
    "offers": ("player", "gives:good*", "wants:good*"),
    "offers-to": ("player", "other:player", "gives:good*", "wants:good*"),
    "counters": ("player", "gives:good*", "wants:good*"),
    "proposes": ("player", "gives:good*", "wants:good*"),
    "proposes-nothing": ("player",),
    "invites": ("player",),
    "dropped-offer": ("player",),
    "accepts": ("player",),
    "refuses": ("player",),
    "no-deal": ("player",),
    "longest-road": ("player", "count:number"),
    "no-longest-road": (),
    "largest-army": ("player", "count:number"),
    "no-largest-army": (),
    "ends-turn": ("player",),
    "scored-settlements": ("player", "count:number"),
    "scored-cities": ("player", "count:number", "points:number"),
    "scored-longest-road": ("player", "points:number"),
    "scored-army": ("player", "points:number"),
    "scored-cards": ("player", "count:number"),
    "scored": ("player", "points:number"),
    "wins": ("player", "points:number"),
    # refusals
    "cannot-pay": ("item",),
    "none-left": ("item",),
    "path-taken": ("edge",),
    "path-on-water": ("edge",),
    "path-apart": ("edge",),
    "crossing-taken": ("vertex",),
    "crossing-at-sea": ("vertex",),
    "too-near": ("vertex",),
    "no-road-there": ("vertex",),
    "no-settlement-there": ("vertex",),
    "deck-empty": (),
    "one-card-a-turn": (),
    "card-too-new": ("card",),
    "no-such-card": ("card",),
    "no-free-road": (),
    "other-order": ("good", "other:good"),
    "pile-too-low": (),
    "only-ways-now": (),
    "none-of-it": ("good",),
    "robber-must-move": (),
    "robber-on-land": (),
    "not-beside-robber": (),
    "same-kind": ("good",),
    "rate": ("count:number", "good"),
    "pile-empty": ("good",),
    "trade-off": (),
    "enough-offers": ("count:number",),
    "nothing-to-give": (),
    "no-gifts": (),
    "nobody-has-that": ("good",),
    "make-an-offer": (),
    "no-turn-yet": (),
    "trade-is-over": ("player",),
    "not-a-partner": (),
    "cannot-give-that": (),
    "did-not-accept": (),
    "roll-first": (),
    "rolled-already": (),
    "trade-before-building": (),
    "found-first": (),
    "road-first": (),
    "beside-settlement": ("vertex",),
    # questions
    "ask-discard": ("count:number",),
    "ask-free-road": ("count:number",),
    "ask-offer": ("gives:good*", "wants:good*"),
    "ask-counter": ("player", "offered:good*", "asked:good*", "gives:good*", "wants:good*"),
    "ask-proposal": ("player", "gives:good*", "wants:good*"),
    "ask-answer": ("player", "gives:good*", "wants:good*"),
    "ask-propose": ("player",),
    "ask-choose": ("gives:good*", "wants:good*"),
    "ask-choose-proposal": (),
    # previews
    "swap-preview": ("gives:good*", "gets:good*"),
    "costs": ("price:good*",),
    "site": ("lands:terrain#",),
    "site-costs": ("lands:terrain#", "price:good*"),
    "port": ("lands:terrain#", "harbour"),
    "port-costs": ("lands:terrain#", "harbour", "price:good*"),
}

FRAMES: tuple[type[AnyFrame], ...] = (
    DealTerrain, DealHarbour, StartCorner, StartPlay, PlaceFirstPieces, FoundSettlement, FoundRoad, FirstTurn,
    BeforeRoll, Roll, Discard,
    MoveRobber, Rob, Steal, Act, DrawCard, FreeRoad, Compose, Answer, Propose, Choose, CloseTalks,
    Reveal, FinalScoring,
)  # fmt: skip

# Decisions that choose from the moves of a turn.
TURN = (Act, BeforeRoll, FoundSettlement, FoundRoad, FreeRoad)


class Words:
    """The vocabularies and blocks of one game of the family."""

    def __init__(self, lattice: Lattice, kinds: int) -> None:
        self.kinds = kinds
        self.hex = Vocabulary("hex", lattice.hex_names, anchor="hex", spoken=False)
        self.vertex = Vocabulary("vertex", lattice.vertex_names, anchor="vertex", spoken=False)
        self.edge = Vocabulary("edge", lattice.edge_names, anchor="edge", spoken=False)
        self.good = Vocabulary("good", GOOD_WORDS[:kinds])
        self.at_more = BANK + kinds * kinds + len(self.edge) + 2 * len(self.vertex)

    def vocabularies(self) -> list[Vocabulary]:
        return [
            self.hex,
            self.vertex,
            self.edge,
            self.good,
            PLAYER,
            RESOURCE,
            CARD_KIND,
            TERRAIN,
            HARBOUR,
            ITEM,
            TOTAL,
            CORNER,
        ]

    def turn_block(self, *more: Part, also: Sequence[type[AnyDecision]] = ()) -> Block:
        """Everything a player may do in the own turn; a scenario adds its own at the end."""
        at_road = BANK + self.kinds * self.kinds
        at_settlement = at_road + len(self.edge)
        return Block(
            (*TURN, *also),
            Part(END, "end"),
            Part(ROLL, "roll"),
            Part(BUY, "buy", anchors=["supply:cards"]),
            Part(PLAY_KNIGHT, "knight", anchors=["card:knight"]),
            Part(PLAY_ROADS, "roads", anchors=["card:roads"]),
            Part(PLAY_PLENTY, "plenty", RESOURCE, RESOURCE, anchors=["card:plenty"]),
            Part(PLAY_MONOPOLY, "monopoly", RESOURCE, anchors=["card:monopoly"]),
            Part(OFFER, "offer"),
            Part(INVITE, "invite"),
            Part(BANK, "bank", self.good, self.good, anchors=["supply:bank"]),
            Part(at_road, "road", self.edge),
            Part(at_settlement, "settlement", self.vertex),
            Part(at_settlement + len(self.vertex), "city", self.vertex),
            *more,
        )

    def blocks(self, turn: Block) -> list[Block]:
        """All blocks of the base game."""
        kinds = self.kinds
        return [
            turn,
            Block(Discard, Part(0, "discard", RESOURCE)),
            Block(MoveRobber, Part(0, "robber", self.hex)),
            Block(Rob, Part(0, "rob", PLAYER)),
            Block(
                Compose,
                Part(0, "give", self.good),
                Part(kinds, "want", self.good),
                Part(2 * kinds, "ask"),
                Part(2 * kinds + 1, "ask-only", PARTNER),
                Part(2 * kinds + 1 + SEATS, "drop"),
            ),
            Block(Answer, Part(0, "accept"), Part(1, "refuse"), Part(2, "counter")),
            Block(Propose, Part(0, "propose"), Part(1, "nothing")),
            Block(Choose, Part(0, "deal", PARTNER), Part(4, "no-deal")),
            Block(Roll, Part(0, "dice", TOTAL)),
            Block(Steal, Part(0, "steal", RESOURCE)),
            Block(DrawCard, Part(0, "draw", CARD_KIND)),
            Block(Reveal, Part(0, "reveal")),
        ]

    def layout_blocks(self) -> list[Block]:
        """Laying out the island at random (base game)."""
        return [
            Block(DealTerrain, Part(0, "terrain", LAID)),
            Block(DealHarbour, Part(0, "harbour", HARBOUR)),
            Block(StartCorner, Part(0, "corner", CORNER)),
        ]


# What bots are seen to do in a match; scenarios add their own.
MECHANICS: dict[str, Mechanic] = {
    "roads built": ("built-road",),
    "settlements built": ("built-settlement",),
    "cities built": ("built-city",),
    "cards bought": ("bought-card",),
    "cards played": ("played-card",),
    "cards discarded": ("discarded",),
    "trades with the supply": ("traded-bank",),
    "offers made": ("offers", "offers-to"),
    "proposals asked for": ("invites",),
    "counter-offers and proposals": ("counters", "proposes"),
    "offers accepted": ("accepts",),
    "offers refused": ("refuses",),
    "swaps": ("exchanged",),
    "longest road taken": ("longest-road",),
    "largest army taken": ("largest-army",),
}
