"""In which language somebody is spoken to."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from serai.server.people.service import Person
from serai.server.wire import Language


def language_of(connection: ASGIConnection[Any, Any, Any, Any], person: Person | None) -> Language:
    """The one asked for, else the person's, else the browser's, else English."""
    asked = connection.query_params.get("language")
    if asked == "de":
        return "de"
    if asked == "en":
        return "en"
    if person and person.id:
        connection.scope["state"]["language"] = person.language  # for refusals, which know no person
        return person.language
    known: Language | None = connection.scope["state"].get("language")
    if known:
        return known
    return preferred(connection.headers.get("accept-language", ""))


def preferred(header: str) -> Language:
    """The first of our languages in an Accept-Language header; browsers list them by preference."""
    for part in header.lower().split(","):
        if part.strip().startswith("de"):
            return "de"
        if part.strip().startswith("en"):
            return "en"
    return "en"
