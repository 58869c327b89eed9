"""What is answered for a player who is absent: nothing is given away that could be kept."""

from __future__ import annotations

import pytest

import serai
from serai.core.flow import open_decision, play, settle
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.games.marco_polo_2.rules.turn import END, Turn
from serai.games.marco_polo_2.tests.positions import GAME, desk
from serai.testing import ScriptedTable


def answer(t: ScriptedTable) -> str:
    """What is answered for the seat that is asked, were it absent."""
    decision = open_decision(t.state)
    assert decision is not None
    return t.game.words(decision, int(decision.default(t.state)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_with_an_absent_player_comes_to_its_end(players: int) -> None:
    """Seat 1 is never there: its dice are used up by actions alone, and every turn ends after one."""
    game, rng, turns = serai.load(GAME), Rng(players), 0
    s = game.rules.start(game.rules.tables(game.pack()), players, game.check_setup(players, {}))
    settle(s)
    while (decision := open_decision(s)) is not None:
        if decision.player == 0:
            move = decision.default(s)
            assert move in list(decision.moves(s))
            if isinstance(decision, Turn) and decision.acted:
                assert move == END
                turns += 1
            play(s, move)
        else:
            play(s, random_move(s, rng))
    assert s.round == 5
    assert 5 <= turns <= 30


def test_an_absent_player_acts_and_ends_the_turn_with_dice_and_goods_in_hand() -> None:
    t = desk(goods="9 coin, 9 camel", contracts="k20", seals="farmer")
    assert answer(t) == "use book-1"
    t.play("use book-1", "die 1 own", "offer upper")
    assert "bag 2 own coins" in t.offered()
    assert answer(t) == "end-turn"


def test_an_absent_player_without_a_possible_action_puts_one_die_on_the_bag() -> None:
    used = [("book-1", 0, 1), ("khan", 1, 1), ("khan", 2, 1), ("khan", 3, 1), ("khan", 4, 1)]
    t = desk(4, dice="12", used=[*used, ("area-1", 1, 1), ("area-2", 2, 1)], at="pagan", seals="farmer spicer")
    assert answer(t) == "bag 1 own coins"
    assert answer(t.play("bag 1 own coins")) == "end-turn"


def test_an_absent_traveller_stops_where_the_rules_let_him() -> None:
    t = desk(dice="33", goods="9 coin, 9 camel").play("use travel-middle", "die 3 own", "die 3 own")
    assert answer(t) == "go xanadu", "the first step is due"
    assert answer(t.play("go xanadu")) == "stop"
    assert answer(desk(goods="1 camel, 2 gold, 3 coin", contracts="k05").play("fulfil k05")) == "stop"


def test_an_absent_player_sets_no_extra_post() -> None:
    t = desk(dice="333", goods="9 coin, 9 camel", at="yangzhou", posts="xanadu")
    t.play("use travel-top", "die 3 own", "die 3 own", "die 3 own", "go fuzhou", "go o3", "go pagan")
    assert answer(t) == "no-extra-post"


def test_an_absent_player_takes_the_contract_that_is_due_and_no_other() -> None:
    t = desk(dice="2", posts="xian").play("use contracts", "die 2 own")
    assert answer(t) == "take k01"
    assert answer(t.play("take k01")) == "enough"


def test_an_absent_player_keeps_old_contracts_where_the_new_one_may_go() -> None:
    t = desk(dice="1", goods="4 coin", contracts="k20 k21", outposts={"xanadu": "o9"})
    assert answer(t.play("use travel-bottom", "die 1 own", "go xanadu", "draw k33")) == "discard k33"
    t = desk(dice="2", posts="xian", contracts="k20 k21").play("use contracts", "die 2 own", "take k01")
    assert answer(t) == "discard k20"
