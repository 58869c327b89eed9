"""The pages of an account: made, entered, reached, taken along, deleted; by keyboard, on phones, in both lights."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.site import PHONE, Visitor
from tests.browser.test_everyone import violations
from tests.server.post import PostOffice

OLD, NEW = "olives and dates", "thirteen camels walk"


def card(page: Page, title: str) -> str:
    return f".formcard:has(h2:text-is('{title}'))"


def make_account(visitor: Visitor, name: str) -> Page:
    page = visitor.go("/account")
    form = card(page, "Create an account")
    page.fill(f"{form} input[autocomplete=username]", name)
    page.fill(f"{form} input[type=password]", OLD)
    page.click(f"{form} button[type=submit]")
    page.wait_for_selector(card(page, "Password"))
    return page


def link_in(post: PostOffice, to: str, number: int, visitor: Visitor) -> str:
    """The path of the link in a letter."""
    return "/" + post.letter(to, number).split(f"{visitor.url}/")[1].split()[0]


def test_an_account_is_made_its_address_confirmed_and_a_lost_password_set_anew(visit: Visit, post: PostOffice) -> None:
    owner, stranger = visit(), visit()
    page = make_account(owner, "Zenobia")
    assert "zenobia" in page.inner_text(".lead")
    form = card(page, "E-mail")
    page.fill(f"{form} input", "zenobia@example.org")
    page.click(f"{form} button[type=submit]")
    page.wait_for_selector("[data-state=waits]")
    page = owner.go(link_in(post, "zenobia@example.org", 0, owner))
    page.click("main button[type=submit]")
    expect(page.locator(".done")).to_have_text("zenobia@example.org is confirmed.")
    page = owner.go("/account")
    page.wait_for_selector("[data-state=confirmed]")

    page = stranger.go("/account")
    page.click("text=Forgotten your password?")
    form = card(page, "A new password")
    page.fill(f"{form} input", "zenobia@example.org")
    page.click(f"{form} button[type=submit]")
    expect(page.locator(f"{form} .done")).to_contain_text("60 minutes")
    page = stranger.go(link_in(post, "zenobia@example.org", 1, stranger))
    page.fill("main input", NEW)
    page.keyboard.press("Enter")
    page.wait_for_selector(card(page, "Play on my phone too"))
    assert "zenobia" in page.inner_text(".lead")
    page = owner.go("/account")
    page.wait_for_selector(card(page, "Log in"))  # every other session has ended


def test_name_password_and_data(visit: Visit, post: PostOffice, tmp_path: Path) -> None:
    page = make_account(visit(), "Aurelian")
    form = card(page, "Your name")
    page.fill(f"{form} input", "Lucius")
    page.click(f"{form} button[type=submit]")
    expect(page.locator(f"{form} .done")).to_have_text("Saved.")
    expect(page.locator(".bar .me")).to_contain_text("Lucius")
    form = card(page, "Password")
    page.fill(f"{form} input >> nth=0", OLD)
    page.fill(f"{form} input >> nth=1", NEW)
    page.click(f"{form} button[type=submit]")
    expect(page.locator(f"{form} .done")).to_contain_text("changed")
    with page.expect_download() as taken:
        page.click("text=Download it")
    taken.value.save_as(tmp_path / "mine.json")
    assert json.loads((tmp_path / "mine.json").read_text("utf-8"))["person"]["name"] == "Lucius"
    page.click("text=Make a link")
    assert "/device?token=" in (page.get_attribute(".devicelink [data-link]", "data-link") or "")
    assert page.locator(".devicelink .qr").count() == 1


def test_an_account_is_deleted_only_with_password_and_a_tick(visit: Visit, post: PostOffice) -> None:
    visitor = visit()
    page = make_account(visitor, "Odainat")
    form = card(page, "Delete the account")
    page.fill(f"{form} input[type=password]", "wrong")
    page.click(f"{form} button[type=submit]")  # the browser asks for the tick
    assert page.locator(f"{form} .error").count() == 0
    page.check(f"{form} input[type=checkbox]")
    page.click(f"{form} button[type=submit]")
    expect(page.locator(f"{form} .error")).to_have_text("This is not your password.")
    page.fill(f"{form} input[type=password]", OLD)
    page.click(f"{form} button[type=submit]")
    page.wait_for_selector(".hero")
    page = visitor.go("/account")
    page.wait_for_selector(card(page, "Create an account"))
    visitor.complaints.clear()  # the browser itself complains of the refused request


def test_links_that_no_longer_work_say_so(visit: Visit, post: PostOffice) -> None:
    visitor = visit(locale="de-DE")
    for path in ("/reset", "/confirm"):
        page = visitor.go(f"{path}?token={'x' * 32}")
        if path == "/reset":
            page.fill("main input", NEW)
        page.click("main button[type=submit]")
        expect(page.locator(".error")).to_contain_text("schon benutzt oder abgelaufen")
    visitor.complaints.clear()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_account_pages(scheme: str, visit: Visit, post: PostOffice) -> None:
    visitor = visit(color_scheme=scheme)
    for path in ("/account", "/reset?token=x", "/confirm?token=x"):
        page = visitor.go(path)
        page.wait_for_selector(".formcard")
        assert violations(page) == []
    page = make_account(visitor, f"Axe {scheme}")
    page.wait_for_selector(card(page, "Play on my phone too"))
    assert violations(page) == []


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_phones_need_no_sideways_scrolling(locale: str, visit: Visit, post: PostOffice) -> None:
    visitor = visit(viewport=PHONE, has_touch=True, locale=locale)
    visitor.create(game="catan", seats=[{"kind": "me"}, {"kind": "link"}, {"kind": "link"}])
    for path in ("/account", "/reset?token=x", "/confirm?token=x"):
        page = visitor.go(path)
        page.wait_for_selector(".formcard")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        small = page.eval_on_selector_all(
            "main button, main .btn, main input:not([type=checkbox])",
            "all => all.filter(one => one.getBoundingClientRect().height < 44).map(one => one.outerHTML)",
        )
        assert small == []


def test_everything_is_reached_by_keyboard(visit: Visit, post: PostOffice) -> None:
    page = make_account(visit(), "Keys")
    page.wait_for_selector(card(page, "Play on my phone too"))
    wanted = page.locator("main :is(button, input, a)").count()
    seen = set()
    page.focus("main input >> nth=0")
    for _ in range(wanted):
        seen.add(
            page.evaluate(
                "[...document.querySelectorAll('main :is(button, input, a)')].indexOf(document.activeElement)"
            )
        )
        page.keyboard.press("Tab")
    assert seen == set(range(wanted))


def test_the_host_removes_a_guest(visit: Visit, post: PostOffice) -> None:
    host, guest = visit(), visit()
    links = host.create(game="catan", seats=[{"kind": "me"}, {"kind": "link"}, {"kind": "link"}])
    page = guest.go(links["seats"][1])
    page.fill("main input", "Noisy")
    page.click("main button[type=submit]")
    page.wait_for_selector(".decision")
    page = host.go(f"/t/{links['table']}")
    page.click("button[aria-label='Remove Noisy from the table']")
    expect(page.locator("button[aria-label='Remove Noisy from the table']")).to_have_count(0)
    expect(page.locator(".seated li.here")).to_have_count(1)  # the host's own seat; the others are free again
    guest.complaints.clear()  # what it looked at is no longer its own
