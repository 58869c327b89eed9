"""Swapping tiles in Euphrat & Tigris: picked in the hand or counted, confirmed once, taken back as a whole."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.browser.conftest import Visit
from tests.browser.playing import asked
from tests.browser.site import DESKTOP, PHONE, Visitor
from tests.browser.test_everyone import violations

GREEDY = {"kind": "bot", "spec": "greedy"}


def begun(visitor: Visitor, confirm: bool) -> Page:
    made = visitor.create(game="euphrat-tigris", seats=[{"kind": "me"}, GREEDY], confirm=confirm)
    page = visitor.go(f"/t/{made['table']}")
    assert asked(page)
    page.click(".offer[data-words='swap']")
    page.wait_for_selector(".amounts")
    return page


def tiles(page: Page) -> int:
    return page.locator(".hand button[aria-pressed='true']").count()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_tiles_are_picked_together_and_confirmed_once(size: dict[str, int], visit: Visit) -> None:
    page = begun(visit(viewport=size), confirm=False)
    go = page.locator(".acts .btn.go")
    assert (go.inner_text(), go.is_disabled()) == ("Choose tiles", True)
    page.click(".hand button >> nth=0")
    page.click(".hand button >> nth=5")
    assert (tiles(page), go.inner_text()) == (2, "Swap 2 tiles")
    page.click(".hand button[aria-pressed='true'] >> nth=0")
    assert (tiles(page), go.inner_text()) == (1, "Swap 1 tile")
    page.click(".amounts .more:not([disabled]) >> nth=0")
    assert tiles(page) == 2
    assert violations(page, board=False) == []
    before = int(page.get_attribute(".decision", "data-number") or 0)
    go.click()
    page.wait_for_function("n => Number(document.querySelector('.decision').dataset.number) >= n + 5", arg=before)
    page.wait_for_selector(".decision.asked .offer[data-words='swap']")
    assert page.locator(".hand button").count() == 6


def test_a_swap_by_keys_alone(visit: Visit) -> None:
    """From the line to the counters, one of the first, back to the line, and it is played."""
    page = begun(visit(), confirm=False)
    before = int(page.get_attribute(".decision", "data-number") or 0)
    page.keyboard.press("l")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.matches('.amounts .more')")
    page.keyboard.press("Enter")
    assert tiles(page) == 1
    page.keyboard.press("l")
    page.keyboard.press("Enter")
    page.wait_for_function("n => Number(document.querySelector('.decision').dataset.number) >= n + 5", arg=before)


def test_another_move_lets_the_tiles_go(visit: Visit) -> None:
    page = begun(visit(), confirm=False)
    page.click(".hand button >> nth=0")
    page.keyboard.press("Escape")
    page.wait_for_selector(".amounts", state="detached")
    page.click(".offer[data-words='swap']")
    assert tiles(page) == 0


def test_a_hint_for_a_swap_names_its_tiles(visit: Visit) -> None:
    """As the server says it: the move, then for every sphere how many."""
    visitor = visit()

    def hear(route: WebSocketRoute) -> None:
        def passed(message: str | bytes) -> None:
            said = json.loads(message)
            if said.get("type") == "hint":
                seat = said["line"][0]["seat"]
                words = ["swap", "aside 1", "aside 0", "aside 0", "aside 0"]
                said["move"] = {**said["move"], "words": "swap", "label": "Swap tiles", "anchors": []}
                said["line"] = [
                    {"seat": seat, "words": one, "label": one, "rule": "E36", "anew": False} for one in words
                ]
                said["line"].append({"seat": seat, "words": "end", "label": "Lay a farm", "rule": "E5", "anew": True})
            route.send(json.dumps(said))

        route.connect_to_server().on_message(passed)

    visitor.page.route_web_socket("**/*", hear)
    made = visitor.create(game="euphrat-tigris", seats=[{"kind": "me"}, GREEDY], confirm=False)
    page = visitor.go(f"/t/{made['table']}")
    assert asked(page)
    page.click(".hint")
    page.wait_for_selector(".advice")
    said = page.inner_text(".advice")
    assert "Swap tiles: 1 settlement" in said
    assert said.index("Next turn") < said.index("Lay a farm")
    assert tiles(page) == min(1, page.locator(".hand [data-anchor='hand:settlement']").count())
