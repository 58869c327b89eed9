"""How good a position looks for a seat, between 0 and 1: for bots, never for the rules.

Every player's four spheres are projected to the end of the match: points, what leaders will earn from monuments while
they stand safely, tiles still to be laid where they help most, treasures on the weakest sphere. Where a conflict or a
monument is being decided, its outcomes are looked at, by their odds. README.md says why.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import play, settle
from serai.games.euphrat_tigris.board import KING, NOWHERE, SPHERES, TRADER
from serai.games.euphrat_tigris.outlook import FULL_HAND, Outlook, Square, squares_begun
from serai.games.euphrat_tigris.rules.conflict import AttackerCommits, Commits, DefenderCommits, conflict_tile
from serai.games.euphrat_tigris.rules.ending import LiftScreens
from serai.games.euphrat_tigris.rules.monuments import RaiseMonument, has_sphere, is_free
from serai.games.euphrat_tigris.rules.revolt import end_revolt
from serai.games.euphrat_tigris.rules.swap import SwapTiles
from serai.games.euphrat_tigris.rules.turn import EndOfTurn
from serai.games.euphrat_tigris.rules.war import ChooseWar, end_war
from serai.games.euphrat_tigris.scoring import standing
from serai.games.euphrat_tigris.state import MONUMENTS, RUNNING, Tigris

# The weights, by number.
WEAKEST: Final = 0  # of the four projected spheres ...
SECOND: Final = 1
THIRD: Final = 2
STRONGEST: Final = 3
SCORING: Final = 4  # of all actions still to come
AWAY: Final = 5  # what a sphere yields whose leader is in the supply, compared with one who stands
SPOILS: Final = 6  # of what a war would bring
ONE_MISSING: Final = 7  # of a monument, for a square that lacks a tile which is in the hand ...
ONE_UNHELD: Final = 8  # ... or is not
TWO_MISSING: Final = 9
CATASTROPHE_KEPT: Final = 10
IN_HAND: Final = 11
IN_REACH: Final = 12  # of treasures near the trader's kingdom
DOUBT: Final = 13  # points of difference that mean little at the end ...
DOUBT_A_TURN: Final = 14  # ... and more for each turn to come
SOON: Final = 15  # turns after which a monument not built yet would pay
FIT: Final = 16  # of the hand that one has; the rest is as one draws
ALONE: Final = 17  # what a sphere yields to a king where nobody has its leader yet

WEIGHTS: Final = vec[float]([
    1.0, 0.35, 0.15, 0.06, 0.5, 0.3, 0.25, 0.45, 0.2, 0.06, 0.6, 0.03, 0.6, 1.0, 0.35, 1.0, 0.5, 0.65,
])  # fmt: skip


def evaluate(s: Tigris, seat: int) -> float:
    """The seat's odds against all others; at the end, who has won."""
    if s.ended != RUNNING:
        return final(s, seat)
    top = s.stack[-1]
    if isinstance(top, LiftScreens):
        return final(s, seat)
    if isinstance(top, (AttackerCommits, DefenderCommits)):
        return conflict(s, seat, top)
    if isinstance(top, ChooseWar):
        after = s.clone()
        play(after, top.moves(s)[0])
        return evaluate(after, seat)
    if isinstance(top, RaiseMonument):
        return best_monument(s, seat, top)
    return expected(s, seat)


def final(s: Tigris, seat: i64) -> float:
    ranks = standing(s)
    best = max(ranks)
    winners = sum([1 for rank in ranks if rank == best])
    return 1.0 / winners if ranks[seat] == best else 0.0


def expected(s: Tigris, seat: i64) -> float:
    """A share of one, by the exponential of what everybody is expected to end with."""
    outlook = Outlook(s, seat)
    squares = squares_begun(s, outlook.label)
    doubt = WEIGHTS[DOUBT] + WEIGHTS[DOUBT_A_TURN] * outlook.turns
    mine = prospects(outlook, squares, seat)
    total = 1.0
    for p in range(s.players):
        if p != seat:
            total += math.exp(min(30.0, (prospects(outlook, squares, p) - mine) / doubt))
    return 1.0 / total


def is_over(began: Tigris, s: Tigris, seat: i64) -> bool:
    """Where a plan for a turn ends: somebody else is asked, or the turn is paid and new tiles are drawn."""
    if s.stack[-1].player >= 0 and s.stack[-1].player != seat:
        return True
    for frame in s.stack:
        if isinstance(frame, EndOfTurn):
            return False
    return True


