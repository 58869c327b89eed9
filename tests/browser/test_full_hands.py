"""A hand as full as it can get: everything stays in its tray, and the log beside it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute

from tests.browser.conftest import Visit
from tests.browser.playing import asked
from tests.browser.site import Visitor
from tests.browser.test_sizes import BOARD, BURIED, OUTSIDE, SIZES, SPILT

GREEDY = {"kind": "bot", "spec": "greedy"}
UPGRADES = ["i2", "i5", "i9", "i14", "i19", "i23", "i28", "i34", "i41", "i47"]
# What lies in a tray neither leaves it at a side nor lies below its end without a way to scroll there.
LEFT_OVER = """() => [...document.querySelectorAll('.tray, .stock')].flatMap(tray => {
    const box = tray.getBoundingClientRect();
    const scrolls = getComputedStyle(tray).overflowY !== 'visible' || tray.scrollHeight <= tray.clientHeight + 1;
    return [...tray.querySelectorAll('[data-anchor]')].filter(one => {
      const mine = one.getBoundingClientRect();
      const aside = mine.left < box.left - 1 || (mine.right > box.right + 1 && !one.closest('.rowed'));
      return mine.width && (aside || (mine.bottom > box.bottom + 1 && !scrolls));
    }).map(one => one.dataset.anchor);
  })"""
LOG = "() => document.querySelector('.log').getBoundingClientRect().height"


def enrich(now: dict[str, Any]) -> None:
    """Everybody has ten upgrades and five missions before them; my hand of cards is large too."""
    for board in now["view"]["boards"]:
        board["upgrades"] = UPGRADES
        board["open_missions"] = ["k1", "k5", "k9", "k14", "k26"]
        board["goods"] = dict.fromkeys(list(board["goods"]), 2)
        board["warehouse"] = [12, 11, 10, 14]
    now["view"]["hand"] = ["k3", "k7", "k12"]


def enriched(visitor: Visitor) -> Page:
    made = visitor.create(
        game="tadmor", seats=[{"kind": "me"}, GREEDY, GREEDY, GREEDY], confirm=False, shuffle=False, language="de"
    )

    def opened(route: Route) -> None:
        answer = route.fetch()
        body = answer.json()
        enrich(body["now"])
        route.fulfill(response=answer, json=body)

    def hear(socket: WebSocketRoute) -> None:
        def passed(message: str | bytes) -> None:
            said = json.loads(message)
            if said.get("type") == "table":
                enrich(said)
            socket.send(json.dumps(said))

        socket.connect_to_server().on_message(passed)

    visitor.page.route(f"**/api/tables/{made['table']}?*", opened)
    visitor.page.route(f"**/api/tables/{made['table']}", opened)
    visitor.page.route_web_socket("**/*", hear)
    page = visitor.go(f"/t/{made['table']}")
    assert asked(page)
    assert page.locator(".tray .slip, .stock .slip").count() >= 10
    return page


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_ten_upgrades_and_four_players(width: int, height: int, visit: Visit) -> None:
    page = enriched(visit(viewport={"width": width, "height": height}, locale="de-DE"))
    page.wait_for_timeout(300)
    assert page.evaluate(LEFT_OVER) == []
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(SPILT) == []
    assert page.evaluate(BURIED) == []
    assert page.evaluate(BOARD)[1] >= height / 3
    if width > 760:
        assert page.evaluate(LOG) >= 100
