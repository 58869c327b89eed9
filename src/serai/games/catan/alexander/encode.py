"""The march as numbers, behind those of the base game."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from serai.core.flow import State
from serai.core.writer import Encoder, Writer
from serai.games.catan.alexander.rules.auction import Bid, Payment
from serai.games.catan.alexander.state import Alexander, count_reinforcements
from serai.games.catan.alexander.tables import ADVISERS, CHIP_KINDS, MOST_STAGES
from serai.games.catan.encode import encode_table
from serai.games.catan.tables import SEATS

MOST_BID: Final = 60
MOST_CHIPS: Final = 20
MOST_REINFORCEMENTS: Final = 100

EVENTS: Final[i64] = CHIP_KINDS + 1
AUCTION: Final[i64] = 1 + EVENTS + 1 + 2 * SEATS  # whether there is one, its event, the highest bid, whose, who is in
BIDS: Final = 5  # as many numbers


class AlexanderEncoder(Encoder):
    def write(self, s: State, seat: i64, w: Writer) -> None:
        encode(cast(Alexander, s), seat, w)


def encode(s: Alexander, seat: i64, w: Writer) -> None:
    encode_table(s, seat, w)
    w.count(s.passed, MOST_STAGES)
    w.count(count_reinforcements(s), MOST_REINFORCEMENTS)
    w.counts(s.won, 0, s.players, MOST_CHIPS)
    w.skip(SEATS - s.players)
    w.counts(s.chips, 0, CHIP_KINDS, MOST_CHIPS)
    w.count(s.removed, MOST_CHIPS)
    w.hots(s.advisers, 0, ADVISERS, SEATS)
    _auction(s, w)


def _auction(s: Alexander, w: Writer) -> None:
    for frame in s.stack:
        if isinstance(frame, Bid):
            _bids(frame.event, frame.high, frame.leader, frame.still_in, w)
            return
        if isinstance(frame, Payment):
            _bids(frame.event, frame.left, frame.player, 1 << frame.player, w)
            return
    w.blank(BIDS, AUCTION)


def _bids(event: i64, high: i64, leader: i64, still_in: i64, w: Writer) -> None:
    w.flag(True)
    w.hot(event, EVENTS)
    w.count(high, MOST_BID)
    w.hot(leader, SEATS)
    w.bits(still_in, SEATS)
