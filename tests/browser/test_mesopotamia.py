"""Mesopotamia by hand: marches, stakes, battles by mouse, touch and keys and seen again; axe on scenes; sizes."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.adviser import Adviser
from tests.browser.conftest import Visit
from tests.browser.playing import asked, by_keyboard, chosen, click_move
from tests.browser.site import PHONE
from tests.browser.staged import SCENES, Stage
from tests.browser.test_everyone import violations
from tests.browser.test_whole_games import shorter

SMALL = {"width": 1180, "height": 740}
MARCHES = "document.querySelectorAll('.hit.can[data-anchor^=\"area:\"]').length"
UNITS = ".hit[data-anchor^='troop:']"
LONGEST = 60  # questions of one battle, or of one turn
ANOTHER = "number => document.querySelector('.decision')?.dataset.number !== number"  # question than that
ASKED_ANEW = "number => document.querySelector(`.decision.asked:not([data-number='${number}'])`)"
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"

# ---------------------------------------------------------------- marches


def test_a_whole_march_is_one_click_and_can_be_taken_back(visit: Visit, store: Path) -> None:
    page = Stage(visit(viewport=SMALL), store).show("explore")
    goals = page.locator(".marks .goal.fight")  # nothing is revealed where a tribe waits
    for i in range(page.locator(f"{UNITS}.can").count()):
        page.locator(f"{UNITS}.can").nth(i).dispatch_event("click")
        page.wait_for_selector(f"{UNITS}.on")
        if goals.count():
            break
        page.locator(f"{UNITS}.on").dispatch_event("click")
    assert page.locator(".marks .goal").count() == page.evaluate(MARCHES) > 0
    page.mouse.click(*middle(goals.first))
    page.wait_for_selector(".marks .way")
    words = chosen(page)
    assert words.startswith("march ")
    assert "step" in page.inner_text(f".offer[data-words='{words}']")
    page.click(".acts .btn.go")
    page.wait_for_selector("#prompt:not(:has-text('Explore'))")
    page.wait_for_selector(".decision.asked")
    while page.locator("#prompt:has-text('Explore')").count() == 0:
        number = page.get_attribute(".decision", "data-number")
        page.click(".acts .btn.undo:not([disabled])")
        page.wait_for_function(ASKED_ANEW, arg=number)
    assert page.locator(f"{UNITS}.can").count() > 0


def test_a_march_by_keys_alone_and_what_is_out_of_reach(visit: Visit, store: Path) -> None:
    page = Stage(visit(viewport=SMALL), store).show("explore")
    walk_to(page, "troop:")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"{UNITS}.on")
    page.dispatch_event(".hit[data-anchor^='area:']:not(.can)", "click")
    page.wait_for_selector(".lens:has-text('Out of reach')")
    assert page.locator(f"{UNITS}.on").count() == 1
    walk_to(page, "area:")
    page.keyboard.press("Enter")
    page.wait_for_selector(".marks .way")
    assert "step" in page.inner_text(".sr[aria-live]:not([role])")
    before = page.get_attribute(".decision", "data-number")
    page.keyboard.press("Enter")
    page.wait_for_function(ANOTHER, arg=before)


def test_a_turn_by_keys_alone(visit: Visit, store: Path) -> None:
    """Whatever the keys choose in the list, until it is another's turn."""
    page = Stage(visit(viewport=SMALL), store).show("turn")
    dice, turns = random.Random(3), page.locator(".log [data-message='turn']")
    before = turns.count()
    for _ in range(LONGEST):
        if turns.count() > before:
            break
        assert asked(page)
        by_keyboard(page, dice)
    assert turns.count() > before


# ---------------------------------------------------------------- battles


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


BATTLES = [("stake", "mouse"), ("stake", "touch"), ("stake", "keys"), ("simple", "touch"), ("arm", "mouse")]


