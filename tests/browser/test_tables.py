"""Tables through the page: created, joined by link, played by two, reloaded in mid-turn, watched."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.adviser import Adviser
from tests.browser.conftest import Visit
from tests.browser.playing import asked, chosen, click_anchors, click_move, from_list, wait_until_still, whose_turn
from tests.browser.site import Visitor

BOTS = [{"kind": "me"}, {"kind": "bot", "spec": "random"}]


def test_play_against_bots_is_one_click_from_home(visit: Visit) -> None:
    page = visit().go("/")
    page.click("text=Play against bots now")
    page.wait_for_selector(".board")
    assert "/t/" in page.url
    assert page.locator(".player").count() == 3


def test_options_are_asked_where_they_mean_something(visit: Visit) -> None:
    page = visit().go("/new/mesopotamia")
    asked_for = page.locator("fieldset [role=radiogroup]")
    page.click("button:has-text('6 players')")
    assert asked_for.count() == 3
    page.click("button:has-text('1 player')")
    assert asked_for.count() == 4


def test_a_friend_sits_down_by_link_and_both_play(visit: Visit) -> None:
    host, friend = visit(), visit()
    page = host.go("/new/euphrat-tigris")
    page.click("button:has-text('2 players')")
    page.select_option("select[aria-label='Seat 2']", "link")
    page.fill("input[aria-label='Your name']", "Mira")
    page.click("text=Draw seats by lot")
    page.click(".start .btn.go")
    page.wait_for_selector("[data-link]")
    link = page.get_attribute(".invite [data-link]", "data-link")
    assert link
    assert page.is_disabled(".lobby .btn.go")  # a seat is still free

    guest = friend.go(link)
    guest.fill(".sit input", "Jonas")
    guest.click(".sit .btn.go")
    guest.wait_for_selector(".board")
    page.wait_for_selector(".player:has-text('Jonas')")
    assert "seat=" not in guest.url
    guest.click(".lobby .btn.go")
    page.wait_for_selector(".lobby li.ready:has-text('Jonas')")
    page.click(".lobby .btn.go")
    page.wait_for_selector(".lobby", state="detached")
    guest.wait_for_selector(".lobby", state="detached")

    dice = random.Random(1)
    played = {"Mira": 0, "Jonas": 0}
    for _ in range(12):
        mover = whose_turn(page, guest)
        if mover.query_selector("#prompt:has-text('Is that what you want')"):
            mover.click(".acts .btn.go")
            mover.wait_for_selector(".decision:not(.asked), .decision.asked .offers")
        else:
            click_anchors(mover, dice)
            played["Mira" if mover is page else "Jonas"] += 1
    assert min(played.values()) > 0


def against_bots(visit: Visit) -> tuple[Visitor, Page]:
    """Somebody at a table of Euphrat & Tigris with bots, asked for the first action."""
    visitor = visit()
    made = visitor.create(game="euphrat-tigris", seats=BOTS, confirm=False)
    page = visitor.go(f"/t/{made['table']}")
    assert asked(page)
    return visitor, page


def test_reload_in_mid_turn_keeps_what_was_played_and_what_can_be_taken_back(visit: Visit) -> None:
    _, page = against_bots(visit)
    page.wait_for_selector("#prompt:has-text('first action')")
    click_anchors(page, random.Random(3))
    page.wait_for_selector("#prompt:has-text('second action')")
    page.reload()
    page.wait_for_selector("#prompt:has-text('second action')")
    page.keyboard.press("Control+z")
    page.wait_for_selector("#prompt:has-text('first action')")


def test_what_is_not_offered_says_why_with_its_rule(visit: Visit) -> None:
    _, page = against_bots(visit)
    page.click("[data-anchor='leader:king']")
    page.dispatch_event(".hit[data-anchor='cell:e1']", "click")
    page.wait_for_selector(".why")
    assert "river" in page.inner_text(".why")
    rule = page.inner_text(".why .rule")
    page.click(".why .rule")
    page.wait_for_selector(f"dialog .rulelist #rule-{rule}")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.keyboard.press("Escape")
    page.wait_for_selector(".why", state="detached")


def test_a_hint_takes_up_an_offered_move(visit: Visit) -> None:
    _, page = against_bots(visit)
    page.click(".decision .hint")
    page.wait_for_selector(".advice:has-text('A bot would')")
    assert page.is_enabled(".acts .btn.go")
    taken = page.get_attribute(".acts .btn.go", "data-words")
    assert taken
    assert "The bot puts your chances at" in page.inner_text(".advice")
    assert page.locator(".chosen, .on").count() > 0
    page.click(".advice .rule >> nth=0")
    page.wait_for_selector("dialog .rulelist")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.click(".hinted .x")
    page.wait_for_selector(".hinted", state="detached")
    assert page.get_attribute(".acts .btn.go", "data-words") == taken


def test_talk_reaches_the_other_and_links_rules(visit: Visit) -> None:
    host, friend = visit(), visit()
    made = host.create(game="euphrat-tigris", seats=[{"kind": "me"}, {"kind": "link"}], confirm=False)
    page = host.go(f"/t/{made['table']}")
    guest = friend.go(made["seats"][1])
    guest.fill(".sit input", "Jonas")
    guest.click(".sit .btn.go")
    guest.click("#tab-chat")
    page.click("#tab-chat")
    page.fill(".log form input", "See E12")
    page.keyboard.press("Enter")
    guest.wait_for_selector(".talk:has-text('See') .rule")


def test_a_line_that_breaks_mends_itself(visit: Visit) -> None:
    visitor, page = against_bots(visit)
    breaking = {"now": True}
    page.route_web_socket("**/ws/**", lambda line: line.close() if breaking["now"] else line.connect_to_server())
    page.reload()
    page.wait_for_selector(".offline")
    breaking["now"] = False
    page.wait_for_selector(".offline", state="detached")
    visitor.complaints.clear()  # the browser itself reports the broken line
    click_anchors(page, random.Random(5))


def test_a_line_that_dies_without_a_word_is_noticed(visit: Visit) -> None:
    """Nothing comes any more, not even the end of the line: the page asks, says so, and opens it anew."""
    visitor = visit()
    made = visitor.create(game="euphrat-tigris", seats=BOTS, confirm=False)
    dead = {"now": False}

    def line(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda said: None if dead["now"] else server.send(said))
        server.on_message(lambda said: None if dead["now"] else socket.send(said))

    page = visitor.page
    page.clock.install()
    page.route_web_socket("**/ws/**", line)
    page = visitor.go(f"/t/{made['table']}")
    assert asked(page)
    dead["now"] = True
    page.clock.run_for(30_000)
    page.wait_for_selector(".offline:has-text('The connection is down')")
    dead["now"] = False
    page.clock.run_for(20_000)
    page.wait_for_selector(".offline", state="detached")


def test_what_was_picked_stays_while_another_answers(visit: Visit, store: Path) -> None:
    """Tadmor asks several players at once: the answer of one does not disturb the other, and both are accepted."""
    host, friend = visit(), visit()
    made = host.create(game="tadmor", seats=[{"kind": "me"}, {"kind": "link"}], confirm=False)
    page = host.go(f"/t/{made['table']}")
    guest = friend.go(made["seats"][1])
    guest.fill(".sit input", "Jonas")
    guest.click(".sit .btn.go")
    advisers = {page: Adviser(store, made["table"], 0), guest: Adviser(store, made["table"], 1)}
    for _ in range(60):
        page.wait_for_selector(".decision[data-number]")
        both = [one for one in advisers if _is_asked(one)]
        if len(both) == 2:
            break
        mover = both[0] if both else page
        if asked_soon(mover):
            click_move(mover, advisers[mover].advises())
    assert len(both) == 2
    from_list(page, advisers[page].advises().words)
    taken, number = chosen(page), page.get_attribute(".decision", "data-number")
    assert taken
    while page.get_attribute(".decision", "data-number") == number and asked_soon(guest):
        click_move(guest, advisers[guest].advises())  # what can be taken back is not shown to others yet
        page.wait_for_timeout(200)
    assert chosen(page) == taken
    wait_until_still(page)
    assert page.query_selector(".notice") is None


def _is_asked(page: Page) -> bool:
    return page.query_selector(".decision.asked") is not None


def asked_soon(page: Page) -> bool:
    """Whether a page is asked when what is on its way has come."""
    page.wait_for_timeout(60)
    return _is_asked(page)


def test_trading_is_clicked_in_the_list(visit: Visit, store: Path) -> None:
    """An offer to the others is put together step by step, and all of it can be clicked."""
    visitor = visit()
    seats = [{"kind": "me"}, {"kind": "bot", "spec": "greedy"}, {"kind": "bot", "spec": "greedy"}]
    made = visitor.create(game="catan", seats=seats, confirm=False)
    page = visitor.go(f"/t/{made['table']}")
    adviser, wanted = Adviser(store, made["table"]), {"offer", "give", "want"}
    kinds: set[str] = set()
    for _ in range(60):
        assert asked(page)
        move = adviser.advises(rather=wanted - kinds)
        assert click_move(page, move) == []
        kinds.add(move.words.split()[0])
        if wanted <= kinds:
            break
    assert wanted <= kinds
