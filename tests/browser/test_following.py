"""One can follow what happens: a pace to choose, a recap, dice that roll, lines that show their place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.adviser import Adviser
from tests.browser.conftest import Visit
from tests.browser.playing import asked, chosen, click_move, wait_until_still
from tests.browser.site import PHONE, Visitor
from tests.browser.test_everyone import violations

GREEDY = {"kind": "bot", "spec": "greedy"}
BRISK = {"pace": "brisk", "ask": True, "sound": False}


def seated(visitor: Visitor, game: str = "catan", **options: str) -> tuple[Page, str]:
    seats = [{"kind": "me"}, GREEDY, GREEDY]
    made = visitor.create(game=game, seats=seats, options=options, confirm=False, shuffle=False)
    return visitor.go(f"/t/{made['table']}"), made["table"]


def end_turn(page: Page, store: Path, table: str) -> None:
    """Plays on until the turn can be ended, and ends it."""
    adviser = Adviser(store, table)
    for _ in range(20):
        assert asked(page)
        line = page.query_selector(".offer[data-words='end']")
        if line:
            line.click()
            wait_until_still(page)
            return
        click_move(page, adviser.advises())
    raise AssertionError("The turn cannot be ended.")


def test_moves_of_bots_are_shown_apart_and_can_be_skipped(visit: Visit, store: Path) -> None:
    page, table = seated(visit(likes=BRISK), layout="placed")
    page.wait_for_selector(".decision.asked")
    end_turn(page, store, table)
    page.wait_for_function("() => Number(document.querySelector('.ticker')?.dataset.behind ?? 0) > 0")
    assert page.is_visible(".ticker .do:has-text('Skip')")
    before = page.locator(".log li").count()
    page.keyboard.press(".")
    page.wait_for_function("() => Number(document.querySelector('.ticker').dataset.behind) === 0")
    assert page.locator(".log li").count() > before


def test_what_happened_since_my_last_move_is_played_again(visit: Visit, store: Path) -> None:
    """The question stays what it was: nobody else acts meanwhile, as nobody trades."""
    page, table = seated(visit(), layout="placed", trade="none")
    end_turn(page, store, table)
    assert asked(page)
    number, question = page.get_attribute(".decision", "data-number"), page.inner_text("#prompt")
    page.click(".logtabs .aside button")
    page.wait_for_selector(".ticker.again")
    assert violations(page, board=False) == []
    page.keyboard.press("Escape")
    page.wait_for_selector(".ticker.again", state="detached")
    page.wait_for_selector(".decision.asked")
    assert page.get_attribute(".decision", "data-number") == number
    assert page.inner_text("#prompt") == question


def test_the_recap_ends_by_itself_and_leaves_the_question(visit: Visit, store: Path) -> None:
    page, table = seated(visit(), layout="placed", trade="none")
    end_turn(page, store, table)
    assert asked(page)
    number = page.get_attribute(".decision", "data-number")
    page.click(".logtabs .aside button")
    page.wait_for_selector(".ticker.again")
    page.wait_for_selector(".ticker.again", state="detached")
    assert page.get_attribute(".decision", "data-number") == number
    assert page.locator(".offer").count() > 0


@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
def test_dice_are_seen_rolling_and_show_what_was_rolled(still: bool, visit: Visit, store: Path) -> None:
    page, table = seated(visit(still=still), layout="placed")
    assert asked(page)
    page.evaluate("""() => new MutationObserver(() => {
      if (document.querySelector('.thrown.rolling')) window.rolled = true;
    }).observe(document.querySelector('main'), {subtree: true, childList: true, attributes: true})""")
    end_turn(page, store, table)
    assert asked(page)
    page.wait_for_selector(".thrown:not(.rolling)")
    total = page.get_attribute(".thrown", "data-total")
    assert f"rolls {total}." in page.locator(".log .say[data-message='rolled']").first.inner_text()
    faces = page.locator(".thrown use").evaluate_all("all => all.map(one => Number(one.href.baseVal.slice(-1)))")
    assert str(sum(faces)) == total
    assert bool(page.evaluate("window.rolled ?? false")) is not still


def test_a_single_answer_is_played_by_itself_and_can_be_taken_back(visit: Visit) -> None:
    """Tadmor's first upgrade, where only one is left: it is played, undone, and then asked."""
    likes: dict[str, Any] = {"pace": "once", "ask": False, "sound": False}
    visitor = visit(likes=likes)
    seats = [{"kind": "me"}, GREEDY, GREEDY, GREEDY]
    made = visitor.create(game="tadmor", seats=seats, confirm=False, shuffle=False)
    page = visitor.go(f"/t/{made['table']}")
    page.wait_for_selector(".ticker .alone")
    if page.query_selector(".ticker .alone .link"):
        page.click(".ticker .alone .link")
        page.wait_for_selector(".offer[data-words^='begin']")
        page.wait_for_timeout(1000)
        assert page.locator(".offer").count() == 1


def test_whoever_wants_is_asked_all_the_same(visit: Visit) -> None:
    page, _ = seated(visit(), layout="placed")
    page.click("button:has(use[href='#ui-gear'])")
    page.click("dialog .check:has-text('only one answer')")
    page.click("dialog label:has-text('calmly')")
    kept = page.evaluate("JSON.parse(localStorage['serai-table'])")
    assert kept == {"pace": "calm", "ask": False, "sound": False}


