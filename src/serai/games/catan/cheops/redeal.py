"""What a seat cannot know in Cheops: the base game's secrets, as all of the pyramid is open."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.games.catan.cheops.state import Cheops
from serai.games.catan.redeal import deal_hidden


def redeal(s: Cheops, seat: i64, rng: Rng) -> Cheops:
    """A clone in which all that is doubtful to the seat has changed places."""
    t = s.clone()
    deal_hidden(t, seat, rng)
    return t
