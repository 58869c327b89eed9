"""What a seat cannot know, dealt anew: missions in other hands and the deck, and the raiders' next region."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.core.rng import Rng, in_order
from serai.games.tadmor.state import DECK, HAND, OPEN, Tadmor
from serai.games.tadmor.tables import MISSIONS, REGIONS


def redeal(s: Tadmor, seat: i64, rng: Rng) -> Tadmor:
    found = s.clone()
    for batch in range(s.shuffles + 1):
        redeal_missions(found, seat, batch, rng)
    if s.plan != NOBODY and s.raider != seat:
        redeal_plan(found, rng)
    return found


def is_hidden(s: Tadmor, seat: i64, mission: i64) -> bool:
    where = s.mission_at[mission]
    return where == DECK or (HAND <= where < OPEN and where != HAND + seat)


def redeal_missions(s: Tadmor, seat: i64, batch: i64, rng: Rng) -> None:
    """Cards of one shuffle change places among themselves: who drew before the next shuffle is public."""
    hidden = vec[i64]()
    places = vec[i64]()
    for m in range(MISSIONS):
        if s.batch[m] == batch and is_hidden(s, seat, m):
            hidden = append(hidden, m)
            places = append(places, s.mission_at[m])
    in_order(places)
    rng.shuffle(places)
    for i in range(len(hidden)):
        s.mission_at[hidden[i]] = places[i]


def redeal_plan(s: Tadmor, rng: Rng) -> None:
    """Any region but the one that lay open when the card was chosen, which still lies there."""
    regions = vec[i64]()
    for region in range(REGIONS):
        if region != s.current:
            regions = append(regions, region)
    s.plan = regions[rng.below(len(regions))]
