"""The rest of a placement foreseen: everyone follows his own scheme, and makes a new one when a place is taken."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY
from serai.games.tadmor.beginning import scheme
from serai.games.tadmor.needs import NARROW, Needs
from serai.games.tadmor.outlook import rivals
from serai.games.tadmor.rules.placement import place_fault, put
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tables import CAMEL, SHIP

MARGIN: Final = 0.8  # how much the others' prospects count beside one's own


class Foresight:
    """What a place is worth to a player when all have placed their figures."""

    def __init__(self, s: Tadmor, seat: i64, theirs: list[list[int]], seed: i64) -> None:
        self.s = s
        self.seat = seat
        self.theirs = theirs  # by player: the places of his scheme; one's own are looked for anew
        self.seed = seed

    def after(self, figure: i64, place: i64) -> float:
        """The lead that placing this figure there is likely to lead to."""
        t = self.s.clone()
        put(t, self.seat, figure, place)
        wanted = [places[:] for places in self.theirs]
        wanted[self.seat] = Needs(t, self.seat, NARROW, self.seed).places
        self.play_out(t, [urgent_first(wanted, p) for p in range(t.players)])
        return self.lead(t)

    def play_out(self, t: Tadmor, wanted: list[list[int]]) -> None:
        """All place in turn until nobody wants to any more."""
        passed: i64 = 0
        p = (self.seat + 1) % t.players
        while passed < t.players:
            passed = 0 if self.place_next(t, p, wanted) else passed + 1
            p = (p + 1) % t.players

    def place_next(self, t: Tadmor, p: i64, wanted: list[list[int]]) -> bool:
        if t.idle_camels[p] + t.idle_ships[p] == 0:
            return False
        if not all_free(t, wanted[p]):
            wanted[p] = Needs(t, p, NARROW, self.seed).places
            wanted[p] = urgent_first(wanted, p)
        while wanted[p]:
            place: i64 = wanted[p].pop(0)
            figure = figure_for(t, p, place)
            if figure != NOBODY:
                put(t, p, figure, place)
                return True
        return False

    def lead(self, t: Tadmor) -> float:
        """One's own prospects, less the others'."""
        mine = scheme(t, self.seat, NARROW, self.seed).worth
        others = float(t.players - 1)
        for p in range(t.players):
            if p != self.seat:
                end = scheme(t, p, NARROW, self.seed)
                mine -= MARGIN * (end.worth + rivals(end.s, p) / others) / others
        return mine


def all_free(t: Tadmor, places: list[int]) -> bool:
    for place in places:
        if t.owner[place] != NOBODY:
            return False
    return True


def urgent_first(wanted: list[list[int]], p: i64) -> list[int]:
    """A player's places, those that another wants as well before the rest."""
    urgent: list[int] = []
    rest: list[int] = []
    for place in wanted[p]:
        if is_wanted(wanted, p, place):
            urgent.append(place)
        else:
            rest.append(place)
    return urgent + rest


def is_wanted(wanted: list[list[int]], p: i64, place: int) -> bool:
    """Whether anyone else wants a place."""
    for q in range(len(wanted)):
        if q != p and place in wanted[q]:
            return True
    return False


def figure_for(s: Tadmor, p: i64, place: i64) -> i64:
    """The figure that may stand on a place: of two the one there are more of."""
    camel = place_fault(s, p, CAMEL, place) == FINE
    if place_fault(s, p, SHIP, place) != FINE:
        return CAMEL if camel else NOBODY
    return CAMEL if camel and s.idle_camels[p] >= s.idle_ships[p] else SHIP
