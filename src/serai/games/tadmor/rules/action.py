"""The action phase: its sub-phases, and who may build at the same time as others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.flow import NOBODY, AnyFrame, Step
from serai.games.tadmor.rules.buying import Scholars, Upgrade
from serai.games.tadmor.rules.deeds import (
    D_BORROW,
    D_DOUBLE,
    D_DRAW,
    D_GREY,
    D_OWN_TEMPLE,
    D_RED,
    D_SINGLE,
    D_TEMPLE,
    D_TEMPLE_DRAW,
    D_TRAITOR,
    deed_of,
    has_build_figure,
)
from serai.games.tadmor.rules.favours import has_build_favour
from serai.games.tadmor.rules.holdings import has_open, last_first, stands_on
from serai.games.tadmor.rules.windows import Build, Prepare
from serai.games.tadmor.state import BUILDING, OPEN, RETURNED, SITES, UPGRADING, Tadmor
from serai.games.tadmor.tables import (
    FULFIL,
    M_DESTROY,
    M_DRAW,
    M_FOUNDATION,
    M_GOOD,
    M_LEVELS,
    M_TEMPLE,
    MISSIONS,
    STAGES,
    UPGRADE,
)

# What a player's build actions may touch that others' may touch too, as bits.
STACKS: Final = 1
TEMPLE_CARDS: Final = 2
DECK_CARDS: Final = 4
TOWER: Final = 8  # builds a tower, or has one to lose
STRIKES: Final = 16
EVERYTHING: Final = 31


class UpgradePhase(Step[Tadmor]):  # rule A2, U1, K15, K25
    """The upgrade spaces in their printed order; before and after them favours that bring upgrades, in player order.

    Who buys may ask for such a favour in the window for buying; K15 comes after all purchases.
    """

    def run(self, s: Tadmor) -> None:
        s.phase = UPGRADING
        for p in last_first(s):
            s.then(Scholars(p, 1))
        place = last_upgrade_space(s, 99)
        while place != NOBODY:
            if s.owner[place] != NOBODY:
                s.then(Upgrade(s.owner[place], place))
            place = last_upgrade_space(s, s.data.place_order[place])
        for p in last_first(s):
            if stands_on(s, p, UPGRADE) == NOBODY:
                s.then(Scholars(p, 0))


def last_upgrade_space(s: Tadmor, before: i64) -> i64:
    """The upgrade space with the highest number below `before`, or NOBODY."""
    found: i64 = NOBODY
    for place in s.data.places_of[UPGRADE]:
        number = s.data.place_order[place]
        if number < before and (found == NOBODY or number > s.data.place_order[found]):
            found = place
    return found


class BuildPhase(Step[Tadmor]):  # rule A5, B1
    """Whoever cannot get in another's way builds at once, together with the others' any-time actions.

    The rest build in player order.
    """

    def run(self, s: Tadmor) -> None:
        s.phase = BUILDING
        at_once: list[AnyFrame] = []
        for p in last_first(s):
            alone = is_independent(s, p)
            at_once.append(Build(p, 0) if alone and builds(s, p) else Prepare(p))
            if not alone and builds(s, p):
                s.then(Build(p, 1))
        for frame in at_once:
            s.then(frame)


def builds(s: Tadmor, p: i64) -> bool:
    return has_build_figure(s, p) or has_build_favour(s, p)


def is_independent(s: Tadmor, p: i64) -> bool:  # rule A5
    """Whether nothing a player may build or undo matters to what another may.

    What may draw from a stack or the deck is not independent either: who draws first changes the draws.
    """
    mine = touches(s, p)
    if mine & (STACKS | DECK_CARDS):
        return False
    for other in range(s.players):
        if other != p and interfere(mine, touches(s, other)):
            return False
    return True


def interfere(mine: i64, theirs: i64) -> bool:
    """A tower matters only to those who strike; everything else to whoever wants it too."""
    if mine & theirs & (STACKS | TEMPLE_CARDS | DECK_CARDS | STRIKES):
        return True
    return bool((mine & STRIKES and theirs & TOWER) or (mine & TOWER and theirs & STRIKES))


def touches(s: Tadmor, p: i64) -> i64:  # rule A5
    """What the player's figures and open missions may touch, from what all can see.

    A mission fulfilled now may be returned at once, whatever it is: it touches everything.
    """
    found: i64 = TOWER if s.tower[p] else 0
    owner = s.owner
    for place in s.data.places:
        if owner[place] == p:
            if s.data.place_effect[place] == FULFIL:
                return EVERYTHING
            found |= deed_touches(s, p, deed_of(s, place))
    return found | favour_touches(s, p)


def deed_touches(s: Tadmor, p: i64, deed: i64) -> i64:
    if deed == D_BORROW:
        return EVERYTHING
    if deed == D_SINGLE or deed == D_DOUBLE:
        return TOWER
    if D_GREY <= deed <= D_RED:
        return STACKS
    if deed == D_DRAW:
        return DECK_CARDS
    if deed == D_TRAITOR:
        return STRIKES if s.data.traitor[s.epoch()] else 0
    if deed == D_TEMPLE or deed == D_OWN_TEMPLE:
        return temple_touches(s, p)
    return temple_touches(s, p) | DECK_CARDS if deed == D_TEMPLE_DRAW else 0


def temple_touches(s: Tadmor, p: i64) -> i64:
    """Temple cards, where they may run short; and the stacks, if the player may finish a temple now."""
    found: i64 = TEMPLE_CARDS if temples_run_short(s) else 0
    for stage in s.temples[p * SITES : p * SITES + SITES]:
        if stage + count_temple_actions(s, p) >= STAGES:
            found |= STACKS
    return found


def count_temple_actions(s: Tadmor, p: i64) -> i64:
    """Figures that build a temple stage, or may."""
    found: i64 = 0
    owner = s.owner
    for place in s.data.places:
        if owner[place] == p:
            deed = deed_of(s, place)
            if deed == D_TEMPLE or deed >= D_TEMPLE_DRAW or s.data.place_effect[place] == FULFIL:
                found += 1
    return found


def temples_run_short(s: Tadmor) -> bool:  # rule A5, B10
    """Whether all temple actions together might ask for more cards of a stage than there are."""
    wanted: i64 = 0
    for p in range(s.players):
        wanted += count_temple_actions(s, p)
    for m in range(MISSIONS):
        effect = s.data.mission_effect[m]
        if OPEN <= s.mission_at[m] < RETURNED and (effect == M_TEMPLE or effect == M_FOUNDATION):
            wanted += 1
    for left in s.temple_left:
        if left < wanted:
            return True
    return False


def favour_touches(s: Tadmor, p: i64) -> i64:
    found: i64 = 0
    if has_open(s, p, M_GOOD):
        found |= STACKS
    if has_open(s, p, M_TEMPLE) or has_open(s, p, M_FOUNDATION):
        found |= TEMPLE_CARDS | STACKS
    if has_open(s, p, M_LEVELS):
        found |= TOWER
    if has_open(s, p, M_DESTROY):
        found |= STRIKES
    return found | DECK_CARDS if has_open(s, p, M_DRAW) else found
