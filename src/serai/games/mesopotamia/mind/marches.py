"""Where units had best go: what it is worth to end a march in an area, and the first step of the best one."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY
from serai.games.mesopotamia.mind.besieger import bears, lonely_rams
from serai.games.mesopotamia.mind.guardian import guard_left, is_home, nearest_foe, open_gate
from serai.games.mesopotamia.mind.odds import win_odds
from serai.games.mesopotamia.mind.style import style_for
from serai.games.mesopotamia.mind.wants import pulls, rounds_left
from serai.games.mesopotamia.mind.war import in_danger, lacks_settlements, scent, to_walls
from serai.games.mesopotamia.rules.explore import haul_fault, step_fault
from serai.games.mesopotamia.state import DUEL, GUARDIANS, HIDDEN, OPEN, POINTS, RUNNING, SIEGE, START, Mesopotamia
from serai.games.mesopotamia.tables import AREAS, CAMPS, GOODS, RAM, STONE, TRIBE
from serai.games.mesopotamia.tables_events import NEED_AREAS, NEED_TERRAIN
from serai.games.mesopotamia.units import (
    NO_UNIT,
    count,
    enemies,
    foreign_wall,
    kind_of,
    outnumbers,
    own,
    ram_at,
)

FAR: Final = 99


class Lookout:
    """What a side looks at when it moves units: computed once for a decision."""

    def __init__(self, s: Mesopotamia, side: i64) -> None:
        self.side = side
        self.style = style_for(s, side)
        self.left = rounds_left(s, self.style)
        # What it is worth to stand somewhere at the end, and for missions.
        self.area_point = self.style.area_early + self.style.area_late / (1.0 + 0.5 * self.left)
        self.pull = pulls(s, side, self.style)
        self.near: i64 = nearest_foe(s) if s.solo == GUARDIANS else 0
        self.target: vec[i64] = vec[i64]([FAR] * AREAS)  # steps to the nearest hidden event without a tribe
        self.spread(s)
        self.prey = lonely_rams(s, self.style) if s.solo == SIEGE else scent(s, side, self.style)
        self.walls: vec[i64] = to_walls(s, side) if count(s, side, RAM) else vec[i64]()

    def spread(self, s: Mesopotamia) -> None:
        line = vec[i64]()
        for area in range(s.data.areas):
            if is_free_event(s, area):
                self.target[area] = 0
                line = append(line, area)
        at: i64 = 0
        while at < len(line):
            area = line[at]
            at += 1
            for i in range(s.data.border_at[area], s.data.border_at[area + 1]):
                near = s.data.border[i]
                if self.target[near] == FAR:
                    self.target[near] = self.target[area] + 1
                    if s.ground[near] <= 1 and s.land[near * CAMPS + TRIBE] == 0:
                        line = append(line, near)

    def gain(self, s: Mesopotamia, area: i64, kind: i64, inside: bool) -> float:
        """What it is worth to end the march of a unit of a kind in an area, where it may be already."""
        others = own(s, area, self.side) - (1 if inside else 0)
        found = self.holding(s, area) if others == 0 else self.style.joining
        if s.ground[area] == START + self.side:
            return self.style.home_guard / float(1 + self.near) if s.solo == GUARDIANS else 0.0
        if open_gate(s, area) and s.goods[self.side * GOODS + STONE] >= 2:
            found += self.style.gate
        if s.event[area] == HIDDEN and s.ground[area] == OPEN:
            found += self.style.event
        if enemies(s, area, self.side):
            wins = win_odds(s, area, self.side, NOBODY if inside else kind)
            spoils = found + (self.style.killing if s.land[area * CAMPS + TRIBE] == 0 else 0.0)
            found = wins * spoils - (1.0 - wins) * self.style.unit - self.style.fighting
        elif self.target[area] < FAR:
            found += self.style.nearer / float(1 + self.target[area])
        if in_danger(s, self.side, area) and others == 0:
            found += self.style.guard
        return found + self.style.hunt * self.prey[area]

    def holding(self, s: Mesopotamia, area: i64) -> float:
        """What it is worth to be the only one in an area."""
        if s.ground[area] != OPEN:
            return 0.0
        found = 0.05
        if s.settlement[area] != self.side:
            found = self.area_point + self.pull[NEED_AREAS] + self.pull[NEED_TERRAIN + s.data.terrain[area]]
        if s.event[area] == POINTS:
            found += self.area_point * float(s.data.event_points[s.card[area]])
        elif s.event[area] == RUNNING:
            found += self.style.running + self.style.pip * float(s.pips[area])
        if s.settlement[area] != NOBODY and s.settlement[area] != self.side:
            found += self.style.seize + (self.style.seize_garden if lacks_settlements(s, self.side) else 0.0)
        return found

    def leaving(self, s: Mesopotamia, area: i64) -> float:
        """What is lost when one unit leaves an area."""
        if bears(s, area):
            return self.style.bearer
        if is_home(s, area):
            alone = self.style.home_alone if guard_left(s, area) else self.style.home_guard
            return alone / float(1 + self.near)
        if own(s, area, self.side) > 1 or s.ground[area] != OPEN:
            return 0.0
        if s.settlement[area] != self.side:
            return self.holding(s, area)
        return self.style.guard if in_danger(s, self.side, area) else 0.2

    def staying(self, s: Mesopotamia, area: i64) -> float:
        """What a unit has of waiting where it is: it may be near something."""
        near = self.style.nearer / float(1 + self.target[area]) if self.target[area] < FAR else 0.0
        return near + self.style.hunt * self.prey[area]


def is_free_event(s: Mesopotamia, area: i64) -> bool:
    return s.event[area] == HIDDEN and s.ground[area] == OPEN and s.land[area * CAMPS + TRIBE] == 0


class Way:
    """The best end of a march, what it is worth, and its first step."""

    def __init__(self) -> None:
        self.worth = 0.0
        self.goal: i64 = NOBODY
        self.step: i64 = NOBODY
        self.hauls = False


def best_way(s: Mesopotamia, look: Lookout, unit: i64, steps: i64, moved: bool) -> Way:
    """Where a unit goes with so many steps left; it may stay if it has moved already. Its origin is already lost."""
    origin = s.at[unit]
    kind = kind_of(unit)
    found = Way()
    found.worth = look.gain(s, origin, kind, True) - 0.01 if moved else -100.0
    first = vec[i64]([NOBODY] * AREAS)
    line = vec[i64]([origin])
    depth = vec[i64]([0])
    at: i64 = 0
    while at < len(line):
        area = line[at]
        far = depth[at]
        at += 1
        if far == steps or (area != origin and not passes(s, area, look.side)):
            continue
        for i in range(s.data.border_at[area], s.data.border_at[area + 1]):
            near = s.data.border[i]
            if near == origin or first[near] != NOBODY or step_fault(s, look.side, area, near) != FINE:
                continue
            first[near] = near if area == origin else first[area]
            line = append(line, near)
            depth = append(depth, far + 1)
            worth = look.gain(s, near, kind, False) - 0.02 * float(far)
            if worth > found.worth:
                found.worth, found.goal, found.step = worth, near, first[near]
    consider_wall(s, look, unit, found)
    if len(look.walls) and s.solo <= DUEL:
        consider_haul(s, look, unit, found)
    return found


def passes(s: Mesopotamia, area: i64, side: i64) -> bool:
    """Whether a unit of a side could go on from an area it has just entered."""
    found = enemies(s, area, side)
    return found == 0 or s.land[area * CAMPS + side] + 1 > found


def consider_wall(s: Mesopotamia, look: Lookout, unit: i64, found: Way) -> None:
    """With a ram beside it a unit may go into a walled area."""
    origin = s.at[unit]
    for i in range(s.data.border_at[origin], s.data.border_at[origin + 1]):
        near = s.data.border[i]
        if foreign_wall(s, near, look.side) and haul_fault(s, look.side, origin, near) == FINE:
            worth = look.gain(s, near, kind_of(unit), False) + 0.3
            if worth > found.worth:
                found.worth, found.goal, found.step, found.hauls = worth, near, near, True


def consider_haul(s: Mesopotamia, look: Lookout, unit: i64, found: Way) -> None:
    """A unit beside a ram may bring it nearer to a wall, past everybody else."""
    origin = s.at[unit]
    far = look.walls[origin]
    if far <= 1 or far >= FAR or ram_at(s, look.side, origin) == NO_UNIT:
        return
    for i in range(s.data.border_at[origin], s.data.border_at[origin + 1]):
        near = s.data.border[i]
        if look.walls[near] < far and enemies(s, near, look.side) == 0:
            worth = look.gain(s, near, kind_of(unit), False) + look.style.storm / float(far)
            if worth > found.worth and haul_fault(s, look.side, origin, near) == FINE:
                found.worth, found.goal, found.step, found.hauls = worth, near, near, True


def may_leave(s: Mesopotamia, unit: i64, side: i64) -> bool:
    return s.at[unit] != NOBODY and outnumbers(s, s.at[unit], side)
