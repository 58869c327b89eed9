"""A server with the built app, and browsers to look at it with."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright

ROOT = Path(__file__).parents[2]
APP = Path("serai") / "server" / "static"  # where a package has the built app
STATIC = ROOT / "src" / APP
STORE = "browser.sqlite"
PATIENCE = 60_000  # milliseconds; a test that waits longer has failed
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
]
HURRIED = {"pace": "once", "ask": True, "sound": False}
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@contextmanager
def served(folder: Path, source: Path = ROOT / "src", more: Sequence[str] = ()) -> Iterator[str]:
    """A server of its own process with an empty store; gives its address. `source` holds the package."""
    assert (source / APP / "index.html").exists(), "The app is not built; run make web."
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [
        sys.executable,
        "-m",
        "tests.luck" if source == ROOT / "src" else "serai.cli",
        "serve",
        "--port",
        str(port),
        "--requests",
        "60000",
        "--messages",
        "200",
        "--guest-tables",
        "1000",
        *more,
    ]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)])}
    process = subprocess.Popen(
        [*command, "--database", f"sqlite:///{folder / STORE}"], env=environment, stdout=subprocess.DEVNULL
    )
    try:
        url = f"http://127.0.0.1:{port}"
        _wait_for(url + "/api/health", process)
        yield url
    finally:
        process.terminate()
        process.wait(30)


def _wait_for(url: str, process: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
        assert process.poll() is None, "The server has ended at once."
        try:
            with urllib.request.urlopen(url, timeout=2):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("The server does not answer.")


def launched(playwright: Playwright) -> Browser:
    """Debian's Chromium where it is installed, else the one Playwright brings."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    return playwright.chromium.launch(executable_path=found, args=ARGUMENTS)


class Visitor:
    """Somebody at a browser: own cookies, and a memory of everything the page heard, asked for or complained about.

    `likes`: how somebody likes to play. Most are in a hurry, and asked even where there is but one answer."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        still: bool = True,
        listen: bool = False,
        likes: Mapping[str, Any] = HURRIED,
        **wishes: Any,
    ) -> None:
        wishes = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce" if still else None, **wishes}
        self.url = url
        self.context: BrowserContext = browser.new_context(**{k: v for k, v in wishes.items() if v is not None})
        self.context.set_default_timeout(PATIENCE)
        kept = json.dumps(json.dumps(dict(likes)))
        self.context.add_init_script(f"if (location.host) localStorage['serai-table'] ??= {kept};")
        self.listen = listen
        self.heard: list[str] = []
        self.asked: list[str] = []
        self.complaints: list[str] = []
        self.page = self.open()

    def open(self) -> Page:
        page = self.context.new_page()
        page.on("websocket", lambda socket: socket.on("framereceived", lambda data: self.heard.append(str(data))))
        if self.listen:
            page.on("response", self._remember)
        page.on("request", lambda request: self.asked.append(request.url))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
        return page

    def _remember(self, response: Any) -> None:
        if "/api/" in response.url and response.status == 200 and "json" in response.headers.get("content-type", ""):
            self.heard.append(response.text())

    def go(self, path: str) -> Page:
        self.page.goto(self.url + path if path.startswith("/") else path)
        return self.page

    def create(self, **wishes: Any) -> dict[str, Any]:
        """A table made by the same request as the page makes; for what a test is not about."""
        self.go("/")
        made: dict[str, Any] = self.page.evaluate(
            """async (wishes) => {
              await fetch('/api/me');
              const token = document.cookie.match(/csrftoken=([^;]*)/)[1];
              const headers = {'content-type': 'application/json', 'x-csrftoken': decodeURIComponent(token)};
              const answer = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wishes)});
              return answer.json();
            }""",
            wishes,
        )
        assert "table" in made, made
        return made

    def weigh(self) -> Transfers:
        """From now on, what this page fetches is weighed as it comes over the line."""
        return Transfers(self.page)

    def close(self) -> None:
        self.context.close()


class Transfers:
    """What a page has fetched, without its memory of earlier visits: bytes on the wire by address."""

    def __init__(self, page: Page) -> None:
        self.bytes: dict[str, int] = {}
        self._names: dict[str, str] = {}
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.send("Network.setCacheDisabled", {"cacheDisabled": True})
        wire.on("Network.responseReceived", self._named)
        wire.on("Network.loadingFinished", self._weighed)

    def _named(self, event: dict[str, Any]) -> None:
        self._names[event["requestId"]] = event["response"]["url"]

    def _weighed(self, event: dict[str, Any]) -> None:
        name = self._names.get(event["requestId"], "")
        self.bytes[name] = self.bytes.get(name, 0) + int(event["encodedDataLength"])

    def without_fonts(self) -> dict[str, int]:
        return {name: size for name, size in self.bytes.items() if not name.endswith(".woff2")}
