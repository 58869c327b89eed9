"""Playing alone from the game's page: a mode, a difficulty, one click."""

from __future__ import annotations

from tests.browser.conftest import Visit


def test_one_click_leads_to_a_match_against_the_game_itself(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/games/mesopotamia")
    page.select_option(".alone select >> nth=0", "siege")
    assert page.locator(".alone select").count() == 1  # an Automa's level means nothing in a siege
    page.select_option(".alone select >> nth=0", "duel")
    page.select_option(".alone select >> nth=1", "igigu")
    page.click(".alone button")
    page.wait_for_selector(".decision.asked .offers")
    assert "Which empire do you lead?" in page.inner_text(".decision")
    page.wait_for_url("**/t/*")


def test_games_for_two_and_more_cannot_be_played_alone(visit: Visit) -> None:
    page = visit().go("/games/tadmor")
    page.wait_for_selector(".acts button")
    assert page.locator(".alone").count() == 0
