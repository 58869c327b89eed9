"""The boards of Catan, Alexander and Cheops: what is told of a place, cards given up, trade, single answers."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from serai.catalogue import load
from serai.core.dealer import Dealer
from serai.core.flow import open_decision
from serai.core.match import Match
from tests.browser.conftest import Visit
from tests.browser.site import PHONE
from tests.browser.staged import Stage

TABLET = {"width": 820, "height": 1180}
LOW = {"width": 844, "height": 390}
TALK = ("offer", "invite", "propose", "counter", "end")


Fits = Callable[[Match, list[str]], bool]


def answers(count: int) -> Fits:
    return lambda _, moves: len(moves) == count


def come_to(game: str, asked: str, fits: Fits) -> Match:
    """A match of three, played at random, in which the first seat is asked this where it fits."""
    rules = load(game)
    for number in range(40):
        match, dice = Match.create(rules, ["a"] * 3, {}, Dealer.numbered(number)), random.Random(number)
        while not match.over and len(match.entries) < 1500:
            frame = open_decision(match.state)
            assert frame is not None
            moves = [rules.words(frame, int(move)) for move in frame.moves(match.state)]
            if rules.frame_name(frame) == asked and frame.player == 0 and fits(match, moves):
                return match
            lively = [one for one in moves if one.split()[0] not in TALK]
            match.play(int(frame.player), dice.choice(lively or moves))
    raise AssertionError(f"No match of {game} comes to {asked}.")


def test_what_was_tapped_is_told_until_something_else_is_asked(visit: Visit) -> None:
    visitor = visit(viewport=PHONE, has_touch=True)
    seats = [{"kind": "me"}, *[{"kind": "bot", "spec": "greedy"}] * 2]
    page = visitor.go(f"/t/{visitor.create(game='catan', seats=seats, confirm=False, shuffle=False)['table']}")
    page.wait_for_selector(".decision.asked")
    page.locator(".hit.can[data-anchor^='vertex:']").first.dispatch_event("click")
    page.wait_for_selector(".lens")
    page.wait_for_selector(".acts .btn.go:not([disabled])")
    assert page.locator(".lens").count() == 1  # choosing is not answering
    page.click(".acts .btn.go")
    page.wait_for_selector(".lens", state="detached")


def test_a_question_with_one_answer_is_read_on_a_phone(visit: Visit, store: Path) -> None:
    """What follows does not stand in its place: nobody would know what was bid for."""
    page = Stage(visit(viewport=PHONE), store, "alexander").lay(come_to("alexander", "bid", answers(1)))
    page.wait_for_selector(".acts .btn.go:not([disabled])")
    assert "Do you bid more?" in page.inner_text(".decision .sub")


@pytest.mark.parametrize("size", [TABLET, PHONE, LOW])
def test_all_cards_to_give_up_from_are_in_sight(size: dict[str, int], visit: Visit, store: Path) -> None:
    page = Stage(visit(viewport=size), store, "catan").lay(come_to("catan", "discard", answers(4)))
    page.wait_for_selector(".amounts")
    lowest = page.locator(".amounts .more").last.bounding_box()
    button = page.locator(".acts .btn.go").bounding_box()
    assert lowest
    assert button
    assert lowest["y"] + lowest["height"] <= button["y"]


def can_trade(match: Match, moves: list[str]) -> bool:
    return "offer" in moves


def lacking(match: Match) -> str:
    """A good of which nobody else has one, and I neither; the supply has."""
    view: Any = match.view(0)
    mine = view.players[0]
    return next((one for one, n in mine.askable.items() if not n and not mine.hand[one] and view.bank.get(one)), "")


def test_what_nobody_can_have_is_not_refused_in_silence(visit: Visit, store: Path) -> None:
    """A wish that the supply alone can fulfil says so until its price is laid."""
    match = come_to("catan", "act", lambda match, moves: can_trade(match, moves) and lacking(match) != "")
    page = Stage(visit(), store, "catan").lay(match)
    page.locator(".spend:not([disabled])").first.click()
    page.click(f".wish .good:has(use[href='#res-{lacking(match)}'])")
    page.wait_for_selector(".put .lead:has-text('The others cannot hold that much')")
    assert page.locator(".trade .do.all, .trade .do.bank").count() == 0


def test_my_cards_stay_in_sight_while_a_trade_is_put_together(visit: Visit, store: Path) -> None:
    page = Stage(visit(viewport=PHONE), store, "catan").lay(come_to("catan", "act", can_trade))
    page.eval_on_selector(".put", "one => (one.open = true)")
    page.locator(".wish .good").last.scroll_into_view_if_needed()
    hand, wish = page.locator(".hexhand ul").bounding_box(), page.locator(".wish").bounding_box()
    question = page.locator(".decision").bounding_box()
    assert hand
    assert wish
    assert question
    assert question["y"] + question["height"] - 1 <= hand["y"] < hand["y"] + hand["height"] <= wish["y"]
