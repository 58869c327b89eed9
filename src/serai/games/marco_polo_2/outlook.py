"""What a position will be worth at the end: points that are sure, what posts and seals still earn, what can be reached.

The README tells the strategy behind it. All weights are points of the final score.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.scales import Scales, chance_of
from serai.games.marco_polo_2.rules import posts
from serai.games.marco_polo_2.rules.cities import UseCard
from serai.games.marco_polo_2.rules.contracts import MakeRoom, TakeContract
from serai.games.marco_polo_2.rules.rounds import (
    RoundBonuses,
    contract_points,
    count_shields,
    has_shield,
    seal_points,
    store_points,
    track_points,
)
from serai.games.marco_polo_2.rules.seals import TakeSeal
from serai.games.marco_polo_2.rules.spaces import ChooseOffer, PlaceDie
from serai.games.marco_polo_2.rules.travel import ChooseFigure, ChooseRoad, Travel
from serai.games.marco_polo_2.rules.turn import Turn
from serai.games.marco_polo_2.state import ACTIVE, FIGURES, HAND, IMPROVED, SIMPLE, VALUES, Journey
from serai.games.marco_polo_2.tables import (
    BLACK_DIE,
    CAMEL,
    CHARACTER_NAMES,
    COIN,
    CONTRACT_CITY,
    CONTRACT_PILE,
    COPY_BONUS,
    DEALT_GOALS,
    GOLD,
    GOOD_ANY,
    GOOD_DIFF,
    HELD,
    JADE,
    MOVE,
    OWN_BONUS,
    PEPPER,
    PLACES,
    POINTS,
    SEAL_ACTION,
    SEAL_KINDS,
    SHIELDS,
    SILK,
)

_WEIGHTS: Final[tuple[tuple[str, float], ...]] = (
    ("coin", 0.38),  # while there are rounds to come
    ("camel", 0.6),
    ("pepper", 0.85),
    ("silk", 1.1),
    ("gold", 1.35),
    ("jade", 1.15),
    ("last-round", 0.55),  # of that before the last round
    ("die", 1.7),  # a die that is still to be used in this round ...
    ("pip", 0.25),  # ... and each pip above one
    ("shield", 0.75),  # how far shields count by an average step of the track, not by the next one
    ("post", 1.0),  # a post, on the way to those that bring points
    ("income", 0.9),  # of what city bonuses and improved seals bring, each round to come
    ("card-city", 0.9),  # a city whose cards can be used, each round to come
    ("special-city", 1.5),
    ("contract-city", 0.4),
    ("simple-seal", 1.2),  # each round to come, up to two
    ("contract", 0.75),  # of what an active contract brings that can be paid
    ("contract-lack", 0.55),  # less for each thing it lacks
    ("contract-lead", 0.45),  # of the points for most contracts, before the end
    ("done", 0.7),  # a completed contract, on the way to the most
    ("near", 0.9),  # a city without own post one step away, less by each further step
    ("start", 0.8),  # the hourglass
    ("step", 0.9),  # a step that a journey has left
    ("action", 1.6),  # an action begun, for each of its dice
)
DICE: Final = 7
PIP: Final = 8
SHIELD: Final = 9
POST: Final = 10
INCOME: Final = 11
CARD_CITY: Final = 12
SPECIAL_CITY: Final = 13
CONTRACT_CITY_ROUND: Final = 14
SIMPLE_SEAL: Final = 15
CONTRACT: Final = 16
CONTRACT_LACK: Final = 17
CONTRACT_LEAD: Final = 18
DONE: Final = 19
NEAR: Final = 20
START: Final = 21
STEP: Final = 22
ACTION: Final = 23
CHARACTER: Final = 24
LAST_ROUND: Final = 6

_CHARACTERS: Final[dict[str, float]] = {
    "mongke-khan": 8.0, "de-wu": 4.0, "abha-basu": 5.0, "mailin-tian-chin": 7.0, "filippo-vitello": 3.0,
    "isabella-donati": 5.0, "gantulga-od": 7.0,
}  # fmt: skip

NAMES: Final = (*[name for name, _ in _WEIGHTS], *CHARACTER_NAMES)
FIRST: Final = [*[weight for _, weight in _WEIGHTS], *[_CHARACTERS[name] for name in CHARACTER_NAMES]]
PLENTY: Final = (22, 14, 7, 7, 7, 9)  # of each thing in the store: what is above it counts little

SURE: Final = 4.0  # points that make a lead in the last round likely to stay ...
DOUBT: Final = 14.0  # ... and those to be added where the whole match is still to be played

SCALES: Final = Scales()
SCALES.use(FIRST)


def worth(s: Journey, seat: i64) -> float:
    """Points a player may expect; others' points count only as far as they can be taken away."""
    found = outlook(s, seat)
    for p in range(s.players):
        if p != seat and not s.stack:
            found -= 0.5 * float(s.points[p]) / float(s.players - 1)
    return found


