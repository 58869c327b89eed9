"""Where a plan begins: what a player is asked, and the position in which the rest of the round is schemed."""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.flow import NOBODY, AnyDecision, State, pending
from serai.core.turns import Step
from serai.games.tadmor.round_search import RoundSearch
from serai.games.tadmor.rules.action import BuildPhase, UpgradePhase
from serai.games.tadmor.rules.buying import Upgrade
from serai.games.tadmor.rules.holdings import PayAny, TakeGood
from serai.games.tadmor.rules.kingdom import Closing, KingdomPhase
from serai.games.tadmor.rules.windows import Build, Window
from serai.games.tadmor.scheme import (
    BUILDING_COMES,
    CLOSING_COMES,
    NOTHING_COMES,
    UPGRADES_COME,
    USED,
    FreeHand,
    Scheme,
)
from serai.games.tadmor.state import BUILDING, KINGDOM, PLACEMENT, Tadmor
from serai.games.tadmor.tables import UPGRADE


def own_decision(s: State, seat: i64) -> AnyDecision | None:
    """What a seat is asked."""
    if not s.stack:
        return None
    for decision in pending(s):
        if decision.player == seat:
            return decision
    return None


def scheme(s: Tadmor, p: i64, width: i64, seed: i64) -> Scheme:
    placing = s.phase <= PLACEMENT
    return RoundSearch(p, width, seed, placing).search(begin(s, p))


def begin(s: Tadmor, p: i64) -> Scheme:
    """The position in which a player plans the rest of his round by himself."""
    t = s.clone()
    stage = stage_of(s, p)
    root = Scheme(t, p, 0, 0, 0, stage, None, NOBODY)
    for decision in pending(s):
        if decision.player == p:
            if isinstance(decision, TakeGood):
                root.wild = decision.left
            elif isinstance(decision, PayAny):
                root.debt = decision.left
    if s.phase > PLACEMENT:
        t.idle_camels[p] = 0
        t.idle_ships[p] = 0
        close_counters(s, t, p)
    if t.round == 0:
        t.round = 1
    if s.phase < KINGDOM:
        t.phase = BUILDING
    t.stack = [FreeHand(p)]
    return root


def close_counters(s: Tadmor, t: Tadmor, p: i64) -> None:
    """Upgrade spaces whose time is over."""
    for frame in s.stack:
        if isinstance(frame, UpgradePhase):
            return
    for place in s.data.places_of[UPGRADE]:
        if s.owner[place] == p:
            t.owner[place] = USED
    for frame in s.stack:
        if isinstance(frame, Upgrade) and frame.player == p:
            t.owner[frame.place] = p


def stage_of(s: Tadmor, p: i64) -> i64:
    """What is still to come for a player in this round."""
    found: i64 = NOTHING_COMES
    if s.phase <= PLACEMENT:
        return UPGRADES_COME
    for frame in s.stack:
        if isinstance(frame, UpgradePhase) or (isinstance(frame, Upgrade) and frame.player == p):
            return UPGRADES_COME
        if isinstance(frame, BuildPhase) or (isinstance(frame, Build) and frame.player == p):
            found = BUILDING_COMES
        elif found > CLOSING_COMES:
            if isinstance(frame, KingdomPhase) or (isinstance(frame, Closing) and frame.player == p):
                found = CLOSING_COMES
    return found


def tell(s: Tadmor, decision: AnyDecision, move: i64, end: Scheme) -> Step:
    """A scheme as the steps of a plan, for those who tell it; its first move is not told twice."""
    path: list[Scheme] = []
    x: Scheme | None = end
    while x is not None and x.before is not None:
        path.append(x)
        x = x.before
    step = Step(s, Step(s, None, None, NOBODY, NOBODY, 0), decision, move, move, 0)
    hand = FreeHand(end.p)
    told = not isinstance(decision, Window)
    for one in path[::-1]:
        for note in [*one.notes, int(one.move)]:
            if told or note != move:
                step = Step(one.s, step, hand, note, move, one.draws)
            else:
                told = True
    return step
