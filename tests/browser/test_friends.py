"""Friends and learners: invitation, lobby, menu, lesson and one's matches, for everyone and in both lights."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.site import PHONE
from tests.browser.test_everyone import violations

SEATS = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_where_friends_meet(scheme: str, visit: Visit) -> None:
    host, guest = visit(color_scheme=scheme), visit(color_scheme=scheme)
    links = host.create(game="catan", seats=SEATS, by_host=True, name="Hana")
    page = host.go(f"/t/{links['table']}")
    page.click(".lobby button:has-text('QR code') >> nth=0")
    page.wait_for_selector(".lobby .qr")
    assert violations(page) == []
    page = guest.go(links["invite"])
    page.wait_for_selector("h1:has-text('Hana invites you')")
    assert violations(page) == []
    page = host.go("/matches")
    page.wait_for_selector(".match")
    assert violations(page) == []


def test_whoever_finds_a_free_seat_on_the_home_page_sits_down_by_name(visit: Visit) -> None:
    host, guest = visit(), visit()
    links = host.create(game="catan", seats=[{"kind": "me"}, {"kind": "open"}], by_host=True, visibility="public")
    page = guest.go("/")
    page.click(f".match a[href='/t/{links['table']}']")
    page.fill(".lobby input", "Mira")
    page.click(".lobby button:has-text('Sit down')")
    page.wait_for_selector(".seated li:has-text('Mira you')")
    page.wait_for_selector(".log .event:has-text('Mira sits down.')")
    assert not page.query_selector(".log .empty")
    page = guest.go("/new/catan")
    page.wait_for_function("() => document.querySelector(\"input[aria-label='Your name']\")?.value === 'Mira'")


def test_a_lesson_is_begun_from_the_page_of_the_game_and_lets_one_play_what_fits(visit: Visit) -> None:
    visitor = visit(viewport=PHONE)
    page = visitor.go("/games/euphrat-tigris")
    page.click(".lesson .btn")
    page.wait_for_selector(".guide[data-step='1'] button:has-text('Show me')")
    assert violations(page) == []
    page.click(".guide button:has-text('Show me')")
    page.click(".decision .acts .btn.go")
    page.wait_for_selector(".guide[data-step='2']")
    table = page.url
    page = visitor.go("/games/euphrat-tigris")
    page.click(".lesson .btn:has-text('Go on learning')")
    page.wait_for_selector(".guide[data-step='2']")
    assert page.url == table


def test_the_menu_has_a_place_for_everything_and_leaving_asks_first(visit: Visit) -> None:
    visitor = visit()
    links = visitor.create(game="euphrat-tigris", seats=[{"kind": "me"}, {"kind": "bot", "spec": "novice"}])
    page = visitor.go(f"/t/{links['table']}")
    page.click("button[aria-label='Table menu']")
    page.click(".menu button:has-text('Leave the table')")
    page.wait_for_selector(".sure:has-text('A bot plays on for you')")
    assert violations(page) == []
    page.click(".sure button:has-text('Stay')")
    page.click(".menu button:has-text('Give up and end the match')")
    page.click(".sure button:has-text('Give up')")
    page.wait_for_selector(".outcome:has-text('The match was given up')")
    page.click(".outcome .btn:has-text('Rematch')")
    page.wait_for_url(lambda url: links["table"] not in url)
