"""The first state: material by the number of players, before anyone has chosen anything."""

from __future__ import annotations

from serai.core.flow import NOBODY
from serai.games.tadmor.rules.preparation import Preparation
from serai.games.tadmor.state import ABSENT, UNUSED, Tadmor
from serai.games.tadmor.tables import GOODS, KINDS, MISSIONS, UPGRADES, Tables


def start(data: Tables, players: int, options: dict[str, str]) -> Tadmor:  # rule S1, S2, S3, S5, S6, S11
    """Seat 1 is the start player; who sits there is decided before the match."""
    s = Tadmor.blank(data, players)
    s.expert = 1 if options["experienced"] == "yes" else 0
    for kind in range(KINDS):
        s.pile[kind] = data.copies[players - 2]
    hand_out_goods(s)
    leave_out(s)
    s.then(Preparation(NOBODY))
    return s


def hand_out_goods(s: Tadmor) -> None:  # rule S7
    for p in range(s.players):
        for good in range(GOODS):
            s.store[p * GOODS + good] = s.data.goods[good]


def leave_out(s: Tadmor) -> None:  # rule S14
    """Tiles and cards that are not used with so many players: fourteen upgrades with two."""
    bit = 1 << (s.players - 2)
    for upgrade in range(UPGRADES):
        if not s.data.upgrade_players[upgrade] & bit:
            s.upgrade_at[upgrade] = UNUSED
    for mission in range(MISSIONS):
        if not s.data.mission_players[mission] & bit:
            s.mission_at[mission] = ABSENT
