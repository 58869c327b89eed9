"""What anybody can read and reach on Mesopotamia's table, at every size, at 200 %, in both languages: words on the map
stay apart and are large enough, nothing that can be used lies outside the window or under something else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.staged import Stage
from tests.browser.test_mesopotamia import SIZES as THERE

SIZES = [*THERE, (390, 844)]
HALVED = [(640, 360), (720, 450), (512, 384)]  # desktops and a tablet at 200 %
PHONE_HALVED = (195, 422)  # a phone at 200 %: what does not fit is scrolled to

# Words of the board as boxes that turn with them, as far as they are in the window of the board; what stands in one
# `text` belongs together. Names of areas that lie half outside are a swipe away.
WORDS = """() => {
  const board = document.querySelector('svg.board'), frame = board.getBoundingClientRect();
  const corners = one => {
    const matrix = one.closest('text').getScreenCTM();
    const all = Array.from({length: one.getNumberOfChars()}, (_, i) => one.getExtentOfChar(i));
    const [left, right] = [Math.min(...all.map(c => c.x)), Math.max(...all.map(c => c.x + c.width))];
    const top = Math.min(...all.map(c => c.y + c.height * 0.24));
    const low = Math.max(...all.map(c => c.y + c.height * 0.8));
    return [[left, top], [right, top], [right, low], [left, low]].map(([x, y]) => {
      const at = new DOMPoint(x, y).matrixTransform(matrix);
      return [at.x, at.y];
    });
  };
  const apart = (a, b) => [[a, b], [b, a]].some(([one, other]) => one.some(([x, y], i) => {
    const [u, v] = one[(i + 1) % 4], long = Math.hypot(u - x, v - y) || 1;
    const along = all => all.map(([p, q]) => (p * (v - y) + q * (x - u)) / long);
    const [m, n] = [along(one), along(other)];
    return Math.min(Math.max(...m), Math.max(...n)) - Math.max(Math.min(...m), Math.min(...n)) < 1.5;
  }));
  const words = [...board.querySelectorAll('text:not(.halo)')].flatMap(text => {
    const lines = [...text.querySelectorAll('tspan')];
    return (lines.length ? lines : [text]).filter(one => one.textContent.trim()).map(one =>
      ({text, said: one.textContent.trim(), at: corners(one)}));
  }).filter(({at}) => at.some(([x, y]) => x > frame.left && x < frame.right && y > frame.top && y < frame.bottom));
  const met = words.flatMap((a, i) => words.slice(i + 1).filter(b => a.text !== b.text && !apart(a.at, b.at))
    .map(b => `${a.said} on ${b.said}`));
  const small = words.filter(({text}) => {
    const matrix = text.getScreenCTM();
    return Math.hypot(matrix.a, matrix.b) * parseFloat(getComputedStyle(text).fontSize) < 11;
  }).map(({said}) => `small: ${said}`);
  return [...met, ...small];
}"""

# Buttons that cannot be scrolled to, that lie under something else or are too small for a finger, and words beside the
# map that are too small. What lies under an open scene is out of use.
CONTROLS = """() => {
  const shown = one => {
    const style = getComputedStyle(one);
    return style.visibility !== 'hidden' && +style.opacity > 0 && one.getClientRects().length > 0;
  };
  const scene = document.querySelector('.battle, .event, .choosing, .empires, .scores');
  const over = scene?.getBoundingClientRect();
  const beneath = box => over && box.left < over.right && box.right > over.left && box.top < over.bottom
    && box.bottom > over.top;
  const found = [];
  const all = [...document.querySelectorAll('.table button, .table input')].filter(one =>
    shown(one) && !one.matches(':disabled, .more') && !one.closest('svg'));
  for (const one of all) {
    const box = one.getBoundingClientRect();
    const name = (one.innerText || one.getAttribute('aria-label') || one.className).trim().slice(0, 30);
    let [left, right, top, low, scrolls] = [box.left, box.right, box.top, box.bottom, false];
    for (let up = one; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (up !== one && style.overflow !== 'visible') {
        const frame = up.getBoundingClientRect();
        [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
        [top, low] = [Math.max(top, frame.top), Math.min(low, frame.bottom)];
        scrolls ||= /auto|scroll/.test(style.overflowX + style.overflowY)
          && (up.scrollHeight > up.clientHeight || up.scrollWidth > up.clientWidth);
      }
      if (style.position === 'fixed') break;
    }
    scrolls ||= document.documentElement.scrollHeight > innerHeight;
    const outside = right - left < 4 || low - top < 4 || left < -1 || right > innerWidth + 1 || low > innerHeight + 1;
    if (outside) { if (!scrolls) found.push(`out of reach: ${name}`); continue; }
    if (!scene?.contains(one) && beneath(box)) continue;
    const at = document.elementFromPoint((left + right) / 2, (top + low) / 2);
    if (at && !one.contains(at)) found.push(`covered: ${name}, by ${at.className?.baseVal ?? at.className}`);
    if (Math.min(box.width, box.height) < 24 && !one.closest('.ask, .log, .sub')) found.push(`too small: ${name}`);
    if (one.scrollWidth > one.clientWidth + 2 && !one.querySelector('.tick')) found.push(`too narrow: ${name}`);
  }
  const words = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
  for (let one = words.nextNode(); one; one = words.nextNode()) {
    const size = parseFloat(getComputedStyle(one.parentElement).fontSize);
    if (one.data.trim() && size > 0 && size < 11 && shown(one.parentElement) && !one.parentElement.closest('svg, .sr'))
      found.push(`small: ${one.data.trim()}`);
  }
  return [...new Set(found)];
}"""

SCENES = ["first", "six late", "siege", "guardians late", "duel won", "over"]
LAID = ["stake", "tire", "simple", "arm", "option", "empire", "mission", "new die", "explore", "build"]


def sized(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(200)


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_words_and_controls_at_every_size(locale: str, visit: Visit, store: Path) -> None:
    """The map from the first turn to the end; in German, whose words are longer, what lies over it as well."""
    stage = Stage(visit(locale=locale), store)
    for name in SCENES if locale == "en-GB" else [*SCENES, *LAID]:
        page = stage.show(name)
        for width, height in [*SIZES, *HALVED]:
            sized(page, width, height)
            if name in SCENES:
                assert (name, width, page.evaluate(WORDS)) == (name, width, [])
            assert (name, width, page.evaluate(CONTROLS)) == (name, width, [])


def test_the_sum_of_the_final_scoring_is_seen_at_once(visit: Visit, store: Path) -> None:
    """Without scrolling, at every size."""
    for locale in ("en-GB", "de-DE"):
        page = Stage(visit(locale=locale), store).show("over")
        for width, height in SIZES:
            sized(page, width, height)
            box, scene = page.locator(".scores tfoot td").last.bounding_box(), page.locator(".scores").bounding_box()
            assert box
            assert scene
            assert box["y"] + box["height"] <= min(height, scene["y"] + scene["height"]) + 1, (locale, width)
            assert box["x"] + box["width"] <= width + 1, (locale, width)


def test_a_phone_at_twice_the_size(visit: Visit, store: Path) -> None:
    """Everything is a scroll away, and nothing lies over it; scenes are read without scrolling sideways."""
    stage = Stage(visit(locale="de-DE"), store)
    wide = "document.querySelector('.battle, .event, .choosing')?.scrollWidth ?? 0"
    for name in ("first", "siege", "stake", "option", "empire", "tire", "rows", "simple", "meet"):
        page = stage.show(name)
        sized(page, *PHONE_HALVED)
        assert (name, page.evaluate(CONTROLS)) == (name, [])
        assert (name, page.evaluate(wide) <= PHONE_HALVED[0]) == (name, True)


# Names of areas that reach into the frame of the country, which is inlaid around it from 0 outwards.
FRAMED = """() => [...document.querySelectorAll('svg.board text.name:not(.halo)')].filter(one => one.getBBox().y < -8)
  .map(one => one.textContent)"""


def test_names_of_areas_keep_off_the_frame(visit: Visit, store: Path) -> None:
    stage = Stage(visit(locale="de-DE"), store)
    page = stage.show("first")
    for width, height in SIZES:
        sized(page, width, height)
        assert (width, page.evaluate(FRAMED)) == (width, [])


def test_the_names_of_rivers_are_written_over_ships(visit: Visit, store: Path) -> None:
    page = Stage(visit(), store).show("conquer")
    pieces = "svg.board text, svg.board use[href='#ms-ship'][width='58']"  # on the map
    drawn = page.locator(pieces).evaluate_all("all => all.map(one => one.getAttribute('href') ?? one.textContent)")
    assert "#ms-ship" in drawn
    last = len(drawn) - 1 - drawn[::-1].index("#ms-ship")
    assert all(drawn.index(name) > last for name in ("Euphrates", "Tigris", "Khabur", "Royal Canal"))


def test_the_faces_of_a_new_die_are_told_before_its_colour_is_chosen(visit: Visit, store: Path) -> None:
    """By their signs on the chips, by their names in the list."""
    page = Stage(visit(viewport={"width": 390, "height": 844}), store).show("new die")
    assert "Earth, Water, House, Barley, Fate, Star" in page.inner_text(".offer[data-words='colour white']")
    for chip in page.locator(".chip.can").all():
        assert chip.locator(".faces svg").count() == 6


def test_missions_to_choose_from_ask_for_what_they_want_in_one_row(visit: Visit, store: Path) -> None:
    page = Stage(visit(), store).show("mission")
    for size in SIZES:
        sized(page, *size)
        tall = page.locator(".mission .needs").evaluate_all("all => all.map(one => one.clientHeight)")
        assert max(tall) <= 30, size


def test_nothing_of_the_solo_modes_lies_on_the_map(visit: Visit, store: Path) -> None:
    """How near the other side is to winning stands beside the player, and opens both empires."""
    stage = Stage(visit(), store)
    for name, said in (
        ("siege", r"Their victory: \d+ of \d+"),
        ("guardians", "Wave \\d of 6"),
        ("duel", "\\d+ points?"),
    ):
        page = stage.show(name)
        for width, height in (*SIZES, *HALVED):
            sized(page, width, height)
            assert page.locator(".boardwrap .tools button").count() == 0
            assert re.search(said, page.inner_text(".player .race")), (name, width)
        page.click(".player .race")
        page.wait_for_selector(".empires")


@pytest.mark.parametrize(
    ("locale", "why"), [("en-GB", r"Pinned: \d against \d"), ("de-DE", r"Festgenagelt: \d gegen \d")]
)
def test_a_pinned_unit_says_why(locale: str, why: str, visit: Visit, store: Path) -> None:
    """It is marked on the map; under the pointer and for the keyboard it tells the numbers and the rule."""
    page = Stage(visit(locale=locale), store).show("pinned")
    assert page.locator("svg.board .pin").count() > 0
    told = []
    for one in page.locator(".hit[data-about^='troop:'][data-about*='/0@']").all():
        one.hover(force=True)
        page.wait_for_selector(".lens")
        told.append(page.inner_text(".lens"))
    assert any(re.search(why, one) for one in told)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_newcomer_reads_what_is_missing_and_what_comes_next(size: tuple[int, int], visit: Visit, store: Path) -> None:
    """Technologies tell the next level, missions what is missing, both tracks their limits, the garden its price."""
    page = Stage(visit(viewport={"width": size[0], "height": size[1]}), store).show("late")
    page.locator(".tech:not(.can)").first.dispatch_event("pointerdown", {"bubbles": True})
    page.wait_for_selector(".tipped:has-text('Next')")
    missing = page.locator(".mission .sr").all_text_contents()
    assert missing
    assert [one for one in missing if not re.search("Missing|Fulfilled", one, re.IGNORECASE)] == []
    limits = page.locator("svg.board text").all_text_contents()
    assert {"10", "15", "2"} <= set(limits)
    names = page.locator("svg.board .hit[data-anchor^='slot:']").evaluate_all(
        "all => all.map(one => one.getAttribute('aria-label'))"
    )
    assert [one for one in names if "→" not in one and "empty" not in one.lower()] == []


def test_a_throw_is_one_line_with_its_dice(visit: Visit, store: Path) -> None:
    page = Stage(visit(), store).show("late")
    thrown = page.locator(".log li", has=page.locator("[data-message='rolls']")).first
    signs = [str(one.get_attribute("title")).split(": ")[1] for one in thrown.locator(".dice [role='img']").all()]
    assert len(signs) == int(page.evaluate("document.querySelectorAll('.stores-part .dice button').length")) > 2
    assert all(sign in thrown.inner_text() for sign in signs)
    assert thrown.locator("[data-message='rolls']").count() == 1


def test_a_die_is_rerolled_by_the_name_of_its_sign(visit: Visit, store: Path) -> None:
    page = Stage(visit(), store).show("reroll")
    die = str(page.get_attribute(".stores-part .dice button >> nth=0", "title"))
    sign = die.split(": ")[1].split(",")[0]
    assert re.fullmatch(rf"Reroll {sign} \((white|silver|black)\)", page.inner_text(".offer b >> nth=0"))


def test_what_was_tapped_is_told_until_something_else_is_asked(visit: Visit, store: Path) -> None:
    """On a phone it lies on the map: it goes with the question."""
    page = Stage(visit(viewport={"width": 390, "height": 844}), store).show("home")
    page.dispatch_event(".hit[data-anchor^='area:'] >> nth=0", "click")
    page.wait_for_selector(".lens")
    page.click(".offer >> nth=0")
    page.click(".acts .btn.go")
    page.wait_for_selector(".lens", state="detached")


def test_a_low_screen_gives_a_battle_its_height(visit: Visit, store: Path) -> None:
    """Both sides' cards are seen whole while stakes are set; who is asked about is in sight."""
    stage = Stage(visit(viewport={"width": 1280, "height": 720}), store)
    page = stage.show("stake")
    cards = page.locator(".battle .card").evaluate_all("all => all.map(one => one.getBoundingClientRect().bottom)")
    assert max(cards) <= 720
    for width, height in ((1280, 720), (360, 740), (667, 375)):
        page = stage.show("tire")
        sized(page, width, height)
        name = re.search(r"(\w+) lose a knucklebone", page.inner_text(".battle .asked"))
        assert name
        page.reload()
        page.wait_for_selector(".battle .asked")
        card = page.locator(".battle .card", has_text=name[1]).bounding_box()
        answer = page.locator(".battle .answer").bounding_box()
        assert card
        assert answer
        assert card["y"] < answer["y"] - 20, width


def test_who_comes_into_the_midst_of_a_battle_sees_why_the_last_unit_won(visit: Visit, store: Path) -> None:
    """The log tells it: both units, their values, the reason, and what became of the beaten one and of those before."""
    page = Stage(visit(), store).show("tire")
    page.wait_for_selector(".battle .meeting.decided")
    values = [int(one) for one in page.locator(".meeting.decided .half > b").all_inner_texts()]
    reason = rf"The \w+ wins with {max(values)} against {min(values)}|Both are equally strong; "
    assert re.match(reason, page.inner_text(".because"))
    fate = page.inner_text(".meeting .fate")
    assert page.inner_text(".because") in page.locator(".battle .sr[aria-live]").inner_text()
    assert re.search("is lost|retreats", fate)
    retreats = page.locator(".battle .told li.retreats").count()
    assert page.locator(".battle .top li.retreats").count() + ("retreats" in fate) == retreats
    assert page.locator(".battle .card.winner").count() == 1


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_a_battle_is_told_in_whole_sentences(locale: str, visit: Visit, store: Path) -> None:
    """By the book, simple and alone; no note with a colon in place of a verb."""
    stage = Stage(visit(locale=locale), store)
    for name in ("lay", "rows", "tire", "retreat", "sacrifice", "meet"):
        page = stage.show(name)
        if not page.locator(".battle").count():
            page.click(".tools .strong")
        page.wait_for_selector(".battle .told li", state="attached")
        told = page.locator(".battle .told li").evaluate_all("all => all.map(one => one.textContent.trim())")
        why = page.locator(".battle :is(.because, .fate span)").all_text_contents()
        said = [*told, *(one for one in why if one)]
        assert said
        broken = [one for one in said if not re.fullmatch(r"[A-ZÄÖÜ].+[.!]", one) or re.match(r"[^.]{1,24}: ", one)]
        assert (name, broken) == (name, [])


def test_names_of_missions_are_not_broken(visit: Visit, store: Path) -> None:
    """A long word stands whole; what is asked for goes below itself."""
    stage = Stage(visit(locale="de-DE"), store)
    for name in ("turn", "mission", "duel"):
        page = stage.show(name)
        for width, height in SIZES:
            sized(page, width, height)
            broken = page.locator(".mission .name").evaluate_all(
                """all => all.flatMap(one => {
                  const text = one.firstChild, range = document.createRange();
                  return text.data.split(' ').filter(word => {
                    const from = text.data.indexOf(word);
                    range.setStart(text, from);
                    range.setEnd(text, from + word.length);
                    return range.getClientRects().length > 1;
                  });
                })"""
            )
            assert (name, width, broken) == (name, width, [])
