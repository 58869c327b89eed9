"""A club player of Catan: good numbers and all five resources first, then cities, and no full hand when a seven comes.

His rules, in the order of their weight: found where numbers come often and goods are new; make a city of the settlement
that yields most, else settle, else lay a road towards the best free crossing, else buy a card; trade with the supply
what the next thing does not need for what it lacks; put the robber on the leader. He makes no offers, and accepts those
that bring what he lacks for what he can spare, but none from a player who is about to win.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from serai.core.rng import Rng
from serai.core.seat import Seat

YIELDS = {"forest": "wood", "hills": "brick", "pasture": "wool", "field": "grain", "mountains": "ore"}
SCARCE = 3  # of 36 rolls below which he wants more of a good
NEAR_WIN = 8  # points from which nobody gets anything from him
FULL = 7  # cards from which he spends what he can
NEVER = -9.0


def choose(seat: Seat, rng: Rng) -> int:
    """The best move by his rules."""
    return best_by(Table(seat.view(), seat.seat, seat.game.presentation.geometry(seat.imagine(rng))), seat, rng)


def best_by(table: Table, seat: Seat, rng: Rng) -> int:
    """The move that is wanted most."""
    best, highest = -1, 0.0
    for move in seat.moves():
        value = table.judge(seat.words(move).split()) + 0.001 * float(rng.below(100))
        if best < 0 or value > highest:
            best, highest = move, value
    return best


class Table:
    """What he sees."""

    def __init__(self, view: Any, me: int, drawn: Any) -> None:
        self.view = view
        self.me = me
        self.mine = view.players[me]
        self.hand: dict[str, int] = self.mine.hand
        self.costs: dict[str, dict[str, int]] = drawn.costs
        self.ends: dict[str, list[str]] = drawn.ends
        self.hexes_at: dict[str, list[str]] = {}
        for name, corners in drawn.corners.items():
            for crossing in corners:
                self.hexes_at.setdefault(crossing, []).append(name)
        self.beside: dict[str, set[str]] = {}
        for a, b in self.ends.values():
            self.beside.setdefault(a, set()).add(b)
            self.beside.setdefault(b, set()).add(a)
        self.yields = self.own_yields()
        self.sites = [v for v in self.crossings() if self.is_free(v)]
        self.goal = self.next_goal()

    def judge(self, words: list[str]) -> float:
        """How much he wants a move; ending the turn and refusing count for nothing."""
        verb, rest = words[0], words[1:]
        rules: dict[str, Callable[..., float]] = {
            "settlement": lambda v: 100.0 + self.spot(v),
            "city": lambda v: 90.0 + self.numbers(v),
            "road": self.road,
            "buy": self.buy,
            "bank": self.bank,
            "knight": self.knight,
            "roads": lambda: 30.0 if not self.sites else 2.0,
            "plenty": lambda a, b: 40.0 if self.completes({a: 1} if a != b else {a: 2}, {b: 1}) else NEVER,
            "monopoly": self.monopoly,
            "discard": lambda good: float(self.spare(good)),
            "robber": self.robber,
            "rob": lambda player: float(self.view.players[int(player[1:]) - 1].points),
            "accept": self.accept,
        }
        if verb in rules:
            return rules[verb](*rest)
        return {"roll": 1.0, "drop": 1.0, "no-deal": 1.0, "end": 0.0, "refuse": 0.0, "nothing": 0.0}.get(verb, NEVER)

    # ------------------------------------------------------------------ the map

    def numbers(self, crossing: str) -> float:
        """In how many of 36 rolls something is yielded there."""
        return float(sum(pips(self.view.hexes[name].number) for name in self.hexes_at[crossing]))

    def own_yields(self) -> dict[str, int]:
        found = dict.fromkeys(YIELDS.values(), 0)
        for crossing, piece in self.view.buildings.items():
            for name in self.hexes_at[crossing] if piece.player == self.me else []:
                good = YIELDS.get(self.view.hexes[name].terrain)
                if good:
                    found[good] += pips(self.view.hexes[name].number) * (2 if piece.kind == "city" else 1)
        return found

    def spot(self, crossing: str) -> float:
        """A crossing by its numbers, more for goods that he has too little of, and for a harbour."""
        value = 1.5 if crossing in self.view.harbours else 0.0
        for name in self.hexes_at[crossing]:
            good = YIELDS.get(self.view.hexes[name].terrain)
            if good:
                value += pips(self.view.hexes[name].number) * (1.5 if self.yields[good] < SCARCE else 1.0)
        return value

    def crossings(self) -> set[str]:
        """Where his roads lead."""
        mine = [edge for edge, way in self.view.ways.items() if way.player == self.me]
        return {end for edge in mine for end in self.ends[edge]}

    def is_free(self, crossing: str) -> bool:
        taken = self.view.buildings
        return crossing not in taken and not any(near in taken for near in self.beside[crossing])

    def road(self, edge: str) -> float:
        """Towards the best free crossing, while none is joined; else only for the longest road."""
        if self.sites:
            return 3.0 if self.goal is None else NEVER
        best = max(self.beyond(end) for end in self.ends[edge])
        return 50.0 + best if best > 0.0 else 1.5

    def beyond(self, end: str) -> float:
        """The best free crossing at the end of a road or one further on."""
        here = self.spot(end) if self.is_free(end) else 0.0
        further = [0.6 * self.spot(near) for near in self.beside[end] if self.is_free(near)]
        return max([here, *further])

    # ------------------------------------------------------------------ what to build

    def next_goal(self) -> str | None:
        """What is nearest to being paid for, of what he has pieces and places for."""
        stock = self.mine.stock
        settled = any(one.player == self.me and one.kind == "settlement" for one in self.view.buildings.values())
        wanted = {"card": 0.0} if self.view.deck else {}
        if stock["city"] and settled:
            wanted["city"] = 2.0
        if stock["settlement"] and self.sites:
            wanted["settlement"] = 2.0
        if stock["road"] and stock["settlement"] and not self.sites:
            wanted["road"] = 1.0
        return min(wanted, key=lambda item: self.missing(item) - wanted[item], default=None)

    def missing(self, item: str) -> int:
        return sum(max(0, count - self.hand[good]) for good, count in self.costs[item].items())

    def spare(self, good: str) -> int:
        """Cards of a good beyond what the goal costs."""
        return self.hand[good] - self.costs.get(self.goal or "", {}).get(good, 0)

    def completes(self, *brought: dict[str, int]) -> bool:
        """Whether cards are all that the goal lacks."""
        got = dict.fromkeys(self.hand, 0)
        for cards in brought:
            for good, count in cards.items():
                got[good] = min(2, got[good] + count)
        return self.goal is not None and all(self.spare(good) + got[good] >= 0 for good in self.hand)

    def buy(self) -> float:
        return 20.0 if self.goal in ("card", None) or sum(self.hand.values()) > FULL else NEVER

    def bank(self, given: str, wanted: str) -> float:
        """What the goal does not need for what it lacks."""
        if self.spare(wanted) >= 0:
            return NEVER
        return 40.0 + self.spare(given) if self.spare(given) >= self.mine.rates[given] else NEVER

    def knight(self) -> float:
        """Before the dice where the robber sits with him; else in his own time."""
        robbed = [v for v, piece in self.view.buildings.items() if piece.player == self.me]
        return 60.0 if any(self.view.robber in self.hexes_at[v] for v in robbed) else 0.5

    def monopoly(self, good: str) -> float:
        others = sum(one.resources for i, one in enumerate(self.view.players) if i != self.me)
        return 25.0 - self.spare(good) if self.spare(good) < 0 and others >= FULL else NEVER

    # ------------------------------------------------------------------ the others

    def robber(self, name: str) -> float:
        """Where it costs the others most, the leader above all."""
        value = 0.0
        for crossing in (v for v, hexes in self.hexes_at.items() if name in hexes and v in self.view.buildings):
            piece = self.view.buildings[crossing]
            harm = pips(self.view.hexes[name].number) * (2 if piece.kind == "city" else 1)
            value += -20.0 * harm if piece.player == self.me else harm * self.view.players[piece.player].points
        return value

    def accept(self) -> float:
        """What he lacks for what he can spare; nothing for a player who is about to win."""
        deal = next((one for one in self.view.deals if one.player == self.view.turn), None)
        if deal is None or self.view.players[self.view.turn].points >= NEAR_WIN:
            return NEVER
        helps = any(self.spare(good) < 0 for good in deal.gives)
        return 5.0 if helps and all(self.spare(good) >= count for good, count in deal.wants.items()) else NEVER


def pips(number: int) -> int:
    """In how many of 36 rolls a number comes; never, where there is none."""
    return 6 - abs(7 - number) if number else 0
