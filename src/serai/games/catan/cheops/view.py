"""What each seat sees of Cheops: the base game's table and the pyramid, all of which is open."""

from __future__ import annotations

import msgspec

from serai.games.catan.cheops.columns import BLACK, BLESSED, BLOCKS, LEVELS, OPEN, at_site, count_blocks
from serai.games.catan.cheops.rules.pyramid import is_cursed
from serai.games.catan.state import Catan
from serai.games.catan.view import CatanView
from serai.games.catan.view import view as base_view


class CheopsView(CatanView, frozen=True):
    """The base game's table and the pyramid."""

    site: list[str]
    begun: bool
    black: int
    blocks: list[int]
    levels: list[int]
    blessed: int | None
    cursed: list[int]


def view(s: Catan, seat: int) -> CheopsView:
    """Start from what the base game shows, add the pyramid."""
    names = s.data.lattice.vertex_names
    return CheopsView(
        **msgspec.structs.asdict(base_view(s, seat)),
        site=[names[v] for v in range(s.data.vertices) if at_site(s, v)],
        begun=bool(s.more[OPEN]),
        black=int(s.more[BLACK]),
        blocks=[int(s.more[BLOCKS + p]) for p in range(s.players)],
        levels=levels(s),
        blessed=int(s.more[BLESSED]) if s.more[BLESSED] >= 0 else None,
        cursed=[p for p in range(s.players) if is_cursed(s, p)],
    )


def levels(s: Catan) -> list[int]:
    """How many blocks lie on each level, the lowest first: a level is begun when the one under it is whole."""
    # rule C10
    left, found = int(count_blocks(s)), []
    for i in range(4):
        found.append(min(left, int(s.data.more[LEVELS + i])))
        left -= found[-1]
    return found
