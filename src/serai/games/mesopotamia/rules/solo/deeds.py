"""What the Automa does when it carries out an action of a strategy card (p. 46 and 47). It pays nothing."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from serai.core.flow import NOBODY, Step
from serai.games.mesopotamia.rules.dice import card_of
from serai.games.mesopotamia.rules.goods import gain
from serai.games.mesopotamia.rules.research import improve, lowest
from serai.games.mesopotamia.rules.solo.building import BuildNext
from serai.games.mesopotamia.rules.solo.conditions import to_people
from serai.games.mesopotamia.rules.solo.roaming import Roam
from serai.games.mesopotamia.rules.solo.strategies import SeekStrategy
from serai.games.mesopotamia.rules.solo.ways import is_first
from serai.games.mesopotamia.rules.tracks import climb
from serai.games.mesopotamia.state import MAP, POPULATION, Mesopotamia
from serai.games.mesopotamia.tables import (
    ACTIONS,
    AMPHORAE,
    BONE,
    BUILD,
    EXPLORE,
    GATHER,
    LAND,
    LEVELS,
    RESEARCH,
    WARFARE,
)
from serai.games.mesopotamia.tables_solo import LOWEST, NOTHING
from serai.games.mesopotamia.units import NO_UNIT, amphorae, place, reserve, unit_limit, units_on_map


class CarryOut(Step[Mesopotamia]):
    """An action of a strategy card: `deed` is twice the card's number, and one more for the lower action."""

    # rules MES138, MES142, G31
    fields: ClassVar[tuple[str, ...]] = ("player", "deed")

    def __init__(self, player: i64, deed: i64) -> None:
        self.player = player
        self.deed = deed

    def run(self, s: Mesopotamia) -> None:
        action = s.data.solo.action[self.deed]
        if action == EXPLORE:
            s.then(Roam(self.player, self.deed, s.data.amount[card_of(s, self.player, EXPLORE)]))
        elif action == BUILD:
            for _ in range(s.data.solo.times[self.deed]):
                s.then(BuildNext(self.player, self.deed))
        elif action == RESEARCH:
            study(s, self.player, self.deed)
        elif action == GATHER:
            for _ in range(s.data.solo.times[self.deed]):
                claim(s, self.player)
        elif action == WARFARE:
            wage_war(s, self.player, self.deed)
        else:
            grow(s, self.player, self.deed)


def study(s: Mesopotamia, side: i64, deed: i64) -> None:
    """The named technology first, then always the lowest; of several the leftmost."""  # rules MES142, G95
    first = s.data.solo.first[deed]
    for i in range(s.data.solo.discoveries[deed]):
        action = lowest(s, side)
        if i == 0 and first != LOWEST and s.level[side * ACTIONS + first] < LEVELS:
            action = first
        if action == NOBODY:
            s.tell("knows-everything", s.empire[side])
            return
        improve(s, side, action)


def claim(s: Mesopotamia, side: i64) -> None:
    """An amphora on the free trade token with most points, of several on the leftmost."""  # rules MES142, G90
    best: i64 = NOBODY
    for slot in range(len(s.trade)):
        if s.trade[slot] != NOBODY and s.amphora[slot] == NOBODY:
            if best == NOBODY or s.data.token_points[s.trade[slot]] > s.data.token_points[s.trade[best]]:
                best = slot
    if best == NOBODY or amphorae(s, side) >= AMPHORAE:
        s.tell("claims-nothing", s.empire[side])
        return
    s.amphora[best] = side
    s.touch(MAP)
    s.tell("claims", s.empire[side], best)


def wage_war(s: Mesopotamia, side: i64, deed: i64) -> None:
    """The knucklebones of its Warfare card, and the best unit it may raise."""  # rules MES142, G93
    bones = s.data.amount[card_of(s, side, WARFARE)] + s.data.solo.bones[deed]
    gain(s, side, BONE, bones)
    s.tell("takes-bones", s.empire[side], bones)
    for _ in range(1 + s.data.solo.raises[deed]):
        raise_best(s, side)


def raise_best(s: Mesopotamia, side: i64) -> None:
    """The highest kind that its level, its miniatures and the limit allow."""  # rule G93
    if units_on_map(s, side) < unit_limit(s, side):
        for kind in range(LAND - 1, -1, -1):
            unit = reserve(s, side, kind)
            if unit != NO_UNIT and s.data.raised_at[kind] <= s.level[side * ACTIONS + WARFARE]:
                area = rallying(s, side)
                place(s, unit, area)
                s.tell("raises", s.empire[side], kind, area)
                return
    s.tell("raises-nothing", s.empire[side])


def rallying(s: Mesopotamia, side: i64) -> i64:
    """Where units are raised: the start area or a settlement, whichever is nearest to a land unit of people."""
    # rule G93
    best, least = s.start[side], to_people(s, s.start[side])
    for area in range(s.data.areas):
        if s.settlement[area] != side:
            continue
        far = to_people(s, area)
        if far < least or (far == least and best != s.start[side] and is_first(s.data, area, best)):
            best, least = area, far
    return best


def grow(s: Mesopotamia, side: i64, deed: i64) -> None:
    """Steps on the population track; one card then looks for another strategy card."""  # rules MES142, G35
    climb(s, side, POPULATION, s.data.solo.people[deed])
    if s.data.solo.draw[deed] != NOTHING:
        s.then(SeekStrategy(side, s.data.solo.draw[deed], 0))
