"""Clocks at the table: they run, they are called out when low, and at zero happens what was agreed."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Visit
from tests.browser.playing import click_anchors

SHORT = {"kind": "bank", "seconds": 20, "increment": 0, "bot": "random"}  # time for the other to make a turn


@pytest.mark.parametrize(
    ("zero", "says"), [("bot", "A bot plays for you"), ("drop", "Your time has run out")], ids=["bot", "drop"]
)
def test_a_clock_runs_out(zero: str, says: str, visit: Visit) -> None:
    visitor = visit()
    seats = [{"kind": "me"}, {"kind": "link"}]
    made = visitor.create(game="euphrat-tigris", seats=seats, confirm=False, clock={**SHORT, "at_zero": zero})
    guest = visit().go(made["seats"][1])
    guest.fill(".sit input", "Jonas")
    guest.click(".sit .btn.go")
    guest.wait_for_selector(".decision")
    page = visitor.go(f"/t/{made['table']}")
    page.wait_for_selector(".decision")
    while not page.query_selector(".decision.asked"):
        if guest.query_selector(".decision.asked"):
            click_anchors(guest, random.Random(8))
    shown = page.inner_text(".player.turn .clock")
    assert shown.startswith("00:")
    page.wait_for_function("shown => document.querySelector('.player.turn .clock').innerText !== shown", arg=shown)
    assert page.is_visible(".clock.urgent")
    page.wait_for_selector("[data-call='10']", state="attached")
    assert page.text_content("[role=alert][data-call]") == "You have 10 seconds left."
    page.wait_for_selector(f"#prompt:has-text('{says}')")
    if zero == "bot":
        guest.wait_for_selector(".decision.asked")
        page.click("text=Take my seat back")
        page.wait_for_selector(".player:has-text('you') .clock:has-text('00:')")
