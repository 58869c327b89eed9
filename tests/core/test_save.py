"""A match is saved at a barrier and resumed from there, as if it had never stopped."""

from __future__ import annotations

import random

import pytest

from serai.core.dealer import Dealer
from serai.core.match import Match
from tests.contract.toy import pebbles


def _step(match: Match, dice: random.Random) -> None:
    if match.held:
        match.confirm(match.held[0])
        return
    seat = dice.choice(match.waiting_for())
    if match.can_undo(seat) and dice.random() < 0.2:
        match.undo(seat)
        return
    offer = match.offer(seat)
    assert offer is not None
    match.play(seat, dice.choice(offer.moves).words)


def _shown(match: Match) -> list[object]:
    seats = range(match.header.players)
    shown: list[object] = [[match.view(seat), match.offer(seat), match.lines(seat), match.seen(seat)] for seat in seats]
    return [*shown, match.held, match.waiting_for(), match.log().text()]


@pytest.mark.parametrize("hold", [True, False])
@pytest.mark.parametrize("seed", range(4))
def test_a_resumed_match_is_the_match(seed: int, hold: bool) -> None:
    game, dice = pebbles(), random.Random(seed)
    dealer = Dealer.numbered(seed)
    match = Match.create(game, ["Mira", "Jonas", "Ada"], {"rounds": "four"}, dealer, hold=hold)
    saved = match.save()
    while not match.over:
        if dice.random() < 0.3:
            saved = match.save()
        again = Match.resume(game, match.header, match.entries, dealer, hold=hold, saved=saved)
        assert _shown(again) == _shown(match)
        whole = Match.resume(game, match.header, match.entries, dealer, hold=hold)
        assert _shown(whole) == _shown(match)
        _step(match, dice)


def test_entries_played_elsewhere_are_taken_over() -> None:
    game, dice, dealer = pebbles(), random.Random(1), Dealer.numbered(1)
    here = Match.create(game, ["Mira", "Jonas"], dealer=dealer, hold=True)
    there = Match.resume(game, here.header, here.entries, dealer, hold=True)
    while not here.over:
        _step(here, dice)
        there.take(here.entries[len(there.entries) :])
        assert _shown(there) == _shown(here)


def test_who_answers_a_simultaneous_question_holds_nobody_up() -> None:
    match = Match.create(pebbles(), ["Mira", "Jonas"], dealer=Dealer.numbered(3), hold=True)
    for seat in (0, 0, 1, 1):
        match.play(seat, "pass")
        if match.held:
            match.confirm(seat)
    assert match.waiting_for() == [0, 1]
    match.play(0, "bid 1")
    assert match.held == [0]
    match.play(1, "bid 0")
    assert match.waiting_for() == [0, 1]
    assert match.undo(0)[0].words == "undo"  # still his own to take back
    match.confirm(1)
    assert match.waiting_for() == [0]