def evaluate(s: Journey, seat: i64) -> float:
    """The chance to win; the more rounds are left, the more can still change."""
    doubt = SURE + DOUBT * float(s.data.rounds - s.round) / float(s.data.rounds)
    return chance_of([outlook(s, p) for p in range(s.players)], seat, doubt)


def outlook(s: Journey, p: i64) -> float:
    """Points that a player may expect at the end."""
    if not s.stack:
        return float(s.points[p]) + float(s.goods[p * HELD + CAMEL]) / 1000.0
    return Outlook(s, p).points()


class Outlook:
    """One look at what a player's position will earn."""

    def __init__(self, s: Journey, p: i64) -> None:
        self.s = s
        self.p = p
        self.w: vec[float] = SCALES.weights
        self.goods: vec[i64] = s.goods[p * HELD : p * HELD + HELD]  # less what a journey under way will cost
        self.due: float = 0.0  # rounds whose bonuses are still to come
        self.left: float = float(s.data.rounds - s.round)  # rounds after this one
        self.pending: float = 0.0
        self.at: i64 = -1  # where a journey under way stands
        self.see_stack()

    def see_stack(self) -> None:
        """What the player is in the middle of, and whether this round's bonuses are still to come."""
        s = self.s
        self.due = self.left
        for i in range(len(s.stack) - 1, -1, -1):
            frame = s.stack[i]
            if isinstance(frame, RoundBonuses):
                self.due += 1.0
                return
            if isinstance(frame, Turn):
                return
            if frame.player == self.p:
                self.see_frame(frame)

    def see_frame(self, frame: object) -> None:
        w = self.w
        if isinstance(frame, (Travel, ChooseRoad)):
            self.see_journey(frame.at, frame.left, frame.coins, frame.camels, frame.jade)
        elif isinstance(frame, PlaceDie):
            self.pending += w[ACTION] * (0.6 if frame.low == 0 else 1.2)
        elif isinstance(frame, ChooseOffer):
            self.pending += w[ACTION] * (1.3 + 0.4 * float(frame.book))
        elif isinstance(frame, (TakeContract, TakeSeal, UseCard, ChooseFigure, MakeRoom)):
            self.pending += w[ACTION] * 1.3

    def see_journey(self, at: i64, steps: i64, coins: i64, camels: i64, jade: i64) -> None:
        """A journey is paid at its end; until then it counts as if it stopped where it is."""
        self.charge(COIN, coins)
        self.charge(CAMEL, camels)
        self.goods[JADE] -= jade
        self.at = at
        self.pending += self.w[STEP] * float(steps)
        if posts.can_post(self.s, self.p, at):
            self.pending += self.city_worth(at)

    def charge(self, kind: i64, due: i64) -> None:
        """Coins or camels; jade stands in for what is missing."""
        short = due - self.goods[kind]
        if short > 0:
            self.goods[kind] = 0
            self.goods[JADE] -= short
        else:
            self.goods[kind] -= due

    def points(self) -> float:
        s, p, w = self.s, self.p, self.w
        found = float(s.points[p]) + self.pending + self.shields() + self.seals() + self.contracts()
        found += self.store() + self.dice() + self.cities() + self.reach()
        if s.start == p and self.left >= 1.0:
            found += w[START]
        character = s.character[p]
        if s.round == 0 and character >= 0:
            found += w[CHARACTER + character]
        return found

    def goal(self) -> i64:
        s, p = self.s, self.p
        return s.goals[p * DEALT_GOALS + s.kept[p]] if s.kept[p] >= 0 else -1

    def shields(self) -> float:
        """Shields by the track; while there is time also by its average step, since later ones bring more."""
        s, p = self.s, self.p
        count = count_shields(s, p, self.goal())
        now = float(track_points(s, count))
        last = len(s.data.track) - 1
        step = float(s.data.track[last]) / float(last)
        later = step * float(count if count < last else last) - now
        short = self.left / 3.0 if self.left < 3.0 else 1.0
        return now + (self.w[SHIELD] * short * later if later > 0.0 else 0.0)

    def seals(self) -> float:
        """Improved seals score by the goal and bring their bonus every round; simple ones open seas."""
        s, p, w = self.s, self.p, self.w
        goal = self.goal()
        found = float(seal_points(s, p, goal)) if goal >= 0 else 0.0
        rounds = self.left if self.left < 2.0 else 2.0
        for seal in range(SEAL_KINDS):
            side = s.seal[p * SEAL_KINDS + seal]
            if side == IMPROVED:
                found += w[INCOME] * self.due * self.bundle(s.data.seal_bonus[seal])
            elif side == SIMPLE:
                found += w[SIMPLE_SEAL] * rounds
                if goal >= 0 and (self.left >= 1.0 or self.lack(s.data.seal_cost[seal]) == 0):
                    found += 0.35 * float(s.data.goal_seal[goal * SEAL_KINDS + seal])
        return found

    def contracts(self) -> float:
        """Active contracts by what they bring and lack; completed ones on the way to the most."""
        s, p, w = self.s, self.p, self.w
        final = self.left < 1.0
        found = float(contract_points(s, p)) * (0.8 if final else w[CONTRACT_LEAD])
        found += w[DONE] * float(s.done[p]) * (0.3 if final else 1.0)
        for slot in range(ACTIVE):
            contract = s.active[p * ACTIVE + slot]
            if contract >= 0:
                brings = self.bundle(s.data.contract_reward[contract]) - self.bundle(s.data.contract_cost[contract])
                lack = float(self.lack(s.data.contract_cost[contract]))
                value = w[CONTRACT] * (brings + 1.5) - w[CONTRACT_LACK] * lack
                if value > 0.0 and (not final or lack == 0.0 or self.any_dice()):
                    found += value
        return found

    def any_dice(self) -> bool:
        for i in range(HAND):
            if self.s.hand[self.p * HAND + i]:
                return True
        return False

    def rate(self, kind: i64) -> float:
        """What one of a kind is worth: less near the end, when only what is used or scored counts."""
        if kind == POINTS:
            return 1.0
        w = self.w
        scale = 1.0 if self.left >= 2.0 else 0.5 + 0.5 * w[LAST_ROUND] if self.left >= 1.0 else w[LAST_ROUND]
        if kind < HELD:
            return w[kind] * scale
        if kind == GOOD_ANY:
            return w[GOLD] * scale
        if kind == GOOD_DIFF:
            return w[SILK] * scale
        if kind == BLACK_DIE:
            return (w[DICE] + 2.5 * w[PIP]) * scale
        if kind == MOVE:
            return 2.0 * scale
        if kind == SEAL_ACTION:
            return 3.0 * scale
        if kind == COPY_BONUS or kind == OWN_BONUS:
            return 2.0 * scale
        return 1.2 * scale if kind == CONTRACT_PILE or kind == CONTRACT_CITY else 0.0

    def bundle(self, bundle: i64) -> float:
        found = 0.0
        for kind in range(SEAL_ACTION + 1):
            amount = self.s.data.of(bundle, kind)
            if amount:
                found += float(amount) * self.rate(kind)
        return found

    def lack(self, bundle: i64) -> i64:
        """How many things are missing for a printed price; jade stands in for coins and camels."""
        t = self.s.data
        short: i64 = 0
        spare: i64 = 0
        for kind in range(PEPPER, JADE):
            rest = self.goods[kind] - t.of(bundle, kind)
            if rest < 0:
                short -= rest
            else:
                spare += rest
        choice = t.of(bundle, GOOD_ANY) + t.of(bundle, GOOD_DIFF) - spare
        short += choice if choice > 0 else 0
        coins, camels = t.of(bundle, COIN) - self.goods[COIN], t.of(bundle, CAMEL) - self.goods[CAMEL]
        jade = t.of(bundle, JADE) + (coins if coins > 0 else 0) + (camels if camels > 0 else 0) - self.goods[JADE]
        return short + (jade if jade > 0 else 0)

    def store(self) -> float:
        s, p = self.s, self.p
        if self.left < 1.0 and not self.any_dice():
            return float(store_points(s, p)) + 0.02 * float(self.goods[CAMEL])
        found = 0.0
        for kind in range(HELD):
            has = self.goods[kind]
            most: i64 = PLENTY[kind]
            useful = float(has) if has <= most else float(most) + 0.3 * float(has - most)
            found += useful * self.rate(kind)
        return found

    def dice(self) -> float:
        """Dice that are still to be used in this round."""
        s, w = self.s, self.w
        found = 0.0
        for i in range(HAND):
            count = s.hand[self.p * HAND + i]
            if count:
                value = i % VALUES
                pips = float(value - 1) if value else 2.5
                found += float(count) * (w[DICE] + w[PIP] * pips)
        return found

    def cities(self) -> float:
        """Posts: their bonuses each round, their cards and contracts, and the points of the last ones."""
        s, p, w = self.s, self.p, self.w
        placed = s.data.posts - s.supply[p]
        found = w[POST] * float(placed) * (1.0 if self.left >= 1.0 else 0.2)
        for place in range(PLACES):
            if s.posts[p * PLACES + place]:
                found += self.city_income(place)
        return found

    def city_income(self, place: i64) -> float:
        s, w = self.s, self.w
        found = 0.0
        if s.marker_at[place] >= 0:
            found += w[INCOME] * self.due * self.bundle(s.data.marker[s.marker_at[place]])
        if self.left >= 1.0 or self.any_dice():
            rounds = self.left + 0.5
            for city in s.data.slot_city:
                if city == place:
                    found += w[CARD_CITY] * rounds
            for city in s.data.special_place:
                if city == place:
                    found += w[SPECIAL_CITY] * rounds
            for city in s.data.contract_city:
                if city == place:
                    found += w[CONTRACT_CITY_ROUND] * rounds
        return found

    def city_worth(self, place: i64) -> float:
        """What a post there would bring."""
        s, p = self.s, self.p
        found = self.city_income(place) + self.w[POST]
        if not has_shield(s, p, s.data.shield[place]):
            goal = self.goal()
            more: i64 = 1 + (s.data.goal_shield[goal * SHIELDS + s.data.shield[place]] if goal >= 0 else 0)
            found += 2.8 * float(more)
        if s.outpost_at[place] >= 0:
            found += 0.8 * self.bundle(s.data.outpost[s.outpost_at[place]])
        placed = s.data.posts - s.supply[p]
        if placed < len(s.data.post_points):
            found += float(s.data.post_points[placed])
        return found

    def reach(self) -> float:
        """Cities without own posts near the figure: what can be reached later counts, less by every step."""
        s, p = self.s, self.p
        if self.left < 1.0 and not self.any_dice():
            return 0.0
        best = 0.0
        for figure in range(FIGURES):
            at = s.figure[p * FIGURES + figure]
            if figure == 0 and self.at >= 0:
                at = self.at
            if at >= 0:
                near = self.reach_from(at)
                if near > best:
                    best = near
        short = self.left / 2.0 if self.left < 2.0 else 1.0
        return self.w[NEAR] * best * (0.3 + 0.7 * short)

    def reach_from(self, at: i64) -> float:
        s, p = self.s, self.p
        far = vec[i64]([-1] * PLACES)
        far[at] = 0
        queue = vec[i64]([at])
        i: i64 = 0
        found = 0.0
        while i < len(queue):
            here = queue[i]
            i += 1
            if here != at and posts.can_post(s, p, here):
                found += (1.0 if has_shield(s, p, s.data.shield[here]) else 1.6) / float(1 + far[here])
            if far[here] < 4:
                for route in range(s.data.first[here], s.data.first[here + 1]):
                    to = s.data.to[route]
                    sea = s.data.sea[route]
                    if far[to] < 0 and (sea < 0 or s.seal[p * SEAL_KINDS + sea]):
                        far[to] = far[here] + 1
                        queue = append(queue, to)
        return found
