"""The search: it goes on from the tree it has, and ranks large offers cheaply but to the same end."""

from __future__ import annotations

from serai.bots.mcts import MctsBot
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
