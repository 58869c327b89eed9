"""How good a position looks for a seat, between 0 and 1, by weights learned from self-play."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.scales import Scales, chance_of
from serai.games.tadmor.features import features
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tables import EPOCHS

SURE: Final = 5.0  # prestige points that make a lead in the last round likely to stay ...
OPEN: Final = 20.0  # ... and those to be added where the whole match is still to be played

SCALES: Final = Scales()


def worth(s: Tadmor, p: i64) -> float:
    """Prestige points at the end, up to a number that is the same for all players."""
    return SCALES.weigh(features(s, p)) if s.stack else float(s.pp[p])


def evaluate(s: Tadmor, seat: i64) -> float:
    """The chance to win; the more rounds are left, the more can still change."""
    rounds = s.data.rounds * EPOCHS
    doubt = SURE + OPEN * float(rounds - s.round) / float(rounds)
    return chance_of([worth(s, p) for p in range(s.players)], seat, doubt)
