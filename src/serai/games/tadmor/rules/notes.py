"""Notes that players read before they choose: costs, and what a tile or card does by its printed values."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import Note
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tables import (
    MISSION_EFFECTS,
    U_CASH,
    U_FINAL,
    U_GOOD_PRESTIGE,
    U_MARKET,
    U_RAID_SHARE,
    U_SHIP_BONUS,
    U_TRADE,
    UPGRADE_EFFECTS,
)


def cost_note(costs: vec[i64], at: i64, discount: i64) -> Note:  # rule A10
    """The four costs from `at` on, and how many goods of them need not be paid."""
    whole = costs[at] + costs[at + 1] + costs[at + 2] + costs[at + 3]
    if whole <= discount:
        return Note("costs-nothing")
    if discount:
        return Note("costs-less", costs[at], costs[at + 1], costs[at + 2], costs[at + 3], discount)
    return Note("costs", costs[at], costs[at + 1], costs[at + 2], costs[at + 3])


def tile_note(s: Tadmor, upgrade: i64) -> Note:
    """What an upgrade does, with the numbers printed on it."""
    data = s.data
    effect, amount, extra = data.upgrade_effect[upgrade], data.amount[upgrade], data.extra[upgrade]
    message = "tile-" + UPGRADE_EFFECTS[effect]
    if effect == U_TRADE:
        return Note(message, data.give[upgrade], amount, data.get[upgrade])
    if effect == U_CASH:
        return Note(message, extra % 100, extra // 100)
    if effect == U_MARKET:
        return Note(message if extra == 0 else message + "-one-way")
    if effect == U_SHIP_BONUS or effect == U_GOOD_PRESTIGE or effect == U_RAID_SHARE or effect == U_FINAL:
        return Note(message, amount, extra)
    return Note(message, amount)


def favour_note(s: Tadmor, mission: i64) -> Note:
    """What a mission brings when it is returned."""
    return Note("favour-" + MISSION_EFFECTS[s.data.mission_effect[mission]], s.data.mission_amount[mission])
