"""By keyboard and by ear: focus stays where the question is, keys jump to what glows, sounds only where wanted."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from serai.catalogue import games
from tests.browser.adviser import Adviser
from tests.browser.conftest import Visit
from tests.browser.playing import asked, by_keyboard, click_move
from tests.browser.site import HURRIED
from tests.browser.test_everyone import violations
from tests.browser.test_following import end_turn

GREEDY = {"kind": "bot", "spec": "greedy"}
SEATS = [{"kind": "me"}, GREEDY]


@pytest.mark.parametrize("name", sorted(games()))
def test_focus_stays_where_the_question_is(name: str, visit: Visit) -> None:
    """Several answers by keys alone, also from groups of the list, which close when they are played."""
    visitor = visit()
    seats = [{"kind": "me"}, GREEDY, GREEDY]
    page = visitor.go(f"/t/{visitor.create(game=name, seats=seats, confirm=False, shuffle=False)['table']}")
    dice = random.Random(3)
    for _ in range(6):
        assert asked(page)
        by_keyboard(page, dice)
        page.wait_for_selector(".decision.asked")
        page.wait_for_function("() => document.activeElement.matches('.decision .offer, #prompt')")


def test_keys_jump_to_what_glows_and_a_page_tells_them_all(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go(f"/t/{visitor.create(game='catan', seats=SEATS, confirm=False, shuffle=False)['table']}")
    assert asked(page)
    cursor = "document.querySelector('svg.board').dataset.cursor"
    page.keyboard.press("n")
    first = page.evaluate(cursor)
    page.keyboard.press("n")
    second = page.evaluate(cursor)
    assert first != second
    assert page.locator(f".can[data-anchor='{second}']").count() == 1
    page.keyboard.press("Shift+N")
    assert page.evaluate(cursor) == first
    page.keyboard.press("Enter")
    page.wait_for_selector(".acts .btn.go[data-words^='settlement']")
    page.keyboard.press("?")
    page.wait_for_selector("dialog .keys kbd")
    assert violations(page, board=False) == []
    page.keyboard.press("Escape")


def test_lines_of_the_list_name_the_land_and_its_numbers(visit: Visit, store: Path) -> None:
    visitor = visit()
    made = visitor.create(game="catan", seats=SEATS, confirm=False, shuffle=False)
    page = visitor.go(f"/t/{made['table']}")
    assert asked(page)
    click_move(page, Adviser(store, made["table"]).advises())
    page.wait_for_selector("#prompt:has-text('Lay a road')")
    lands = ("forest", "hills", "pasture", "field", "mountains", "desert")
    for line in page.locator(".offer[data-words^='road']").all_inner_texts():
        assert any(land in line for land in lands), line


def test_sounds_are_off_until_switched_on(visit: Visit, store: Path) -> None:
    for wanted in (False, True):
        visitor = visit(likes={**HURRIED, "sound": wanted})
        made = visitor.create(game="catan", seats=SEATS, options={"layout": "placed"}, confirm=False, shuffle=False)
        page = visitor.go(f"/t/{made['table']}")
        end_turn(page, store, made["table"])
        assert asked(page)
        if wanted:
            page.wait_for_selector("html[data-sounded]")
        else:
            assert not page.evaluate("document.documentElement.dataset.sounded ?? ''")