def test_a_line_wears_the_colour_of_its_player_and_shows_its_place(visit: Visit, store: Path) -> None:
    visitor = visit(viewport=PHONE, has_touch=True)
    page, table = seated(visitor)
    adviser = Adviser(store, table)
    for _ in range(2):
        assert asked(page)
        click_move(page, adviser.advises())
    assert page.locator(".ticker li:visible").count() > 0  # the last line stands on the table itself
    page.click(".tabs button:has-text('Log')")
    entry = page.locator(".log li.whose", has=page.locator(".place")).first
    assert "var(--p" in (entry.get_attribute("style") or "")
    entry.locator(".place").first.click()
    page.wait_for_selector(".table[data-tab='table'] .tabs")
    page.wait_for_selector(".ring")


def test_the_end_has_a_table_of_every_line_with_the_reason(visit: Visit) -> None:
    visitor = visit()
    made = visitor.create(game="catan", seats=[GREEDY, GREEDY], options={"trade": "none"}, visibility="public")
    page = visitor.go(f"/t/{made['table']}")
    page.wait_for_selector(".decision.outcome .scores tfoot td")
    totals = [int(one) for one in page.locator(".scores tfoot td").all_inner_texts()]
    columns = [
        [row.locator("td").nth(at).inner_text() for row in page.locator(".scores tbody tr").all()] for at in (0, 1)
    ]
    assert [sum(int(cell) for cell in column if cell != "–") for column in columns] == totals
    page.click(".words summary")
    assert page.locator(".standing > li").count() == page.locator(".scored").count() == 2
    assert page.locator(".scored p").count() >= 4
    assert "Decided by points" in page.inner_text(".reason")
    assert violations(page, board=False) == []


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_after_this_says_what_follows_on_the_chosen_move(size: dict[str, int] | None, visit: Visit) -> None:
    """First my way, then the next player: not what lies at the bottom of the stack."""
    page, _ = seated(visit(viewport=size) if size else visit())
    assert asked(page)
    said = ".decision .sub" if size else ".decision .after"
    page.dispatch_event("main .can[data-anchor^='vertex:'] >> nth=0", "click")
    page.wait_for_selector(f"{said}:has-text('After this: Lay a road from the settlement')")
    wait_until_still(page)
    assert asked(page)
    page.dispatch_event("main .can[data-anchor^='edge:'] >> nth=0", "click")
    page.wait_for_selector(f"{said}:has-text('founds a settlement')")


def test_marco_polos_offers_and_dice_are_clicked_where_they_lie(visit: Visit, store: Path) -> None:
    """An offer on its book, a die in the hand and what is done with it: each chooses a move without the list."""
    visitor = visit()
    made = visitor.create(game="marco-polo-2", seats=[{"kind": "me"}, GREEDY], confirm=False, shuffle=False)
    page, adviser = visitor.go(f"/t/{made['table']}"), Adviser(store, made["table"])
    seen: set[str] = set()
    for _ in range(40):
        assert asked(page)
        if page.query_selector("main .can[data-anchor^='offer:']"):
            page.dispatch_event("main .can[data-anchor^='offer:'] >> nth=0", "click")
            assert chosen(page).startswith("offer ")
            seen.add("offer")
        elif "extra actions" in page.inner_text(".ask") and "deed" not in seen and page.query_selector(".die.can"):
            page.click(".die.can >> nth=0")
            page.click(".deed >> nth=0")
            assert chosen(page).split()[0] in ("turn", "reroll", "bag")
            page.keyboard.press("Escape")
            seen.add("deed")
        if seen == {"offer", "deed"}:
            return
        click_move(page, adviser.advises(rather=("use", "offer") if "offer" not in seen else ()))
    raise AssertionError(f"Only seen: {seen}")


def test_what_a_move_brings_stands_at_its_place_on_the_board(visit: Visit) -> None:
    visitor = visit()
    made = visitor.create(game="tadmor", seats=[{"kind": "me"}, GREEDY], confirm=False, shuffle=False)
    page = visitor.go(f"/t/{made['table']}")
    assert asked(page)
    page.click(".offer[data-words^='begin'] >> nth=0")
    wait_until_still(page)
    while not page.query_selector(".offer[data-key^='camel'], .offer[data-key='ship']"):
        assert asked(page)
        page.click(".offer >> nth=0")
        wait_until_still(page)
    page.dispatch_event("main .hit.can[data-anchor='place:ns1']", "click")
    page.wait_for_selector(".foretold:has-text('brings')")
    assert violations(page, board=False) == []


def test_what_a_move_would_tell_is_asked_for_and_stands_at_its_place(visit: Visit, store: Path) -> None:
    """The offers of Euphrat & Tigris come without it: hundreds of moves would have to be tried for each."""
    visitor = visit()
    made = visitor.create(game="euphrat-tigris", seats=[{"kind": "me"}, GREEDY], confirm=False, shuffle=False)
    page, adviser = visitor.go(f"/t/{made['table']}"), Adviser(store, made["table"])
    assert asked(page)
    king = adviser.find(lambda move: move.words.startswith("leader king"))
    click_move(page, king)
    assert asked(page)
    gain = adviser.find(lambda move: "gains 1" in move.preview)
    hand, cell = gain.anchors
    page.dispatch_event(f'.hand .can[data-anchor="{hand}"]', "click")
    page.hover(f'main .hit.can[data-anchor="{cell}"]', force=True)
    page.wait_for_selector(".foretold:has-text('gains 1')")
    page.dispatch_event(f'main .hit.can[data-anchor="{cell}"]', "click")
    page.wait_for_selector(".offer[aria-checked='true']:has-text('gains 1')")
