"""A seat at a server's table, played by a program that has its link: over plain HTTP requests."""

from __future__ import annotations

import time
import weakref
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import msgspec

from serai.core.errors import BadInput, IllegalMove

PAUSE = 0.2  # seconds between two looks while waiting
MAX_WAIT = 60.0
TIMEOUT = 30.0


class WebSeat:
    """A guest of the server who sits at one seat."""

    def __init__(self, client: httpx.Client, table: str) -> None:
        self._client, self._table = client, table
        weakref.finalize(self, client.close)
        self.seat = -1
        self._game = ""

    @staticmethod
    def by_link(link: str, name: str) -> WebSeat:
        """Sit down by a seat link, as a person would: http://host/t/TABLE?seat=TOKEN."""
        parts = urlsplit(link)
        token, table = parse_qs(parts.query).get("seat", [""])[0], parts.path.removeprefix("/t/")
        if not parts.scheme.startswith("http") or not token or not table or "/" in table:
            raise BadInput(f'"{link[:200]}" is not the link of a seat; one looks like https://host/t/TABLE?seat=TOKEN.')
        found = WebSeat(httpx.Client(base_url=f"{parts.scheme}://{parts.netloc}", timeout=TIMEOUT), table)
        found.seat = int(found._post("sit", {"token": token, "name": name})["seat"])
        return found

    def observe(self, language: str, wait: float) -> dict[str, Any]:
        until = time.monotonic() + min(wait, MAX_WAIT)
        while True:
            now = self._now(language)
            if now["offer"] or now["result"] or time.monotonic() >= until:
                return self._observation(now)
            time.sleep(PAUSE)

    def text(self, language: str) -> str:
        """The server sends no drawings; the lines of the log and the view say what there is."""
        now = self._now(language)
        lines = [line["text"] for line in now["lines"]]
        return "\n".join([*lines, msgspec.json.format(msgspec.json.encode(now["view"])).decode()])

    def play(self, words: str, language: str) -> dict[str, Any]:
        """Play, and let it stand."""
        now = self._now(language)
        now = self._post("actions", {"type": "play", "number": now["number"], "words": words}, language)
        if now["held"]:
            now = self._post("actions", {"type": "confirm", "number": now["number"]}, language)
        return self._observation(now)

    def why_not(self, words: str, language: str) -> dict[str, str] | None:
        reasons = self._post("why", {"type": "why", "words": words}, language)["reasons"]
        return {"refused": reasons[0]["sentence"], "rule": reasons[0]["rule"]} if reasons else None

    def _now(self, language: str) -> dict[str, Any]:
        answer = self._client.get(f"/api/tables/{self._table}", params={"language": language})
        found = _checked(answer)
        self._game = found["info"]["game"]
        now: dict[str, Any] = found["now"]
        return now

    def _post(self, what: str, body: dict[str, Any], language: str = "en") -> dict[str, Any]:
        if "csrftoken" not in self._client.cookies:
            self._client.get("/api/me")
        headers = {"x-csrftoken": self._client.cookies.get("csrftoken") or ""}
        path = f"/api/tables/{self._table}/{what}"
        return _checked(self._client.post(path, json=body, headers=headers, params={"language": language}))

    def _observation(self, now: dict[str, Any]) -> dict[str, Any]:
        """The structure of `serai bot-server`."""
        offer, result = now["offer"], now["result"]
        return {
            "game": self._game,
            "players": len(now["players"]),
            "names": [player["name"] for player in now["players"]],
            "seat": self.seat,
            "over": result is not None,
            "question": offer["question"] if offer else None,
            "moves": offer["moves"] if offer else [],
            "view": now["view"],
            "log": [line["text"] for line in now["lines"]],
            "winners": result["winners"] if result else [],
        }


def _checked(answer: httpx.Response) -> dict[str, Any]:
    """The answer, or the server's refusal in its own sentence."""
    if answer.is_success:
        found: dict[str, Any] = answer.json()
        return found
    try:
        problem = answer.json()
        raise IllegalMove(problem["sentence"], rule=problem.get("rule", ""))
    except (ValueError, KeyError) as error:
        raise BadInput(f"The server answered with status {answer.status_code}.") from error
