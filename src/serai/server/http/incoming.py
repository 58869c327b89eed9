"""What no text that comes in may be: every request and every message is looked at here, before anything reads it.

Databases cannot keep the character NUL, decoders stumble over bytes that are no text, and over brackets within
brackets a thousand deep. Whoever sends such a thing reads a sentence.
"""

from __future__ import annotations

import re
from typing import Any

from litestar import Request
from litestar.types import Scope

from serai.server.errors import ApiError

DEEPEST = 64  # brackets inside each other; ours are less than ten

CSRF_COOKIE, CSRF_HEADER = b"csrftoken", b"x-csrftoken"

# Possessive, and a string that does not end goes on to the end: each byte is looked at once, whatever is sent.
_NUL = re.compile(rb"(?<!\\)(?:\\\\)*+\\u0000")  # an escaped NUL; an escaped backslash before u0000 is none
_STRING = re.compile(rb'"(?:[^"\\]++|\\.)*+(?:"|\\?\Z)', re.DOTALL)
_KINDS = bytes.maketrans(b"{}", b"[]")
_OTHERS = bytes(one for one in range(256) if one not in b"[]{}")


_HOST = re.compile(rb"(?:[A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::(?P<port>[0-9]{1,5}))?")
LAST_PORT = 65_535


class CheckedRequest(Request[Any, Any, Any]):
    """A request whose body is text that can be decoded and kept."""

    async def body(self) -> bytes:
        found = await super().body()
        check_json(found)
        return found


def drop_strange_tokens(scope: Scope) -> None:
    """A CSRF token, in its cookie or its header, is letters and digits; what is anything else is no token at all.
    Comparing it would fail on bytes beyond ASCII, written out or as %ff."""
    kept = []
    for name, value in scope["headers"]:
        if name == b"cookie":
            value = b";".join(pair for pair in value.split(b";") if not _strange(pair))
        if name != CSRF_HEADER or value.isalnum():
            kept.append((name, value))
    scope["headers"] = kept


def _strange(cookie: bytes) -> bool:
    name, _, value = cookie.strip().partition(b"=")
    return name.strip() == CSRF_COOKIE and not value.strip().isalnum()


def check_json(body: bytes) -> None:
    try:
        body.decode()
    except UnicodeDecodeError as error:
        raise ApiError(400, "not-utf8") from error
    if b"\\u0000" in body and _NUL.search(body):
        raise ApiError(400, "has-nul")
    if body.count(b"[") + body.count(b"{") > DEEPEST and _too_deep(body):
        raise ApiError(400, "too-deep", most=DEEPEST)


def check_address(scope: Scope) -> None:
    """The path, what follows its question mark, and the name by which the server is called: links are made of it."""
    if "\0" in scope["path"] or b"\0" in scope["query_string"] or b"%00" in scope["query_string"]:
        raise ApiError(400, "has-nul")
    named = next((value for name, value in scope["headers"] if name == b"host"), b"")
    found = _HOST.fullmatch(named)
    if named and (found is None or int(found["port"] or 0) > LAST_PORT):
        raise ApiError(400, "bad-host")


def _too_deep(body: bytes) -> bool:
    """Whether brackets lie deeper inside each other than is allowed: pairs are taken away from the inside."""
    left = _STRING.sub(b"", body).translate(_KINDS, _OTHERS)
    for _ in range(DEEPEST):
        fewer = left.replace(b"[]", b"")
        if len(fewer) == len(left):
            return left.count(b"[") > DEEPEST  # they do not match: the decoder says so, unless they are many
        left = fewer
    return bool(left)
