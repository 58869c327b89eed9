"""How good a position looks for a seat, between 0 and 1, by weights learned from self-play."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.scales import Scales, chance_of
from serai.games.marco_polo_2.features import features
from serai.games.marco_polo_2.state import Journey
from serai.games.marco_polo_2.tables import CAMEL, HELD

SURE: Final = 3.0  # points that make a lead in the last round likely to stay ...
OPEN: Final = 12.0  # ... and those to be added where the whole match is still to be played

SCALES: Final = Scales()


def worth(s: Journey, p: i64) -> float:
    """Points at the end, up to a number that is the same for all players."""
    if not s.stack:
        return float(s.points[p]) + float(s.goods[p * HELD + CAMEL]) / 1000.0
    return SCALES.weigh(features(s, p))


def evaluate(s: Journey, seat: i64) -> float:
    """The chance to win; the more rounds are left, the more can still change."""
    doubt = SURE + OPEN * float(s.data.rounds - s.round) / float(s.data.rounds)
    return chance_of([worth(s, p) for p in range(s.players)], seat, doubt)
