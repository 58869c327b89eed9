"""A seat at a server's table, played by a program that has its link: over plain HTTP requests."""

from __future__ import annotations

import asyncio
import threading
import time
import weakref
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, TypeVar
from urllib.parse import parse_qs, urlsplit

import httpx
import msgspec

from serai.cli.http_match import patience
from serai.core.errors import BadInput, IllegalMove

PAUSE = 0.2  # seconds between two looks while waiting
TIMEOUT = 30.0  # seconds for an answer, all of it
LARGEST = 8_000_000  # bytes of an answer
ENDLESS = "The server's answer does not come to an end."
AS_IT_IS = {"accept-encoding": "identity"}  # what is packed would have to be unpacked before it can be measured

T = TypeVar("T")


@cache
def _loop() -> asyncio.AbstractEventLoop:
    """Where requests run: there each can be given up as a whole, at whichever byte of it one waits."""
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, name="web seats", daemon=True).start()
    return loop


def _in_time(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run_coroutine_threadsafe(asyncio.wait_for(work, TIMEOUT), _loop()).result()


def _close(client: httpx.AsyncClient) -> None:
    asyncio.run_coroutine_threadsafe(client.aclose(), _loop())


class WebSeat:
    """A guest of the server who sits at one seat."""

    def __init__(self, client: httpx.AsyncClient, table: str) -> None:
        self._client, self._table = client, table
        weakref.finalize(self, _close, client).atexit = False
        self.seat = -1
        self._game = ""

    @staticmethod
    def by_link(link: str, name: str) -> WebSeat:
        """Sit down by a seat link, as a person would: http://host/t/TABLE?seat=TOKEN."""
        address, table, token = _parts(link)
        found = WebSeat(httpx.AsyncClient(base_url=address, headers=AS_IT_IS, timeout=TIMEOUT), table)
        with found._as_serai_answers():
            seat = found._post("sit", {"token": token, "name": name}).get("seat")
        if not isinstance(seat, int):
            raise BadInput(f"What answers at {address} is no Serai server.")
        found.seat = seat
        return found

    def observe(self, language: str, wait: float) -> dict[str, Any]:
        until = time.monotonic() + patience(wait)
        with self._as_serai_answers():
            while True:
                now = self._now(language)
                if now["offer"] or now["result"] or time.monotonic() >= until:
                    return self._observation(now)
                time.sleep(PAUSE)

    def text(self, language: str) -> str:
        """The server sends no drawings; the lines of the log and the view say what there is."""
        with self._as_serai_answers():
            now = self._now(language)
            lines = [line["text"] for line in now["lines"]]
        return "\n".join([*lines, msgspec.json.format(msgspec.json.encode(now["view"])).decode()])

    def play(self, words: str, language: str) -> dict[str, Any]:
        """Play, and let it stand."""
        with self._as_serai_answers():
            return self._observation(self._play([words], language))

    def _play(self, moves: Sequence[str], language: str) -> dict[str, Any]:
        """Moves one after the other, to stand together."""
        now = self._now(language)
        for words in moves:
            now = self._post("actions", {"type": "play", "number": now["number"], "words": words}, language)
        if now["held"]:
            now = self._post("actions", {"type": "confirm", "number": now["number"]}, language)
        return now

    def why_not(self, words: str, language: str) -> dict[str, str] | None:
        with self._as_serai_answers():
            reasons = self._post("why", {"type": "why", "words": words}, language)["reasons"]
            return {"refused": reasons[0]["sentence"], "rule": reasons[0]["rule"]} if reasons else None

    def propose(self, to: int | None, words: Sequence[str], language: str) -> dict[str, Any]:
        """By default to the player on turn: the server knows the game, and the view says whose turn it is."""
        with self._as_serai_answers():
            whom = self._now(language)["view"].get("turn", 0) if to is None and words else to or 0
            return self._acted({"type": "propose", "to": whom, "words": list(words)}, language)

    def decline(self, author: int, language: str) -> dict[str, Any]:
        with self._as_serai_answers():
            return self._acted({"type": "decline", "seat": author}, language)

    def take(self, author: int, language: str) -> dict[str, Any]:
        """With the moves that the server names."""
        with self._as_serai_answers():
            heard = self._now(language)["proposals"]
            made = [one for one in heard if (one["seat"], one["to"]) == (author, self.seat)]
            if not made:  # there is nothing to decline either, and the server says so
                return self._acted({"type": "decline", "seat": author}, language)
            return self._observation(self._play(made[0]["take"], language))

    def _acted(self, action: dict[str, Any], language: str) -> dict[str, Any]:
        return self._observation(self._post("actions", action, language))

    @contextmanager
    def _as_serai_answers(self) -> Iterator[None]:
        """While an answer is read: who answers may have sent anything."""
        try:
            yield
        except (KeyError, TypeError, IndexError, AttributeError, httpx.CookieConflict) as error:
            raise BadInput(f"{self._client.base_url} does not answer as a Serai server does.") from error

    def _now(self, language: str) -> dict[str, Any]:
        found = self._request("GET", f"/api/tables/{self._table}", params={"language": language})
        self._game = found["info"]["game"]
        now: dict[str, Any] = found["now"]
        return now

    def _post(self, what: str, body: dict[str, Any], language: str = "en") -> dict[str, Any]:
        if "csrftoken" not in self._client.cookies:
            self._request("GET", "/api/me")
        headers = {"x-csrftoken": self._client.cookies.get("csrftoken") or ""}
        path = f"/api/tables/{self._table}/{what}"
        return self._request("POST", path, json=body, headers=headers, params={"language": language})

    def _request(self, method: str, path: str, **more: Any) -> dict[str, Any]:
        """The answer, or the server's refusal in its own sentence. Who answers there may be anybody."""
        try:
            return _checked(*_in_time(self._asked(method, path, more)))
        except TimeoutError as error:
            raise BadInput(ENDLESS) from error
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise BadInput(f"{self._client.base_url} does not answer ({type(error).__name__}).") from error

    async def _asked(self, method: str, path: str, more: dict[str, Any]) -> tuple[int, bytes]:
        body = bytearray()
        async with self._client.stream(method, path, **more) as answer:
            async for part in answer.aiter_raw():
                body += part
                if len(body) > LARGEST:
                    raise BadInput(ENDLESS)
        return answer.status_code, bytes(body)

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
            "proposals": now["proposals"],
            "proposing": now["proposing"],
        }


def _parts(link: str) -> tuple[str, str, str]:
    """The server, the table and the token that a seat's link names."""
    try:
        parts = urlsplit(link)
        token, table = parse_qs(parts.query).get("seat", [""])[0], parts.path.removeprefix("/t/")
        named = parts.scheme in ("http", "https") and parts.hostname and table.isalnum() and table.isascii()
        httpx.URL(link)
    except (ValueError, httpx.InvalidURL):
        named = token = table = ""
    if not named or not token:
        raise BadInput(f'"{link[:200]}" is not the link of a seat; one looks like https://host/t/TABLE?seat=TOKEN.')
    return f"{parts.scheme}://{parts.netloc}", table, token


def _checked(status: int, body: bytes) -> dict[str, Any]:
    try:
        found = msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        found = None
    if isinstance(found, dict) and status < 300:
        return found
    if isinstance(found, dict) and isinstance(found.get("sentence"), str):
        raise IllegalMove(found["sentence"], rule=str(found.get("rule", "")))
    raise BadInput(f"The server answered with status {status}, and not as Serai does.")
