"""Reads events, gardens and missions of a data pack."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.pack import Pack
from serai.games.mesopotamia.fields import Row, goods_in, index_of, named_rows, number_in, word_in
from serai.games.mesopotamia.tables import (
    ACTION_NAMES,
    ACTIONS,
    GOODS,
    KIND_NAMES,
    LEVELS,
    SET_NAMES,
)
from serai.games.mesopotamia.tables_events import (
    ANY_DISCOVERY,
    DEED_NAMES,
    EVENT_NAMES,
    EVENTS,
    FOR_POINTS,
    GARDEN_LEVELS,
    GARDEN_NAMES,
    GARDENS,
    GARDENS_OF_LEVEL,
    MISSION_NAMES,
    MISSIONS,
    NEED_ARMY,
    NEED_FIELDS,
    NEED_GOODS,
    NEED_LEVEL,
    NEED_TERRAIN,
    NEED_UNITS,
    NEEDS,
    NO_DISCOVERY,
    OPTION_KINDS,
    OPTIONS,
    SHAPES,
    SIX_ROUNDS,
    EventTables,
)

MOST = 20  # of anything on a card


def load_events(pack: Pack, t: EventTables) -> None:
    """The event cards."""
    t.event_there, t.event_set, t.event_points = (vec[i64]([0] * EVENTS) for _ in range(3))
    options = EVENTS * OPTIONS
    t.option_kind, t.option_track, t.option_any = (vec[i64]([0] * options) for _ in range(3))
    t.option_deed, t.option_discover = vec[i64]([0] * options), vec[i64]([NO_DISCOVERY] * options)
    t.option_price, t.option_gain, t.option_round = (vec[i64]([0] * (options * GOODS)) for _ in range(3))
    for event, row in named_rows(pack, "event", EVENT_NAMES).items():
        name = f"event[{row['id']}]"
        t.event_there[event] = 1
        t.event_set[event] = word_in(pack, row, name, "set", SET_NAMES)
        t.event_points[event] = number_in(pack, row, name, "points", 0, MOST)
        for i, which in enumerate(("first", "second")):
            _load_option(pack, t, event * OPTIONS + i, row[which], f"{name}.{which}")
        if row["first"]["price"] and row["second"]["price"]:
            raise pack.wrong(name, "must have an option that costs nothing")
        kinds = t.option_kind[event * OPTIONS], t.option_kind[event * OPTIONS + 1]
        if t.event_points[event] and FOR_POINTS not in kinds:
            raise pack.wrong(f"{name}.points", "must be 0 where no option leaves the token on the map")


def _load_option(pack: Pack, t: EventTables, option: int, row: Row, name: str) -> None:
    kind = word_in(pack, row, name, "kind", OPTION_KINDS)
    t.option_kind[option] = kind
    t.option_track[option] = number_in(pack, row, name, "track", 0, MOST)
    t.option_any[option] = number_in(pack, row, name, "any", 0, 6)
    t.option_deed[option] = word_in(pack, row, name, "deed", DEED_NAMES)
    found = word_in(pack, row, name, "discover", (*ACTION_NAMES, "any", ""))
    t.option_discover[option] = found if found <= ANY_DISCOVERY else NO_DISCOVERY
    if row["each_round"] and kind != SIX_ROUNDS:
        raise pack.wrong(f"{name}.each_round", "belongs to options of six rounds alone")
    price, gain, each = (goods_in(pack, row, name, field) for field in ("price", "gain", "each_round"))
    for good in range(GOODS):
        t.option_price[option * GOODS + good] = price[good]
        t.option_gain[option * GOODS + good] = gain[good]
        t.option_round[option * GOODS + good] = each[good]


def load_gardens(pack: Pack, t: EventTables) -> None:
    """The garden tokens."""
    t.garden_there, t.garden_set, t.garden_points = (vec[i64]([0] * GARDENS) for _ in range(3))
    t.garden_people, t.garden_events, t.garden_settlements = (vec[i64]([0] * GARDENS) for _ in range(3))
    t.garden_cost = vec[i64]([0] * (GARDENS * GOODS))
    for garden, row in named_rows(pack, "garden", GARDEN_NAMES).items():
        name = f"garden[{row['id']}]"
        if number_in(pack, row, name, "level", 1, GARDEN_LEVELS) != garden // GARDENS_OF_LEVEL + 1:
            raise pack.wrong(f"{name}.level", "does not go with the first number of the id")
        t.garden_there[garden] = 1
        t.garden_set[garden] = word_in(pack, row, name, "set", SET_NAMES)
        t.garden_people[garden] = number_in(pack, row, name, "population", 0, MOST)
        t.garden_events[garden] = number_in(pack, row, name, "events", 0, MOST)
        t.garden_settlements[garden] = number_in(pack, row, name, "settlements", 0, 3)
        t.garden_points[garden] = number_in(pack, row, name, "points", 0, 50)
        cost = goods_in(pack, row, name, "cost")
        for good in range(GOODS):
            t.garden_cost[garden * GOODS + good] = cost[good]
    for level in range(GARDEN_LEVELS):
        first = level * GARDENS_OF_LEVEL
        if not any(t.garden_there[first + n] and not t.garden_set[first + n] for n in range(GARDENS_OF_LEVEL)):
            raise pack.wrong("garden", f"must have a part of level {level + 1} in the base set")


def load_missions(pack: Pack, t: EventTables) -> None:
    """The mission cards."""
    t.mission_there, t.mission_set = vec[i64]([0] * MISSIONS), vec[i64]([0] * MISSIONS)
    t.mission_need = vec[i64]([0] * (MISSIONS * NEEDS))
    for mission, row in named_rows(pack, "mission", MISSION_NAMES).items():
        name = f"mission[{row['id']}]"
        t.mission_there[mission] = 1
        t.mission_set[mission] = word_in(pack, row, name, "set", SET_NAMES)
        for need, n in enumerate(_needs(pack, row, name)):
            t.mission_need[mission * NEEDS + need] = n


def _needs(pack: Pack, row: Row, name: str) -> list[int]:
    """Everything a mission asks for, as one row of numbers."""
    found = [0] * NEEDS
    for good, n in enumerate(goods_in(pack, row, name, "own")):
        found[NEED_GOODS + good] = int(n)
    listed = (("technology", ACTION_NAMES, NEED_LEVEL), ("units", KIND_NAMES, NEED_UNITS))
    for field, known, at in (*listed, ("terrain", SHAPES, NEED_TERRAIN)):
        for word, n in _counted(pack, row, name, field, known):
            if found[at + word]:
                raise pack.wrong(f"{name}.{field}", f'names "{known[word]}" twice')
            found[at + word] = n
    if max(found[NEED_LEVEL : NEED_LEVEL + ACTIONS]) > LEVELS:
        raise pack.wrong(f"{name}.technology", f"levels are 1 to {LEVELS}")
    for i, field in enumerate(NEED_FIELDS):
        found[NEED_ARMY + i] = number_in(pack, row, name, field, 0, MOST)
    if not any(found):
        raise pack.wrong(name, "must ask for something")
    return found


def _counted(pack: Pack, row: Row, name: str, field: str, known: tuple[str, ...]) -> list[tuple[int, int]]:
    """A list like ["3 research", "2 growth"]: words with their numbers."""
    found = []
    for text in row[field]:
        amount, _, word = str(text).strip().partition(" ")
        if not amount.isdigit() or not 1 <= int(amount) <= MOST:
            raise pack.wrong(f"{name}.{field}", f'"{text}" must begin with a whole number from 1 to {MOST}')
        found.append((index_of(pack, f"{name}.{field}", known, word), int(amount)))
    return found
