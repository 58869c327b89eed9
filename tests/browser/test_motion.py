"""What just happened is shown: what a move brings flies to its owner, and nothing flies for those who want it still."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.adviser import Adviser
from tests.browser.conftest import Visit
from tests.browser.playing import asked, click_move

WATCH = """() => {
  window.flown = [];
  new MutationObserver(all => all.forEach(one => one.addedNodes.forEach(node =>
    node.classList?.contains('flight') && window.flown.push(node.innerText.trim())
  ))).observe(document.querySelector('.flights'), {childList: true});
}"""


@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
def test_goods_fly_to_their_owner(still: bool, visit: Visit, store: Path) -> None:
    """The second settlement of Catan brings the goods around it."""
    visitor = visit(still=still)
    seats = [{"kind": "me"}, {"kind": "bot", "spec": "greedy"}]
    made = visitor.create(game="catan", seats=seats, confirm=False)
    page = visitor.go(f"/t/{made['table']}")
    adviser = Adviser(store, made["table"])
    page.wait_for_selector(".flights", state="attached")
    page.evaluate(WATCH)
    for _ in range(4):
        assert asked(page)
        click_move(page, adviser.advises())
    assert asked(page)
    flown: list[str] = page.evaluate("window.flown")
    if still:
        assert flown == []
    else:
        assert set(flown) <= {"+1", "+2", "+3"}
        assert len(flown) >= 3
