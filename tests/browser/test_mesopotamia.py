"""Mesopotamia by hand: a march by one click, battles by mouse, touch and keys, axe on every scene, six players."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.adviser import Adviser
from tests.browser.campaign import Campaign
from tests.browser.conftest import Visit
from tests.browser.playing import asked, chosen, click_move
from tests.browser.site import PHONE
from tests.browser.test_everyone import violations
from tests.browser.test_whole_games import shorter

SMALL = {"width": 1180, "height": 740}
MARCHES = "document.querySelectorAll('.hit.can[data-anchor^=\"area:\"]').length"
UNITS = ".hit[data-anchor^='troop:']"
LONGEST = 60  # questions of one battle


def test_a_whole_march_is_one_click_and_can_be_taken_back(visit: Visit) -> None:
    page = Campaign(visit(viewport=SMALL)).until("explore")
    page.locator(f"{UNITS}.can").first.click()
    page.wait_for_selector(f"{UNITS}.on")
    assert page.locator(".marks .goal").count() == page.evaluate(MARCHES) > 0
    goal = page.locator(".marks .goal.fight").first  # nothing is revealed where a tribe waits
    page.mouse.click(*middle(goal if goal.count() else page.locator(".marks .goal").first))
    page.wait_for_selector(".marks .way")
    words = chosen(page)
    assert words.startswith("march spearman")
    assert "step" in page.inner_text(f".offer[data-words='{words}']")
    page.click(".acts .btn.go")
    page.wait_for_selector(".log li:has-text('Spearman from')")
    page.wait_for_function("() => !document.querySelector('#prompt').innerText.includes('Explore')")
    if page.locator(".event").count():  # it came to light: this cannot be taken back
        return
    while page.locator("#prompt:has-text('Explore')").count() == 0:
        page.click(".acts .btn.undo:not([disabled])")
        page.wait_for_timeout(150)
    assert page.locator(f"{UNITS}.can").count() == 1


def test_a_march_by_keys_alone(visit: Visit) -> None:
    page = Campaign(visit(viewport=SMALL)).until("explore")
    walk_to(page, "troop:")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{UNITS}.on")
    walk_to(page, "area:")
    page.keyboard.press("Enter")
    page.wait_for_selector(".marks .way")
    assert "step" in page.inner_text(".sr[aria-live]:not([role])")
    page.keyboard.press("Enter")
    page.wait_for_selector(".log li:has-text('Spearman from')")


def test_what_a_unit_cannot_reach_says_so(visit: Visit) -> None:
    page = Campaign(visit(viewport=SMALL)).until("explore")
    page.locator(f"{UNITS}.can").first.click()
    page.wait_for_selector(f"{UNITS}.on")
    page.dispatch_event(".hit[data-anchor^='area:']:not(.can)", "click")
    page.wait_for_selector(".lens:has-text('Out of reach')")
    assert page.locator(f"{UNITS}.on").count() == 1


def by_mouse(page: Page, spot: Locator) -> None:
    spot.click()


def by_touch(page: Page, spot: Locator) -> None:
    spot.tap()


def by_keys(page: Page, spot: Locator) -> None:
    """Tab until it has the focus, then Enter."""
    for _ in range(90):
        if spot.evaluate("one => one === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {spot}.")


HANDS: dict[str, Callable[[Page, Locator], None]] = {"mouse": by_mouse, "touch": by_touch, "keys": by_keys}


@pytest.mark.parametrize("hand", HANDS)
def test_a_battle_to_its_end(hand: str, visit: Visit) -> None:
    """With knucklebones to stake, from the first compartment until somebody holds the area."""
    visitor = visit(viewport=PHONE, has_touch=True) if hand == "touch" else visit(viewport=SMALL)
    campaign = Campaign(visitor)
    campaign.until("raise", deeds=["token warfare"])
    page = campaign.until("stake")
    page.set_default_timeout(20_000)
    for _ in range(LONGEST):
        page.wait_for_selector(".battle-won, .decision.asked", state="attached")
        if page.locator(".battle li.battle-won").count():
            break
        answer(page, hand)
    page.wait_for_selector(".battle li.battle-won")
    assert "hold" in page.inner_text(".battle li.battle-won >> nth=-1")
    assert violations(page, board=False) == []
    before = page.locator(".battle .told li").count()
    HANDS[hand](page, page.locator(".battle .again"))
    page.wait_for_function("n => document.querySelectorAll('.battle .told li').length === n", arg=before)
    HANDS[hand](page, page.locator(".battle .away"))
    page.wait_for_selector(".battle", state="detached")


def answer(page: Page, hand: str) -> None:
    """One question of a battle, in the scene itself; only where a unit retreats to is chosen on the map."""
    number = page.get_attribute(".decision", "data-number")
    use = HANDS[hand]
    if page.locator(".battle .fill").count():
        stake(page, hand)
    elif page.locator(".battle .card.can").count():
        use(page, page.locator(".battle .card.can").first)
        use(page, page.locator(".battle .confirm"))
    elif page.locator(".battle .bare .can").count():
        use(page, page.locator(".battle .bare .can").first)
        if page.locator(".battle .confirm").count():
            use(page, page.locator(".battle .confirm"))
    elif page.locator(".offer").count():
        use(page, page.locator(".offer").first)
        use(page, page.locator(".acts .btn.go"))
    page.wait_for_function(
        "n => document.querySelector('.decision')?.dataset.number !== n || document.querySelector('.battle-won')",
        arg=number,
    )


def stake(page: Page, hand: str) -> None:
    more = page.locator(".battle .fill button").nth(1)
    if hand == "keys":
        page.wait_for_function("() => document.activeElement.matches('.battle input[type=range]')")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        return
    if more.is_enabled():
        HANDS[hand](page, more)
    HANDS[hand](page, page.locator(".battle .put"))


LIGHT, DARK = ("shade", SMALL), ("lamp", PHONE)


def test_axe_on_every_scene(visit: Visit) -> None:
    """Set-up, a march, all empires, an event, a battle: light on the desktop or dark on the phone, some in both."""
    visitor = visit(viewport=SMALL)
    campaign = Campaign(visitor, players=3)
    looked_at(campaign.until("choose-role"), ".decision.asked", LIGHT)
    page = campaign.until("explore")
    page.locator(f"{UNITS}.can").first.dispatch_event("click")
    page.locator(".hit.can[data-anchor^='area:']").first.dispatch_event("click")
    looked_at(page, ".marks .way", LIGHT)
    page.click(".chip.all")
    looked_at(page, ".empires", DARK)
    looked_at(campaign.until("choose-option", toward="event"), ".event", DARK)
    looked_at(campaign.until("stake"), ".battle .fill", LIGHT, DARK)


def looked_at(page: Page, scene: str, *looks: tuple[str, dict[str, int]]) -> None:
    page.wait_for_selector(scene)
    for theme, size in looks:
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        assert (scene, theme, violations(page, board=False)) == (scene, theme, [])
    page.set_viewport_size({"width": SMALL["width"], "height": SMALL["height"]})


def test_a_match_of_six(visit: Visit, store: Path) -> None:
    """Five rounds, one of six by hand: all that is asked can be clicked, and the end is told."""
    visitor = visit(viewport=SMALL)
    campaign = Campaign(visitor, players=6, pack=shorter("mesopotamia", "last_round", 5))
    page = visitor.go(f"/t/{campaign.table}")
    adviser = Adviser(store, campaign.table)
    lacking: set[str] = set()
    while asked(page):
        lacking.update(click_move(page, adviser.advises()))
    assert page.locator(".standing li").count() == 6
    assert lacking == set()


def middle(spot: Locator) -> tuple[float, float]:
    box = spot.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def walk_to(page: Page, kind: str) -> None:
    """The key that walks over what glows, until it is of a kind."""
    for _ in range(40):
        page.keyboard.press("n")
        if str(page.evaluate("document.querySelector('svg.board').dataset.cursor ?? ''")).startswith(kind):
            return
    raise AssertionError(f"Nothing that begins with {kind} glows.")
