"""The pages around the tables: every game explained, everybody credited, nothing missing from a picture."""

from __future__ import annotations

import json
import re

import pytest

from tests.browser.conftest import Visit
from tests.browser.playing import asked
from tests.browser.site import PHONE, ROOT
from tests.browser.test_everyone import violations

GAMES = ["alexander", "catan", "cheops", "euphrat-tigris", "marco-polo-2", "mesopotamia", "tadmor"]
FIRST_LOAD = 250_000  # bytes without fonts
MISSING = """() => [...document.querySelectorAll('use')].map(one => one.getAttribute('href'))
  .filter(href => !document.getElementById(href.slice(1)))"""

# Of every game's card: how much of its picture is cut off, how wide the card is, how far words stick out of it.
CARDS = """() => [...document.querySelectorAll('.game')].map(card => {
    const box = card.getBoundingClientRect(), scene = card.querySelector('svg.scene');
    const {width, height} = scene.getBoundingClientRect(), drawn = scene.viewBox.baseVal;
    const share = (width / height) / (drawn.width / drawn.height);
    const right = one => one.getBoundingClientRect().right;
    const over = [...card.querySelectorAll('h3 *, p, .go2 *, .learn')].map(right);
    return [1 - Math.min(share, 1 / share), box.width, Math.max(...over) - box.right];
  })"""


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_explained_with_pictures_in_both_languages(game: str, visit: Visit) -> None:
    page = visit().go(f"/games/{game}")
    page.wait_for_selector(".how li svg")
    page.wait_for_selector(".rulelist h3")
    english, chapters = page.locator(".how li").all_inner_texts(), page.locator(".rulelist h3").all_inner_texts()
    assert len(english) == 6
    assert min(page.eval_on_selector_all(".how svg", "all => all.map(one => one.querySelectorAll('*').length)")) >= 6
    assert page.evaluate(MISSING) == []
    assert violations(page) == []
    page.click(".tool.lang")
    page.wait_for_function("old => document.querySelector('.rulelist h3').innerText !== old", arg=chapters[0])
    german = page.locator(".how li").all_inner_texts()
    assert len(set(english) & set(german)) == 0
    assert len(set(chapters) & set(page.locator(".rulelist h3").all_inner_texts())) <= 1  # "Jade" is Jade


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_on_the_credits_and_a_page_that_is_not_there(scheme: str, visit: Visit) -> None:
    visitor = visit(color_scheme=scheme)
    for path in ("/credits", "/nowhere", "/games/tadmor"):
        page = visitor.go(path)
        page.wait_for_selector("main h1")
        assert violations(page) == []


def test_the_credits_and_the_notice_name_the_same_icons(visit: Visit) -> None:
    page = visit().go("/credits")
    page.wait_for_selector("dd[lang=en]")
    shown = page.locator("dd[lang=en]").all_inner_texts()
    notice = re.sub(r"\s+", " ", (ROOT / "NOTICE").read_text("utf-8"))
    assert sum(len(line.split(", ")) for line in shown) > 20
    assert [line for line in shown if line not in notice] == []


def test_a_newcomer_is_told_what_to_do_and_a_match_then_waits(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.wait_for_selector(".game >> nth=5")
    assert page.locator(".game").count() == len(GAMES)
    assert page.evaluate("getComputedStyle(document.querySelector('.nothing')).display") == "grid"
    page.click(".nothing button")
    page.wait_for_selector(".board")
    assert asked(page)
    page = visitor.go("/")
    page.wait_for_selector(".match.mine")
    assert "Your turn" in page.inner_text(".match.mine")


@pytest.mark.parametrize("size", [(667, 375), (768, 1024), (820, 1180), (844, 390), (1024, 768), (1440, 900)])
def test_games_stand_in_a_grid_that_cuts_nothing_off(size: tuple[int, int], visit: Visit) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]}, locale="de-DE").go("/")
    page.wait_for_selector(".game svg.scene")
    for cut, wide, over in page.evaluate(CARDS):
        assert cut < 0.02
        assert wide >= 250
        assert over <= 0


