"""What bots do in a round: every decision is judged by the best scheme for the rest of the round that it leaves.

Figures are placed where the best scheme needs them (see placing.py). In the action phase the next move of the best
scheme is played (see scheme.py); in wide searches, and where a detail is asked, every answer is tried.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import NOBODY, AnyDecision, Chance, contains, play, play_for
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.core.turns import Plan, Step
from serai.games.tadmor.beginning import own_decision, scheme, tell
from serai.games.tadmor.needs import NARROW, Needs
from serai.games.tadmor.outlook import worth
from serai.games.tadmor.placing import advise_place, plan_worth
from serai.games.tadmor.rules.buying import Upgrade
from serai.games.tadmor.rules.holdings import ANY_GOOD, PayAny, TakeGood
from serai.games.tadmor.rules.placement import Place
from serai.games.tadmor.rules.raiders import PlanRaid
from serai.games.tadmor.rules.round_end import clear_round
from serai.games.tadmor.rules.windows import BUY, DISCARD, DONE, PAY_TAX, TRADE, Prepare, Window
from serai.games.tadmor.scheme import (
    NOTHING_COMES,
    Scheme,
)
from serai.games.tadmor.state import PLACEMENT, Tadmor
from serai.games.tadmor.tables import REGIONS

THOROUGH: Final = 8  # width of a search from which every move is tried
LATER: Final = 0.01  # points by which it is worse to leave for a later window what can be done now
DEEPEST: Final = 12  # details in a row that are searched through
STRIDE: Final = 7919


def advise(s: Tadmor, seat: i64, width: i64, seed: i64) -> list[Plan]:
    """A plan for each move worth a thought."""
    decision = own_decision(s, seat)
    if decision is None:
        return []
    if isinstance(decision, Place):
        return advise_place(s, seat, width, seed)
    if isinstance(decision, PlanRaid):
        return advise_raid(s, seat, seed)
    if isinstance(decision, Window):
        return advise_window(s, decision, width, seed)
    return try_all(s, decision, width, seed)


def try_all(s: Tadmor, decision: AnyDecision, width: i64, seed: i64) -> list[Plan]:
    """Every offered move, and the best that can follow it."""
    found: list[Plan] = []
    seat = decision.player
    offered: vec[i64] = decision.moves(s)
    for move in offered:
        t = s.clone()
        play_for(t, seat, move)
        x = follow(t, s.round, seat, width, seed, 0)
        later = LATER if move == DONE and isinstance(decision, Window) else 0.0
        found.append(Plan(move, x.worth - later, True, tell(s, decision, move, x)))
    return sorted(found, key=plan_worth)


def advise_window(s: Tadmor, window: Window, width: i64, seed: i64) -> list[Plan]:
    """The next move of the best scheme, if the window offers one of its moves, else its end."""
    offered: vec[i64] = window.moves(s)
    if offered[0] != DONE or width >= THOROUGH:
        return try_all(s, window, width, seed)
    end = scheme(s, window.player, width, seed)
    move = next_move(window, end, offered)
    return [Plan(move, end.worth, True, tell(s, window, move, end))]


def next_move(window: Window, end: Scheme, offered: vec[i64]) -> i64:
    """Of the moves of a scheme, in its order, the first that is offered and should not wait for a later window."""
    buys = isinstance(window, Upgrade)
    waits = isinstance(window, Prepare)
    moves = moves_of(end)
    if buys and not buys_tile(moves):
        return DONE
    for move in moves:
        if contains(offered, move) and not (waits and move >= TRADE) and not (buys and DISCARD <= move < BUY):
            if not buys or move >= BUY or not offers_tiles(offered):
                return move
    return DONE


def buys_tile(moves: list[int]) -> bool:
    for move in moves:
        if BUY <= move < PAY_TAX:
            return True
    return False


def offers_tiles(offered: vec[i64]) -> bool:
    return offered[len(offered) - 1] >= BUY


def moves_of(end: Scheme) -> list[int]:
    """All moves of a scheme, trades among them."""
    found: list[int] = []
    x: Scheme | None = end
    while x is not None and x.before is not None:
        found = [*x.notes, int(x.move), *found]
        x = x.before
    return found


def follow(s: Tadmor, round: i64, seat: i64, width: i64, seed: i64, depth: i64) -> Scheme:
    """The best that can become of a position until the round ends: details are searched, windows schemed."""
    draws: i64 = 0
    while s.stack and s.round == round:
        decision = own_decision(s, seat)
        if decision is not None and not is_schemed(decision) and depth < DEEPEST:
            best: Scheme | None = None
            offered: vec[i64] = decision.moves(s)
            for move in offered:
                t = s.clone()
                play_for(t, seat, move)
                x = follow(t, round, seat, width, seed, depth + 1)
                if best is None or x.worth > best.worth:
                    best = x
            assert best is not None
            return best
        if decision is not None or not isinstance(s.stack[-1], Chance):
            break
        draws += 1
        play(s, random_move(s, Rng(seed + STRIDE * draws)))
    if not s.stack or s.round != round:
        x = Scheme(s, seat, 0, 0, 0, NOTHING_COMES, None, NOBODY)
        x.worth = worth(s, seat)
        return x
    return scheme(s, seat, width, seed)


def is_schemed(decision: AnyDecision) -> bool:
    """Whether a scheme begins at a decision; goods of any kind it leaves open."""
    if isinstance(decision, TakeGood):
        return decision.kinds == ANY_GOOD
    return isinstance(decision, (Window, Place, PayAny))


# ---------------------------------------------------------------- raiders


def advise_raid(s: Tadmor, seat: i64, seed: i64) -> list[Plan]:
    """The region that others will need most in the next round, and oneself least."""
    decision = own_decision(s, seat)
    assert decision is not None
    t = s.clone()
    clear_round(t)
    t.phase = PLACEMENT
    loss = vec[float]([0.0] * REGIONS)
    for p in range(s.players):
        needs = Needs(t, p, NARROW, seed)
        sign = -1.0 if p == seat else 1.0 / float(s.players - 1)
        for place in needs.places:
            region = s.data.place_region[place]
            if region != NOBODY:
                loss[region] += sign * needs.without(place)
    found: list[Plan] = []
    offered: vec[i64] = decision.moves(s)
    for region in offered:
        found.append(Plan(region, loss[region], True, Step(s, None, decision, region, region, 0)))
    return sorted(found, key=plan_worth)
