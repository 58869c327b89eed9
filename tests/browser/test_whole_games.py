"""Whole games through the page: every landed game by clicking what is offered, one by keyboard alone."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from serai.catalogue import games
from serai.core.pack import export
from tests.browser.adviser import Adviser
from tests.browser.conftest import Visit
from tests.browser.playing import asked, by_keyboard, click_move, wait_until_still

SMALL = {"width": 1000, "height": 700}  # of a laptop; drawing a large window takes most of the time
LONGEST = 900  # moves of one seat
CONFIRMED = '.decision[data-number$="h"] .btn.go:not([disabled])'  # a move that waits to be confirmed
# What ends a match sooner: with the points of the box bots need more than a thousand moves each in Cheops; Mesopotamia
# they play for thirty rounds and more.
SHORTER = {"cheops": ("goal", 5), "mesopotamia": ("last_round", 6)}

# Without trade between players a game has a third of the decisions; trading is clicked in tests of its own.
WISHES: dict[str, dict[str, Any]] = {
    "alexander": {"options": {"trade": "none"}},
    "catan": {"options": {"trade": "none"}},
    "cheops": {"options": {"trade": "none"}},
    "tadmor": {"confirm": True},
}


def shorter(name: str, field: str, value: int) -> str:
    """The game's data with another goal or last round, as people bring data of their own."""
    data = export(name, games()[name].identity.folder / "data")
    text, changed = re.subn(rf"^{field} = \d+$", f"{field} = {value}", data, flags=re.M)
    assert changed == 1
    return text


def tables() -> list[tuple[str, int]]:
    """Every game with as few as it takes, and those that can be played alone with two as well."""
    found = [(name, min(game.players)) for name, game in sorted(games().items())]
    return found + [(name, 2) for name, players in found if players == 1]


@pytest.mark.parametrize(("name", "players"), tables())
def test_a_whole_game_by_clicking(name: str, players: int, visit: Visit, store: Path) -> None:
    """The moves are a greedy bot's, so that the game gets on; the clicks are a person's."""
    visitor = visit(viewport=SMALL)
    wishes = {"confirm": False, **WISHES.get(name, {})}
    if name in SHORTER:
        wishes["pack"] = shorter(name, *SHORTER[name])
    seats = [{"kind": "me"}, *({"kind": "bot", "spec": "greedy"} for _ in range(players - 1))]
    made = visitor.create(game=name, seats=seats, **wishes)
    page = visitor.go(f"/t/{made['table']}")
    adviser = Adviser(store, made["table"])
    lacking: set[str] = set()
    for _ in range(LONGEST):
        if not asked(page):
            break
        if page.query_selector(".decision.asked .offers"):
            lacking.update(click_move(page, adviser.advises()))
        elif page.query_selector(CONFIRMED):
            wait_until_still(page)
        else:  # the only answer was given by itself, between two looks
            page.wait_for_timeout(200)
    assert page.locator(".standing li").count() == players
    assert lacking == set()


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    visitor = visit(viewport=SMALL)
    seats = [{"kind": "me"}, {"kind": "bot", "spec": "random"}]
    made = visitor.create(game="euphrat-tigris", seats=seats, confirm=False)
    page = visitor.go(f"/t/{made['table']}")
    dice = random.Random(2)
    for _ in range(LONGEST):
        if not asked(page):
            break
        by_keyboard(page, dice)
    assert page.is_visible(".standing")
