"""What an offered move costs or brings, before any discount, for the player who is asked."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import Note
from serai.games.tadmor.rules.deeds import (
    D_DOUBLE,
    D_GREY,
    D_OWN_TEMPLE,
    D_RED,
    D_SINGLE,
    D_TEMPLE,
    D_TEMPLE_DRAW,
    deed_of,
)
from serai.games.tadmor.rules.tower import level_costs
from serai.games.tadmor.rules.trade import peace_factor, ship_bonus
from serai.games.tadmor.state import SITES, Tadmor
from serai.games.tadmor.tables import EPOCHS, GAIN, GOODS, PEACE, SHIP


def preview_use(s: Tadmor, p: i64, place: i64) -> Note | None:
    """Resources and points of a space, or the price of its build action."""
    amount = s.data.place_amount[place * EPOCHS + s.epoch()]
    if s.data.place_effect[place] == GAIN:
        good = s.data.place_good[place]
        return Note("brings", amount + (ship_bonus(s, p, good) if s.figure[place] == SHIP else 0), good)
    if s.data.place_effect[place] == PEACE:
        return Note("brings-points", amount * peace_factor(s, p))
    return preview_deed(s, p, deed_of(s, place))


def preview_deed(s: Tadmor, p: i64, deed: i64) -> Note | None:
    if deed == D_SINGLE or deed == D_DOUBLE:
        return preview_tower(s, p, 1 if deed == D_SINGLE else 2)
    if D_GREY <= deed <= D_RED:
        return preview_cost(s.data.price, (deed - D_GREY) * GOODS)
    if (deed == D_TEMPLE or deed == D_TEMPLE_DRAW or deed == D_OWN_TEMPLE) and s.temples[p * SITES + 1] == 0:
        return preview_cost(s.data.stage_cost, s.temples[p * SITES] * GOODS)
    return None


def preview_tower(s: Tadmor, p: i64, levels: i64) -> Note:
    return preview_cost(level_costs(s, p, levels), 0)


def preview_cost(costs: vec[i64], at: i64) -> Note:
    return Note("costs", costs[at], costs[at + 1], costs[at + 2], costs[at + 3])
