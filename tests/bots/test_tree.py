"""The search: it goes on from the tree it has, and ranks large offers cheaply but to the same end."""

from __future__ import annotations

from typing import Any

import pytest

from serai.bots.greedy import outlook
from serai.bots.mcts import MctsBot
from serai.bots.search import Search, Settings
from serai.catalogue import load
from serai.core.codec import digest
from serai.core.flow import Chance, open_decision, play, play_for, settle
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.core.seat import Seat


def test_a_second_decision_of_the_same_seat_is_searched_on() -> None:
    """Somewhere in a match of Catan a seat acts twice in a row, and the tree is kept; elsewhere it is not."""
    game, rng = load("catan"), Rng(7)
    state = game.rules.start(game.rules.tables(game.pack()), 2, game.check_options({}))
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
    state = game.rules.start(game.rules.tables(game.pack()), players, game.check_options({"trade": "none"}))
    settle(state)
    while True:
        decision = open_decision(state)
        assert decision is not None
        if game.frame_name(decision) == "act" and len(decision.moves(state)) > 5:
            return Seat(game, state, int(decision.player))
        play(state, random_move(state, rng))


def searching(place: Seat, settings: Settings) -> Search:
    """A search in which nothing has been tried yet."""
    search = Search(
        2, place.seat, place.imagine, lambda state, player: outlook(place.game, state, player), Rng(1), settings
    )
    search.rank(place.moves(), [place.imagine(Rng(2))])
    return search


def grow(place: Seat, settings: Settings) -> tuple[Search, Any]:
    """A search after its first iteration, and the world as it was judged."""
    search, world = searching(place, settings), place.imagine(Rng(3))
    search.enter()
    search.iterate(world, search.field[0])
    return search, world


def test_a_position_is_judged_after_one_new_move_or_after_the_whole_run() -> None:
    place = acting()
    search, _ = grow(place, Settings(whole=False))
    assert len(search.path) == 2
    search, world = grow(place, Settings(whole=True))
    decision = open_decision(world)
    assert decision is None or decision.player != place.seat
    assert set(search.movers[1:]) == {place.seat}


def test_players_go_on_before_a_position_is_judged() -> None:
    """First the seat has ended its turn, then the other has, then the seat once more; dice are always next."""
    place = acting()
    worlds = [grow(place, Settings(closed=True, runs=runs))[1] for runs in range(3)]
    assert [world.turn for world in worlds] == [1 - place.seat, place.seat, 1 - place.seat]
    assert all(isinstance(open_decision(world), Chance) for world in worlds)
    assert digest(worlds[0]) != digest(worlds[2])


def test_a_first_look_counts_as_the_visits_it_is_trusted_for() -> None:
    place = acting()
    plain, trusting = (grow(place, Settings(trust=trust, closed=True, runs=2))[0].field[0] for trust in (0.0, 1e9))
    assert plain.move == trusting.move
    assert trusting.mean() == pytest.approx(trusting.promise, abs=1e-6)
    assert plain.mean() != pytest.approx(plain.promise, abs=1e-6)


def test_moves_are_compared_in_the_same_world_and_with_the_same_luck() -> None:
    place = acting()
    search = searching(place, Settings(field=4))
    met: list[tuple[int, ...]] = []

    def imagine(rng: Rng) -> Any:
        met.append((rng.x, rng.y, rng.z, rng.w, search.dice.x, search.dice.y, search.dice.z, search.dice.w))
        return place.imagine(rng)

    search.imagine = imagine
    search.enter()
    search.compare(100)
    search.compare(100)
    assert [node.visits for node in search.field] == [2, 2, 2, 2]
    assert len(met) == 8
    assert len(set(met[:4])) == len(set(met[4:])) == 1
    assert met[0] != met[4]


def test_the_worse_half_is_dropped_after_every_round() -> None:
    search = searching(acting(), Settings(field=4))
    search.run(60)
    assert search.root.visits == 60
    assert sorted(node.visits for node in search.entered) == [8, 8, 22, 22]
    assert {id(node) for node in search.field} == {id(node) for node in search.entered if node.visits == 22}


def test_what_was_not_tried_is_worth_its_promise_and_no_more() -> None:
    place = acting()
    search = searching(place, Settings(trust=0.0))
    search.enter()
    search.compare(1)
    tried, *others = search.field
    assert tried.visits == 1
    assert [node.mean() for node in others] == [search.promise[int(node.move)] for node in others]


def test_moves_dropped_early_are_told_as_no_better_than_the_best() -> None:
    search = searching(acting(), Settings(runs=2, closed=True))
    search.run(80)
    nodes, values = zip(*search.ranked(), strict=True)
    assert nodes[0] is search.best()
    assert list(values) == sorted(values, reverse=True)
    assert {id(node) for node in nodes} == {id(node) for node in search.root.children}
