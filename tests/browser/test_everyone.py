"""For everyone: two languages, phone width, axe on every page in both themes."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from serai.catalogue import games
from tests.browser.adviser import Adviser
from tests.browser.conftest import Visit
from tests.browser.playing import asked, click_anchors, click_move
from tests.browser.site import DESKTOP, PHONE, ROOT, Visitor

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SEATS = [{"kind": "me"}, {"kind": "bot", "spec": "random"}, {"kind": "bot", "spec": "random"}]
PLAIN = {
    "/": ".game",
    "/new/euphrat-tigris": ".seats",
    "/ladder": "main .card",
    "/games/euphrat-tigris": ".rulelist dl",
}


def table_of(visitor: Visitor) -> str:
    return f"/t/{visitor.create(game='euphrat-tigris', seats=SEATS, confirm=False)['table']}"


def finished(visitor: Visitor) -> str:
    """The table of a finished match."""
    seats = [{"kind": "bot", "spec": "random"}] * 2
    path = f"/t/{visitor.create(game='euphrat-tigris', seats=seats, visibility='public')['table']}"
    visitor.go(path).wait_for_selector(".decision.outcome")
    return path


def violations(page: Page, board: bool = True) -> list[str]:
    """What axe finds, one line each; a board has hundreds of elements, and once is enough for them."""
    page.wait_for_timeout(300)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))  # the page's policy allows no script tag of ours
    where = "document" if board else "{exclude: ['main .board > g']}"
    found: list[dict[str, Any]] = page.evaluate(
        f"axe.run({where}, {{resultTypes: ['violations']}}).then(result => result.violations)"
    )
    return [f"{one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"][:3]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", PLAIN)
def test_axe_on_plain_pages(path: str, scheme: str, visit: Visit) -> None:
    page = visit(color_scheme=scheme).go(path)
    page.wait_for_selector(PLAIN[path])
    assert violations(page) == []


@pytest.mark.parametrize("name", sorted(games()))
def test_axe_at_every_table(name: str, visit: Visit, store: Path) -> None:
    """Light and dark, desktop and phone, with something picked."""
    visitor = visit()
    seats = [{"kind": "me"}, *({"kind": "bot", "spec": "random"} for _ in range(min(games()[name].players) - 1))]
    made = visitor.create(game=name, seats=seats, confirm=False)
    page = visitor.go(f"/t/{made['table']}")
    adviser = Adviser(store, made["table"])
    for _ in range(5):
        assert asked(page)
        click_move(page, adviser.advises())
    assert asked(page)
    page.click(".offer >> nth=0")
    for size in (DESKTOP, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        for theme in ("shade", "lamp"):
            page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
            first = size is DESKTOP and theme == "shade"
            assert (size, theme, violations(page, first)) == (size, theme, [])


def test_axe_in_the_menu(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go(table_of(visitor))
    assert asked(page)
    page.click("button:has(use[href='#ui-gear'])")
    page.wait_for_selector("dialog .options")
    assert violations(page) == []


REFUSED = """() => [...document.querySelectorAll('main [data-anchor]:not(.can):not(.on)')]
  .map(one => one.dataset.anchor).filter((one, i, all) => all.indexOf(one) === i)"""


@pytest.mark.parametrize("name", sorted(games()))
def test_what_is_not_offered_explains_itself(name: str, visit: Visit) -> None:
    """On every board: a click on what is not offered is answered with a sentence and the rule, and covers no button."""
    visitor = visit(viewport=PHONE, has_touch=True)
    seats = [{"kind": "me"}, *({"kind": "bot", "spec": "random"} for _ in range(min(games()[name].players) - 1))]
    page = visitor.go(f"/t/{visitor.create(game=name, seats=seats, confirm=False)['table']}")
    assert asked(page)
    spots: list[str] = page.evaluate(REFUSED)
    said, rules = 0, 0
    for anchor in spots[:: max(1, len(spots) // 6)][:6]:
        page.dispatch_event(f'main [data-anchor="{anchor}"]', "click")
        page.wait_for_selector(".why p")
        said += len(page.inner_text(".why p")) > 10
        rules += page.locator(".why .rule").count() > 0
        box, acts = page.locator(".why").bounding_box(), page.locator(".acts").bounding_box()
        assert box
        assert acts
        assert box["y"] + box["height"] <= acts["y"]
        page.click(".why .x")
        page.wait_for_selector(".why", state="detached")
    assert said == rules == min(6, len(spots))


@pytest.mark.parametrize("look", [{}, {"color_scheme": "dark"}])
def test_axe_at_the_end_and_in_the_replay(look: dict[str, Any], visit: Visit) -> None:
    visitor = visit(**look)
    path = finished(visitor)
    assert violations(visitor.page) == []
    page = visitor.go(path + "/replay?at=40")
    page.wait_for_selector(".curves path", state="attached")  # a flat curve has no height
    while page.locator(".weighed").count() == 0:  # the dice are to fall
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(300)
    page.click(".weighed button")
    page.wait_for_selector(".weighed li b")
    assert page.locator(".weighed li").count() >= 1
    assert violations(page) == []


def test_two_languages_at_one_table(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go(table_of(visitor))
    assert asked(page)
    assert page.inner_text("#prompt") == "Your first action"
    page.click(".tool.lang")
    page.wait_for_selector("#prompt:has-text('Deine erste Aktion')")
    page.wait_for_selector(".logtabs:has-text('Verlauf')")
    assert "begins" not in page.inner_text(".log ol")
    assert page.get_attribute("html", "lang") == "de"
    page.reload()
    page.wait_for_selector("#prompt:has-text('Deine erste Aktion')")


def test_both_languages_have_the_same_messages() -> None:
    files = [(ROOT / "web/src/text" / f"{language}.ftl").read_text("utf-8") for language in ("en", "de")]
    english, german = (set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.M)) for text in files)
    assert english == german
    used = "".join(path.read_text("utf-8") for path in (ROOT / "web/src").rglob("*.svelte"))
    assert set(re.findall(r'\bt\("([a-z0-9-]+)"', used)) <= english


@pytest.mark.parametrize("path", [*PLAIN, "table", "over", "replay"])
def test_phone_width_needs_no_sideways_scrolling(path: str, visit: Visit) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, locale="de-DE")
    waits = {**PLAIN, "table": ".decision", "over": ".decision.outcome", "replay": ".player-bar"}
    wait = waits[path]
    if path == "table":
        path = table_of(visitor)
    elif path in ("over", "replay"):
        path = finished(visitor) + ("/replay" if path == "replay" else "")
    page = visitor.go(path)
    page.wait_for_selector(wait)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_turn_by_touch_on_a_phone(visit: Visit) -> None:
    visitor = visit(viewport=PHONE, has_touch=True)
    page = visitor.go(table_of(visitor))
    assert asked(page)
    page.tap(".hand .can >> nth=0")
    click_anchors(page, random.Random(4))
    page.wait_for_selector("#prompt:has-text('second action')")
    page.tap(".tabs button >> nth=1")
    page.wait_for_selector(".log ol li")
    assert page.is_visible(".log ol")
