"""Setting up the game."""

from __future__ import annotations

from collections import Counter

import pytest

from serai.catalogue import load
from serai.core.dealer import Dealer
from serai.core.flow import NOBODY
from serai.core.match import Match
from serai.games.tadmor.state import BOX, DISPLAY, HAND, UNUSED
from serai.games.tadmor.tables import PLACES
from serai.games.tadmor.tests.desert import stock
from serai.games.tadmor.words import UPGRADE
from serai.testing import ScriptedTable, table

TOPS = ("top glass", "top jade", "top silk")


def dealt(players: int, seed: int = 5, **options: str) -> Match:
    """A match whose set-up has been played with the first move offered."""
    match = Match.create(load("tadmor"), ["A", "B", "C", "D"][:players], options, Dealer.numbered(seed))
    while match.state.round == 0:
        asked = match.waiting_for()[0]
        offer = match.offer(asked)
        assert offer is not None
        match.play(asked, offer.moves[0].words)
    return match


@pytest.mark.rule("S2", "S3", "S4", "S6", "S7", "S9", "S10", "S11", "S12")
def test_set_up_for_four() -> None:
    s = dealt(4).state
    assert list(s.pp) == [10] * 4
    assert list(s.camels) == [3] * 4
    assert list(s.ships) == [2] * 4
    assert list(s.tower) == [0] * 4
    assert [len([1 for where in s.mission_at if where == HAND + p]) for p in range(4)] == [2] * 4
    assert len([1 for where in s.upgrade_at if where == DISPLAY]) == 10
    assert sum(s.pile) + 3 == 36
    assert list(s.temple_left) == [4] * 4
    assert s.current == s.plan == NOBODY
    assert s.round == 1


@pytest.mark.rule("S7")
def test_s7_extra_goods_by_seat() -> None:
    g = table("tadmor", 4).play(*TOPS)
    assert g.seats() == [1, 2, 3]
    g.play("3: take gold", "2: take stone", "4: take wood", "4: take marble")
    assert [stock(g, n) for n in (1, 2, 3, 4)] == [
        "2 wood 2 stone 1 marble 1 gold",
        "2 wood 3 stone 1 marble 1 gold",
        "2 wood 2 stone 1 marble 2 gold",
        "3 wood 2 stone 2 marble 1 gold",
    ]


def after_goods(players: int, **options: str) -> ScriptedTable:
    g = table("tadmor", players, None, **options).play(*TOPS, "2: take wood")
    return g.play("3: take gold") if players > 2 else g


@pytest.mark.rule("S5", "S8")
def test_s8_start_tiles_in_reverse_order() -> None:
    g = after_goods(3)
    assert (g.seat(), g.offered()) == (2, ["begin i1", "begin i2", "begin i3", "begin i4"])
    assert g.why("begin i5") == "S8"
    g.play("begin i2")
    assert (g.seat(), g.offered()) == (1, ["begin i1", "begin i3", "begin i4"])
    assert g.why("begin i2") == "S8"
    assert g.state.start == 0


@pytest.mark.rule("S13")
def test_s13_experienced_players_begin_with_any_tile_of_epoch_one() -> None:
    g = after_goods(3, experienced="yes")
    assert len(g.offered("begin")) == 18
    g.play("begin i14", "begin i18", "begin i5")
    assert g.asked() == "unveil"
    assert "unveil i1" in g.offered()
    assert "unveil i14" not in g.offered()


@pytest.mark.rule("S9", "S14")
def test_s14_set_up_for_two() -> None:
    s = dealt(2).state
    shown = {UPGRADE.words[u] for u, where in enumerate(s.upgrade_at) if where == DISPLAY}
    assert len(shown) == 6
    allowed = {f"i{n}" for n in (5, 6, 8, 9, 10, 11, 14, 16, 18)}
    assert shown <= allowed
    unused = [UPGRADE.words[u] for u, where in enumerate(s.upgrade_at) if where == UNUSED]
    banned = (7, 12, 13, 15, 17, 22, 25, 26, 31, 32, 36, 45, 46, 48)
    assert unused == [f"i{n}" for n in banned]
    assert len([u for u in range(4) if s.upgrade_at[u] == BOX]) == 2
    assert sum(s.pile) + 3 == 18


@pytest.mark.rule("S1")
def test_s1_both_sides_of_the_board() -> None:
    data = load("tadmor").rules.tables(load("tadmor").pack())
    sizes = {n: len([i for i in data.spaces if data.place_players[i] & 1 << n - 2]) for n in (2, 3, 4)}
    assert sizes == {2: 31, 3: 41, 4: 41}
    two = Counter(int(data.place_effect[i]) for i in data.spaces if data.place_players[i] & 1)
    assert (two[14], two[6] + two[7], two[9] + two[10], two[4] + two[5], two[1]) == (4, 2, 2, 2, 2)
    assert {int(data.place_region[i]) for i in data.spaces} == set(range(7))
    assert len(data.place_region) == PLACES


@pytest.mark.rule("S4")
@pytest.mark.parametrize(("players", "copies"), [(2, 2), (3, 3), (4, 4)])
def test_s4_tiles_by_number_of_players(players: int, copies: int) -> None:
    assert list(table("tadmor", players).state.pile) == [copies] * 9
