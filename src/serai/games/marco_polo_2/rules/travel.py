"""Travelling (p. 8 to 10): steps on the map, their costs, and arriving."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note, Step
from serai.games.marco_polo_2.rules import posts, rewards, store
from serai.games.marco_polo_2.rules.amounts import AMOUNT, Amount
from serai.games.marco_polo_2.rules.faults import CANNOT_PAY, NO_STEP, SHARED
from serai.games.marco_polo_2.state import FIGURES, Journey
from serai.games.marco_polo_2.tables import CAMEL, COIN, GANTULGA, JADE, MAILIN, MONGKE_KHAN, PLACES, SEAL_KINDS

STOP: Final = 27  # moves of Travel after the places
SECOND: Final = 28
STAY: Final = 2  # moves of ChooseFigure after the figures

MUST_MOVE: Final = 101
NO_ROUTE: Final = 102
NO_SEA: Final = 103
ONE_STEP: Final = 104
NO_SECOND: Final = 105


def find_route(s: Journey, at: i64, to: i64) -> i64:
    """The number of the route between two places; NOBODY if none joins them."""
    for i in range(s.data.first[at], s.data.first[at + 1]):
        if s.data.to[i] == to:
            return i
    return NOBODY


def toll(s: Journey, player: i64, route: i64, kind: i64) -> i64:  # rule M37, M116
    """What a route costs the player; Gantulga Od pays no coins and no camels."""
    if kind != JADE and s.character[player] == GANTULGA:
        return 0
    return s.data.of(s.data.toll[route], kind)


def route_fault(s: Journey, player: i64, route: i64, coins: i64, camels: i64, jade: i64) -> i64:
    """Why a step along a route is refused, with what the journey cost so far."""
    sea = s.data.sea[route]
    if sea >= 0 and s.seal[player * SEAL_KINDS + sea] == 0:  # rule M38
        return NO_SEA
    coins += toll(s, player, route, COIN)
    camels += toll(s, player, route, CAMEL)
    jade += toll(s, player, route, JADE)
    return FINE if store.payable(s, player, coins, camels, jade) else CANNOT_PAY


def any_step(s: Journey, player: i64, at: i64, coins: i64, camels: i64, jade: i64) -> bool:
    """Whether some step from a place can be taken and paid."""
    if at < 0:
        return False
    for i in range(s.data.first[at], s.data.first[at + 1]):
        if route_fault(s, player, i, coins, camels, jade) == FINE:
            return True
    return False


def can_travel(s: Journey, player: i64, coins: i64) -> bool:
    """Whether a figure of the player can take a step after paying so many coins."""
    if any_step(s, player, s.figure[player * FIGURES], coins, 0, 0):
        return True
    return any_step(s, player, s.figure[player * FIGURES + 1], coins, 0, 0)


def begin(s: Journey, player: i64, height: i64, steps: i64, coins: i64) -> None:
    """Set out; Mailin and Tian Chin say first who goes."""
    if s.character[player] == MAILIN and s.figure[player * FIGURES] != s.figure[player * FIGURES + 1]:  # rule M113
        s.then(ChooseFigure(player, height, steps, coins))
    else:
        s.then(Travel(player, height, 0, s.figure[player * FIGURES], steps, 0, coins, 0, 0, 0, 0, -1))


class Move(Step[Journey]):  # rule M105, M68
    """Steps from a card, a contract or an outpost: costs are due, unused steps are lost."""

    fields: ClassVar[tuple[str, ...]] = ("player", "steps")

    def __init__(self, player: i64, steps: i64) -> None:
        super().__init__(player)
        self.steps = steps

    def run(self, s: Journey) -> None:
        if can_travel(s, self.player, 0):
            begin(s, self.player, 0, self.steps, 0)
        else:
            s.tell("cannot-move", self.player)


class ChooseFigure(Decision[Journey]):  # rule M113
    """Mailin and Tian Chin: which figure sets out first. A second figure that goes first goes alone."""

    fields: ClassVar[tuple[str, ...]] = ("player", "height", "steps", "coins")
    rule: ClassVar[str] = "M113"
    faults: ClassVar[tuple[Fault, ...]] = (*SHARED, (MUST_MOVE, "M35", "must-move"))

    def __init__(self, player: i64, height: i64, steps: i64, coins: i64) -> None:
        super().__init__(player)
        self.height = height
        self.steps = steps
        self.coins = coins

    def fault(self, s: Journey, move: i64) -> i64:
        if move == STAY:
            return FINE if self.height == 0 else MUST_MOVE
        return FINE if any_step(s, self.player, s.figure[self.player * FIGURES + move], self.coins, 0, 0) else NO_STEP

    def size(self, s: Journey) -> i64:
        return STAY + 1

    def play(self, s: Journey, move: i64) -> None:
        if move != STAY:
            at = s.figure[self.player * FIGURES + move]
            s.then(Travel(self.player, self.height, move, at, self.steps, 0, self.coins, 0, 0, 0, 0, -1))


class Travel(Decision[Journey]):  # rule M35, M37, M110
    """Say the journey step by step; all of it is paid before the figure moves.

    Möngke Khan passes oases without using a step; to stop on one takes a step, so one must be left to enter it.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "player", "height", "figure", "at", "left", "taken", "coins", "camels", "jade", "cities", "oases", "ended",
    )  # fmt: skip
    rule: ClassVar[str] = "M35"
    faults: ClassVar[tuple[Fault, ...]] = (
        *SHARED,
        (NO_ROUTE, "M37", "no-route"),
        (NO_SEA, "M38", "no-sea"),
        (ONE_STEP, "M35", "one-step"),
        (NO_SECOND, "M113", "no-second"),
    )

    def __init__(
        self, player: i64, height: i64, figure: i64, at: i64, left: i64, taken: i64,
        coins: i64, camels: i64, jade: i64, cities: i64, oases: i64, ended: i64,
    ) -> None:  # fmt: skip
        super().__init__(player)
        self.height = height  # of the travel space, 1 to 3; 0 for steps from elsewhere
        self.figure = figure
        self.at = at
        self.left = left
        self.taken = taken  # steps of this figure
        self.coins = coins  # what the journey costs so far
        self.camels = camels
        self.jade = jade
        self.cities = cities  # bits of the cities passed over
        self.oases = oases  # bits of the oases entered
        self.ended = ended  # where the first figure stopped, once the second moves

    def fault(self, s: Journey, move: i64) -> i64:
        if move == STOP:
            return FINE if self.taken or self.height == 0 else ONE_STEP
        if move == SECOND:
            return FINE if self.can_split(s) else NO_SECOND
        route = find_route(s, self.at, move)
        if route < 0:
            return NO_ROUTE
        return route_fault(s, self.player, route, self.coins, self.camels, self.jade)

    def can_split(self, s: Journey) -> bool:  # rule M113
        if self.figure or self.taken == 0 or s.character[self.player] != MAILIN:
            return False
        return any_step(s, self.player, s.figure[self.player * FIGURES + 1], self.coins, self.camels, self.jade)

    def moves(self, s: Journey) -> vec[i64]:
        found = vec[i64]()
        for i in range(s.data.first[self.at], s.data.first[self.at + 1]):
            if route_fault(s, self.player, i, self.coins, self.camels, self.jade) == FINE:
                found = append(found, s.data.to[i])
        if self.fault(s, STOP) == FINE:
            found = append(found, STOP)
        if self.can_split(s):
            found = append(found, SECOND)
        return found

    def default(self, s: Journey) -> i64:
        return STOP if self.fault(s, STOP) == FINE else self.moves(s)[0]

    def play(self, s: Journey, move: i64) -> None:
        if move == STOP:
            if self.taken:
                self.finish(s)
        elif move == SECOND:
            s.then(
                Travel(
                    self.player, self.height, 1, s.figure[self.player * FIGURES + 1], self.left, 0,
                    self.coins, self.camels, self.jade, self.cities, self.oases, self.at,
                )
            )  # fmt: skip
        else:
            self.step(s, move)

    def step(self, s: Journey, to: i64) -> None:
        route = find_route(s, self.at, to)
        oasis = s.data.oasis[to]
        free = oasis and s.character[self.player] == MONGKE_KHAN  # rule M110
        passed: i64 = 1 << self.at if self.taken and not s.data.oasis[self.at] else 0
        entered: i64 = 1 << to if oasis else 0
        onward = Travel(
            self.player, self.height, self.figure, to, self.left if free else self.left - 1, self.taken + 1,
            self.coins + toll(s, self.player, route, COIN), self.camels + toll(s, self.player, route, CAMEL),
            self.jade + toll(s, self.player, route, JADE), self.cities | passed, self.oases | entered, self.ended,
        )  # fmt: skip
        if onward.left == 0:
            onward.finish(s)
        else:
            s.then(onward)

    def finish(self, s: Journey) -> None:
        first = self.at if self.figure == 0 else self.ended
        second = self.at if self.figure == 1 else NOBODY
        s.then(Arrive(self.player, self.height, first, second, self.cities, self.oases))
        store.pay(s, self.player, self.coins, self.camels, self.jade)

    def prompt(self, s: Journey) -> Note | None:
        return Note("ask-travel-on", self.player, self.at, self.left)

    def preview(self, s: Journey, move: i64) -> Note | None:
        if move >= STOP:
            return Note("journey-costs", self.coins, self.camels, self.jade)
        route = find_route(s, self.at, move)
        return Note(
            "journey-costs",
            self.coins + toll(s, self.player, route, COIN),
            self.camels + toll(s, self.player, route, CAMEL),
            self.jade + toll(s, self.player, route, JADE),
        )


