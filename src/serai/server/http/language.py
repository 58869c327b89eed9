"""In which language somebody is spoken to."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from serai.core import text
from serai.server.people.service import Person
from serai.server.wire.common import Language

DEFAULT = "en"


def language_of(connection: ASGIConnection[Any, Any, Any, Any], person: Person | None) -> Language:
    """The one asked for, else the person's, else the browser's, else English."""
    asked = connection.query_params.get("language")
    if asked in text.LANGUAGES:
        return str(asked)
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
        tag = part.split(";")[0].strip()
        for language in text.LANGUAGES:
            if tag == language or tag.startswith(f"{language}-"):
                return language
    return DEFAULT
