"""Notices to a browser, from the button that asks for them to the table they open; only its maker's service is ours."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, Worker

from tests.browser.site import Visitor, served
from tests.browser.test_account import make_account
from tests.server.running import wait_for
from tests.server.test_push import Browser, Service

# A subscription leads to our service, with the keys of a browser that can read what it gets.
SUBSCRIBE = """wish => {
  PushManager.prototype.subscribe = async () => ({
    toJSON: () => ({endpoint: wish.endpoint, keys: {p256dh: wish.p256dh, auth: wish.auth}}),
  });
}"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(one => [one.title, one.body, one.data])"""
# Only a real click may open a window: what would be opened is written down instead.
CLICKED = """async () => {
  const opened = [];
  self.clients.openWindow = async url => opened.push(url);
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent('notificationclick', {notification}));
  for (let tries = 0; !opened.length && tries < 100; tries += 1) await new Promise(done => setTimeout(done, 20));
  return opened;
}"""


@pytest.fixture
def service() -> Iterator[Service]:
    one = Service()
    yield one
    one.shutdown()
    one.server_close()


def test_whoever_wants_to_be_told_is_told_and_led_to_the_table(
    chromium: Chromium, service: Service, tmp_path: Path
) -> None:
    with served(tmp_path, more=["--private-hooks", "--remind-after", "0"]) as url:
        visitor = Visitor(chromium, url, permissions=["notifications"])
        browser, page = Browser(service.url), make_account(visitor, "Mira")
        page.evaluate(SUBSCRIBE, browser.wish())
        page.click("button:text-is('Switch on')")
        page.wait_for_selector("text=This device is told when it is your turn.")
        told: list[Any] = []
        wire = visitor.context.new_cdp_session(page)
        wire.on("ServiceWorker.workerRegistrationUpdated", lambda event: told.extend(event["registrations"]))
        wire.send("ServiceWorker.enable")

        table = created(page)
        wait_for(lambda: service.got)
        said = browser.read(service.got[0][2])
        assert said["link"] == f"/t/{table}"

        delivered = {"origin": url, "registrationId": told[0]["registrationId"], "data": json.dumps(said)}
        wire.send("ServiceWorker.deliverPushMessage", delivered)
        wait_for(lambda: page.evaluate(SHOWN))
        assert page.evaluate(SHOWN) == [[said["title"], said["text"], said["link"]]]
        worker: Worker = visitor.context.service_workers[0]
        assert worker.evaluate(CLICKED) == [f"{url}/t/{table}"]
        assert page.evaluate(SHOWN) == []
        visitor.close()


def created(page: Page) -> str:
    """A table where it is soon my turn, made without leaving the page."""
    seats = [{"kind": "bot", "spec": "greedy"}, {"kind": "me"}]
    made = page.evaluate(
        """async wishes => {
          const token = decodeURIComponent(document.cookie.match(/csrftoken=([^;]*)/)[1]);
          const headers = {'content-type': 'application/json', 'x-csrftoken': token};
          return (await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wishes)})).json();
        }""",
        {"game": "catan", "seats": seats, "confirm": False, "shuffle": False},
    )
    return str(made["table"])
