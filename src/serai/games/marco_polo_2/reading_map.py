"""Reads the map of a data pack: cities, oases, shields and routes, as many as its owner has typed."""

from __future__ import annotations

from typing import Any

from librt.vecs import append
from mypy_extensions import i64

from serai.core.pack import Pack
from serai.games.marco_polo_2.fields import bundle_in, index_of, list_in, named_rows, number_in, printed_name, rows_of
from serai.games.marco_polo_2.tables import (
    BEIJING,
    CAMEL,
    COIN,
    CONTRACT_CITIES,
    JADE,
    KINDS,
    PLACE_NAMES,
    PLACES,
    ROADS,
    SEAL_NAMES,
    SHIELD_NAMES,
    SLOTS,
    Tables,
)

KINDS_OF_PLACE = ("start", "card", "contract", "bonus", "special", "oasis")
SPECIAL_CITIES = ("baghdad", "balkh", "hormuz")
BONUS_SPACES = 6  # these counts stand in the rulebook
OUTPOST_SPACES = 10
KNOWN_CITIES = 16  # words our texts have a name for
KNOWN_SHIELDS = 9
FIRST_OASIS = 24

Way = tuple[int, i64, int]  # where to, the toll, the seal


def load_map(pack: Pack, t: Tables) -> None:
    _load_shields(pack, t)
    _load_places(pack, t)
    _load_specials(pack, t)
    _load_routes(pack, t)


def _load_shields(pack: Pack, t: Tables) -> None:
    rows = named_rows(pack, "shield", SHIELD_NAMES)
    t.shield_name = [""] * len(SHIELD_NAMES)
    for number, row in rows.items():
        t.shield_name[number] = printed_name(pack, f"shield[{SHIELD_NAMES[number]}]", row, number < KNOWN_SHIELDS)
    track = pack.table("shields").get("track")
    if not isinstance(track, list) or not 2 <= len(track) <= 30:
        raise pack.wrong("shields.track", "must have 2 to 30 entries")
    t.track = list_in(pack, pack.table("shields"), "shields", "track", len(track), 100)


def _load_places(pack: Pack, t: Tables) -> None:
    """Cities and oases by their words; of words without a row there is no place."""
    rows = named_rows(pack, "place", PLACE_NAMES)
    shields = tuple(row["id"] for row in pack.rows("shield"))
    if BEIJING not in rows:
        raise pack.wrong("place", "must have beijing, where all begin")
    for i in range(PLACES):
        _load_place(pack, t, i, rows.get(i), shields)
    _counted(pack, "card spaces", len(t.slot_city), SLOTS - 2)
    _counted(pack, "city bonus spaces", len(t.bonus_place), BONUS_SPACES)
    _counted(pack, "outpost spaces", len(t.outpost_place), OUTPOST_SPACES)
    if not 1 <= len(t.contract_city) <= CONTRACT_CITIES:
        raise pack.wrong("place", f"must have 1 to {CONTRACT_CITIES} contract cities, has {len(t.contract_city)}")


def _load_place(pack: Pack, t: Tables, i: int, row: dict[str, Any] | None, shields: tuple[str, ...]) -> None:
    kind = _kind(pack, i, row) if row else ""
    name = f"place[{PLACE_NAMES[i]}]"
    shield = -1
    if row:
        if bool(row["shield"]) != (kind not in ("start", "oasis")):
            raise pack.wrong(name + ".shield", "every city but Beijing has a shield, no other place")
        if row["shield"]:
            index_of(pack, name + ".shield", shields, row["shield"])
            shield = SHIELD_NAMES.index(row["shield"])
        for _ in range(number_in(pack, row, name, "cards", 0, 2)):
            t.slot_city = append(t.slot_city, i)
        if row["bonus"]:
            t.bonus_place = append(t.bonus_place, i)
        if row["outpost"]:
            t.outpost_place = append(t.outpost_place, i)
    known = i < KNOWN_CITIES or i >= FIRST_OASIS
    t.place_name.append(printed_name(pack, name, row, known) if row else "")
    t.there = append(t.there, 1 if row else 0)
    t.oasis = append(t.oasis, 1 if kind == "oasis" else 0)
    t.shield = append(t.shield, shield)
    t.contract_index = append(t.contract_index, len(t.contract_city) if kind == "contract" else -1)
    if kind == "contract":
        t.contract_city = append(t.contract_city, i)
    t.x = append(t.x, number_in(pack, row, name, "x", -1, 100) if row else -1)
    t.y = append(t.y, number_in(pack, row, name, "y", -1, 80) if row else -1)


