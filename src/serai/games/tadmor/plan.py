"""Placing figures with the action phase in mind: the round is planned as one sequence of actions.

`FreeHand` stands for the rest of the round of one player: each action takes an unused figure to a free space and is
carried out at once. What the best sequence uses is what is worth placing; what others want as well is placed first.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, State
from serai.core.turns import Plan, TurnSearch
from serai.games.tadmor.outlook import over, worth
from serai.games.tadmor.rules.deeds import deed_fault, deed_of
from serai.games.tadmor.rules.favours import return_fault
from serai.games.tadmor.rules.holdings import stands_on, wealth
from serai.games.tadmor.rules.kingdom import KingdomPhase
from serai.games.tadmor.rules.missions import fulfil, fulfil_fault
from serai.games.tadmor.rules.placement import CLAIM, PASS, PUT_SHIP, Place, put, space_fault
from serai.games.tadmor.rules.raiders import is_immune
from serai.games.tadmor.rules.round_end import RoundEnd
from serai.games.tadmor.rules.trade import anytime_fault
from serai.games.tadmor.rules.windows import BUY, DONE, FULFIL_MISSION, PAY_TAX, RETURN, TRADE, USE, Build, Upgrade
from serai.games.tadmor.state import BUILDING, DISPLAY, HAND, OPEN, UPGRADING, Tadmor
from serai.games.tadmor.tables import (
    CAMEL,
    CARAVAN,
    EITHER,
    FULFIL,
    MARKET,
    MARKET_ONE_WAY,
    MISSIONS,
    OWN_KINGDOM,
    PLACES,
    RAIDERS,
    SHIP,
    SHIPYARD,
    SPACES,
    START,
    TAX,
    UPGRADE,
    UPGRADES,
    WAR,
)

USED: Final = 9  # nobody's number: a space whose figure has acted in the plan
CONTESTED: Final = 1.0  # how much what another wants as well is to be hurried ...
UNCONTESTED: Final = 0.15  # ... and what nobody seems to want
NARROW: Final = 8  # width of a search up to which what nobody else wants is not looked at twice
DENIED: Final = 0.6  # how much another's loss counts beside one's own gain


class FreeHand(Build):
    """The rest of a player's round in a plan; `built` when the time of upgrades is over."""

    fields: ClassVar[tuple[str, ...]] = ("player", "built")

    def __init__(self, player: i64, built: i64) -> None:
        super().__init__(player, 1)
        self.built = built

    def idle(self, s: Tadmor) -> bool:
        return False

    def moves(self, s: Tadmor) -> vec[i64]:
        found = vec[i64]([DONE])
        for place in s.data.places:
            if self.figure_for(s, place) != NOBODY and self.usable(s, place):
                found = append(found, USE + place)
        found = self._add_trades(s, found)
        found = self.add_cards(s, found)
        return self.add_upgrades(s, found)

    def figure_for(self, s: Tadmor, place: i64) -> i64:
        """The figure that stands there, or may be put there; NOBODY if none can."""
        p = self.player
        if s.owner[place] == p:
            return s.figure[place]
        if s.owner[place] != NOBODY or is_raided(s, p, place):
            return NOBODY
        shape = s.data.place_shape[place]
        if s.idle_camels[p] and shape != SHIP and space_fault(s, p, CAMEL, place) == FINE:
            if shape != EITHER or s.idle_ships[p] == 0 or s.idle_camels[p] >= s.idle_ships[p]:
                return CAMEL
        if s.idle_ships[p] and shape != CAMEL and space_fault(s, p, SHIP, place) == FINE:
            return SHIP
        return NOBODY

    def usable(self, s: Tadmor, place: i64) -> bool:
        effect = s.data.place_effect[place]
        if effect == UPGRADE or effect == FULFIL:
            return False  # named by what is bought or fulfilled there
        if TAX <= effect <= RAIDERS or effect == MARKET or effect == MARKET_ONE_WAY or effect == OWN_KINGDOM:
            return s.owner[place] == NOBODY  # acts by standing there
        deed = deed_of(s, place)
        if deed != NOBODY:
            return deed_fault(s, self.player, deed) == FINE
        return anytime_fault(s, self.player, place) == FINE

    def add_cards(self, s: Tadmor, found: vec[i64]) -> vec[i64]:
        if self.spot(s, FULFIL) != NOBODY:
            for m in range(MISSIONS):
                if s.mission_at[m] == HAND + self.player and fulfil_fault(s, self.player, m) == FINE:
                    found = append(found, FULFIL_MISSION + m)
        for m in range(MISSIONS):
            if s.mission_at[m] == OPEN + self.player:
                if return_fault(s, self.player, m, BUILDING) == FINE or (
                    not self.built and return_fault(s, self.player, m, UPGRADING) == FINE
                ):
                    found = append(found, RETURN + m)
        return found

    def add_upgrades(self, s: Tadmor, found: vec[i64]) -> vec[i64]:
        if self.built or wealth(s, self.player) < s.data.upgrade_price[s.epoch()]:
            return found
        if self.spot(s, UPGRADE) != NOBODY:
            for upgrade in range(UPGRADES):
                if s.upgrade_at[upgrade] == DISPLAY:
                    found = append(found, BUY + upgrade)
        return found

    def spot(self, s: Tadmor, effect: i64) -> i64:
        """A place with this effect where a figure stands or may be put."""
        standing = stands_on(s, self.player, effect)
        if standing != NOBODY:
            return standing
        for place in s.data.places_of[effect]:
            if self.figure_for(s, place) != NOBODY:
                return place
        return NOBODY

    def play(self, s: Tadmor, move: i64) -> None:
        p = self.player
        if move == DONE:
            s.then(KingdomPhase(NOBODY), RoundEnd(NOBODY))
        elif USE <= move < TRADE:
            self.go(s, move - USE)
        elif FULFIL_MISSION <= move < RETURN:
            place = self.settle_on(s, self.spot(s, FULFIL))
            s.then(FreeHand(p, 1))
            s.owner[place] = USED
            fulfil(s, p, move - FULFIL_MISSION)
        elif BUY <= move < PAY_TAX:
            place = self.settle_on(s, self.spot(s, UPGRADE))
            s.then(self)
            Upgrade(p, place).buy(s, move - BUY)
            s.owner[place] = USED
        else:
            super().play(s, move)

    def settle_on(self, s: Tadmor, place: i64) -> i64:
        if s.owner[place] == NOBODY:
            put(s, self.player, self.figure_for(s, place), place)
        return place

    def go(self, s: Tadmor, place: i64) -> None:
        """Put a figure there if none stands there, and act."""
        p = self.player
        self.settle_on(s, place)
        deed = deed_of(s, place)
        s.then(FreeHand(p, 1) if deed != NOBODY else self)
        effect = s.data.place_effect[place]
        if deed != NOBODY or anytime_fault(s, p, place) == FINE:
            self.use(s, place)
            s.owner[place] = USED
        if effect == CARAVAN:
            s.idle_camels[p] -= 1  # a new one is placed from the next round on
        elif effect == SHIPYARD:
            s.idle_ships[p] -= 1


