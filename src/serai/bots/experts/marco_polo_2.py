"""A club player of Marco Polo II: travels early and often, and takes contracts that he is about to pay.

His rules, in the order of their weight: fulfil what can be fulfilled; travel as soon as a city without his post can be
reached and paid for; improve seals; take contracts while a field is free; fetch the goods that his contracts lack, else
coins and camels for the next journey. He relies on the numbers of our own board.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from serai.bots.experts.judging import best_move
from serai.core.game import AnyGame
from serai.core.rng import Rng
from serai.core.seat import Seat

ROUNDS = 5
FAR = 6  # steps he looks ahead
PRICES = {"coin": 0.4, "camel": 0.6, "pepper": 0.8, "silk": 1.0, "gold": 1.3, "jade": 1.1, "vp": 1.0}
SPARE = 6  # camels from which three are given for a black die
RARE = 2.0  # anything else that a contract or a tile may bring
CHARACTERS = {"gantulga-od": 4.0, "mailin-tian-chin": 3.0, "isabella-donati": 2.5, "mongke-khan": 2.0}
PARTS = {"upper": "first", "second": "second", "one-jade": "first", "two-jade": "second"}
PLAIN = {
    "fulfil": 60.0, "improve": 40.0, "seal": 1.0, "contract-in": 3.0, "city-bonus": 2.0, "outpost-in": 2.0,
    "extra-post": 5.0, "end-turn": 0.0, "reroll": -9.0, "turn": -9.0, "bag": -6.0,
    "no-extra-post": 0.0, "hand-in": 2.0, "enough": 0.2, "second": -1.0, "stay": -1.0,
}  # fmt: skip
MOST = ("times", "back", "pairs", "pick-black")  # as many, or as high, as can be had
LEAST = ("jade-for-coins", "jade-for-camels", "give")


def choose(seat: Seat, rng: Rng) -> int:
    """The best move by his rules."""
    return best_move(seat, rng, Table(seat.view(), seat.seat, printed(seat.game)).judge)


def amounts(bundle: list[str]) -> dict[str, int]:
    """What a printed price or reward says: `2 camel`."""
    found: dict[str, int] = {}
    for line in bundle:
        count, kind = line.split()
        found[kind] = found.get(kind, 0) + int(count)
    return found


def worth(bundle: list[str]) -> float:
    return sum(count * PRICES.get(kind, RARE) for kind, count in amounts(bundle).items())


class Road:
    """A step on the map."""

    def __init__(self, to: str, sea: str, toll: dict[str, int]) -> None:
        self.to = to
        self.sea = sea
        self.toll = toll


class Printed:
    """What he knows by heart: the map, contracts, books and tiles."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.contracts = {row["id"]: row for row in values["contract"]}
        self.books = {row["id"]: row for row in values["book"]}
        self.tiles = {row["id"]: row for row in values["tile"]}
        self.markers = {row["id"]: row for row in values.get("marker", [])}
        self.roads: dict[str, list[Road]] = {}
        for line in values["map"]["routes"]:
            self._add(line)

    def _add(self, line: str) -> None:
        ends, _, toll = line.partition(":")
        way, _, sea = ends.partition(" by ")
        one, other = (name.strip() for name in way.split(" - "))
        price = amounts([part.strip() for part in toll.split(",") if part.strip()])
        self.roads.setdefault(one, []).append(Road(other, sea.strip(), price))
        self.roads.setdefault(other, []).append(Road(one, sea.strip(), price))


@cache
def printed(game: AnyGame) -> Printed:
    return Printed(game.pack().values)


