"""Every size: nothing a player owns or may see is hidden by a width, and the words on a board can be read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from serai.catalogue import games
from tests.browser.adviser import Adviser
from tests.browser.conftest import Visit
from tests.browser.playing import asked, click_move
from tests.browser.site import Visitor
from tests.browser.test_everyone import violations

SIZES = [(360, 740), (667, 375), (640, 360), (768, 1024), (1024, 768), (1280, 720)]  # 640 by 360: 1280 at 200 %
SMALLEST = """() => Math.min(...[...document.querySelectorAll('svg.board text')].map(one => {
  const {a, b} = one.getScreenCTM();  // the names of rivers are turned
  return parseFloat(getComputedStyle(one).fontSize) * Math.hypot(a, b);
}))"""
OUTSIDE = """() => [...document.querySelectorAll('.tray [data-anchor], .stock [data-anchor], .player, .acts .btn')]
  .filter(one => {
    const box = one.getBoundingClientRect();
    const hidden = !one.getClientRects().length;
    return hidden || box.left < -1 || (box.right > innerWidth + 1 && !one.closest('.rowed'));
  }).map(one => one.className + ' ' + (one.dataset.anchor ?? ''))"""
NUMBERS = """() => [...document.querySelectorAll('.player .facts, .player .brief')]
  .filter(one => one.getClientRects().length && one.innerText.trim()).length"""
BOARD = """() => { const box = document.querySelector('svg.board').getBoundingClientRect();
  return [box.width, Math.min(box.bottom, innerHeight) - Math.max(0, box.top)]; }"""


@pytest.fixture(scope="module", params=sorted(games()))
def played(request: pytest.FixtureRequest, chromium: object, site: str, store: Path) -> Iterator[tuple[str, Page]]:
    """A table of every game with as many players as it takes, some moves into the match."""
    name = str(request.param)
    visitor = Visitor(chromium, site)  # type: ignore[arg-type]
    players = min(4, max(games()[name].players))
    seats = [{"kind": "me"}, *({"kind": "bot", "spec": "greedy"} for _ in range(players - 1))]
    made = visitor.create(game=name, seats=seats, confirm=False)
    page = visitor.go(f"/t/{made['table']}")
    adviser = Adviser(store, made["table"])
    for _ in range(6):
        if asked(page):
            click_move(page, adviser.advises())
    assert asked(page)
    yield name, page
    visitor.close()


def test_everything_is_there_and_can_be_read(played: tuple[str, Page]) -> None:
    _, page = played
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(250)
        assert (width, page.evaluate(OUTSIDE)) == (width, [])
        assert (width, page.evaluate(SMALLEST) >= 11) == (width, True)
        wide, high = page.evaluate(BOARD)
        assert min(wide / 220, high / 150) >= 1, (width, wide, high)
        assert page.evaluate(NUMBERS) >= page.locator(".player").count()


def test_a_tap_on_a_player_opens_all_that_is_public(played: tuple[str, Page]) -> None:
    name, page = played
    page.set_viewport_size({"width": 390, "height": 844})
    page.click(".player .more >> nth=1")
    page.wait_for_selector("dialog .owned li")
    assert page.locator("dialog .owned h3").count() >= (1 if name == "euphrat-tigris" else 2)
    assert violations(page, board=False) == []
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


def test_disabled_buttons_stay_readable_under_the_pointer(visit: Visit) -> None:
    visitor = visit()
    seats = [{"kind": "me"}, {"kind": "bot", "spec": "greedy"}]
    made = visitor.create(game="euphrat-tigris", seats=seats, confirm=False)
    page = visitor.go(f"/t/{made['table']}")
    assert asked(page)
    colours = "one => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]"
    button = page.locator(".acts .btn.go[disabled]")
    before = button.evaluate(colours)
    page.mouse.move(*_middle(page, ".acts .btn.go"))
    assert button.evaluate(colours) == before


def _middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
