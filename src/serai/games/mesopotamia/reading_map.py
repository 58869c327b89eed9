"""Reads the board of a data pack: areas, borders, river sections; a map that cannot be played is refused."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.core.pack import Pack
from serai.games.mesopotamia.fields import Row, named_rows, number_in, points_in, word_in, words_in
from serai.games.mesopotamia.tables import (
    AREA_NAMES,
    AREAS,
    BASIC,
    GOOD_NAMES,
    HOME,
    KIND_NAMES,
    LAND,
    RIVER_NAMES,
    SECTION_NAMES,
    STARTS,
    TERRAIN_NAMES,
    TRIBAL,
    TRIBAL_ARCHERS,
    TRIBAL_RIDERS,
    MapTables,
)

LEAST_AREAS = 20
MOST_WIDE = 2000  # of the board, either way


def load_map(pack: Pack, t: MapTables) -> None:
    """The map; words of areas and sections that are not there stand for nothing."""
    board = pack.table("board")
    t.width = number_in(pack, board, "board", "width", 100, MOST_WIDE)
    t.height = number_in(pack, board, "board", "height", 100, MOST_WIDE)
    areas = _in_order(pack, "area", AREA_NAMES, LEAST_AREAS)
    sections = named_rows(pack, "section", SECTION_NAMES)
    t.areas = len(areas)
    t.sections = max(sections, default=-1) + 1
    _load_areas(pack, t, areas)
    _load_sections(pack, t, sections)
    _check_tribes(pack, t)
    _check_starts(pack, t)


def _in_order(pack: Pack, name: str, known: tuple[str, ...], least: int) -> list[Row]:
    rows = named_rows(pack, name, known)
    if len(rows) < least or sorted(rows) != list(range(len(rows))):
        raise pack.wrong(name, f"must be {known[0]}, {known[1]} and so on without a gap, at least {least} of them")
    return [rows[i] for i in range(len(rows))]


def _load_areas(pack: Pack, t: MapTables, rows: list[Row]) -> None:
    t.bordering = vec[i64]([0] * (AREAS * AREAS))
    t.tribe = vec[i64]([0] * (AREAS * LAND))
    t.border_at = append(t.border_at, 0)
    for area, row in enumerate(rows):
        name = f"area[{row['id']}]"
        t.area_name.append(str(row.get("name", ""))[:40])
        terrain = word_in(pack, row, name, "terrain", TERRAIN_NAMES)
        resource = word_in(pack, row, name, "resource", (*GOOD_NAMES[:BASIC], "any"))
        t.terrain = append(t.terrain, terrain)
        t.resource = append(t.resource, NOBODY if resource == BASIC else resource)
        t.home = append(t.home, number_in(pack, row, name, "start", 0, STARTS))
        t.block = append(t.block, number_in(pack, row, name, "block", 0, 3))
        if t.block[area] == 1:
            raise pack.wrong(f"{name}.block", "must be 0 (never), 2 (with two sides) or 3 (with two or three)")
        t.x = append(t.x, number_in(pack, row, name, "x", 0, int(t.width)))
        t.y = append(t.y, number_in(pack, row, name, "y", 0, int(t.height)))
        t.polygon.append(points_in(pack, row, name, "polygon", 3, MOST_WIDE))
        for kind in words_in(pack, row, name, "tribe", KIND_NAMES[:LAND]):
            t.tribe[area * LAND + kind] += 1
        for other in sorted(words_in(pack, row, name, "borders", AREA_NAMES[: len(rows)])):
            t.bordering[area * AREAS + other] = 1
            t.border = append(t.border, other)
        t.border_at = append(t.border_at, len(t.border))
        if (terrain == HOME) != (t.home[area] > 0) or (resource == BASIC) != (terrain == HOME):
            raise pack.wrong(
                name, 'a start area has terrain "start", resource "any" and a number; others have none of it'
            )
        if terrain == HOME and (row["tribe"] or row["block"]):
            raise pack.wrong(name, "a start area has neither tribe nor blocking marker")
    for area in range(len(rows)):
        for other in range(len(rows)):
            if (
                t.bordering[area * AREAS + other] != t.bordering[other * AREAS + area]
                or t.bordering[area * AREAS + area]
            ):
                raise pack.wrong(f"area[{AREA_NAMES[area]}].borders", "must be mutual, and not name the area itself")


def _load_sections(pack: Pack, t: MapTables, rows: dict[int, Row]) -> None:
    t.bank = vec[i64]([NOBODY] * (2 * int(t.sections)))
    t.river = vec[i64]([len(RIVER_NAMES) - 1] * int(t.sections))
    t.flow_at = append(t.flow_at, 0)
    for section in range(t.sections):
        row = rows.get(section)
        line: list[int] = []
        if row is not None:
            name = f"section[{row['id']}]"
            banks = words_in(pack, row, name, "areas", AREA_NAMES[: int(t.areas)])
            if len(banks) != 2 or not t.bordering[banks[0] * AREAS + banks[1]]:
                raise pack.wrong(f"{name}.areas", "must be two areas that border each other")
            t.bank[2 * section], t.bank[2 * section + 1] = banks[0], banks[1]
            t.river[section] = word_in(pack, row, name, "river", RIVER_NAMES)
            line = points_in(pack, row, name, "line", 2, MOST_WIDE)
            for other in sorted(words_in(pack, row, name, "next", SECTION_NAMES)):
                if other not in rows or section == other:
                    raise pack.wrong(f"{name}.next", f'"{SECTION_NAMES[other]}" cannot be next to it')
                t.flow = append(t.flow, other)
        t.line.append(line)
        t.flow_at = append(t.flow_at, len(t.flow))
    _check_flow(pack, t)
    t.shore_at = append(t.shore_at, 0)
    for area in range(t.areas):
        for section in range(t.sections):
            if area in (t.bank[2 * section], t.bank[2 * section + 1]):
                t.shore = append(t.shore, section)
        t.shore_at = append(t.shore_at, len(t.shore))


def _check_flow(pack: Pack, t: MapTables) -> None:
    """Ships go both ways."""
    next_to = [set(t.flow[t.flow_at[section] : t.flow_at[section + 1]]) for section in range(t.sections)]
    for section in range(t.sections):
        if any(section not in next_to[other] for other in next_to[section]):
            raise pack.wrong(f"section[{SECTION_NAMES[section]}].next", "must be mutual")


def _check_tribes(pack: Pack, t: MapTables) -> None:
    tribes = (TRIBAL_ARCHERS, TRIBAL_RIDERS - TRIBAL_ARCHERS, TRIBAL - TRIBAL_RIDERS, 0)
    for kind in range(LAND):
        there = sum(int(t.tribe[area * LAND + kind]) for area in range(t.areas))
        most = tribes[kind]
        if there > most:
            raise pack.wrong("area.tribe", f"there are {most} tribal {KIND_NAMES[kind]} miniatures, not {there}")


def _check_starts(pack: Pack, t: MapTables) -> None:
    """Six start areas with different numbers; everything else hangs together without them."""
    numbers = sorted(int(n) for n in t.home if n)
    if numbers != list(range(1, STARTS + 1)):
        raise pack.wrong("area.start", f"must be 1 to {STARTS}, each once")
    open_areas = [area for area in range(t.areas) if not t.home[area]]
    seen, waiting = {open_areas[0]}, [open_areas[0]]
    while waiting:
        area = waiting.pop()
        for other in open_areas:
            if t.bordering[area * AREAS + other] and other not in seen:
                seen.add(other)
                waiting.append(other)
    if len(seen) != len(open_areas):
        raise pack.wrong("area.borders", "the areas must hang together without the start areas")
