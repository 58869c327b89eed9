"""The action phase: the moments in which a player acts, and all he may do in each of them.

What may be done at any time is offered in every window; buying upgrades, building and the tax
(a kingdom action) have windows of their own. Everything is one block of moves, so that a player
finds the same words wherever he is asked.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, SOME_MOVES, Decision, Fault, Note
from serai.games.tadmor.rules.deeds import DEED_FAULTS, deed_fault, deed_of, do_deed, has_build_figure
from serai.games.tadmor.rules.favours import (
    FAVOUR_FAULTS,
    OTHER_TIME,
    ask_favour,
    figure_fault,
    has_build_favour,
    moment_of,
    return_fault,
)
from serai.games.tadmor.rules.holdings import HOLDING_FAULTS, NO_FIGURE, hand_size, stands_on
from serai.games.tadmor.rules.missions import (
    NOT_IN_HAND,
    any_fulfil_fault,
    discard_mission,
    fulfil,
    fulfil_fault,
    preview_mission,
)
from serai.games.tadmor.rules.notes import favour_note, tile_note
from serai.games.tadmor.rules.previews import preview_cash, preview_trade, preview_use
from serai.games.tadmor.rules.trade import (
    BY_ITSELF,
    TRADE_FAULTS,
    act_anytime,
    anytime_fault,
    can_trade,
    cash,
    cash_fault,
    open_trades,
    trade,
    trade_fault,
)
from serai.games.tadmor.rules.upgrades import UPGRADE_FAULTS
from serai.games.tadmor.state import BUILDING, FIGURES_PUT, HAND, OPEN, Tadmor
from serai.games.tadmor.tables import (
    BARTERS,
    FULFIL,
    GOLD,
    GOODS,
    M_CAMEL,
    M_MARKET,
    M_RESOURCES,
    M_SHIP,
    MISSIONS,
    UPGRADE,
)

DONE: Final = 0
USE: Final = 1
TRADE: Final = 64
CASH: Final = 74
DISCARD: Final = 78
FULFIL_MISSION: Final = 104
RETURN: Final = 130
BUY: Final = 156
PAY_TAX: Final = 204
LOSE_PRESTIGE: Final = 205

NOT_BUILDING: Final = 90
NO_FULFIL: Final = 91
NOT_UPGRADING: Final = 92
UPGRADE_DEAR: Final = 93
NO_TAX: Final = 94
NAME_MISSION: Final = 95
NAME_UPGRADE: Final = 96
SCHOLARS_ONLY: Final = 97
WINDOW_FAULTS: Final[tuple[Fault, ...]] = (
    (NOT_BUILDING, "A2", "not-building"),
    (NO_FULFIL, "B12", "no-fulfil"),
    (NOT_UPGRADING, "U1", "not-upgrading"),
    (UPGRADE_DEAR, "U2", "upgrade-dear"),
    (NO_TAX, "Q2", "no-tax"),
    (NAME_MISSION, "B12", "name-mission"),
    (NAME_UPGRADE, "U1", "name-upgrade"),
    (SCHOLARS_ONLY, "A2", "scholars-only"),
    *HOLDING_FAULTS,
    *TRADE_FAULTS,
    *UPGRADE_FAULTS,
    *DEED_FAULTS,
    *FAVOUR_FAULTS,
)


class Window(Decision[Tadmor]):
    """A moment in which a player may act; ends with `done`."""

    rule: ClassVar[str] = "A3"
    faults: ClassVar[tuple[Fault, ...]] = WINDOW_FAULTS

    def subphase(self) -> i64:
        """Whose favours may be asked for: of the upgrade or the building sub-phase, else NOBODY's."""
        return NOBODY

    def fault(self, s: Tadmor, move: i64) -> i64:  # rule A3, A4
        if move == DONE:
            return FINE
        if move < TRADE:
            return self.use_fault(s, move - USE)
        if move < CASH:
            return trade_fault(s, self.player, move - TRADE, open_trades(s, self.player))
        if move < DISCARD:
            return cash_fault(s, self.player, move - CASH)
        if move < FULFIL_MISSION:
            return FINE if s.mission_at[move - DISCARD] == HAND + self.player else NOT_IN_HAND
        if move < RETURN:
            return self.mission_fault(s, move - FULFIL_MISSION)
        if move < BUY:
            return return_fault(s, self.player, move - RETURN, self.subphase())
        return NOT_UPGRADING if move < PAY_TAX else NO_TAX

    def use_fault(self, s: Tadmor, place: i64) -> i64:  # rule A1, A2
        if s.owner[place] != self.player:
            return NO_FIGURE
        fault = anytime_fault(s, self.player, place)
        if fault != BY_ITSELF:
            return fault
        if s.data.place_effect[place] == UPGRADE:
            return self.upgrade_fault(place)
        if s.data.place_effect[place] == FULFIL:
            return NAME_MISSION if self.subphase() == BUILDING else NOT_BUILDING
        deed = deed_of(s, place)
        if deed == NOBODY:
            return BY_ITSELF
        return self.build_fault(s, deed)

    def upgrade_fault(self, place: i64) -> i64:
        """A figure on an upgrade space acts by naming the upgrade, in its own window."""
        return NOT_UPGRADING

    def build_fault(self, s: Tadmor, deed: i64) -> i64:
        return NOT_BUILDING

    def about(self, s: Tadmor, move: i64, code: i64) -> tuple[i64, i64, i64]:
        return move - RETURN, moment_of(s, move - RETURN) if code >= OTHER_TIME else 0, 0

    def unused(self, s: Tadmor) -> i64:
        """Figures that could act now and could not any more when this window is closed."""
        return 0

    def mission_fault(self, s: Tadmor, mission: i64) -> i64:
        return NOT_BUILDING

    def default(self, s: Tadmor) -> i64:
        return DONE

    def moves(self, s: Tadmor) -> vec[i64]:
        found = vec[i64](capacity=SOME_MOVES)
        if self.fault(s, DONE) == FINE:
            found = append(found, DONE)
        owner, player = s.owner, self.player
        for place in s.data.places:
            if owner[place] == player and self.use_fault(s, place) == FINE:
                found = append(found, USE + place)
        found = self._add_trades(s, found)
        found = self._add_missions(s, found)
        return self.add_more(s, found)

    def _add_trades(self, s: Tadmor, found: vec[i64]) -> vec[i64]:
        trades = open_trades(s, self.player)
        for barter in range(BARTERS):
            if trade_fault(s, self.player, barter, trades) == FINE:
                found = append(found, TRADE + barter)
        for good in range(GOODS):
            if cash_fault(s, self.player, good) == FINE:
                found = append(found, CASH + good)
        return found

    def _add_missions(self, s: Tadmor, found: vec[i64]) -> vec[i64]:
        in_hand, is_open = HAND + self.player, OPEN + self.player
        many: i64 = len(found)
        opened = False
        m: i64 = -1
        for at in s.mission_at:
            m += 1
            if at == in_hand:
                found = append(found, DISCARD + m)
            elif at == is_open:
                opened = True
        for i in range(many, len(found)):
            if self.mission_fault(s, found[i] - DISCARD) == FINE:
                found = append(found, FULFIL_MISSION + found[i] - DISCARD)
        return self._add_returns(s, found) if opened else found

    def _add_returns(self, s: Tadmor, found: vec[i64]) -> vec[i64]:
        for m in range(i64(MISSIONS)):
            if s.mission_at[m] == OPEN + self.player and self.fault(s, RETURN + m) == FINE:
                found = append(found, RETURN + m)
        return found

    def add_more(self, s: Tadmor, found: vec[i64]) -> vec[i64]:
        """The moves that only this kind of window has."""
        return found

    def play(self, s: Tadmor, move: i64) -> None:
        if move == DONE:
            s.tell("done", self.player)
            return
        s.then(self)
        if move < TRADE:
            self.use(s, move - USE)
        elif move < CASH:
            trade(s, self.player, move - TRADE)
        elif move < DISCARD:
            cash(s, self.player, move - CASH)
        elif move < FULFIL_MISSION:
            discard_mission(s, self.player, move - DISCARD)
        elif move < RETURN:
            s.owner[stands_on(s, self.player, FULFIL)] = NOBODY
            s.touch(FIGURES_PUT)
            fulfil(s, self.player, move - FULFIL_MISSION)
        else:
            ask_favour(s, self.player, move - RETURN)

    def use(self, s: Tadmor, place: i64) -> None:  # rule A1
        """Carry out the action of a figure, which then goes home."""
        s.tell("used", self.player, place)
        if anytime_fault(s, self.player, place) == FINE:
            act_anytime(s, self.player, place)
        else:
            do_deed(s, self.player, deed_of(s, place))
        s.owner[place] = NOBODY
        s.touch(FIGURES_PUT)

    def preview(self, s: Tadmor, move: i64) -> Note | None:
        if move == DONE:
            left = self.unused(s)
            return Note("leaves-unused", left) if left else None
        if move < TRADE:
            return preview_use(s, self.player, move - USE)
        if move < CASH:
            return preview_trade(s, self.player, move - TRADE)
        if move < DISCARD:
            return preview_cash(s, move - CASH)
        if move < FULFIL_MISSION:
            return Note("brings-any", 1)
        if move < RETURN:
            return preview_mission(s, self.player, move - FULFIL_MISSION)
        if move < BUY:
            return favour_note(s, move - RETURN)
        return tile_note(s, move - BUY) if move < PAY_TAX else None


