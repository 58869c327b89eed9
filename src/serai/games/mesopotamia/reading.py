"""Reads a data pack into the tables; what breaks a count or a range of the game is named."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.core.pack import Pack
from serai.games.mesopotamia.fields import (
    Row,
    all_rows,
    extended,
    goods_in,
    index_of,
    list_in,
    named_rows,
    number_in,
    word_in,
    words_in,
)
from serai.games.mesopotamia.reading_counts import check_counts
from serai.games.mesopotamia.reading_events import load_events, load_gardens, load_missions
from serai.games.mesopotamia.reading_map import load_map
from serai.games.mesopotamia.reading_siege import load_guardians, load_siege
from serai.games.mesopotamia.reading_solo import load_solo
from serai.games.mesopotamia.tables import (
    ACTION_NAMES,
    ACTIONS,
    BATTLE_CARD_NAMES,
    BATTLE_CARDS,
    COLOUR_NAMES,
    DICE,
    EMPIRE_NAMES,
    EMPIRES,
    FACES,
    GARDEN,
    GOODS,
    ITEM_NAMES,
    KIND_NAMES,
    KINDS,
    LAND,
    LEVELS,
    RAM,
    ROWS,
    SET_NAMES,
    SIGN_NAMES,
    SLOT_NAMES,
    STAR,
    TOKEN_NAMES,
    TOKENS,
    TOKENS_OF_LEVEL,
    Tables,
    tech_card,
)

LISTS = ("area", "section", "trade_token", "battle_card", "event", "garden", "mission")  # as long as an owner needs

MOST = 20  # of anything on a technology card
MANY_SIDES = 4  # from here on the trade area is the same
MOST_GATHERED = 14  # sources that `Gather` can keep in mind
FIELDS_OF = (
    ("activations", "ships", ""),
    ("builds", "", ""),
    ("clay", "tablets", "discoveries"),
    ("gather", "trades", "trade"),
    ("bones", "raises", ""),
    ("food", "large", ""),
)


def load(pack: Pack) -> Tables:
    """The tables of a pack; what breaks a count or a range is named."""  # rules G01, MES121
    t = Tables()
    load_map(pack, t)
    _load_empires(pack, t)
    _load_technologies(pack, t)
    _load_dice(pack, t)
    _load_trade(pack, t)
    _load_battle(pack, t)
    _load_units(pack, t)
    _load_numbers(pack, t)
    load_events(pack, t)
    load_gardens(pack, t)
    load_missions(pack, t)
    t.siege = load_siege(pack, t, int(min(t.track_top)))
    t.guardians = load_guardians(pack, int(t.track_top[0]))
    load_solo(pack, t.solo)
    check_counts(pack, t)
    return t


def _load_empires(pack: Pack, t: Tables) -> None:
    t.empire_seal = vec[i64]([1] * (2 * EMPIRES))
    for empire, row in enumerate(all_rows(pack, "empire", EMPIRE_NAMES)):
        name = f"empire[{row['id']}]"
        t.empire_set = append(t.empire_set, word_in(pack, row, name, "set", SET_NAMES))
        levels = list_in(pack, row, name, "levels", ACTIONS, LEVELS)
        if not all(levels):
            raise pack.wrong(f"{name}.levels", f"must be whole numbers from 1 to {LEVELS}")
        t.empire_levels = extended(t.empire_levels, levels)
        t.empire_goods = extended(t.empire_goods, list_in(pack, row, name, "goods", GOODS, MOST))
        t.empire_unit = append(t.empire_unit, word_in(pack, row, name, "unit", KIND_NAMES[:LAND]))
        t.empire_seal[empire] = number_in(pack, row, name, "event", 1, 5)
        t.empire_seal[EMPIRES + empire] = number_in(pack, row, name, "population", 1, 5)
        t.empire_ziggurat = append(t.empire_ziggurat, number_in(pack, row, name, "ziggurat", 0, 1))
        t.empire_settlement = append(t.empire_settlement, number_in(pack, row, name, "settlement", 0, 1))
        t.empire_ship = append(t.empire_ship, number_in(pack, row, name, "ship", 0, 1))
        t.empire_rerolls = append(t.empire_rerolls, number_in(pack, row, name, "rerolls", 0, 3))
    seals = pack.table("seals")
    for track in ("event", "population"):
        order = words_in(pack, seals, "seals", track, EMPIRE_NAMES)
        if sorted(order) != list(range(EMPIRES)):
            raise pack.wrong(f"seals.{track}", "must name each empire once")
        for empire in order:
            t.seal_order = append(t.seal_order, empire)


def _load_technologies(pack: Pack, t: Tables) -> None:
    """The cards of each empire, from the level it begins on."""  # rules MES005, G02
    cards = EMPIRES * ACTIONS * LEVELS
    t.tech, t.amount = vec[i64]([0] * cards), vec[i64]([0] * cards)
    t.second, t.third = vec[i64]([0] * cards), vec[i64]([0] * cards)
    t.first_sign, t.second_sign = vec[i64]([NOBODY] * cards), vec[i64]([NOBODY] * cards)
    for action, name in enumerate(ACTION_NAMES):
        for row in pack.rows(name):
            empire = index_of(pack, name + ".empire", EMPIRE_NAMES, str(row.get("empire")))
            level = number_in(pack, row, name, "level", 1, LEVELS)
            card = int(tech_card(empire, action, level))
            if t.tech[card]:
                raise pack.wrong(name, f"{EMPIRE_NAMES[empire]} has level {level} twice")
            _load_card(pack, t, card, action, row, f"{name}[{EMPIRE_NAMES[empire]}, {level}]")
    for card in range(cards):
        empire, action, level = card // (ACTIONS * LEVELS), card // LEVELS % ACTIONS, card % LEVELS + 1
        if t.tech[card] != int(level >= t.empire_levels[empire * ACTIONS + action]):
            raise pack.wrong(ACTION_NAMES[action], f"{EMPIRE_NAMES[empire]}: a card for each level from the first on")


def _load_card(pack: Pack, t: Tables, card: int, action: int, row: Row, name: str) -> None:
    signs = words_in(pack, row, name, "signs", SIGN_NAMES[:STAR])
    if not 1 <= len(signs) <= 2:
        raise pack.wrong(f"{name}.signs", "must be one or two signs")
    t.tech[card] = 1
    t.first_sign[card] = signs[0]
    t.second_sign[card] = signs[1] if len(signs) > 1 else NOBODY
    first, second, third = FIELDS_OF[action]
    gathers = action == ACTION_NAMES.index("gather")
    t.amount[card] = number_in(pack, row, name, first, 1, MOST_GATHERED if gathers else MOST)
    t.second[card] = number_in(pack, row, name, second, 0, MOST) if second else 0
    t.third[card] = number_in(pack, row, name, third, 0, MOST) if third else 0
    if action == ACTION_NAMES.index("warfare"):
        for kind in words_in(pack, row, name, "free", KIND_NAMES[:LAND]):
            t.third[card] = t.third[card] | 1 << kind


def _load_dice(pack: Pack, t: Tables) -> None:
    dice = pack.table("dice")
    for colour in COLOUR_NAMES:
        signs = words_in(pack, dice, "dice", colour, SIGN_NAMES)
        if len(signs) != FACES:
            raise pack.wrong(f"dice.{colour}", f"must have {FACES} signs")
        for sign in signs:
            t.faces = append(t.faces, sign)
    t.reroll = number_in(pack, dice, "dice", "reroll", 0, 5)
    t.rerolls = number_in(pack, dice, "dice", "rerolls", 0, DICE)


def _load_trade(pack: Pack, t: Tables) -> None:
    for row in all_rows(pack, "trade_slot", SLOT_NAMES):
        name = f"trade_slot[{row['id']}]"
        t.slot_level = append(t.slot_level, number_in(pack, row, name, "level", 1, LEVELS))
        t.slot_ship = append(t.slot_ship, number_in(pack, row, name, "ship", 0, 1))
        bits = 0
        for n in list_in(pack, row, name, "sides", 0, MANY_SIDES):
            bits |= 1 << int(n)
        if bits & 3:
            raise pack.wrong(f"{name}.sides", f"must be 2, 3 or {MANY_SIDES} (for as many or more)")
        t.slot_sides = append(t.slot_sides, bits)
    t.token_there, t.token_set = vec[i64]([0] * TOKENS), vec[i64]([0] * TOKENS)
    t.token_any, t.token_points = vec[i64]([0] * TOKENS), vec[i64]([0] * TOKENS)
    t.token_give, t.token_get = vec[i64]([0] * (TOKENS * GOODS)), vec[i64]([0] * (TOKENS * GOODS))
    for token, row in named_rows(pack, "trade_token", TOKEN_NAMES).items():
        name = f"trade_token[{row['id']}]"
        if number_in(pack, row, name, "level", 1, LEVELS) != token // TOKENS_OF_LEVEL + 1:
            raise pack.wrong(f"{name}.level", "does not go with the first number of the id")
        t.token_there[token] = 1
        t.token_set[token] = word_in(pack, row, name, "set", SET_NAMES)
        give, get = goods_in(pack, row, name, "give"), goods_in(pack, row, name, "get")
        for good in range(GOODS):
            t.token_give[token * GOODS + good] = give[good]
            t.token_get[token * GOODS + good] = get[good]
        t.token_any[token] = number_in(pack, row, name, "any", 0, 6)
        t.token_points[token] = number_in(pack, row, name, "points", 0, 20)


def _load_battle(pack: Pack, t: Tables) -> None:
    t.card_there, t.card_set = vec[i64]([0] * BATTLE_CARDS), vec[i64]([0] * BATTLE_CARDS)
    t.printed, t.places = vec[i64]([0] * (BATTLE_CARDS * ROWS)), vec[i64]([0] * (BATTLE_CARDS * ROWS))
    for card, row in named_rows(pack, "battle_card", BATTLE_CARD_NAMES).items():
        name = f"battle_card[{row['id']}]"
        t.card_there[card] = 1
        t.card_set[card] = word_in(pack, row, name, "set", SET_NAMES)
        if word_in(pack, row, name, "unit", KIND_NAMES[:LAND]) != card // (BATTLE_CARDS // LAND):
            raise pack.wrong(f"{name}.unit", "does not go with the first letter of the id")
        printed = list_in(pack, row, name, "printed", ROWS, 9)
        places = list_in(pack, row, name, "slots", ROWS, 9)
        for line in range(ROWS):
            t.printed[card * ROWS + line] = printed[line]
            t.places[card * ROWS + line] = places[line]


def _load_units(pack: Pack, t: Tables) -> None:
    """What units can do; rams and ships are built, rams go with others, neither fights."""
    t.over = vec[i64]([0] * (KINDS * KINDS))
    for kind, row in enumerate(all_rows(pack, "unit", KIND_NAMES)):
        name, fights, moves = f"unit[{row['id']}]", int(kind < LAND), int(kind != RAM)
        t.speed = append(t.speed, number_in(pack, row, name, "speed", moves, 5 * moves))
        t.raised_at = append(t.raised_at, number_in(pack, row, name, "warfare", fights, LEVELS * fights))
        t.value = append(t.value, number_in(pack, row, name, "value", 0, 9 * fights))
        for other in words_in(pack, row, name, "over", KIND_NAMES[: LAND * fights]):
            t.over[kind * KINDS + other] = 1


def _load_numbers(pack: Pack, t: Tables) -> None:
    for item, row in enumerate(all_rows(pack, "item", ITEM_NAMES)):
        name = f"item[{row['id']}]"
        t.item_level = append(t.item_level, number_in(pack, row, name, "level", 1, LEVELS))
        t.item_cost = extended(t.item_cost, goods_in(pack, row, name, "cost"))
        if item == GARDEN and row["cost"]:
            raise pack.wrong(f"{name}.cost", "must be empty: what a part of the gardens costs is printed on its token")
    tracks, rules, scoring = pack.table("tracks"), pack.table("rules"), pack.table("scoring")
    t.track_top = append(t.track_top, number_in(pack, tracks, "tracks", "event", 5, 30))
    t.track_top = append(t.track_top, number_in(pack, tracks, "tracks", "population", 5, 30))
    limits = list_in(pack, tracks, "tracks", "unit_limit", int(t.track_top[1]), 15)
    t.unit_limit = extended(vec[i64]([0]), limits)
    t.raise_wood = number_in(pack, rules, "rules", "raise_wood", 0, 5)
    t.missions_dealt = number_in(pack, rules, "rules", "missions_dealt", 1, 4)
    t.missions_kept = number_in(pack, rules, "rules", "missions_kept", 1, int(t.missions_dealt))
    t.tribe_bones = number_in(pack, rules, "rules", "tribe_bones", 0, 5)
    t.event_rounds = number_in(pack, rules, "rules", "event_rounds", 1, 6)
    t.last_round = number_in(pack, rules, "rules", "last_round", 5, 60)
    t.place_points = list_in(pack, scoring, "scoring", "places", 3, 30)
    t.settlement_points = number_in(pack, scoring, "scoring", "settlement", 0, 9)
    t.area_points = number_in(pack, scoring, "scoring", "area", 0, 9)
    t.mission_points = number_in(pack, scoring, "scoring", "mission", 0, 9)
    t.mission_most = number_in(pack, scoring, "scoring", "mission_most", 0, 30)
