"""What is answered for a player who is absent: as little as possible, and nothing is given away for nothing."""

from __future__ import annotations

import pytest

from serai.catalogue import load
from serai.core.contract.playing import random_answer
from serai.core.dealer import Dealer
from serai.core.flow import open_decision
from serai.core.match import Match
from serai.core.rng import Rng
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tests.desert import Arrange, building, preparing, raid, raiding, reigning, seat
from serai.testing import ScriptedTable

GAME = load("tadmor")
ABSENT = 1
GIVEN_UP = {"trade", "cash", "discard", "return", "claim", "fulfil", "buy", "redirect", "swap", "higher"}


def default(g: ScriptedTable) -> str:
    """The words of the answer for whoever is asked next."""
    decision = open_decision(g.state)
    assert decision is not None
    return g.game.words(decision, int(decision.default(g.state)))


@pytest.mark.parametrize("players", GAME.players)
def test_a_match_in_which_one_seat_always_answers_by_default(players: int) -> None:
    names, rng = ["A", "B", "C", "D"][:players], Rng(players)
    match = Match.create(GAME, names, dealer=Dealer.numbered(players))
    verbs = set()
    while not match.over:
        decision, move = random_answer(match.state, rng)
        if decision.player == ABSENT:
            move = int(decision.default(match.state))
            verbs.add(GAME.words(decision, move).split()[0])
        match.play(int(decision.player), GAME.words(decision, move))
    assert {"camel", "ship", "done"} <= verbs
    assert not verbs & GIVEN_UP


def redirecting(s: Tadmor) -> None:
    raid(s, 1, "palmyra", "ebla")
    seat(s, 2, on="pa1", open="k9")


def swapping(s: Tadmor) -> None:
    raid(s, 1, "ebla")
    seat(s, 1, on="pa1")
    seat(s, 2, on="da1", open="k14")


@pytest.mark.parametrize(("arrange", "words"), [(redirecting, "let"), (swapping, "stay")])
def test_missions_are_kept_in_a_raid(arrange: Arrange, words: str) -> None:
    assert default(raiding(2, arrange)) == words


def test_a_tower_grows_no_further() -> None:
    g = building(2, lambda s: seat(s, 1, goods="3 wood 3 stone", on="da1")).play("use da1")
    assert (g.asked(), default(g)) == ("go-on-building", "stop")


def test_a_window_is_closed() -> None:
    assert default(preparing(2, lambda s: seat(s, 1, goods="1 wood", on="pa3 ns1", hand="k1"))) == "done"


@pytest.mark.parametrize(("gold", "words"), [("1 gold", "tax"), ("", "forfeit")])
def test_a_tax_is_paid_in_gold_if_there_is_enough_and_nothing_else_is_done(gold: str, words: str) -> None:
    def arrange(s: Tadmor) -> None:
        s.round = 4
        seat(s, 1, goods=gold, on="ns1", hand="k1")
        seat(s, 2, on="pa6")

    g = reigning(2, arrange)
    assert g.offered("use") == ["use ns1"]
    assert default(g) == words