def test_ones_own_match_is_deleted_after_a_question(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go("/")
    page.click(".go2 button >> nth=0")
    page.wait_for_url("**/t/*")
    page = visitor.go("/")
    page.wait_for_selector(".match .delete")
    page.click(".match .delete")
    page.wait_for_selector(".match .sure")
    assert violations(page) == []
    page.click(".match .sure .soft")  # kept
    page.wait_for_selector(".match .sure", state="detached")
    assert page.locator(".match .delete").count() == 1
    page.click(".match .delete")
    page.click(".match .sure button >> nth=0")
    page.wait_for_selector(".match .delete", state="detached")
    page.wait_for_selector(".nothing button")  # no match yet


def test_the_ladder_shows_what_was_measured(visit: Visit) -> None:
    reports = [json.loads(path.read_text("utf-8")) for path in (ROOT / "docs/strength").glob("*.json")]
    page = visit().go("/ladder")
    page.wait_for_selector(".ladder tr")
    assert page.locator(".ladder tr").count() == sum(len(report["bots"]) for report in reports)
    assert page.locator(".ladder section").count() == len({report["game"] for report in reports})


def test_the_ladder_names_the_mode_of_who_plays_alone(visit: Visit) -> None:
    """What equal strength would win means nothing there."""
    page = visit(locale="de-DE").go("/ladder")
    page.wait_for_selector(".ladder caption:has-text('allein, Solomodus: Belagerung von Ur')")
    alone = page.locator(".ladder table:has(caption:has-text('allein'))")
    assert alone.locator(".even").count() == 0


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en-GB", "99 of 100 choices within 1.3 s, the slowest in 12.5 s"),
        ("de-DE", "99 von 100 Entscheidungen in höchstens 1,3 s, die langsamste in 12,5 s"),
    ],
)
def test_the_ladder_tells_how_long_people_wait(locale: str, told: str, visit: Visit) -> None:
    report = json.loads(next((ROOT / "docs/strength").glob("*.json")).read_text("utf-8"))
    spec = report["table"][0]
    report |= {"late": {spec: 1.26}, "latest": {spec: 12.5}}
    visitor = visit(locale=locale)
    visitor.context.route("**/ladder.json", lambda route: route.fulfill(json=[report]))
    page = visitor.go("/ladder")
    page.wait_for_selector(".ladder tr .within")
    assert page.locator(".ladder .within").all_inner_texts() == [told]


@pytest.mark.parametrize("size", [(667, 375), (844, 390)])
def test_a_game_can_be_begun_from_its_page_on_a_low_screen(size: tuple[int, int], visit: Visit) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]}, locale="de-DE").go("/games/catan")
    page.wait_for_selector(".gamepage .acts .btn.go")
    box = page.locator(".gamepage .acts .btn.go").first.bounding_box()
    assert box
    assert box["y"] + box["height"] <= size[1]


@pytest.mark.parametrize("path", ["/credits", "/games/cheops", "/ladder"])
def test_phones_need_no_sideways_scrolling(path: str, visit: Visit) -> None:
    page = visit(viewport=PHONE, has_touch=True, locale="de-DE").go(path)
    page.wait_for_selector("main .card")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_every_table_loads_light_and_draws_with_pieces_that_exist(visit: Visit) -> None:
    """Everything a first visit to a table brings over the line, the position and the game's words included."""
    visitor = visit()
    for game in GAMES:
        seats = [{"kind": "me"}, *[{"kind": "bot", "spec": "random"}] * 2]
        table = visitor.create(game=game, seats=seats, confirm=False)["table"]
        fetched = visitor.weigh()
        page = visitor.go(f"/t/{table}")
        assert asked(page)
        page.wait_for_load_state("networkidle")
        assert page.evaluate(MISSING) == []
        light = fetched.without_fonts()
        assert 20_000 < sum(light.values()) < FIRST_LOAD, json.dumps(light)
        assert [name for name in light if re.search(r"/(how|How|GamePage|Credits|Home|Lobby)-", name)] == []
