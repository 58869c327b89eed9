"""What one touches, chooses or opens can be seen: on a small screen most of a board is a swipe away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.adviser import Adviser
from tests.browser.conftest import Visit
from tests.browser.playing import asked, click_move
from tests.browser.site import PHONE
from tests.browser.test_everyone import finished, violations

GREEDY = {"kind": "bot", "spec": "greedy"}
LYING = {"width": 844, "height": 390}
# Where something on the board lies: its middle, and whether that is within the board's frame.
MIDDLE = """anchor => {
  const frame = document.querySelector('svg.board').getBoundingClientRect();
  const box = document.querySelector(`svg.board .hit[data-anchor="${anchor}"]`).getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return [x, y, x > frame.left && x < frame.right && y > frame.top && y < frame.bottom];
}"""
WITHIN = """selector => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return box.top >= -1 && box.top < innerHeight - 40;
}"""
# How high the board is seen, which buttons or slider lie outside the screen, and how many sentences are seen whole.
STEERED = """() => {
  const box = one => one.getBoundingClientRect();
  const board = box(document.querySelector('svg.board'));
  const inside = one => box(one).height > 15 && box(one).top >= 0 && box(one).bottom <= innerHeight;
  return {
    board: Math.min(board.bottom, innerHeight) - Math.max(0, board.top),
    beyond: [...document.querySelectorAll('.steps button, .player-bar > input')].filter(one => !inside(one)).length,
    lines: [...document.querySelectorAll('.saylines li')].filter(inside).length,
  };
}"""
SQUASHED = """() => [...document.querySelectorAll('.transport button, .eyes select, .curves svg, .swings button')]
  .filter(one => !one.checkVisibility() || one.getBoundingClientRect().height < 24
    || (one.closest('.segments') ?? one).getBoundingClientRect().height < one.getBoundingClientRect().height - 2)
  .map(one => one.textContent)"""
# How high the board is seen, what of a lesson and its buttons lies outside the screen, how much of its text is cut off.
TAUGHT = """() => {
  const box = one => one.getBoundingClientRect();
  const board = box(document.querySelector('svg.board')), guide = document.querySelector('.guide');
  const parts = [...document.querySelectorAll('.guide :is(h2, p), .decision > .acts .btn')];
  return [
    Math.min(board.bottom, innerHeight) - Math.max(0, board.top),
    parts.filter(one => box(one).top < 0 || box(one).bottom > innerHeight + 1).map(one => one.innerText),
    guide.scrollHeight - guide.clientHeight + guide.scrollWidth - guide.clientWidth,
  ];
}"""
# Which prices stick out of their panel.
SPILT_COSTS = """() => [...document.querySelectorAll('.price .c, .price .bank i')].filter(one => {
    const panel = one.closest('.panel, .stock, .tray').getBoundingClientRect();
    return one.checkVisibility() && one.getBoundingClientRect().right > panel.right;
  }).map(one => one.ariaLabel)"""
# Which of the boxes on the board share a part of it.
TOUCHING = """selector => {
  const boxes = [...document.querySelectorAll(selector)].map(one => one.getBBox());
  return boxes.flatMap((a, i) => boxes.slice(i + 1).filter(b =>
    Math.min(a.x + a.width, b.x + b.width) > Math.max(a.x, b.x) &&
    Math.min(a.y + a.height, b.y + b.height) > Math.max(a.y, b.y)).map(b => [a.x, a.y, b.x, b.y]));
}"""
WIDER = """() => [...document.querySelectorAll('.outpost')].filter(one => {
    const tag = one.querySelector('path').getBoundingClientRect();
    return [...one.querySelectorAll('text, use')].map(inner => inner.getBoundingClientRect())
      .some(box => box.left < tag.left || box.right > tag.right);
  }).length"""


def placing(visit: Visit, store: Path, **wishes: Any) -> Page:
    """Tadmor where a figure is placed: on any of forty spaces, most of them outside the screen of a phone."""
    visitor = visit(**{"viewport": PHONE, "has_touch": True, **wishes})
    made = visitor.create(game="tadmor", seats=[{"kind": "me"}, GREEDY], confirm=False, shuffle=False)
    page, adviser = visitor.go(f"/t/{made['table']}"), Adviser(store, made["table"])
    for _ in range(10):
        assert asked(page)
        if page.query_selector(".offer[data-key='ship']"):
            return page
        click_move(page, adviser.advises())
    raise AssertionError("No figure is to be placed.")


def seen(page: Page, at: str) -> bool:
    return bool(page.evaluate(MIDDLE, f"place:{at}")[2])


def test_what_is_chosen_in_the_list_is_brought_into_view(visit: Visit, store: Path) -> None:
    page = placing(visit, store)
    assert not seen(page, "ns1")
    page.click(".offer[data-key='ship']")
    while rest := page.query_selector(".offer.rest"):
        rest.click()
    page.click(".offer[data-words='ship ns1']")
    page.wait_for_function(f"anchor => ({MIDDLE})(anchor)[2]", arg="place:ns1")
    page.wait_for_selector(".foretold")


def test_the_board_stays_where_it_was_moved_to(visit: Visit, store: Path) -> None:
    """A tap changes what is asked about and how high the question is; the board lies still under the finger."""
    page = placing(visit, store)
    box = page.locator("svg.board").bounding_box()
    assert box
    page.mouse.move(box["x"] + 60, box["y"] + 100)
    page.mouse.down()
    page.mouse.move(box["x"] + 340, box["y"] + 280, steps=4)
    page.mouse.up()
    x, y, within = page.evaluate(MIDDLE, "place:ns1")
    assert within
    page.touchscreen.tap(x, y)
    page.wait_for_selector(".acts .btn.go[data-words='ship ns1'], .acts .btn.go[data-words='camel ns1']")
    page.wait_for_timeout(300)
    assert abs(page.evaluate(MIDDLE, "place:ns1")[0] - x) < 3


@pytest.mark.parametrize("half", ["upper", "lower"])
def test_words_about_a_place_do_not_lie_on_it_and_go_with_the_move(half: str, visit: Visit, store: Path) -> None:
    page = placing(visit, store)
    frame = page.locator("svg.board").bounding_box()
    assert frame
    at = next(
        place
        for place in ("eb2", "eb3", "pa1", "pa2", "da1", "da2", "da3")
        for _, y, within in [page.evaluate(MIDDLE, f"place:{place}")]
        if within and (y > frame["y"] + frame["height"] / 2) == (half == "lower")
        if page.query_selector(f"main .hit.can[data-anchor='place:{place}']")
    )
    x, y, _ = page.evaluate(MIDDLE, f"place:{at}")
    page.touchscreen.tap(x, y)
    page.wait_for_selector(".lens")
    x, y, _ = page.evaluate(MIDDLE, f"place:{at}")
    lens = page.locator(".lens").bounding_box()
    assert lens
    assert not lens["y"] <= y <= lens["y"] + lens["height"]
    page.tap(".acts .btn.go")
    page.wait_for_selector(".lens", state="detached")


def test_the_chosen_line_is_seen_in_the_list(visit: Visit, store: Path) -> None:
    page = placing(visit, store)
    page.click(".offer[data-key='camel']")
    while rest := page.query_selector(".offer.rest"):
        rest.click()
    last = page.locator(".offer[data-words]").last
    words = last.get_attribute("data-words") or ""
    page.evaluate("() => document.querySelector('.offers').scrollTo(0, 0)")
    last.dispatch_event("click")
    page.wait_for_function(
        """words => {
          const list = document.querySelector('.offers').getBoundingClientRect();
          const line = document.querySelector(`.offer[data-words="${words}"]`).getBoundingClientRect();
          return line.bottom <= list.bottom + 1 && line.top >= list.top - 1;
        }""",
        arg=words,
    )


def test_a_phone_that_lies_shows_what_is_opened(visit: Visit) -> None:
    """Chat and "are you sure?" stand further down; the bar has all pages."""
    visitor = visit(viewport=LYING, has_touch=True)
    made = visitor.create(game="marco-polo-2", seats=[{"kind": "me"}, GREEDY], confirm=False)
    page = visitor.go("/")
    page.wait_for_selector(".game")
    assert page.is_visible("nav a[href='/matches'] svg")
    page = visitor.go(f"/t/{made['table']}")
    assert asked(page)
    page.tap(".bar button:has(use[href='#ui-chat'])")
    page.wait_for_selector("#tab-chat[aria-selected='true']")
    page.wait_for_function(WITHIN, arg="#tabpanel input")
    page.tap("button[aria-label='Table menu']")
    page.tap(".menu button:has-text('Leave the table')")
    page.wait_for_function(WITHIN, arg=".menu .sure .btn")


def test_what_marco_polos_routes_cost_lies_apart(visit: Visit) -> None:
    visitor = visit()
    made = visitor.create(game="marco-polo-2", seats=[{"kind": "me"}, GREEDY, GREEDY, GREEDY], confirm=False)
    page = visitor.go(f"/t/{made['table']}")
    assert asked(page)
    assert page.locator(".toll").count() > 20
    assert page.evaluate(TOUCHING, ".toll") == []
    assert page.locator(".outpost").count() > 5
    assert page.evaluate(WIDER) == 0


def test_who_waits_reads_what_each_character_can_do(visit: Visit) -> None:
    host, guest = visit(), visit()
    seats = [{"kind": "me"}, {"kind": "link"}]
    made = host.create(game="marco-polo-2", seats=seats, confirm=False, shuffle=False, name="Hana")
    page = guest.go(made["seats"][1])
    page.fill(".sit input[autocomplete='nickname']", "Jonas")
    page.click(".sit .btn.go")
    other = host.go(f"/t/{made['table']}")
    other.wait_for_selector(".decision")
    page.wait_for_selector(".decision:not(.lobby)")
    waits = page if other.query_selector(".decision.asked .offers") else other
    waits.wait_for_function(
        "() => [...document.querySelectorAll('.people .gift')].every(one => one.innerText.length > 60)"
    )
    assert waits.locator(".people .gift").count() > 2


def test_large_numbers_leave_the_tray_one_row(visit: Visit) -> None:
    """Of Euphrat & Tigris on a small laptop: six tiles, all leaders, and two figures for every colour."""
    visitor = visit(viewport={"width": 1280, "height": 720}, locale="de-DE")
    made = visitor.create(game="euphrat-tigris", seats=[{"kind": "me"}, GREEDY], confirm=False, shuffle=False)
    page = visitor.go(f"/t/{made['table']}")
    assert asked(page)
    before = page.locator(".tray").bounding_box()
    page.evaluate(
        "() => document.querySelectorAll('.tray .points').forEach(one => { one.lastChild.textContent = '28'; })"
    )
    assert page.locator(".tray").bounding_box() == before


@pytest.mark.parametrize("width", [390, 667, 768, 820])
def test_matches_underway_come_before_the_games_in_one_column(width: int, visit: Visit) -> None:
    visitor = visit(viewport={"width": width, "height": 844})
    page = visitor.go("/")
    page.wait_for_selector(".game")
    top = "selector => document.querySelector(selector).getBoundingClientRect().top"
    assert page.evaluate(top, "#mine") > page.evaluate(top, ".games")
    visitor.create(game="catan", seats=[{"kind": "me"}, GREEDY], confirm=False)
    page = visitor.go("/")
    page.wait_for_selector(".match")
    page.wait_for_selector(".game")
    assert page.evaluate(top, "#mine") < page.evaluate(top, ".games")


def test_a_replay_is_steered_and_read_on_a_small_screen(visit: Visit) -> None:
    """The board is large and stays while one scrolls; buttons, slider and some sentences are in sight beside it."""
    visitor = visit(has_touch=True, locale="de-DE")
    page = visitor.go(f"{finished(visitor)}/replay?at=40")
    page.wait_for_selector(".swings")
    for width, height in [(360, 740), (390, 844), (667, 375), (844, 390), (512, 384)]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_timeout(250)
        steered = page.evaluate(STEERED)
        assert steered["board"] >= 0.48 * height
        assert steered["beyond"] == 0
        assert steered["lines"] >= 3
        assert page.evaluate(SQUASHED) == []
        assert page.evaluate("document.querySelector('.bar').getBoundingClientRect().top") <= 1
        page.evaluate("scrollTo(0, document.body.scrollHeight)")
        assert page.evaluate(STEERED)["board"] >= 0.48 * height
        assert violations(page, board=False) == []


@pytest.mark.parametrize("game", ["alexander", "catan", "cheops", "marco-polo-2"])
def test_a_lesson_is_read_and_answered_on_a_small_screen(game: str, visit: Visit) -> None:
    """What it says is seen whole beside the board, and what confirms is always in reach; no list lies over it."""
    visitor = visit(has_touch=True, locale="de-DE")
    page = visitor.go(f"/games/{game}")
    page.click(".lesson .btn")
    page.wait_for_selector(".guide .btn")
    for width, height in [(360, 740), (390, 844), (667, 375), (844, 390), (512, 384)]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        page.wait_for_timeout(250)
        board, beyond, cut = page.evaluate(TAUGHT)
        assert (width, board >= 0.28 * height) == (width, True)
        assert (width, beyond) == (width, [])
        assert (width, cut) == (width, 0)
        page.evaluate("document.querySelector('.decision').scrollIntoView({block: 'nearest'})")
        assert page.evaluate(TAUGHT)[0] >= 0.28 * height
        assert (width, violations(page, board=False)) == (width, [])
    page.click(".guide .btn")  # it shows a move
    page.click(".decision .acts .btn.go:not([disabled])")
    page.wait_for_selector(".guide:not([data-step='1'])")
    page.wait_for_function(WITHIN, arg=".guide")


def test_a_lesson_leaves_room_for_the_question_on_tablets_and_low_desktops(visit: Visit) -> None:
    """Its text is read whole beside a square board; a number to set is seen above the button that confirms it."""
    visitor = visit(locale="de-DE")
    page = visitor.go("/games/catan")
    page.click(".lesson .btn")
    page.wait_for_selector(".guide .btn")
    for width, height in [(768, 1024), (820, 1180), (1024, 768), (1280, 720)]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(250)
        assert (width, *page.evaluate(TAUGHT)[1:]) == (width, [], 0)
        assert (width, page.evaluate(SPILT_COSTS)) == (width, [])
    page = visitor.go("/games/alexander")
    page.click(".lesson .btn")
    page.wait_for_selector(".stepper input")
    page.set_viewport_size({"width": 1280, "height": 720})
    slider, button = (page.locator(one).first.bounding_box() for one in (".stepper button", ".decision .acts .btn"))
    assert slider
    assert button
    assert slider["y"] + slider["height"] <= button["y"] + 1
    assert button["y"] + button["height"] <= 720
