"""Reads a data pack into the tables; what breaks a count or a range of the game is named."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.pack import Pack
from serai.games.marco_polo_2.tables import (
    BEIJING,
    BY_DIE,
    CAMEL,
    COIN,
    CONTRACT_CITIES,
    CONTRACT_NAMES,
    COPY_BONUS,
    COUNT,
    COUNTED,
    JADE,
    KIND_NAMES,
    KINDS,
    MARKERS,
    MODES,
    OUTPOSTS,
    PLACE_NAMES,
    SEAL_KINDS,
    SEAL_NAMES,
    SHIELD_NAMES,
    SHIELDS,
    SLOTS,
    Tables,
)


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
