"""The app offers a third language that is nothing but its .ftl files, and speaks it from the home page to the table."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.site import APP, ROOT, Visitor, served
from tests.contract import made_up
from tests.node import MODULES, node_program

PLAIN = re.compile(r"[A-Za-z]{3,}")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server from copies of package and app, both with the made-up language beside their English."""
    folder = tmp_path_factory.mktemp("third")
    package, app = folder / "package", folder / "web"
    ignored = shutil.ignore_patterns("static", "tests", "__pycache__", "node_modules")
    shutil.copytree(ROOT / "src" / "serai", package / "serai", ignore=ignored)
    shutil.copytree(ROOT / "web", app, ignore=ignored)
    (app / "node_modules").symlink_to(MODULES)
    made_up.invent(folder)
    build = [*node_program("vite/bin/vite.js"), "build", "--logLevel", "error", "--outDir", str(package / APP)]
    subprocess.run(build, cwd=app, env={**os.environ, "CI": "1"}, check=True, timeout=120)
    with served(folder, package) as url:
        yield url


def leaks(page: Page, selector: str) -> list[str]:
    """The texts under a selector that are not in the made-up language."""
    texts = page.locator(selector).all_inner_texts()
    assert texts, f"there is nothing at {selector}"
    return [text for text in texts if "⟦" not in text or PLAIN.search(text)]


def test_the_app_offers_the_language_and_speaks_it(chromium: Browser, address: str) -> None:
    visitor = Visitor(chromium, address)
    page = visitor.go("/")
    page.select_option("select.lang", made_up.LANGUAGE)
    page.wait_for_selector(".game h3:has-text('⟦Ｃ')")
    assert page.get_attribute("html", "lang") == made_up.LANGUAGE
    assert leaks(page, ".hero h1") == []
    assert leaks(page, ".game h3") == []
    made = visitor.create(game="catan", seats=[*[{"kind": "bot", "spec": "random"}] * 2, {"kind": "me"}])
    visitor.go(f"/t/{made['table']}")
    page.wait_for_selector(".decision .offer")
    assert leaks(page, ".decision h2") == []
    assert leaks(page, ".decision .offer") == []
    page.wait_for_selector(".log li .say")
    said = page.locator(".log li .say").all_inner_texts()
    names = page.locator(".player .nm").all_inner_texts()
    for name in names:
        said = [text.replace(name, "") for text in said]
    assert [text for text in said if "⟦" not in text or PLAIN.search(text)] == []
    page.reload()
    page.wait_for_selector(".decision .offer")
    assert page.input_value("select.lang") == made_up.LANGUAGE, "the choice is remembered"
    visitor.close()