# ---------------------------------------------------------------------- what is being decided


def conflict(s: Tigris, seat: i64, top: Commits) -> float:
    """Both outcomes by their odds."""
    attacker, defender = (top.player, top.rival) if isinstance(top, AttackerCommits) else (top.rival, top.player)
    wins = attack_wins(s, seat, top, attacker, defender)
    value = 0.0
    if wins > 0.0:
        value += wins * after_conflict(s, seat, attacker, defender, top.office)
    if wins < 1.0:
        value += (1.0 - wins) * after_conflict(s, seat, defender, attacker, top.office)
    return value


def attack_wins(s: Tigris, seat: i64, top: Commits, attacker: i64, defender: i64) -> float:
    """How likely, as far as the seat knows: of other hands it knows what is unseen. Whoever can win does."""
    kind = conflict_tile(s, top.office)
    lead = top.attack - top.defence
    if isinstance(top, AttackerCommits):
        if attacker != seat and defender != seat:
            return 0.5
        if defender == seat:
            return 1.0 - holds_at_most(s, seat, attacker, kind, s.hand[seat * SPHERES + kind] - lead)
        lead += s.hand[seat * SPHERES + kind]
    elif defender == seat:
        return 1.0 if lead > s.hand[seat * SPHERES + kind] else 0.0
    return holds_at_most(s, seat, defender, kind, lead - 1)


def holds_at_most(s: Tigris, seat: i64, p: i64, kind: i64, most: i64) -> float:
    """The odds that another player holds no more than so many tiles of a sphere."""
    if most < 0:
        return 0.0
    count: i64 = s.bag[kind]
    total: i64 = s.bag_size()
    for q in range(s.players):
        if q != seat:
            for k in range(SPHERES):
                total += s.hand[q * SPHERES + k] + s.swapped[q * SPHERES + k]
            count += s.hand[q * SPHERES + kind] + s.swapped[q * SPHERES + kind]
    size = s.hand_size(p)
    share = float(count) / float(max(total, 1))
    if most >= size or share <= 0.0:
        return 1.0
    if share >= 1.0:
        return 0.0
    term = math.pow(1.0 - share, float(size))
    found = term
    for n in range(1, most + 1):
        term *= float(size - n + 1) / float(n) * share / (1.0 - share)
        found += term
    return min(found, 1.0)


def after_conflict(s: Tigris, seat: i64, winner: i64, loser: i64, office: i64) -> float:
    after = s.clone()
    after.stack.pop()
    if after.joined == NOWHERE:
        end_revolt(after, winner, loser, office)
    else:
        end_war(after, winner, loser, office)
    settle(after)
    return evaluate(after, seat)


def best_monument(s: Tigris, seat: i64, top: RaiseMonument) -> float:
    """As the builder would choose."""
    best = -1.0
    value = 0.0
    for move in top.moves(s):
        after = s.clone()
        play(after, move)
        here = evaluate(after, top.player)
        if here > best:
            best = here
            value = here if top.player == seat else evaluate(after, seat)
    return value


# ---------------------------------------------------------------------- the end of the match, as projected


def prospects(look: Outlook, squares: list[Square], p: i64) -> float:
    """The four spheres at the end of the match, the weakest most, and what is kept in reserve."""
    s = look.s
    spheres = vec[float]([0.0] * SPHERES)
    room = vec[float]([0.0] * SPHERES)
    hand = hand_of(look, p)
    turns = look.turns
    own_turn = 1.0 if p == look.on_turn else 0.0
    trader = 0.0
    for k in range(SPHERES):
        spheres[k] = float(s.points[p * SPHERES + k])
        c = s.home[p * SPHERES + k]
        tiles = WEIGHTS[FIT] * hand[k] + ((1.0 - WEIGHTS[FIT]) * FULL_HAND + 2.0 * turns) * look.unseen[k]
        if c == NOWHERE:
            room[k] += tiles * WEIGHTS[ALONE if rules_alone(look, p, k) else AWAY]
        else:
            hold = look.hold(p, k)
            spheres[k] += look.monuments(k, c) * (own_turn + turns * hold)
            spheres[k] += WEIGHTS[SPOILS] * look.spoils(p, k, look.label[c])
            room[k] += tiles * (WEIGHTS[AWAY] + (1.0 - WEIGHTS[AWAY]) * hold)
            if k == TRADER:
                trader = hold
    add_squares(look, squares, p, hand, spheres)
    left = float(look.actions) if p == look.on_turn else 0.0
    fill(spheres, room, WEIGHTS[SCORING] * (2.0 * turns + left))
    jokers = float(s.won[p]) + WEIGHTS[IN_REACH] * trader * look.treasures_in_reach(p)
    fill(spheres, vec[float]([1000.0] * SPHERES), jokers)
    return weigh_sorted(spheres) + reserve(look, p)


