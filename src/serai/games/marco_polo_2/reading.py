"""Reads a data pack into the tables; what breaks a count or a range of the game is named."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.pack import Pack
from serai.games.marco_polo_2.checks import check_bundles
from serai.games.marco_polo_2.fields import (
    bundle_in,
    check_ids,
    counted_rows,
    index_of,
    list_in,
    number_in,
    rows_of,
)
from serai.games.marco_polo_2.reading_map import load_map
from serai.games.marco_polo_2.tables import (
    BOOK_TILES,
    BOOKS,
    BY_DIE,
    CARD_NAMES,
    CONTRACT_COUNT,
    CONTRACT_NAMES,
    COPY_BONUS,
    COUNT,
    COUNTED,
    DEALT_GOALS,
    FIRST_START,
    GOAL_NAMES,
    MARKER_NAMES,
    MODES,
    OUTPOST_NAMES,
    SEAL_KINDS,
    SEAL_NAMES,
    SHIELD_NAMES,
    SHIELDS,
    SLOTS,
    TILE_NAMES,
    Tables,
)

MOST_PLAYERS = 4
LISTS = ("place", "shield", "contract", "card", "goal", "tile", "marker", "outpost")  # as long as an owner needs


def load(pack: Pack) -> Tables:
    """The tables of a pack; what breaks a count or a range is named."""
    t = Tables()
    _load_board(pack, t)
    _load_books(pack, t)
    _load_seals(pack, t)
    load_map(pack, t)
    _load_contracts(pack, t)
    _load_tiles(pack, t)
    _load_gifts(pack, t)
    _load_cards(pack, t)
    _load_goals(pack, t)
    _load_characters(pack, t)
    _load_rolls(t)
    check_bundles(pack, t)
    return t


def _load_board(pack: Pack, t: Tables) -> None:
    setup, travel, extra, scoring = (pack.table(name) for name in ("setup", "travel", "extra", "scoring"))
    t.rounds = number_in(pack, setup, "setup", "rounds", 1, 5)
    t.coins = number_in(pack, setup, "setup", "coins", 0, 50)
    t.camels = number_in(pack, setup, "setup", "camels", 0, 50)
    t.posts = number_in(pack, setup, "setup", "posts", 1, 15)
    t.low_roll = number_in(pack, setup, "setup", "low_roll", 5, 15)
    t.black_dice = list_in(pack, setup, "setup", "black_dice", 3, 6)
    t.khan_blocked = list_in(pack, setup, "setup", "khan_blocked", 3, 4)
    t.special_blocked = list_in(pack, setup, "setup", "special_blocked", 3, 2)
    t.book_blocked = list_in(pack, setup, "setup", "book_blocked", 3, 2)
    t.post_points = list_in(pack, setup, "setup", "post_points", int(t.posts), 50)
    khan = pack.table("khan")
    t.khan_spaces = number_in(pack, khan, "khan", "spaces", 1, 4)
    t.khan = bundle_in(pack, t, "khan.reward", khan.get("reward"))
    t.contract_board = bundle_in(pack, t, "contract_board.reward", pack.table("contract_board").get("reward"))
    t.travel_dice = list_in(pack, travel, "travel", "dice", 3, 3)
    t.travel_steps = list_in(pack, travel, "travel", "steps", 3, 12)
    t.travel_fee = list_in(pack, travel, "travel", "fee", 3, 20)
    if len(extra.get("bag", [])) != 3:
        raise pack.wrong("extra.bag", "must have 3 entries")
    for one in extra["bag"]:
        t.bag = append(t.bag, bundle_in(pack, t, "extra.bag", [one]))
    t.reroll = number_in(pack, extra, "extra", "reroll", 1, 20)
    t.turn = number_in(pack, extra, "extra", "turn", 1, 20)
    t.black_die = number_in(pack, extra, "extra", "black_die", 1, 20)
    t.goods_per_point = number_in(pack, scoring, "scoring", "goods_per_point", 1, 20)
    t.coins_per_point = number_in(pack, scoring, "scoring", "coins_per_point", 1, 50)
    t.most_contracts = number_in(pack, scoring, "scoring", "most_contracts", 0, 50)
    t.second_contracts = number_in(pack, scoring, "scoring", "second_contracts", 0, 50)
    t.offer_jade = list_in(pack, pack.table("offers"), "offers", "jade", 2, 20)


def _load_books(pack: Pack, t: Tables) -> None:
    for row in rows_of(pack, "book", ("book-1", "book-2", "book-3")):
        name = f"book[{row['id']}]"
        t.book_min = append(t.book_min, number_in(pack, row, name, "min_die", 1, 6))
        t.book_free = append(t.book_free, bundle_in(pack, t, name + ".first", row["first"]))
        t.book_free = append(t.book_free, bundle_in(pack, t, name + ".second", row["second"]))


def _load_seals(pack: Pack, t: Tables) -> None:
    for row in rows_of(pack, "seal", SEAL_NAMES):
        name = f"seal[{row['id']}]"
        t.seal_min = append(t.seal_min, number_in(pack, row, name, "min_die", 1, 6))
        t.seal_taken = append(t.seal_taken, bundle_in(pack, t, name + ".taken", row["taken"]))
        t.seal_cost = append(t.seal_cost, bundle_in(pack, t, name + ".cost", row["cost"]))
        t.seal_bonus = append(t.seal_bonus, bundle_in(pack, t, name + ".bonus", row["bonus"]))


def _load_contracts(pack: Pack, t: Tables) -> None:
    """Red contracts, then the blue ones; the words of contracts that are not there stand for nothing."""
    rows = pack.rows("contract")
    ids = [str(row.get("id")) for row in rows]
    reds = [one for one in ids if one.startswith("k")]
    check_ids(pack, "contract", reds, CONTRACT_NAMES[:FIRST_START], 2 * len(t.contract_city))
    check_ids(pack, "contract", ids[len(reds) :], CONTRACT_NAMES[FIRST_START:], MOST_PLAYERS)
    t.reds, t.starts = len(reds), len(ids) - len(reds)
    nothing = bundle_in(pack, t, "contract", [])
    t.contract_cost = vec[i64]([nothing] * CONTRACT_COUNT)
    t.contract_reward = vec[i64]([nothing] * CONTRACT_COUNT)
    for row in rows:
        name, i = f"contract[{row['id']}]", CONTRACT_NAMES.index(row["id"])
        t.contract_cost[i] = bundle_in(pack, t, name + ".cost", row["cost"])
        t.contract_reward[i] = bundle_in(pack, t, name + ".reward", row["reward"])


def _load_tiles(pack: Pack, t: Tables) -> None:
    """Offer tiles, book after book; each book needs one for every round."""
    nothing = bundle_in(pack, t, "tile", [])
    t.tile_offer = vec[i64]([nothing] * (2 * len(TILE_NAMES)))
    rows = pack.rows("tile")
    for book in range(BOOKS):
        mine = [row for row in rows if row["book"] == book + 1]
        known = TILE_NAMES[book * BOOK_TILES : (book + 1) * BOOK_TILES]
        check_ids(pack, f"tile, book {book + 1}", [str(row.get("id")) for row in mine], known, int(t.rounds))
        t.tiles = append(t.tiles, len(mine))
        for row in mine:
            name, at = f"tile[{row['id']}]", 2 * TILE_NAMES.index(row["id"])
            t.tile_offer[at] = bundle_in(pack, t, name + ".first", row["first"])
            t.tile_offer[at + 1] = bundle_in(pack, t, name + ".second", row["second"])
    if sum(int(n) for n in t.tiles) != len(rows):
        raise pack.wrong("tile.book", "must be 1, 2 or 3")


def _load_gifts(pack: Pack, t: Tables) -> None:
    """City bonus markers and outpost bonuses."""
    for row in counted_rows(pack, "marker", MARKER_NAMES, len(t.bonus_place)):
        t.marker = append(t.marker, bundle_in(pack, t, f"marker[{row['id']}].reward", row["reward"]))
    t.markers = len(t.marker)
    if sum(1 for i in range(t.markers) if t.of(t.marker[i], COPY_BONUS)) >= len(t.bonus_place):
        raise pack.wrong("marker", "cannot all copy each other")
    for row in counted_rows(pack, "outpost", OUTPOST_NAMES, len(t.outpost_place)):
        t.outpost = append(t.outpost, bundle_in(pack, t, f"outpost[{row['id']}].reward", row["reward"]))
    t.outposts = len(t.outpost)


def _load_cards(pack: Pack, t: Tables) -> None:
    """City cards: one for each space, and two new ones for each round after the first."""
    for row in counted_rows(pack, "card", CARD_NAMES, SLOTS + 2 * (int(t.rounds) - 1)):
        name = f"card[{row['id']}]"
        mode = index_of(pack, name + ".mode", MODES, row["mode"])
        t.card_mode = append(t.card_mode, mode)
        t.card_least = append(t.card_least, number_in(pack, row, name, "least_die", 1, 6))
        t.card_count = append(t.card_count, index_of(pack, name + ".count", COUNTED, row["count"]))
        if (mode == COUNT) != bool(row["count"]):
            raise pack.wrong(name + ".count", "belongs to cards that count, and to those alone")
        for cost, reward in (("cost", "reward"), ("back_cost", "back_reward")):
            t.card_cost = append(t.card_cost, bundle_in(pack, t, f"{name}.{cost}", row[cost]))
            t.card_reward = append(t.card_reward, bundle_in(pack, t, f"{name}.{reward}", row[reward]))
        _load_by_die(pack, t, name, mode, row["by_die"])
    t.cards = len(t.card_mode)


def _load_by_die(pack: Pack, t: Tables, name: str, mode: int, listed: list[Any]) -> None:
    if len(listed) != (6 if mode == BY_DIE else 0):
        raise pack.wrong(name + ".by_die", "must have 6 entries for mode by_die, none otherwise")
    t.card_by_die = append(t.card_by_die, 0)
    for i in range(6):
        texts = [listed[i]] if mode == BY_DIE else []
        t.card_by_die = append(t.card_by_die, bundle_in(pack, t, name + ".by_die", texts))


def _load_goals(pack: Pack, t: Tables) -> None:
    shields = tuple(str(row["id"]) for row in pack.rows("shield"))
    for row in counted_rows(pack, "goal", GOAL_NAMES, MOST_PLAYERS * DEALT_GOALS):
        _load_goal(pack, t, f"goal[{row['id']}].icons", row["icons"], shields)
    t.goals = len(t.goal_shield) // SHIELDS


def _load_goal(pack: Pack, t: Tables, name: str, icons: list[str], known: tuple[str, ...]) -> None:
    shields, seals = [0] * SHIELDS, [0] * SEAL_KINDS
    if len(icons) != 4:
        raise pack.wrong(name, f"must have 4 entries, has {len(icons)}")
    for icon in icons:
        word, _, points = icon.partition(" ")
        if word in SEAL_NAMES and points.isdigit() and int(points) <= 50:
            seals[SEAL_NAMES.index(word)] = int(points)
        else:
            shields[SHIELD_NAMES.index(known[index_of(pack, name, known, icon)])] += 1
    for shown in shields:
        t.goal_shield = append(t.goal_shield, shown)
    for worth in seals:
        t.goal_seal = append(t.goal_seal, worth)


def _load_characters(pack: Pack, t: Tables) -> None:
    khan, wu, abha = pack.table("mongke_khan"), pack.table("de_wu"), pack.table("abha_basu")
    t.oasis_points = bundle_in(pack, t, "mongke_khan.oasis", khan.get("oasis"))
    t.oasis_coins = bundle_in(pack, t, "mongke_khan.oasis_coins", khan.get("oasis_coins"))
    t.oasis_camels = bundle_in(pack, t, "mongke_khan.oasis_camels", khan.get("oasis_camels"))
    t.de_wu_dice = number_in(pack, wu, "de_wu", "seal_dice", 1, 2)
    t.de_wu_improved = bundle_in(pack, t, "de_wu.improved", wu.get("improved"))
    t.de_wu_shields = number_in(pack, wu, "de_wu", "shields", 0, 9)
    t.abha_round = bundle_in(pack, t, "abha_basu.round", abha.get("round"))
    t.abha_contract = bundle_in(pack, t, "abha_basu.contract", abha.get("contract"))
    t.abha_points = number_in(pack, abha, "abha_basu", "points_per_jade", 0, 9)
    t.mailin_start = bundle_in(pack, t, "mailin_tian_chin.start", pack.table("mailin_tian_chin").get("start"))
    isabella = pack.table("isabella_donati")
    for i in range(6):
        for column, name in ((0, "rolled"), (1, "pair")):
            if len(isabella.get(name, [])) != 6:
                raise pack.wrong("isabella_donati." + name, "must have 6 entries")
            bundle = bundle_in(pack, t, "isabella_donati." + name, [isabella[name][i]])
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