class Table:
    """What he sees."""

    def __init__(self, view: Any, me: int, known: Printed) -> None:
        self.view = view
        self.known = known
        self.mine = view.players[me]
        self.goods: dict[str, int] = dict(self.mine.goods)
        self.dice = sorted([*self.mine.dice, *self.mine.black_dice])
        self.at: str = self.mine.figures[0] if self.mine.figures else "beijing"
        self.left: int = ROUNDS - view.round

    def judge(self, words: list[str]) -> float:
        """What a move is worth, in points."""
        verb, what = words[0], words[-1]
        if verb == "use":
            return self.use(what)
        if verb == "die":
            return -float(words[1])  # the lowest that will do; journeys are counted with it
        if verb in ("go", "stop"):
            return self.step(what) if verb == "go" else 0.5
        if verb in ("take", "discard"):
            return self.contract(what) * (1.0 if verb == "take" else -1.0)
        if verb == "offer":
            return self.offer(what)
        if verb == "buy-black-die":
            return 1.0 if self.goods["camel"] >= SPARE else -1.0
        if verb == "choose":
            return CHARACTERS.get(what, 1.0)
        if verb in MOST or verb in LEAST:
            return float(what) * (1.0 if verb in MOST else -1.0) if what.isdecimal() else 0.0
        return PLAIN.get(verb, 0.0)

    # ------------------------------------------------------------------ journeys

    def is_new(self, place: str) -> bool:
        """A city where a post could be set; oases are o1, o2 ..."""
        return place != "beijing" and place not in self.mine.posts and not place[1:].isdecimal()

    def can_pay(self, cost: dict[str, int]) -> bool:
        free = self.mine.character == "gantulga-od"
        short = sum(max(0, due - self.goods.get(kind, 0)) for kind, due in cost.items() if kind != "jade" and not free)
        return short + cost.get("jade", 0) <= self.goods.get("jade", 0)

    def reach(self, start: str, paid: dict[str, int]) -> dict[str, int]:
        """The steps to each place that he can pay, nearest first."""
        found = {start: 0}
        edge = [(start, paid)]
        for distance in range(1, FAR + 1):
            following = []
            for place, cost in edge:
                for road in self.known.roads.get(place, []):
                    total = {kind: cost.get(kind, 0) + road.toll.get(kind, 0) for kind in {*cost, *road.toll}}
                    if road.to not in found and (not road.sea or road.sea in self.mine.seals) and self.can_pay(total):
                        found[road.to] = distance
                        following.append((road.to, total))
            edge = following
        return found

    def goal(self, start: str, paid: dict[str, int]) -> int:
        """The steps to the nearest new city; 99 if there is none."""
        return min((steps for place, steps in self.reach(start, paid).items() if self.is_new(place)), default=99)

    def step(self, place: str) -> float:
        """Towards the nearest city where a post can be set."""
        return 10.0 - self.goal(place, {}) if not self.is_new(place) else 20.0

    def travel(self, space: str) -> float:
        """A journey that sets a post, with dice that go far enough and leave as many others as can be."""
        dice = ("bottom", "middle", "top").index(space) + 1
        steps = 1 if dice == 1 else (self.dice[0] if len(self.dice) >= dice else 0)
        needed = self.goal(self.at, {"coin": 2} if dice == 1 else {})
        if needed > steps:
            return 2.0 if dice == 1 and self.left and needed < 99 and steps else -5.0
        return 14.0 + 1.5 * self.left - 3.0 * dice

    # ------------------------------------------------------------------ goods and contracts

    def lack(self, contract: str) -> float:
        """What is missing for a contract, by its worth."""
        cost = amounts(self.known.contracts[contract]["cost"])
        return sum(max(0, n - self.goods.get(kind, 0)) * PRICES.get(kind, RARE) for kind, n in cost.items())

    def contract(self, contract: str) -> float:
        row = self.known.contracts[contract]
        return 2.0 + worth(row["reward"]) - 0.4 * worth(row["cost"]) - self.lack(contract)

    def gain(self, bundle: list[str]) -> float:
        """What goods are worth: more where a contract lacks them, or the next journey."""
        brings = amounts(bundle)
        before = {contract: self.lack(contract) for contract in self.mine.contracts}
        found = worth(bundle)
        kept = self.goods
        self.goods = {kind: kept.get(kind, 0) + brings.get(kind, 0) for kind in {*kept, *brings}}
        found += sum(lacked - self.lack(contract) for contract, lacked in before.items())
        self.goods = kept
        return found

    def offer(self, word: str) -> float:
        """One of the offers of a book; which book is asked is not seen, so the best of all counts."""
        rows = self.known.books.values() if word in ("upper", "second") else map(self.known.tiles.get, self.view.offers)
        jade = {"one-jade": 1.0, "two-jade": 2.0}.get(word, 0.0)
        return max((self.gain(row[PARTS[word]]) for row in rows if row), default=0.0) - 1.1 * jade

    def use(self, space: str) -> float:
        """An action with a die."""
        if space.startswith("travel-"):
            return self.travel(space.removeprefix("travel-"))
        if space.startswith("book-"):
            row = self.known.books[space.removesuffix("-upper").removesuffix("-lower")]
            return 1.0 + max(self.gain(row["first"]), self.gain(row["second"]))
        if space == "contracts":
            return 9.0 if len(self.mine.contracts) < 2 else -3.0
        if space == "seals":
            return 5.0 if self.left > 1 and len(self.mine.seals) < 3 else -1.0
        return {"khan": 3.5}.get(space, 4.0)
