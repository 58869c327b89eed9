"""The view as numbers, straight from the state: the same cells that `observation.py` declares over the view."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.core.writer import Writer
from serai.games.mesopotamia.encode_battle import SHOWN, encode_battle, shown
from serai.games.mesopotamia.encode_side import (
    EVENT_DICE,
    HELD,
    IN_HAND,
    SETTLED,
    SIDE,
    TALLY,
    TOKEN_POINTS,
    TRADES,
    WALLED,
    encode_side,
)
from serai.games.mesopotamia.encode_solo import encode_solo
from serai.games.mesopotamia.rules.ending import is_last_round
from serai.games.mesopotamia.state import (
    HIDDEN,
    IN_STACK,
    OPEN,
    POINTS,
    RUNNING,
    STACK,
    START,
    TRACKS,
    UNDER,
    Mesopotamia,
)
from serai.games.mesopotamia.tables import (
    ACTIONS,
    AREAS,
    CAMPS,
    FIRST_TRIBAL,
    HOME,
    LAND,
    PIECES,
    SECTIONS,
    SHIP,
    SIDES,
    SLOTS,
    TOKENS_OF_LEVEL,
    TRIBAL,
    TRIBE,
)
from serai.games.mesopotamia.tables_events import EVENTS_OF_SHAPE, GARDEN_LEVELS, GARDENS_OF_LEVEL, MISSIONS
from serai.games.mesopotamia.units import end_of, first_of, kind_of

MOST_ROUNDS: Final = 60
MOST_REROLLS: Final = 6
MOST_PIPS: Final = 6
MOST_TROOPS: Final = 3  # of one kind and side in an area; ships on a section
TRACK: Final = 12  # positions whose stacks are told

GROUNDS: Final = ("open", "blocked", "closed", "start")
STATES: Final = ("none", "hidden", "open", "points", "running")
TROOP_KINDS: Final = 5  # land units and rams
# Where the parts of an area begin.
CONTROLLER: Final[i64] = len(GROUNDS)
TROOPS: Final[i64] = CONTROLLER + SHOWN
SETTLEMENT: Final[i64] = TROOPS + SHOWN * TROOP_KINDS
WALL: Final[i64] = SETTLEMENT + SIDES
STATE: Final[i64] = WALL + SIDES
CARD: Final[i64] = STATE + len(STATES)
CHOICE: Final[i64] = CARD + EVENTS_OF_SHAPE
HOLDER: Final[i64] = CHOICE + 1
PIPS: Final[i64] = HOLDER + SIDES
AREA: Final[i64] = PIPS + 1

NO_CAMPS: Final = vec[i64]([0] * AREAS)
NO_TALLY: Final = vec[i64]([0] * (CAMPS * TALLY))  # the tribes' too, which nobody asks for


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
    tally = NO_TALLY[:]
    _areas(s, tally, w)
    _ships(s, tally, w)
    _tokens(s, tally, w)
    w.count(_stack_left(s, tally), MISSIONS)
    for side in range(s.sides):
        encode_side(s, side, seat, tally, w)
    w.skip((SIDES - s.sides) * SIDE)
    encode_battle(s, seat, w)
    encode_solo(s, w)


def _turn(s: Mesopotamia, w: Writer) -> None:
    w.hot(s.turn, SIDES)
    w.bits(s.acted, ACTIONS)
    w.flag(s.token != 0)
    w.count(s.rerolls, MOST_REROLLS)


def _track(s: Mesopotamia, track: i64, w: Writer) -> None:
    """Who is how high in the stack of each position."""
    seals, first = s.seal, track * SIDES
    for side in range(s.sides):
        place = seals[first + side] // STACK
        if place > 0 and place <= TRACK:
            height: i64 = 1
            for i in range(first, first + s.sides):
                if seals[i] // STACK == place and seals[i] < seals[first + side]:
                    height += 1
            w.put((place - 1) * SIDES + side, height, SIDES)
    w.skip(TRACK * SIDES)


def _areas(s: Mesopotamia, tally: vec[i64], w: Writer) -> None:
    """What lies in each area; what belongs to a side is counted on the way."""
    camps = NO_CAMPS[:]
    _troops(s, tally, camps, w)
    at, grounds, settlements, walls = w.at, s.ground, s.settlement, s.wall
    for area in range(s.data.areas):
        ground, settled, wall = grounds[area], settlements[area], walls[area]
        held = holder_of(ground, settled, camps[area])
        w.one(at + min(ground, START))
        w.one(at + CONTROLLER + shown(held))
        if settled >= 0:
            w.one(at + SETTLEMENT + settled)
            tally[settled * TALLY + SETTLED] += 1
        if wall >= 0:
            w.one(at + WALL + wall)
            tally[wall * TALLY + WALLED] += 1
        if ground == OPEN and (camps[area] or settled >= 0):
            _count_occupied(s, area, settled, camps[area], tally)
        camps[area] = held
        at += AREA
    _events(s, camps, tally, w)
    w.at += AREAS * AREA


def holder_of(ground: i64, settled: i64, camps: i64) -> i64:
    """Who controls an area (see `controller`), by the bits of those who have land units there."""
    if ground >= START:
        return ground - START
    if camps == 0:
        return settled
    if camps & (camps - 1):
        return NOBODY
    side: i64 = 0
    while camps >> side != 1:
        side += 1
    if settled == NOBODY or settled == side:
        return side
    return NOBODY


def _count_occupied(s: Mesopotamia, area: i64, settled: i64, camps: i64, tally: vec[i64]) -> None:
    """One area more for each side that has a land unit or a settlement in it; start areas do not count."""
    if s.data.terrain[area] == HOME:
        return
    for side in range(s.sides):
        if camps >> side & 1 or settled == side:
            tally[side * TALLY + HELD] += 1


def _troops(s: Mesopotamia, tally: vec[i64], camps: vec[i64], w: Writer) -> None:
    """How many miniatures of each side and kind are in each area, and who has land units there; ships are elsewhere."""
    for side in range(s.sides):
        _troops_of(s, side, side * PIECES, PIECES, tally, camps, w)
    _troops_of(s, TRIBE, FIRST_TRIBAL, TRIBAL, tally, camps, w)


def _troops_of(s: Mesopotamia, side: i64, first: i64, many: i64, tally: vec[i64], camps: vec[i64], w: Writer) -> None:
    at, begun = s.at, w.at + TROOPS + shown(side) * TROOP_KINDS
    for unit in range(first, first + many):
        area = at[unit]
        if area != NOBODY:
            kind = kind_of(unit)
            tally[side * TALLY + kind] += 1
            if kind != SHIP:
                w.more(begun + area * AREA + kind, MOST_TROOPS)
            if kind < LAND:
                camps[area] |= 1 << side


def _events(s: Mesopotamia, held: vec[i64], tally: vec[i64], w: Writer) -> None:
    """What lies in each area of an event: how, the card, the option chosen, whose die it is and what it shows."""
    at, events, cards, choices, holders = w.at, s.event, s.card, s.choice, s.holder
    for area in range(s.data.areas):
        event, card, holder = events[area], cards[area], holders[area]
        state: i64 = 0
        if event == HIDDEN:
            state = 1
        elif card >= 0:
            state = 4 if event == RUNNING else (3 if event else 2)
        w.one(at + STATE + state)
        if card >= 0:
            w.one(at + CARD + card % EVENTS_OF_SHAPE)
            if event == POINTS and held[area] >= 0 and held[area] != TRIBE:
                tally[held[area] * TALLY + TOKEN_POINTS] += s.data.event_points[card]
        if choices[area]:
            w.one(at + CHOICE)
        if holder >= 0:
            w.one(at + HOLDER + holder)
            if s.pips[area] > 0:
                w.number(at + PIPS, min(s.pips[area], MOST_PIPS))
            tally[holder * TALLY + EVENT_DICE] += 1
        at += AREA


def _ships(s: Mesopotamia, tally: vec[i64], w: Writer) -> None:
    begun = w.at
    for side in range(s.sides):
        if tally[side * TALLY + SHIP]:
            for unit in range(first_of(side, SHIP), end_of(side, SHIP)):
                if s.at[unit] != NOBODY:
                    w.more(begun + s.at[unit] * SIDES + side, MOST_TROOPS)
    w.skip(SECTIONS * SIDES)


def _tokens(s: Mesopotamia, tally: vec[i64], w: Writer) -> None:
    """The trade area and the gardens."""
    for slot in range(SLOTS):
        token, owner = s.trade[slot], s.amphora[slot]
        w.hot(_of_level(token, TOKENS_OF_LEVEL), TOKENS_OF_LEVEL)
        w.hot(owner, SIDES)
        if owner >= 0:
            tally[owner * TALLY + TRADES] += 1
    for level in range(GARDEN_LEVELS):
        token = s.garden[level]
        w.hot(_of_level(token, GARDENS_OF_LEVEL), GARDENS_OF_LEVEL)
        w.hot(s.gardener[level], SIDES)


def _of_level(token: i64, many: i64) -> i64:
    """Which of the tokens of its level it is."""
    if token < 0:
        return NOBODY
    return token % many


def _stack_left(s: Mesopotamia, tally: vec[i64]) -> i64:
    """How many missions lie in the stack; those in hands are counted on the way."""
    left: i64 = 0
    for where in s.mission:
        if where == IN_STACK or where >= UNDER:
            left += 1
        elif where >= 0:
            tally[where * TALLY + IN_HAND] += 1
    return left
