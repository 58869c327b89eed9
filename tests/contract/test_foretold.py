"""What a move is said to bring is what it tells when it is played, and rests on nothing its player cannot know."""

from __future__ import annotations

import msgspec
import pytest

from serai.catalogue import games
from serai.core.dealer import Dealer
from serai.core.match import Match
from serai.core.offer import Offer, foretell
from serai.core.rng import Rng

FORETELLING = sorted(name for name, game in games().items() if game.presentation.foretold)
MOVES = 150
TRIED = 25  # moves of an offer


def begin(name: str) -> Match:
    return Match.create(games()[name], ["Ana", "Ben", "Cem"], {}, Dealer(bytes(32)))


def asked(match: Match) -> Offer:
    found = match.quick_offer(match.waiting_for()[0])
    assert found is not None
    return found


@pytest.mark.parametrize("name", FORETELLING)
def test_what_is_foretold_of_a_move_is_told_when_it_is_played(name: str) -> None:
    match, rng, told = begin(name), Rng(5), 0
    for _ in range(MOVES):
        offer = asked(match)
        seat, move = offer.question.seat, offer.moves[rng.below(len(offer.moves))]
        said = match.foretell(seat, [move.words])
        known = len(match.entries)
        match.play(seat, move.words)
        if offer.foretold:
            heard = [line.text for line in match.lines(seat, after=known)]
            assert said[move.words] in " ".join(heard)
            told += bool(said[move.words])
        else:
            assert said == {}
    assert told > 5


@pytest.mark.parametrize("name", FORETELLING)
def test_it_is_the_same_in_every_world_its_player_can_imagine(name: str) -> None:
    match, rng, compared = begin(name), Rng(6), 0
    for _ in range(MOVES):
        offer = asked(match)
        seat, position = offer.question.seat, match.position(offer.question.seat)
        decision = position.question_to(seat)
        assert decision is not None
        if offer.foretold:
            numbers = [int(move) for move in decision.moves(position.state)]
            some = [numbers[rng.below(len(numbers))] for _ in range(TRIED)]
            world, speaker = match.game.rules.redeal(position.state, seat, rng), match.speaker("en")
            here = foretell(match.game, position.state, decision, some, speaker)
            assert here == foretell(match.game, world, decision, some, speaker)
            compared += 1
        match.play(seat, offer.moves[rng.below(len(offer.moves))].words)
    assert compared > 20


@pytest.mark.parametrize("name", FORETELLING)
def test_a_quick_offer_tries_nothing(name: str) -> None:
    match, rng = begin(name), Rng(7)
    for _ in range(40):
        match.play(match.waiting_for()[0], asked(match).moves[rng.below(len(asked(match).moves))].words)
    while not (plain := asked(match)).foretold:
        match.play(plain.question.seat, plain.moves[0].words)
    tried = match.offer(plain.question.seat)
    assert tried is not None
    assert not any(move.preview for move in plain.moves)
    previews = {move.words: move.preview for move in tried.moves}
    assert any(previews.values())
    assert match.foretell(plain.question.seat, list(previews)) == previews
    assert not tried.foretold
    other = 1 - plain.question.seat if plain.question.seat < 2 else 0
    assert match.foretell(other, list(previews)) == {}


@pytest.mark.parametrize("name", sorted(games()))
def test_an_offer_as_json_is_the_offer(name: str) -> None:
    match, rng = begin(name), Rng(8)
    for _ in range(60):
        if match.over:
            break
        offer = asked(match)
        found = match.offer_json(offer.question.seat)
        assert found is not None
        assert msgspec.json.decode(found, type=Offer) == offer
        match.play(offer.question.seat, offer.moves[rng.below(len(offer.moves))].words)
