"""Whole games through the page: by clicking what is offered, and by keyboard alone."""

from __future__ import annotations

import random

import pytest

from serai.catalogue import games
from tests.browser.conftest import Visit
from tests.browser.playing import asked, by_keyboard, click_anchors

LONGEST = 600  # moves of one seat
CLICKED = ("euphrat-tigris",)  # games that random clicks bring to an end within that


@pytest.mark.parametrize("name", CLICKED)
def test_a_whole_game_by_clicking(name: str, visit: Visit) -> None:
    visitor = visit()
    others = [{"kind": "bot", "spec": "random"}] * (min(games()[name].players) - 1)
    made = visitor.create(game=name, seats=[{"kind": "me"}, *others], confirm=False)
    page = visitor.go(f"/t/{made['table']}")
    dice = random.Random(11)
    for _ in range(LONGEST):
        if not asked(page):
            break
        click_anchors(page, dice)
    assert page.locator(".standing li").count() == min(games()[name].players)


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    visitor = visit()
    seats = [{"kind": "me"}, {"kind": "bot", "spec": "random"}]
    made = visitor.create(game="euphrat-tigris", seats=seats, confirm=False)
    page = visitor.go(f"/t/{made['table']}")
    dice = random.Random(2)
    for _ in range(LONGEST):
        if not asked(page):
            break
        by_keyboard(page, dice)
    assert page.is_visible(".standing")
