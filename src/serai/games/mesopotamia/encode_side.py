"""One empire as numbers: goods, technologies, dice, miniatures, missions that the seat may see, points."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.writer import NONE, Writer
from serai.games.mesopotamia.rules.ending import garden_points, track_points, trade_points
from serai.games.mesopotamia.rules.missions import best_of, hand, holdings, is_met, mission_points
from serai.games.mesopotamia.rules.tracks import position
from serai.games.mesopotamia.state import EVENT, POPULATION, Mesopotamia, part_of
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


OWN_SLOTS: Final[i64] = GOODS + ACTIONS + 2 * DICE + 1
HOLDINGS: Final[i64] = EMPIRES + SIDES + GOODS + ACTIONS + 1 + DICE * DIE + 2
HOLDING_SLOTS: Final[i64] = 1 + SIDES + GOODS + ACTIONS + 1 + 3 * DICE + 2
IN_STOCK: Final[i64] = KINDS + 2 + 4
MISSION_SLOTS: Final[i64] = 1 + 3 * MISSIONS
JUDGED: Final = 3  # numbers that say which missions a side has, meets, and fulfils together
SCORED: Final[i64] = 1 + len(LINES)


def is_table_new(s: Mesopotamia, table: bool, w: Writer) -> bool:
    """Whether anything has changed that concerns all empires, and lies neither on the map nor on a track."""
    new = w.is_new(s.round)
    new = w.is_new(s.over) or new
    new = w.are_new_there(table, s.role, SIDES) or new
    new = w.are_new_there(table, s.empire, SIDES) or new
    return w.are_new_there(table, s.total, SIDES) or new


def encode_side(s: Mesopotamia, side: i64, seat: i64, tally: i64, changed: bool, w: Writer) -> None:
    """An empire as a seat sees it. `tally` is where its slots begin, `changed` whether anything of all is new."""
    spent: i64 = s.spent if s.turn == side else 0
    had = changed  # what missions are judged by
    rolled = changed
    if w.is_touched(s, part_of(side)):
        had = _are_goods_new(s, side, w) or had
        rolled = _are_dice_new(s, side, w) or rolled
    else:
        w.pass_by(OWN_SLOTS, 0)
    if w.is_new(spent) or had or rolled:
        _holdings(s, side, spent, w)
    else:
        w.pass_by(HOLDING_SLOTS, HOLDINGS)
    if changed:
        _stock(s, side, tally, w)
    else:
        w.pass_by(IN_STOCK, IN_STOCK)
    _missions(s, side, side == seat or s.over != 0, had, w.last[tally + IN_HAND], w)
    if changed:
        _points(s, side, tally, w)
    else:
        w.pass_by(SCORED, SCORED)


def _are_goods_new(s: Mesopotamia, side: i64, w: Writer) -> bool:
    """Whether an empire has other goods or technologies, or another ziggurat, than last time."""
    new = w.are_new(s.goods, side * GOODS, GOODS)
    new = w.are_new(s.level, side * ACTIONS, ACTIONS) or new
    return w.is_new(s.ziggurat[side]) or new


def _are_dice_new(s: Mesopotamia, side: i64, w: Writer) -> bool:
    new = w.are_new(s.colour, side * DICE, DICE)
    return w.are_new(s.face, side * DICE, DICE) or new


def _holdings(s: Mesopotamia, side: i64, spent: i64, w: Writer) -> None:
    w.hot(s.empire[side], EMPIRES)
    w.equals(s.role, 0, SIDES, side)
    w.counts(s.goods, side * GOODS, GOODS, MOST_GOODS)
    w.counts(s.level, side * ACTIONS, ACTIONS, LEVELS)
    w.count(s.ziggurat[side], DICE)
    _dice(s, side, spent, w)
    w.count(position(s, side, POPULATION), MOST_POSITION)
    w.count(position(s, side, EVENT), MOST_POSITION)


def _dice(s: Mesopotamia, side: i64, spent: i64, w: Writer) -> None:
    """The dice there are, one after the other."""
    first, left = side * DICE, i64(DICE)
    for i in range(first, first + DICE):
        if s.colour[i] >= 0:
            w.hot(s.colour[i], COLOURS)
            w.hot(s.face[i], SIGNS)
            w.flag(spent >> i - first & 1 != 0)
            left -= 1
    while left > 0:
        w.blank(3, DIE)
        left -= 1


def _stock(s: Mesopotamia, side: i64, tally: i64, w: Writer) -> None:
    """Miniatures on the map, and what is left of everything else."""
    last = w.last
    units: i64 = 0
    for kind in range(KINDS):
        units += last[tally + kind]
    w.counts(last, tally, KINDS, MOST_UNITS)
    w.count(units, PIECES)
    w.count(unit_limit(s, side), PIECES)
    w.count(STOCK - last[tally + SETTLED], STOCK)
    w.count(STOCK - last[tally + WALLED], STOCK)
    w.count(AMPHORAE - last[tally + TRADES], AMPHORAE)
    w.count(STOCK - last[tally + EVENT_DICE], STOCK)


def _missions(s: Mesopotamia, side: i64, seen: bool, had: bool, held: i64, w: Writer) -> None:
    """How many missions there are; to their owner which, which are met, and which are fulfilled together.

    They are judged when they are seen, and not again before `had`: anything that they are judged by is new.
    """
    known = w.slot
    w.pass_by(JUDGED, 0)
    if had:
        w.last[known] = NONE
    number: i64 = 1 if seen else 0
    if not w.is_new(number) and not had:
        w.pass_by(1 + MISSION_SLOTS, 1 + 3 * MISSIONS)
        return
    w.count(held, MOST_MISSIONS)
    if seen and held:
        if w.last[known] == NONE:
            _judge(s, side, known, w.last)
        _note_missions(w.last[known], w.at, 2, w)
        _note_missions(w.last[known + 1], w.at + 1, 2, w)
        _note_missions(w.last[known + 2], w.at + 2 * MISSIONS, 1, w)
    w.show_notes(MISSION_SLOTS, 3 * MISSIONS)


def _judge(s: Mesopotamia, side: i64, known: i64, last: vec[i64]) -> None:
    """The missions of a side, those met, those fulfilled together: a bit for each, in slots from `known` on."""
    have, met = holdings(s, side), vec[i64]()
    last[known], last[known + 1], last[known + 2] = 0, 0, 0
    for mission in hand(s, side):
        last[known] |= 1 << mission
        if is_met(s, mission, have):
            last[known + 1] |= 1 << mission
            met = append(met, mission)
    for mission in best_of(s, met, have):
        last[known + 2] |= 1 << mission


def _note_missions(bits: i64, at: i64, apart: i64, w: Writer) -> None:
    """A cell for each bit, so many apart."""
    while bits:
        if bits & 1:
            w.note(at, 1)
        bits >>= 1
        at += apart


def _points(s: Mesopotamia, side: i64, tally: i64, w: Writer) -> None:
    """All points, then by where they come from; nothing during the set-up."""
    if s.round == 0:
        w.blank(SCORED, SCORED)
        return
    last, data = w.last, s.data
    events, population = track_points(s, side, EVENT), track_points(s, side, POPULATION)
    gardens, trade, tokens = garden_points(s, side), trade_points(s, side), last[tally + TOKEN_POINTS]
    settled, areas = last[tally + SETTLED] * data.settlement_points, last[tally + HELD] * data.area_points
    public = events + population + gardens + trade + tokens + settled + areas
    w.count(s.total[side] if s.over else public, MOST_POINTS)
    w.count(events, MOST_LINE)
    w.count(population, MOST_LINE)
    w.count(gardens, MOST_LINE)
    w.count(trade, MOST_LINE)
    w.count(tokens, MOST_LINE)
    w.count(settled, MOST_LINE)
    w.count(areas, MOST_LINE)
    w.count(mission_points(s, side) if s.over else 0, MOST_LINE)
