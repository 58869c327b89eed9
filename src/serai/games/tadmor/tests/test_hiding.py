"""What a seat cannot know: missions in other hands, the deck, the raiders' next region."""

from __future__ import annotations

import pytest

from serai.catalogue import load
from serai.core.codec import digest
from serai.core.dealer import Dealer
from serai.core.flow import NOBODY, SPECTATOR, open_decision, play
from serai.core.match import Match
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.games.tadmor.evaluate import evaluate
from serai.games.tadmor.redeal import is_hidden, redeal
from serai.games.tadmor.rules.missions import DrawMission
from serai.games.tadmor.rules.placement import Placement
from serai.games.tadmor.state import DECK, DISCARDED, HAND, RETURNED, Tadmor
from serai.games.tadmor.tests.desert import desert, display, raid, seat
from serai.games.tadmor.view import view
from serai.games.tadmor.words import MISSION, REGION


def hands(s: Tadmor, p: int) -> list[str]:
    return [MISSION.words[m] for m in range(26) if s.mission_at[m] == HAND + p]


def test_a_redeal_keeps_the_own_hand_and_changes_the_others() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, hand="k1 k2")
        seat(s, 2, hand="k3 k4")

    s = desert(3, arrange, Placement(NOBODY)).state
    dealt = [redeal(s, 0, Rng(seed)) for seed in range(30)]
    assert {tuple(hands(one, 0)) for one in dealt} == {("k1", "k2")}
    assert {len(hands(one, 1)) for one in dealt} == {2}
    assert len({tuple(hands(one, 1)) for one in dealt}) > 10


def test_a_redeal_knows_who_drew_before_the_shuffle() -> None:
    """After a shuffle of known cards, an old hand cannot hold them, nor the deck the old cards."""

    def arrange(s: Tadmor) -> None:
        for m in range(26):
            s.mission_at[m] = RETURNED
        seat(s, 1, hand="k1")
        seat(s, 2, hand="k2")
        for word in ("k5", "k6", "k7"):
            s.mission_at[MISSION.index[word]] = DISCARDED

    g = desert(3, arrange, DrawMission(2), Placement(NOBODY)).play("draw k6")
    dealt = [redeal(g.state, 0, Rng(seed)) for seed in range(30)]
    assert {tuple(hands(one, 1)) for one in dealt} == {("k2",)}
    assert {tuple(hands(one, 2)) for one in dealt} == {("k5",), ("k6",), ("k7",)}
    assert {len([1 for where in one.mission_at if where == DECK]) for one in dealt} == {2}


def test_a_redeal_plans_any_region_but_the_open_one() -> None:
    def arrange(s: Tadmor) -> None:
        raid(s, 2, "ebla", "palmyra")

    s = desert(2, arrange, Placement(NOBODY)).state
    plans = {REGION.words[redeal(s, 0, Rng(seed)).plan] for seed in range(60)}
    assert plans == set(REGION.words) - {"palmyra"}
    assert {REGION.words[redeal(s, 1, Rng(seed)).plan] for seed in range(9)} == {"ebla"}


def allowed_to_differ(s: Tadmor, seat: int) -> bool:
    """Whether what all have seen allows more than one arrangement of what a seat cannot know."""
    places: dict[int, set[int]] = {}
    for m in range(26):
        if is_hidden(s, seat, m):
            places.setdefault(int(s.batch[m]), set()).add(int(s.mission_at[m]))
    return any(len(one) > 1 for one in places.values()) or (s.plan != NOBODY and s.raider != seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_redeal_varies_under_every_decision_whenever_the_past_allows_it(players: int) -> None:
    """At every seat and a spectator's, whatever is asked: placement, raids, draws, windows, payments."""
    game, rng = load("tadmor"), Rng(players)
    s = Match.create(game, list("ABCD")[:players], dealer=Dealer.numbered(players)).state
    asked: set[str] = set()
    while s.stack:
        decision = open_decision(s)
        assert decision is not None
        if game.frame_name(decision) not in asked or rng.below(20) == 0:
            asked.add(game.frame_name(decision))
            for seat_number in (SPECTATOR, *range(players)):
                dealt = {digest(redeal(s, seat_number, rng)) for _ in range(12)}
                assert (len(dealt) > 1) == allowed_to_differ(s, seat_number), (asked, seat_number)
        play(s, random_move(s, rng))
    assert {"place", "prepare", "draw", "plan-raid", "closing"} <= asked


def test_views_of_others_hold_no_hand() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, hand="k1 k2")
        display(s, "i5")

    s = desert(2, arrange, Placement(NOBODY)).state
    assert (view(s, 0).hand, view(s, 1).hand, view(s, 1).boards[0].hand) == (["k1", "k2"], [], 2)


def test_evaluation_is_between_zero_and_one_and_likes_points() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, tower=5, open="k16")

    s = desert(3, arrange, Placement(NOBODY)).state
    values = [evaluate(s, p) for p in range(3)]
    assert all(0 < value < 1 for value in values)
    assert values[0] > 0.5 > values[1] == values[2]
