"""Kingdom actions: prestige, tax, war supplies, start player."""

from __future__ import annotations

import pytest

from serai.core.flow import NOBODY
from serai.games.tadmor.rules.kingdom import KingdomPhase
from serai.games.tadmor.rules.round_end import RoundEnd
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tests.desert import desert, points, previews, reigning, seat, stock, traded


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
    assert [line for line in g.told() if "Player" in line] == [
        "Player 1 is praised for the highest tower.",
        "Player 1 gains 1 prestige point.",
        "Player 1 delivers war supplies.",
        "Player 1 gains 4 prestige points.",
        "Player 2 takes the start player marker.",
    ]
    assert g.offered(seat=1) == ["take wood", "take stone"]
    g.play("1: tax", "2: take stone", "2: tax")
    assert g.state.start == 1
    assert (g.seat(), stock(g, 2), traded(g, 2)) == (1, "1 stone", "")


@pytest.mark.rule("Q5", "Q2")
def test_q5_ruling_the_start_players_good_may_help_to_pay_the_tax() -> None:
    def arrange(s: Tadmor) -> None:
        s.round = 4
        seat(s, 1, owns="i2", on="eb5")
        seat(s, 2, on="pa6")

    g = reigning(2, arrange)
    assert g.why("take gold") == "A17", "a consumer good"
    g.play("take wood")
    assert g.why("tax") == "Q2"
    g.play("trade wood-gold", "tax")
    assert (stock(g, 1), points(g, 1), g.asked()) == ("", 0, "")


@pytest.mark.rule("Q2", "A3")
@pytest.mark.parametrize("answer", ["tax", "forfeit"])
def test_q2_the_tax_does_not_end_the_action_phase(answer: str) -> None:
    def arrange(s: Tadmor) -> None:
        s.round = 4
        seat(s, 1, goods="1 gold", on="ns1 du4", hand="k1")
        seat(s, 2, on="pa6")

    g = reigning(2, arrange).play(answer)
    assert (g.asked(), g.why("tax"), g.why("forfeit")) == ("closing", "Q2", "Q2")
    assert g.offered("use") == ["use ns1", "use du4"]
    g.play("use ns1", "use du4")
    assert "4 wood" in stock(g, 1)
    assert g.play("done").asked() == ""


@pytest.mark.rule("A4", "Q2")
def test_a4_an_unused_figure_is_named_before_and_after() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, on="ns1 du4 da4 pa3", goods="1 wood")

    g = desert(2, arrange, KingdomPhase(NOBODY), RoundEnd(NOBODY))
    assert previews(g, 0)["done"] == "leaves 2 usable figures unused"
    g.told()
    g.play("done")
    assert [line for line in g.told() if "unused" in line] == [
        "Player 1 leaves a figure unused: wood (ship).",
        "Player 1 leaves a figure unused: caravan.",
        "Player 1 leaves a figure unused: peace gifts, second.",
    ]
