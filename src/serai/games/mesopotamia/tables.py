"""What is printed on the components, as numbers the rules read."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.mesopotamia.tables_events import EventTables
from serai.games.mesopotamia.tables_siege import GuardianTables, SiegeTables
from serai.games.mesopotamia.tables_solo import SoloTables

# Goods: four basic ones, then the two that no area yields.
STONE: Final = 0
WOOD: Final = 1
CLAY: Final = 2
FOOD: Final = 3
TABLET: Final = 4
BONE: Final = 5
GOODS: Final = 6
BASIC: Final = 4
GOOD_NAMES: Final = ("stone", "wood", "clay", "food", "tablet", "bone")

# Miniatures: land units first, in the order of the warfare levels that raise them.
SPEARMAN: Final = 0
ARCHER: Final = 1
RIDER: Final = 2
CHARIOT: Final = 3
RAM: Final = 4
SHIP: Final = 5
LAND: Final = 4  # kinds of land units
KINDS: Final = 6
KIND_NAMES: Final = ("spearman", "archer", "rider", "chariot", "ram", "ship")
MINIATURES: Final = (3, 3, 2, 2, 2, 3)  # of an empire, by kind
PIECES: Final = 15  # all of them
PIECE_KINDS: Final = 0o555_44_33_22_111_000  # the kind of each, from the right
FIRST_PIECES: Final = 0xFCA8630  # where each kind begins, from the right, and the end

# Sides: empires in play, seats first. Tribes are one more side with miniatures of their own.
SIDES: Final = 6
TRIBE: Final = 6
CAMPS: Final = 7  # sides and tribes
FIRST_TRIBAL: Final = 90  # SIDES * PIECES
TRIBAL: Final = 18  # 9 spearmen, 6 archers, 3 riders
TRIBAL_ARCHERS: Final = 9  # where they begin
TRIBAL_RIDERS: Final = 15
UNITS: Final = 108

EXPLORE: Final = 0
BUILD: Final = 1
RESEARCH: Final = 2
GATHER: Final = 3
WARFARE: Final = 4
GROWTH: Final = 5
ACTIONS: Final = 6
LEVELS: Final = 4
ACTION_NAMES: Final = ("explore", "build", "research", "gather", "warfare", "growth")

EMPIRES: Final = 8
EMPIRE_NAMES: Final = ("sumer", "babylon", "akkad", "elam", "assyria", "hatti", "mari", "ebla")
SUMER: Final = 0
ELAM: Final = 3
EBLA: Final = 7
TRIBE_NAME: Final = 8  # what tribes are called among the empires in notes
SET_NAMES: Final = ("base", "assyria-hatti", "mari-ebla")

# Areas and river sections: words for more than our own map has.
AREAS: Final = 48
AREA_NAMES: Final = tuple(f"a{n:02}" for n in range(1, AREAS + 1))
SECTIONS: Final = 48
SECTION_NAMES: Final = (
    *(f"e{n}" for n in range(1, 19)), *(f"t{n}" for n in range(1, 8)), *(f"k{n}" for n in range(1, 7)),
    *(f"c{n}" for n in range(1, 6)), *(f"r{n}" for n in range(1, 13)),
)  # fmt: skip
RIVER_NAMES: Final = ("euphrates", "tigris", "khabur", "royal_canal", "other")
STARTS: Final = 6
PLAIN: Final = 0
MOUNTAIN: Final = 1
DESERT: Final = 2
HOME: Final = 3  # the terrain of a start area
TERRAIN_NAMES: Final = ("plain", "mountain", "desert", "start")

# Dingir dice.
DICE: Final = 6  # of an empire, one for each level of its ziggurat
COLOURS: Final = 3
COLOUR_NAMES: Final = ("white", "silver", "black")
FACES: Final = 6
SIGN_NAMES: Final = ("ki", "a", "e", "she", "gish", "nam", "dub", "lugal", "star")
STAR: Final = 8
SIGNS: Final = 9

# What may be built.
WALL: Final = 0
ZIGGURAT: Final = 1
BUILT_RAM: Final = 2
BUILT_SHIP: Final = 3
SETTLEMENT: Final = 4
GARDEN: Final = 5
ITEMS: Final = 6
ITEM_NAMES: Final = ("wall", "ziggurat", "ram", "ship", "settlement", "garden")
STOCK: Final = 3  # walls, settlements and event dice of an empire
AMPHORAE: Final = 6

SLOTS: Final = 12
SLOT_NAMES: Final = tuple(f"{level}{slot}" for level in range(1, LEVELS + 1) for slot in "abc")
TOKENS: Final = 48  # words for trade tokens
TOKEN_NAMES: Final = tuple(f"t{level}-{n}" for level in range(1, LEVELS + 1) for n in range(1, 13))
TOKENS_OF_LEVEL: Final = 12

STRENGTH: Final = 0
TACTICS: Final = 1
MOBILITY: Final = 2
ROWS: Final = 3  # of a battle card
ROW_NAMES: Final = ("strength", "tactics", "mobility")
BATTLE_CARDS: Final = 64  # words for battle cards, 16 of each kind
CARDS_OF_KIND: Final = 16
BATTLE_CARD_NAMES: Final = tuple(f"{kind}{n}" for kind in "sarc" for n in range(1, CARDS_OF_KIND + 1))


class MapTables(EventTables):
    """The board: areas, borders, river sections."""

    def __init__(self) -> None:
        super().__init__()
        self.width: i64 = 0
        self.height: i64 = 0
        self.areas: i64 = 0
        self.sections: i64 = 0
        self.area_name: list[str] = []  # as printed; empty where the texts know the word
        self.terrain: vec[i64] = vec[i64]()
        self.resource: vec[i64] = vec[i64]()  # a basic good; NOBODY for start areas
        self.home: vec[i64] = vec[i64]()  # 1 to 6 for start areas, else 0
        self.block: vec[i64] = vec[i64]()  # the most sides with which a blocking marker lies there
        self.tribe: vec[i64] = vec[i64]()  # [area * LAND + kind] miniatures of its tribe
        self.border: vec[i64] = vec[i64]()  # neighbours of an area lie from border_at[area] to border_at[area + 1]
        self.border_at: vec[i64] = vec[i64]()
        self.bordering: vec[i64] = vec[i64]()  # [area * AREAS + other] 1 where they are neighbours
        self.bank: vec[i64] = vec[i64]()  # [section * 2] the two areas of a river section
        self.river: vec[i64] = vec[i64]()  # which river a section belongs to
        self.flow: vec[i64] = vec[i64]()  # neighbouring sections, as borders are
        self.flow_at: vec[i64] = vec[i64]()
        self.shore: vec[i64] = vec[i64]()  # sections of an area, as borders are
        self.shore_at: vec[i64] = vec[i64]()
        self.x: vec[i64] = vec[i64]()
        self.y: vec[i64] = vec[i64]()
        self.polygon: list[list[int]] = []  # x, y, x, y, ...
        self.line: list[list[int]] = []


class CardTables(MapTables):
    """Empires, technology cards, dice, trade tokens and battle cards."""

    def __init__(self) -> None:
        super().__init__()
        self.empire_set: vec[i64] = vec[i64]()
        self.empire_levels: vec[i64] = vec[i64]()  # [empire * ACTIONS + action]
        self.empire_goods: vec[i64] = vec[i64]()  # [empire * GOODS + good]
        self.empire_unit: vec[i64] = vec[i64]()
        self.empire_seal: vec[i64] = vec[i64]()  # [track * EMPIRES + empire] position at the start
        self.empire_ziggurat: vec[i64] = vec[i64]()
        self.empire_settlement: vec[i64] = vec[i64]()
        self.empire_ship: vec[i64] = vec[i64]()
        self.empire_rerolls: vec[i64] = vec[i64]()  # free ones in a turn
        self.seal_order: vec[i64] = vec[i64]()  # [track * EMPIRES + place] empires, highest first
        # Technology cards: [(empire * ACTIONS + action) * LEVELS + level - 1]
        self.tech: vec[i64] = vec[i64]()  # 1 where there is such a card
        self.first_sign: vec[i64] = vec[i64]()
        self.second_sign: vec[i64] = vec[i64]()  # NOBODY where the card has one sign
        self.amount: vec[i64] = vec[i64]()  # activations, builds, clay, gather, knucklebones, food
        self.second: vec[i64] = vec[i64]()  # ship activations, -, tablets, trades, units raised, food for two steps
        self.third: vec[i64] = vec[i64]()  # -, -, discoveries, trade level, bits of free kinds, -
        self.faces: vec[i64] = vec[i64]()  # [colour * FACES + face] signs
        self.reroll: i64 = 0
        self.rerolls: i64 = 0
        self.slots: i64 = 0
        self.slot_level: vec[i64] = vec[i64]()
        self.slot_ship: vec[i64] = vec[i64]()
        self.slot_sides: vec[i64] = vec[i64]()  # bits: 2, 3, 4 sides
        self.token_there: vec[i64] = vec[i64]()  # [token] 1 where there is one
        self.token_set: vec[i64] = vec[i64]()
        self.token_give: vec[i64] = vec[i64]()  # [token * GOODS + good]
        self.token_get: vec[i64] = vec[i64]()
        self.token_any: vec[i64] = vec[i64]()
        self.token_points: vec[i64] = vec[i64]()
        self.card_there: vec[i64] = vec[i64]()  # [battle card] 1 where there is one; 16 numbers for each kind
        self.card_set: vec[i64] = vec[i64]()
        self.printed: vec[i64] = vec[i64]()  # [card * ROWS + row]
        self.places: vec[i64] = vec[i64]()  # [card * ROWS + row] empty slots


class Tables(CardTables):
    """The numbers of one data pack."""

    def __init__(self) -> None:
        super().__init__()
        self.solo: SoloTables = SoloTables()
        self.speed: vec[i64] = vec[i64]()  # by kind
        self.raised_at: vec[i64] = vec[i64]()  # the Warfare level that raises a kind; 0 for what is built
        self.value: vec[i64] = vec[i64]()  # in simple battles
        self.over: vec[i64] = vec[i64]()  # [kind * KINDS + other] 1 where the kind has the advantage
        self.item_level: vec[i64] = vec[i64]()
        self.item_cost: vec[i64] = vec[i64]()  # [item * GOODS + good]
        self.track_top: vec[i64] = vec[i64]()  # by track: EVENT, POPULATION
        self.unit_limit: vec[i64] = vec[i64]()  # [position]; 0 at position 0
        self.raise_wood: i64 = 0
        self.missions_dealt: i64 = 0
        self.missions_kept: i64 = 0
        self.tribe_bones: i64 = 0
        self.event_rounds: i64 = 0
        self.last_round: i64 = 0
        self.place_points: vec[i64] = vec[i64]()  # 1st, 2nd, 3rd on a track
        self.settlement_points: i64 = 0
        self.area_points: i64 = 0
        self.mission_points: i64 = 0
        self.mission_most: i64 = 0
        self.siege: SiegeTables = SiegeTables()
        self.guardians: GuardianTables = GuardianTables()


def tech_card(empire: i64, action: i64, level: i64) -> i64:
    """The number of a technology card."""
    return (empire * ACTIONS + action) * LEVELS + level - 1
