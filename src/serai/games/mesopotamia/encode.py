"""The view as numbers, straight from the state: the same cells that `observation.py` declares over the view."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import NOBODY, State
from serai.core.writer import NONE, Encoder, Writer
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
    is_table_new,
)
from serai.games.mesopotamia.encode_solo import encode_solo
from serai.games.mesopotamia.rules.ending import is_last_round
from serai.games.mesopotamia.state import (
    HIDDEN,
    IN_STACK,
    MAP,
    OPEN,
    POINTS,
    RUNNING,
    STACK,
    START,
    TABLE,
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
    UNITS,
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

AREA_SLOTS: Final = 9  # numbers of an area, without its troops
TROOP_SLOTS: Final[i64] = 1 + SIDES * PIECES + TRIBAL
ORDER_SLOTS: Final[i64] = 1 + SIDES  # and of a track
SHIP_SLOTS: Final[i64] = 1 + SIDES * PIECES
TALLIES: Final[i64] = CAMPS * TALLY  # the tribes' too, which nobody asks for

NO_CAMPS: Final = vec[i64]([0] * AREAS)
NO_TROOPS: Final = vec[i64]([0] * (AREAS * TROOP_KINDS))


class MesopotamiaEncoder(Encoder):
    def write(self, s: State, seat: i64, w: Writer) -> None:
        encode(cast(Mesopotamia, s), seat, w)


def encode(s: Mesopotamia, seat: i64, w: Writer) -> None:
    """All that a seat sees. What is counted on the map for each side is counted when the map changes."""
    w.count(s.round, MOST_ROUNDS)
    w.flag(s.over != 0)
    w.flag(s.round > 0 and is_last_round(s))
    _order(s, w)
    _turn(s, w)
    table = w.is_touched(s, TABLE)
    seals = w.are_new_there(table, s.seal, TRACKS * SIDES)
    for track in range(TRACKS):
        if seals:
            _track(s, track, w)
        else:
            w.pass_by(ORDER_SLOTS, TRACK * SIDES)
    changed = _is_map_new(s, w)
    tally = w.slot
    w.pass_by(TALLIES, 0)
    if changed:
        _map(s, tally, w)
    else:
        areas = s.data.areas * (1 + AREA_SLOTS) + TROOP_SLOTS + SHIP_SLOTS + 2 * SLOTS
        w.pass_by(areas, AREAS * AREA + SECTIONS * SIDES + SLOTS * (TOKENS_OF_LEVEL + SIDES))
    gardens = _gardens(s, table, w)
    if w.are_new_there(table, s.mission, MISSIONS):
        changed = True
        w.count(_stack_left(s, tally, w), MISSIONS)
    else:
        w.pass_by(1, 1)
    changed = is_table_new(s, table, w) or changed or seals or gardens
    for side in range(s.sides):
        encode_side(s, side, seat, tally + side * TALLY, changed, w)
    w.skip((SIDES - s.sides) * SIDE)
    encode_battle(s, seat, w)
    encode_solo(s, w)


def _order(s: Mesopotamia, w: Writer) -> None:
    """The place of each side in the order of turns."""
    if w.is_new_list(s.order, SIDES):
        for place in range(len(s.order)):
            w.note(w.at + s.order[place], place + 1)
        w.show_notes(ORDER_SLOTS, SIDES)
    else:
        w.pass_by(ORDER_SLOTS, SIDES)


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
            w.note(w.at + (place - 1) * SIDES + side, height)
    w.show_notes(ORDER_SLOTS, TRACK * SIDES)


def _is_map_new(s: Mesopotamia, w: Writer) -> bool:
    """Whether anything on the map or in the trade area has changed. That is looked up where nobody has counted."""
    areas = s.data.areas
    touched = w.is_touched(s, MAP)
    if not touched or not w.anew:
        if touched:
            w.last[w.slot] = NONE  # so that it is new when it is looked up again
        w.pass_by(UNITS + 8 * areas + 2 * SLOTS, 0)
        return touched
    new = w.are_new(s.at, 0, UNITS)
    new = w.are_new(s.ground, 0, areas) or new
    new = w.are_new(s.settlement, 0, areas) or new
    new = w.are_new(s.wall, 0, areas) or new
    new = w.are_new(s.event, 0, areas) or new
    new = w.are_new(s.card, 0, areas) or new
    new = w.are_new(s.choice, 0, areas) or new
    new = w.are_new(s.holder, 0, areas) or new
    new = w.are_new(s.pips, 0, areas) or new
    new = w.are_new(s.trade, 0, SLOTS) or new
    return w.are_new(s.amphora, 0, SLOTS) or new


def _map(s: Mesopotamia, tally: i64, w: Writer) -> None:
    """Areas, ships, the trade area; what each side has of it is counted anew, in slots that begin at `tally`."""
    for side in range(CAMPS):
        for i in range(tally + side * TALLY, tally + side * TALLY + IN_HAND):
            w.last[i] = 0
    camps = NO_CAMPS[:]
    _troops(s, tally, camps, w)
    at, slot = w.at, w.slot
    for area in range(s.data.areas):
        w.at, w.slot = at + area * AREA, slot + area * (1 + AREA_SLOTS)
        _area(s, area, tally, camps[area], w)
    w.at, w.slot = at + AREAS * AREA, slot + s.data.areas * (1 + AREA_SLOTS)
    _ships(s, tally, w)
    _trade(s, tally, w)


def _area(s: Mesopotamia, area: i64, tally: i64, camps: i64, w: Writer) -> None:
    """What lies in an area but troops. All that is seen of it is first put into one number, `looks`."""
    ground, settled, wall, last = s.ground[area], s.settlement[area], s.wall[area], w.last
    card, holder, state = s.card[area], s.holder[area], _event_state(s.event[area], s.card[area])
    held = holder_of(ground, settled, camps)
    looks = ((ground << 4 | shown(held)) << 4 | settled + 1) << 4 | wall + 1
    looks = ((looks << 3 | state) << 8 | card + 1) << 4 | holder + 1
    looks = (looks << 4 | s.choice[area]) << 4 | s.pips[area]
    if last[w.slot] != looks:
        last[w.slot] = looks
        w.slot += 1
        w.hot(min(ground, START), len(GROUNDS))
        w.hot(shown(held), SHOWN)
        w.skip(SHOWN * TROOP_KINDS)
        w.hot(settled, SIDES)
        w.hot(wall, SIDES)
        w.hot(state, len(STATES))
        _event(s, area, w)
    if settled >= 0:
        last[tally + settled * TALLY + SETTLED] += 1
    if wall >= 0:
        last[tally + wall * TALLY + WALLED] += 1
    if ground == OPEN and (camps or settled >= 0):
        _count_occupied(s, area, settled, camps, tally, w)
    if card >= 0 and s.event[area] == POINTS and held >= 0 and held != TRIBE:
        last[tally + held * TALLY + TOKEN_POINTS] += s.data.event_points[card]
    if holder >= 0:
        last[tally + holder * TALLY + EVENT_DICE] += 1


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


def _count_occupied(s: Mesopotamia, area: i64, settled: i64, camps: i64, tally: i64, w: Writer) -> None:
    """One area more for each side that has a land unit or a settlement in it; start areas do not count."""
    if s.data.terrain[area] == HOME:
        return
    for side in range(s.sides):
        if camps >> side & 1 or settled == side:
            w.last[tally + side * TALLY + HELD] += 1


def _troops(s: Mesopotamia, tally: i64, camps: vec[i64], w: Writer) -> None:
    """How many miniatures of each side and kind are in each area, and who has land units there; ships are elsewhere."""
    troops = NO_TROOPS[:]
    for side in range(s.sides):
        _troops_of(s, side, side * PIECES, PIECES, tally, camps, troops, w)
    _troops_of(s, TRIBE, FIRST_TRIBAL, TRIBAL, tally, camps, troops, w)
    w.show_notes(TROOP_SLOTS, 0)


def _troops_of(
    s: Mesopotamia, side: i64, first: i64, many: i64, tally: i64, camps: vec[i64], troops: vec[i64], w: Writer
) -> None:
    """Of one side. `troops` is room to count them in, and is empty again in the end."""
    at, last, begun = s.at, w.last, w.at + TROOPS + shown(side) * TROOP_KINDS
    tally += side * TALLY
    for unit in range(first, first + many):
        area = at[unit]
        if area != NOBODY:
            kind = kind_of(unit)
            last[tally + kind] += 1
            if kind != SHIP:
                troops[area * TROOP_KINDS + kind] += 1
            if kind < LAND:
                camps[area] |= 1 << side
    for unit in range(first, first + many):
        area, kind = at[unit], kind_of(unit)
        if area != NOBODY and kind != SHIP:
            here = troops[area * TROOP_KINDS + kind]
            if here:
                w.note(begun + area * AREA + kind, min(here, MOST_TROOPS))
                troops[area * TROOP_KINDS + kind] = 0


def _event_state(event: i64, card: i64) -> i64:
    """How an event lies in an area: a number of STATES."""
    if event == HIDDEN:
        return 1
    if card < 0:
        return 0
    if event == RUNNING:
        return 4
    return 3 if event else 2


def _event(s: Mesopotamia, area: i64, w: Writer) -> None:
    """The card of an event, the option chosen, whose die it is and what it shows."""
    holder = s.holder[area]
    w.hot(_of_level(s.card[area], EVENTS_OF_SHAPE), EVENTS_OF_SHAPE)
    w.flag(s.choice[area] != 0)
    w.hot(holder, SIDES)
    w.count(s.pips[area] if holder >= 0 else 0, MOST_PIPS)


def _ships(s: Mesopotamia, tally: i64, w: Writer) -> None:
    """How many ships of each side are on each section of the rivers."""
    for side in range(s.sides):
        if w.last[tally + side * TALLY + SHIP]:
            first, end = first_of(side, SHIP), end_of(side, SHIP)
            for unit in range(first, end):
                if s.at[unit] != NOBODY:
                    _ships_beside(s, unit, first, end, w.at + s.at[unit] * SIDES + side, w)
    w.show_notes(SHIP_SLOTS, SECTIONS * SIDES)


def _ships_beside(s: Mesopotamia, unit: i64, first: i64, end: i64, place: i64, w: Writer) -> None:
    """All ships of a side on the section of one of them, if it is the first of them."""
    many: i64 = 0
    for other in range(first, end):
        if s.at[other] == s.at[unit]:
            if other < unit:
                return
            many += 1
    w.note(place, min(many, MOST_TROOPS))


def _trade(s: Mesopotamia, tally: i64, w: Writer) -> None:
    """The trade area."""
    for slot in range(SLOTS):
        owner = s.amphora[slot]
        w.hot(_of_level(s.trade[slot], TOKENS_OF_LEVEL), TOKENS_OF_LEVEL)
        w.hot(owner, SIDES)
        if owner >= 0:
            w.last[tally + owner * TALLY + TRADES] += 1


def _gardens(s: Mesopotamia, table: bool, w: Writer) -> bool:
    """The gardens, and whether they have changed."""
    tokens = w.are_new_there(table, s.garden, GARDEN_LEVELS)
    gardeners = w.are_new_there(table, s.gardener, GARDEN_LEVELS)
    if not tokens and not gardeners:
        w.pass_by(2 * GARDEN_LEVELS, GARDEN_LEVELS * (GARDENS_OF_LEVEL + SIDES))
        return False
    for level in range(GARDEN_LEVELS):
        w.hot(_of_level(s.garden[level], GARDENS_OF_LEVEL), GARDENS_OF_LEVEL)
        w.hot(s.gardener[level], SIDES)
    return True


def _of_level(token: i64, many: i64) -> i64:
    """Which of the tokens of its level it is."""
    if token < 0:
        return NOBODY
    return token % many


def _stack_left(s: Mesopotamia, tally: i64, w: Writer) -> i64:
    """How many missions lie in the stack; those in hands are counted on the way."""
    last, left = w.last, i64(0)
    for side in range(CAMPS):
        last[tally + side * TALLY + IN_HAND] = 0
    for where in s.mission:
        if where == IN_STACK or where >= UNDER:
            left += 1
        elif where >= 0:
            last[tally + where * TALLY + IN_HAND] += 1
    return left
