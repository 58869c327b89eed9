"""Where ships had best lie: beside goods that are wanted, and beside own units that are about to fight."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.games.mesopotamia.mind.style import Style
from serai.games.mesopotamia.mind.wants import needs, one_more
from serai.games.mesopotamia.rules.sailing import MOOR, Sail, own_ship_on
from serai.games.mesopotamia.state import OPEN, Mesopotamia
from serai.games.mesopotamia.tables import BASIC, GOODS, SECTIONS, SHIP
from serai.games.mesopotamia.units import contested, own


def berth(s: Mesopotamia, side: i64, style: Style, wanted: vec[i64], section: i64) -> float:
    """What a ship on a section is worth."""
    goods = 0.0
    found = 0.0
    for bank in range(2):
        area = s.data.bank[2 * section + bank]
        if s.ground[area] == OPEN:
            good = s.data.resource[area]
            if good < BASIC:
                goods = max(goods, one_more(style, wanted, good, s.goods[side * GOODS + good]))
            if own(s, area, side) and contested(s, area):
                found += style.support
    return found + style.voyage * goods


class Course:
    """The best berth a ship reaches, how much better than its own, and the first section on the way."""

    def __init__(self) -> None:
        self.gain = 0.0
        self.step: i64 = NOBODY


def best_course(s: Mesopotamia, side: i64, style: Style, ship: i64, steps: i64) -> Course:
    wanted = needs(s, side, style)
    found = Course()
    here = s.at[ship]
    least = berth(s, side, style, wanted, here) if not own_ship_on(s, side, ship, here) else -1.0
    first = vec[i64]([NOBODY] * SECTIONS)
    line, depth = vec[i64]([here]), vec[i64]([0])
    at: i64 = 0
    while at < len(line):
        section, far = line[at], depth[at]
        at += 1
        if far == steps:
            continue
        for i in range(s.data.flow_at[section], s.data.flow_at[section + 1]):
            near = s.data.flow[i]
            if near == here or first[near] != NOBODY:
                continue
            first[near] = near if section == here else first[section]
            line = append(line, near)
            depth = append(depth, far + 1)
            if own_ship_on(s, side, ship, near) or foreign_ship(s, side, near):
                continue
            better = berth(s, side, style, wanted, near) - least - 0.01 * float(far)
            if better > found.gain:
                found.gain, found.step = better, first[near]
    return found


def foreign_ship(s: Mesopotamia, side: i64, section: i64) -> bool:
    """Whether a ship of another side is on a section: both would sink."""
    for other in range(s.sides):
        if other != side and own_ship_on(s, other, NOBODY, section):
            return True
    return False


def sail(s: Mesopotamia, decision: Sail, style: Style, moves: vec[i64]) -> i64:
    """On to the best berth; once there the ship is moored."""
    found = best_course(s, decision.player, style, decision.ship, decision.steps)
    for move in moves:
        if move == found.step:
            return move
    return MOOR if moves[len(moves) - 1] == MOOR else moves[0]


def voyage_worth(s: Mesopotamia, side: i64, style: Style, ship: i64) -> float:
    return best_course(s, side, style, ship, s.data.speed[SHIP]).gain
