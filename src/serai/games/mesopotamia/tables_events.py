"""Events, gardens and missions, as numbers the rules read."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

EVENTS: Final = 48  # words for event cards, 16 of each shape
EVENTS_OF_SHAPE: Final = 16
SHAPES: Final = ("plain", "mountain", "desert")  # of event tokens: those of the terrain they lie on
EVENT_NAMES: Final = tuple(f"{shape}-{n}" for shape in SHAPES for n in range(1, EVENTS_OF_SHAPE + 1))
OPTIONS: Final = 2  # of an event card; an option is numbered event * 2 or event * 2 + 1
GARDENS: Final = 40  # words for garden tokens, 8 of each level
GARDENS_OF_LEVEL: Final = 8
GARDEN_LEVELS: Final = 5
GARDEN_NAMES: Final = tuple(f"g{level}-{n}" for level in range(1, GARDEN_LEVELS + 1) for n in range(1, 9))
MISSIONS: Final = 40  # words for mission cards
MISSION_NAMES: Final = tuple(f"m{n:02}" for n in range(1, MISSIONS + 1))

OPTION_KINDS: Final = ("at-once", "points", "six-rounds")
AT_ONCE: Final = 0
FOR_POINTS: Final = 1
SIX_ROUNDS: Final = 2

DEED_NAMES: Final = (
    "", "spearman", "archer", "rider", "chariot", "ship", "wall", "settlement", "ziggurat", "population", "mission",
)  # fmt: skip
NO_DEED: Final = 0
GIVEN_UNIT: Final = 1  # and three more, by kind
GIVEN_SHIP: Final = 5
GIVEN_WALL: Final = 6
GIVEN_SETTLEMENT: Final = 7
GIVEN_LEVEL: Final = 8
GIVEN_PEOPLE: Final = 9
GIVEN_MISSION: Final = 10

NO_DISCOVERY: Final = -1
ANY_DISCOVERY: Final = 6  # after the six actions

# What missions ask for, in the order of `mission_need`: numbers that are compared with what a player has.
NEED_GOODS: Final = 0  # six goods
NEED_LEVEL: Final = 6  # six technologies
NEED_UNITS: Final = 12  # six kinds on the map
NEED_TERRAIN: Final = 18  # areas occupied, of three terrains
NEED_ARMY: Final = 21  # units on the map in all
NEED_SETTLEMENTS: Final = 22
NEED_WALLS: Final = 23
NEED_ZIGGURAT: Final = 24
NEED_GARDENS: Final = 25
NEED_AMPHORAE: Final = 26
NEED_POPULATION: Final = 27
NEED_EVENTS: Final = 28  # position on the event track
NEED_AREAS: Final = 29
NEEDS: Final = 30
NEED_FIELDS: Final = (
    "army", "settlements", "walls", "ziggurat", "gardens", "amphorae", "population", "events", "areas",
)  # fmt: skip


class EventTables:
    """What events, gardens and missions say. Rows of several numbers lie one after the other."""

    def __init__(self) -> None:
        self.event_there: vec[i64] = vec[i64]()  # [event] 1 where there is one
        self.event_set: vec[i64] = vec[i64]()
        self.event_points: vec[i64] = vec[i64]()  # of the token that stays on the map
        self.option_kind: vec[i64] = vec[i64]()  # [option], as all that follow
        self.option_track: vec[i64] = vec[i64]()
        self.option_price: vec[i64] = vec[i64]()  # [option * GOODS + good]
        self.option_gain: vec[i64] = vec[i64]()  # the same
        self.option_any: vec[i64] = vec[i64]()  # basic goods of choice
        self.option_deed: vec[i64] = vec[i64]()
        self.option_discover: vec[i64] = vec[i64]()  # an action, ANY_DISCOVERY or NO_DISCOVERY
        self.option_round: vec[i64] = vec[i64]()  # [option * GOODS + good] income of each of six rounds
        self.garden_there: vec[i64] = vec[i64]()
        self.garden_set: vec[i64] = vec[i64]()
        self.garden_cost: vec[i64] = vec[i64]()  # [garden * GOODS + good]
        self.garden_people: vec[i64] = vec[i64]()  # population the builder must have reached
        self.garden_events: vec[i64] = vec[i64]()
        self.garden_settlements: vec[i64] = vec[i64]()
        self.garden_points: vec[i64] = vec[i64]()
        self.mission_there: vec[i64] = vec[i64]()
        self.mission_set: vec[i64] = vec[i64]()
        self.mission_need: vec[i64] = vec[i64]()  # [mission * NEEDS + need]
