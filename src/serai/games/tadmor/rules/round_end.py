"""The round-end phase: goods are stored, time goes on, epochs change; after the ninth round all is scored."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Fault, Note, Step
from serai.games.tadmor.rules.action import BuildPhase, UpgradePhase
from serai.games.tadmor.rules.holdings import Simultaneous, last_first, total
from serai.games.tadmor.rules.kingdom import KingdomPhase
from serai.games.tadmor.rules.placement import Placement
from serai.games.tadmor.rules.raiders import RaiderPhase
from serai.games.tadmor.rules.upgrades import Unveil
from serai.games.tadmor.scoring import score_end
from serai.games.tadmor.state import CARDS_MOVED, DISPLAY, FIGURES_PUT, GONE, OVER, ROUND_END, Tadmor
from serai.games.tadmor.tables import (
    EPOCHS,
    GOODS,
    MARKET,
    MARKET_ONE_WAY,
    OWN_KINGDOM,
    RAIDERS,
    TAX,
    U_STORAGE,
    UPGRADES,
)

NOT_STORED: Final = 140
DROP_ORDER: Final = 141
TOO_MANY_KEPT: Final = 142


class Round(Step[Tadmor]):  # rule A2
    """The four phases of a round."""

    def run(self, s: Tadmor) -> None:
        s.then(
            Placement(NOBODY),
            RaiderPhase(NOBODY),
            UpgradePhase(NOBODY),
            BuildPhase(NOBODY),
            KingdomPhase(NOBODY),
            RoundEnd(NOBODY),
        )


class RoundEnd(Step[Tadmor]):  # rule E1
    """Traded goods move to the warehouse; then it must not be overfull."""

    def run(self, s: Tadmor) -> None:
        s.phase = ROUND_END
        tell_unused(s)
        s.touch_parts(s.players)
        for i in range(s.players * GOODS):
            s.store[i] += s.traded[i]
            s.traded[i] = 0
        s.then(TimeGoesOn(NOBODY))
        for p in last_first(s):
            s.then(Drop(p, 0))


def tell_unused(s: Tadmor) -> None:  # rule A4
    """Figures whose action was not carried out. Markets and offices act by standing there."""
    for place in s.data.places:
        effect = s.data.place_effect[place]
        office = effect == MARKET or effect == MARKET_ONE_WAY or TAX <= effect <= RAIDERS or effect == OWN_KINGDOM
        if s.owner[place] != NOBODY and not office:
            s.tell("unused", s.owner[place], place)


def storage(s: Tadmor, p: i64) -> i64:  # rule E2, I33
    larger = total(s, p, U_STORAGE)
    return larger if larger > s.data.storage else s.data.storage


def stored(s: Tadmor, p: i64, first: i64) -> i64:
    """Goods in the warehouse, of the kinds from `first` on."""
    found: i64 = 0
    for good in range(first, GOODS):
        found += s.store[p * GOODS + good]
    return found


class Drop(Simultaneous):  # rule E2, I33
    """Give up goods until the warehouse holds no more than it may, kinds in ascending order."""

    fields: ClassVar[tuple[str, ...]] = ("player", "last")
    rule: ClassVar[str] = "E2"
    faults: ClassVar[tuple[Fault, ...]] = (
        (NOT_STORED, "E2", "not-stored"),
        (DROP_ORDER, "E2", "drop-order"),
        (TOO_MANY_KEPT, "E2", "too-many-kept"),
    )

    def __init__(self, player: i64, last: i64) -> None:
        super().__init__(player)
        self.last = last

    def surplus(self, s: Tadmor) -> i64:
        return stored(s, self.player, 0) - storage(s, self.player)

    def idle(self, s: Tadmor) -> bool:
        return self.surplus(s) <= 0

    def size(self, s: Tadmor) -> i64:
        return GOODS

    def fault(self, s: Tadmor, good: i64) -> i64:
        if s.store[self.player * GOODS + good] == 0:
            return NOT_STORED
        if good < self.last:
            return DROP_ORDER
        return FINE if stored(s, self.player, good) >= self.surplus(s) else TOO_MANY_KEPT

    def play(self, s: Tadmor, move: i64) -> None:
        s.store[self.player * GOODS + move] -= 1
        s.touch(self.player)
        s.tell("dropped", self.player, move)
        s.then(Drop(self.player, move))

    def prompt(self, s: Tadmor) -> Note | None:
        return Note("ask-drop", self.surplus(s))


class TimeGoesOn(Step[Tadmor]):  # rule E3, F1
    """All figures go home and the round marker moves on; after the last round the match is over."""

    def run(self, s: Tadmor) -> None:
        clear_round(s)
        if s.round == s.data.rounds * EPOCHS:
            s.phase = OVER
            score_end(s)
            s.stack.clear()
            return
        before = s.epoch()
        s.round += 1
        s.then(Round(NOBODY))
        if s.epoch() != before:
            begin_epoch(s)


def clear_round(s: Tadmor) -> None:
    for place in s.data.places:
        s.owner[place] = NOBODY
        s.figure[place] = 0
    for p in range(s.players):
        s.idle_camels[p] = s.camels[p]
        s.idle_ships[p] = s.ships[p]
        s.chosen[p] = 0
        s.licence[p] = 0
        s.cashed[p] = 0
        s.favoured[p] = 0
        s.taxed[p] = 0
    s.attacked = NOBODY
    s.counsel = NOBODY
    s.touch_parts(s.players)
    s.touch(FIGURES_PUT)


def begin_epoch(s: Tadmor) -> None:  # rule E4, E5
    """Towers score; what was not bought leaves the display, and tiles of the new epoch come."""
    s.tell("epoch-begins", s.epoch() + 1)
    score_towers(s)
    for upgrade in range(UPGRADES):
        if s.upgrade_at[upgrade] == DISPLAY:
            s.upgrade_at[upgrade] = GONE
            s.touch(CARDS_MOVED)
    s.then(Unveil(s.data.slots[s.players - 2]))


def score_towers(s: Tadmor) -> None:  # rule E4
    for p in range(s.players):
        points = s.tower[p] * s.data.tower_prestige
        s.pp[p] += points
        s.touch(p)
        s.tell("tower-scored", p, points)
