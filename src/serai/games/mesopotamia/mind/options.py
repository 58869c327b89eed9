"""What the two options of an event are worth to whoever reveals it."""

from __future__ import annotations

from mypy_extensions import i64

from serai.games.mesopotamia.mind.style import Style, style_for
from serai.games.mesopotamia.mind.wants import gift_worth, needs, price_worth, rounds_left
from serai.games.mesopotamia.rules.events import option_of
from serai.games.mesopotamia.rules.gardens import next_part
from serai.games.mesopotamia.rules.tracks import position
from serai.games.mesopotamia.state import EVENT, Mesopotamia
from serai.games.mesopotamia.tables import GOODS
from serai.games.mesopotamia.tables_events import (
    FOR_POINTS,
    GARDEN_LEVELS,
    GIVEN_LEVEL,
    GIVEN_MISSION,
    GIVEN_PEOPLE,
    GIVEN_SETTLEMENT,
    GIVEN_SHIP,
    GIVEN_UNIT,
    GIVEN_WALL,
    NO_DEED,
    NO_DISCOVERY,
    SIX_ROUNDS,
)


def option_worth(s: Mesopotamia, side: i64, area: i64, which: i64) -> float:
    """What an option brings in points."""
    option = option_of(s, area, which)
    t, style = s.data, style_for(s, side)
    wanted, left = needs(s, side, style), rounds_left(s, style)
    found = gift_worth(s, side, style, wanted, t.option_gain, option * GOODS) + style.any_good * float(
        t.option_any[option]
    )
    found -= price_worth(s, side, style, wanted, t.option_price, option * GOODS)
    found = found * min(1.0, style.worn * left) + deed_worth(s, style, option, left)
    steps = step_worth(s, side, style) * float(t.option_track[option])
    if t.option_kind[option] == SIX_ROUNDS:
        rounds = min(left + 1.0, float(t.event_rounds))
        each = gift_worth(s, side, style, wanted, t.option_round, option * GOODS)
        whole = style.keeping * (found + steps) if left + 1.0 >= float(t.event_rounds) else 0.0
        return whole + style.each_round * each * rounds * min(1.0, style.worn * left)
    if t.option_kind[option] == FOR_POINTS:
        found += style.point_kept * float(t.event_points[s.card[area]])
    return found + steps


def step_worth(s: Mesopotamia, side: i64, style: Style) -> float:
    """A step on the event track; more where the open part of the gardens asks for it."""
    part = next_part(s)
    if part < GARDEN_LEVELS and s.garden[part] >= 0 and s.data.garden_events[s.garden[part]] > position(s, side, EVENT):
        return style.step + style.step_garden
    return style.step


def deed_worth(s: Mesopotamia, style: Style, option: i64, left: float) -> float:
    """What an option gives beside goods: units, structures, levels, discoveries."""
    found = 0.0 if s.data.option_discover[option] == NO_DISCOVERY else style.discovery_rate * left
    deed = s.data.option_deed[option]
    if deed == NO_DEED:
        return found
    if deed < GIVEN_SHIP:
        return found + style.given_unit + 0.2 * float(deed - GIVEN_UNIT)
    if deed == GIVEN_SHIP or deed == GIVEN_WALL:
        return found + style.given_ship
    if deed == GIVEN_SETTLEMENT:
        return found + style.given_settlement
    if deed == GIVEN_LEVEL:
        return found + style.given_level_rate * left
    if deed == GIVEN_PEOPLE:
        return found + style.given_people
    return found + (style.given_mission if deed == GIVEN_MISSION else 0.0)
