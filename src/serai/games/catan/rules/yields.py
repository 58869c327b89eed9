"""The roll of the dice: what hexes yield, and what happens when a supply runs short."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, Chance
from serai.games.catan.rules.robber import seven_rolled
from serai.games.catan.state import Catan, gain
from serai.games.catan.tables import GOODS, SEATS


class Roll(Chance[Catan]):  # rule B7
    """Two dice; their sum is the move plus two."""

    fields: ClassVar[tuple[str, ...]] = ("roller",)

    def __init__(self, roller: i64) -> None:
        super().__init__(CHANCE)
        self.roller = roller

    def moves(self, s: Catan) -> vec[i64]:
        return s.data.dice_moves

    def odds(self, s: Catan) -> vec[i64]:
        return s.data.dice

    def play(self, s: Catan, move: i64) -> None:
        s.rolled = move + 2
        s.tell("rolled", self.roller, s.rolled)
        if s.rolled != 7:
            produce(s, s.rolled)
        elif not s.data.book.on_seven(s):
            seven_rolled(s, self.roller)


def produce(s: Catan, number: i64) -> None:  # rule B7
    """A settlement takes one card of each hex with the number, a city two; the robber's hex yields nothing."""
    claims = vec[i64]([0] * (SEATS * GOODS))
    any_claim = False
    numbers, buildings, corners = s.number, s.building, s.data.hex_vertex
    for h in range(s.data.hexes):
        if numbers[h] == number and h != s.robber:
            for i in range(h * 6, h * 6 + 6):
                building = buildings[corners[i]]
                if building != 0:
                    claims[((building - 1) & 3) * GOODS + s.terrain[h]] += 1 if building < 5 else 2
                    any_claim = True
    if any_claim:
        for good in range(GOODS):
            serve(s, claims, good)


def serve(s: Catan, claims: vec[i64], good: i64) -> None:  # rule B8
    """If the pile cannot serve all, nobody gets any; a single claimant takes what is left."""
    total: i64 = 0
    claimants: i64 = 0
    for p in range(s.players):
        due = claims[p * GOODS + good]
        if due > 0:
            total += due
            claimants += 1
    if total == 0:
        return
    if total > s.bank[good]:
        s.tell("short-of", good)
        if claimants > 1 or not s.partial:
            return
    for p in range(s.players):
        due = min(claims[p * GOODS + good], s.bank[good])
        if due > 0:
            gain(s, p, good, due)
            s.tell("got", p, due, good)
