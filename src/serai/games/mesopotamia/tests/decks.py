"""Decks and hands for positions: event cards that may come up, missions, a finished part of the gardens."""

from __future__ import annotations

from serai.games.mesopotamia.state import IN_STACK, POINTS, RUNNING
from serai.games.mesopotamia.tables_events import EVENT_NAMES, GARDEN_NAMES, MISSION_NAMES
from serai.games.mesopotamia.tests.position import Position, area, position


def decked(*empires: str, tribes: bool = False) -> Position:
    """A position with all event cards and missions in their decks."""
    p = position(*empires, tribes=tribes)
    for event, there in enumerate(p.state.data.event_there):
        p.state.event_left[event] = there
    for mission, there in enumerate(p.state.data.mission_there):
        if there:
            p.state.mission[mission] = IN_STACK
    return p


def hold(p: Position, name: str, *missions: str) -> Position:
    """Missions in the hand of a side."""
    for mission in missions:
        p.state.mission[MISSION_NAMES.index(mission)] = p.side(name)
    return p


def running(p: Position, name: str, where: str, event: str, choice: int = 0, pips: int = 1) -> Position:
    """An event that a side holds for six rounds."""
    at = area(where)
    p.state.event[at] = RUNNING
    p.state.event_left[EVENT_NAMES.index(event)] = 0
    p.state.card[at] = EVENT_NAMES.index(event)
    p.state.choice[at] = choice
    p.state.holder[at] = p.side(name)
    p.state.pips[at] = pips
    return p


def open_token(p: Position, where: str, event: str) -> Position:
    """An event token that lies face up for its points."""
    p.state.event[area(where)] = POINTS
    p.state.card[area(where)] = EVENT_NAMES.index(event)
    return p


def garden(p: Position, name: str, token: str) -> Position:
    """A part of the gardens that a side has built."""
    level = int(token[1]) - 1
    p.state.garden[level] = GARDEN_NAMES.index(token)
    p.state.gardener[level] = p.side(name)
    return p
