"""What a learned value looks at: numbers about one player's position, each with a name."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.marco_polo_2.rules import posts
from serai.games.marco_polo_2.rules.cities import UseCard
from serai.games.marco_polo_2.rules.contracts import TakeContract
from serai.games.marco_polo_2.rules.rounds import (
    contract_points,
    has_shield,
    seal_points,
    shield_points,
    store_points,
)
from serai.games.marco_polo_2.rules.seals import TakeSeal
from serai.games.marco_polo_2.rules.spaces import ChooseOffer, PlaceDie
from serai.games.marco_polo_2.rules.travel import ChooseFigure, Travel
from serai.games.marco_polo_2.rules.turn import Turn
from serai.games.marco_polo_2.state import ACTIVE, BLACK, HAND, IMPROVED, SIMPLE, VALUES, Journey
from serai.games.marco_polo_2.tables import (
    CAMEL,
    CHARACTER_NAMES,
    CHARACTERS,
    COIN,
    DEALT_GOALS,
    GOOD_ANY,
    GOOD_DIFF,
    HELD,
    JADE,
    KIND_NAMES,
    PLACE_NAMES,
    PLACES,
    POINTS,
    SEAL_KINDS,
    SEAL_NAMES,
    SPACE_NAMES,
)

SEEN_MARKERS: Final = 7
CITIES: Final = 16  # places that are looked at one by one: the cities of our own pack

_SCORES: Final = ("points", "shields", "seals", "contracts", "store", "shield-count-later", "posts", "posts-later")
_CONTRACTS: Final = (
    "done", "done-later", "active", "payable", "payable-points", "payable-goods", "lack", "reward-points",
    "improvable",
)  # fmt: skip
_DICE: Final = ("dice", "dice-pips", "dice-high", "dice-low", "black-dice", "start-player")
_PENDING: Final = (
    "acting", "choosing-offer", "choosing-contract", "choosing-seal", "using-card", "setting-out", "travelling",
    "steps-left", "new-post", "new-shield", "new-marker-later", "new-outpost", "passed-cities",
)  # fmt: skip

SCORED: Final = ("points", "shields", "seals", "contracts", "store")
STORE: Final = 8
STORE_LATER: Final = 14
SEALS_SIMPLE: Final = 20
SEALS_IMPROVED: Final = 24
CONTRACTS: Final = 28
DICE: Final = 37
PENDING: Final = 43
ON_SPACE: Final = 56
POST_IN: Final = 77
MARKER: Final = 93
CHARACTER: Final = 100
FEATURES: Final = 107
NAMES: Final = (
    *_SCORES, *KIND_NAMES[:HELD], *[f"{name}-later" for name in KIND_NAMES[:HELD]],
    *[f"simple-{name}-later" for name in SEAL_NAMES], *[f"improved-{name}-later" for name in SEAL_NAMES],
    *_CONTRACTS, *_DICE, *_PENDING, *[f"dice-for-{name}" for name in SPACE_NAMES],
    *[f"post-{name}-later" for name in PLACE_NAMES[:CITIES]], *[f"marker-{n + 1}-later" for n in range(SEEN_MARKERS)],
    *[f"{name}-later" for name in CHARACTER_NAMES],
)  # fmt: skip

PLENTY: Final = (20, 12, 7, 7, 7, 10)  # of each thing in the store: more of it adds nothing


def features(s: Journey, p: i64) -> vec[float]:
    """All of them; what pays off over time is weighed by the share of rounds that are left."""
    look = Look(s, p)
    look.see_pending()
    look.see_points()
    look.see_store()
    look.see_seals()
    look.see_contracts()
    look.see_dice()
    look.see_map()
    return look.v


class Look:
    """One look at one player's position."""

    def __init__(self, s: Journey, p: i64) -> None:
        self.s = s
        self.p = p
        self.v: vec[float] = vec[float]([0.0] * FEATURES)
        self.left: float = float(s.data.rounds - s.round) / float(s.data.rounds)
        self.goods: vec[i64] = s.goods[p * HELD : p * HELD + HELD]  # less what a journey under way will cost

    def see_pending(self) -> None:
        """What the player is in the middle of: the frames of his turn lie on top of the stack."""
        for i in range(len(self.s.stack) - 1, -1, -1):
            frame = self.s.stack[i]
            if isinstance(frame, Turn):
                if frame.player == self.p and frame.acted:
                    self.v[PENDING] = 1.0
                return
            if frame.player == self.p:
                if isinstance(frame, Travel):
                    self.see_journey(frame)
                elif isinstance(frame, PlaceDie):
                    self.v[ON_SPACE + frame.space] = 1.0
                elif isinstance(frame, ChooseOffer):
                    self.v[PENDING + 1] = float(frame.book + 1)
                elif isinstance(frame, TakeContract):
                    self.v[PENDING + 2] = 1.0
                elif isinstance(frame, TakeSeal):
                    self.v[PENDING + 3] = 1.0
                elif isinstance(frame, UseCard):
                    self.v[PENDING + 4] = 1.0
                elif isinstance(frame, ChooseFigure):
                    self.v[PENDING + 5] = 1.0

    def see_journey(self, journey: Travel) -> None:
        """A journey is paid at its end; until then it counts as if it stopped where it is."""
        s, p, v = self.s, self.p, self.v
        v[PENDING + 6] = 1.0
        v[PENDING + 7] = float(journey.left)
        self.charge(COIN, journey.coins)
        self.charge(CAMEL, journey.camels)
        self.goods[JADE] -= journey.jade
        at = journey.at
        if posts.can_post(s, p, at):
            v[PENDING + 8] = 1.0
            v[PENDING + 9] = 0.0 if has_shield(s, p, s.data.shield[at]) else 1.0
            v[PENDING + 10] = self.left if s.marker_at[at] >= 0 else 0.0
            v[PENDING + 11] = 1.0 if s.outpost_at[at] >= 0 else 0.0
            if at < CITIES:
                v[POST_IN + at] += self.left
        if journey.height == 3 and journey.cities:
            v[PENDING + 12] = 1.0

    def charge(self, kind: i64, due: i64) -> None:
        """Coins or camels; jade stands in for what is missing."""
        short = due - self.goods[kind]
        if short > 0:
            self.goods[kind] = 0
            self.goods[JADE] -= short
        else:
            self.goods[kind] -= due

    def see_points(self) -> None:
        s, p, v = self.s, self.p, self.v
        goal = s.goals[p * DEALT_GOALS + s.kept[p]] if s.kept[p] >= 0 else -1
        v[0] = float(s.points[p])
        v[1] = float(shield_points(s, p, goal))
        v[2] = float(seal_points(s, p, goal)) if goal >= 0 else 0.0
        v[3] = float(contract_points(s, p))
        v[4] = float(store_points(s, p))
        placed = float(s.data.posts - s.supply[p])
        v[5] = v[1] * self.left
        v[6] = placed
        v[7] = placed * self.left

    def see_store(self) -> None:
        for kind in range(HELD):
            has = self.goods[kind]
            most: i64 = PLENTY[kind]
            useful = float(has if has < most else most)
            self.v[STORE + kind] = useful
            self.v[STORE_LATER + kind] = useful * self.left

    def see_seals(self) -> None:
        s = self.s
        for seal in range(SEAL_KINDS):
            side = s.seal[self.p * SEAL_KINDS + seal]
            if side == SIMPLE:
                self.v[SEALS_SIMPLE + seal] = self.left
                if self.missing(s.data.seal_cost[seal]) == 0:
                    self.v[CONTRACTS + 8] += 1.0
            elif side == IMPROVED:
                self.v[SEALS_IMPROVED + seal] = self.left

    def missing(self, bundle: i64) -> i64:
        """How many things are missing for a printed price; jade stands in for coins and camels."""
        t = self.s.data
        short: i64 = 0
        spare: i64 = 0
        for kind in range(CAMEL + 1, JADE):
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

    def see_contracts(self) -> None:
        s, v = self.s, self.v
        v[CONTRACTS] = float(s.done[self.p])
        v[CONTRACTS + 1] = v[CONTRACTS] * self.left
        for slot in range(ACTIVE):
            contract = s.active[self.p * ACTIVE + slot]
            if contract >= 0:
                self.see_contract(s.data.contract_cost[contract], s.data.contract_reward[contract])

    def see_contract(self, cost: i64, reward: i64) -> None:
        v, t = self.v, self.s.data
        points = float(t.of(reward, POINTS))
        short = self.missing(cost)
        v[CONTRACTS + 2] += 1.0
        if short == 0:
            others: i64 = 0
            for kind in range(HELD):
                others += t.of(reward, kind)
            v[CONTRACTS + 3] += 1.0
            v[CONTRACTS + 4] += points
            v[CONTRACTS + 5] += float(others)
        else:
            v[CONTRACTS + 6] += float(short if short < 6 else 6)
            v[CONTRACTS + 7] += points

    def see_dice(self) -> None:
        s, v = self.s, self.v
        for i in range(HAND):
            count = float(s.hand[self.p * HAND + i])
            value = i % VALUES
            v[DICE] += count
            v[DICE + 1] += count * (float(value) if value else 3.5)
            if value >= 5:
                v[DICE + 2] += count
            elif 0 < value <= 2:
                v[DICE + 3] += count
            if i >= BLACK * VALUES:
                v[DICE + 4] += count
        v[DICE + 5] = 1.0 if s.start == self.p else 0.0

    def see_map(self) -> None:
        s, v, left = self.s, self.v, self.left
        for place in range(CITIES):
            if s.posts[self.p * PLACES + place]:
                v[POST_IN + place] = left
                marker = s.marker_at[place]
                if 0 <= marker < SEEN_MARKERS:
                    v[MARKER + marker] = left
        character = s.character[self.p]
        if 0 <= character < CHARACTERS:
            v[CHARACTER + character] = left
