"""Playing through the page as a person does: what glows is clicked, or the list is walked by keyboard."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from serai.core.offer import OfferedMove

ASKED = ".decision.asked, .decision.outcome"


def asked(page: Page) -> bool:
    """Waits until the table asks me or is over; true if it asks."""
    page.wait_for_selector(ASKED)
    return page.query_selector(".decision.outcome") is None


def whose_turn(*pages: Page) -> Page:
    """The first of several people's pages that is asked, as soon as one is."""
    for _ in range(600):
        for page in pages:
            if page.query_selector(".decision.asked"):
                return page
        pages[0].wait_for_timeout(100)
    raise AssertionError("Nobody is asked.")


def click_anchors(page: Page, dice: random.Random) -> None:
    """One move: click what is offered, until one move is left; then confirm it."""
    for _ in range(12):
        if page.query_selector(".acts .btn.go:not([disabled])"):
            break
        spots = page.query_selector_all(".hand .can, .set .can, .score .can, .chip.can, .stock .can")
        marked = page.query_selector_all("main .can[data-anchor]")
        if page.query_selector(".hand .on, .set .on, .chip.on, .stock .on"):
            spots = []
        choice = dice.choice(spots or marked or page.query_selector_all(".offer"))
        if choice.evaluate("one => one instanceof SVGElement"):
            choice.dispatch_event("click")
        else:
            choice.click()
    wait_until_still(page)


CLICK = """async ([anchors, words]) => {
  const chosen = () => document.querySelector('.acts .btn.go:not([disabled])')?.dataset.words ?? '';
  const lacking = [];
  const parts = one => one.dataset.anchor.split('@').filter(part => part.includes(':'));  // "troop:archer@area:a06"
  for (const anchor of anchors) {
    if (chosen() === words) break;
    const spots = [...document.querySelectorAll(`[data-anchor*="${anchor}"]`)].filter(
      one => parts(one).includes(anchor) && parts(one).every(part => anchors.includes(part)));
    const joint = spots.filter(one => one.dataset.anchor.includes('@'));
    const spot = [...joint, ...spots].find(one => one.matches('.can:not(.on)'));
    if (joint.some(one => one.matches('.on'))) continue;
    if (spot) spot.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    else if (!spots.some(one => one.matches('.on'))) lacking.push(anchor);
    await new Promise(done => setTimeout(done));
  }
  return [chosen(), lacking];
}"""


GIVE = """async () => {
  while (!document.querySelector('.acts .btn.go:not([disabled])')) {
    document.querySelector('.amounts .more:not([disabled])').click();
    await new Promise(done => setTimeout(done));
  }
}"""


def chosen(page: Page) -> str:
    """The words of the move that the button would play; empty where none is chosen."""
    return str(page.evaluate("document.querySelector('.acts .btn.go:not([disabled])')?.dataset.words ?? ''"))


def click_move(page: Page, move: OfferedMove) -> list[str]:
    """One certain move: by clicking its places one after the other, and where they leave several moves, in the list.

    What is given together is given together, in any mix. Returns the places that could not be clicked."""
    if page.query_selector(".amounts"):
        page.evaluate(GIVE)
        wait_until_still(page)
        return []
    taken, lacking = page.evaluate(CLICK, [move.anchors, move.words])
    if taken != move.words:
        from_list(page, move.words)
    wait_until_still(page)
    return list(lacking)


SET = """async words => {
  const slider = document.querySelector('.stepper input');
  if (!slider || !/ \\d+$/.test(words)) return false;
  const chosen = () => document.querySelector('.acts .btn.go:not([disabled])')?.dataset.words;
  for (let at = 0; at <= Number(slider.max) && chosen() !== words; at += 1) {
    slider.value = at;
    slider.dispatchEvent(new InputEvent('input', {bubbles: true}));
    await new Promise(done => setTimeout(done));
  }
  return chosen() === words;
}"""


def from_list(page: Page, words: str) -> None:
    """Takes a move from the list, through its groups where there are many; a number from many is set beside it. A
    battle that is over is left first."""
    if over := page.query_selector('.battle .away:text-is("Go on")'):
        over.click()
    if page.evaluate(SET, words):
        return
    for _ in range(8):
        line = page.query_selector(f'.offer[data-words="{words}"]')
        if line:
            if page.query_selector(".battle"):  # on a phone it lies over the list, and has buttons of its own
                line.dispatch_event("click")
            else:
                line.click()
            return
        groups = page.query_selector_all(".offer.more")
        fitting = [one for one in groups if f"{words} ".startswith(f"{one.get_attribute('data-key')} ")]
        rest, widen = page.query_selector(".offer.rest"), page.query_selector(".widen")
        step = max(fitting, key=lambda one: len(one.get_attribute("data-key") or ""), default=None) or rest or widen
        assert step, f"{words} is not in the list: {page.inner_text('.decision')}"
        step.click()
    raise AssertionError(f"{words} cannot be reached in the list.")


STILL = """async () => {
  const number = () => document.querySelector('.decision')?.dataset.number;
  const before = number();
  document.querySelector('.acts .btn.go:not([disabled])').click();
  for (let tries = 0; number() === before; tries += 1) {
    if (tries > 2000) throw new Error('The table does not answer: ' + document.querySelector('.decision').innerText);
    await new Promise(done => setTimeout(done, 20));
  }
}"""


def wait_until_still(page: Page) -> None:
    """Confirm what is chosen, and wait until the table has answered. What is chosen together is there first."""
    if page.query_selector(".amounts") and page.query_selector(".acts .btn.go[disabled]"):
        page.evaluate(GIVE)
    page.wait_for_selector(".acts .btn.go:not([disabled])")
    page.evaluate(STILL)


def by_keyboard(page: Page, dice: random.Random) -> None:
    """One move with keys alone: Tab into the list, arrows, Enter."""
    page.wait_for_selector(".offers .offer")
    focus_list(page)
    for _ in range(6):
        page.keyboard.press("ArrowDown")
        for _ in range(dice.randrange(4)):
            page.keyboard.press("ArrowDown")
        if page.evaluate("document.activeElement.matches('.offer.rest')"):
            page.keyboard.press("ArrowDown")
        if page.evaluate("document.activeElement.matches('.offer[aria-checked=true]')"):
            break
        page.keyboard.press("Enter")
        page.wait_for_function("() => document.activeElement.matches('.offer')")
    before = page.evaluate("document.querySelector('.decision').dataset.number")
    page.keyboard.press("Enter")
    if page.query_selector(".amounts"):  # one of what is chosen together, and back to the line
        for key in ("Enter", "l", "Enter"):
            page.keyboard.press(key)
    page.wait_for_function("before => document.querySelector('.decision')?.dataset.number !== before", arg=before)


def focus_list(page: Page) -> None:
    """Tab until the list of offers has the focus; never more presses than a page has stops."""
    for _ in range(60):
        if page.evaluate("document.activeElement.matches('.offer')"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("The list of offers cannot be reached with Tab.")
