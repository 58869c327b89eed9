"""The view as numbers, straight from the state: the same cells that `observation.py` declares over the view."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from serai.core.flow import NOBODY
from serai.core.writer import Writer
from serai.games.mesopotamia.encode_battle import encode_battle
from serai.games.mesopotamia.encode_side import (
    EVENT_DICE,
    HELD,
    SETTLED,
    SIDE,
    TALLY,
    TOKEN_POINTS,
    WALLED,
    encode_side,
)
from serai.games.mesopotamia.encode_solo import encode_solo
from serai.games.mesopotamia.rules.ending import is_last_round
from serai.games.mesopotamia.rules.missions import stack_left
from serai.games.mesopotamia.rules.tracks import position
from serai.games.mesopotamia.state import HIDDEN, OPEN, POINTS, RUNNING, START, TRACKS, Mesopotamia
from serai.games.mesopotamia.tables import (
    ACTIONS,
    AREAS,
    CAMPS,
    HOME,
    SECTIONS,
    SHIP,
    SIDES,
    SLOTS,
    TOKENS_OF_LEVEL,
    TRIBE,
    UNITS,
)
from serai.games.mesopotamia.tables_events import EVENTS_OF_SHAPE, GARDEN_LEVELS, GARDENS_OF_LEVEL, MISSIONS
from serai.games.mesopotamia.units import controller, end_of, first_of, kind_of, side_of

MOST_ROUNDS: Final = 60
MOST_REROLLS: Final = 6
MOST_PIPS: Final = 6
MOST_TROOPS: Final = 3  # of one kind and side in an area; ships on a section
TRACK: Final = 12  # positions whose stacks are told

GROUNDS: Final = ("open", "blocked", "closed", "start")
STATES: Final = ("none", "hidden", "open", "points", "running")
SHOWN: Final = SIDES + 2  # a side as views number it: a tribe, nobody, then the sides
TROOP_KINDS: Final = 5  # land units and rams
# Where the parts of an area begin.
CONTROLLER: Final = len(GROUNDS)
TROOPS: Final = CONTROLLER + SHOWN
SETTLEMENT: Final = TROOPS + SHOWN * TROOP_KINDS
WALL: Final = SETTLEMENT + SIDES
STATE: Final = WALL + SIDES
CARD: Final = STATE + len(STATES)
CHOICE: Final = CARD + EVENTS_OF_SHAPE
HOLDER: Final = CHOICE + 1
PIPS: Final = HOLDER + SIDES
AREA: Final = PIPS + 1


def encode(s: Mesopotamia, seat: i64, w: Writer) -> None:
    """All that a seat sees."""
    w.count(s.round, MOST_ROUNDS)
    w.flag(s.over != 0)
    w.flag(s.round > 0 and is_last_round(s))
    for place in range(len(s.order)):
        w.put(s.order[place], place + 1, SIDES)
    w.skip(SIDES)
    _turn(s, w)
    for track in range(TRACKS):
        _track(s, track, w)
    tally = vec[i64]([0] * (SIDES * TALLY))
    _areas(s, tally, w)
    _ships(s, tally, w)
    _tokens(s, w)
    w.count(stack_left(s), MISSIONS)
    for side in range(SIDES):
        if side < s.sides:
            encode_side(s, side, seat, tally, w)
        else:
            w.skip(SIDE)
    encode_battle(s, seat, w)
    encode_solo(s, w)


def _turn(s: Mesopotamia, w: Writer) -> None:
    w.hot(s.turn, SIDES)
    for action in range(ACTIONS):
        w.flag(s.acted >> action & 1 == 1)
    w.flag(s.token != 0)
    w.count(s.rerolls, MOST_REROLLS)


def _track(s: Mesopotamia, track: i64, w: Writer) -> None:
    """Who is how high in the stack of each position."""
    for side in range(s.sides):
        seal, place = s.seal[track * SIDES + side], position(s, side, track)
        if place > 0 and place <= TRACK:
            height: i64 = 1
            for other in range(s.sides):
                if position(s, other, track) == place and s.seal[track * SIDES + other] < seal:
                    height += 1
            w.put((place - 1) * SIDES + side, height, SIDES)
    w.skip(TRACK * SIDES)


def _areas(s: Mesopotamia, tally: vec[i64], w: Writer) -> None:
    """What lies in each area; what belongs to a side is counted on the way."""
    _troops(s, tally, w)
    cells, at = w.cells, w.at
    for area in range(s.data.areas):
        ground, held, settled, wall = s.ground[area], controller(s, area), s.settlement[area], s.wall[area]
        cells[at + (ground if ground < START else START)] = 1
        cells[at + CONTROLLER + (0 if held == TRIBE else held + 2)] = 1
        if settled >= 0:
            cells[at + SETTLEMENT + settled] = 1
        if wall >= 0:
            cells[at + WALL + wall] = 1
        _event(s, area, cells, at)
        _count_area(s, area, held, tally)
        at += AREA
    w.at += AREAS * AREA


def _count_area(s: Mesopotamia, area: i64, held: i64, tally: vec[i64]) -> None:
    """Settlements, walls, event dice, areas and event tokens of each side."""
    settled, first = s.settlement[area], area * CAMPS
    if settled >= 0:
        tally[settled * TALLY + SETTLED] += 1
    if s.wall[area] >= 0:
        tally[s.wall[area] * TALLY + WALLED] += 1
    if s.holder[area] >= 0:
        tally[s.holder[area] * TALLY + EVENT_DICE] += 1
    if s.event[area] == POINTS and held >= 0 and held != TRIBE:
        tally[held * TALLY + TOKEN_POINTS] += s.data.event_points[s.card[area]]
    if s.ground[area] == OPEN and s.data.terrain[area] != HOME:
        for side in range(s.sides):
            if s.land[first + side] > 0 or settled == side:
                tally[side * TALLY + HELD] += 1


def _troops(s: Mesopotamia, tally: vec[i64], w: Writer) -> None:
    """How many miniatures of each side and kind are in each area; ships are elsewhere."""
    cells, at, begun = w.cells, s.at, w.at + TROOPS
    for unit in range(UNITS):
        if at[unit] != NOBODY:
            kind, side = kind_of(unit), side_of(unit)
            camp: i64 = 0
            if side != TRIBE:
                camp = side + 2
                tally[side * TALLY + kind] += 1
            cell = begun + at[unit] * AREA + camp * TROOP_KINDS + kind
            if kind != SHIP and cells[cell] < MOST_TROOPS:
                cells[cell] += u8(1)


def _event(s: Mesopotamia, area: i64, cells: vec[u8], at: i64) -> None:
    """What lies there of an event: how, the card, the option chosen, whose die it is and what it shows."""
    event, card, holder = s.event[area], s.card[area], s.holder[area]
    state: i64 = 0
    if event == HIDDEN:
        state = 1
    elif card >= 0:
        state = 4 if event == RUNNING else (3 if event else 2)
    cells[at + STATE + state] = 1
    if card >= 0:
        cells[at + CARD + card % EVENTS_OF_SHAPE] = 1
    if s.choice[area]:
        cells[at + CHOICE] = 1
    if holder >= 0:
        cells[at + HOLDER + holder] = 1
        cells[at + PIPS] = u8(min(s.pips[area], MOST_PIPS))


def _ships(s: Mesopotamia, tally: vec[i64], w: Writer) -> None:
    cells, begun = w.cells, w.at
    for side in range(s.sides):
        if tally[side * TALLY + SHIP]:
            for unit in range(first_of(side, SHIP), end_of(side, SHIP)):
                if s.at[unit] != NOBODY:
                    cell = begun + s.at[unit] * SIDES + side
                    if cells[cell] < MOST_TROOPS:
                        cells[cell] += u8(1)
    w.skip(SECTIONS * SIDES)


def _tokens(s: Mesopotamia, w: Writer) -> None:
    """The trade area and the gardens."""
    for slot in range(SLOTS):
        token = s.trade[slot]
        w.hot(token % TOKENS_OF_LEVEL if token >= 0 else NOBODY, TOKENS_OF_LEVEL)
        w.hot(s.amphora[slot], SIDES)
    for level in range(GARDEN_LEVELS):
        token = s.garden[level]
        w.hot(token % GARDENS_OF_LEVEL if token >= 0 else NOBODY, GARDENS_OF_LEVEL)
        w.hot(s.gardener[level], SIDES)
