"""One server and one browser for all tests of the app; every visitor has cookies of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.site import STORE, Visitor, launched, served
from tests.server.post import PostOffice

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its tables."""
    return tmp_path_factory.mktemp("site") / STORE


@pytest.fixture(scope="session")
def post() -> Iterator[PostOffice]:
    """Where the server's letters arrive."""
    one = PostOffice()
    yield one
    one.close()


@pytest.fixture(scope="session")
def site(store: Path, post: PostOffice) -> Iterator[str]:
    with served(store.parent, more=["--smtp", post.url]) as url:
        yield url


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium: Browser, site: str) -> Iterator[Visit]:
    """Makes visitors, and at the end looks whether a page of theirs complained or asked another host."""
    visitors: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        visitors.append(Visitor(chromium, site, **wishes))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
    assert [said for visitor in visitors for said in visitor.complaints] == []
    assert {
        url for visitor in visitors for url in visitor.asked if not url.startswith((site, "data:", "blob:"))
    } == set()
