"""Trade in Catan: one panel for what is given and wanted, the supply, standing offers and their answers."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.adviser import Adviser
from tests.browser.conftest import Visit
from tests.browser.playing import asked, click_move
from tests.browser.site import PHONE, Visitor
from tests.browser.test_everyone import violations

# What of these is outside the screen or covered by something else.
UNSEEN = """selector => [...document.querySelectorAll(selector)].filter(one => {
    const {left, top, width, height} = one.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return !at || !(one.contains(at) || at.contains(one));
  }).map(one => one.outerHTML.slice(0, 80))"""
GREEDY = {"kind": "bot", "spec": "greedy"}


def trading(visitor: Visitor, store: Path) -> Page:
    """At a table of Catan, in a turn in which an offer can be made."""
    seats = [{"kind": "me"}, GREEDY, GREEDY]
    made = visitor.create(game="catan", seats=seats, options={"layout": "placed"}, confirm=False)
    page = visitor.go(f"/t/{made['table']}")
    adviser = Adviser(store, made["table"])
    for _ in range(30):
        assert asked(page)
        move = adviser.advises()
        if page.query_selector(".offer[data-words='offer']") and page.query_selector(".spend:not([disabled])"):
            break
        assert click_move(page, move) == []
    return page


def draft(page: Page) -> None:
    """One card of the first kind I hold, for one of another kind that the others can have."""
    page.locator(".spend:not([disabled])").first.click()
    given = page.locator(".sides .card use").first.get_attribute("href")
    goods = page.locator(".wish .good:not([disabled])")
    kinds = goods.locator("use").evaluate_all("all => all.map(one => one.getAttribute('href'))")
    for i in [i for i, kind in enumerate(kinds) if kind != given]:
        goods.nth(i).click()
        if page.query_selector(".trade .do.all"):
            return
        page.locator(".sides .card").last.click()
    raise AssertionError("Nothing can be asked for.")


def test_an_offer_is_cards_clicked_and_one_button(visit: Visit, store: Path) -> None:
    """What is given is clicked in the hand, what is wanted beside it; all answer at once, without the list."""
    page = trading(visit(), store)
    held = page.locator(".spend")
    before = sum(int(one.split()[0]) for one in held.all_inner_texts())
    draft(page)
    assert sum(int(one.split()[0]) for one in held.all_inner_texts()) == before - 1
    assert page.locator(".sides .card").count() == 2
    assert violations(page, board=False) == []
    number = page.get_attribute(".decision", "data-number")
    page.click(".trade .do.all")
    page.wait_for_function("known => document.querySelector('.decision').dataset.number !== known", arg=number)
    page.wait_for_selector(".asked #prompt:text-matches('Trade and build|With whom do you trade')")
    assert page.inner_text(".log").count("offers") == 1


@pytest.mark.parametrize("size", [(360, 740), (667, 375), (768, 1024), (1024, 768), (1280, 720)])
def test_hand_rates_and_wishes_are_in_sight_together(size: tuple[int, int], visit: Visit, store: Path) -> None:
    """What I hold with what the supply takes for it, and the goods I can ask for: one panel at every size."""
    page = trading(visit(viewport={"width": size[0], "height": size[1]}, locale="de-DE"), store)
    page.locator(".spend:not([disabled])").first.click()
    page.locator(".wish .good").last.scroll_into_view_if_needed()
    assert page.locator(".hexhand .rate").count() == 5
    assert page.evaluate(UNSEEN, ".hexhand .rate, .wish .good, .sides .card") == []
    road = page.locator(".price .c").first.get_attribute("aria-label")
    assert road == "kostet 1 Holz und 1 Lehm"


def test_every_good_says_its_rate_and_a_draft_stays_until_it_is_cleared(visit: Visit, store: Path) -> None:
    page = trading(visit(), store)
    rates = page.locator(".hexhand .rate").all_inner_texts()
    assert len(rates) == 5
    assert set(rates) <= {"4 : 1", "3 : 1", "2 : 1"}
    page.locator(".wish .good").first.click()
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    page.wait_for_function("innerWidth < 400 && document.querySelector('.put').open")  # what is begun stays in sight
    page.eval_on_selector_all(".stock details", "all => all.forEach(one => (one.open = true))")
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") == 0  # panels scroll, never the page
    page.click(".trade .do:has-text('Clear')")
    assert page.locator(".sides .card").count() == 0


def two_friends(visit: Visit, store: Path) -> tuple[Page, Page]:
    """Who is on turn and may trade, and the other; both hold cards."""
    host, friend = visit(), visit()
    seats = [{"kind": "me"}, {"kind": "link"}]
    made = host.create(game="catan", seats=seats, options={"layout": "placed"}, confirm=False, shuffle=False)
    page, guest = host.go(f"/t/{made['table']}"), friend.go(made["seats"][1])
    guest.fill(".sit input", "Jonas")
    guest.click(".sit .btn.go")
    guest.wait_for_selector(".board")
    advisers = {page: Adviser(store, made["table"], 0), guest: Adviser(store, made["table"], 1)}
    for _ in range(30):
        mover = next(one for one in _until_asked(page, guest))
        other = guest if mover is page else page
        both = [one.query_selector(".spend:not([disabled])") for one in (mover, other)]
        if mover.query_selector(".offer[data-words='offer']") and all(both):
            return mover, other
        click_move(mover, advisers[mover].advises())
    raise AssertionError("There is no trade.")


def held(page: Page) -> list[str]:
    """The kinds of cards in this hand."""
    kinds: list[str] = page.locator(".spend:not([disabled]) use").evaluate_all(
        "all => all.map(one => one.getAttribute('href'))"
    )
    return kinds


def test_a_friend_sees_both_sides_and_answers_with_one_click(visit: Visit, store: Path) -> None:
    mover, other = two_friends(visit, store)
    draft(mover)
    mover.click(".trade .do.all")
    other.wait_for_selector(".deal:has-text('gives'):has-text('wants')")
    other.click(".trade .answers .do:has-text('Refuse')")
    mover.wait_for_selector(".log:has-text('refuses')")


def _until_asked(*pages: Page) -> list[Page]:
    for _ in range(200):
        found = [page for page in pages if page.query_selector(".decision.asked")]
        if found:
            return found
        pages[0].wait_for_timeout(50)
    raise AssertionError("Nobody is asked.")


def test_a_friend_proposes_unasked_and_one_click_takes_it(visit: Visit, store: Path) -> None:
    """Who waits puts a swap together and says it; who is on turn sees both sides at once; it can be taken back."""
    mover, other = two_friends(visit, store)
    number = mover.get_attribute(".decision", "data-number")
    propose(other, mover)
    mover.wait_for_selector(".unasked .deal:has-text('gives'):has-text('wants')")
    assert mover.get_attribute(".decision", "data-number") == number  # nobody is interrupted
    assert violations(mover, board=False) == []
    other.click(".unasked .do:has-text('Take it back')")
    mover.wait_for_selector(".unasked .deal", state="detached")
    propose(other, mover)
    mover.click(".unasked .do.take")
    mover.wait_for_selector(".log:has-text('accepts')")
    mover.wait_for_selector(".unasked .deal", state="detached")


def propose(author: Page, mover: Page) -> None:
    """One card the author holds for one of another kind that the player on turn holds."""
    card = author.locator(".spend:not([disabled])").first
    given = card.locator("use").get_attribute("href")
    wanted = next(kind for kind in held(mover) if kind != given)
    card.click()
    author.locator(f".wish .good:has(use[href='{wanted}'])").click()
    author.click(".trade .do:has-text('Propose to')")
    author.wait_for_selector(".unasked .deal.mine")
