"""Deals anew what a seat cannot know: missions of the others, and stakes that are not revealed."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.rng import Rng, in_order
from serai.games.mesopotamia.rules.muster import commander, rival
from serai.games.mesopotamia.rules.stakes import MOST, bound, funds, last_part, parts_staked, secret, staked
from serai.games.mesopotamia.state import NOT_USED, UNDER, Mesopotamia
from serai.games.mesopotamia.tables import ROWS
from serai.games.mesopotamia.tables_events import MISSIONS


def redeal(s: Mesopotamia, seat: int, rng: Rng) -> Mesopotamia:
    """The seat keeps its own missions and remembers what it gave back. After the end nothing is hidden."""
    copy = s.clone()
    if s.over:
        return copy
    deal_missions(copy, seat, rng)
    if secret(copy):
        for army in range(2):
            if commander(copy, rival(copy, army)) != seat:
                deal_stake(copy, army, rng)
    return copy


def deal_missions(s: Mesopotamia, me: i64, rng: Rng) -> None:
    """All missions the seat has not seen change places."""  # rules MES161, G58, G76
    unseen = vec[i64]()
    for mission in range(MISSIONS):
        where = s.mission[mission]
        if where not in (NOT_USED, me, UNDER + me):
            unseen = append(unseen, mission)
    places = vec[i64]()
    for mission in unseen:
        places = append(places, s.mission[mission])
    in_order(places)
    rng.shuffle(places)
    for i in range(len(unseen)):
        s.mission[unseen[i]] = places[i]


def deal_stake(s: Mesopotamia, army: i64, rng: Rng) -> None:
    """What an army may have staked so far: any numbers that its knucklebones allow."""  # rules MES086, MES161
    parts = parts_staked(s, army)
    for part in range(ROWS):
        s.stake[army * ROWS + part] = 0
    for part in range(parts):
        least = max(bound(s, army) - staked(s, army), 0) if part == last_part(s) else 0
        most = min(funds(s, army) - staked(s, army), MOST)
        s.stake[army * ROWS + part] = least + rng.below(most - least + 1)
