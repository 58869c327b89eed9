"""The log is drawn from data: the player's mark, the symbol of a message, and the place on the board it speaks of."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.conftest import Visit
from tests.browser.playing import asked, click_anchors

GAMES = {"euphrat-tigris": "plate-", "catan": "mark-"}  # how the marks of players are called


def at_the_table(visit: Visit, game: str, language: str) -> Page:
    """A table at which I am asked, after at least one move: the first player is drawn by lot."""
    visitor = visit(locale=language)
    made = visitor.create(game=game, seats=[*[{"kind": "bot", "spec": "greedy"}] * 2, {"kind": "me"}])
    page: Page = visitor.go(f"/t/{made['table']}")
    while asked(page) and not page.query_selector(".log .place"):
        click_anchors(page, random.Random(1))
    return page


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_shows_who_and_points_where(game: str, language: str, visit: Visit) -> None:
    page = at_the_table(visit, game, language)
    said = page.locator(".log .say", has=page.locator(".place")).first
    marks = page.locator(".player > svg use").evaluate_all("all => all.map(one => one.getAttribute('href'))")
    names = page.locator(".player .nm").all_inner_texts()
    mark = said.locator(".who use").first.get_attribute("href") or ""
    assert mark.startswith("#" + GAMES[game])
    assert names[marks.index(mark)] == said.locator("b").first.inner_text()
    said.locator(".place").first.hover()
    anchor = (said.get_attribute("data-anchors") or "").split()[0]
    ring, place = (middle(page.locator(one).first) for one in (".ring", f'main [data-anchor="{anchor}"]'))
    assert ring == pytest.approx(place, abs=2)
    page.hover(".bar h1")
    page.wait_for_selector(".ring", state="detached")


def test_the_log_is_one_stop_and_arrows_walk_over_its_places(visit: Visit) -> None:
    page = at_the_table(visit, "catan", "en-GB")
    assert page.locator(".log ol [tabindex='0'], .log ol button.place:not([tabindex='-1'])").count() == 0
    page.focus(".log ol")
    page.keyboard.press("ArrowRight")
    place = page.locator(".log .place").first
    assert place.evaluate("one => one === document.activeElement")
    page.wait_for_selector(".ring")
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.matches('.place')")
    page.wait_for_selector(".ring", state="detached")


@pytest.mark.parametrize("game", GAMES)
def test_an_entry_has_the_same_symbol_in_both_languages(game: str, visit: Visit) -> None:
    page = at_the_table(visit, game, "en-GB")
    entries = page.locator(".log li")
    english = [symbols(entries.nth(i)) for i in range(entries.count())]
    assert any(symbol for _, symbol in english)
    sentence = page.inner_text(".log .say")
    page.click(".tool.lang")
    page.wait_for_function("known => document.querySelector('.log .say')?.innerText !== known", arg=sentence)
    assert [symbols(entries.nth(i)) for i in range(entries.count())] == english


def middle(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def symbols(entry: Locator) -> tuple[str, str]:
    """Which message an entry begins with, and the symbol beside it."""
    message, symbol = entry.evaluate(
        """one => [one.querySelector('.say')?.dataset.message ?? '',
                   one.querySelector(':scope > svg use')?.getAttribute('href') ?? '']"""
    )
    return str(message), str(symbol)


def test_a_bot_is_called_like_a_person_and_its_level_stands_beside_it(visit: Visit) -> None:
    page = at_the_table(visit, "catan", "en-GB")
    names = page.locator(".player .nm").all_inner_texts()
    assert [name for name in names if re.search(r"greedy|[()]", name)] == []
    assert page.locator(".player .level").all_inner_texts() == ["greedy", "greedy"]
