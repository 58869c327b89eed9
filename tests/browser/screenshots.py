"""`python -m tests.browser.screenshots [FOLDER [GAME or PAGE ...]]`: every page and board in four looks."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.site import DESKTOP, PHONE, Visitor, launched, served

LOOKS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "dark": {"viewport": DESKTOP, "color_scheme": "dark"},
    "phone": {"viewport": PHONE, "device_scale_factor": 2, "has_touch": True},
    "german": {"viewport": DESKTOP, "locale": "de-DE"},
}
PAGES = ("home", "new", "ladder", "credits", "missing", "enter", "reset", "confirm", "account")
MAIL = ["--smtp", "smtp://127.0.0.1:9"]  # nobody listens there, but the pages show what letters are for
SHARES = {"middle": 0.4, "late": 0.85}  # how much of a whole match has been played when a table is pictured
PATIENCE = 300  # seconds a match of bots may take
CONFLICT = "view => view.conflict"  # a moment worth a picture of its own, in Euphrat & Tigris


class Album:
    """Takes the same pages in every look, as one person with one set of cookies."""

    def __init__(self, folder: Path, url: str, browser: Browser) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.visitors = {look: Visitor(browser, url, **wishes) for look, wishes in LOOKS.items()}
        self.host = self.visitors["desktop"]
        self.host.go("/").wait_for_selector(".game")

    def take(self, name: str, path: str, wait: str, full: bool = False) -> None:
        """The page at a path in every look, each as the same person."""
        cookies: list[Any] = [{**cookie} for cookie in self.host.context.cookies()]
        for look, visitor in self.visitors.items():
            visitor.context.add_cookies(cookies)
            page = visitor.go(path)
            page.wait_for_selector(wait)
            page.wait_for_timeout(400)
            if full:  # as if the screen were as high as the page: its ground is fixed to the screen
                high = page.evaluate("document.documentElement.scrollHeight")
                page.set_viewport_size({"width": LOOKS[look]["viewport"]["width"], "height": high})
            page.screenshot(path=str(self.folder / f"{name}-{look}.png"))
            page.set_viewport_size(LOOKS[look]["viewport"])
            print(f"{name}-{look}", file=sys.stderr)

    def ask(self, path: str, method: str = "GET", body: Any = None) -> Any:
        """A request as the page would make it."""
        return self.host.page.evaluate(
            """async ([path, method, body]) => {
              const token = decodeURIComponent(document.cookie.match(/csrftoken=([^;]*)/)?.[1] ?? '');
              const headers = {'content-type': 'application/json', 'x-csrftoken': token};
              const answer = await fetch(path, {method, headers, body: body && JSON.stringify(body)});
              return answer.json();
            }""",
            [path, method, body],
        )

    def games(self) -> list[dict[str, Any]]:
        listed: list[dict[str, Any]] = self.ask("/api/games")["games"]
        return listed

    def page(self, name: str) -> None:
        match name:
            case "home":
                self.take("home", "/", ".game", full=True)
            case "new":
                self.take("new", "/new/tadmor", ".seats", full=True)
            case "ladder":
                self.take("ladder", "/ladder", "main .card", full=True)
            case "credits":
                self.take("credits", "/credits", "main .card", full=True)
            case "enter":
                self.take("enter", "/account", ".formcard", full=True)
            case "reset" | "confirm":
                self.take(name, f"/{name}?token=none", ".formcard")
            case "account":
                self.ask("/api/me/account", "POST", {"name": "Zenobia", "password": "olives and dates"})
                self.ask("/api/me", "PATCH", {"email": "zenobia@example.org"})
                self.take("account", "/account", "[data-state]", full=True)
            case _:
                self.take("missing", "/nowhere", "main h1")

    def game(self, game: dict[str, Any]) -> None:
        """A game's page, a finished match and its replay, tables at the beginning, in the middle, near the end."""
        name = game["name"]
        self.take(f"game-{name}", f"/games/{name}", ".rulelist dl", full=True)
        length = self.finished(name, game)
        self.tables(name, game, length, {})
        if name == "euphrat-tigris":
            self.tables(f"{name}-advanced", game, length, {"board": "advanced", "buildings": "on", "wonder": "on"})

    def finished(self, label: str, game: dict[str, Any]) -> int:
        """A match of bots: its end and its replay; returns how many entries it has."""
        table = self.made(game, {}, me=False)
        self.wait_for(table)
        self.take(f"over-{label}", f"/t/{table}", ".decision.outcome")
        last = int(self.ask(f"/api/tables/{table}/replay")["last"])
        self.take(f"replay-{label}", f"/t/{table}/replay?at={last * 2 // 3}", ".player-bar")
        if game["name"] == "euphrat-tigris" and (at := self.moment(table, last)):
            self.take(f"replay-{label}-conflict", f"/t/{table}/replay?at={at}", ".player-bar")
        return last

    def moment(self, table: str, last: int) -> int:
        """The first entry in the second half after which two leaders are in conflict."""
        found: int = self.host.page.evaluate(
            f"""async ([table, from, last]) => {{
              const wanted = {CONFLICT};
              for (let at = from; at < last; at++) {{
                const step = await (await fetch(`/api/tables/${{table}}/replay/${{at}}`)).json();
                if (wanted(step.view)) return at;
              }}
              return 0;
            }}""",
            [table, last // 2, last],
        )
        return found

    def tables(self, label: str, game: dict[str, Any], length: int, options: dict[str, str]) -> None:
        table = self.made(game, options)
        self.host.go(f"/t/{table}").wait_for_selector(".decision.asked")
        self.take(f"table-{label}-start", f"/t/{table}", ".decision")
        for stage, share in SHARES.items():
            self.play_on(table, round(length * share))
            self.take(f"table-{label}-{stage}", f"/t/{table}", ".decision")

    def made(self, game: dict[str, Any], options: dict[str, str], me: bool = True) -> str:
        players = 3 if 3 in game["players"] else game["players"][0]
        bot = {"kind": "bot", "spec": "greedy"}
        seats = [{"kind": "me"} if me and not seat else bot for seat in range(players)]
        wishes = {"game": game["name"], "seats": seats, "options": options, "confirm": False}
        return str(self.host.create(**wishes, visibility="public", shuffle=False)["table"])

    def play_on(self, table: str, entries: int) -> None:
        """A bot plays for me until the match has so many entries; then I take my seat back."""
        self.ask(f"/api/tables/{table}/actions", "POST", {"type": "takeover", "spec": "greedy"})
        self.wait_for(table, entries)
        self.ask(f"/api/tables/{table}/actions", "POST", {"type": "return"})
        self.wait_for(table, mine=True)

    def wait_for(self, table: str, entries: int = sys.maxsize, mine: bool = False) -> None:
        """Until the match has so many entries, waits for me or is over; no page looks on, as that slows the bots."""
        self.host.go("/credits")
        for _ in range(PATIENCE * 20):
            now = self.ask(f"/api/tables/{table}")["now"]
            if now["number"] >= entries or now["state"] == "over" or (mine and 0 in now["waiting_for"]):
                return
            time.sleep(0.05)
        raise AssertionError(f"Table {table} is slow: {now['number']} entries in {PATIENCE} seconds.")


def main(folder: Path, only: list[str]) -> None:
    with tempfile.TemporaryDirectory() as store, served(Path(store), more=MAIL) as url, sync_playwright() as playwright:
        album = Album(folder, url, launched(playwright))
        for game in album.games():
            if not only or game["name"] in only:
                album.game(game)
        for page in PAGES:
            if not only or page in only:
                album.page(page)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots"), sys.argv[2:])
