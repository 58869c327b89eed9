"""The upgrade sub-phase: the moments in which upgrades are bought, or had for favours."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Note
from serai.games.tadmor.rules.favours import scholar_fault
from serai.games.tadmor.rules.holdings import PayAny, wealth
from serai.games.tadmor.rules.upgrades import NOT_ON_DISPLAY, acquire
from serai.games.tadmor.rules.windows import (
    BUY,
    DONE,
    NAME_UPGRADE,
    NOT_UPGRADING,
    PAY_TAX,
    RETURN,
    SCHOLARS_ONLY,
    UPGRADE_DEAR,
    Window,
)
from serai.games.tadmor.state import DISPLAY, FIGURES_PUT, UPGRADING, Tadmor
from serai.games.tadmor.tables import MISSIONS, UPGRADES


class Upgrade(Window):  # rule U1, U2, U3
    """Buy an upgrade with the figure on one of the four spaces; any-time actions may come before."""

    fields: ClassVar[tuple[str, ...]] = ("player", "place")
    rule: ClassVar[str] = "U1"

    def __init__(self, player: i64, place: i64) -> None:
        super().__init__(player)
        self.place = place

    def subphase(self) -> i64:
        return UPGRADING

    def upgrade_fault(self, place: i64) -> i64:
        return NAME_UPGRADE if place == self.place else NOT_UPGRADING

    def unused(self, s: Tadmor) -> i64:
        return 1 if len(self.add_more(s, vec[i64]())) else 0

    def fault(self, s: Tadmor, move: i64) -> i64:
        if BUY <= move < PAY_TAX:
            return self.buy_fault(s, move - BUY)
        return super().fault(s, move)

    def buy_fault(self, s: Tadmor, upgrade: i64) -> i64:
        if s.upgrade_at[upgrade] != DISPLAY:
            return NOT_ON_DISPLAY
        return FINE if wealth(s, self.player) >= s.data.upgrade_price[s.epoch()] else UPGRADE_DEAR

    def add_more(self, s: Tadmor, found: vec[i64]) -> vec[i64]:
        for upgrade in range(UPGRADES):
            if self.buy_fault(s, upgrade) == FINE:
                found = append(found, BUY + upgrade)
        return found

    def play(self, s: Tadmor, move: i64) -> None:
        if move < BUY:
            super().play(s, move)
        else:
            self.buy(s, move - BUY)

    def buy(self, s: Tadmor, upgrade: i64) -> None:  # rule U2, U4
        """The figure goes home, or onto the tile if that is an action of its own."""
        tile = s.data.place_of[upgrade]
        if tile != NOBODY:
            s.owner[tile] = self.player
            s.figure[tile] = s.figure[self.place]
        s.owner[self.place] = NOBODY
        s.touch(FIGURES_PUT)
        acquire(s, self.player, upgrade)
        s.then(PayAny(self.player, s.data.upgrade_price[s.epoch()], 0))

    def prompt(self, s: Tadmor) -> Note | None:
        return Note("ask-upgrade", s.data.upgrade_price[s.epoch()])


class Scholars(Window):  # rule K15, K25, K26
    """Favours that bring upgrades, in player order: before any is bought for those who buy none, and after all are."""

    fields: ClassVar[tuple[str, ...]] = ("player", "late")
    rule: ClassVar[str] = "K25"

    def __init__(self, player: i64, late: i64) -> None:
        super().__init__(player)
        self.late = late

    def subphase(self) -> i64:
        return UPGRADING

    def idle(self, s: Tadmor) -> bool:
        for m in range(MISSIONS):
            if scholar_fault(s, self.player, m, self.late) == FINE:
                return False
        return True

    def fault(self, s: Tadmor, move: i64) -> i64:
        if move == DONE:
            return FINE
        return scholar_fault(s, self.player, move - RETURN, self.late) if RETURN <= move < BUY else SCHOLARS_ONLY

    def moves(self, s: Tadmor) -> vec[i64]:
        found = vec[i64]([DONE])
        for m in range(MISSIONS):
            if scholar_fault(s, self.player, m, self.late) == FINE:
                found = append(found, RETURN + m)
        return found
