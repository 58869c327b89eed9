"""Positions of the base game for rule tests, set up before the first frame runs."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Generic, Self

from serai.games.catan.book import C
from serai.games.catan.rules.build import lay_road, raise_city, set_settlement
from serai.games.catan.rules.turn import Act, start_turn
from serai.games.catan.state import Catan, gain
from serai.games.catan.tables import CARD_WORDS, CARDS, GOOD_WORDS
from serai.testing import ScriptedTable, table


class Position(Generic[C]):
    """A running match on the beginners' island, put together in words."""

    def __init__(self, s: C) -> None:
        self.s = s
        s.stack.clear()

    def settlement(self, player: int, *crossings: str) -> Self:
        for word in crossings:
            set_settlement(self.s, player, self.s.data.lattice.vertex_names.index(word))
        return self

    def city(self, player: int, *crossings: str) -> Self:
        for word in crossings:
            self.settlement(player, word)
            raise_city(self.s, player, self.s.data.lattice.vertex_names.index(word))
        return self

    def roads(self, player: int, *crossings: str) -> Self:
        """A line of roads over these crossings."""
        names = self.s.data.lattice.edge_names
        for a, b in pairwise(crossings):
            edge = names.index(f"{a}-{b}") if f"{a}-{b}" in names else names.index(f"{b}-{a}")
            lay_road(self.s, player, edge)
        return self

    def hand(self, player: int, cards: str) -> Self:
        for word in cards.split():
            gain(self.s, player, GOOD_WORDS.index(word), 1)
        return self

    def cards(self, player: int, cards: str) -> Self:
        for word in cards.split():
            self.s.deck[CARD_WORDS.index(word)] -= 1
            self.s.cards[player * CARDS + CARD_WORDS.index(word)] += 1
        return self

    def robber(self, word: str) -> Self:
        self.s.robber = self.s.data.lattice.hex_names.index(word)
        return self

    def empty(self, word: str, left: int) -> Self:
        """Take cards out of a pile, into a hand that is not asked about."""
        self.s.bank[GOOD_WORDS.index(word)] = left
        return self


def begin(
    arrange: Callable[[Position[Any]], object], players: int = 3, game: str = "catan", **options: str
) -> ScriptedTable:
    """The first player's turn begins, before the dice."""

    def set_up(s: Catan) -> None:
        arrange(Position(s))
        start_turn(s, 0)

    if game == "catan":
        options.setdefault("layout", "beginner")
    return table(game, players, set_up, **options)


def act(
    arrange: Callable[[Position[Any]], object], players: int = 3, game: str = "catan", **options: str
) -> ScriptedTable:
    """The first player trades and builds."""

    def set_up(s: Catan) -> None:
        arrange(Position(s))
        s.turn = 0
        s.rolled = 8
        s.stack.append(Act(0))

    if game == "catan":
        options.setdefault("layout", "beginner")
    return table(game, players, set_up, **options)


def hand_of(t: ScriptedTable, player: int) -> dict[str, int]:
    """The cards a player holds, by word."""
    held = {word: int(t.state.goods[player * 6 + i]) for i, word in enumerate(GOOD_WORDS)}
    return {word: n for word, n in held.items() if n}


def bank_of(t: ScriptedTable, word: str) -> int:
    return int(t.state.bank[GOOD_WORDS.index(word)])
