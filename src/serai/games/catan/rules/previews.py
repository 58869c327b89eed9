"""What a move of a turn costs or brings, said before it is made."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.flow import Note
from serai.games.catan.rules.build import CARD, COSTS, SETTLEMENT, item_of, place_of
from serai.games.catan.rules.trade import DIGIT, rate
from serai.games.catan.state import Catan
from serai.games.catan.tables import BANK, BUY, GOLD, NO_HARBOUR, RESOURCES, SEA


def cost_note(item: i64, gold: i64) -> Note:  # rule B16
    """What a piece or card costs, with so many gold pieces besides."""
    return Note("costs", told_cost(item) | gold << (GOLD * DIGIT))


def told_cost(item: i64) -> i64:
    """A price as one number, the count of each good."""
    told: i64 = 0
    for good in range(RESOURCES):
        told |= i64(COSTS[item][good]) << (good * DIGIT)
    return told


def swap_note(good: i64, n: i64, wanted: i64, gold: i64) -> Note:  # rule B18, B19
    """What is given for one card, with so many gold pieces besides."""
    gives = (n << (good * DIGIT)) + (gold << (GOLD * DIGIT))
    return Note("swap-preview", gives, i64(1) << (wanted * DIGIT))


def told_lands(s: Catan, vertex: i64) -> i64:
    """The land around a crossing as one number: each terrain with its number, the first in the lowest bits."""
    told: i64 = 0
    found: i64 = 0
    for at in range(vertex * 3, vertex * 3 + 3):
        h = s.data.vertex_hex[at]
        if h >= 0 and not SEA <= s.terrain[h] < SEA + 3:
            told |= ((s.terrain[h] + 1) << DIGIT | s.number[h]) << (found * 2 * DIGIT)
            found += 1
    return told


def site_note(s: Catan, vertex: i64, price: i64) -> Note:
    """Where a settlement would stand, and what it costs; 0 where it is founded for nothing."""
    lands, harbour = told_lands(s, vertex), s.harbour[vertex]
    if harbour == NO_HARBOUR:
        return Note("site-costs", lands, price) if price else Note("site", lands)
    return Note("port-costs", lands, harbour - 1, price) if price else Note("port", lands, harbour - 1)


def preview_move(s: Catan, player: i64, move: i64) -> Note | None:
    """What a move of the base game brings; None where its name says all."""
    t = s.data
    if move == BUY:
        return cost_note(CARD, 0)
    if BANK <= move < t.at_road:
        good, wanted = (move - BANK) // t.kinds, (move - BANK) % t.kinds
        return swap_note(good, rate(s, player, good), wanted, 0)
    if t.at_road <= move < t.at_more:
        item = item_of(s, move)
        return site_note(s, place_of(s, move), told_cost(item)) if item == SETTLEMENT else cost_note(item, 0)
    return None
