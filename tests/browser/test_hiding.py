"""Hidden things are nowhere in the page or the traffic of another seat."""

from __future__ import annotations

import json
import random
from typing import Any

from tests.browser.conftest import Visit
from tests.browser.playing import click_anchors, whose_turn
from tests.browser.site import Visitor


def states(visitor: Visitor) -> list[dict[str, Any]]:
    """Every state of the table this visitor was ever sent."""
    found = []
    for text in visitor.heard:
        said = json.loads(text) if text.startswith("{") else {}
        state = said.get("now", said) if isinstance(said.get("now"), dict) else said
        if isinstance(state, dict) and isinstance(state.get("view"), dict):
            found.append(state)
    return found


def told(visitor: Visitor) -> list[str]:
    """Every sentence of the log this visitor was ever sent."""
    return [line["text"] for state in states(visitor) for line in state["lines"]]


def test_hands_points_and_the_seed_stay_behind_the_screen(visit: Visit) -> None:
    host, friend, watcher = visit(listen=True), visit(listen=True), visit(listen=True)
    seats = [{"kind": "me"}, {"kind": "link"}]
    made = host.create(game="euphrat-tigris", seats=seats, confirm=False)
    page = host.go(f"/t/{made['table']}")
    guest = friend.go(made["seats"][1])
    guest.fill(".sit input", "Jonas")
    guest.click(".sit .btn.go")
    guest.wait_for_selector(".board")
    onlooker = watcher.go(made["spectate"])
    onlooker.wait_for_selector(".board")
    dice = random.Random(9)
    for _ in range(16):
        mover = whose_turn(page, guest)
        click_anchors(mover, dice)
    for visitor, seat in ((host, 0), (friend, 1), (watcher, -2)):
        seen = states(visitor)
        assert len(seen) > 5
        for state in seen:
            assert state["seat"] in (seat, -2)
            assert state["fairness"]["seed"] == ""
            for number, player in enumerate(state["view"]["players"]):
                mine = number == state["seat"]
                assert (player["hand"] is not None) == mine
                assert (player["points"] is not None) == mine
    assert any("You draw" in line for line in told(friend))
    assert not any("You draw" in line for line in told(watcher))
    assert onlooker.locator("[data-anchor^='hand:']").count() == 0
