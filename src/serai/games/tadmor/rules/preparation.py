"""Setting up the game: goods of one's choice, the start upgrades, the first display and missions."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from serai.core.flow import NOBODY, Step
from serai.games.tadmor.rules.gains import Unveil, acquire
from serai.games.tadmor.rules.goods import Unstack
from serai.games.tadmor.rules.holdings import CONSUMER, LUXURY, TakeGood
from serai.games.tadmor.rules.missions import DrawMission
from serai.games.tadmor.rules.refusals import FINE, NOT_FREE_TILE, NOT_START_TILE, Choice
from serai.games.tadmor.rules.round_end import Round
from serai.games.tadmor.state import BOX, Tadmor
from serai.games.tadmor.tables import COLOURS, UPGRADES


class Preparation(Step[Tadmor]):  # rule S4, S7, S8, S9, S10
    """The steps of the set-up that need a choice or chance, in the rulebook's order."""

    def run(self, s: Tadmor) -> None:
        s.then(FirstRound(NOBODY))
        p = s.players - 1
        while p >= 0:
            i: i64 = 0
            while i < s.data.missions:
                s.then(DrawMission(p))
                i += 1
            p -= 1
        s.then(Unveil(s.data.slots[s.players - 2]))
        p = 0
        while p < s.players:
            s.then(Begin(p))
            p += 1
        extra_goods(s)
        colour: i64 = COLOURS - 1
        while colour >= 0:
            s.then(Unstack(colour))
            colour -= 1


def extra_goods(s: Tadmor) -> None:  # rule S7
    """The second player takes a consumer good, the third a luxury good, the fourth one of each."""
    if s.players == 4:
        s.then(TakeGood(3, CONSUMER, 1, 0, 0), TakeGood(3, LUXURY, 1, 0, 0))
    if s.players >= 3:
        s.then(TakeGood(2, LUXURY, 1, 0, 0))
    s.then(TakeGood(1, CONSUMER, 1, 0, 0))


class Begin(Choice):  # rule S8, S13
    """Choose the first upgrade, in reverse player order: a start tile, or in the variant any of epoch I."""

    rule: ClassVar[str] = "S8"

    def fault(self, s: Tadmor, upgrade: i64) -> i64:
        if s.data.epoch_of[upgrade] != 0 or not (s.expert or s.data.is_start[upgrade]):
            return NOT_START_TILE
        return FINE if s.upgrade_at[upgrade] == BOX else NOT_FREE_TILE

    def size(self, s: Tadmor) -> i64:
        return UPGRADES

    def play(self, s: Tadmor, move: i64) -> None:
        acquire(s, self.player, move)


class FirstRound(Step[Tadmor]):  # rule S12
    def run(self, s: Tadmor) -> None:
        s.round = 1
        s.then(Round(NOBODY))
