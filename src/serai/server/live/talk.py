"""What is said at a table, as it is shown."""

from __future__ import annotations

import re
from functools import cache

from serai.catalogue import load
from serai.core.register import rules
from serai.server.storage.rows import ChatRow
from serai.server.wire.table import ChatLine

_RULE = re.compile(r"\b[A-Z]{1,4}[0-9]+[a-z]?\b")


def chat_line(row: ChatRow, game: str) -> ChatLine:
    known = rule_ids(game)
    named = [one for one in dict.fromkeys(_RULE.findall(row.text)) if one in known]
    return ChatLine(row.id, row.at, row.seat, row.name, row.text, named, row.room, row.event, row.number)


@cache
def rule_ids(game: str) -> frozenset[str]:
    """The rules that a text can point to."""
    return frozenset(rules(load(game)))
