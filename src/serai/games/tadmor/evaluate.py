"""How good a position looks for a seat, between 0 and 1: what would be scored now, and what can still grow."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.flow import FINE
from serai.games.tadmor.rules.deeds import deed_fault, deed_of
from serai.games.tadmor.rules.holdings import count_upgrades, hand_size, wealth
from serai.games.tadmor.rules.missions import any_fulfil_fault
from serai.games.tadmor.rules.tower import lowest_tower
from serai.games.tadmor.rules.trade import camel_fault, ship_fault
from serai.games.tadmor.scoring import final_bonus, goods_prestige, mission_prestige, temple_prestige
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tables import (
    CARAVAN,
    EPOCHS,
    FULFIL,
    GAIN,
    GOOD,
    PEACE,
    SHIPYARD,
    START,
    TAX,
    UPGRADE,
    WAR,
)

GOODS_WORTH: Final = 0.7  # of one resource
CARD_WORTH: Final = 0.8  # of a mission in hand
FIGURE_WORTH: Final = 1.1  # of a camel or ship in each round to come
UPGRADE_WORTH: Final = 0.6  # of an upgrade in each round to come


def evaluate(s: Tadmor, seat: i64) -> float:
    """The lead over the best opponent, squeezed between 0 and 1."""
    mine = worth(s, seat)
    best = -1000.0
    for p in range(s.players):
        if p != seat:
            other = worth(s, p)
            if other > best:
                best = other
    lead = (mine - best) / 60.0
    if lead < 0.0:
        return 0.5 / (1.0 - lead)
    return 1.0 - 0.5 / (1.0 + lead)


def rounds_left(s: Tadmor) -> float:
    return float(s.data.rounds * EPOCHS - s.round)


def worth(s: Tadmor, p: i64) -> float:
    """Prestige points at the end, if nothing more were built, and a price for what helps to build."""
    if not s.stack:
        return float(s.pp[p])
    epochs_left = EPOCHS - s.epoch()
    points = s.pp[p] + mission_prestige(s, p) + temple_prestige(s, p) + goods_prestige(s, p) + final_bonus(s, p)
    towers = s.tower[p] * s.data.tower_prestige * epochs_left
    growth = FIGURE_WORTH * float(s.camels[p] + s.ships[p]) + UPGRADE_WORTH * float(count_upgrades(s, p))
    stores = GOODS_WORTH * float(wealth(s, p)) + CARD_WORTH * float(hand_size(s, p))
    if rounds_left(s) < 1.0:
        stores *= 0.3
    return float(points + towers) + growth * rounds_left(s) + stores + prospects(s, p)


def prospects(s: Tadmor, p: i64) -> float:
    """What the figures on the board may still bring: about half of it, so that acting is always better."""
    found = 0.0
    for place in s.data.places:
        if s.owner[place] == p:
            found += prospect(s, p, place)
    return found


def prospect(s: Tadmor, p: i64, place: i64) -> float:
    effect = s.data.place_effect[place]
    amount = float(s.data.place_amount[place * EPOCHS + s.epoch()])
    if effect == GAIN:
        return 0.5 * GOODS_WORTH * amount if rounds_left(s) >= 1.0 else 0.15 * amount
    if effect == PEACE:
        return 0.8 * amount
    if effect == UPGRADE:
        net = UPGRADE_WORTH * rounds_left(s) - GOODS_WORTH * float(s.data.upgrade_price[s.epoch()])
        return 0.5 * net if net > 0.0 else 0.0
    if effect == CARAVAN or effect == SHIPYARD:
        fault = camel_fault(s, p) if effect == CARAVAN else ship_fault(s, p)
        return 0.5 * FIGURE_WORTH * rounds_left(s) if fault == FINE else 0.0
    return build_prospect(s, p, place)


def build_prospect(s: Tadmor, p: i64, place: i64) -> float:
    effect = s.data.place_effect[place]
    if effect == FULFIL:
        return 2.5 if any_fulfil_fault(s, p) == FINE else 0.2 * float(hand_size(s, p))
    deed = deed_of(s, place)
    if deed >= 0:
        likely = 1.2 if effect == GOOD else 1.6
        return likely if deed_fault(s, p, deed) == FINE else 0.3
    if effect == TAX:
        return 0.5 * float(s.data.tax_prestige[s.epoch()])
    if effect == WAR:
        return 0.8 * float(s.tower[p] - lowest_tower(s))
    return 0.4 if effect == START else 0.3
