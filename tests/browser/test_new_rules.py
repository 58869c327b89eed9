"""The rules change while a table is being played: what its people read and decide, in a browser."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.playing import click_anchors, whose_turn
from tests.browser.site import DESKTOP, PHONE, STORE, Visitor, served

SEATS = [{"kind": "me"}, {"kind": "link"}]


class Site:
    """One release after another on the same store, with the same two people."""

    def __init__(self, folder: Path, browser: Browser) -> None:
        self.folder, self.browser = folder, browser
        self.table, self.common = "", 0

    def played(self) -> list[list[dict[str, object]]]:
        """Some moves by two people under the old rules; their cookies."""
        with served(self.folder) as url:
            host, friend = Visitor(self.browser, url), Visitor(self.browser, url)
            made = host.create(game="euphrat-tigris", seats=SEATS, confirm=False, name="Mira")
            self.table = made["table"]
            friend.go(made["seats"][1])
            friend.page.fill(".sit input", "Jonas")
            friend.page.click(".sit .btn.go")
            friend.page.wait_for_selector(".board")
            page = host.go(f"/t/{self.table}")
            mover = whose_turn(page, friend.page)
            for prompt in ("first action", "second action"):
                mover.wait_for_selector(f"#prompt:has-text('{prompt}')")
                click_anchors(mover, random.Random(3))
            other = friend.page if mover is page else page
            other.wait_for_selector("#prompt:has-text('first action')")
            cookies = [visitor.context.cookies() for visitor in (host, friend)]
            host.close()
            friend.close()
        return [[dict(one) for one in each] for each in cookies]

    def age(self) -> None:
        """What was played last leads elsewhere now: as if it had been played under the version before."""
        with sqlite3.connect(self.folder / STORE) as database:
            marked = database.execute("SELECT number FROM log WHERE mark IS NOT NULL ORDER BY number").fetchall()
            self.common = marked[-2][0]
            spoilt = "UPDATE log SET mark = substr(mark, 1, 8) || '0000000000000000' WHERE number > ?"
            database.execute(spoilt, (self.common,))
            database.execute("UPDATE matches SET rules = 1, current_rules = 1")

    def visit(self, url: str, cookies: list[dict[str, object]], **wishes: object) -> Page:
        visitor = Visitor(self.browser, url, **wishes)  # type: ignore[arg-type]
        port_free = [{**one, "url": url} for one in cookies]
        for one in port_free:
            for name in ("domain", "path"):
                one.pop(name, None)
        visitor.context.add_cookies(port_free)  # type: ignore[arg-type]
        return visitor.go(f"/t/{self.table}")


@pytest.fixture
def changed(tmp_path: Path, chromium: Browser) -> Iterator[tuple[Site, str, list[list[dict[str, object]]]]]:
    site = Site(tmp_path, chromium)
    cookies = site.played()
    site.age()
    with served(tmp_path) as url:
        yield site, url, cookies


def test_the_table_reads_what_changed_and_goes_on_when_both_agree(
    changed: tuple[Site, str, list[list[dict[str, object]]]],
) -> None:
    site, url, (mira, jonas) = changed
    page = site.visit(url, mira)
    page.wait_for_selector("#prompt:has-text('The rules have changed')")
    assert "before the last move of the match has been confirmed" in page.inner_text(".renewal")
    assert f"Up to move {site.common} of" in page.inner_text(".renewal")
    other = site.visit(url, jonas, viewport=PHONE, locale="de-DE", has_touch=True)
    other.wait_for_selector("#prompt:has-text('Die Regeln haben sich geändert')")
    page.click(".renewal .btn.go")
    page.wait_for_selector(".renewal .votes li.yes:has-text('Mira')")
    assert page.locator(".renewal .btn.go").is_disabled()
    other.wait_for_selector(".renewal .votes li.yes:has-text('Mira')")
    assert other.inner_text(".renewal .btn.go") == f"Ab Zug {site.common} weiterspielen"
    assert not other.evaluate("document.documentElement.scrollWidth > innerWidth")
    other.click(".renewal .btn.go")
    for one in (page, other):
        one.wait_for_selector(".renewal", state="detached")
    mover = whose_turn(page, other)
    assert "second action" in mover.inner_text("#prompt") or "zweite Aktion" in mover.inner_text("#prompt")
    click_anchors(mover, random.Random(4))
    (other if mover is page else page).wait_for_selector(".decision.asked")


def test_one_lets_it_rest_and_it_can_be_looked_at_and_taken_away(
    changed: tuple[Site, str, list[list[dict[str, object]]]],
) -> None:
    site, url, (mira, jonas) = changed
    page = site.visit(url, mira, viewport=DESKTOP)
    other = site.visit(url, jonas, viewport=DESKTOP)
    for one in (page, other):
        one.wait_for_selector(".renewal .btn.rest")
    other.click(".renewal .btn.rest")
    other.wait_for_selector(".renewal .btn.rest:has-text('Really')")
    other.click(".renewal .btn.rest")
    page.wait_for_selector("#prompt:has-text('This match rests')")
    assert "Jonas let the match rest" in page.inner_text(".renewal")
    with page.expect_download() as taken:
        page.click(".renewal .btn.rest")
    assert " table " not in Path(str(taken.value.path())).read_text("utf-8")
    page.click(".renewal .btn.go")
    page.wait_for_selector(".replaying, .slider, input[type=range]")
    home = site.visit(url, mira).context.new_page()
    home.goto(url + "/")
    home.wait_for_selector(".match:has-text('Rests')")
