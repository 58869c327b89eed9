"""The raider phase."""

from __future__ import annotations

import pytest

from serai.core.flow import NOBODY, SPECTATOR
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tests.desert import points, raid, raiding, seat, stock
from serai.games.tadmor.view import view
from serai.games.tadmor.words import PLACE, REGION
from serai.testing import ScriptedTable


def owner(g: ScriptedTable, word: str) -> int:
    return int(g.state.owner[PLACE.index[word]])


@pytest.mark.rule("R1", "R2", "R3", "R4")
def test_r2_raiders_send_figures_home_and_the_next_card_is_chosen() -> None:
    def arrange(s: Tadmor) -> None:
        raid(s, 1, "south-sea", "euphrates")
        seat(s, 2, on="du1 ss1 i21", owns="i21")

    g = raiding(2, arrange)
    assert owner(g, "ss1") == NOBODY
    assert owner(g, "i21") == 1
    assert g.state.current == REGION.index["south-sea"]
    assert g.asked() == "plan-raid"
    assert (g.seat(), len(g.offered())) == (1, 6)
    assert g.why("raid south-sea") == "R4"
    g.play("raid euphrates")
    assert owner(g, "du1") == NOBODY
    assert view(g.state, 1).plan == "euphrates"
    assert view(g.state, 0).plan is None
    assert view(g.state, SPECTATOR).plan is None


@pytest.mark.rule("R5")
def test_r5_without_a_card_there_are_no_raiders() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, on="ns1 pa1")

    g = raiding(2, arrange)
    assert g.told() == ["There are no raiders in this round."]
    assert owner(g, "ns1") == 0


@pytest.mark.rule("R3")
def test_r3_ruling_the_open_card_stays_when_nothing_is_revealed() -> None:
    def arrange(s: Tadmor) -> None:
        s.current = REGION.index["ebla"]
        seat(s, 1, on="du1")

    assert raiding(2, arrange).why("raid ebla") == "R4"


@pytest.mark.rule("R6")
def test_r6_ruling_a_raided_raider_chooses_nothing() -> None:
    def arrange(s: Tadmor) -> None:
        raid(s, 1, "dura-europos")
        seat(s, 2, on="du1")

    g = raiding(2, arrange)
    assert g.asked() == ""
    assert g.state.raider == NOBODY


@pytest.mark.rule("I7")
def test_i7_who_revealed_the_raiders_keeps_his_figures() -> None:
    def arrange(s: Tadmor) -> None:
        raid(s, 1, "palmyra")
        seat(s, 1, on="pa1", owns="i7")
        seat(s, 2, on="pa2")

    g = raiding(3, arrange)
    assert (owner(g, "pa1"), owner(g, "pa2")) == (0, NOBODY)


@pytest.mark.rule("I7")
def test_i7_does_not_help_against_others() -> None:
    def arrange(s: Tadmor) -> None:
        raid(s, 2, "palmyra")
        seat(s, 1, on="pa1", owns="i7")

    assert owner(raiding(3, arrange), "pa1") == NOBODY


@pytest.mark.rule("I45")
def test_i45_figures_are_immune() -> None:
    def arrange(s: Tadmor) -> None:
        raid(s, 2, "palmyra")
        seat(s, 1, on="pa1", owns="i45")

    assert owner(raiding(3, arrange), "pa1") == 0


@pytest.mark.rule("I25")
@pytest.mark.parametrize(("victim", "won"), [(2, 3), (1, 0)])
def test_i25_points_for_an_opponents_figure(victim: int, won: int) -> None:
    def arrange(s: Tadmor) -> None:
        raid(s, 1, "palmyra")
        seat(s, 1, owns="i25")
        seat(s, victim, on="pa1")

    assert points(raiding(3, arrange), 1) == won


@pytest.mark.rule("I26")
def test_i26_a_share_in_any_case() -> None:
    def arrange(s: Tadmor) -> None:
        raid(s, 1, "palmyra")
        seat(s, 1, owns="i26")

    g = raiding(3, arrange)
    assert (stock(g, 1), points(g, 1)) == ("1 gold", 1)


@pytest.mark.rule("K9")
def test_k9_the_raiders_go_elsewhere() -> None:
    def arrange(s: Tadmor) -> None:
        raid(s, 1, "palmyra", "ebla")
        seat(s, 1, owns="i25")
        seat(s, 2, on="pa1 du1", open="k9")
        seat(s, 3, on="da1")

    g = raiding(3, arrange)
    assert g.asked() == "redirect"
    assert g.why("redirect palmyra") == g.why("redirect ebla") == "K9"
    g.play("redirect damascus")
    assert (owner(g, "pa1"), owner(g, "da1")) == (1, NOBODY)
    assert points(g, 1) == 3
    assert view(g.state, 1).boards[1].returned_missions == ["k9"]
    assert "raid palmyra" in g.offered()
    assert "raid ebla" in g.offered()
    assert g.why("raid damascus") == "R4"


