"""Three people at one table of Catan, each with a browser: an offer, a rewind, a lost line, another device."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.adviser import Adviser
from tests.browser.conftest import Visit
from tests.browser.playing import click_move, whose_turn
from tests.browser.site import PHONE, Visitor
from tests.browser.test_trade import draft, held

SEATS = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]
NAMES = ("Hana", "Jonas", "Mira")


class Friends:
    """Three visitors at one table, and what a bot would tell each of them."""

    def __init__(self, visit: Visit, store: Path) -> None:
        self.visitors = [visit() for _ in NAMES]
        host = self.visitors[0]
        made = host.create(
            game="catan", seats=SEATS, options={"layout": "placed"}, confirm=False, shuffle=False, name="Hana"
        )
        self.table: str = made["table"]
        self.pages = [host.go(f"/t/{self.table}")]
        for seat in (1, 2):
            self.pages.append(sit_down(self.visitors[seat], made["seats"][seat], NAMES[seat]))
        self.advisers = [Adviser(store, self.table, seat) for seat in range(3)]

    def asked(self) -> int:
        """The seat whose page is asked."""
        return self.pages.index(whose_turn(*self.pages))

    def play(self) -> None:
        seat = self.asked()
        click_move(self.pages[seat], self.advisers[seat].advises())

    def until_somebody_can_offer(self) -> int:
        for _ in range(30):
            seat = self.asked()
            page = self.pages[seat]
            if page.query_selector(".offer[data-words='offer']") and page.query_selector(".spend:not([disabled])"):
                return seat
            self.play()
        raise AssertionError("Nobody can offer anything.")


def sit_down(visitor: Visitor, link: str, name: str) -> Page:
    page = visitor.go(link)
    page.fill(".sit input", name)
    page.click(".sit .btn.go")
    page.wait_for_selector(".board")
    return page


def test_an_offer_reaches_both_others_at_once_and_each_answers(visit: Visit, store: Path) -> None:
    friends = Friends(visit, store)
    mover = friends.until_somebody_can_offer()
    draft(friends.pages[mover])
    friends.pages[mover].click(".trade .do.all")
    others = [page for seat, page in enumerate(friends.pages) if seat != mover]
    for page in others:
        page.wait_for_selector(".deal:has-text('gives'):has-text('wants')")
        wanted = page.locator(".deal .half").last.locator("use").get_attribute("href")
        assert page.locator(".deal .lack").count() == (wanted not in held(page))  # who lacks it is told so
    for page in others:
        page.click(".trade .answers .do:has-text('Refuse')")
    friends.pages[mover].wait_for_selector("#prompt:has-text('Trade and build')")
    for page in friends.pages:
        page.wait_for_function("() => document.querySelector('.log').innerText.split('refuses').length === 3")


def test_the_table_goes_back_when_all_agree_and_not_when_one_does_not(visit: Visit, store: Path) -> None:
    friends = Friends(visit, store)
    friends.until_somebody_can_offer()
    host, *others = friends.pages
    for agree in (False, True):
        number = host.get_attribute(".decision", "data-number")
        host.click("button[aria-label='Table menu']")
        host.locator(".menu select").filter(has_text="to just before").first.select_option(index=1)
        host.click(".menu button:has-text('Ask the others')")
        host.keyboard.press("Escape")
        for page in others:
            page.wait_for_selector(".vote:has-text('Hana would like to go back')")
        if not agree:
            others[0].click(".vote button:has-text('No')")
            host.wait_for_selector(".vote", state="detached")
            assert host.get_attribute(".decision", "data-number") == number
            continue
        for page in others:
            page.click(".vote button:has-text('Agree')")
        for page in friends.pages:
            page.wait_for_selector(".vote", state="detached")
            page.wait_for_function("old => document.querySelector('.decision').dataset.number !== old", arg=number)
    friends.play()


def test_who_loses_the_line_sees_it_and_misses_nothing(visit: Visit, store: Path) -> None:
    friends = Friends(visit, store)
    mover = friends.until_somebody_can_offer()
    lost = (mover + 1) % 3
    page, broken = friends.pages[lost], {"now": True}

    def line(socket: WebSocketRoute) -> None:
        if broken["now"]:
            socket.close()
        else:
            socket.connect_to_server()

    page.route_web_socket("**/ws/**", line)
    page.reload()
    page.wait_for_selector(".offline:has-text('The connection is down')")
    click_move(friends.pages[mover], friends.advisers[mover].advises())
    broken["now"] = False
    page.wait_for_selector(".offline", state="detached")
    friends.visitors[lost].complaints.clear()  # the browser itself reports the broken line
    newest = friends.pages[mover].locator(".log .say").first.inner_text()
    page.wait_for_function("text => document.querySelector('.log .say')?.innerText === text", arg=newest)


def test_a_seat_goes_along_to_a_phone_and_is_played_from_there(visit: Visit, store: Path) -> None:
    friends = Friends(visit, store)
    jonas, phone = friends.visitors[1], visit(viewport=PHONE, has_touch=True)
    page = jonas.go("/account")
    page.click("button:has-text('Make a link')")
    link = page.wait_for_selector("[data-link]")
    assert link
    phone.go(link.get_attribute("data-link") or "")
    phone.page.wait_for_url(lambda url: url.endswith("/matches"))
    friends.pages[1] = phone.go(f"/t/{friends.table}")
    friends.pages[1].wait_for_selector(".board")
    jonas.go("/")
    for _ in range(12):
        seat = friends.asked()
        friends.play()
        if seat == 1:
            break
    assert seat == 1
    friends.pages[0].wait_for_selector(".log:has-text('Jonas')")
