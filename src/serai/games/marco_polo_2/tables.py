"""What is printed on the components, as numbers the rules read; checked while it is made."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.pack import Pack

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

PLACE_NAMES: Final = (
    "beijing", "xanadu", "kashgar", "fuzhou", "jaipur", "sumatra", "xian", "yangzhou", "karakorum", "kabul", "pagan",
    "lhasa", "goa", "baghdad", "balkh", "hormuz", "o1", "o2", "o3", "o4", "o5", "o6", "o7", "o8", "o9", "o10", "o11",
)  # fmt: skip
PLACES: Final = 27
BEIJING: Final = 0

SEAL_NAMES: Final = ("farmer", "spicer", "tailor", "jeweler")
SEAL_KINDS: Final = 4
SHIELD_NAMES: Final = ("horse", "dragon", "crane", "tiger", "elephant", "snake", "lion", "eagle", "monkey")
SHIELDS: Final = 9

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

CONTRACT_COUNT: Final = 49
FIRST_START: Final = 42  # the contracts from here on are the blue ones
CONTRACT_NAMES: Final = (
    "k01", "k02", "k03", "k04", "k05", "k06", "k07", "k08", "k09", "k10", "k11", "k12", "k13", "k14", "k15", "k16",
    "k17", "k18", "k19", "k20", "k21", "k22", "k23", "k24", "k25", "k26", "k27", "k28", "k29", "k30", "k31", "k32",
    "k33", "k34", "k35", "k36", "k37", "k38", "k39", "k40", "k41", "k42", "s1", "s2", "s3", "s4", "s5", "s6", "s7",
)  # fmt: skip
CONTRACT_CITIES: Final = 5
CITY_CARDS: Final = 25
GOALS: Final = 14
TILES: Final = 18
MARKERS: Final = 7
OUTPOSTS: Final = 10

EXCHANGE: Final = 0
EITHER: Final = 1
COUNT: Final = 2
BY_DIE: Final = 3
PER_PIP: Final = 4
ONCE: Final = 5
MODES: Final = ("exchange", "either", "count", "by_die", "per_pip", "once")
COUNTED: Final = ("", "contracts", "posts")

ROLLS: Final = 252  # what five dice can show


class Tables:
    """The numbers of one data pack. A bundle is a row of KINDS amounts; everything printed names bundles."""

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
        self.oasis: vec[i64] = vec[i64]()
        self.shield: vec[i64] = vec[i64]()
        self.bonus_place: vec[i64] = vec[i64]()
        self.outpost_place: vec[i64] = vec[i64]()
        self.contract_city: vec[i64] = vec[i64]()
        self.contract_index: vec[i64] = vec[i64]()
        self.slot_city: vec[i64] = vec[i64]()
        self.x: vec[i64] = vec[i64]()
        self.y: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        self.to: vec[i64] = vec[i64]()
        self.toll: vec[i64] = vec[i64]()
        self.sea: vec[i64] = vec[i64]()
        self.contract_cost: vec[i64] = vec[i64]()
        self.contract_reward: vec[i64] = vec[i64]()
        self.tile_book: vec[i64] = vec[i64]()
        self.tile_offer: vec[i64] = vec[i64]()
        self.marker: vec[i64] = vec[i64]()
        self.outpost: vec[i64] = vec[i64]()
        self.card_mode: vec[i64] = vec[i64]()
        self.card_count: vec[i64] = vec[i64]()
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


def load(pack: Pack) -> Tables:
    """The tables of a pack; what breaks a count or a range is named."""
    t = Tables()
    _load_board(pack, t)
    _load_books(pack, t)
    _load_seals(pack, t)
    _load_places(pack, t)
    _load_specials(pack, t)
    _load_routes(pack, t)
    _load_tiles(pack, t)
    _load_cards(pack, t)
    _load_characters(pack, t)
    _load_rolls(t)
    return t


def _load_board(pack: Pack, t: Tables) -> None:
    setup, travel, extra, scoring = (pack.table(name) for name in ("setup", "travel", "extra", "scoring"))
    t.rounds = _number(pack, setup, "setup", "rounds", 1, 5)
    t.coins = _number(pack, setup, "setup", "coins", 0, 50)
    t.camels = _number(pack, setup, "setup", "camels", 0, 50)
    t.posts = _number(pack, setup, "setup", "posts", 1, 15)
    t.low_roll = _number(pack, setup, "setup", "low_roll", 5, 15)
    t.black_dice = _list(pack, setup, "setup", "black_dice", 3, 6)
    t.khan_blocked = _list(pack, setup, "setup", "khan_blocked", 3, 4)
    t.special_blocked = _list(pack, setup, "setup", "special_blocked", 3, 2)
    t.book_blocked = _list(pack, setup, "setup", "book_blocked", 3, 2)
    t.post_points = _list(pack, setup, "setup", "post_points", int(t.posts), 50)
    khan = pack.table("khan")
    t.khan_spaces = _number(pack, khan, "khan", "spaces", 1, 4)
    t.khan = _bundle(pack, t, "khan.reward", khan.get("reward"))
    t.contract_board = _bundle(pack, t, "contract_board.reward", pack.table("contract_board").get("reward"))
    t.travel_dice = _list(pack, travel, "travel", "dice", 3, 3)
    t.travel_steps = _list(pack, travel, "travel", "steps", 3, 12)
    t.travel_fee = _list(pack, travel, "travel", "fee", 3, 20)
    if len(extra.get("bag", [])) != 3:
        raise pack.wrong("extra.bag", "must have 3 entries")
    for one in extra["bag"]:
        t.bag = append(t.bag, _bundle(pack, t, "extra.bag", [one]))
    t.reroll = _number(pack, extra, "extra", "reroll", 1, 20)
    t.turn = _number(pack, extra, "extra", "turn", 1, 20)
    t.black_die = _number(pack, extra, "extra", "black_die", 1, 20)
    t.goods_per_point = _number(pack, scoring, "scoring", "goods_per_point", 1, 20)
    t.coins_per_point = _number(pack, scoring, "scoring", "coins_per_point", 1, 50)
    t.most_contracts = _number(pack, scoring, "scoring", "most_contracts", 0, 50)
    t.second_contracts = _number(pack, scoring, "scoring", "second_contracts", 0, 50)
    t.track = _list(pack, pack.table("shields"), "shields", "track", 14, 100)
    t.offer_jade = _list(pack, pack.table("offers"), "offers", "jade", 2, 20)


def _load_books(pack: Pack, t: Tables) -> None:
    for row in _rows(pack, "book", ("book-1", "book-2", "book-3")):
        name = f"book[{row['id']}]"
        t.book_min = append(t.book_min, _number(pack, row, name, "min_die", 1, 6))
        t.book_free = append(t.book_free, _bundle(pack, t, name + ".first", row["first"]))
        t.book_free = append(t.book_free, _bundle(pack, t, name + ".second", row["second"]))


def _load_seals(pack: Pack, t: Tables) -> None:
    for row in _rows(pack, "seal", SEAL_NAMES):
        name = f"seal[{row['id']}]"
        t.seal_min = append(t.seal_min, _number(pack, row, name, "min_die", 1, 6))
        t.seal_taken = append(t.seal_taken, _bundle(pack, t, name + ".taken", row["taken"]))
        t.seal_cost = append(t.seal_cost, _bundle(pack, t, name + ".cost", row["cost"]))
        t.seal_bonus = append(t.seal_bonus, _bundle(pack, t, name + ".bonus", row["bonus"]))


def _load_places(pack: Pack, t: Tables) -> None:
    """Cities and oases: what each has room for."""
    for i, row in enumerate(_rows(pack, "place", PLACE_NAMES)):
        name, kind = f"place[{row['id']}]", row["kind"]
        if kind not in ("start", "card", "contract", "bonus", "special", "oasis"):
            raise pack.wrong(name + ".kind", f'"{kind}" is no kind of place')
        t.oasis = append(t.oasis, 1 if kind == "oasis" else 0)
        t.shield = append(
            t.shield, _index(pack, name + ".shield", SHIELD_NAMES, row["shield"]) if row["shield"] else -1
        )
        if (t.shield[i] < 0) != (kind in ("start", "oasis")):
            raise pack.wrong(name + ".shield", "every city but Beijing has a shield, no other place")
        for _ in range(_number(pack, row, name, "cards", 0, 2)):
            t.slot_city = append(t.slot_city, i)
        if row["bonus"]:
            t.bonus_place = append(t.bonus_place, i)
        if row["outpost"]:
            t.outpost_place = append(t.outpost_place, i)
        t.contract_index = append(t.contract_index, len(t.contract_city) if kind == "contract" else -1)
        if kind == "contract":
            t.contract_city = append(t.contract_city, i)
        t.x = append(t.x, _number(pack, row, name, "x", 0, 100))
        t.y = append(t.y, _number(pack, row, name, "y", 0, 100))
    _counted(pack, "place", "card spaces", len(t.slot_city), SLOTS - 2)
    _counted(pack, "place", "city bonus spaces", len(t.bonus_place), MARKERS - 1)
    _counted(pack, "place", "outpost spaces", len(t.outpost_place), OUTPOSTS)
    _counted(pack, "place", "contract cities", len(t.contract_city), CONTRACT_CITIES)


def _load_specials(pack: Pack, t: Tables) -> None:
    for row in _rows(pack, "special", ("baghdad", "balkh", "hormuz")):
        name = f"special[{row['id']}]"
        t.special_place = append(t.special_place, PLACE_NAMES.index(row["id"]))
        t.special_reward = append(t.special_reward, _bundle(pack, t, name + ".reward", row["reward"]))
        t.special_seal = append(t.special_seal, _index(pack, name + ".seal", SEAL_NAMES, row["seal"]))
        t.special_times = append(t.special_times, 0)
        for times in _list(pack, row, name, "times", 6, 2):
            t.special_times = append(t.special_times, times)


def _load_routes(pack: Pack, t: Tables) -> None:
    """Neighbours of each place, with the toll (a bundle) and the seal that a sea route needs."""
    rows: list[list[tuple[int, i64, int]]] = [[] for _ in PLACE_NAMES]
    for text in pack.table("map").get("routes", []):
        ends, _, toll = str(text).partition(":")
        ends, _, seal = ends.partition(" by ")
        a, _, b = ends.partition(" - ")
        start, end = (_index(pack, f'map.routes "{text}"', PLACE_NAMES, name.strip()) for name in (a, b))
        sea = _index(pack, f'map.routes "{text}"', SEAL_NAMES, seal.strip()) if seal else -1
        bundle = _bundle(pack, t, f'map.routes "{text}"', [one for one in toll.split(",") if one.strip()])
        _check_toll(pack, t, f'map.routes "{text}"', bundle, start, end)
        if any(known == end for known, _, _ in rows[start]):
            raise pack.wrong(f'map.routes "{text}"', "joins two places that are joined already")
        rows[start].append((end, bundle, sea))
        rows[end].append((start, bundle, sea))
    for row in rows:
        t.first = append(t.first, len(t.to))
        for place, bundle, sea in sorted(row):
            t.to = append(t.to, place)
            t.toll = append(t.toll, bundle)
            t.sea = append(t.sea, sea)
    t.first = append(t.first, len(t.to))
    _check_connected(pack, t)


def _check_toll(pack: Pack, t: Tables, name: str, bundle: i64, start: int, end: int) -> None:
    for kind in range(KINDS):
        if t.of(bundle, kind) and kind not in (COIN, CAMEL, JADE):
            raise pack.wrong(name, "a route costs coins, camels and jade only")
    # Möngke Khan passes oases without counting steps: what costs nothing there would never end.
    if t.oasis[start] and t.oasis[end] and not t.of(bundle, COIN) + t.of(bundle, CAMEL) + t.of(bundle, JADE):
        raise pack.wrong(name, "a route between two oases must cost something")


def _check_connected(pack: Pack, t: Tables) -> None:
    reached = [BEIJING]
    for place in reached:
        for i in range(t.first[place], t.first[place + 1]):
            if t.to[i] not in reached:
                reached.append(int(t.to[i]))
    for i, name in enumerate(PLACE_NAMES):
        if i not in reached:
            raise pack.wrong("map.routes", f"no route leads to {name}")


def _load_tiles(pack: Pack, t: Tables) -> None:
    for row in _rows(pack, "contract", CONTRACT_NAMES):
        name = f"contract[{row['id']}]"
        t.contract_cost = append(t.contract_cost, _bundle(pack, t, name + ".cost", row["cost"]))
        t.contract_reward = append(t.contract_reward, _bundle(pack, t, name + ".reward", row["reward"]))
    for i, row in enumerate(_rows(pack, "tile", tuple(f"t{book}{n}" for book in (1, 2, 3) for n in range(1, 7)))):
        name = f"tile[{row['id']}]"
        if row["book"] != i // 6 + 1:
            raise pack.wrong(name + ".book", f"must be {i // 6 + 1}")
        t.tile_book = append(t.tile_book, i // 6)
        t.tile_offer = append(t.tile_offer, _bundle(pack, t, name + ".first", row["first"]))
        t.tile_offer = append(t.tile_offer, _bundle(pack, t, name + ".second", row["second"]))
    for row in _rows(pack, "marker", tuple(f"b{n}" for n in range(1, 8))):
        t.marker = append(t.marker, _bundle(pack, t, f"marker[{row['id']}].reward", row["reward"]))
    if not any(t.of(t.marker[i], COPY_BONUS) == 0 for i in range(MARKERS)):
        raise pack.wrong("marker", "cannot all copy each other")
    for row in _rows(pack, "outpost", tuple(f"o{n}" for n in range(1, 11))):
        t.outpost = append(t.outpost, _bundle(pack, t, f"outpost[{row['id']}].reward", row["reward"]))


def _load_cards(pack: Pack, t: Tables) -> None:
    for row in _rows(pack, "card", tuple(f"c{n:02}" for n in range(1, 26))):
        name = f"card[{row['id']}]"
        mode = _index(pack, name + ".mode", MODES, row["mode"])
        t.card_mode = append(t.card_mode, mode)
        t.card_count = append(t.card_count, _index(pack, name + ".count", COUNTED, row["count"]))
        if (mode == COUNT) != bool(row["count"]):
            raise pack.wrong(name + ".count", "belongs to cards that count, and to those alone")
        for cost, reward in (("cost", "reward"), ("back_cost", "back_reward")):
            t.card_cost = append(t.card_cost, _bundle(pack, t, f"{name}.{cost}", row[cost]))
            t.card_reward = append(t.card_reward, _bundle(pack, t, f"{name}.{reward}", row[reward]))
        if len(row["by_die"]) != (6 if mode == BY_DIE else 0):
            raise pack.wrong(name + ".by_die", "must have 6 entries for mode by_die, none otherwise")
        t.card_by_die = append(t.card_by_die, 0)
        for i in range(6):
            listed = [row["by_die"][i]] if mode == BY_DIE else []
            t.card_by_die = append(t.card_by_die, _bundle(pack, t, name + ".by_die", listed))
    for row in _rows(pack, "goal", tuple(f"g{n:02}" for n in range(1, 15))):
        _load_goal(pack, t, f"goal[{row['id']}].icons", row["icons"])


def _load_goal(pack: Pack, t: Tables, name: str, icons: list[str]) -> None:
    shields, seals = [0] * SHIELDS, [0] * SEAL_KINDS
    if len(icons) != 4:
        raise pack.wrong(name, f"must have 4 entries, has {len(icons)}")
    for icon in icons:
        word, _, points = icon.partition(" ")
        if word in SEAL_NAMES and points.isdigit():
            seals[SEAL_NAMES.index(word)] = int(points)
        else:
            shields[_index(pack, name, SHIELD_NAMES, icon)] = 1
    for shown in shields:
        t.goal_shield = append(t.goal_shield, shown)
    for worth in seals:
        t.goal_seal = append(t.goal_seal, worth)


def _load_characters(pack: Pack, t: Tables) -> None:
    khan, wu, abha = pack.table("mongke_khan"), pack.table("de_wu"), pack.table("abha_basu")
    t.oasis_points = _bundle(pack, t, "mongke_khan.oasis", khan.get("oasis"))
    t.oasis_coins = _bundle(pack, t, "mongke_khan.oasis_coins", khan.get("oasis_coins"))
    t.oasis_camels = _bundle(pack, t, "mongke_khan.oasis_camels", khan.get("oasis_camels"))
    t.de_wu_dice = _number(pack, wu, "de_wu", "seal_dice", 1, 2)
    t.de_wu_improved = _bundle(pack, t, "de_wu.improved", wu.get("improved"))
    t.de_wu_shields = _number(pack, wu, "de_wu", "shields", 0, 9)
    t.abha_round = _bundle(pack, t, "abha_basu.round", abha.get("round"))
    t.abha_contract = _bundle(pack, t, "abha_basu.contract", abha.get("contract"))
    t.abha_points = _number(pack, abha, "abha_basu", "points_per_jade", 0, 9)
    t.mailin_start = _bundle(pack, t, "mailin_tian_chin.start", pack.table("mailin_tian_chin").get("start"))
    isabella = pack.table("isabella_donati")
    for i in range(6):
        for column, name in ((0, "rolled"), (1, "pair")):
            if len(isabella.get(name, [])) != 6:
                raise pack.wrong("isabella_donati." + name, "must have 6 entries")
            bundle = _bundle(pack, t, "isabella_donati." + name, [isabella[name][i]])
            if column == 0:
                t.rolled = append(t.rolled, bundle)
            else:
                t.pair = append(t.pair, bundle)


def rolls() -> list[list[int]]:
    """Everything five dice can show, in ascending order."""
    found: list[list[int]] = [[]]
    for _ in range(5):
        found = [[*roll, value] for roll in found for value in range(roll[-1] if roll else 1, 7)]
    return found


def _load_rolls(t: Tables) -> None:
    """How often each roll of five dice comes, of 7776."""
    for roll in rolls():
        ways = 120
        for value in range(1, 7):
            for n in range(2, roll.count(value) + 1):
                ways //= n
        t.roll_odds = append(t.roll_odds, ways)
        for value in roll:
            t.roll_dice = append(t.roll_dice, value)


def _rows(pack: Pack, name: str, ids: tuple[str, ...]) -> list[dict[str, Any]]:
    rows = pack.rows(name)
    found = tuple(row.get("id") for row in rows)
    if found != ids:
        raise pack.wrong(name, f"must have the ids {', '.join(ids)} in this order")
    return rows


def _counted(pack: Pack, name: str, what: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise pack.wrong(name, f"must have {wanted} {what}, has {found}")


def _number(pack: Pack, row: dict[str, Any], where: str, field: str, least: int, most: int) -> int:
    value = row.get(field)
    if not isinstance(value, int) or not least <= value <= most:
        raise pack.wrong(f"{where}.{field}", f"must be a whole number from {least} to {most}")
    return value


def _list(pack: Pack, row: dict[str, Any], where: str, field: str, length: int, most: int) -> vec[i64]:
    values = row.get(field)
    if not isinstance(values, list) or len(values) != length:
        raise pack.wrong(f"{where}.{field}", f"must have {length} entries")
    found: vec[i64] = vec[i64]()
    for value in values:
        if not isinstance(value, int) or not 0 <= value <= most:
            raise pack.wrong(f"{where}.{field}", f"must be whole numbers from 0 to {most}")
        found = append(found, value)
    return found


def _index(pack: Pack, where: str, known: tuple[str, ...], word: str) -> int:
    if word not in known:
        raise pack.wrong(where, f'"{word}" is unknown; known are {", ".join(one for one in known if one)}')
    return known.index(word)


def _bundle(pack: Pack, t: Tables, where: str, texts: Any) -> i64:
    """Adds a bundle written as ["4 coin", "2 camel"]; returns its number."""
    if not isinstance(texts, list):
        raise pack.wrong(where, 'must be a list like ["4 coin", "2 camel"]')
    amounts = [0] * KINDS
    for text in texts:
        amount, _, kind = str(text).strip().partition(" ")
        if not amount.isdigit() or not 1 <= int(amount) <= 20:
            raise pack.wrong(where, f'"{text}" must begin with a whole number from 1 to 20')
        amounts[_index(pack, where, KIND_NAMES, kind)] += int(amount)
    for held in amounts:
        t.bundle = append(t.bundle, held)
    return len(t.bundle) // KINDS - 1
