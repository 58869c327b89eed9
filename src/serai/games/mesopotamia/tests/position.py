"""Positions for rule tests: a table after the set-up, without anything random, arranged by words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Self

from serai.catalogue import load as load_game
from serai.core.flow import NOBODY, AnyFrame, settle
from serai.core.pack import Pack
from serai.games.mesopotamia.reading import load
from serai.games.mesopotamia.rules import tracks
from serai.games.mesopotamia.state import (
    BLOCKED,
    CLOSED,
    EVENT,
    HIDDEN,
    POPULATION,
    STACK,
    START,
    Mesopotamia,
)
from serai.games.mesopotamia.tables import (
    ACTION_NAMES,
    AREA_NAMES,
    COLOUR_NAMES,
    DICE,
    EMPIRE_NAMES,
    GOOD_NAMES,
    GOODS,
    HOME,
    KIND_NAMES,
    LAND,
    SECTION_NAMES,
    SHIP,
    SIDES,
    SIGN_NAMES,
    STARTS,
    TRIBE,
    Tables,
)
from serai.games.mesopotamia.units import place, reserve, side_of, take
from serai.testing import ScriptedTable

FOLDER = Path(__file__).parent.parent


@cache
def printed() -> Tables:
    """The tables of our own data."""
    return load(Pack.built_in("mesopotamia", FOLDER / "data"))


def area(word: str) -> int:
    return AREA_NAMES.index(word.lower())


def section(word: str) -> int:
    return SECTION_NAMES.index(word.lower())


class Position:
    """A state to arrange. Sides are named by their empires; `tribe` is the tribes' side."""

    def __init__(self, *empires: str, tribes: bool = False, hidden: bool = False, seats: int = 0) -> None:
        data = printed()
        self.state = Mesopotamia.blank(data, seats or len(empires))
        s = self.state
        s.automa = int(s.players < len(empires))
        s.solo = int(s.players == 1)
        s.sides = len(empires)
        s.sets = 3
        s.round = 1
        for side, name in enumerate(empires):
            s.role[side] = side
            s.empire[side] = EMPIRE_NAMES.index(name)
            for action in range(len(ACTION_NAMES)):
                s.level[side * len(ACTION_NAMES) + action] = data.empire_levels[s.empire[side] * 6 + action]
        self._ground(hidden)
        for track in (EVENT, POPULATION):
            for side in range(s.sides - 1, -1, -1):
                tracks.put(s, side, track, 1)
        s.order = tracks.ranking(s, POPULATION)
        for one in range(int(data.areas)):
            if tribes:
                for kind in range(LAND):
                    for _ in range(int(data.tribe[one * LAND + kind])):
                        place(s, reserve(s, TRIBE, kind), one)
        for unit in range(len(s.came)):
            s.came[unit] = 0

    def _ground(self, hidden: bool) -> None:
        s, data = self.state, self.state.data
        for one in range(int(data.areas)):
            home = int(data.home[one])
            if data.terrain[one] == HOME:
                s.ground[one] = START + home - 1 if home <= s.sides else CLOSED
                if home <= s.sides:
                    s.start[home - 1] = one
            elif data.block[one] >= s.sides:
                s.ground[one] = BLOCKED
            elif hidden:
                s.event[one] = HIDDEN
        assert len([a for a in s.start if a != NOBODY]) == min(s.sides, STARTS)

    def side(self, name: str) -> int:
        if name == "tribe":
            return TRIBE
        return [int(e) for e in self.state.empire].index(EMPIRE_NAMES.index(name))

    def unit(self, name: str, kind: str, where: str, count: int = 1, fresh: bool = False) -> Self:
        """Miniatures on the map: `unit("elam", "ship", "e5")`. Fresh ones came in this round."""
        number = KIND_NAMES.index(kind)
        spot = section(where) if number == SHIP else area(where)
        for _ in range(count):
            one = reserve(self.state, self.side(name), number)
            assert one >= 0, f"{name} has no {kind} left"
            place(self.state, one, spot)
            if not fresh:
                self.state.came[one] = 0
        return self

    def clear(self, name: str) -> Self:
        """Takes all miniatures of a side off the map."""
        side = self.side(name)
        for unit in range(len(self.state.at)):
            if self.state.at[unit] != NOBODY and side_of(unit) == side:
                take(self.state, unit)
        return self

    def goods(self, name: str, **amounts: int) -> Self:
        """How much a side has of a good: `goods("elam", bone=3)`."""
        side = self.side(name)
        for good, amount in amounts.items():
            number = GOOD_NAMES.index(good)
            self.state.supply[number] += self.state.goods[side * GOODS + number] - amount
            self.state.goods[side * GOODS + number] = amount
        return self

    def level(self, name: str, **levels: int) -> Self:
        for action, level in levels.items():
            self.state.level[self.side(name) * len(ACTION_NAMES) + ACTION_NAMES.index(action)] = level
        return self

    def track(self, which: str, *names: str, at: int = 1) -> Self:
        """The seals of these empires on one position of `event` or `population`, the highest first."""
        number = EVENT if which == "event" else POPULATION
        for name in names:
            self.state.seal[number * SIDES + self.side(name)] = 0 * STACK
        for name in reversed(names):
            tracks.put(self.state, self.side(name), number, at)
        if number == POPULATION:
            self.state.order = tracks.ranking(self.state, POPULATION)
        return self

    def settlement(self, name: str, where: str) -> Self:
        self.state.settlement[area(where)] = self.side(name)
        return self

    def wall(self, name: str, where: str) -> Self:
        self.state.wall[area(where)] = self.side(name)
        return self

    def hidden(self, *where: str) -> Self:
        for word in where:
            self.state.event[area(word)] = HIDDEN
        return self

    def ziggurat(self, name: str, *dice: str) -> Self:
        """Levels by the dice they brought: `ziggurat("babylon", "white ki", "black star")`."""
        side = self.side(name)
        for i, words in enumerate(dice):
            colour, _, sign = words.partition(" ")
            self.state.colour[side * DICE + i] = COLOUR_NAMES.index(colour) if colour else NOBODY
            self.state.face[side * DICE + i] = SIGN_NAMES.index(sign) if sign else NOBODY
        self.state.ziggurat[side] = len(dice)
        return self

    def then(self, *frames: AnyFrame) -> ScriptedTable:
        """A scripted table on which these frames come next."""
        self._push(frames)
        return ScriptedTable(load_game("mesopotamia"), self.state)

    def settled(self, *frames: AnyFrame) -> Mesopotamia:
        """The state itself after these frames have run as far as they go."""
        self._push(frames)
        settle(self.state)
        return self.state

    def _push(self, frames: Sequence[AnyFrame]) -> None:
        if frames:
            self.state.then(*frames)


def position(*empires: str, tribes: bool = False, hidden: bool = False, seats: int = 0) -> Position:
    """A table of these empires on start areas 1, 2, ... without units, goods and events unless asked for.

    With fewer seats than empires the last is an Automa's.
    """
    return Position(*empires, tribes=tribes, hidden=hidden, seats=seats)
