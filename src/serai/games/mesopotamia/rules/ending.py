"""The end (p. 43): the final scoring, line by line."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.flow import NOBODY, Curtain
from serai.games.mesopotamia.rules.missions import best_missions, mission_points, occupies
from serai.games.mesopotamia.rules.solo.outcome import tell_outcome
from serai.games.mesopotamia.rules.tracks import higher_than
from serai.games.mesopotamia.state import DUEL, EVENT, POINTS, POPULATION, TABLE, Mesopotamia
from serai.games.mesopotamia.tables_events import GARDEN_LEVELS
from serai.games.mesopotamia.units import controller, nation, settlements


def is_last_round(s: Mesopotamia) -> bool:
    """Whether the match ends with this round: the fifth part of the gardens is built, or it has gone on too long."""
    # rules MES041, MES070, MES179, G40, G49
    if s.solo <= DUEL and s.gardener[GARDEN_LEVELS - 1] != NOBODY:
        return True
    return s.round >= s.data.last_round


class FinalScoring(Curtain[Mesopotamia]):
    """Missions are opened, everything is counted; nothing is left on the stack. Defenders and hordes score nothing."""

    # rules MES041, MES125, MES143, MES151

    def play(self, s: Mesopotamia, move: i64) -> None:
        for side in range(s.sides if s.solo <= DUEL else s.players):
            tell_lines(s, side)
            s.total[side] = public_points(s, side) + mission_points(s, side)
            s.touch(TABLE)
            s.tell("scores-total", nation(s, side), s.total[side])
        s.over = 1
        tell_outcome(s)


def tell_lines(s: Mesopotamia, side: i64) -> None:
    """What a side scores, line by line."""
    who = nation(s, side)
    s.tell("scores-events", who, higher_than(s, side, EVENT) + 1, track_points(s, side, EVENT))
    s.tell("scores-population", who, higher_than(s, side, POPULATION) + 1, track_points(s, side, POPULATION))
    s.tell("scores-gardens", who, garden_points(s, side))
    s.tell("scores-trade", who, trade_points(s, side))
    s.tell("scores-tokens", who, token_points(s, side))
    s.tell("scores-settlements", who, settlement_points(s, side))
    s.tell("scores-areas", who, area_points(s, side))
    for mission in best_missions(s, side):
        s.tell("mission-fulfilled", who, mission)
    s.tell("scores-missions", who, mission_points(s, side))


def track_points(s: Mesopotamia, side: i64, track: i64) -> i64:
    """The first three on a track score."""  # rule MES125
    place = higher_than(s, side, track)
    return s.data.place_points[place] if place < len(s.data.place_points) else 0


def garden_points(s: Mesopotamia, side: i64) -> i64:
    """Own parts of the gardens."""  # rule MES126
    points: i64 = 0
    for level in range(GARDEN_LEVELS):
        if s.gardener[level] == side:
            points += s.data.garden_points[s.garden[level]]
    return points


def trade_points(s: Mesopotamia, side: i64) -> i64:
    """Trade tokens with an own amphora."""  # rules MES077, MES126
    points: i64 = 0
    for slot in range(len(s.amphora)):
        if s.amphora[slot] == side:
            points += s.data.token_points[s.trade[slot]]
    return points


def token_points(s: Mesopotamia, side: i64) -> i64:
    """Event tokens that lie face up in areas under control."""  # rules MES112, MES126
    points: i64 = 0
    for area in range(s.data.areas):
        if s.event[area] == POINTS and controller(s, area) == side:
            points += s.data.event_points[s.card[area]]
    return points


def settlement_points(s: Mesopotamia, side: i64) -> i64:
    return settlements(s, side) * s.data.settlement_points  # rule MES127


def area_points(s: Mesopotamia, side: i64) -> i64:
    """Occupied areas, the own start area excluded."""  # rules MES128, G48
    points: i64 = 0
    for area in range(s.data.areas):
        if occupies(s, side, area):
            points += s.data.area_points
    return points


def public_points(s: Mesopotamia, side: i64) -> i64:
    """What lies open is worth now: all but missions."""
    tracks = track_points(s, side, EVENT) + track_points(s, side, POPULATION)
    tokens = garden_points(s, side) + trade_points(s, side) + token_points(s, side)
    return tracks + tokens + settlement_points(s, side) + area_points(s, side)
