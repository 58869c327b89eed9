"""What is printed on the components: the pack as vecs and numbers, checked while it is made."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.core.pack import Pack
from serai.games.tadmor.kinds import check_kinds
from serai.games.tadmor.reading import column, flat, named, number, numbers, one_of

WOOD: Final = 0
STONE: Final = 1
MARBLE: Final = 2
GOLD: Final = 3
GOODS: Final = 4  # kinds of resources; the first two are consumer goods, the others luxury goods
GOOD_NAMES: Final = ("wood", "stone", "marble", "gold")

SEATS: Final = 4
EPOCHS: Final = 3
REGIONS: Final = 7
SPACES: Final = 58  # on the larger side of the board, and spare ones for an owner whose board has more
UPGRADES: Final = 48
MISSIONS: Final = 26
KINDS: Final = 9  # of precious goods
COLOURS: Final = 3
STAGES: Final = 4  # of a temple
REGION_NAMES: Final = ("north-sea", "south-sea", "euphrates", "damascus", "palmyra", "ebla", "dura-europos")
COLOUR_NAMES: Final = ("grey", "yellow", "red")
KIND_NAMES: Final = ("glass", "incense", "myrrh", "jade", "ivory", "porcelain", "silk", "perfume", "oils")
STAGE_NAMES: Final = ("foundation", "colonnade", "roof", "statues")
SPACE_NAMES: Final = (
    "ns1", "ns2", "ns3", "ns4", "ns5", "ns6", "ss1", "ss2", "ss3", "ss4", "ss5", "ss6",
    "eu1", "eu2", "eu3", "eu4", "eu5", "eu6", "eu7", "eu8", "da1", "da2", "da3", "da4", "da5",
    "pa1", "pa2", "pa3", "pa4", "pa5", "pa6", "eb1", "eb2", "eb3", "eb4", "eb5", "du1", "du2", "du3", "du4", "du5",
    "wood-ship-3", "stone-ship-3", "marble-ship-3", "gold-ship-3",
    "wood-camel-2", "stone-camel-2", "marble-camel-2", "gold-camel-2",
    "grey-3", "yellow-3", "red-3", "fulfil-3", "draw-2", "tax-3", "traitor-2", "caravan-2", "shipyard-2",
)  # fmt: skip

# Upgrades that are action spaces of their own; as places they follow the spaces of the board.
PERSONAL: Final = (20, 21, 36, 46, 47)  # I21, I22, I37, I47, I48
PLACES: Final = 63

CAMEL: Final = 0
SHIP: Final = 1
EITHER: Final = 2
SHAPE_NAMES: Final = ("camel", "ship", "either")

# What a space does.
GAIN: Final = 0
PEACE: Final = 1
SHIPYARD: Final = 2
CARAVAN: Final = 3
MARKET: Final = 4
MARKET_ONE_WAY: Final = 5
SINGLE: Final = 6
DOUBLE: Final = 7
GOOD: Final = 8
TEMPLE: Final = 9
TEMPLE_DRAW: Final = 10
FULFIL: Final = 11
DRAW: Final = 12
TRAITOR: Final = 13
UPGRADE: Final = 14
TAX: Final = 15
WAR: Final = 16
START: Final = 17
RAIDERS: Final = 18
OWN_TEMPLE: Final = 19
OWN_BUILD: Final = 20
OWN_KINGDOM: Final = 21
SPACE_EFFECTS: Final = (
    "gain", "peace", "shipyard", "caravan", "market", "market-one-way", "single", "double", "good", "temple",
    "temple-draw", "fulfil", "draw", "traitor", "upgrade", "tax", "war", "start", "raiders",
)  # fmt: skip

# What an upgrade does.
U_TRADE: Final = 0
U_CASH: Final = 1
U_SHIP_BONUS: Final = 2
U_FREE_LEVELS: Final = 3
U_NO_WOOD: Final = 4
U_TOWER_PRESTIGE: Final = 5
U_MISSION_PRESTIGE: Final = 6
U_MISSION_DISCOUNT: Final = 7
U_GOOD_PRESTIGE: Final = 8
U_GOOD_FOR_PRESTIGE: Final = 9
U_GOOD_DISCOUNT: Final = 10
U_CHOICE: Final = 11
U_RAIDER_IMMUNE: Final = 12
U_RAID_PRESTIGE: Final = 13
U_RAID_SHARE: Final = 14
U_IMMUNE: Final = 15
U_MARKET: Final = 16
U_TEMPLE: Final = 17
U_BUILD: Final = 18
U_KINGDOM: Final = 19
U_FINAL: Final = 20
U_STORAGE: Final = 21
U_TEMPLE_DISCOUNT: Final = 22
U_PEACE: Final = 23
U_TAX_IMMUNE: Final = 24
UPGRADE_EFFECTS: Final = (
    "trade", "cash", "ship-bonus", "free-levels", "no-wood", "tower-prestige", "mission-prestige", "mission-discount",
    "good-prestige", "good-for-prestige", "good-discount", "choice", "raider-immune", "raid-prestige", "raid-share",
    "immune", "market", "temple", "build", "kingdom", "final", "storage", "temple-discount", "peace", "tax-immune",
)  # fmt: skip
METRICS: Final = ("tower-height", "mission-pp", "goods-count", "completed-temples", "upgrade-count")

# What a returned mission does.
M_GOOD: Final = 0
M_TEMPLE: Final = 1
M_SHIP: Final = 2
M_LEVELS: Final = 3
M_REDIRECT: Final = 4
M_CAMEL: Final = 5
M_MARKET: Final = 6
M_SWAP: Final = 7
M_UPGRADES: Final = 8
M_RESOURCES: Final = 9
M_FOUNDATION: Final = 10
M_DESTROY: Final = 11
M_DRAW: Final = 12
M_PLACE: Final = 13
M_UNEARTH: Final = 14
MISSION_EFFECTS: Final = (
    "good", "temple", "ship", "levels", "redirect", "camel", "market", "swap", "upgrades", "resources", "foundation",
    "destroy", "draw", "place", "unearth",
)  # fmt: skip

COUNTED: Final = (M_LEVELS, M_UPGRADES, M_RESOURCES, M_DESTROY, M_DRAW, M_PLACE)  # with a number on the card

# Trades: one good from the warehouse for others in the traded store. A luxury good for consumer goods has three forms:
# all wood, both kinds, all stone.
BARTERS: Final = 10
BARTER_NAMES: Final = (
    "wood-marble", "wood-gold", "stone-marble", "stone-gold",
    "marble-wood", "marble-both", "marble-stone", "gold-wood", "gold-both", "gold-stone",
)  # fmt: skip
BOTH: Final = 4  # what is got in the middle form
BARTER_GIVES: Final = vec[i64]([0, 0, 1, 1, 2, 2, 2, 3, 3, 3])
BARTER_GETS: Final = vec[i64]([2, 3, 2, 3, 0, 4, 1, 0, 4, 1])
BACK: Final = 4  # the first barter that gives a luxury good
TO_LUXURY: Final = 15  # the trades of a consumer good for luxury goods, as bits
TO_CONSUMER: Final = 1008  # the trades of a luxury good for consumer goods
TRADE_GETS: Final = (*GOOD_NAMES, "consumer", "luxury")  # what a trade upgrade may say


ONE_WAY: Final = -2  # the second number of a personal market without trades back


def zeros(n: i64) -> vec[i64]:
    return vec[i64]([0] * n)


class Tables:
    """The pack in the order of ids. A name that is a list there is a vec here, the epoch turning fastest."""

    def __init__(self, pack: Pack) -> None:
        setup, epochs, growth = pack.table("setup"), pack.table("epochs"), pack.table("growth")
        self.prestige: i64 = number(pack, setup, "setup", "prestige", 0)
        self.camels: i64 = number(pack, setup, "setup", "camels", 1)
        self.ships: i64 = number(pack, setup, "setup", "ships", 1)
        self.most_camels: i64 = number(pack, setup, "setup", "most_camels", 1)
        self.most_ships: i64 = number(pack, setup, "setup", "most_ships", 1)
        self.missions: i64 = number(pack, setup, "setup", "missions", 0)
        self.goods = numbers(pack, setup, "setup", "goods", GOODS)
        self.slots = numbers(pack, setup, "setup", "slots", 3)
        self.copies = numbers(pack, setup, "setup", "copies", 3)
        self.rounds: i64 = number(pack, epochs, "epochs", "rounds", 1)
        self.upgrade_price = numbers(pack, epochs, "epochs", "upgrade_price", EPOCHS)
        self.tax = numbers(pack, epochs, "epochs", "tax", EPOCHS)
        self.tax_prestige = numbers(pack, epochs, "epochs", "tax_prestige", EPOCHS)
        self.traitor = numbers(pack, epochs, "epochs", "traitor", EPOCHS)
        self.storage: i64 = number(pack, epochs, "epochs", "storage", 0)
        self.camel_tower = numbers(pack, growth, "growth", "camel_tower", 2)
        self.camel_missions = numbers(pack, growth, "growth", "camel_missions", 2)
        self.ship_sets = numbers(pack, growth, "growth", "ship_sets", 2)
        market = pack.table("market")
        self.market_luxury: i64 = number(pack, market, "market", "luxury", 1)
        self.market_consumer: i64 = number(pack, market, "market", "consumer", 1)
        self._read_buildings(pack)
        self.place_effect = zeros(PLACES)
        self.place_region = zeros(PLACES)
        self.place_shape = zeros(PLACES)
        self.place_good = zeros(PLACES)  # the resource gained, or the colour of the precious good
        self.place_order = zeros(PLACES)  # of the upgrade spaces, from 1
        self.place_players = zeros(PLACES)  # with how many players it is on the board, as bits: 1 for two ...
        self.place_amount = zeros(PLACES * EPOCHS)
        self._read_spaces(pack)
        self.epoch_of = zeros(UPGRADES)  # 0, 1, 2
        self.is_start = zeros(UPGRADES)
        self.upgrade_players = zeros(UPGRADES)  # with how many players it is used, as bits
        self.upgrade_effect = zeros(UPGRADES)
        self.amount = zeros(UPGRADES)
        self.give = zeros(UPGRADES)  # of a trade upgrade: the good that is given
        self.get = zeros(UPGRADES)  # and what for: a good, or one of the words after them in TRADE_GETS
        self.extra = zeros(UPGRADES)  # a second number: kind of good, trades as bits, metric, points for free goods
        self.place_of = zeros(UPGRADES)  # where a figure stands that uses it; NOBODY for most
        self.tiles_of: list[vec[i64]] = []  # by effect
        self._read_upgrades(pack)
        self.mission_cost = zeros(MISSIONS * GOODS)
        self.mission_prestige = zeros(MISSIONS)
        self.mission_effect = zeros(MISSIONS)
        self.mission_amount = zeros(MISSIONS)
        self.mission_players = zeros(MISSIONS)  # with how many players it is used, as bits
        self._read_missions(pack)
        self.places = vec[i64]([i for i in range(PLACES) if self.place_players[i]])  # those on one of the sides
        self.spaces = vec[i64]([i for i in range(SPACES) if self.place_players[i]])
        self.places_of = [
            vec[i64]([i for i in self.places if self.place_effect[i] == effect]) for effect in range(OWN_KINGDOM + 1)
        ]
        _check_setup(pack, self)

    def _read_buildings(self, pack: Pack) -> None:
        tower, temple = pack.table("tower"), pack.table("temple")
        self.tower_prestige: i64 = number(pack, tower, "tower", "prestige", 0)
        self.row: i64 = number(pack, tower, "tower", "row", 1)
        rows = pack.rows("tower_row")
        self.tower_rows: i64 = len(rows)
        self.single = flat(pack, rows, "tower_row", "single", GOODS)
        self.double = flat(pack, rows, "tower_row", "double", GOODS)
        self.temple_cards: i64 = number(pack, temple, "temple", "cards", 1)
        self.temple_bonus = numbers(pack, temple, "temple", "bonus", 2)
        stages = named(pack, "stage", STAGE_NAMES)
        self.stage_cost = flat(pack, stages, "stage", "cost", GOODS)
        self.stage_prestige = column(pack, stages, "stage", "prestige")
        colours = named(pack, "colour", COLOUR_NAMES)
        self.price = flat(pack, colours, "colour", "price", GOODS)
        kinds = named(pack, "kind", KIND_NAMES)
        self.colour_of = vec[i64]([one_of(pack, "kind", row, "colour", COLOUR_NAMES) for row in kinds])
        sets = pack.table("sets")
        self.set_prestige = numbers(pack, sets, "sets", "prestige", KINDS)

    def _read_spaces(self, pack: Pack) -> None:
        named(pack, "region", REGION_NAMES)
        for i, row in enumerate(named(pack, "space", SPACE_NAMES)):
            self.place_effect[i] = one_of(pack, "space", row, "effect", SPACE_EFFECTS)
            self.place_region[i] = one_of(pack, "space", row, "region", REGION_NAMES)
            self.place_shape[i] = one_of(pack, "space", row, "shape", SHAPE_NAMES)
            self.place_players[i] = _players(pack, row, f"space[{row['id']}]")
            if "good" in row:
                self.place_good[i] = one_of(pack, "space", row, "good", GOOD_NAMES)
            if "colour" in row:
                self.place_good[i] = one_of(pack, "space", row, "colour", COLOUR_NAMES)
            if "order" in row:
                self.place_order[i] = number(pack, row, f"space[{row['id']}]", "order", 1)
            if "amounts" in row:
                amounts = numbers(pack, row, f"space[{row['id']}]", "amounts", EPOCHS)
                for epoch in range(EPOCHS):
                    self.place_amount[i * EPOCHS + epoch] = amounts[epoch]

    def _read_upgrades(self, pack: Pack) -> None:
        rows = named(pack, "upgrade", tuple([f"i{n}" for n in range(1, UPGRADES + 1)]))
        found: list[list[int]] = [[] for _ in UPGRADE_EFFECTS]
        for i, row in enumerate(rows):
            where = f"upgrade[{row['id']}]"
            effect = one_of(pack, "upgrade", row, "effect", UPGRADE_EFFECTS)
            found[effect].append(i)
            self.upgrade_effect[i] = effect
            self.epoch_of[i] = number(pack, row, where, "epoch", 1) - 1
            if self.epoch_of[i] >= EPOCHS:
                raise pack.wrong(f"{where}.epoch", f"must be 1 to {EPOCHS}")
            self.is_start[i] = 1 if row["start"] else 0
            self.upgrade_players[i] = _players(pack, row, where)
            self.amount[i] = number(pack, row, where, "amount", 1) if "amount" in row else 0
            self.extra[i] = _extra(pack, row, where)
            if "give" in row:
                self.give[i] = one_of(pack, "upgrade", row, "give", GOOD_NAMES)
                self.get[i] = one_of(pack, "upgrade", row, "get", TRADE_GETS)
            self.place_of[i] = NOBODY
        if len([row for row in rows if row["start"] and row["epoch"] == 1]) < SEATS:
            raise pack.wrong("upgrade", f"must have at least {SEATS} start tiles of the first epoch")
        self.tiles_of = [vec[i64](tiles) for tiles in found]
        self._make_personal(pack)

    def _make_personal(self, pack: Pack) -> None:
        """The five personal actions as places a camel or a ship may be put on."""
        effects = {U_MARKET: MARKET, U_TEMPLE: OWN_TEMPLE, U_BUILD: OWN_BUILD, U_KINGDOM: OWN_KINGDOM}
        for i, upgrade in enumerate(PERSONAL):
            effect = int(self.upgrade_effect[upgrade])
            if effect not in effects:
                raise pack.wrong(f"upgrade[i{upgrade + 1}].effect", "must be a personal action")
            self.place_of[upgrade] = SPACES + i
            self.place_effect[SPACES + i] = effects[effect] if self.extra[upgrade] != ONE_WAY else MARKET_ONE_WAY
            self.place_region[SPACES + i] = NOBODY
            self.place_shape[SPACES + i] = EITHER
            self.place_good[SPACES + i] = upgrade
            self.place_players[SPACES + i] = self.upgrade_players[upgrade]

    def _read_missions(self, pack: Pack) -> None:
        rows = named(pack, "mission", tuple([f"k{n}" for n in range(1, MISSIONS + 1)]))
        self.mission_cost = flat(pack, rows, "mission", "cost", GOODS)
        self.mission_prestige = column(pack, rows, "mission", "prestige")
        self.mission_amount = column(pack, rows, "mission", "amount")
        for i, row in enumerate(rows):
            self.mission_effect[i] = one_of(pack, "mission", row, "effect", MISSION_EFFECTS)
            self.mission_players[i] = _players(pack, row, f"mission[{row['id']}]")
            if self.mission_effect[i] not in COUNTED and self.mission_amount[i] != 1:
                raise pack.wrong(f"mission[{row['id']}].amount", "must be 1: the rulebook prints no number there")


def _check_setup(pack: Pack, data: Tables) -> None:
    """Whoever sits down finds a start tile, and upgrade spaces have an order."""
    for players in range(2, SEATS + 1):
        bit = 1 << (players - 2)
        starts = [i for i in range(UPGRADES) if data.is_start[i] and data.upgrade_players[i] & bit]
        if len(starts) < players:
            raise pack.wrong("upgrade", f"{players} players need {players} start tiles, there are {len(starts)}")
        here = [i for i in data.spaces if data.place_players[i] & bit]
        orders = [int(data.place_order[i]) for i in here if data.place_effect[i] == UPGRADE]
        if len(set(orders)) < len(orders):
            raise pack.wrong("space", "two upgrade spaces have the same order")


def _players(pack: Pack, row: dict[str, Any], where: str) -> int:
    """With how many players something is used, as bits."""
    values = row.get("players")
    if not isinstance(values, list):
        raise pack.wrong(f"{where}.players", "must be a list of numbers of players")
    bits = 0
    for value in values:
        if not isinstance(value, int) or not 2 <= value <= SEATS:
            raise pack.wrong(f"{where}.players", f"must be numbers from 2 to {SEATS}")
        bits |= 1 << (value - 2)
    return bits


def _extra(pack: Pack, row: dict[str, Any], where: str) -> int:
    """The second number of an upgrade."""
    if "get" in row:
        return _trades(pack, row)
    if "both_ways" in row:
        return 0 if row["both_ways"] else ONE_WAY
    if "luxury" in row:
        luxury, consumer = number(pack, row, where, "luxury", 0), number(pack, row, where, "consumer", 0)
        if consumer >= 100:
            raise pack.wrong(f"{where}.consumer", "must be below 100")
        return luxury * 100 + consumer
    if "good" in row:
        return one_of(pack, "upgrade", row, "good", GOOD_NAMES)
    if "metric" in row:
        return one_of(pack, "upgrade", row, "metric", METRICS)
    if "free" in row:
        return number(pack, row, where, "free", 0)
    return number(pack, row, where, "gold", 0) if "gold" in row else 0


def _trades(pack: Pack, row: dict[str, Any]) -> int:
    """The trades an upgrade allows, as bits."""
    gives = one_of(pack, "upgrade", row, "give", GOOD_NAMES)
    gets = one_of(pack, "upgrade", row, "get", TRADE_GETS)
    bits = 0
    for i in range(BARTERS):
        whole = (gets == GOODS and i >= BACK) or (gets == GOODS + 1 and i < BACK)
        if BARTER_GIVES[i] == gives and (whole or BARTER_GETS[i] == gets != BOTH):
            bits |= 1 << i
    if not bits:
        raise pack.wrong(f"upgrade[{row['id']}].get", f"no such trade for {row['give']}")
    return bits


def tables(pack: Pack) -> Tables:
    check_kinds(pack)
    return Tables(pack)
