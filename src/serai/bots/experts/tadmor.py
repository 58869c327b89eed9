"""A club player of Tadmor: knows what each figure will do before it is placed, and lets none stand idle.

His rules, in the order of their weight: more camels and ships while rounds are left to use them; a mission whose price
is in store; precious goods of kinds he lacks; the tower early, temples that can be paid; goods for what he cannot pay
yet; war supplies when his tower is the higher one. He relies on the numbers of our own board.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from serai.bots.experts.judging import best_move
from serai.core.game import AnyGame
from serai.core.rng import Rng
from serai.core.seat import Seat

GOODS = ("wood", "stone", "marble", "gold")
ROUNDS = 9
AT_ONCE = ("gain", "peace", "caravan", "shipyard")  # what is done before anything is paid
STANDING = {"market": 2.5, "market-one-way": 1.0, "start": 1.2, "raiders": 0.3, "traitor": 0.8}
# What an upgrade brings in a round.
TILES = {
    "good-discount": 2.0, "choice": 1.4, "market": 1.5, "kingdom": 2.0, "build": 2.0, "tax-immune": 1.5, "peace": 1.5,
    "temple-discount": 1.0, "mission-discount": 1.0, "temple": 1.0, "no-wood": 0.9, "ship-bonus": 1.2,
}  # fmt: skip
OTHER = {
    "done": 0.0,
    "pass": -1.0,
    "higher": 1.0,
    "tax": 4.0,
    "claim": 8.0,
    "in-prestige": 0.5,
    "let": 0.5,
    "stay": 0.5,
}
WORST = {"discard": -5.0, "forfeit": -1.0, "trade": -2.0, "cash": -2.0}


def choose(seat: Seat, rng: Rng) -> int:
    """The best move by his rules."""
    return best_move(seat, rng, Table(seat.view(), seat.seat, printed(seat.game)).judge)


class Printed:
    """What he knows by heart: the board, the tiles and the cards."""

    def __init__(self, values: dict[str, Any]) -> None:
        self.spaces = {row["id"]: row for row in values["space"]}
        self.tiles = {row["id"]: row for row in values["upgrade"]}
        self.missions = {row["id"]: row for row in values["mission"]}
        self.colours = {row["id"]: row["price"] for row in values["colour"]}
        self.stages = values["stage"]
        self.rows = values["tower_row"]
        self.growth = values["growth"]


@cache
def printed(game: AnyGame) -> Printed:
    return Printed(game.pack().values)


def covers(purse: list[int], price: list[int]) -> bool:
    return all(has >= due for has, due in zip(purse, price, strict=True))


def less(purse: list[int], price: list[int]) -> list[int]:
    return [has - due for has, due in zip(purse, price, strict=True)]


class Table:
    """What he sees."""

    def __init__(self, view: Any, me: int, known: Printed) -> None:
        self.view = view
        self.mine = view.boards[me]
        self.known = known
        self.epoch = view.epoch - 1
        self.left = ROUNDS - view.round
        self.held = [a + b for a, b in zip(self.mine.warehouse, self.mine.traded, strict=True)]
        self.places = [one.place for one in view.figures if one.player == me and one.place in known.spaces]

    def judge(self, words: list[str]) -> float:
        """What a move is worth, in points."""
        verb, what = words[0], words[-1]
        if verb in ("camel", "ship"):
            return self.place(what)
        if verb == "use":
            return self.use(what)
        if verb == "fulfil":
            return 20.0 + float(self.known.missions[what]["prestige"])
        if verb == "return":
            return 3.0 if self.left < 2 else -1.0
        if verb in ("buy", "gain", "begin"):
            return 1.0 + self.tile(what)
        if verb in ("take", "pay", "waive", "drop"):
            return (-1.0 if verb == "take" else 1.0) * float(self.held[GOODS.index(what)])
        if verb in ("pick", "gift"):
            return self.precious(what)
        return OTHER.get(verb, WORST.get(verb, 0.0))

    # ------------------------------------------------------------------ placing

    def place(self, place: str) -> float:
        """What a figure will do there, with all that the others fetch and spend."""
        row = self.known.spaces.get(place)
        if row is None:
            return 4.0  # an action of his own
        purse = self.purse()
        if row["effect"] == "gain":
            return self.fetch(row, purse)
        return self.worth(row, purse)

    def purse(self) -> list[int]:
        """What he will have when the figures that stand have acted."""
        found = list(self.held)
        rows = [self.known.spaces[place] for place in self.places]
        for row in rows:
            if row["effect"] == "gain":
                found[GOODS.index(row["good"])] += row["amounts"][self.epoch]
        for row in rows:
            price = self.price(row, found)
            if price is not None:
                found = less(found, price)
        return found

    def fetch(self, row: dict[str, Any], purse: list[int]) -> float:
        """Goods, and half of what they would make possible."""
        amount = row["amounts"][self.epoch]
        then = list(purse)
        then[GOODS.index(row["good"])] += amount
        there = [one for one in self.known.spaces.values() if self.view.players in one["players"]]
        new = max((self.worth(one, then) for one in there if self.price(one, purse) is None), default=0.0)
        return float(amount) * (1.0 if sum(purse) > 8 else 1.6) + 0.3 * new

    def worth(self, row: dict[str, Any], purse: list[int]) -> float:
        """What a figure is worth on a space that is no source of goods."""
        effect = row["effect"]
        if effect == "peace":
            return float(row["amounts"][self.epoch])
        if effect in ("caravan", "shipyard"):
            return 3.0 * self.left if self.can_grow(effect) else -1.0
        if effect == "war":
            return float(self.mine.tower - min(board.tower for board in self.view.boards))
        if effect == "tax":
            return float(0.7 * self.view.tax_prestige if purse[3] < self.view.tax else self.view.tax)
        if effect == "draw":
            return 3.0 if len(self.view.hand) < 2 and self.left > 2 else 0.0
        if effect in STANDING:
            return STANDING[effect] if self.left else 0.0
        price = self.price(row, purse)
        return -1.0 if price is None else self.gain_of(row, purse)

    def can_grow(self, effect: str) -> bool:
        """Whether another camel or ship is due."""
        mine, growth = self.mine, self.known.growth
        if effect == "shipyard":
            return bool(mine.ships < 4 and self.colour_sets() >= growth["ship_sets"][0 if mine.ships < 3 else 1])
        step = 0 if mine.camels < 4 else 1
        missions = len(mine.open_missions) + len(mine.returned_missions)
        enough = mine.tower >= growth["camel_tower"][step] or missions >= growth["camel_missions"][step]
        return bool(mine.camels < 5 and enough)

    def colour_sets(self) -> int:
        """How many times he has a tile of each colour."""
        return min(int(sum(self.mine.goods.get(kind, 0) for kind in stack.kinds)) for stack in self.view.stacks)

    # ------------------------------------------------------------------ paying

    def price(self, row: dict[str, Any], purse: list[int]) -> list[int] | None:
        """What an action will cost; None if it costs nothing or cannot be paid."""
        effect = row["effect"]
        prices = {
            "good": lambda: [self.known.colours[row["colour"]]],
            "temple": lambda: [self.stage()["cost"]],
            "temple-draw": lambda: [self.stage()["cost"]],
            "single": lambda: [self.row()["single"]],
            "double": lambda: [self.row()["double"]],
            "fulfil": lambda: [self.known.missions[card]["cost"] for card in self.view.hand],
        }
        if effect == "upgrade":
            return self.any_goods(purse, self.view.upgrade_price)
        found = prices[effect]() if effect in prices else []
        return next((price for price in found if covers(purse, price)), None)

    def any_goods(self, purse: list[int], count: int) -> list[int] | None:
        """Goods of any kind, from where there are most."""
        if sum(purse) < count:
            return None
        given, rest = [0, 0, 0, 0], list(purse)
        for _ in range(count):
            most = rest.index(max(rest))
            rest[most] -= 1
            given[most] += 1
        return given

    def stage(self) -> dict[str, Any]:
        """The next stage of a temple."""
        begun: int = max(self.mine.temples)
        return dict(self.known.stages[min(begun, len(self.known.stages) - 1)])

    def row(self) -> dict[str, Any]:
        """The prices of the next level."""
        return dict(self.known.rows[min(self.mine.tower // 5, len(self.known.rows) - 1)])

    def gain_of(self, row: dict[str, Any], purse: list[int]) -> float:
        """What an action brings that can be paid."""
        effect = row["effect"]
        if effect == "good":
            return self.precious(row["colour"])
        if effect in ("single", "double"):
            levels = 2 if effect == "double" else min(3, sum(purse) // 2)
            return levels * 2.0 * float(3 - self.epoch) + (6.0 if self.mine.tower < 5 else 0.0)
        if effect.startswith("temple"):
            return 0.6 * float(self.stage()["prestige"])
        if effect == "upgrade":
            return max((self.tile(tile) for tile in self.view.display), default=0.0)
        return 14.0

    # ------------------------------------------------------------------ acting

    def use(self, place: str) -> float:
        """First what brings something at once, then what brings most."""
        row = self.known.spaces.get(place)
        if row is None:
            return 5.0
        return 100.0 if row["effect"] in AT_ONCE else 1.0 + max(self.gain_of(row, self.held), 0.0)

    def precious(self, word: str) -> float:
        """A kind that is missing completes a set; by the name of a kind or of a stack."""
        if word in self.known.colours:
            top = self.view.stacks[list(self.known.colours).index(word)].top
            return self.precious(top) if top else -1.0
        kinds = len(self.mine.goods)
        return 8.0 + kinds if word not in self.mine.goods else 3.0

    def tile(self, word: str) -> float:
        return TILES.get(self.known.tiles[word]["effect"], 0.6) * float(self.left)