@pytest.mark.parametrize(("scene", "hand"), BATTLES)
def test_a_battle_to_its_end(scene: str, hand: str, visit: Visit, store: Path) -> None:
    """By the book, simple and alone: from the first question until somebody holds the area; then told again."""
    visitor = visit(viewport=PHONE, has_touch=True) if hand == "touch" else visit(viewport=SMALL)
    page = Stage(visitor, store).show(scene)
    if scene == "arm":
        armed_in_any_order(page)
    for _ in range(LONGEST):
        page.wait_for_selector(".battle-won, .decision.asked", state="attached")
        if page.locator(".battle li.battle-won").count():
            break
        answer(page, hand)
    page.wait_for_selector(".battle li.battle-won")
    assert "hold" in page.inner_text(".battle li.battle-won >> nth=-1")
    assert page.locator(".battle .banner:has-text('holds the area')").count() == 1
    assert violations(page, board=False) == []
    told = page.locator(".battle .told li").count()
    HANDS[hand](page, page.locator(".battle .again"))
    page.wait_for_function("n => document.querySelectorAll('.battle .told li').length === n", arg=told)
    HANDS[hand](page, page.locator(".battle .away"))
    page.wait_for_selector(".battle", state="detached")


def armed_in_any_order(page: Page) -> None:
    """The last card is armed before the first one, which loses nothing by that; then it is enough."""
    for card, laid in ((page.locator(".battle .card.can").last, 1), (page.locator(".battle .card.can").first, 2)):
        number = page.get_attribute(".decision", "data-number")
        card.click()
        page.click(".battle .purses .can >> nth=0")
        page.click(".battle .confirm")
        page.wait_for_function(ANOTHER, arg=number)
        assert page.locator(".battle .bones .laid").count() == laid
    number = page.get_attribute(".decision", "data-number")
    page.click(".battle .bare .can")
    page.wait_for_function(ANOTHER, arg=number)


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
    """One in each compartment, as far as there are any."""
    if hand == "keys":
        page.wait_for_function("() => document.activeElement.matches('.battle .amount')")
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Tab")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        return
    for more in page.locator(".battle .fill button:last-child").all():
        if more.is_enabled():
            HANDS[hand](page, more)
    HANDS[hand](page, page.locator(".battle .put"))


def test_stakes_by_buttons_wheel_and_keys_never_exceed_the_purse(visit: Visit, store: Path) -> None:
    page = Stage(visit(viewport=SMALL), store).show("stake")
    filled = page.locator(".battle .fill")
    purse = int(page.inner_text(".battle .purse").split()[0])
    filled.nth(0).locator("button").nth(1).click()
    filled.nth(1).hover()
    page.mouse.wheel(0, -120)
    page.wait_for_selector(".battle .tactics .amount:text('1')")
    page.locator(".battle .mobility .amount").focus()
    page.keyboard.press("End")
    assert page.get_attribute(".battle .put", "data-stake") == f"1 1 {purse - 2}"
    assert filled.nth(0).locator("button").nth(1).is_disabled()
    page.keyboard.press("Home")
    page.click(".battle .put")
    for part, count in (("Strength", 1), ("Tactics", 1), ("Mobility", 0)):
        page.wait_for_selector(f".log :text('You stake {count} on {part}')")


def test_a_retreat_is_clicked_on_the_map(visit: Visit, store: Path) -> None:
    page = Stage(visit(viewport=SMALL), store).show("retreat")
    assert page.locator(".battle").count() == 0  # the map is asked about: the battle lies aside
    page.click(".tools .strong")
    page.wait_for_selector(".battle")
    page.click(".battle .away")
    goal = page.locator(".hit.can[data-anchor^='area:']").first
    name = str(goal.get_attribute("aria-label")).split(",")[0]
    page.mouse.click(*middle(goal))
    page.wait_for_selector(".ghost")
    page.click(".acts .btn.go")
    page.wait_for_selector(f".log [data-message='retreats']:has-text('{name}')")