def hand_of(look: Outlook, p: i64) -> vec[float]:
    """What a player holds, as far as it can be known, with what he will draw for what is missing or being swapped."""
    s = look.s
    hand = vec[float]([0.0] * SPHERES)
    size = 0.0
    swaps = isinstance(s.stack[-1], SwapTiles) and p == look.seat and p == look.on_turn
    for k in range(SPHERES):
        hand[k] = look.hand[p * SPHERES + k] - (float(s.aside[k]) if swaps else 0.0)
        size += hand[k]
    for k in range(SPHERES):
        hand[k] += max(FULL_HAND - size, 0.0) * look.unseen[k]
    return hand


def rules_alone(look: Outlook, p: i64, sphere: i64) -> bool:
    """Whether a player's king stands where nobody has the leader of a sphere: its points are then the king's."""
    c = look.s.home[p * SPHERES + KING]
    return c != NOWHERE and not (look.kingdoms.offices[look.label[c]] >> sphere) & 1


def add_squares(look: Outlook, squares: list[Square], p: i64, hand: vec[float], spheres: vec[float]) -> None:
    """The best square begun counts for a part of the monument it may become."""
    best = 0.0
    first: i64 = -1
    second: i64 = -1
    for one in squares:
        chance = WEIGHTS[TWO_MISSING]
        if one.missing == 1:
            chance = WEIGHTS[ONE_MISSING] if hand[one.sphere] >= 1.0 else WEIGHTS[ONE_UNHELD]
        mine = look.hold(p, one.sphere) if stands_in(look, p, one.sphere, one.region) else 0.0
        other = best_partner(look, p, one)
        value = chance * (mine + (look.hold(p, other) if other >= 0 else 0.0))
        if value > best:
            best = value
            first = one.sphere if mine > 0.0 else -1
            second = other
    income = max(look.turns - WEIGHTS[SOON], 0.0)
    parts = (1.0 if first >= 0 else 0.0) + (1.0 if second >= 0 else 0.0)
    if first >= 0:
        spheres[first] += best / parts * income
    if second >= 0:
        spheres[second] += best / parts * income


def best_partner(look: Outlook, p: i64, square: Square) -> i64:
    """The other sphere of a monument that may stand there, if the player has its leader there too; else -1."""
    s = look.s
    for m in range(MONUMENTS):
        if is_free(s, m, square.sphere):
            for k in range(SPHERES):
                if k != square.sphere and has_sphere(s, m, k) and stands_in(look, p, k, square.region):
                    return k
    return -1


def stands_in(look: Outlook, p: i64, office: i64, region: i64) -> bool:
    c = look.s.home[p * SPHERES + office]
    return c != NOWHERE and look.label[c] == region


def fill(spheres: vec[float], room: vec[float], amount: float) -> None:
    """Adds so many points, each to the weakest sphere that has room."""
    steps: i64 = 0
    while amount > 0.01 and steps < 200:
        weakest: i64 = -1
        for k in range(SPHERES):
            if room[k] > 0.01 and (weakest < 0 or spheres[k] < spheres[weakest]):
                weakest = k
        if weakest < 0:
            return
        step = min(min(amount, room[weakest]), 0.5)
        spheres[weakest] += step
        room[weakest] -= step
        amount -= step
        steps += 1


def weigh_sorted(spheres: vec[float]) -> float:
    ranked = sorted([spheres[k] for k in range(SPHERES)])
    value = 0.0
    for i in range(SPHERES):
        value += WEIGHTS[i] * ranked[i]
    return value


def reserve(look: Outlook, p: i64) -> float:
    """Catastrophes, and tiles, which conflicts use up."""
    s = look.s
    late = min(look.turns / 3.0, 1.0)
    value = WEIGHTS[CATASTROPHE_KEPT] * float(s.catastrophes[p]) * late
    return value + WEIGHTS[IN_HAND] * float(s.hand_size(p))
