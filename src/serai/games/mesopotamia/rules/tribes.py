"""Neutral tribes (p. 35 and 36): who plays them, their knucklebones, the events they guarded."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, FINE, NOBODY, Chance, Decision, Fault, Step
from serai.games.mesopotamia.rules.events import RevealEvent
from serai.games.mesopotamia.rules.muster import strength_left
from serai.games.mesopotamia.rules.tracks import ranking
from serai.games.mesopotamia.state import EVENT, HIDDEN, Mesopotamia
from serai.games.mesopotamia.tables import AREAS, CAMPS, TRIBE
from serai.games.mesopotamia.units import contested

PIPS: Final = 6
NOT_TAMED: Final = 1


def chief_against(s: Mesopotamia, attacker: i64) -> i64:
    """Who plays the tribe: the player directly below the attacker on the event track, or above him if he is lowest.

    Sides without a seat are left out; against a lone player nobody plays it.
    """
    # rules MES099, MES119, G82
    above: i64 = NOBODY
    passed = False
    for side in ranking(s, EVENT):
        if side == attacker:
            passed = True
        elif side < s.players:
            if passed:
                return side
            above = side
    return above


class RollTribe(Chance[Mesopotamia]):
    """A die and two for each of its units: so many knucklebones the tribe has, and stakes them all."""

    # rule MES100
    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def moves(self, s: Mesopotamia) -> vec[i64]:
        found = vec[i64]()
        for pips in range(PIPS):
            found = append(found, pips)
        return found

    def odds(self, s: Mesopotamia) -> vec[i64]:
        return vec[i64]([1] * PIPS)

    def play(self, s: Mesopotamia, move: i64) -> None:
        s.tribe_roll = move + 1 + s.data.tribe_bones * strength_left(s, 1)
        if s.chief == NOBODY:
            s.tell("tribe-has", move + 1, s.tribe_roll)
        else:
            s.tell("tribe-rolls", s.chief, move + 1, s.tribe_roll)


def tribe_waits(s: Mesopotamia) -> bool:
    """Whether a battle against a tribe is still to be fought."""  # rule G74
    for area in s.fights:
        if s.land[area * CAMPS + TRIBE] and contested(s, area):
            return True
    return False


def tame(s: Mesopotamia) -> None:
    """The tribe of the battle's area is beaten; what it guarded is revealed after the last battle against tribes."""
    # rules MES098, MES102, G74
    if s.event[s.area] == HIDDEN:
        s.tamed = append(s.tamed, s.area)


class RevealTamed(Step[Mesopotamia]):
    """The events of beaten tribes come to light, in the order wished by who ordered the battles."""

    # rules MES102, G74
    def run(self, s: Mesopotamia) -> None:
        if len(s.tamed) == 1:
            reveal_tamed(s, s.tamed[0])
        elif len(s.tamed):
            s.then(ChooseTamed(self.player), RevealTamed(self.player))


class ChooseTamed(Decision[Mesopotamia]):
    """Which of several events guarded by beaten tribes is revealed next."""  # rule G74

    rule: ClassVar[str] = "G74"
    faults: ClassVar[tuple[Fault, ...]] = ((NOT_TAMED, "G74", "not-tamed"),)

    def size(self, s: Mesopotamia) -> i64:
        return AREAS

    def fault(self, s: Mesopotamia, move: i64) -> i64:
        for area in s.tamed:
            if area == move:
                return FINE
        return NOT_TAMED

    def about(self, s: Mesopotamia, move: i64, code: i64) -> tuple[i64, i64, i64]:
        return move, 0, 0

    def play(self, s: Mesopotamia, move: i64) -> None:
        s.tell("picks-event", self.player, move)
        reveal_tamed(s, move)


def reveal_tamed(s: Mesopotamia, area: i64) -> None:
    """Whoever holds the area now reveals its event."""  # rule G74
    left = vec[i64]()
    for one in s.tamed:
        if one != area:
            left = append(left, one)
    s.tamed = left
    for side in range(s.sides):
        if s.land[area * CAMPS + side] and not contested(s, area):
            s.then(RevealEvent(side, area))