# What stands on cards, without what a unit meets just now.
CARDS = """() => [...document.querySelectorAll('.battle .card:not(.out)')]
  .map(one => one.querySelector('.sr').textContent.split(', ').slice(0, 4).join()).sort()"""


def test_a_battle_is_seen_again_from_its_lines_in_the_log(visit: Visit, store: Path) -> None:
    """What the log tells leads to the same field; it can be halted, stepped through, begun at any of its sentences."""
    page = Stage(visit(viewport=SMALL), store).show("tire")
    stand = page.evaluate(CARDS)
    page.locator(".log .again").first.click()
    page.wait_for_selector(".battle.again")
    page.click(".battle .pause")
    at = page.get_attribute(".battle", "data-shown")
    page.click(".battle .on")
    assert page.get_attribute(".battle", "data-shown") == str(int(at or 0) + 1)
    assert page.get_attribute(".battle", "data-phase") == "stakes"
    page.click(".battle .to-end")
    assert page.evaluate(CARDS) == stand
    assert violations(page, board=False) == []
    page.locator(".log [data-message='fight-won']").first.click()
    page.wait_for_selector(".battle[data-phase='fights'] li.fight-won.now")
    because = page.inner_text(".battle .because")
    assert "wins" in because
    assert page.get_attribute(".battle .pause", "title") == "Go on"  # it stands still there
    assert page.locator(".battle li.fight-won.now").count() == 1
    page.click(".battle .away")
    page.wait_for_selector(".battle:not(.again)")  # the one that is still being fought


# ---------------------------------------------------------------- every scene


LIGHT, DARK = ("shade", SMALL), ("lamp", PHONE)
Look = tuple[str, dict[str, int]]
SEEN: list[tuple[str, str, tuple[Look, ...]]] = [
    ("role", ".decision.asked", (LIGHT,)),
    ("empire", ".choosing", (LIGHT, DARK)),
    ("home", ".offer-cell", (DARK,)),
    ("mission", ".mission.can", (LIGHT,)),
    ("turn", ".tech.can", (DARK,)),
    ("sail", ".offered-water", (LIGHT,)),
    ("build", ".decision.asked", (DARK,)),
    ("research", ".decision.asked", (LIGHT,)),
    ("gather", ".decision.asked", (DARK,)),
    ("new die", ".chip.can", (LIGHT,)),
    ("reroll", ".decision.asked", (DARK,)),
    ("option", ".event", (LIGHT, DARK)),
    ("order", ".decision.asked", (LIGHT,)),
    ("stake", ".battle .fill", (LIGHT, DARK)),
    ("stake for a tribe", ".battle .fill", (DARK,)),
    ("lay", ".battle .card.can", (LIGHT, DARK)),
    ("rows", ".battle .card.can", (LIGHT, DARK)),
    ("tire", ".battle .bare .can", (LIGHT, DARK)),
    ("retreat", ".tools .strong", (LIGHT,)),
    ("conquer", ".decision.asked", (DARK,)),
    ("simple", ".battle .sums", (LIGHT, DARK)),
    ("sacrifice", ".decision.asked", (LIGHT,)),
    ("arm", ".battle .purses", (LIGHT, DARK)),
    ("meet", ".battle .card.can", (DARK,)),
    ("duel", ".race", (LIGHT,)),
    ("siege", ".race", (DARK,)),
    ("guardians", ".race", (LIGHT,)),
    ("over", ".scores", (LIGHT, DARK)),
    ("garden", ".hit.can[data-anchor^='garden:']", (LIGHT,)),
    ("six late", ".tech.can", (DARK,)),
    ("trade", ".hit.can[data-anchor^='slot:']", (LIGHT, DARK)),
    ("may reroll", ".stores-part .dice .can", (DARK,)),
    ("step", ".decision.asked", (LIGHT,)),
    ("pinned", "svg.board .pin", (DARK,)),
    ("duel won", ".scores", (DARK,)),
    ("siege won", ".outcome .decided", (LIGHT,)),
    ("guardians lost", ".outcome .decided", (DARK,)),
]


