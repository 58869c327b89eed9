"""What a move costs and brings is said where it is made: on the map and beside it, on technologies and dice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.site import PHONE
from tests.browser.staged import Stage


def told_at(page: Page, anchor: str) -> str:
    """What stands at an element of the board that the pointer is on."""
    page.mouse.move(2, 2)
    page.wait_for_selector(".foretold", state="detached")
    page.hover(f"main .hit.can[data-anchor='{anchor}']", force=True)
    page.wait_for_selector(".foretold")
    return page.inner_text(".foretold")


def test_trades_and_sources_say_their_price_and_yield(visit: Visit, store: Path) -> None:
    page = Stage(visit(), store).show("trade")
    slot = page.locator("main .hit.can[data-anchor^='slot:']").first.get_attribute("data-anchor")
    assert re.match(r"Costs \d .+, brings \d .+; (your amphora|the \w+ get)", told_at(page, str(slot)))
    source = page.locator("main .hit.can[data-anchor^='area:']").first.get_attribute("data-anchor")
    assert re.match(r"Brings 1 \w+$", told_at(page, str(source)))


def test_a_step_says_what_waits_there(visit: Visit, store: Path) -> None:
    page = Stage(visit(), store).show("step")
    steps = page.locator(".offer[data-words^='step '], .offer[data-words^='haul ']").all_inner_texts()
    assert steps
    assert [one for one in steps if not re.search(r"\d of \d steps?", one)] == []


def test_discoveries_say_what_the_next_level_brings(visit: Visit, store: Path) -> None:
    page = Stage(visit(), store).show("research")
    page.wait_for_selector(".tech.can")
    for tech in page.locator(".tech.can").all():
        assert re.search(r"costs 1 tablet, brings \w+", str(tech.get_attribute("aria-label")))
    page.hover(".tech.can >> nth=0")
    page.wait_for_selector(".tipped:has-text('Costs 1 tablet, brings')")
    assert "brings" in page.inner_text(".offer[data-words^='discover'] >> nth=0")


def test_a_reroll_says_its_price_on_the_dice(visit: Visit, store: Path) -> None:
    """On those that may be rolled again, before it is chosen and while they are picked."""
    stage = Stage(visit(), store)
    for scene in ("may reroll", "reroll"):
        page = stage.show(scene)
        titles = [one.get_attribute("title") for one in page.locator(".stores-part .dice .can").all()]
        assert titles
        assert [one for one in titles if not re.search("costs 1 tablet|free this time", str(one))] == []


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_a_conquest_says_what_either_choice_means_at_the_settlement(locale: str, visit: Visit, store: Path) -> None:
    """On a phone as well: where it is chosen, there it stands."""
    page = Stage(visit(viewport=PHONE, locale=locale), store).show("conquer")
    place = page.locator("main .hit.can[data-anchor^='area:']")
    assert place.count() == 1
    for words, meant in (("raze", "nothing|nichts"), ("seize", "1 point|1 Punkt")):
        page.click(f".offer[data-words='{words}']")
        page.wait_for_selector(".foretold")
        assert re.search(meant, page.inner_text(".foretold"))