def is_raided(s: Tadmor, p: i64, place: i64) -> bool:
    """Whether one's own raiders will come there."""
    if s.raider != p or place >= SPACES or s.data.place_region[place] != s.plan:
        return False
    return not is_immune(s, p)


def begin(s: Tadmor, p: i64) -> Tadmor:
    """The position in which a player plans the rest of his round by himself."""
    t = s.clone()
    t.stack = [FreeHand(p, 0)]
    t.phase = BUILDING
    for q in range(s.players):
        if q != p:
            t.idle_camels[q] = 0
            t.idle_ships[q] = 0
    return t


class Needs:
    """The best plan of a player, and the places where it needs a figure that does not stand there yet."""

    def __init__(self, s: Tadmor, p: i64, width: i64, seed: i64) -> None:
        self.s = s
        self.p = p
        self.search = TurnSearch(p, worth, over, (), width, seed)
        self.plan: Plan | None = None
        self.worth: float = 0.0
        self.places: list[int] = []
        self.find()

    def find(self) -> None:
        plans = self.search.plans(begin(self.s, self.p))
        self.plan = plans[0]
        self.worth = self.plan.worth
        seen: list[int] = []
        step = self.plan.end
        while step.before is not None:
            after, before = step.state, step.before.state
            assert isinstance(after, Tadmor)
            assert isinstance(before, Tadmor)
            if after.round == self.s.round:
                for place in self.s.data.places:
                    if after.owner[place] != before.owner[place] and self.s.owner[place] == NOBODY:
                        if int(place) not in seen:
                            seen.append(int(place))
            step = step.before
        self.places = seen[::-1]

    def without(self, place: i64) -> float:
        """What would be lost if that place were taken."""
        t = begin(self.s, self.p)
        t.owner[place] = USED
        return self.worth - self.search.plans(t)[0].worth


def advise(s: Tadmor, seat: i64, width: i64, seed: i64) -> list[Plan]:
    """Where to put the next figure: on a place of one's best plan, first where others would go too."""
    top: State = s
    frame = top.stack[-1]
    if not isinstance(frame, Place) or frame.player != seat:
        return []
    offered: vec[i64] = frame.moves(s)
    mine = Needs(s, seat, width, seed)
    wanted = wanted_by_others(s, seat, width, seed, mine.places)
    found: list[Plan] = []
    assert mine.plan is not None
    for place in mine.places:
        move = move_to(s, seat, place, offered)
        if move != NOBODY:
            hurry = wanted[place]
            if hurry > 0.0 or width > NARROW:
                hurry += (CONTESTED if hurry > 0.0 else UNCONTESTED) * mine.without(place)
            found.append(Plan(move, mine.worth + hurry, True, mine.plan.end))
    claim = claimed(mine.plan, s, offered)
    if claim != NOBODY:
        found.append(Plan(claim, mine.worth, True, mine.plan.end))
    if not found:
        found.append(Plan(spare(s, seat, offered), mine.worth, True, mine.plan.end))
    return sorted(found, key=lambda plan: -plan.worth)


def claimed(plan: Plan, s: Tadmor, offered: vec[i64]) -> i64:
    """The move that returns a mission for a figure, if the plan does so."""
    for _, move in plan.line():
        if RETURN <= move < BUY:
            for offer in offered:
                if offer == CLAIM + move - RETURN:
                    return offer
    return NOBODY


def wanted_by_others(s: Tadmor, seat: i64, width: i64, seed: i64, places: list[int]) -> vec[float]:
    """By place: what it would cost the others to lose it."""
    found = vec[float]([0.0] * PLACES)
    for p in range(s.players):
        if p != seat and s.idle_camels[p] + s.idle_ships[p]:
            theirs = Needs(s, p, width, seed)
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
    """A figure for which the plan has no use: where it may still do something, else anywhere."""
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
