"""Returned missions: the favour each of them brings, and when it may be asked for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Fault
from serai.games.tadmor.rules.goods import PickTile, any_tile_fault
from serai.games.tadmor.rules.holdings import ANY_GOOD, TakeGood
from serai.games.tadmor.rules.missions import DrawMission, draw_fault
from serai.games.tadmor.rules.temple import build_temple, foundation_fault, lay_foundation, temple_fault
from serai.games.tadmor.rules.tower import Strike, any_strike_fault, grow
from serai.games.tadmor.rules.trade import MOST_CAMELS, MOST_SHIPS, add_camel, add_ship
from serai.games.tadmor.rules.upgrades import Gain, any_free_fault
from serai.games.tadmor.state import BUILDING, CARDS_MOVED, OPEN, RETURNED, UPGRADING, Tadmor
from serai.games.tadmor.tables import (
    M_CAMEL,
    M_DESTROY,
    M_DRAW,
    M_FOUNDATION,
    M_GOOD,
    M_LEVELS,
    M_MARKET,
    M_PLACE,
    M_REDIRECT,
    M_RESOURCES,
    M_SHIP,
    M_SWAP,
    M_TEMPLE,
    M_UNEARTH,
    M_UPGRADES,
    MISSIONS,
)

NOT_OPEN: Final = 70
LICENSED: Final = 72
OTHER_TIME: Final = 200  # and the mission's number: each has its own rule
FAVOUR_FAULTS: Final[tuple[Fault, ...]] = (
    (NOT_OPEN, "A15", "not-open"),
    (LICENSED, "K13", "licensed"),
    *[(OTHER_TIME + m, f"K{m + 1}", "other-time") for m in range(MISSIONS)],
)

# When a mission may be returned.
MOMENTS: Final = ("any-time", "placing", "raid", "after-raid", "upgrading", "after-upgrades", "building", "acting")


def is_build_favour(effect: i64) -> bool:  # rule K1, K2, K3, K4, K7, K8, K19, K20, K21, K22
    return (
        effect == M_GOOD
        or effect == M_TEMPLE
        or effect == M_LEVELS
        or effect == M_FOUNDATION
        or effect == M_DESTROY
        or effect == M_DRAW
    )


def figure_fault(s: Tadmor, p: i64, effect: i64) -> i64:  # rule K5, K6, K11, K12
    """A favour skips the conditions of a new figure, not the number there are."""
    if effect == M_SHIP:
        return MOST_SHIPS if s.ships[p] >= s.data.most_ships else FINE
    return MOST_CAMELS if s.camels[p] >= s.data.most_camels else FINE


def moment_of(s: Tadmor, mission: i64) -> i64:  # rule A15
    """When a mission may be returned: a number of MOMENTS."""
    effect = s.data.mission_effect[mission]
    if is_build_favour(effect):
        return 6
    if effect == M_SHIP or effect == M_CAMEL:
        return 0
    if effect == M_PLACE:
        return 1
    if effect == M_REDIRECT or effect == M_SWAP:
        return 2 if effect == M_REDIRECT else 3
    if effect == M_UNEARTH or effect == M_UPGRADES:
        return 4 if effect == M_UNEARTH else 5
    return 7


def return_fault(s: Tadmor, p: i64, mission: i64, subphase: i64) -> i64:  # rule A15
    """Whether an open mission can be returned in a window of this sub-phase of the action phase."""
    if s.mission_at[mission] != OPEN + p:
        return NOT_OPEN
    effect = s.data.mission_effect[mission]
    if effect == M_SHIP or effect == M_CAMEL:
        return figure_fault(s, p, effect)
    if effect == M_RESOURCES:
        return FINE
    if effect == M_MARKET:
        return LICENSED if s.licence[p] else FINE
    if effect == M_UNEARTH and subphase == UPGRADING:  # rule K25, K26
        return any_free_fault(s, 1)
    if is_build_favour(effect) and subphase == BUILDING:
        return build_favour_fault(s, p, effect)
    return OTHER_TIME + mission


def build_favour_fault(s: Tadmor, p: i64, effect: i64) -> i64:
    if effect == M_GOOD:
        return any_tile_fault(s)
    if effect == M_TEMPLE:
        return temple_fault(s, p, 1)
    if effect == M_FOUNDATION:
        return foundation_fault(s, p)
    if effect == M_DESTROY:
        return any_strike_fault(s, p, 1)
    return draw_fault(s) if effect == M_DRAW else FINE


def scholar_fault(s: Tadmor, p: i64, mission: i64, late: i64) -> i64:  # rule K15, K25, K26
    """The favours of the upgrade sub-phase; K15 only when all upgrades have been bought."""
    if s.mission_at[mission] != OPEN + p:
        return NOT_OPEN
    effect = s.data.mission_effect[mission]
    if effect == M_UNEARTH or (effect == M_UPGRADES and late):
        return any_free_fault(s, 1 if effect == M_UNEARTH else 0)
    return OTHER_TIME + mission


def turn_over(s: Tadmor, p: i64, mission: i64) -> None:  # rule A15
    s.mission_at[mission] = RETURNED + p
    s.touch(CARDS_MOVED)
    s.tell("returned", p, mission)


def ask_favour(s: Tadmor, p: i64, mission: i64) -> None:  # rule A15
    """Return the mission and receive what it promises."""
    turn_over(s, p, mission)
    effect, amount = s.data.mission_effect[mission], s.data.mission_amount[mission]
    if effect == M_SHIP:  # rule K5, K6
        add_ship(s, p)
    elif effect == M_CAMEL:  # rule K11, K12
        add_camel(s, p)
    elif effect == M_RESOURCES:  # rule K16, K17, K18
        s.then(TakeGood(p, ANY_GOOD, amount, 0, 1))
    elif effect == M_MARKET:  # rule K13
        s.licence[p] = 1
        s.touch(p)
    elif effect == M_UPGRADES:  # rule K15
        s.then(Gain(p, amount, 0, 0))
    elif effect == M_UNEARTH:  # rule K25, K26
        s.then(Gain(p, 1, 0, 1))
    else:
        ask_build_favour(s, p, effect, amount)


def ask_build_favour(s: Tadmor, p: i64, effect: i64, amount: i64) -> None:
    if effect == M_GOOD:  # rule K1, K2
        s.then(PickTile(p, NOBODY, 1))
    elif effect == M_TEMPLE:  # rule K3, K4
        build_temple(s, p, 1)
    elif effect == M_LEVELS:  # rule K7, K8
        grow(s, p, amount)
    elif effect == M_FOUNDATION:  # rule K19
        lay_foundation(s, p)
    elif effect == M_DESTROY:  # rule K20
        s.then(Strike(p, amount, 1))
    else:  # rule K21, K22
        for _ in range(amount):
            s.then(DrawMission(p))


def has_build_favour(s: Tadmor, p: i64) -> bool:
    """Whether an open mission belongs to the building sub-phase."""
    for m in range(MISSIONS):
        if s.mission_at[m] == OPEN + p and is_build_favour(s.data.mission_effect[m]):
            return True
    return False