class Arrive(Step[Journey]):  # rule M39, M41, M48
    """The figures stand where they stopped; posts are set, then bonuses come."""

    fields: ClassVar[tuple[str, ...]] = ("player", "height", "first", "second", "cities", "oases")

    def __init__(self, player: i64, height: i64, first: i64, second: i64, cities: i64, oases: i64) -> None:
        super().__init__(player)
        self.height = height
        self.first = first  # where each figure ended; NOBODY if it did not move
        self.second = second
        self.cities = cities
        self.oases = oases

    def run(self, s: Journey) -> None:
        first = self.end(s, 0, self.first)
        second = self.end(s, 1, self.second)
        if second == first:
            second = NOBODY
        if self.height and self.height >= s.height:
            self.take_hourglass(s)
        if self.oases and s.character[self.player] == MONGKE_KHAN:
            s.then(OasisBonus(self.player, count_bits(self.oases)))
        extra = self.cities if self.height == 3 else 0
        s.then(posts.ExtraPost(self.player, extra), posts.PostBonuses(self.player, first, second))
        if second >= 0:
            s.then(posts.PlacePost(self.player, second))
        if first >= 0:
            s.then(posts.PlacePost(self.player, first))

    def end(self, s: Journey, figure: i64, place: i64) -> i64:
        """Move a figure; the city where it needs a new post, or NOBODY."""
        if place < 0:
            return NOBODY
        s.figure[self.player * FIGURES + figure] = place
        s.tell("travels", self.player, place)
        return place if posts.can_post(s, self.player, place) else NOBODY

    def take_hourglass(self, s: Journey) -> None:  # rule M48
        s.height = self.height
        if s.start != self.player:
            s.tell("hourglass", self.player)
        s.start = self.player


