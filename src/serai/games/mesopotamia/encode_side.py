"""One empire as numbers: goods, technologies, dice, miniatures, missions that the seat may see, points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.writer import Writer
from serai.games.mesopotamia.rules.ending import garden_points, track_points, trade_points
from serai.games.mesopotamia.rules.missions import best_missions, hand, holdings, is_met, mission_points
from serai.games.mesopotamia.rules.tracks import position
from serai.games.mesopotamia.state import EVENT, POPULATION, Mesopotamia
from serai.games.mesopotamia.tables import (
    ACTIONS,
    AMPHORAE,
    COLOURS,
    DICE,
    EMPIRES,
    GOODS,
    KINDS,
    LEVELS,
    PIECES,
    SIDES,
    SIGNS,
    STOCK,
)
from serai.games.mesopotamia.tables_events import MISSIONS
from serai.games.mesopotamia.units import unit_limit

MOST_GOODS: Final = 60
MOST_POSITION: Final = 30  # on a track
MOST_UNITS: Final = 3  # of a kind
MOST_MISSIONS: Final = 8
MOST_POINTS: Final = 100
MOST_LINE: Final = 40
LINES: Final = ("events", "population", "gardens", "trade", "tokens", "settlements", "areas", "missions")

# What `encode` counts of each side while it goes over the map: miniatures by kind, then
SETTLED: Final[i64] = KINDS
WALLED: Final[i64] = KINDS + 1
EVENT_DICE: Final[i64] = KINDS + 2
TOKEN_POINTS: Final[i64] = KINDS + 3
HELD: Final[i64] = KINDS + 4  # areas occupied
TRADES: Final[i64] = KINDS + 5  # amphorae on trade tokens
IN_HAND: Final[i64] = KINDS + 6  # missions
TALLY: Final[i64] = KINDS + 7

DIE: Final[i64] = COLOURS + SIGNS + 1
SIDE: Final[i64] = (
    EMPIRES + SIDES + GOODS + ACTIONS + 1 + DICE * DIE + 2 + KINDS + 2 + 4 + 1 + 3 * MISSIONS + 1 + len(LINES)
)  # cells of an empire


def encode_side(s: Mesopotamia, side: i64, seat: i64, tally: vec[i64], w: Writer) -> None:
    """An empire as a seat sees it."""
    w.hot(s.empire[side], EMPIRES)
    w.equals(s.role, 0, SIDES, side)
    w.counts(s.goods, side * GOODS, GOODS, MOST_GOODS)
    w.counts(s.level, side * ACTIONS, ACTIONS, LEVELS)
    w.count(s.ziggurat[side], DICE)
    _dice(s, side, w)
    w.count(position(s, side, POPULATION), MOST_POSITION)
    w.count(position(s, side, EVENT), MOST_POSITION)
    _stock(s, side, tally, w)
    _missions(s, side, side == seat or s.over != 0, tally[side * TALLY + IN_HAND], w)
    _points(s, side, tally, w)


def _dice(s: Mesopotamia, side: i64, w: Writer) -> None:
    """The dice there are, one after the other."""
    at, first = w.at, side * DICE
    spent: i64 = 0
    if s.turn == side:
        spent = s.spent
    for i in range(first, first + DICE):
        if s.colour[i] >= 0:
            w.one(at + s.colour[i])
            if s.face[i] >= 0:
                w.one(at + COLOURS + s.face[i])
            if spent >> i - first & 1:
                w.one(at + COLOURS + SIGNS)
            at += DIE
    w.at += DICE * DIE


def _stock(s: Mesopotamia, side: i64, tally: vec[i64], w: Writer) -> None:
    """Miniatures on the map, and what is left of everything else."""
    first = side * TALLY
    units: i64 = 0
    for kind in range(KINDS):
        units += tally[first + kind]
    w.counts(tally, first, KINDS, MOST_UNITS)
    w.count(units, PIECES)
    w.count(unit_limit(s, side), PIECES)
    w.count(STOCK - tally[first + SETTLED], STOCK)
    w.count(STOCK - tally[first + WALLED], STOCK)
    w.count(AMPHORAE - tally[first + TRADES], AMPHORAE)
    w.count(STOCK - tally[first + EVENT_DICE], STOCK)


def _missions(s: Mesopotamia, side: i64, seen: bool, held: i64, w: Writer) -> None:
    """How many missions there are; to their owner which, which are met, and which are fulfilled together."""
    w.count(held, MOST_MISSIONS)
    if seen and held:
        _own_missions(s, side, w)
    w.skip(3 * MISSIONS)


def _own_missions(s: Mesopotamia, side: i64, w: Writer) -> None:
    have, met = holdings(s, side), False
    for mission in hand(s, side):
        w.mark(2 * mission)
        if is_met(s, mission, have):
            w.mark(2 * mission + 1)
            met = True
    if met:
        for mission in best_missions(s, side):
            w.mark(2 * MISSIONS + mission)


def _points(s: Mesopotamia, side: i64, tally: vec[i64], w: Writer) -> None:
    """All points, then by where they come from; nothing during the set-up."""
    total, first = w.at, side * TALLY
    w.skip(1)
    if s.round == 0:
        w.skip(len(LINES))
        return
    public = _line(track_points(s, side, EVENT), w) + _line(track_points(s, side, POPULATION), w)
    public += _line(garden_points(s, side), w) + _line(trade_points(s, side), w) + _line(tally[first + TOKEN_POINTS], w)
    public += _line(tally[first + SETTLED] * s.data.settlement_points, w)
    public += _line(tally[first + HELD] * s.data.area_points, w)
    if s.over:
        w.count(mission_points(s, side), MOST_LINE)
        public = s.total[side]
    else:
        w.skip(1)
    w.put(total - w.at, public, MOST_POINTS)


def _line(points: i64, w: Writer) -> i64:
    w.count(points, MOST_LINE)
    return points