def count_usable(s: Tadmor, p: i64) -> i64:
    """Figures whose any-time action can be carried out."""
    found: i64 = 0
    owner = s.owner
    for place in s.data.places:
        if owner[place] == p and anytime_fault(s, p, place) == FINE:
            found += 1
    return found


def can_act_anytime(s: Tadmor, p: i64) -> bool:
    """Whether there is anything to do at any time, as far as all may know."""
    if (
        count_usable(s, p)
        or hand_size(s, p)
        or can_trade(s, p)
        or cash_fault(s, p, 0) == FINE
        or cash_fault(s, p, GOLD) == FINE
    ):
        return True
    for m in range(MISSIONS):
        if s.mission_at[m] == OPEN + p and is_anytime_favour(s, p, s.data.mission_effect[m]):
            return True
    return False


def is_anytime_favour(s: Tadmor, p: i64, effect: i64) -> bool:
    if effect == M_SHIP or effect == M_CAMEL:
        return figure_fault(s, p, effect) == FINE
    return effect == M_RESOURCES or (effect == M_MARKET and not s.licence[p])


class Prepare(Window):  # rule A3, A5
    """Any-time actions before the building sub-phase, for all at the same time."""

    def together(self) -> bool:
        return True

    def idle(self, s: Tadmor) -> bool:
        return not can_act_anytime(s, self.player)


