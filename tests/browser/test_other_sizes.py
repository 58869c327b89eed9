"""Whole matches on a tablet and on a phone: everything is clicked, and what is clicked can be seen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.adviser import Adviser
from tests.browser.conftest import Visit
from tests.browser.playing import asked, click_move, wait_until_still
from tests.browser.site import PHONE
from tests.browser.test_whole_games import LONGEST

TABLET = {"width": 820, "height": 1180}
GREEDY = {"kind": "bot", "spec": "greedy"}
# The buttons that confirm and take back lie on the screen, and the board keeps a part of it.
REACHED = """() => {
  const button = document.querySelector('.decision .acts .btn.go').getBoundingClientRect();
  const at = document.elementFromPoint(button.left + button.width / 2, button.top + button.height / 2);
  const board = document.querySelector('svg.board').getBoundingClientRect();
  return Boolean(at?.closest('.acts')) && button.bottom <= innerHeight + 1 && button.right <= innerWidth + 1
    && board.height >= 150 && document.documentElement.scrollWidth <= innerWidth;
}"""


def play(page: Page, adviser: Adviser) -> None:
    for _ in range(LONGEST):
        if not asked(page):
            return
        assert page.evaluate(REACHED), page.inner_text(".decision")
        if page.query_selector(".decision.asked .offers"):
            assert click_move(page, adviser.advises()) == []
        else:
            wait_until_still(page)
    raise AssertionError("The match has no end.")


@pytest.mark.parametrize(
    ("name", "size", "wishes"),
    [
        ("catan", PHONE, {"options": {"trade": "none"}}),
        ("euphrat-tigris", TABLET, {}),
    ],
    ids=["phone", "tablet"],
)
def test_a_whole_match_at_another_size(
    name: str, size: dict[str, int], wishes: dict[str, Any], visit: Visit, store: Path
) -> None:
    visitor = visit(viewport=size, has_touch=True)
    made = visitor.create(game=name, seats=[{"kind": "me"}, GREEDY], confirm=False, **wishes)
    page = visitor.go(f"/t/{made['table']}")
    play(page, Adviser(store, made["table"]))
    assert page.locator(".standing li").count() == 2