@pytest.mark.rule("K10")
def test_k10_may_be_kept() -> None:
    def arrange(s: Tadmor) -> None:
        raid(s, 1, "palmyra")
        seat(s, 2, on="pa1", open="k10")

    g = raiding(3, arrange).play("let")
    assert owner(g, "pa1") == NOBODY
    assert view(g.state, 1).boards[1].open_missions == ["k10"]


@pytest.mark.rule("K9", "K10")
def test_k9_ruling_owners_are_asked_in_player_order() -> None:
    def arrange(s: Tadmor) -> None:
        s.start = 1
        raid(s, 1, "palmyra", "ebla")
        seat(s, 1, owns="i26", open="k9")
        seat(s, 2, open="k10")

    g = raiding(3, arrange)
    assert g.seat() == 1
    g.play("redirect damascus")
    assert (g.seat(), g.why("redirect damascus"), g.why("redirect palmyra")) == (0, "K9", "")
    g.play("redirect ebla")
    assert (g.asked(), g.state.current) == ("", REGION.index["ebla"])
    assert (stock(g, 1), points(g, 1)) == ("1 gold", 1)


@pytest.mark.rule("K14")
def test_k14_figures_change_places() -> None:
    def arrange(s: Tadmor) -> None:
        raid(s, 1, "ebla")
        seat(s, 1, on="ns1 pa1 pa2")
        seat(s, 2, on="ss1 da1 eb1", open="k14")

    g = raiding(2, arrange)
    assert g.asked() == "swap"
    assert g.why("swap eb1") == "A1"
    g.play("swap da1")
    assert g.offered() == ["with pa1", "with pa2"]
    assert g.why("with ns1") == "K14"
    g.play("with pa1")
    assert (owner(g, "da1"), owner(g, "pa1")) == (0, 1)


@pytest.mark.rule("K14")
def test_k14_ruling_not_without_a_raid() -> None:
    def arrange(s: Tadmor) -> None:
        seat(s, 1, on="pa1")
        seat(s, 2, on="da1", open="k14")

    assert raiding(2, arrange).asked() == ""


@pytest.mark.rule("K9", "K10")
def test_k10_who_let_the_raiders_be_may_answer_a_redirection() -> None:
    """Seat 1 lets it pass; seat 2 sends the raiders onto seat 1, who sends them away again."""

    def arrange(s: Tadmor) -> None:
        raid(s, 3, "palmyra", "ebla")
        seat(s, 1, on="da1", open="k9")
        seat(s, 2, on="pa1", open="k10")

    g = raiding(3, arrange).play("let", "redirect damascus")
    assert (g.seat(), g.asked()) == (0, "redirect")
    g.play("redirect ebla")
    assert (owner(g, "da1"), owner(g, "pa1"), g.asked()) == (0, 1, "")


@pytest.mark.rule("K9", "K10")
def test_k9_a_player_with_both_may_use_both() -> None:
    def arrange(s: Tadmor) -> None:
        raid(s, 2, "palmyra")
        seat(s, 1, on="pa1", open="k9 k10")

    g = raiding(2, arrange).play("redirect ebla")
    assert (g.seat(), g.asked()) == (0, "redirect")
    g.play("redirect damascus")
    assert view(g.state, 0).boards[0].returned_missions == ["k9", "k10"]
    assert g.asked() == ""


@pytest.mark.rule("K9", "K10")
def test_k9_nobody_is_asked_twice_without_a_redirection() -> None:
    def arrange(s: Tadmor) -> None:
        raid(s, 3, "palmyra")
        seat(s, 1, open="k9")
        seat(s, 2, on="pa1", open="k10")

    g = raiding(3, arrange).play("let", "let")
    assert (owner(g, "pa1"), g.asked()) == (NOBODY, "")


@pytest.mark.rule("K14")
def test_k14_figures_on_personal_tiles_stay() -> None:
    def arrange(s: Tadmor) -> None:
        raid(s, 1, "ebla")
        seat(s, 1, on="pa1")
        seat(s, 2, on="da1 i21", owns="i21", open="k14")

    assert raiding(2, arrange).why("swap i21") == "K14"