def test_axe_on_every_scene(visit: Visit, store: Path) -> None:
    """Light on the desktop or dark on the phone, the larger scenes in both; in the solo modes with all empires open."""
    stage = Stage(visit(viewport=SMALL), store)
    for name, scene, looks in SEEN:
        page = stage.show(name)
        page.wait_for_selector(scene)
        if scene == ".race":
            page.click(".race")
            page.wait_for_selector(".empires")
        looked_at(page, name, *looks)
    page = stage.show("explore")
    page.locator(f"{UNITS}.can").first.dispatch_event("click")
    page.locator(".hit.can[data-anchor^='area:']").first.dispatch_event("click")
    page.wait_for_selector(".marks .way")
    looked_at(page, "march", LIGHT)


def looked_at(page: Page, scene: str, *looks: Look) -> None:
    for theme, size in looks:
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        assert (scene, theme, violations(page, board=False)) == (scene, theme, [])
    page.set_viewport_size({"width": SMALL["width"], "height": SMALL["height"]})


SIZES = [
    (360, 740),
    (667, 375),
    (768, 1024),
    (820, 1180),
    (844, 390),
    (1024, 768),
    (1280, 720),
    (1440, 900),
    (2560, 1440),
]
# Parts of my side that lie over each other, and words that leave their box.
CROWDED = """() => {
  const box = one => one.getBoundingClientRect();
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const clash = (first, second) => [...document.querySelectorAll(first)].flatMap((a, i) =>
    [...document.querySelectorAll(second)].filter((b, k) => (first !== second || k > i) && over(box(a), box(b)))
      .map(b => a.className + ' over ' + b.className));
  const wide = [...document.querySelectorAll('.side-of-mine button, .battle button, .battle h2, .battle h3')]
    .filter(one => one.getClientRects().length && one.scrollWidth > one.clientWidth + 1)
    .map(one => 'too wide: ' + one.innerText);
  const words = [...document.querySelectorAll('.mission .name')].filter(one =>
    over(box(one), box(one.parentElement.querySelector('.needs'))) && one.getClientRects().length);
  return [...clash('.side-of-mine > .part', '.side-of-mine > .part'),
    ...clash('.battle .card', '.battle .card'), ...wide, ...words.map(one => 'under symbols: ' + one.innerText)];
}"""
# Where the question is about the technologies they are in sight.
IN_SIGHT = """() => Math.max(...[...document.querySelectorAll('.tech')].map(one => one.getBoundingClientRect().bottom))
    <= document.querySelector('.tabs').getBoundingClientRect().top"""
# How high the map is, and whether what confirms an answer, in a battle its stakes, can be tapped without scrolling.
PHONED = """() => {
  const go = document.querySelector('.battle :is(.put, .confirm)') ?? document.querySelector('.acts .btn:last-child');
  const box = go?.getBoundingClientRect();
  const seen = !box || go.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2))
    || document.querySelector('.battle, .event, .choosing, .empires') !== null && !go.closest('.battle');
  return [document.querySelector('svg.board').clientHeight, seen];
}"""
# Buttons that zoom lie beside what is drawn, where the whole board is seen.
ZOOM = """() => {
  const zoom = document.querySelector('.zoomer').getBoundingClientRect();
  return [...document.querySelectorAll('.hit[data-anchor^="slot:"]')].filter(one => {
    const slot = one.getBoundingClientRect();
    return slot.right > zoom.left && slot.bottom > zoom.top && slot.left < zoom.right && slot.top < zoom.bottom;
  }).map(one => one.dataset.anchor);
}"""
WHOLE = {(1024, 768), (1280, 720), (1440, 900), (2560, 1440)}


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_nothing_lies_over_anything_at_any_size(language: str, visit: Visit, store: Path) -> None:
    stage = Stage(visit(viewport=SMALL, locale=language), store)
    for scene in ("turn", "mission", "tire", "stake"):
        page = stage.show(scene)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            assert (scene, width, page.evaluate(CROWDED)) == (scene, width, [])
            if scene == "turn" and (width, height) in WHOLE:
                assert (width, page.evaluate(ZOOM)) == (width, [])


