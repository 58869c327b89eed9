"""The cheapest ways between all places of the map, by the seals a player holds and by how his character travels."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.marco_polo_2.state import Journey
from serai.games.marco_polo_2.tables import (
    BIT,
    CAMEL,
    COIN,
    GANTULGA,
    JADE,
    MONGKE_KHAN,
    PLACES,
    SEAL_KINDS,
    Tables,
)
from serai.games.marco_polo_2.weighing import FIRST, STEP

UNREACHED: Final = 999.0
TOLLS: Final = vec[float](FIRST)  # prices as they are at the beginning: ways are worked out once
PLAIN: Final = 0  # how a character travels
OVER_OASES: Final = 1
WITHOUT_TOLLS: Final = 2
OASIS: Final = 2.5  # points of an oasis that is passed, taken off its toll
LEAST: Final = 0.05  # the least price of a step, so that no way leads in circles


class Ways:
    """The price in points and the steps of the cheapest way from each place to each."""

    def __init__(self, t: Tables, style: i64, seals: i64) -> None:
        self.price: vec[float] = vec[float]([UNREACHED] * (PLACES * PLACES))
        self.steps: vec[float] = vec[float]([UNREACHED] * (PLACES * PLACES))
        for place in range(PLACES):
            self.price[place * PLACES + place] = 0.0
            self.steps[place * PLACES + place] = 0.0
            for route in range(t.first[place], t.first[place + 1]):
                sea = t.sea[route]
                if sea < 0 or (seals >> sea) & 1:
                    self.add_route(t, style, place, route)
        for place in range(PLACES):
            if t.there[place]:
                self.pass_through(place)

    def add_route(self, t: Tables, style: i64, place: i64, route: i64) -> None:
        to, toll = t.to[route], t.toll[route]
        price, step = TOLLS[JADE] * float(t.of(toll, JADE)), 1.0
        if style != WITHOUT_TOLLS:
            price += TOLLS[COIN] * float(t.of(toll, COIN)) + TOLLS[CAMEL] * float(t.of(toll, CAMEL))
        if style == OVER_OASES and t.oasis[to]:
            step = LEAST
            price = price - OASIS if price - OASIS > LEAST else LEAST
        price += TOLLS[STEP] * step
        if price < self.price[place * PLACES + to]:
            self.price[place * PLACES + to] = price
            self.steps[place * PLACES + to] = step

    def pass_through(self, middle: i64) -> None:
        """All ways that become cheaper through one place."""
        for start in range(PLACES):
            first = self.price[start * PLACES + middle]
            if first >= UNREACHED:
                continue
            for end in range(PLACES):
                price = first + self.price[middle * PLACES + end]
                if price < self.price[start * PLACES + end]:
                    self.price[start * PLACES + end] = price
                    steps = self.steps[start * PLACES + middle] + self.steps[middle * PLACES + end]
                    self.steps[start * PLACES + end] = steps


class Atlas:
    """Ways already worked out, for one pack."""

    def __init__(self) -> None:
        self.tables: Tables | None = None
        self.known: dict[int, Ways] = {}

    def ways(self, s: Journey, p: i64) -> Ways:
        if self.tables is not s.data:
            self.tables, self.known = s.data, {}
        seals: i64 = 0
        for seal in range(SEAL_KINDS):
            if s.seal[p * SEAL_KINDS + seal]:
                seals |= BIT[seal]
        style = travel_style(s, p)
        key = int(style * BIT[SEAL_KINDS] + seals)
        found = self.known.get(key)
        if found is None:
            found = Ways(s.data, style, seals)
            self.known[key] = found
        return found


ATLAS: Final = Atlas()


def travel_style(s: Journey, p: i64) -> i64:
    if s.character[p] == GANTULGA:
        return WITHOUT_TOLLS
    return OVER_OASES if s.character[p] == MONGKE_KHAN else PLAIN