class Build(Window):  # rule B1, A5
    """Build actions in any order, favours of the building sub-phase, and any-time actions between them.

    Ends by itself when nothing is left to build: what may be done at any time has a window later.
    """

    fields: ClassVar[tuple[str, ...]] = ("player", "in_order")
    rule: ClassVar[str] = "B1"

    def __init__(self, player: i64, in_order: i64) -> None:
        super().__init__(player)
        self.in_order = in_order

    def together(self) -> bool:
        return self.in_order == 0

    def subphase(self) -> i64:
        return BUILDING

    def idle(self, s: Tadmor) -> bool:
        return not has_build_figure(s, self.player) and not has_build_favour(s, self.player)

    def build_fault(self, s: Tadmor, deed: i64) -> i64:
        return deed_fault(s, self.player, deed)

    def unused(self, s: Tadmor) -> i64:
        """Figures on build spaces that could act now."""
        found: i64 = 0
        can_fulfil = any_fulfil_fault(s, self.player) == FINE
        for place in s.data.places:
            if s.owner[place] == self.player:
                deed = deed_of(s, place)
                if (can_fulfil and s.data.place_effect[place] == FULFIL) or (
                    deed != NOBODY and deed_fault(s, self.player, deed) == FINE
                ):
                    found += 1
        return found

    def mission_fault(self, s: Tadmor, mission: i64) -> i64:  # rule B12
        if stands_on(s, self.player, FULFIL) == NOBODY:
            return NO_FULFIL
        return fulfil_fault(s, self.player, mission)
