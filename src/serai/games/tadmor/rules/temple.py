"""Building actions: the temple, stage by stage."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Fault, Note
from serai.games.tadmor.rules.goods import Gift
from serai.games.tadmor.rules.holdings import Simultaneous, charge, is_affordable, total
from serai.games.tadmor.rules.notes import cost_note
from serai.games.tadmor.state import SITES, Tadmor
from serai.games.tadmor.tables import GOODS, STAGES, U_TEMPLE_DISCOUNT

STAGE_DEAR: Final = 40
NO_STAGE_CARD: Final = 41
NO_TEMPLE: Final = 42
SECOND_TEMPLE: Final = 43
SAME_TEMPLE: Final = 44
TEMPLE_FAULTS: Final[tuple[Fault, ...]] = (
    (STAGE_DEAR, "B6", "stage-dear"),
    (NO_STAGE_CARD, "B10", "no-stage-card"),
    (NO_TEMPLE, "B8", "no-temple"),
    (SECOND_TEMPLE, "B8", "second-temple"),
    (SAME_TEMPLE, "B8", "same-temple"),
)


def site_fault(s: Tadmor, p: i64, site: i64, free: i64) -> i64:  # rule B6, B8, B10, I34
    """Whether the next stage can be built there; a new temple is begun only when none is in progress."""
    stage = s.temples[p * SITES + site]
    other = s.temples[p * SITES + 1 - site]
    if stage == 0 and (other or site):
        return NO_TEMPLE
    if site and stage == other:
        return SAME_TEMPLE
    if s.temple_left[stage] == 0:
        return NO_STAGE_CARD
    if free:
        return FINE
    discount = total(s, p, U_TEMPLE_DISCOUNT)
    return FINE if is_affordable(s, p, s.data.stage_cost, stage * GOODS, discount) else STAGE_DEAR


def preview_stage(s: Tadmor, p: i64, site: i64) -> Note:  # rule I34
    """What the next stage of a temple costs."""
    return cost_note(s.data.stage_cost, s.temples[p * SITES + site] * GOODS, total(s, p, U_TEMPLE_DISCOUNT))


def temple_fault(s: Tadmor, p: i64, free: i64) -> i64:
    first = site_fault(s, p, 0, free)
    second = site_fault(s, p, 1, free)
    if first == FINE or second == FINE:
        return FINE
    return second if first == NO_TEMPLE else first


def build_temple(s: Tadmor, p: i64, free: i64) -> None:  # rule B6, B8
    """One stage of the temple in progress; of which, is asked where there are two."""
    first, second = site_fault(s, p, 0, free) == FINE, site_fault(s, p, 1, free) == FINE
    if first and second:
        s.then(RaiseTemple(p, free))
    else:
        raise_stage(s, p, 0 if first else 1, free)


def raise_stage(s: Tadmor, p: i64, site: i64, free: i64) -> None:  # rule B6
    """The card of the next stage takes the place of the last one, which goes back to the supply."""
    stage = s.temples[p * SITES + site]
    s.temple_left[stage] -= 1
    if stage:
        s.temple_left[stage - 1] += 1
    s.temples[p * SITES + site] = stage + 1
    s.touch(p)
    s.tell("stage-built", p, stage)
    if stage + 1 == STAGES:
        finish_temple(s, p, site)
    if not free:
        charge(s, p, s.data.stage_cost, stage * GOODS, total(s, p, U_TEMPLE_DISCOUNT))


def finish_temple(s: Tadmor, p: i64, site: i64) -> None:  # rule B9
    s.temples[p * SITES + site] = 0
    s.finished[p] += 1
    s.touch(p)
    s.tell("temple-finished", p)
    if s.finished[p] > 1:
        return
    s.finishers += 1
    if s.finishers <= len(s.data.temple_bonus):
        s.then(Gift(p, s.data.temple_bonus[s.finishers - 1]))


class RaiseTemple(Simultaneous):  # rule B8, K19
    """Choose which of two temples in progress grows."""

    fields: ClassVar[tuple[str, ...]] = ("player", "free")
    rule: ClassVar[str] = "B8"
    faults: ClassVar[tuple[Fault, ...]] = TEMPLE_FAULTS

    def __init__(self, player: i64, free: i64) -> None:
        super().__init__(player)
        self.free = free

    def size(self, s: Tadmor) -> i64:
        return SITES

    def fault(self, s: Tadmor, site: i64) -> i64:
        return site_fault(s, self.player, site, self.free)

    def play(self, s: Tadmor, move: i64) -> None:
        raise_stage(s, self.player, move, self.free)

    def preview(self, s: Tadmor, move: i64) -> Note | None:
        return Note("costs-nothing") if self.free else preview_stage(s, self.player, move)


def foundation_fault(s: Tadmor, p: i64) -> i64:  # rule K19
    if free_site(s, p) == NOBODY:
        return SECOND_TEMPLE
    return FINE if s.temple_left[0] else NO_STAGE_CARD


def free_site(s: Tadmor, p: i64) -> i64:
    if s.temples[p * SITES] == 0:
        return 0
    return 1 if s.temples[p * SITES + 1] == 0 else NOBODY


def lay_foundation(s: Tadmor, p: i64) -> None:  # rule K19
    """A new temple beside one in progress."""
    raise_stage(s, p, free_site(s, p), 1)
