"""King's missions: drawing, fulfilling, discarding; the deck and its discards."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, FINE, Chance, Fault, Note, Step
from serai.games.tadmor.rules.holdings import ANY_GOOD, Simultaneous, TakeGood, charge, is_affordable, score, total
from serai.games.tadmor.rules.notes import cost_note
from serai.games.tadmor.state import CARDS_MOVED, DECK, DISCARDED, HAND, OPEN, Tadmor
from serai.games.tadmor.tables import GOODS, MISSIONS, U_MISSION_DISCOUNT, U_MISSION_PRESTIGE

NOT_IN_HAND: Final = 20
MISSION_DEAR: Final = 21
NO_MISSIONS_LEFT: Final = 22
MISSION_FAULTS: Final[tuple[Fault, ...]] = (
    (NOT_IN_HAND, "A14", "not-in-hand"),
    (MISSION_DEAR, "B12", "mission-dear"),
    (NO_MISSIONS_LEFT, "B14", "no-missions-left"),
)


def draw_fault(s: Tadmor) -> i64:  # rule B14
    for where in s.mission_at:
        if where == DECK or where == DISCARDED:
            return FINE
    return NO_MISSIONS_LEFT


class DrawMission(Step[Tadmor]):  # rule B13, B14
    """A card for the player; an empty deck is made anew from the discarded cards, never from returned ones."""

    def together(self) -> bool:
        return True

    def run(self, s: Tadmor) -> None:
        for where in s.mission_at:
            if where == DECK:
                s.then(Draw(self.player))
                return
        if draw_fault(s) != FINE:
            s.tell("no-missions", self.player)
            return
        shuffle_discards(s)
        s.then(Draw(self.player))


def shuffle_discards(s: Tadmor) -> None:  # rule B14
    s.shuffles += 1
    for m in range(MISSIONS):
        if s.mission_at[m] == DISCARDED:
            s.mission_at[m] = DECK
            s.touch(CARDS_MOVED)
            s.batch[m] = s.shuffles
    s.tell("missions-shuffled")


class Draw(Chance[Tadmor]):  # rule B13
    """The card itself: only the player who draws it sees it."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: i64) -> None:
        super().__init__(CHANCE)
        self.seat = seat

    def witness(self) -> i64:
        return self.seat

    def moves(self, s: Tadmor) -> vec[i64]:
        found = vec[i64](capacity=MISSIONS)
        m: i64 = -1
        for at in s.mission_at:
            m += 1
            if at == DECK:
                found = append(found, m)
        return found

    def odds(self, s: Tadmor) -> vec[i64]:
        return vec[i64]([1] * len(self.moves(s)))

    def play(self, s: Tadmor, move: i64) -> None:
        s.mission_at[move] = HAND + self.seat
        s.touch(CARDS_MOVED)
        s.tell("drew", self.seat)
        s.whisper(self.seat, "drew-mission", move)


def discard_mission(s: Tadmor, p: i64, mission: i64) -> None:  # rule A14
    s.mission_at[mission] = DISCARDED
    s.touch(CARDS_MOVED)
    s.tell("discarded", p, mission)
    s.then(TakeGood(p, ANY_GOOD, 1, 0, 1))


def fulfil_fault(s: Tadmor, p: i64, mission: i64) -> i64:  # rule B12, I20
    if s.mission_at[mission] != HAND + p:
        return NOT_IN_HAND
    discount = total(s, p, U_MISSION_DISCOUNT)
    return FINE if is_affordable(s, p, s.data.mission_cost, mission * GOODS, discount) else MISSION_DEAR


def fulfil(s: Tadmor, p: i64, mission: i64) -> None:  # rule B12, I5, I19
    s.mission_at[mission] = OPEN + p
    s.touch(CARDS_MOVED)
    s.tell("fulfilled", p, mission)
    score(s, p, total(s, p, U_MISSION_PRESTIGE))
    charge(s, p, s.data.mission_cost, mission * GOODS, total(s, p, U_MISSION_DISCOUNT))


def preview_mission(s: Tadmor, p: i64, mission: i64) -> Note:  # rule I20
    """What it costs to fulfil it."""
    return cost_note(s.data.mission_cost, mission * GOODS, total(s, p, U_MISSION_DISCOUNT))


def any_fulfil_fault(s: Tadmor, p: i64) -> i64:
    """Whether some mission in hand can be fulfilled."""
    found: i64 = NOT_IN_HAND
    for m in range(MISSIONS):
        fault = fulfil_fault(s, p, m)
        if fault == FINE:
            return FINE
        if fault == MISSION_DEAR:
            found = MISSION_DEAR
    return found


class Honour(Simultaneous):  # rule B12, I47
    """Fulfil a mission as a borrowed build action."""

    rule: ClassVar[str] = "B12"
    faults: ClassVar[tuple[Fault, ...]] = MISSION_FAULTS

    def size(self, s: Tadmor) -> i64:
        return MISSIONS

    def fault(self, s: Tadmor, mission: i64) -> i64:
        return fulfil_fault(s, self.player, mission)

    def play(self, s: Tadmor, move: i64) -> None:
        fulfil(s, self.player, move)

    def preview(self, s: Tadmor, move: i64) -> Note | None:
        return preview_mission(s, self.player, move)
