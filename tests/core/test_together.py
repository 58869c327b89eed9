"""Asked together: what one tries touches nobody else, and nobody sees it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from serai.catalogue import load
from serai.core.codec import digest, dump
from serai.core.dealer import Dealer
from serai.core.errors import IllegalMove
from serai.core.flow import SPECTATOR, pending
from serai.core.log import UNDO, parse
from serai.core.match import Match
from serai.core.verify import verify
from serai.games.catan.rules.robber import seven_rolled
from tests.contract import toy
from tests.contract.toy import pebbles, with_frames

SEATS = ["Ana", "Ben", "Cem"]


class Bid(toy.Bid):
    """Asked again until the bid is not 3: a thread of several answers."""

    def play(self, s: toy.Pebbles, move: int) -> None:
        super().play(s, move)
        if move == toy.TOP_BID:
            s.then(type(self)(self.player))


def at_the_bids(hold: bool, game: Any = None) -> Match:
    match = Match.create(game or pebbles(), SEATS, {}, Dealer.numbered(5), hold=hold)
    while len(match.waiting_for()) < len(SEATS):
        seat = match.waiting_for()[0]
        match.play(seat, "pass")
        if seat in match.held:
            match.confirm(seat)
    return match


def shown(match: Match, seat: int) -> list[Any]:
    """All that a seat can ask a match for."""
    return [
        match.view(seat),
        match.lines(seat),
        match.seen(seat),
        match.questions(seat),
        match.offer(seat) if seat >= 0 else None,
        match.can_undo(seat),
        seat in match.held,
        match.waiting_as_seen(seat),
    ]


def noticed(match: Match, seat: int) -> list[Any]:
    """The same; without hold, to answer a question makes final what led to it, and that is noticed."""
    return shown(match, seat) if match.hold else [match.view(seat), match.lines(seat), match.questions(seat)]


@pytest.mark.parametrize("hold", [True, False])
def test_a_trial_changes_nothing_for_anybody_else(hold: bool) -> None:
    match = at_the_bids(hold, with_frames(Bid))
    match.play(0, "bid 3")
    match.play(0, "bid 2")
    others = {seat: shown(match, seat) for seat in (0, 2, SPECTATOR)}
    match.play(1, "bid 3")
    assert {seat: shown(match, seat) for seat in others} == others
    match.play(1, "bid 1")
    assert {seat: shown(match, seat) for seat in others} == others
    match.undo(1)
    assert {seat: shown(match, seat) for seat in others} == others
    match.undo(0)
    assert match.position(0).state.bids[0] == toy.TOP_BID
    assert match.position(1).state.bids[1] == toy.TOP_BID
    assert match.can_undo(0)
    assert match.can_undo(1)


@pytest.mark.parametrize("hold", [True, False])
def test_an_earlier_answer_is_taken_back_while_a_later_one_stands(hold: bool) -> None:
    match = at_the_bids(hold)
    match.play(0, "bid 1")
    match.play(1, "bid 2")
    mine = shown(match, 1)
    match.undo(0)
    assert shown(match, 1) == mine
    assert list(match.state.bids) == [-1, 2, -1]
    match.play(0, "bid 3")
    again = Match.replay(match.game, parse(match.log().text()))
    assert digest(again.state) == digest(match.state)


def test_without_hold_the_last_answer_makes_all_final() -> None:
    match = at_the_bids(hold=False)
    for seat, bid in ((2, 1), (0, 2), (1, 0)):
        assert "Cem has bid." not in [line.text for line in match.lines(1)]
        match.play(seat, f"bid {bid}")
    assert [match.can_undo(seat) for seat in range(3)] == [False] * 3
    assert "Cem has bid." in [line.text for line in match.lines(1)]
    assert match.state.points[0] == 2


def test_with_hold_nothing_is_opened_before_everyone_has_confirmed() -> None:
    match = at_the_bids(hold=True)
    match.play(0, "bid 1")
    match.play(1, "bid 2")
    match.play(2, "bid 3")
    assert match.held == match.waiting_for() == [0, 1, 2]
    for seat in (0, 1, 2, SPECTATOR):
        assert not any(" bid " in line.text for line in match.lines(seat)), "a bid was opened"
        assert match.offer(seat) is None if seat >= 0 else True
        assert list(match.view(seat).points) == [0, 0, 0]  # type: ignore[attr-defined]
    assert [match.view(seat).bids[seat] for seat in range(3)] == [1, 2, 3]  # type: ignore[attr-defined]
    match.confirm(1)
    assert match.held == [0, 2]
    assert "Ben has bid." in [line.text for line in match.lines(2)]
    assert not match.can_undo(1)
    match.undo(2)
    match.confirm(0)
    with pytest.raises(IllegalMove, match="nothing to confirm"):
        match.confirm(2)
    match.play(2, "bid 0")
    assert match.held == [2]
    assert not any(" bid " in line.text for line in match.lines(2)), "the last to answer saw the others' bids"
    match.undo(2)
    match.play(2, "bid 3")
    match.confirm(2)
    assert match.held == []
    assert match.state.points[2] == 3
    assert match.waiting_for() == [0]


def test_who_has_to_confirm_cannot_go_on_and_others_can() -> None:
    match = at_the_bids(hold=True)
    match.play(0, "bid 1")
    with pytest.raises(IllegalMove, match="Ana still has to confirm"):
        match.play(0, "bid 2")
    match.play(1, "bid 1")


@pytest.mark.parametrize("hold", [True, False])
@pytest.mark.parametrize("seed", range(12))
def test_random_trials_are_taken_up_again_replayed_and_verified(seed: int, hold: bool) -> None:
    game, dice, dealer = with_frames(Bid), random.Random(seed), Dealer.numbered(seed)
    match = Match.create(game, SEATS, {"rounds": "four"}, dealer, hold=hold)
    while not match.over:
        seat = dice.randrange(3)
        others = {other: noticed(match, other) for other in range(3) if other != seat}
        public = len(pending(match.seen_state(SPECTATOR))) < 2
        try:
            _try_something(match, seat, dice)
        except IllegalMove:
            continue
        undone = match.entries[-1].words == UNDO  # without hold, of moves that all have seen
        if match.can_undo(seat) and not public and (hold or not undone):
            assert {other: noticed(match, other) for other in others} == others
        saved = match.save()
        for resumed in (
            Match.resume(game, match.header, match.entries, dealer, hold=hold),
            Match.resume(game, match.header, match.entries, dealer, hold=hold, saved=saved),
        ):
            assert [shown(resumed, one) for one in range(-2, 3)] == [shown(match, one) for one in range(-2, 3)]
    log = parse(match.log().text())
    assert dump(Match.replay(game, log).state) == dump(match.state)
    verify(game, log)


def _try_something(match: Match, seat: int, dice: random.Random) -> None:
    if match.can_undo(seat) and dice.random() < 0.25:
        match.undo(seat)
    elif seat in match.held and dice.random() < 0.7:
        match.confirm(seat)
    else:
        offer = match.offer(seat)
        match.play(seat, dice.choice(offer.moves).words if offer else "bid 1")


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_answers_are_told_in_the_order_in_which_they_were_let_stand(order: tuple[int, ...]) -> None:
    """Whoever made up his mind first; and what follows from all of them is told with the last confirmation."""
    match = at_the_bids(hold=True)
    before = len(match.told)
    for seat in order:
        match.play(seat, f"bid {seat}")
    for seat in (1, 0, 2):
        match.confirm(seat)
    told = match.told[before:]
    bids = len(match.entries)
    answers = {entry.seat: number for number, entry in enumerate(match.entries, 1) if entry.words.startswith("bid ")}
    assert [(one.number, one.note.message, one.note.a) for one in told] == [
        *((answers[seat], "has-bid", seat) for seat in (1, 0, 2)),
        *((bids, "bids", seat) for seat in range(3)),
    ]
    again = Match.replay(match.game, parse(match.log().text()))
    assert [again.lines(seat) for seat in range(3)] == [match.lines(seat) for seat in range(3)]


def test_in_tadmor_a_trial_of_one_is_nothing_to_the_others() -> None:
    game, dice, tried = load("tadmor"), random.Random(3), 0
    match = Match.create(game, SEATS, {}, Dealer.numbered(1), hold=True)
    while tried < 8:
        seat = dice.choice(match.waiting_for())
        if seat in match.held:
            match.confirm(seat)
            continue
        together = len(match.position(SPECTATOR).asked()) > 1
        tried += _tries(match, seat, dice) and together
    assert digest(Match.replay(game, parse(match.log().text())).state) == digest(match.state)


def test_in_catan_a_discard_that_is_tried_is_nothing_to_the_others() -> None:
    match, dice = Match.create(load("catan"), SEATS, {}, Dealer.numbered(1), hold=True), random.Random(3)
    for at in range(len(match.state.goods)):
        match.state.goods[at] = 3
    seven_rolled(match.state, 0)
    for seat in (0, 1, 0, 2, 1):
        assert _tries(match, seat, dice)
    match.undo(0)
    assert match.can_undo(1)


def _tries(match: Match, seat: int, dice: random.Random) -> bool:
    """Whether a move of a seat was a trial; if so, the others noticed nothing."""
    offer = match.offer(seat)
    assert offer is not None
    others = {one: shown(match, one) for one in range(3) if one != seat}
    match.play(seat, dice.choice(offer.moves).words)
    if not match.can_undo(seat):
        return False
    if len(match.position(SPECTATOR).asked()) > 1:
        assert {one: shown(match, one)[:4] for one in others} == {one: of[:4] for one, of in others.items()}
        assert [match.can_undo(one) for one in others] == [of[5] for of in others.values()]
    return True
