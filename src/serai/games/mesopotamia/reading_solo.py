"""Reads what a data pack says of modes for one player and of the Automa."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.pack import Pack
from serai.games.mesopotamia.fields import (
    Row,
    all_rows,
    extended,
    index_of,
    list_in,
    number_in,
    word_in,
    words_in,
)
from serai.games.mesopotamia.tables import ACTION_NAMES, BUILT_SHIP, EMPIRE_NAMES, ITEM_NAMES, RESEARCH, STARTS
from serai.games.mesopotamia.tables_solo import (
    CONDITION_NAMES,
    FLOORS,
    LEVEL_NAMES,
    LISTED,
    MODE_NAMES,
    NOTHING,
    SEEK_NAMES,
    SOUGHT,
    STRATEGY_ACTION_NAMES,
    STRATEGY_NAMES,
    SoloTables,
)

MOST = 20
UNUSED: tuple[object, ...] = ("", 0, [])
REPEATED = ("build", "gather")
ACTIONS_OF = {
    "build": ("build",),
    "seek": ("explore",),
    "first": ("research",),
    "discoveries": ("research",),
    "people": ("growth",),
    "draw": ("growth",),
    "bones": ("warfare",),
    "raises": ("warfare",),
}


def load_solo(pack: Pack, t: SoloTables) -> None:
    """Modes, ratings, levels and strategy cards."""
    for row in all_rows(pack, "mode", MODE_NAMES):
        name = f"mode[{row['id']}]"
        homes = list_in(pack, row, name, "homes", 2, STARTS)
        if max(homes) and (homes[0] == homes[1] or not min(homes)):
            raise pack.wrong(f"{name}.homes", "must be two different start areas, or 0 and 0 where they are chosen")
        t.home = extended(t.home, homes)
        dealt = list_in(pack, row, name, "missions", 2, 4)
        if dealt[1] > dealt[0]:
            raise pack.wrong(f"{name}.missions", "no more can be kept than are dealt")
        t.missions_dealt, t.missions_kept = append(t.missions_dealt, dealt[0]), append(t.missions_kept, dealt[1])
    t.rating = list_in(pack, pack.table("rating"), "rating", "points", 3, 200)
    if list(t.rating) != sorted(t.rating):
        raise pack.wrong("rating.points", "must ascend")
    for row in all_rows(pack, "level", LEVEL_NAMES):
        t.cards = extended(t.cards, list_in(pack, row, f"level[{row['id']}]", "cards", FLOORS, 7))
    for row in all_rows(pack, "strategy", STRATEGY_NAMES):
        _load_strategy(pack, t, row, f"strategy[{row['id']}]")
    _check_replaced(pack, t)
    for row in all_rows(pack, "strategy_action", STRATEGY_ACTION_NAMES):
        _load_action(pack, t, row, f"strategy_action[{row['id']}]")


def _load_strategy(pack: Pack, t: SoloTables, row: Row, name: str) -> None:
    t.empire = append(t.empire, word_or_nothing(pack, row, name, "empire", EMPIRE_NAMES))
    t.replaces = append(t.replaces, word_or_nothing(pack, row, name, "replaces", STRATEGY_NAMES))
    t.condition = append(t.condition, word_in(pack, row, name, "condition", CONDITION_NAMES))
    t.met = append(t.met, number_in(pack, row, name, "met", 1, 99))
    t.unmet = append(t.unmet, number_in(pack, row, name, "unmet", 1, 99))


def _check_replaced(pack: Pack, t: SoloTables) -> None:
    """An empire's card takes the place of a standard card; standard cards replace none."""
    for card, replaced in enumerate(t.replaces):
        standard = t.empire[card] == NOTHING
        if (replaced == NOTHING) != standard or (not standard and t.empire[replaced] != NOTHING):
            raise pack.wrong(
                f"strategy[{STRATEGY_NAMES[card]}].replaces",
                "an empire's card names the standard card it replaces, a standard card none",
            )


def _load_action(pack: Pack, t: SoloTables, row: Row, name: str) -> None:
    action = word_in(pack, row, name, "action", ACTION_NAMES)
    t.action = append(t.action, action)
    for field, of in ACTIONS_OF.items():
        if row.get(field) not in UNUSED and ACTION_NAMES[action] not in of:
            raise pack.wrong(f"{name}.{field}", f"belongs to {' and '.join(of)}, not to {ACTION_NAMES[action]}")
    if row.get("times") != 1 and ACTION_NAMES[action] not in REPEATED:
        raise pack.wrong(f"{name}.times", f"must be 1: only {' and '.join(REPEATED)} are done more than once")
    if action == RESEARCH and row.get("first") == "":
        raise pack.wrong(f"{name}.first", "must name what is discovered first")
    t.times = append(t.times, number_in(pack, row, name, "times", 1, 3))
    _load_items(pack, t, row, name)
    seek = words_in(pack, row, name, "seek", SEEK_NAMES)
    if len(seek) > SOUGHT:
        raise pack.wrong(f"{name}.seek", f"must be at most {SOUGHT} words")
    t.seek = extended(t.seek, padded(seek, SOUGHT))
    t.first = append(t.first, word_or_nothing(pack, row, name, "first", (*ACTION_NAMES, "lowest")))
    t.discoveries = append(t.discoveries, number_in(pack, row, name, "discoveries", 0, MOST))
    t.people = append(t.people, number_in(pack, row, name, "people", 0, MOST))
    t.bones = append(t.bones, number_in(pack, row, name, "bones", 0, MOST))
    t.raises = append(t.raises, number_in(pack, row, name, "raises", 0, 3))
    t.draw = append(t.draw, word_or_nothing(pack, row, name, "draw", ACTION_NAMES))


def _load_items(pack: Pack, t: SoloTables, row: Row, name: str) -> None:
    """What is built, written as ["6 ziggurat", "2 settlement"]."""
    texts = row.get("build")
    if not isinstance(texts, list) or len(texts) > LISTED:
        raise pack.wrong(f"{name}.build", f'must be a list like ["6 ziggurat"] of at most {LISTED}')
    items, most = [], []
    for text in texts:
        amount, _, item = str(text).partition(" ")
        if not amount.isdigit() or not 1 <= int(amount) <= MOST:
            raise pack.wrong(f"{name}.build", f'"{text}" must begin with a whole number from 1 to {MOST}')
        items.append(index_of(pack, f"{name}.build", ITEM_NAMES, item))
        most.append(int(amount))
    if BUILT_SHIP in items:
        raise pack.wrong(f"{name}.build", "an Automa builds no ships")
    t.item = extended(t.item, padded(items, LISTED))
    t.item_most = extended(t.item_most, padded(most, LISTED))


def word_or_nothing(pack: Pack, row: Row, name: str, field: str, known: tuple[str, ...]) -> int:
    """A word, or an empty text for nothing."""
    return NOTHING if row.get(field) == "" else word_in(pack, row, name, field, known)


def padded(numbers: list[int], length: int) -> vec[i64]:
    """So many numbers, with NOTHING behind the last."""
    return vec[i64]([*numbers, *[NOTHING] * (length - len(numbers))][:length])
