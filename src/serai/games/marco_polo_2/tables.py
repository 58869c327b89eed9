"""What is printed on the components, as numbers the rules read."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# What is paid and received. The first six are held in the store, the rest happens at once.
COIN: Final = 0
CAMEL: Final = 1
PEPPER: Final = 2
SILK: Final = 3
GOLD: Final = 4
JADE: Final = 5
HELD: Final = 6
POINTS: Final = 6
GOOD_ANY: Final = 7  # goods of choice among pepper, silk and gold
GOOD_DIFF: Final = 8  # the same, all different
BLACK_DIE: Final = 9
MOVE: Final = 10
CONTRACT_PILE: Final = 11
CONTRACT_CITY: Final = 12
COPY_BONUS: Final = 13  # the bonus of any other marker on the map
OWN_BONUS: Final = 14  # the bonuses of different cities with an own post
SEAL_ACTION: Final = 15
KINDS: Final = 16
KIND_NAMES: Final = (
    "coin", "camel", "pepper", "silk", "gold", "jade", "vp", "good_any", "good_diff", "black_die", "move",
    "contract_pile", "contract_city", "copy_city_bonus", "own_city_bonus", "seal_action",
)  # fmt: skip

# Action spaces; city card spaces 1 to 6 lie on the map, in the order of their cities.
BOOK: Final = 0
BOOK_LOWER: Final = 3
KHAN: Final = 4
SEALS: Final = 5
TRAVEL: Final = 6
CONTRACTS: Final = 9
SPECIAL: Final = 10
CARD: Final = 13
AREA: Final = 19
SPACES: Final = 21
BAG: Final = 21
SLOTS: Final = 8
SPACE_NAMES: Final = (
    "book-1", "book-2", "book-3-upper", "book-3-lower", "khan", "seals", "travel-bottom", "travel-middle",
    "travel-top", "contracts", "baghdad", "balkh", "hormuz", "card-1", "card-2", "card-3", "card-4", "card-5",
    "card-6", "area-1", "area-2",
)  # fmt: skip

# Words for places and components. There are more of each than our own pack uses, for packs with other numbers.
CITY_NAMES: Final = (
    "beijing", "xanadu", "kashgar", "fuzhou", "jaipur", "sumatra", "xian", "yangzhou", "karakorum", "kabul", "pagan",
    "lhasa", "goa", "baghdad", "balkh", "hormuz", *(f"city-{n}" for n in range(17, 25)),
)  # fmt: skip
PLACE_NAMES: Final = (*CITY_NAMES, *(f"o{n}" for n in range(1, 17)))
PLACES: Final = 40
# A place in a set of places. Compiled, `1 << place` is worked out in 32 bits: oases from o8 on would be lost in it.
BIT: Final = vec[i64]([1 << place for place in range(40)])
BEIJING: Final = 0

SEAL_NAMES: Final = ("farmer", "spicer", "tailor", "jeweler")
SEAL_KINDS: Final = 4
SHIELD_NAMES: Final = (
    "sun", "cloud", "moon", "shuriken", "rooster", "bamboo", "snake", "monkey", "lotus",
    *(f"shield-{n}" for n in range(10, 13)),
)  # fmt: skip
SHIELDS: Final = 12

MONGKE_KHAN: Final = 0
DE_WU: Final = 1
ABHA_BASU: Final = 2
MAILIN: Final = 3
FILIPPO: Final = 4
ISABELLA: Final = 5
GANTULGA: Final = 6
CHARACTERS: Final = 7
CHARACTER_NAMES: Final = (
    "mongke-khan", "de-wu", "abha-basu", "mailin-tian-chin", "filippo-vitello", "isabella-donati", "gantulga-od",
)  # fmt: skip

CONTRACT_COUNT: Final = 70
FIRST_START: Final = 60  # the contracts from here on are the blue ones
CONTRACT_NAMES: Final = (*(f"k{n:02}" for n in range(1, 61)), *(f"s{n}" for n in range(1, 11)))
CONTRACT_CITIES: Final = 8
FIELDS: Final = 16  # two in each contract city
CITY_CARDS: Final = 40
CARD_NAMES: Final = tuple(f"c{n:02}" for n in range(1, CITY_CARDS + 1))
GOALS: Final = 24
GOAL_NAMES: Final = tuple(f"g{n:02}" for n in range(1, GOALS + 1))
DEALT_GOALS: Final = 3  # to each player
BOOKS: Final = 3
BOOK_TILES: Final = 8  # words for each book
TILES: Final = 24
TILE_NAMES: Final = tuple(f"t{book}{n}" for book in (1, 2, 3) for n in range(1, BOOK_TILES + 1))
MARKERS: Final = 10
MARKER_NAMES: Final = tuple(f"b{n}" for n in range(1, MARKERS + 1))
OUTPOSTS: Final = 12
OUTPOST_NAMES: Final = tuple(f"o{n}" for n in range(1, OUTPOSTS + 1))
ROADS: Final = 4  # between the same two places, at most

EXCHANGE: Final = 0
EITHER: Final = 1
COUNT: Final = 2
BY_DIE: Final = 3
PER_PIP: Final = 4
ONCE: Final = 5
MODES: Final = ("exchange", "either", "count", "by_die", "per_pip", "once")
COUNTED: Final = ("", "contracts", "posts")

ROLLS: Final = 252  # what five dice can show


class BoardTables:
    """What is printed on the board: set-up, spaces, books, seals, places and routes."""

    def __init__(self) -> None:
        self.bundle: vec[i64] = vec[i64]()
        self.rounds: i64 = 0
        self.coins: i64 = 0
        self.camels: i64 = 0
        self.posts: i64 = 0
        self.low_roll: i64 = 0
        self.black_dice: vec[i64] = vec[i64]()
        self.khan_blocked: vec[i64] = vec[i64]()
        self.special_blocked: vec[i64] = vec[i64]()
        self.book_blocked: vec[i64] = vec[i64]()
        self.post_points: vec[i64] = vec[i64]()
        self.khan_spaces: i64 = 0
        self.khan: i64 = 0
        self.contract_board: i64 = 0
        self.travel_dice: vec[i64] = vec[i64]()
        self.travel_steps: vec[i64] = vec[i64]()
        self.travel_fee: vec[i64] = vec[i64]()
        self.bag: vec[i64] = vec[i64]()
        self.reroll: i64 = 0
        self.turn: i64 = 0
        self.black_die: i64 = 0
        self.goods_per_point: i64 = 0
        self.coins_per_point: i64 = 0
        self.most_contracts: i64 = 0
        self.second_contracts: i64 = 0
        self.track: vec[i64] = vec[i64]()
        self.offer_jade: vec[i64] = vec[i64]()
        self.book_min: vec[i64] = vec[i64]()
        self.book_free: vec[i64] = vec[i64]()
        self.seal_min: vec[i64] = vec[i64]()
        self.seal_taken: vec[i64] = vec[i64]()
        self.seal_cost: vec[i64] = vec[i64]()
        self.seal_bonus: vec[i64] = vec[i64]()
        self.special_place: vec[i64] = vec[i64]()
        self.special_reward: vec[i64] = vec[i64]()
        self.special_seal: vec[i64] = vec[i64]()
        self.special_times: vec[i64] = vec[i64]()
        self.place_name: list[str] = []  # as printed; empty where the texts know the word
        self.shield_name: list[str] = []
        self.there: vec[i64] = vec[i64]()  # 1 for each place of the map
        self.oasis: vec[i64] = vec[i64]()
        self.shield: vec[i64] = vec[i64]()
        self.bonus_place: vec[i64] = vec[i64]()
        self.outpost_place: vec[i64] = vec[i64]()
        self.contract_city: vec[i64] = vec[i64]()
        self.contract_index: vec[i64] = vec[i64]()
        self.slot_city: vec[i64] = vec[i64]()
        self.x: vec[i64] = vec[i64]()  # -1 where the pack gives no coordinates
        self.y: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        self.to: vec[i64] = vec[i64]()
        self.toll: vec[i64] = vec[i64]()
        self.sea: vec[i64] = vec[i64]()


class Tables(BoardTables):
    """The numbers of one data pack. A bundle is a row of KINDS amounts; everything printed names bundles."""

    def __init__(self) -> None:
        super().__init__()
        self.reds: i64 = 0  # how many of each component there are
        self.starts: i64 = 0
        self.cards: i64 = 0
        self.goals: i64 = 0
        self.markers: i64 = 0
        self.outposts: i64 = 0
        self.tiles: vec[i64] = vec[i64]()  # of each book
        self.contract_cost: vec[i64] = vec[i64]()
        self.contract_reward: vec[i64] = vec[i64]()
        self.tile_offer: vec[i64] = vec[i64]()
        self.marker: vec[i64] = vec[i64]()
        self.outpost: vec[i64] = vec[i64]()
        self.card_mode: vec[i64] = vec[i64]()
        self.card_count: vec[i64] = vec[i64]()
        self.card_least: vec[i64] = vec[i64]()  # the least die it takes
        self.card_cost: vec[i64] = vec[i64]()
        self.card_reward: vec[i64] = vec[i64]()
        self.card_by_die: vec[i64] = vec[i64]()
        self.goal_shield: vec[i64] = vec[i64]()
        self.goal_seal: vec[i64] = vec[i64]()
        self.oasis_points: i64 = 0
        self.oasis_coins: i64 = 0
        self.oasis_camels: i64 = 0
        self.de_wu_dice: i64 = 0
        self.de_wu_improved: i64 = 0
        self.de_wu_shields: i64 = 0
        self.abha_round: i64 = 0
        self.abha_contract: i64 = 0
        self.abha_points: i64 = 0
        self.mailin_start: i64 = 0
        self.rolled: vec[i64] = vec[i64]()
        self.pair: vec[i64] = vec[i64]()
        self.roll_odds: vec[i64] = vec[i64]()
        self.roll_dice: vec[i64] = vec[i64]()

    def of(self, bundle: i64, kind: i64) -> i64:
        """How much of a kind a bundle holds."""
        return self.bundle[bundle * KINDS + kind]
