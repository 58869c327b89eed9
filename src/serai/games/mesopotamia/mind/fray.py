"""Quick answers in battles: stakes, knucklebones on cards, rows, exhaustion, fights of solo battles."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.core.rng import Rng
from serai.games.mesopotamia.mind.style import style_for
from serai.games.mesopotamia.rules.fights import on_card, value
from serai.games.mesopotamia.rules.laying import Lay, free_slots
from serai.games.mesopotamia.rules.muster import army_of, bearer, rival, stands, strength_left
from serai.games.mesopotamia.rules.rows import FACING, FRONT, NEXT_ROW, Deploy
from serai.games.mesopotamia.rules.solo.arming import ARMED, Arm
from serai.games.mesopotamia.rules.solo.clash import Meet
from serai.games.mesopotamia.rules.solo.reaction import has_edge, missing, useful_slots
from serai.games.mesopotamia.rules.solo.roles import arming, purse
from serai.games.mesopotamia.rules.stakes import Stake, bound, funds, last_part, staked
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import MOBILITY, ROWS, STRENGTH, TACTICS, TRIBE
from serai.games.mesopotamia.units import kind_of


def stake(s: Mesopotamia, decision: Stake, rng: Rng) -> i64:
    """Most on strength, some on tactics, a little on mobility; not much more than the other side can answer."""
    army = decision.army
    most = budget(s, army)
    left = max(most - staked(s, army), 0)
    if decision.part == last_part(s):
        return max(left, bound(s, army) - staked(s, army)) if not s.simple else min(max(left, 0), most)
    part = 5 + rng.below(4) if decision.part == STRENGTH else 4 + rng.below(5)
    return left * part // 10


def budget(s: Mesopotamia, army: i64) -> i64:
    """How many knucklebones an army brings into this battle."""
    if rival(s, army) == TRIBE:
        return funds(s, army)
    ours, theirs = funds(s, army), funds(s, 1 - army)
    return max(min(ours, theirs + 1 + strength_left(s, 1 - army)), bound(s, army))


def lay(s: Mesopotamia, decision: Lay, moves: vec[i64]) -> i64:
    """Strength goes on the strongest, tactics where they count, mobility on the dearest."""
    best = moves[0]
    most = -1.0
    for card in moves:
        fighter = bearer(s, card)
        worth = float(on_card(s, fighter, STRENGTH)) + 0.3 * float(kind_of(s.fighter[fighter]))
        if decision.part == TACTICS:
            worth += 3.0 * float(facing_edge(s, fighter))
        if worth > most:
            best, most = card, worth
    return best


def facing_edge(s: Mesopotamia, fighter: i64) -> i64:
    """How many enemies of its row a unit has the advantage over."""
    found: i64 = 0
    for other in range(len(s.fighter)):
        if s.row[other] == s.row[fighter] and stands(s, other) and army_of(s, other) != army_of(s, fighter):
            if value(s, fighter, other) > on_card(s, fighter, STRENGTH):
                found += 1
    return found


def deploy(s: Mesopotamia, decision: Deploy, moves: vec[i64]) -> i64:
    """Pairs that are won by little; one against one as far as it goes."""
    if moves[len(moves) - 1] == NEXT_ROW:
        return NEXT_ROW
    if decision.stage == FRONT:
        return moves[0]
    front = bearer(s, decision.front)
    best = moves[0]
    most = -1000.0
    for card in moves:
        other = bearer(s, card)
        ahead = value(s, front, other) - value(s, other, front)
        worth = 10.0 - float(ahead) if ahead > 0 else float(ahead)
        if decision.stage != FACING:
            worth = -float(on_card(s, other, STRENGTH))
        if worth > most:
            best, most = card, worth
    return best


def tire(s: Mesopotamia, fighter: i64) -> i64:
    """Mobility first, then tactics, strength last."""
    for part in range(ROWS - 1, -1, -1):
        if s.laid[fighter * ROWS + part]:
            return part
    return STRENGTH


def arm(s: Mesopotamia, decision: Arm, moves: vec[i64]) -> i64:
    """Strength on every card as long as the other side could still answer; tactics with what is left over."""
    foe: i64 = 1 - arming(s)
    style = style_for(s, decision.player)
    enough = style.lay_bones * float(purse(s, foe)) + style.lay_units * float(strength_left(s, foe))
    if float(all_laid(s)) < enough:
        spare = purse(s, arming(s))
        for move in moves:
            if move < ARMED and move % ROWS == STRENGTH:
                spare -= free_slots(s, bearer(s, move // ROWS), STRENGTH)
        for move in moves:  # in the order of cards: what is passed over is not asked again
            if move < ARMED and (
                move % ROWS == STRENGTH
                or (move % ROWS == TACTICS and spare > 0 and can_edge(s, bearer(s, move // ROWS)))
            ):
                return move
    return moves[len(moves) - 1] if moves[len(moves) - 1] == ARMED else moves[0]


def all_laid(s: Mesopotamia) -> i64:
    found: i64 = 0
    for laid in s.laid:
        found += laid
    return found


def can_edge(s: Mesopotamia, fighter: i64) -> bool:
    """Whether a unit has the advantage over one of the other side's."""
    for other in range(len(s.fighter)):
        if army_of(s, other) != army_of(s, fighter) and has_edge(s, fighter, other):
            return True
    return False


def meet(s: Mesopotamia, decision: Meet, moves: vec[i64]) -> i64:
    """The pair that is won for certain, else the one that costs the other side most."""
    best = moves[0]
    most = -1000.0
    for card in moves:
        fighter = bearer(s, card)
        worth = -1000.0
        if decision.own == NOBODY:
            for other in range(len(s.fighter)):
                if stands(s, other) and army_of(s, other) != arming(s):
                    worth = max(worth, prospect(s, fighter, other))
        else:
            worth = prospect(s, bearer(s, decision.own), fighter)
        if worth > most:
            best, most = card, worth
    return best


def prospect(s: Mesopotamia, mine: i64, other: i64) -> float:
    """How a fight looks for the human's unit: won for certain, or how much the other side must lay."""
    lacking = missing(s, value(s, mine, other), value(s, other, mine))
    able = min(purse(s, 1 - arming(s)), useful_slots(s, other, mine))
    if lacking > able:
        catch = on_card(s, mine, MOBILITY) - on_card(s, other, MOBILITY) - free_slots(s, other, MOBILITY)
        return 10.0 + 0.5 * float(kind_of(s.fighter[other])) + (1.0 if catch >= 0 else 0.0)
    return float(lacking) - 0.5 * float(kind_of(s.fighter[mine]))
