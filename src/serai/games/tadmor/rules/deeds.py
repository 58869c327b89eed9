"""Building actions: what a figure does on a space of the building sub-phase, or on a personal tile."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Fault, Note
from serai.games.tadmor.rules.goods import PRECIOUS_FAULTS, buy_good, good_fault, preview_price
from serai.games.tadmor.rules.holdings import Simultaneous, score, total
from serai.games.tadmor.rules.missions import MISSION_FAULTS, DrawMission, Honour, any_fulfil_fault, draw_fault
from serai.games.tadmor.rules.temple import TEMPLE_FAULTS, build_temple, preview_stage, temple_fault
from serai.games.tadmor.rules.tower import TOWER_FAULTS, Strike, buy_levels, preview_levels, tower_fault, traitor_fault
from serai.games.tadmor.state import SITES, Tadmor
from serai.games.tadmor.tables import (
    DOUBLE,
    DRAW,
    FULFIL,
    GOOD,
    OWN_BUILD,
    OWN_TEMPLE,
    SINGLE,
    TEMPLE,
    TEMPLE_DRAW,
    TRAITOR,
    U_TEMPLE,
)

# Deeds that can be borrowed, then the two that are tied to their places.
D_SINGLE: Final = 0
D_DOUBLE: Final = 1
D_GREY: Final = 2
D_RED: Final = 4
D_DRAW: Final = 5
D_FULFIL: Final = 6
D_TEMPLE: Final = 7
D_TRAITOR: Final = 8
BORROWED: Final = 9
D_TEMPLE_DRAW: Final = 9
D_OWN_TEMPLE: Final = 10
D_BORROW: Final = 11

NOTHING_TO_BUILD: Final = 80
DEED_FAULTS: Final[tuple[Fault, ...]] = (
    (NOTHING_TO_BUILD, "I47", "nothing-to-build"),
    *TOWER_FAULTS,
    *TEMPLE_FAULTS,
    *PRECIOUS_FAULTS,
    *MISSION_FAULTS,
)


def deed_of(s: Tadmor, place: i64) -> i64:
    """The build action of a place, or NOBODY. A mission is fulfilled by naming it."""
    effect = s.data.place_effect[place]
    if effect == SINGLE:
        return D_SINGLE
    if effect == DOUBLE:
        return D_DOUBLE
    if effect == GOOD:
        return D_GREY + s.data.place_good[place]
    if effect == DRAW:
        return D_DRAW
    if effect == TEMPLE:
        return D_TEMPLE
    if effect == TRAITOR:
        return D_TRAITOR
    if effect == TEMPLE_DRAW:
        return D_TEMPLE_DRAW
    if effect == OWN_TEMPLE:
        return D_OWN_TEMPLE
    return D_BORROW if effect == OWN_BUILD else NOBODY


def has_build_figure(s: Tadmor, p: i64) -> bool:
    owner = s.owner
    for place in s.data.places:
        if owner[place] == p and (deed_of(s, place) != NOBODY or s.data.place_effect[place] == FULFIL):
            return True
    return False


def deed_fault(s: Tadmor, p: i64, deed: i64) -> i64:
    if deed == D_SINGLE or deed == D_DOUBLE:
        return tower_fault(s, p, 1 if deed == D_SINGLE else 2)
    if D_GREY <= deed <= D_RED:
        return good_fault(s, p, deed - D_GREY)
    if deed == D_DRAW:
        return draw_fault(s)
    if deed == D_FULFIL:
        return any_fulfil_fault(s, p)
    if deed == D_TRAITOR:
        return traitor_fault(s, p)
    if deed == D_BORROW:
        return any_borrow_fault(s, p)
    return temple_fault(s, p, 0)


def any_borrow_fault(s: Tadmor, p: i64) -> i64:
    for deed in range(BORROWED):
        if deed_fault(s, p, deed) == FINE:
            return FINE
    return NOTHING_TO_BUILD


def do_deed(s: Tadmor, p: i64, deed: i64) -> None:
    if deed == D_SINGLE or deed == D_DOUBLE:
        buy_levels(s, p, 1 if deed == D_SINGLE else 2)
    elif D_GREY <= deed <= D_RED:
        buy_good(s, p, deed - D_GREY)
    elif deed == D_DRAW:
        s.then(DrawMission(p))
    elif deed == D_FULFIL:
        s.then(Honour(p))
    elif deed == D_TRAITOR:
        s.then(Strike(p, s.data.traitor[s.epoch()], 0))
    elif deed == D_BORROW:
        s.then(Borrow(p))
    else:
        build_as(s, p, deed)


def build_as(s: Tadmor, p: i64, deed: i64) -> None:  # rule B7, I37
    """A temple stage; Palmyra adds a mission, the personal tile prestige points."""
    if deed == D_TEMPLE_DRAW:
        s.then(DrawMission(p))
    elif deed == D_OWN_TEMPLE:
        score(s, p, total(s, p, U_TEMPLE))
    build_temple(s, p, 0)


def preview_deed(s: Tadmor, p: i64, deed: i64) -> Note | None:
    """What a build action costs; of two temples in progress, the question that follows says it."""
    if deed == D_SINGLE or deed == D_DOUBLE:
        return preview_levels(s, p, 1 if deed == D_SINGLE else 2)
    if D_GREY <= deed <= D_RED:
        return preview_price(s, p, deed - D_GREY)
    if deed == D_TRAITOR:
        return Note("destroys", s.data.traitor[s.epoch()])
    builds_temple = deed == D_TEMPLE or deed == D_TEMPLE_DRAW or deed == D_OWN_TEMPLE
    return preview_stage(s, p, 0) if builds_temple and s.temples[p * SITES + 1] == 0 else None


class Borrow(Simultaneous):  # rule I47
    """One build action of one's choice, be it one that was carried out already."""

    rule: ClassVar[str] = "I47"
    faults: ClassVar[tuple[Fault, ...]] = DEED_FAULTS

    def size(self, s: Tadmor) -> i64:
        return BORROWED

    def fault(self, s: Tadmor, deed: i64) -> i64:
        return deed_fault(s, self.player, deed)

    def play(self, s: Tadmor, move: i64) -> None:
        do_deed(s, self.player, move)

    def preview(self, s: Tadmor, move: i64) -> Note | None:
        return preview_deed(s, self.player, move)
