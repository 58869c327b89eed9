"""The search: it goes on from the tree it has, and ranks large offers cheaply but to the same end."""

from __future__ import annotations

from typing import Any

import pytest

from serai.bots.greedy import outlook
from serai.bots.mcts import MctsBot
from serai.bots.search import Search, Settings
from serai.catalogue import load
from serai.core.flow import Chance, open_decision, play, play_for, settle
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.core.seat import Seat


def test_a_second_decision_of_the_same_seat_is_searched_on() -> None:
    """Somewhere in a match of Catan a seat acts twice in a row, and the tree is kept; elsewhere it is not."""
    game, rng = load("catan"), Rng(7)
    state = game.start(game.data(game.pack()), 2, game.check_options({}))
    settle(state)
    bots = [MctsBot(seat, 12) for seat in range(2)]
    reused = fresh = 0
    while state.stack and not (reused > 2 and fresh > 2):
        decision = open_decision(state)
        assert decision is not None
        if isinstance(decision, Chance):
            play(state, random_move(state, rng))
            continue
        seat = int(decision.player)
        place = Seat(game, state, seat)
        kept = bots[seat].kept
        move = bots[seat].choose(place)
        if len(place.moves()) > 1 and kept is not None:
            if kept[1] == place.view():
                reused += 1
                assert kept[2].visits >= 12  # the old tree itself was grown
            else:
                fresh += 1
        play_for(state, seat, move)
    assert reused > 2


def acting(players: int = 2) -> Seat:
    """A seat of Catan that may do several things in its turn."""
    game, rng = load("catan"), Rng(5)
    state = game.start(game.data(game.pack()), players, game.check_options({"trade": "none"}))
    settle(state)
    while True:
        decision = open_decision(state)
        assert decision is not None
        if game.frame_name(decision) == "act" and len(decision.moves(state)) > 5:
            return Seat(game, state, int(decision.player))
        play(state, random_move(state, rng))


def grow(place: Seat, settings: Settings) -> tuple[Search, Any]:
    """A search after its first iteration, and the world as it was judged."""
    search = Search(
        2, place.seat, place.imagine, lambda state, player: outlook(place.game, state, player), Rng(1), settings
    )
    search.rank(place.moves(), [place.imagine(Rng(2))])
    world = place.imagine(Rng(3))
    search.iterate(world)
    return search, world


def test_a_position_is_judged_after_one_new_move_or_after_the_whole_run() -> None:
    place = acting()
    search, _ = grow(place, Settings())
    assert len(search.path) == 2
    search, world = grow(place, Settings(whole=True))
    decision = open_decision(world)
    assert decision is None or decision.player != place.seat
    assert set(search.movers[1:]) == {place.seat}


def test_a_first_look_counts_as_the_visits_it_is_trusted_for() -> None:
    place = acting()
    plain, trusting = (grow(place, Settings(trust=trust, whole=True))[0] for trust in (0.0, 1e9))
    move = plain.order[0]
    assert [child.move for child in trusting.root.children] == [move]
    assert trusting.root.children[0].mean() == pytest.approx(trusting.promise[move], abs=1e-6)
    assert plain.root.children[0].mean() != pytest.approx(plain.promise[move], abs=1e-6)