@pytest.mark.parametrize("scene", ["late", "turn", "six late"])
def test_a_small_phone_shows_question_and_technologies(scene: str, visit: Visit, store: Path) -> None:
    """With two, four and six at the table, and all dice that a ziggurat brings."""
    page = Stage(visit(viewport={"width": 360, "height": 740}, locale="de-DE"), store).show(scene)
    page.evaluate(DRAWN)
    assert page.evaluate(IN_SIGHT)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_a_third_of_a_phone_is_map_whatever_is_asked(locale: str, visit: Visit, store: Path) -> None:
    """And what confirms an answer is in sight."""
    stage = Stage(visit(locale=locale), store)
    for scene in (name for name in SCENES if SCENES[name].asked != "over"):
        page = stage.show(scene)
        for width, height in ((360, 740), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            high, confirmed = page.evaluate(PHONED)
            assert (scene, width, high * 3 >= height) == (scene, width, True)
            assert (scene, width, confirmed) == (scene, width, True)


ENDS = {
    "duel won": ("You win", ["beaten", "you rank as"]),
    "duel lost": ("You lose", ["and win"]),
    "siege won": ("You win", ["the siege is won", "you rank as"]),
    "siege lost": ("You lose", ["the siege is lost"]),
    "guardians won": ("You win", ["Assur is saved", "you rank as"]),
    "guardians lost": ("You lose", ["Assur has fallen"]),
}


def test_the_end_of_a_mode_says_why(visit: Visit, store: Path) -> None:
    stage = Stage(visit(viewport=PHONE), store)
    for name, (title, reasons) in ENDS.items():
        page = stage.show(name)
        page.wait_for_selector(".outcome .decided")
        assert (name, page.inner_text("#prompt")) == (name, title)
        told = page.locator(".outcome .decided").all_inner_texts()
        assert [reason for reason in reasons if not any(reason in one for one in told)] == []
        assert page.locator(".scores").count() == int(name.startswith("duel"))


def test_what_is_built_says_what_it_costs(visit: Visit, store: Path) -> None:
    page = Stage(visit(viewport=SMALL), store).show("garden")
    lines = page.locator(".offer:not(.rest):not(.more)").all_inner_texts()
    built = [one for one in lines if "Build nothing more" not in one]
    assert built
    assert [one for one in built if "\ncosts " not in one.lower()] == []


def test_an_empire_is_chosen_by_its_card(visit: Visit, store: Path) -> None:
    page = Stage(visit(viewport=SMALL), store).show("empire")
    cards = page.locator(".choosing .empire")
    assert cards.count() == page.locator(".offer").count()
    name = cards.nth(1).locator("> b").inner_text()
    cards.nth(1).click()
    page.click(".choosing .confirm")
    page.wait_for_selector(f".log :text('leads the {name}')")


def test_a_match_of_six(visit: Visit, store: Path) -> None:
    """Five rounds, one of six by hand: all that is asked can be clicked, and the end is told."""
    visitor = visit(viewport=SMALL)
    seats = [{"kind": "me"}, *({"kind": "bot", "spec": "greedy"} for _ in range(5))]
    pack = shorter("mesopotamia", "last_round", 5)
    table = str(visitor.create(game="mesopotamia", seats=seats, pack=pack, confirm=False, shuffle=False)["table"])
    page = visitor.go(f"/t/{table}")
    adviser = Adviser(store, table)
    lacking: set[str] = set()
    while asked(page):
        lacking.update(click_move(page, adviser.advises()))
    assert page.locator(".standing li").count() == 6
    assert page.locator(".scores thead th[scope=col]").count() == 7
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
