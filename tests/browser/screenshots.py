"""`python -m tests.browser.screenshots [FOLDER]`: every page and board as pictures: desktop, phone, dark, German."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from tests.browser.playing import asked, click_anchors
from tests.browser.site import DESKTOP, PHONE, Visitor, launched, served

LOOKS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "dark": {"viewport": DESKTOP, "color_scheme": "dark"},
    "phone": {"viewport": PHONE, "device_scale_factor": 2, "has_touch": True},
    "german": {"viewport": DESKTOP, "locale": "de-DE"},
}
MOVES = 30  # made before a table is pictured in mid-game


class Album:
    """Takes the same pages in every look, with the seats of one person."""

    def __init__(self, folder: Path, url: str, browser: Any, only: list[str]) -> None:
        self.folder, self.url, self.browser, self.only = folder, url, browser, only
        folder.mkdir(parents=True, exist_ok=True)
        self.host = Visitor(browser, url)

    def games(self) -> list[dict[str, Any]]:
        self.host.go("/")
        listed: list[dict[str, Any]] = self.host.page.evaluate(
            "fetch('/api/games').then(a => a.json()).then(a => a.games)"
        )
        return [game for game in listed if not self.only or game["name"] in self.only]

    def take(self, name: str, path: str, wait: str, full: bool = False) -> None:
        """The page at a path in every look."""
        cookies = self.host.context.cookies()
        for look, wishes in LOOKS.items():
            visitor = Visitor(self.browser, self.url, **wishes)
            visitor.context.add_cookies([{**cookie} for cookie in cookies])  # type: ignore[typeddict-item]
            visitor.go(path)
            visitor.page.wait_for_selector(wait)
            self.shoot(visitor.page, f"{name}-{look}", full)
            visitor.close()

    def shoot(self, page: Page, name: str, full: bool = False) -> None:
        page.wait_for_timeout(700)
        page.screenshot(path=str(self.folder / f"{name}.png"), full_page=full)
        print(name, file=sys.stderr)

    def pages(self) -> None:
        self.take("home", "/", ".game", full=True)
        self.take("new-table", "/new/euphrat-tigris", ".seats", full=True)
        self.take("ladder", "/ladder", "main .card")
        for game in self.games():
            self.take(f"game-{game['name']}", f"/games/{game['name']}", ".rulelist dl", full=True)

    def board(self, game: dict[str, Any]) -> None:
        """A table at the beginning, in mid-game, and the replay of a finished match."""
        players = 3 if 3 in game["players"] else game["players"][0]
        seats = [{"kind": "me"}, *({"kind": "bot", "spec": "random"} for _ in range(players - 1))]
        made = self.host.create(game=game["name"], seats=seats, confirm=False)
        page = self.host.go(f"/t/{made['table']}")
        self.take(f"table-{game['name']}-start", f"/t/{made['table']}", ".decision")
        dice = random.Random(7)
        for _ in range(MOVES):
            if not asked(page):
                break
            click_anchors(page, dice)
        self.take(f"table-{game['name']}-middle", f"/t/{made['table']}", ".decision")

    def replay(self, game: dict[str, Any]) -> None:
        players = 3 if 3 in game["players"] else game["players"][0]
        seats = [{"kind": "bot", "spec": "random"} for _ in range(players)]
        made = self.host.create(game=game["name"], seats=seats, visibility="public")
        page = self.host.go(f"/t/{made['table']}")
        page.wait_for_selector(".decision.outcome")
        self.take(f"over-{game['name']}", f"/t/{made['table']}", ".decision.outcome")
        self.take(f"replay-{game['name']}", f"/t/{made['table']}/replay?at=60", ".player-bar")


def main(folder: Path, only: list[str]) -> None:
    with tempfile.TemporaryDirectory() as store, served(Path(store)) as url, sync_playwright() as playwright:
        album = Album(folder, url, launched(playwright), only)
        for game in album.games():
            album.board(game)
            album.replay(game)
        if not only:
            album.pages()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/screenshots"), sys.argv[2:])
