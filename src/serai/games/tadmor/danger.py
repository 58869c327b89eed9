"""Raiders in a plan: one's own card is known, another's is guessed from where its owner stands."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.games.tadmor.rules.raiders import is_immune
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tables import REGIONS, SPACES

SENT_HOME: Final = 4.0  # points that a figure would have brought
UNLIKELY: Final = 0.2  # how likely somebody raids a region where he stands himself, beside one where he does not


def is_raided(s: Tadmor, p: i64, place: i64) -> bool:
    """Whether one's own raiders will come there."""
    if s.raider != p or place >= SPACES or s.data.place_region[place] != s.plan:
        return False
    return not is_immune(s, p)


def dangers(s: Tadmor, p: i64) -> vec[float]:
    """By region: the points that one more figure there is likely to lose to another's raiders."""
    found = vec[float]([0.0] * REGIONS)
    raider = s.raider
    if raider == NOBODY or raider == p or is_immune(s, p):
        return found
    whole = 0.0
    for region in range(REGIONS):
        if region != s.current:
            found[region] = UNLIKELY if stands_in(s, raider, region) and not is_immune(s, raider) else 1.0
            whole += found[region]
    for region in range(REGIONS):
        found[region] *= SENT_HOME / whole
    return found


def stands_in(s: Tadmor, p: i64, region: i64) -> bool:
    for place in s.data.spaces:
        if s.owner[place] == p and s.data.place_region[place] == region:
            return True
    return False