class OasisBonus(Step[Journey]):  # rule M110
    """Möngke Khan: points for every different oasis, and coins or a camel for each."""

    fields: ClassVar[tuple[str, ...]] = ("player", "oases")

    def __init__(self, player: i64, oases: i64) -> None:
        super().__init__(player)
        self.oases = oases

    def run(self, s: Journey) -> None:
        s.then(OasisGift(self.player, self.oases))
        rewards.gain(s, self.player, s.data.oasis_points, self.oases)


class OasisGift(Amount):  # rule M110
    """Möngke Khan: for how many of the oases a camel is taken; the others give coins."""

    fields: ClassVar[tuple[str, ...]] = ("player", "oases")
    rule: ClassVar[str] = "M110"
    faults: ClassVar[tuple[Fault, ...]] = ((AMOUNT, "M79", "amount"),)

    def __init__(self, player: i64, oases: i64) -> None:
        super().__init__(player)
        self.oases = oases

    def most(self, s: Journey) -> i64:
        return self.oases

    def play(self, s: Journey, move: i64) -> None:
        rewards.gain(s, self.player, s.data.oasis_camels, move)
        rewards.gain(s, self.player, s.data.oasis_coins, self.oases - move)


def count_bits(mask: i64) -> i64:
    found: i64 = 0
    for place in range(PLACES):
        found += (mask >> place) & 1
    return found
