"""What the server writes to its log: lines for people or JSON for machines, never a secret.

Every line that comes from a request carries the request's id, which its answer carries too (`X-Request-ID`).
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Literal

import msgspec

Format = Literal["text", "json"]

request_id: ContextVar[str] = ContextVar("request_id", default="")

HIDDEN = "…"
_SECRETS = (
    re.compile(r"(?i)\b((?:seat|spectate|token|csrftoken|serai|secret)=)[^&\s\"';,)]+"),  # links and cookies
    re.compile(r"(?i)(\"(?:token|password|secret)\"\s*:\s*\")[^\"]*"),  # bodies
    re.compile(r"(?i)(authorization\W+(?:bearer|basic)\s+)[^\s\"']+"),
    re.compile(r"(\w://)[^/@\s]+(?=@)"),  # who connects, and by which password
    re.compile(r"(/api/webhooks/\d+/)[^\s\"']+"),  # Discord's webhooks
    re.compile(r"(hooks\.slack\.com/services/)[^\s\"']+"),
)


def without_secrets(text: str) -> str:
    """A line as it may be kept."""
    for pattern in _SECRETS:
        text = pattern.sub(rf"\g<1>{HIDDEN}", text)
    return text


class TextLines(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        mine = request_id.get()
        line = super().format(record)
        return without_secrets(f"{line} [{mine}]" if mine and "\n" not in line else line)


class JsonLines(logging.Formatter):
    """For machines: one object a line."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {"at": at, "level": record.levelname.lower(), "logger": record.name}
        line["message"] = without_secrets(record.getMessage())
        if mine := request_id.get():
            line["request"] = mine
        line.update(getattr(record, "fields", {}))
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = type(record.exc_info[1]).__name__
            line["trace"] = without_secrets("".join(traceback.format_exception(record.exc_info[1])))
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up_logs(form: Format, level: str) -> None:
    """Everything that is logged goes to the standard error, in one form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for chatty in ("aiosqlite", "taskiq", "httpx", "httpcore", "asyncio"):
        logging.getLogger(chatty).setLevel(max(logging.WARNING, logging.getLogger().level))
