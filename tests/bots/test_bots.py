"""Bots play offered moves, repeat themselves under a seed, and see no more than their seat."""

from __future__ import annotations

import pytest

import serai
from serai.bots import BEST, KINDS, make_bot
from serai.bots.greedy import outlook
from serai.bots.match import play_match
from serai.core.dealer import Dealer
from serai.core.errors import BadInput
from serai.core.match import Match
from serai.core.rng import Rng
from serai.core.seat import Seat
from tests.contract.toy import pebbles


def asked(seed: int) -> Seat:
    match = Match.create(pebbles(), ["Mira", "Jonas"], dealer=Dealer.numbered(seed))
    return Seat(match.game, match.state, match.waiting_for()[0])


@pytest.mark.parametrize("spec", KINDS)
def test_a_bot_plays_offered_moves_and_repeats_itself(spec: str) -> None:
    for seed in range(10):
        seat = asked(seed)
        chosen = make_bot(spec, seed).choose(seat)
        assert chosen in seat.moves()
        assert chosen == make_bot(spec, seed).choose(seat)


@pytest.mark.parametrize("spec", KINDS)
def test_a_bot_does_not_see_what_its_seat_cannot_know(spec: str) -> None:
    """The same choice in states that differ only in what is hidden from the seat."""
    for seed in range(10):
        seat = asked(seed)
        other = Seat(seat.game, seat.imagine(Rng(seed + 100)), seat.seat)
        assert make_bot(spec, 7).choose(seat) == make_bot(spec, 7).choose(other)


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(BadInput, match=r'"robot".*random, greedy'):
        make_bot("robot", 0)
    with pytest.raises(BadInput, match="takes no number"):
        make_bot("greedy:7", 0)
    assert BEST in KINDS


def test_greedy_beats_random() -> None:
    game = serai.load("euphrat-tigris")
    data, options = game.data(game.pack()), game.check_setup(2, {})
    won = 0
    for seed in range(3):
        bots = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        winners = play_match(game, data, options, bots, seed).winners
        won += [bots[seat] for seat in winners] == ["greedy"]
    assert won == 3


def test_a_finished_match_is_worth_how_it_ended() -> None:
    match = Match.create(pebbles(), ["Mira", "Jonas"], dealer=Dealer.numbered(1))
    bot = make_bot("random", 1)
    while not match.over:
        seat = Seat(match.game, match.state, match.waiting_for()[0])
        match.play(seat.seat, seat.words(bot.choose(seat)))
    standing = match.game.standing(match.state)
    assert standing[0] != standing[1]
    best = match.game.winners(match.state)[0]
    assert outlook(match.game, match.state, best) == 1.0
    assert outlook(match.game, match.state, 1 - best) == 0.0
