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
from tests.browser.site import DESKTOP, Visitor
from tests.browser.staged import Stage
from tests.browser.test_everyone import violations

SIZES = [
    *[(360, 740), (390, 844), (667, 375), (844, 390), (768, 1024), (820, 1180), (1024, 768), (1280, 720), (2560, 1440)],
    *[(640, 360), (720, 450), (512, 384)],  # 1280, 1440 and 1024 at 200 %
]
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
SPILT = """() => [...document.querySelectorAll('.player')].flatMap(player => {
    const box = player.getBoundingClientRect();
    return [...player.querySelectorAll('.brief, .brief span, .facts, .facts span')].filter(one => {
      const mine = one.getBoundingClientRect();
      return one.getClientRects().length && (mine.left < box.left - 1 || mine.right > box.right + 1);
    }).map(one => player.innerText.split('\\n')[0] + ': ' + one.className + ' ' + one.innerText);
  })"""
NUMBERS = """() => [...document.querySelectorAll('.player .facts, .player .brief')]
  .filter(one => one.getClientRects().length && one.innerText.trim()).length"""
SPILT_OF = """([outer, inner]) => [...document.querySelectorAll(outer)].flatMap(whole => {
    const box = whole.getBoundingClientRect();
    return [...whole.querySelectorAll(inner)].map(one => one.getBoundingClientRect())
      .filter(one => one.left < box.left || one.right > box.right).map(one => [one.left, one.right]);
  })"""
SQUEEZED = """() => [...document.querySelectorAll('main :is(p, b, li, label, dd, h2, h3)')].filter(one => {
    const line = parseFloat(getComputedStyle(one).lineHeight) || 20;
    const words = one.innerText.trim().split(/\\s+/).length;
    return one.children.length === 0 && words > 5 && one.clientWidth && one.clientHeight > line * words * 0.7;
  }).map(one => one.innerText.slice(0, 60))"""
CODES = """() => {
  const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode, parent = text.parentElement;
    if (/\\b[a-z]\\d{1,2}(-\\d)?\\b/i.test(text.data) && parent.checkVisibility() && !parent.closest('.rule'))
      found.push(text.data.trim());
  }
  return found;
}"""
# Of the height of a screen. On a phone Mesopotamia's map shares it with the question and the six technologies.
BOARD_SHARE = {"mesopotamia": 0.28}
PAGES = {
    "/": ".game",
    "/games/mesopotamia": ".begin-card.lesson",
    "/new/mesopotamia": ".seats",
    "/account": ".formcard",
    "/matches": "main h1",
    "/ladder": "main .card",
    "/credits": "main .card",
}
# What confirms or takes back is seen without scrolling, and nothing lies over it; an offer is answered in its panel.
BURIED = """() => [...document.querySelectorAll('.decision .acts .btn')].filter(one => one.getClientRects().length)
  .filter(one => {
    const box = one.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + box.width / 2, box.bottom - 4);
    return box.bottom > innerHeight + 1 || !at?.closest('.acts');
  }).map(one => one.innerText)"""
# Words on a board that lie over other words; a halo is the same word behind itself.
OVERLAPPING = """() => {
  const frame = document.querySelector('svg.board').getBoundingClientRect();
  const words = [...document.querySelectorAll('svg.board text')].filter(one => one.checkVisibility())
    .map(one => [one.textContent.trim(), one.getBoundingClientRect()])
    .filter(([text, box]) => text && box.right > frame.left && box.left < frame.right
      && box.bottom > frame.top && box.top < frame.bottom);
  const found = [];
  words.forEach(([text, box], i) => words.slice(i + 1).forEach(([other, its]) => {
    const wide = Math.min(box.right, its.right) - Math.max(box.left, its.left);
    const high = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
    if (text !== other && wide > 2 && high > 0.4 * Math.min(box.height, its.height)) found.push(text + ' / ' + other);
  }));
  return found;
}"""
# How much of my hand is seen on a low screen before it is scrolled.
HELD = "() => innerHeight - document.querySelector(':is(.tray, .stock) :is(svg, img)').getBoundingClientRect().top"
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
    name, page = played
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(250)
        assert (width, page.evaluate(OUTSIDE)) == (width, [])
        assert (width, page.evaluate(SPILT)) == (width, [])
        assert (width, page.evaluate(SMALLEST) >= 11) == (width, True)
        wide, high = page.evaluate(BOARD)
        assert min(wide / 220, high / 150) >= 1, (width, wide, high)
        assert high >= height * BOARD_SHARE.get(name, 1 / 3), (width, height, high)
        assert (width, page.evaluate(BURIED)) == (width, [])
        assert name == "mesopotamia" or (width, page.evaluate(OVERLAPPING)) == (width, [])
        assert page.evaluate(NUMBERS) >= page.locator(".player").count()
        if name != "mesopotamia" and height <= 500:
            assert (width, page.evaluate(HELD) >= 34) == (width, True)


@pytest.mark.parametrize("path", PAGES)
def test_pages_fit_every_width(path: str, visit: Visit) -> None:
    """Nothing lies beside the screen, and no column is so narrow that it takes a line for every word."""
    page = visit(locale="de-DE").go(path)
    page.wait_for_selector(PAGES[path])
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert (width, page.evaluate(SQUEEZED)) == (width, [])


@pytest.mark.parametrize("width", [360, 390, 768])
def test_the_standard_holds_its_buttons(width: int, visit: Visit, store: Path) -> None:
    page = Stage(visit(viewport={"width": width, "height": 740}), store).show("stake")
    page.wait_for_selector(".standard .fill button")
    assert page.evaluate(SPILT_OF, [".standard", ".fill button, .what, .stake"]) == []


def test_six_players_have_room_for_their_numbers(visit: Visit, store: Path) -> None:
    page = Stage(visit(), store).show("six")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        assert (width, page.evaluate(SPILT)) == (width, [])


def test_things_have_names(played: tuple[str, Page]) -> None:
    """Codes are for programs. Cells and crossings are called by theirs; rules too, and they are links."""
    name, page = played
    if name in ("marco-polo-2", "mesopotamia", "tadmor"):
        page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
        assert page.evaluate(CODES) == []


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


@pytest.mark.parametrize("name", ["alexander", "catan"])
def test_what_is_bid_or_given_up_is_seen_whole(name: str, visit: Visit, store: Path) -> None:
    """A bid is the first question in Alexander; in Catan somebody holds too many cards before long."""
    visitor = visit()
    options = {} if name == "alexander" else {"layout": "placed"}
    seats = [{"kind": "me"}, *({"kind": "bot", "spec": "greedy"} for _ in range(2))]
    made = visitor.create(game=name, seats=seats, options={"trade": "none", **options}, confirm=False, shuffle=False)
    page = visitor.go(f"/t/{made['table']}")
    adviser = Adviser(store, made["table"])
    while asked(page) and not page.query_selector(".stepper, .amounts"):
        ends = page.query_selector(".offer[data-words='end']")
        click_move(page, adviser.find(lambda move: move.words == "end") if ends else adviser.advises())
    for width, height in [*SIZES, (195, 422)]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(150)
        if (width, height) != (195, 422):  # a phone at 200 %: everything below each other
            assert (width, page.evaluate(BURIED)) == (width, [])
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.locator(".stepper button, .amounts .more").first.is_visible()
    for theme in ("shade", "lamp"):
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        page.set_viewport_size({"width": 360, "height": 740})
        assert (theme, violations(page, board=False)) == (theme, [])


def _middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
