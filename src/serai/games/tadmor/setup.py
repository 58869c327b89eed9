"""The first state: material by the number of players, before anyone has chosen anything."""

from __future__ import annotations

from serai.core.flow import NOBODY
from serai.games.tadmor.rules.preparation import Preparation
from serai.games.tadmor.state import UNUSED, Tadmor
from serai.games.tadmor.tables import GOODS, KINDS, UPGRADES, Tables


def start(data: Tables, players: int, options: dict[str, str]) -> Tadmor:  # rule S1, S2, S3, S5, S6, S11
    """Seat 1 is the start player; who sits there is decided before the match."""
    s = Tadmor.blank(data, players)
    s.expert = 1 if options["experienced"] == "yes" else 0
    for kind in range(KINDS):
        s.pile[kind] = data.copies[players - 2]
    hand_out_goods(s)
    if players == 2:
        leave_out_upgrades(s)
    s.then(Preparation(NOBODY))
    return s


def hand_out_goods(s: Tadmor) -> None:  # rule S7
    for p in range(s.players):
        for good in range(GOODS):
            s.store[p * GOODS + good] = s.data.goods[good]


def leave_out_upgrades(s: Tadmor) -> None:  # rule S14
    """With two players fourteen upgrades stay out of the game."""
    for upgrade in range(UPGRADES):
        if not s.data.for_two[upgrade]:
            s.upgrade_at[upgrade] = UNUSED
