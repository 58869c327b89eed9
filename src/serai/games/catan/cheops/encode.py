"""The pyramid as numbers, behind those of the base game."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from serai.core.flow import State
from serai.core.writer import Encoder, Writer
from serai.games.catan.cheops.rules.pyramid import is_cursed
from serai.games.catan.cheops.state import Cheops, count_blocks
from serai.games.catan.cheops.tables import LEVELS
from serai.games.catan.encode import encode_table
from serai.games.catan.tables import SEATS

MOST_BLOCKS: Final = 30


class CheopsEncoder(Encoder):
    def write(self, s: State, seat: i64, w: Writer) -> None:
        encode(cast(Cheops, s), seat, w)


def encode(s: Cheops, seat: i64, w: Writer) -> None:
    encode_table(s, seat, w)
    w.flag(s.begun != 0)
    w.count(s.black, MOST_BLOCKS)
    w.counts(s.blocks, 0, s.players, MOST_BLOCKS)
    w.skip(SEATS - s.players)
    left = count_blocks(s)
    for level in range(LEVELS):
        laid = min(left, s.tables.levels[level])
        w.count(laid, MOST_BLOCKS)
        left -= laid
    w.hot(s.blessed, SEATS)
    for p in range(s.players):
        w.flag(is_cursed(s, p))
    w.skip(SEATS - s.players)
