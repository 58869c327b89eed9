"""What bots do in a round: every decision is judged by the best scheme for the rest of the round that it leaves.

Figures are placed where the best scheme needs them (see scheme.py), first what others want as well. In the action
phase each offered move is tried, and what follows is schemed anew.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, AnyDecision, Chance, State, contains, pending, play, play_for
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.core.turns import Plan, Step
from serai.games.tadmor.outlook import worth
from serai.games.tadmor.round_search import RoundSearch
from serai.games.tadmor.rules.action import BuildPhase, UpgradePhase
from serai.games.tadmor.rules.holdings import ANY_GOOD, PayAny, TakeGood
from serai.games.tadmor.rules.kingdom import Closing, KingdomPhase
from serai.games.tadmor.rules.placement import CLAIM, PASS, PUT_SHIP, Place
from serai.games.tadmor.rules.raiders import PlanRaid
from serai.games.tadmor.rules.round_end import clear_round
from serai.games.tadmor.rules.trade import anytime_fault
from serai.games.tadmor.rules.windows import (
    BUY,
    DISCARD,
    DONE,
    PAY_TAX,
    RETURN,
    TRADE,
    Build,
    Prepare,
    Upgrade,
    Window,
)
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
from serai.games.tadmor.tables import PLACES, REGIONS, START, TAX, UPGRADE, WAR

CONTESTED: Final = 1.0  # how much what another wants as well is to be hurried ...
UNCONTESTED: Final = 0.15  # ... and what nobody seems to want
DENIED: Final = 0.6  # how much another's loss counts beside one's own gain
NARROW: Final = 4  # width of a search for what a place is worth
THOROUGH: Final = 8  # width of a search from which every move is tried
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
        return advise_raid(s, seat, width, seed)
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
        found.append(Plan(move, x.worth, True, tell(s, decision, move, x)))
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


def plan_worth(plan: Plan) -> float:
    return -plan.worth


def own_decision(s: State, seat: i64) -> AnyDecision | None:
    """What a seat is asked."""
    if not s.stack:
        return None
    for decision in pending(s):
        if decision.player == seat:
            return decision
    return None


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


# ---------------------------------------------------------------- placing


class Needs:
    """The best scheme of a player, and the places where it needs a figure that does not stand there yet."""

    def __init__(self, s: Tadmor, p: i64, width: i64, seed: i64) -> None:
        self.s = s
        self.p = p
        self.width = width
        self.seed = seed
        self.end = scheme(s, p, width, seed)
        self.worth: float = self.end.worth
        self.places: list[int] = []
        x: Scheme | None = self.end
        while x is not None and x.before is not None:
            for place in s.data.places:
                if s.owner[place] == NOBODY and x.s.owner[place] != x.before.s.owner[place]:
                    if int(place) not in self.places:
                        self.places.append(int(place))
            x = x.before

    def without(self, place: i64) -> float:
        """What would be lost if that place were taken."""
        t = self.s.clone()
        t.owner[place] = USED
        lost = self.worth - scheme(t, self.p, NARROW, self.seed).worth
        return lost if lost > 0.0 else 0.0


def advise_place(s: Tadmor, seat: i64, width: i64, seed: i64) -> list[Plan]:
    """Where to put the next figure: on a place of one's best scheme, first where others would go too."""
    decision = own_decision(s, seat)
    assert isinstance(decision, Place)
    offered: vec[i64] = decision.moves(s)
    mine = Needs(s, seat, width, seed)
    wanted = wanted_by_others(s, seat, seed, mine.places)
    found: list[Plan] = []
    for place in mine.places:
        move = move_to(s, seat, place, offered)
        if move != NOBODY:
            hurry = wanted[place] + (CONTESTED if wanted[place] > 0.0 else UNCONTESTED) * mine.without(place)
            found.append(Plan(move, mine.worth + hurry, True, tell(s, decision, move, mine.end)))
    claim = claimed(mine.end, offered)
    if claim != NOBODY:
        found.append(Plan(claim, mine.worth, True, tell(s, decision, claim, mine.end)))
    if not found:
        move = spare(s, seat, offered)
        found.append(Plan(move, mine.worth, True, tell(s, decision, move, mine.end)))
    return sorted(found, key=plan_worth)


def claimed(end: Scheme, offered: vec[i64]) -> i64:
    """The move that returns a mission for a figure, if the scheme does so."""
    x: Scheme | None = end
    while x is not None:
        if RETURN <= x.move < BUY:
            for offer in offered:
                if offer == CLAIM + x.move - RETURN:
                    return offer
        x = x.before
    return NOBODY


def wanted_by_others(s: Tadmor, seat: i64, seed: i64, places: list[int]) -> vec[float]:
    """By place: what it would cost the others to lose it."""
    found = vec[float]([0.0] * PLACES)
    for p in range(s.players):
        if p != seat and s.idle_camels[p] + s.idle_ships[p]:
            theirs = Needs(s, p, NARROW, seed)
            for place in theirs.places:
                if place in places:
                    loss = theirs.without(place)
                    found[place] += DENIED * (loss if loss > 0.1 else 0.1)
    return found


def move_to(s: Tadmor, p: i64, place: i64, offered: vec[i64]) -> i64:
    """The offered move that puts a figure there: of two figures the one there are more of."""
    camel: i64 = NOBODY
    ship: i64 = NOBODY
    for move in offered:
        if move == place:
            camel = move
        elif move == PUT_SHIP + place:
            ship = move
    if camel != NOBODY and (ship == NOBODY or s.idle_camels[p] >= s.idle_ships[p]):
        return camel
    return ship


def spare(s: Tadmor, p: i64, offered: vec[i64]) -> i64:
    """A figure for which the scheme has no use: where it may still do something, else anywhere."""
    best: i64 = offered[0]
    most = -1.0
    for move in offered:
        value = 0.0
        if move == PASS:
            value = 0.5
        elif move >= CLAIM:
            value = -0.5
        else:
            place = move if move < PUT_SHIP else move - PUT_SHIP
            effect = s.data.place_effect[place]
            if effect == WAR or effect == TAX or effect == START:
                value = 2.0
            elif anytime_fault(s, p, place) == FINE:
                value = 1.0
        if value > most:
            most = value
            best = move
    return best


# ---------------------------------------------------------------- raiders


def advise_raid(s: Tadmor, seat: i64, width: i64, seed: i64) -> list[Plan]:
    """The region that others will need most in the next round, and oneself least."""
    decision = own_decision(s, seat)
    assert decision is not None
    t = s.clone()
    clear_round(t)
    t.phase = PLACEMENT
    loss = vec[float]([0.0] * REGIONS)
    for p in range(s.players):
        needs = Needs(t, p, width, seed)
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
