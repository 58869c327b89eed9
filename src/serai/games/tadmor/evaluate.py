"""How good a position looks for a seat, between 0 and 1: what would be scored now, and what can still grow."""

from __future__ import annotations

from mypy_extensions import i64

from serai.games.tadmor.rules.holdings import count_upgrades, hand_size, wealth
from serai.games.tadmor.scoring import final_bonus, goods_prestige, mission_prestige, temple_prestige
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tables import EPOCHS


def evaluate(s: Tadmor, seat: i64) -> float:
    """The lead over the best opponent, squeezed between 0 and 1."""
    mine = worth(s, seat)
    best = -1000.0
    p: i64 = 0
    while p < s.players:
        if p != seat:
            other = worth(s, p)
            if other > best:
                best = other
        p += 1
    lead = (mine - best) / 60.0
    if lead < 0.0:
        return 0.5 / (1.0 - lead)
    return 1.0 - 0.5 / (1.0 + lead)


def worth(s: Tadmor, p: i64) -> float:
    """Prestige points at the end, if nothing more were built, and a price for what helps to build."""
    if not s.stack:
        return float(s.pp[p])
    rounds_left = s.data.rounds * EPOCHS - s.round + 1
    epochs_left = EPOCHS - s.epoch()
    points = s.pp[p] + mission_prestige(s, p) + temple_prestige(s, p) + goods_prestige(s, p) + final_bonus(s, p)
    towers = s.tower[p] * s.data.tower_prestige * epochs_left
    figures = s.camels[p] + s.ships[p]
    growth = 1.1 * float(figures) + 0.6 * float(count_upgrades(s, p))
    stores = 0.7 * float(wealth(s, p)) + 0.8 * float(hand_size(s, p))
    if rounds_left <= 1:
        stores *= 0.5
    return float(points + towers) + growth * float(rounds_left) + stores
