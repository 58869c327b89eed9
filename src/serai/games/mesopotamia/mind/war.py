"""War among empires: what others hold that could be taken, what one holds that is in danger, rams for walls."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.games.mesopotamia.mind.odds import win_odds
from serai.games.mesopotamia.mind.style import Style
from serai.games.mesopotamia.rules.gardens import next_part
from serai.games.mesopotamia.state import OPEN, POINTS, RUNNING, Mesopotamia
from serai.games.mesopotamia.tables import CAMPS, RAM, SPEARMAN, TRIBE
from serai.games.mesopotamia.tables_events import GARDEN_LEVELS
from serai.games.mesopotamia.units import count, enemies, foreign_wall, settlements

REACH: Final = 4  # steps from which prey is scented
FADING: Final = 0.6  # with each of them
FAR: Final = 99
LEAST_ODDS: Final = 0.35  # a battle less likely won than this is no prospect


def lacks_settlements(s: Mesopotamia, side: i64) -> bool:
    """Whether the open part of the gardens asks for more settlements than a side has."""
    part = next_part(s)
    if part == GARDEN_LEVELS or s.garden[part] == NOBODY:
        return False
    return s.data.garden_settlements[s.garden[part]] > settlements(s, side)


def is_foreign(s: Mesopotamia, area: i64, side: i64) -> bool:
    """Whether another empire has a settlement in an area."""
    return s.settlement[area] != NOBODY and s.settlement[area] != side


def spoils(s: Mesopotamia, side: i64, style: Style, area: i64) -> float:
    """What others hold in an area, as far as it could be taken from them."""
    if s.ground[area] != OPEN:
        return 0.0
    found = 0.0
    if is_foreign(s, area, side):
        found = style.seize + (style.seize_garden if lacks_settlements(s, side) else 0.0)
    held = enemies(s, area, side) - s.land[area * CAMPS + TRIBE]
    if held and s.event[area] == POINTS:
        found += style.area_late * float(s.data.event_points[s.card[area]])
    elif held and s.event[area] == RUNNING:
        found += style.running
    if found == 0.0 or (foreign_wall(s, area, side) and count(s, side, RAM) == 0):
        return 0.0
    wins = win_odds(s, area, side, SPEARMAN) if held else 1.0
    return found * wins if wins > LEAST_ODDS else 0.0


def scent(s: Mesopotamia, side: i64, style: Style) -> list[float]:
    """What may be taken, felt from afar: the less the farther."""
    found = [spoils(s, side, style, area) for area in range(s.data.areas)]
    spread(s, found)
    return found


def spread(s: Mesopotamia, found: list[float]) -> None:
    """What lies in areas is felt in those around them."""
    for _ in range(REACH):
        for area in range(s.data.areas):
            felt = FADING * found[area]
            if felt > 0.05:
                for i in range(s.data.border_at[area], s.data.border_at[area + 1]):
                    if found[s.data.border[i]] < felt:
                        found[s.data.border[i]] = felt


def in_danger(s: Mesopotamia, side: i64, area: i64) -> bool:
    """Whether an own settlement stands open and another empire's land unit is beside it."""
    if s.settlement[area] != side or s.wall[area] == side:
        return False
    for i in range(s.data.border_at[area], s.data.border_at[area + 1]):
        near = s.data.border[i]
        if enemies(s, near, side) > s.land[near * CAMPS + TRIBE]:
            return True
    return False


def to_walls(s: Mesopotamia, side: i64) -> vec[i64]:
    """How many steps it is to the nearest foreign wall behind which there is something to take; FAR without any."""
    far = vec[i64]([FAR] * s.data.areas)
    line = vec[i64]()
    for area in range(s.data.areas):
        if foreign_wall(s, area, side) and (is_foreign(s, area, side) or s.event[area] >= POINTS):
            far[area] = 0
            line = append(line, area)
    at: i64 = 0
    while at < len(line):
        area = line[at]
        at += 1
        for i in range(s.data.border_at[area], s.data.border_at[area + 1]):
            near = s.data.border[i]
            if far[near] == FAR:
                far[near] = far[area] + 1
                if s.ground[near] <= 1 and enemies(s, near, side) == 0:
                    line = append(line, near)
    return far


def wall_near(s: Mesopotamia, side: i64) -> float:
    """How near walls of others are to where rams are built: 1 beside it, less farther away."""
    far = to_walls(s, side)[s.start[side]]
    return 2.0 / float(1 + far) if far <= 4 else 0.0


def danger(s: Mesopotamia, side: i64, area: i64) -> float:
    """Enemy units beside an area."""
    found = 0.0
    for i in range(s.data.border_at[area], s.data.border_at[area + 1]):
        for other in range(s.sides):
            if other != side and s.land[s.data.border[i] * CAMPS + other]:
                found += 0.5
    return found
