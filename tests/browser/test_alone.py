"""Playing alone from the game's page: a mode, a difficulty, one click; the other modes clicked to their end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.adviser import Adviser
from tests.browser.conftest import Visit
from tests.browser.playing import asked, click_move
from tests.browser.site import PHONE

DESK = {"width": 1000, "height": 700}


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


@pytest.mark.parametrize(("mode", "size"), [("siege", DESK), ("guardians", PHONE)])
def test_a_whole_match_of_a_mode(mode: str, size: dict[str, int], visit: Visit, store: Path) -> None:
    """A duel is clicked to its end with all other games."""
    visitor = visit(viewport=size)
    made = visitor.create(game="mesopotamia", seats=[{"kind": "me"}], options={"solo": mode}, confirm=False)
    page = visitor.go(f"/t/{made['table']}")
    adviser = Adviser(store, made["table"])
    lacking: set[str] = set()
    while asked(page):
        lacking.update(click_move(page, adviser.advises()))
    assert page.locator(".standing li").count() == 1
    assert lacking == set()
