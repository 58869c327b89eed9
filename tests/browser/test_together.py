"""What the rules ask piece by piece is one selection: chosen in any order and confirmed once."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page

from serai.catalogue import load
from serai.core.dealer import Dealer
from serai.core.flow import open_decision
from serai.core.game import Together
from serai.core.match import Match
from tests.browser.conftest import Visit
from tests.browser.site import DESKTOP, PHONE
from tests.browser.staged import Stage
from tests.browser.test_everyone import violations

RESTING = {"done", "pass", "end", "stop"}
NUMBERS = 60  # of which one must lead to a question
LONGEST = 3000  # moves of a match


def leaves_a_choice(said: Together | None) -> bool:
    """Two or more, of which not all are settled."""
    if said is None or said.wanted < 2:
        return False
    most = sum(min(one.most, said.wanted) for one in said.portions)
    return sum(one.least for one in said.portions) < said.wanted < most


def found(game: str, asked: str) -> Match:
    """The first match of random moves, by the number of its dice, in which the first seat has such a choice."""
    known = load(game)
    for number in range(NUMBERS):
        match, dice = Match.create(known, ["a"] * 3, {}, Dealer.numbered(number), known.pack()), random.Random(number)
        for _ in range(LONGEST):
            frame = open_decision(match.state)
            if match.over or frame is None:
                break
            if known.frame_name(frame) == asked and frame.player == 0:
                offer = match.offer(0)
                if offer and leaves_a_choice(offer.together):
                    return match
            moves = [known.words(frame, int(move)) for move in frame.moves(match.state)]
            lively = [one for one in moves if one.split()[0] not in RESTING]
            match.play(int(frame.player), dice.choice(lively or moves))
    raise AssertionError(f"No match comes to {asked}.")


def numbers(page: Page) -> list[int]:
    return [int(one) for one in page.locator(".amounts output").all_inner_texts()]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(("game", "asked"), [("tadmor", "pay-any"), ("marco-polo-2", "take-goods")])
def test_it_is_chosen_together(game: str, asked: str, size: dict[str, int], visit: Visit, store: Path) -> None:
    match = found(game, asked)
    offer = match.offer(0)
    assert offer is not None
    assert offer.together is not None
    wanted = offer.together.wanted
    visitor = visit(viewport=size)
    page = Stage(visitor, store, game).lay(match)
    go = page.locator(".acts .btn.go")
    assert (go.inner_text(), go.is_disabled()) == (f"Confirm 0 of {wanted}", True)
    assert violations(page, board=False) == []
    kinds = page.locator(".amounts .more")
    while kinds.last.is_enabled():  # the last kind first: the page brings them into the order of the rules
        kinds.last.click()
    while go.is_disabled():
        page.locator(".amounts .more:not([disabled])").first.click()
    assert sum(numbers(page)) == wanted
    before = page.get_attribute(".decision", "data-number")
    chosen = numbers(page)
    go.click()
    page.wait_for_function("n => document.querySelector('.decision')?.dataset.number !== n", arg=before)
    page.wait_for_selector(".decision.asked")
    assert page.locator(".amounts").count() == 0 or numbers(page) != chosen
