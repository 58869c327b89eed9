"""What people may call themselves."""

from __future__ import annotations

from serai.server.errors import ApiError

LONGEST = 40


def clean_name(name: str) -> str:
    """A name on one line, without characters that cannot be seen."""
    visible = "".join(c for c in " ".join(name.split()) if c.isprintable())
    if not visible:
        raise ApiError(400, "no-name")
    return visible[:LONGEST]


def account_key(name: str) -> str:
    """Two names that look the same are the same account."""
    return " ".join(name.casefold().split())[:80]
