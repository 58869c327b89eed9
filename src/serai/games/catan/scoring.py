"""Points, the end of the match, and what no move may change."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from serai.core.flow import Curtain, Step
from serai.games.catan.state import Catan, count_cards
from serai.games.catan.tables import CARD_WORDS, CARDS, GOLD, GOOD_WORDS, GOODS, POINT, RESOURCES


def open_points(s: Catan, player: i64) -> i64:
    """Points that all can count."""
    at = player * 4
    points = s.data.settlements - s.stock[at] + 2 * (s.data.cities - s.stock[at + 1])
    if s.longest == player:
        points += 2
    if s.army == player:
        points += 2
    return points + s.data.book.extra_points(s, player)


def points(s: Catan, player: i64) -> i64:
    """All points, with the point cards in hand."""
    return open_points(s, player) + s.cards[player * CARDS + POINT]


def claim(s: Catan) -> bool:  # rule B31
    """Whoever has enough points on their own turn wins at once. Points gained on another's turn wait for it."""
    if points(s, s.turn) < s.data.goal:
        # Silence tells too: with so many cards one could have won, so nothing before this can be taken back.
        if open_points(s, s.turn) + count_cards(s, s.turn) >= s.data.goal:
            s.reveal()
        return False
    if open_points(s, s.turn) < s.data.goal:
        s.reveal()
    s.winner = s.turn
    finish(s)
    return True


def finish(s: Catan) -> None:  # rule B34
    """The match is decided: the curtain falls, then all cards are opened and every point is told."""
    s.stack.clear()
    s.stack.append(FinalScoring())
    s.stack.append(Reveal())


def is_decided(s: Catan) -> bool:
    """Nothing is left to do but to open the cards."""
    return not s.stack or isinstance(s.stack[-1], Reveal)


class Reveal(Curtain[Catan]):  # rule B34
    """Until the last move is confirmed, all cards stay closed."""


class FinalScoring(Step[Catan]):  # rule B34
    """What each point is for, player by player."""

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        super().__init__(0)

    def run(self, s: Catan) -> None:
        for p in range(s.players):
            tell_points(s, p)
        if s.winner >= 0:
            s.tell("wins", s.winner, points(s, s.winner))


def tell_points(s: Catan, player: i64) -> None:  # rule B34
    at, cards = player * 4, s.cards[player * CARDS + POINT]
    settlements, cities = s.data.settlements - s.stock[at], s.data.cities - s.stock[at + 1]
    if settlements > 0:
        s.tell("scored-settlements", player, settlements)
    if cities > 0:
        s.tell("scored-cities", player, cities, 2 * cities)
    if s.longest == player:
        s.tell("scored-longest-road", player, 2)
    if s.army == player:
        s.tell("scored-army", player, 2)
    if cards > 0:
        s.tell("scored-cards", player, cards)
    s.data.book.tell_points(s, player)
    s.tell("scored", player, points(s, player))


def standing(s: Catan) -> list[tuple[int, ...]]:
    """The winner first, then points."""
    return [(int(s.winner == p), int(points(s, p))) for p in range(int(s.players))]


def conserved(s: Catan) -> dict[str, int]:
    """Cards of each kind, pieces, gold."""
    totals = {}
    for good in range(GOODS):
        held = sum([int(s.goods[p * GOODS + good]) for p in range(int(s.players))])
        totals[GOOD_WORDS[good]] = held + int(s.bank[good])
    for card in range(CARDS):
        held = sum([int(s.cards[p * CARDS + card]) for p in range(int(s.players))])
        totals["card " + CARD_WORDS[card]] = held + int(s.deck[card]) + int(s.used[card])
    totals["card knight"] += int(s.under) + sum([int(n) for n in s.knights])
    totals["pieces"] = _pieces(s)
    assert min([int(n) for n in s.goods]) >= 0
    assert min([int(n) for n in s.bank]) >= 0
    assert _hidden_fits(s)
    return totals


def _pieces(s: Catan) -> int:
    """Settlements, cities, ways: on the map and in stock; a city stands for its settlement too."""
    on_map = sum([1 for piece in s.building if piece]) + sum([1 for piece in s.way if piece])
    return on_map + sum([int(n) for n in s.stock])


def _hidden_fits(s: Catan) -> bool:
    """Nobody doubts more cards than a player holds."""
    for i in range(len(s.hidden)):
        p, good = i // RESOURCES % 4, i % RESOURCES
        if not 0 <= s.hidden[i] <= s.goods[p * GOODS + good] or good == GOLD:
            return False
    return True
