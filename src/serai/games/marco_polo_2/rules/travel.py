"""Travelling (p. 8 to 10): steps on the map and their costs."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note, Step
from serai.games.marco_polo_2.rules import arriving, store
from serai.games.marco_polo_2.rules.faults import CANNOT_PAY, NO_STEP, SHARED
from serai.games.marco_polo_2.state import FIGURES, Journey
from serai.games.marco_polo_2.tables import (
    BIT,
    CAMEL,
    COIN,
    GANTULGA,
    JADE,
    MAILIN,
    MONGKE_KHAN,
    PLACE_NAMES,
    ROADS,
    SEAL_KINDS,
)

STOP: Final = 40  # moves of Travel after the places
SECOND: Final = 41
STAY: Final = 2  # moves of ChooseFigure after the figures

MUST_MOVE: Final = 101
NO_ROUTE: Final = 102
NO_SEA: Final = 103
ONE_STEP: Final = 104
NO_SECOND: Final = 105


def find_route(s: Journey, at: i64, to: i64) -> i64:
    """The number of the first route between two places (others follow it); NOBODY if none joins them."""
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


def can_travel(s: Journey, player: i64, coins: i64, camels: i64, jade: i64) -> bool:
    """Whether a figure of the player can take a step after paying so much."""
    if any_step(s, player, s.figure[player * FIGURES], coins, camels, jade):
        return True
    return any_step(s, player, s.figure[player * FIGURES + 1], coins, camels, jade)


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
        if can_travel(s, self.player, 0, 0, 0):
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

    def anchors(self, s: Journey, move: i64) -> list[str]:
        if move == STAY:
            return []
        return ["place:" + PLACE_NAMES[s.figure[self.player * FIGURES + move]]]

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
        (CANNOT_PAY, "M37", "cannot-pay"),
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
        usable = self.usable(s, move)
        return FINE if usable >= 0 else route_fault(s, self.player, route, self.coins, self.camels, self.jade)

    def usable(self, s: Journey, to: i64) -> i64:
        """The first route to a place that the player may take now; NOBODY if there is none."""
        for i in range(s.data.first[self.at], s.data.first[self.at + 1]):
            if s.data.to[i] == to and self.road_fault(s, i) == FINE:
                return i
        return NOBODY

    def count_usable(self, s: Journey, to: i64) -> i64:
        found: i64 = 0
        for i in range(s.data.first[self.at], s.data.first[self.at + 1]):
            if s.data.to[i] == to and self.road_fault(s, i) == FINE:
                found += 1
        return found

    def road_fault(self, s: Journey, route: i64) -> i64:
        return route_fault(s, self.player, route, self.coins, self.camels, self.jade)

    def can_split(self, s: Journey) -> bool:  # rule M113
        if self.figure or self.taken == 0 or s.character[self.player] != MAILIN:
            return False
        return any_step(s, self.player, s.figure[self.player * FIGURES + 1], self.coins, self.camels, self.jade)

    def moves(self, s: Journey) -> vec[i64]:
        found = vec[i64]()
        last: i64 = NOBODY  # routes lie in the order of the places they lead to
        for i in range(s.data.first[self.at], s.data.first[self.at + 1]):
            if s.data.to[i] != last and self.road_fault(s, i) == FINE:
                last = s.data.to[i]
                found = append(found, last)
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
        elif self.count_usable(s, move) > 1:
            s.then(
                ChooseRoad(
                    self.player, self.height, self.figure, self.at, self.left, self.taken,
                    self.coins, self.camels, self.jade, self.cities, self.oases, self.ended, move,
                )
            )  # fmt: skip
        else:
            self.step(s, self.usable(s, move))

    def step(self, s: Journey, route: i64) -> None:
        to = s.data.to[route]
        oasis = s.data.oasis[to]
        free = oasis and s.character[self.player] == MONGKE_KHAN  # rule M110
        passed = BIT[self.at] if self.taken and not s.data.oasis[self.at] else 0
        entered = BIT[to] if oasis else 0
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
        s.then(arriving.Arrive(self.player, self.height, first, second, self.cities, self.oases))
        store.pay(s, self.player, self.coins, self.camels, self.jade)

    def prompt(self, s: Journey) -> Note | None:
        return Note("ask-travel-on", self.player, self.at, self.left)

    def preview(self, s: Journey, move: i64) -> Note | None:
        if move >= STOP:
            return Note("journey-costs", self.coins, self.camels, self.jade)
        roads = self.count_usable(s, move)
        return Note("several-roads", roads) if roads > 1 else self.costs(s, self.usable(s, move))

    def costs(self, s: Journey, route: i64) -> Note:
        """What the journey costs with one more step."""
        return Note(
            "journey-costs",
            self.coins + toll(s, self.player, route, COIN),
            self.camels + toll(s, self.player, route, CAMEL),
            self.jade + toll(s, self.player, route, JADE),
        )


class ChooseRoad(Decision[Journey]):  # rule M37
    """Several routes lead to the same place: which one is taken?"""

    fields: ClassVar[tuple[str, ...]] = (
        "player", "height", "figure", "at", "left", "taken", "coins", "camels", "jade", "cities", "oases", "ended",
        "to",
    )  # fmt: skip
    rule: ClassVar[str] = "M37"
    faults: ClassVar[tuple[Fault, ...]] = (
        (CANNOT_PAY, "M37", "cannot-pay"),
        (NO_ROUTE, "M37", "no-route"),
        (NO_SEA, "M38", "no-sea"),
    )

    def __init__(
        self, player: i64, height: i64, figure: i64, at: i64, left: i64, taken: i64,
        coins: i64, camels: i64, jade: i64, cities: i64, oases: i64, ended: i64, to: i64,
    ) -> None:  # fmt: skip
        super().__init__(player)
        self.height = height
        self.figure = figure
        self.at = at
        self.left = left
        self.taken = taken
        self.coins = coins
        self.camels = camels
        self.jade = jade
        self.cities = cities
        self.oases = oases
        self.ended = ended
        self.to = to

    def journey(self) -> Travel:
        """The journey as it was before the step."""
        return Travel(
            self.player, self.height, self.figure, self.at, self.left, self.taken,
            self.coins, self.camels, self.jade, self.cities, self.oases, self.ended,
        )  # fmt: skip

    def fault(self, s: Journey, move: i64) -> i64:
        route = find_route(s, self.at, self.to) + move
        if route >= s.data.first[self.at + 1] or s.data.to[route] != self.to:
            return NO_ROUTE
        return self.journey().road_fault(s, route)

    def size(self, s: Journey) -> i64:
        return ROADS

    def play(self, s: Journey, move: i64) -> None:
        self.journey().step(s, find_route(s, self.at, self.to) + move)

    def prompt(self, s: Journey) -> Note | None:
        return Note("ask-choose-road-to", self.player, self.to)

    def preview(self, s: Journey, move: i64) -> Note | None:
        return self.journey().costs(s, find_route(s, self.at, self.to) + move)
