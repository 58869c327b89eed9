"""What a position will be worth at the end: points that are sure, and what it still earns in the rounds to come."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.core.scales import weigh
from serai.games.tadmor.look import (
    KINDS_OPEN,
    RAIDER,
    RAIDER_RICH,
    SCALES,
    START_PLAYER,
    Look,
    highest_other,
    missing_kinds,
    prey,
)
from serai.games.tadmor.rules.holdings import held, stands_on, total
from serai.games.tadmor.rules.tower import lowest_tower
from serai.games.tadmor.state import KINGDOM, RAID, SETUP, Tadmor
from serai.games.tadmor.tables import (
    EPOCHS,
    GOLD,
    GOODS,
    OWN_KINGDOM,
    RAIDERS,
    START,
    TAX,
    U_TAX_IMMUNE,
    U_TOWER_PRESTIGE,
    WAR,
    zeros,
)


def worth(s: Tadmor, seat: i64) -> float:
    """Points a player may expect, less what the others' will be as far as he can change it: towers, tiles, levels."""
    if not s.stack:
        return margin(s, seat)
    found = outlook(s, seat)
    return found - rivals(s, seat) / float(s.players - 1)


def margin(s: Tadmor, seat: i64) -> float:
    """The final lead over the others' average."""
    theirs = 0.0
    for p in range(s.players):
        if p != seat:
            theirs += float(s.pp[p])
    return float(s.pp[seat]) - theirs / float(s.players - 1)


def rivals(s: Tadmor, seat: i64) -> float:
    """What others have that a player can take from them: levels, and kinds they still miss."""
    w = SCALES.weights
    left = rounds_left(s)
    each = float(s.data.tower_prestige * (EPOCHS - s.epoch()))
    found = 0.0
    for p in range(s.players):
        if p != seat:
            found += each * float(s.tower[p])
            if left >= 1.0:
                found += w[KINDS_OPEN] * left * float(missing_kinds(s, p))
    return found


def over(began: Tadmor, s: Tadmor, seat: i64) -> bool:
    """A plan ends with the round."""
    return s.round != began.round


def outlook(s: Tadmor, p: i64) -> float:
    """Prestige points that a player may expect at the end."""
    if not s.stack:
        return float(s.pp[p])
    goods = purse(s, p)
    due = reckon(s, p, goods) if s.phase > RAID else 0.0
    return due + weigh(SCALES.weights, seen(s, p, rounds_left(s), goods, 0))


def purse(s: Tadmor, p: i64) -> vec[i64]:
    """The resources a player holds."""
    goods = zeros(GOODS)
    for good in range(GOODS):
        goods[good] = held(s, p, good)
    return goods


def reckon(s: Tadmor, p: i64, goods: vec[i64]) -> float:
    """What the end of this round brings: war supplies, prestige of the tower, the start player's good, the tax."""
    found = 0.0
    if s.phase < KINGDOM:
        if stands_on(s, p, WAR) != NOBODY:
            found += float(s.tower[p] - lowest_tower(s))
        prestige = total(s, p, U_TOWER_PRESTIGE)
        if prestige and s.tower[p] > highest_other(s, p):
            found += float(prestige)
        if stands_on(s, p, START) != NOBODY:
            goods[0 if goods[0] <= goods[1] else 1] += 1
            if s.start != p and s.round < s.data.rounds * EPOCHS:
                found += SCALES.weights[START_PLAYER]
        if stands_on(s, p, RAIDERS) != NOBODY and s.round < s.data.rounds * EPOCHS:
            found += SCALES.weights[RAIDER] + SCALES.weights[RAIDER_RICH] * prey(s, p)
        found += counsel(s, p)
    return found - tax_due(s, p, goods)


def counsel(s: Tadmor, p: i64) -> float:
    """What the figure on the tile for kingdom actions will bring: war supplies, or no tax."""
    if stands_on(s, p, OWN_KINGDOM) == NOBODY:
        return 0.0
    best = 2.0
    if stands_on(s, p, WAR) == NOBODY and s.tower[p] - lowest_tower(s) > 2:
        best = float(s.tower[p] - lowest_tower(s))
    if stands_on(s, p, TAX) == NOBODY and not total(s, p, U_TAX_IMMUNE):
        saved = 1.7 * float(s.data.tax[s.epoch()])
        best = saved if saved > best else best
    return best


def tax_due(s: Tadmor, p: i64, goods: vec[i64]) -> float:
    """Points that the tax of this round still costs; gold pays it, if there is enough."""
    epoch = s.epoch()
    due = s.data.tax[epoch]
    if due == 0 or s.taxed[p] or s.phase > KINGDOM or total(s, p, U_TAX_IMMUNE) or stands_on(s, p, TAX) != NOBODY:
        return 0.0
    if goods[GOLD] >= due:
        goods[GOLD] -= due
        return 0.0
    return float(s.data.tax_prestige[epoch])


def rounds_left(s: Tadmor) -> float:
    """Rounds whose actions are still to come; the present one is among them until it is acted in."""
    if s.phase == SETUP:
        return float(s.data.rounds * EPOCHS)
    played = s.round if s.phase > RAID else s.round - 1
    return float(s.data.rounds * EPOCHS - played)


def seen(s: Tadmor, p: i64, left: float, goods: vec[i64], cards: i64) -> vec[float]:
    """All that is seen with so many rounds to come, these resources, and so many unknown missions in hand."""
    look = Look(s, p, left, goods)
    look.see_points()
    if left >= 1.0:
        look.see_stores()
        look.see_figures()
        look.see_sets()
        look.see_temples()
        look.see_cards(cards)
        look.see_tiles()
        look.see_tower()
    return look.v
