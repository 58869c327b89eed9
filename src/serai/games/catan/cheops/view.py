"""What each seat sees of Cheops: the base game's table and the pyramid, all of which is open."""

from __future__ import annotations

import msgspec

from serai.games.catan.cheops.rules.pyramid import is_cursed
from serai.games.catan.cheops.state import Cheops, at_site, count_blocks
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


def view(s: Cheops, seat: int) -> CheopsView:
    """Start from what the base game shows, add the pyramid."""
    names = s.data.lattice.vertex_names
    return CheopsView(
        **msgspec.structs.asdict(base_view(s, seat)),
        site=[names[v] for v in range(s.data.vertices) if at_site(s, v)],
        begun=bool(s.begun),
        black=int(s.black),
        blocks=[int(s.blocks[p]) for p in range(s.players)],
        levels=levels(s),
        blessed=int(s.blessed) if s.blessed >= 0 else None,
        cursed=[p for p in range(s.players) if is_cursed(s, p)],
    )


def levels(s: Cheops) -> list[int]:
    """How many blocks lie on each level, the lowest first: a level is begun when the one under it is whole."""
    # rule C10
    left, found = int(count_blocks(s)), []
    for room in s.tables.levels:
        found.append(min(left, int(room)))
        left -= found[-1]
    return found
