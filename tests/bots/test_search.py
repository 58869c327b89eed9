"""The search: it goes on from the tree it has, and ranks large offers cheaply but to the same end."""

from __future__ import annotations

from typing import Any

import pytest

from serai.bots.greedy import position_value
from serai.bots.mcts import MctsBot
from serai.bots.search import Search, SearchParameters
from serai.catalogue import load
from serai.core.codec import digest
from serai.core.flow import Chance, open_decision, play, play_for, settle, show_frame
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.core.seat import Seat


def test_the_tree_is_reused_for_the_next_decision_of_the_same_seat() -> None:
    """Somewhere in a match of Catan a seat acts twice in a row, and the tree is reusable; elsewhere it is not."""
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
        reusable = bots[seat].reusable
        move = bots[seat].choose(place)
        if len(place.sensible()) > 1 and reusable is not None:
            if reusable[:2] == (show_frame(decision), place.view()):
                reused += 1
                assert reusable[2].visits >= 12  # the old tree itself was grown
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


def searching(place: Seat, parameters: SearchParameters) -> Search:
    """A search in which nothing has been tried yet."""
    search = Search(
        2,
        place.seat,
        place.imagine,
        lambda state, player: position_value(place.game, state, player),
        Rng(1),
        parameters,
    )
    search.rank_root(place.moves(), [place.imagine(Rng(2))])
    return search


def grow(place: Seat, parameters: SearchParameters) -> tuple[Search, Any]:
    """A search after its first iteration, and the world as it was evaluated."""
    search, world = searching(place, parameters), place.imagine(Rng(3))
    search.add_candidates()
    search.iterate(world, search.survivors[0])
    return search, world


def test_a_position_is_evaluated_after_one_expansion_or_after_the_whole_turn() -> None:
    place = acting()
    search, _ = grow(place, SearchParameters(whole_turns=False))
    assert len(search.path) == 2
    search, world = grow(place, SearchParameters(whole_turns=True))
    decision = open_decision(world)
    assert decision is None or decision.player != place.seat
    assert set(search.movers[1:]) == {place.seat}


def test_a_rollout_plays_so_many_turns_before_the_evaluation() -> None:
    """First the seat has ended its turn, then the other has, then the seat once more; dice are always next."""
    place = acting()
    worlds = [grow(place, SearchParameters(stop_at_chance=True, rollout_turns=turns))[1] for turns in range(3)]
    assert [world.turn for world in worlds] == [1 - place.seat, place.seat, 1 - place.seat]
    assert all(isinstance(open_decision(world), Chance) for world in worlds)
    assert digest(worlds[0]) != digest(worlds[2])


def test_a_prior_counts_as_its_prior_visits() -> None:
    place = acting()
    without, strong = (
        grow(place, SearchParameters(prior_visits=visits, stop_at_chance=True, rollout_turns=2))[0].survivors[0]
        for visits in (0.0, 1e9)
    )
    assert without.move == strong.move
    assert strong.mean() == pytest.approx(strong.prior, abs=1e-6)
    assert without.mean() != pytest.approx(without.prior, abs=1e-6)


def test_candidates_are_compared_with_common_random_numbers() -> None:
    place = acting()
    search = searching(place, SearchParameters(candidates=4))
    met: list[tuple[int, ...]] = []

    def imagine(rng: Rng) -> Any:
        met.append(
            (
                rng.x,
                rng.y,
                rng.z,
                rng.w,
                search.chance_rng.x,
                search.chance_rng.y,
                search.chance_rng.z,
                search.chance_rng.w,
            )
        )
        return place.imagine(rng)

    search.determinize = imagine
    search.add_candidates()
    search.try_survivors(100)
    search.try_survivors(100)
    assert [node.visits for node in search.survivors] == [2, 2, 2, 2]
    assert len(met) == 8
    assert len(set(met[:4])) == len(set(met[4:])) == 1
    assert met[0] != met[4]


def test_sequential_halving_drops_the_worse_half_after_every_round() -> None:
    search = searching(acting(), SearchParameters(candidates=4))
    search.run(60)
    assert search.root.visits == 60
    assert sorted(node.visits for node in search.candidates) == [8, 8, 22, 22]
    assert {id(node) for node in search.survivors} == {id(node) for node in search.candidates if node.visits == 22}


def test_an_unvisited_candidate_is_worth_its_prior() -> None:
    place = acting()
    search = searching(place, SearchParameters(prior_visits=0.0))
    search.add_candidates()
    search.try_survivors(1)
    tried, *others = search.survivors
    assert tried.visits == 1
    assert [node.mean() for node in others] == [search.priors[int(node.move)] for node in others]


def test_candidates_dropped_early_are_ranked_no_better_than_the_best() -> None:
    search = searching(acting(), SearchParameters(rollout_turns=2, stop_at_chance=True))
    search.run(80)
    nodes, values = zip(*search.ranked(), strict=True)
    assert nodes[0] is search.best()
    assert list(values) == sorted(values, reverse=True)
    assert {id(node) for node in nodes} == {id(node) for node in search.root.children}
