"""What Cheops counts besides the base game, by place in the state's `more` and in the tables' `more`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.games.catan.state import Catan
from serai.games.catan.tables import SEATS

OPEN: Final = 0  # whether anyone has settled beside the site
BLACK: Final = 1  # the Pharaoh's own blocks
BLOCKS: Final = 2  # blocks laid, by player
BLESSED: Final = 6  # who holds the Pharaoh's blessing
SIZE: Final = 7

# In the tables: numbers, then a flag for each crossing at the site, then one for each on the Nile.
PYRAMID_SIZE: Final = 0
BLACK_BLOCKS: Final = 1
OWN_BLOCKS: Final = 2
BLESSING: Final = 3
CURSE: Final = 4
LEVELS: Final = 5  # four of them
SITE: Final = 9


def at_site(s: Catan, vertex: i64) -> bool:
    return s.data.more[SITE + vertex] != 0


def on_nile(s: Catan, vertex: i64) -> bool:
    return s.data.more[SITE + s.data.vertices + vertex] != 0


def count_blocks(s: Catan) -> i64:
    """All blocks of the pyramid."""
    n = s.more[BLACK]
    p: i64 = 0
    while p < SEATS:
        n += s.more[BLOCKS + p]
        p += 1
    return n
