"""Whole matches of Catan brought to a turn in which everybody holds cards and may trade."""

from __future__ import annotations

from typing import Any

from serai.catalogue import load
from serai.core.dealer import Dealer
from serai.core.match import Match
from serai.games.catan.tables import GOOD_WORDS, GOODS

NAMES = ("Ana", "Ben", "Cem", "Dia")
LONGEST = 200  # answers after which no such turn will come


def market(players: int = 3, seed: int = 1, hold: bool = False, name: str = "catan") -> Match:
    """Everybody ends every turn at once, until the player on turn may trade and nobody is without cards."""
    match = Match.create(load(name), list(NAMES[:players]), {"layout": "placed"}, Dealer.numbered(seed), hold=hold)
    for _ in range(LONGEST):
        if is_market(match):
            return match
        seat = match.waiting_for()[0]
        go_on(match, seat)
    raise AssertionError("no such turn")


def go_on(match: Match, seat: int) -> None:
    """The turn ends; whatever else is asked is answered somehow."""
    if seat in match.held:
        match.confirm(seat)
        return
    offer = match.offer(seat)
    assert offer is not None
    words = [move.words for move in offer.moves]
    match.play(seat, "end" if "end" in words else words[-1])


def is_market(match: Match) -> bool:
    turn = turn_of(match)
    offer = match.offer(turn) if turn in match.waiting_for() and turn not in match.held else None
    seats = range(len(match.header.seats))
    return bool(offer and any(move.words == "offer" for move in offer.moves) and all(hand(match, p) for p in seats))


def turn_of(match: Match) -> int:
    return int(match.state.turn)


def hand(match: Match, seat: int) -> dict[str, int]:
    """What a player holds of each good."""
    goods: Any = match.state.goods
    held = {word: int(goods[seat * GOODS + good]) for good, word in enumerate(GOOD_WORDS)}
    return {word: n for word, n in held.items() if n}


def swap(match: Match, author: int, taker: int) -> tuple[list[str], str, str]:
    """A card of the author's for one of another kind that the taker holds: the words, and both kinds."""
    give, want = next((give, want) for give in hand(match, author) for want in hand(match, taker) if give != want)
    return [f"give {give}", f"want {want}"], give, want