def _kind(pack: Pack, i: int, row: dict[str, Any]) -> str:
    kind, name = str(row["kind"]), f"place[{PLACE_NAMES[i]}].kind"
    if kind not in KINDS_OF_PLACE:
        raise pack.wrong(name, f'"{kind}" is no kind of place')
    if (kind == "start") != (i == BEIJING):
        raise pack.wrong(name, "beijing is the start, and no other place is")
    if (kind == "oasis") != (i >= FIRST_OASIS):
        raise pack.wrong(name, "oases have the ids o1 to o16, cities the others")
    if (kind == "special") != (PLACE_NAMES[i] in SPECIAL_CITIES):
        raise pack.wrong(name, "the special cities are baghdad, balkh and hormuz")
    return kind


def _counted(pack: Pack, what: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise pack.wrong("place", f"must have {wanted} {what}, has {found}")


def _load_specials(pack: Pack, t: Tables) -> None:
    for row in rows_of(pack, "special", SPECIAL_CITIES):
        name = f"special[{row['id']}]"
        place = PLACE_NAMES.index(row["id"])
        if not t.there[place]:
            raise pack.wrong(name, "is missing from the places")
        t.special_place = append(t.special_place, place)
        t.special_reward = append(t.special_reward, bundle_in(pack, t, name + ".reward", row["reward"]))
        t.special_seal = append(t.special_seal, index_of(pack, name + ".seal", SEAL_NAMES, row["seal"]))
        t.special_times = append(t.special_times, 0)
        for times in list_in(pack, row, name, "times", 6, 2):
            t.special_times = append(t.special_times, times)


def _load_routes(pack: Pack, t: Tables) -> None:
    """Neighbours of each place, with the toll (a bundle) and the seal that a sea route needs."""
    rows: list[list[Way]] = [[] for _ in PLACE_NAMES]
    for text in pack.table("map").get("routes", []):
        _load_route(pack, t, str(text), rows)
    for row in rows:
        t.first = append(t.first, len(t.to))
        for place, bundle, sea in sorted(row):
            t.to = append(t.to, place)
            t.toll = append(t.toll, bundle)
            t.sea = append(t.sea, sea)
    t.first = append(t.first, len(t.to))
    _check_connected(pack, t)


def _load_route(pack: Pack, t: Tables, text: str, rows: list[list[Way]]) -> None:
    where = f'map.routes "{text}"'
    ends, _, toll = text.partition(":")
    ends, _, seal = ends.partition(" by ")
    a, _, b = ends.partition(" - ")
    start, end = _end(pack, t, where, a), _end(pack, t, where, b)
    if start == end:
        raise pack.wrong(where, "leads back to where it begins")
    sea = index_of(pack, where, SEAL_NAMES, seal.strip()) if seal else -1
    bundle = bundle_in(pack, t, where, [one for one in toll.split(",") if one.strip()])
    _check_toll(pack, t, where, bundle, start, end)
    if sum(known == end for known, _, _ in rows[start]) == ROADS:
        raise pack.wrong(where, f"is more than {ROADS} routes between the same two places")
    rows[start].append((end, bundle, sea))
    rows[end].append((start, bundle, sea))


def _end(pack: Pack, t: Tables, where: str, name: str) -> int:
    place = index_of(pack, where, PLACE_NAMES, name.strip())
    if not t.there[place]:
        raise pack.wrong(where, f'"{name.strip()}" is none of the places of this pack')
    return place


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
        if t.there[i] and i not in reached:
            raise pack.wrong("map.routes", f"no route leads to {name}")
