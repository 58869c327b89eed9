"""Setting up the game: goods of one's choice, the start upgrades, the first display and missions."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note, Step
from serai.games.tadmor.rules.goods import Unstack
from serai.games.tadmor.rules.holdings import CONSUMER, LUXURY, TakeGood
from serai.games.tadmor.rules.missions import DrawMission
from serai.games.tadmor.rules.notes import tile_note
from serai.games.tadmor.rules.round_end import Round
from serai.games.tadmor.rules.upgrades import Unveil, acquire
from serai.games.tadmor.state import BOX, Tadmor
from serai.games.tadmor.tables import COLOURS, UPGRADES

NOT_START_TILE: Final = 130
NOT_FREE_TILE: Final = 131


class Preparation(Step[Tadmor]):  # rule S4, S7, S8, S9, S10
    """The steps of the set-up that need a choice or chance, in the rulebook's order."""

    def run(self, s: Tadmor) -> None:
        s.then(FirstRound(NOBODY))
        for p in range(s.players - 1, -1, -1):
            for _card in range(s.data.missions):
                s.then(DrawMission(p))
        s.then(Unveil(s.data.slots[s.players - 2]))
        for p in range(s.players):
            s.then(Begin(p))
        extra_goods(s)
        for colour in range(COLOURS - 1, -1, -1):
            s.then(Unstack(colour))


def extra_goods(s: Tadmor) -> None:  # rule S7
    """The second player takes a consumer good, the third a luxury good, the fourth one of each."""
    if s.players == 4:
        s.then(TakeGood(3, CONSUMER, 1, 0, 0), TakeGood(3, LUXURY, 1, 0, 0))
    if s.players >= 3:
        s.then(TakeGood(2, LUXURY, 1, 0, 0))
    s.then(TakeGood(1, CONSUMER, 1, 0, 0))


class Begin(Decision[Tadmor]):  # rule S8, S13
    """Choose the first upgrade, in reverse player order: a start tile, or in the variant any of epoch I."""

    rule: ClassVar[str] = "S8"
    faults: ClassVar[tuple[Fault, ...]] = (
        (NOT_START_TILE, "S8", "not-start-tile"),
        (NOT_FREE_TILE, "S8", "not-free-tile"),
    )

    def size(self, s: Tadmor) -> i64:
        return UPGRADES

    def fault(self, s: Tadmor, upgrade: i64) -> i64:
        if s.data.epoch_of[upgrade] != 0 or not (s.expert or s.data.is_start[upgrade]):
            return NOT_START_TILE
        return FINE if s.upgrade_at[upgrade] == BOX else NOT_FREE_TILE

    def play(self, s: Tadmor, move: i64) -> None:
        acquire(s, self.player, move)

    def preview(self, s: Tadmor, move: i64) -> Note | None:
        return tile_note(s, move)


class FirstRound(Step[Tadmor]):  # rule S12
    def run(self, s: Tadmor) -> None:
        s.round = 1
        s.then(Round(NOBODY))
