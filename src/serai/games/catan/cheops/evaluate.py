"""How good a position of Cheops looks for a seat: the base game's worth, blocks, ships and a place at the site."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.games.catan.cheops.rules.pyramid import sits_at_site
from serai.games.catan.cheops.state import Cheops
from serai.games.catan.evaluate import finished, odds, worth
from serai.games.catan.rules.build import SHIP

LAID: Final = 0.12  # a block, besides the points it brings
AT_SITE: Final = 0.3  # blocks cost no gold there
UNUSED: Final = 0.04  # a ship that lies in stock ...
SPARE_SHIPS: Final = 2  # ... down to so many


def evaluate(s: Cheops, seat: i64) -> float:
    """The seat's odds against all others."""
    if not s.stack:
        return finished(s, seat)
    return odds([worth(s, p) + building(s, p) for p in range(s.players)], seat)


def building(s: Cheops, player: i64) -> float:
    waiting = max(s.stock[player * 4 + SHIP], SPARE_SHIPS)
    value = LAID * float(s.blocks[player]) - UNUSED * float(waiting)
    return value + (AT_SITE if sits_at_site(s, player) else 0.0)
