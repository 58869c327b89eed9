"""Kingdom actions: prestige, tax, war supplies, start player."""

from __future__ import annotations

import pytest

from serai.core.flow import NOBODY
from serai.games.tadmor.rules.kingdom import KingdomPhase
from serai.games.tadmor.rules.round_end import RoundEnd
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tests.desert import desert, points, reigning, seat, stock, traded


@pytest.mark.rule("Q1", "I16")
@pytest.mark.parametrize(
    ("towers", "owners", "won"),
    [
        ((5, 3, 2), {1: "i16"}, [1, 0, 0]),
        ((5, 3, 2), {2: "i16"}, [0, 0, 0]),
        ((5, 5, 2), {1: "i16"}, [1, 0, 0]),
        ((5, 5, 2), {1: "i16", 2: "i35"}, [0, 0, 0]),
        ((5, 5, 2), {3: "i16"}, [0, 0, 0]),
        ((0, 0, 0), {1: "i16"}, [0, 0, 0]),
    ],
)
def test_q1_ruling_tower_prestige(towers: tuple[int, ...], owners: dict[int, str], won: list[int]) -> None:
    def arrange(s: Tadmor) -> None:
        for number, tower in enumerate(towers, 1):
            seat(s, number, tower=tower, owns=owners.get(number, ""))

    g = reigning(3, arrange)
    assert [points(g, n) for n in (1, 2, 3)] == won


@pytest.mark.rule("Q2")
@pytest.mark.parametrize(("round", "gold", "lost"), [(4, 1, 3), (7, 2, 6)])
def test_q2_the_tax(round: int, gold: int, lost: int) -> None:
    def arrange(s: Tadmor) -> None:
        s.round = round
        seat(s, 1, goods="2 gold", on="pa6")
        seat(s, 2, traded="2 gold")
        seat(s, 3, goods="2 gold")

    g = reigning(3, arrange)
    assert g.seats() == [1, 2]
    assert g.why("done") == "Q2"
    g.play("3: forfeit", "2: tax")
    assert stock(g, 2) == ("1 gold" if gold == 1 else "")
    assert [points(g, n) for n in (1, 2, 3)] == [0, 0, -lost]


@pytest.mark.rule("Q2")
def test_q2_ruling_no_part_payment_and_points_may_become_negative() -> None:
    def arrange(s: Tadmor) -> None:
        s.round = 7
        s.pp[0] = 2
        seat(s, 1, goods="1 gold", on="ns1")
        seat(s, 2, on="pa6")

    g = reigning(2, arrange)
    assert g.why("tax") == "Q2"
    g.play("use ns1", "forfeit")
    assert g.state.pp[0] == -4
    assert stock(g, 1) == "5 wood 1 gold"


@pytest.mark.rule("Q2")
def test_q2_no_tax_in_epoch_one() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, goods="1 gold", hand="k1")

    g = reigning(2, arrange)
    assert g.why("tax") == "Q2"
    assert g.play("done").asked() == ""


@pytest.mark.rule("Q3")
@pytest.mark.parametrize(("number", "won"), [(2, 4), (3, 0), (1, 8)])
def test_q3_war_supplies(number: int, won: int) -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, tower=15)
        seat(s, 2, tower=11)
        seat(s, 3, tower=7)
        s.owner[37] = number - 1

    assert points(reigning(3, arrange), number) == won


@pytest.mark.rule("Q4", "Q5")
def test_q4_the_start_player() -> None:
    def arrange(s: Tadmor) -> None:
        s.round = 4
        seat(s, 1, goods="1 gold", tower=4, owns="i16", on="du2")
        seat(s, 2, goods="1 gold", on="eb5")

    g = desert(2, arrange, KingdomPhase(NOBODY), RoundEnd(NOBODY))
    g.play("1: tax", "2: tax")
    assert [line for line in g.told() if "Player" in line] == [
        "Player 1 is praised for the highest tower.",
        "Player 1 gains 1 prestige point.",
        "Player 1 pays 1 gold.",
        "Player 2 pays 1 gold.",
        "Player 1 delivers war supplies.",
        "Player 1 gains 4 prestige points.",
        "Player 2 takes the start player marker.",
    ]
    assert g.offered() == ["take wood", "take stone"]
    g.play("take stone")
    assert g.state.start == 1
    assert (g.seat(), stock(g, 2), traded(g, 2)) == (1, "1 stone", "")
