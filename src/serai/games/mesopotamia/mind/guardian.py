"""Guardians of Assur: how near the horde is, and what holds it up."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.games.mesopotamia.mind.odds import TIE_POWER, UNIT_POWER, power
from serai.games.mesopotamia.mind.style import Style
from serai.games.mesopotamia.rules.dice import card_of
from serai.games.mesopotamia.rules.solo import ways
from serai.games.mesopotamia.rules.solo.horde import HORDE, assur, way_to_assur
from serai.games.mesopotamia.rules.tracks import above
from serai.games.mesopotamia.state import EVENT, GUARDIANS, Mesopotamia
from serai.games.mesopotamia.tables import AREAS, BONE, CAMPS, GOODS, LAND, WARFARE
from serai.games.mesopotamia.tables_siege import WAVE_KINDS, WAVES
from serai.games.mesopotamia.units import count, own

MINE: Final = 0
CALM: Final = 9  # steps to a horde that is not on the map
A_CAMP_AWAY: Final = 6  # turns until one that is about to come is here
BONE_POWER: Final = 0.42


def nearest_foe(s: Mesopotamia) -> i64:
    """How many steps the horde's nearest land unit is from Assur."""
    best: i64 = CALM
    for area in range(s.data.areas):
        if s.land[area * CAMPS + HORDE]:
            best = min(best, ways.steps(s.data, way_to_assur(s, area), area))
    return best


def is_home(s: Mesopotamia, area: i64) -> bool:
    return s.solo == GUARDIANS and area == assur(s)


def is_gate(s: Mesopotamia, area: i64) -> bool:
    """Whether an area beside Assur lets somebody in from farther away."""
    home = assur(s)
    if s.solo != GUARDIANS or not s.data.bordering[home * AREAS + area]:
        return False
    for i in range(s.data.border_at[area], s.data.border_at[area + 1]):
        near = s.data.border[i]
        if near != home and not s.data.bordering[home * AREAS + near]:
            return True
    return False


def guard_left(s: Mesopotamia, area: i64) -> bool:
    """Whether Assur would stand empty if a unit left an area."""
    return is_home(s, area) and own(s, area, MINE) == 1


def open_gate(s: Mesopotamia, area: i64) -> bool:
    return is_gate(s, area) and s.wall[area] == NOBODY


# ---- strength


def host(s: Mesopotamia, side: i64) -> vec[i64]:
    """Land units of a side on the map, by kind; with the horde's a wave that is about to come."""
    found = vec[i64]([0] * LAND)
    for kind in range(LAND):
        found[kind] = count(s, side, kind)
        if side == HORDE and s.waves == s.repelled and s.waves < WAVES:
            found[kind] += s.data.guardians.wave[s.waves * WAVE_KINDS + kind]
    return found


def stock(s: Mesopotamia, side: i64) -> float:
    """Knucklebones of a side, with those a wave is about to bring."""
    found = s.goods[side * GOODS + BONE]
    if side == HORDE and s.waves == s.repelled and s.waves < WAVES:
        found += s.data.guardians.bones[s.waves]
    return float(found)


def lacking_power(s: Mesopotamia, style: Style) -> float:
    """By how much the guardian is weaker than he should be against the horde."""
    mine, theirs = host(s, MINE), host(s, HORDE)
    ahead = power(s, mine, theirs, stock(s, MINE)) - power(s, theirs, mine, stock(s, HORDE))
    ahead += TIE_POWER if above(s, MINE, HORDE, EVENT) else -TIE_POWER
    return style.margin - ahead


def alarm(s: Mesopotamia, style: Style) -> float:
    """How urgent it is to arm, from 0 to 1: as many turns of arming are left as are needed, or fewer."""
    lacking = lacking_power(s, style)
    if lacking <= 0.0:
        return 0.0
    card = card_of(s, MINE, WARFARE)
    each = 0.5 * UNIT_POWER[card % LAND] + BONE_POWER * float(s.data.amount[card])
    turns = float(min(nearest_foe(s), A_CAMP_AWAY))
    return min(max(lacking / each - turns + style.haste, 0.0), 1.0)
