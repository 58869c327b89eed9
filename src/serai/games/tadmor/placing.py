"""Placing: where the best scheme needs figures, and first what others want as well."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, contains
from serai.core.turns import Plan
from serai.games.tadmor.beginning import own_decision, tell
from serai.games.tadmor.needs import NARROW, Needs
from serai.games.tadmor.rules.placement import CLAIM, PASS, PUT_SHIP, Place
from serai.games.tadmor.rules.trade import anytime_fault
from serai.games.tadmor.rules.windows import BUY, RETURN
from serai.games.tadmor.scheme import Scheme
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tables import PLACES, START, TAX, WAR

CONTESTED: Final = 1.0  # how much what another wants as well is to be hurried ...
UNCONTESTED: Final = 0.15  # ... and what nobody seems to want
DENIED: Final = 0.6  # how much another's loss counts beside one's own gain


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


def plan_worth(plan: Plan) -> float:
    return -plan.worth


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
    camel = contains(offered, place)
    if contains(offered, PUT_SHIP + place) and not (camel and s.idle_camels[p] >= s.idle_ships[p]):
        return PUT_SHIP + place
    return place if camel else NOBODY


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
