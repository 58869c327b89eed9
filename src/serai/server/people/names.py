"""What people may call themselves."""

from __future__ import annotations

import unicodedata

from serai.server.errors import ApiError

LONGEST = 40
KEY_LONGEST = 80
BLANKS = str.maketrans(dict.fromkeys("\u115f\u1160\u2800\u3164\uffa0", " "))  # letters and signs that show nothing


def clean_name(name: str) -> str:
    """A name on one line, without characters that cannot be seen, its letters composed the common way."""
    if not (visible := on_one_line(name, LONGEST)):
        raise ApiError(400, "no-name")
    return visible


def on_one_line(text: str, longest: int) -> str:
    """What can be seen of a text, its letters composed the common way."""
    words = " ".join(text.translate(BLANKS).split())
    visible = "".join(c for c in unicodedata.normalize("NFC", words) if c.isprintable())
    return " ".join(visible.split())[:longest].rstrip()


def readable(text: str) -> str:
    """Several lines, without what turns the text around it or cannot be seen; joiners stay, which join letters and
    pictures."""
    shown = (c for c in unicodedata.normalize("NFC", text.expandtabs(1)) if c.isprintable() or c in "\n\u200c\u200d")
    kept = "".join(shown).strip()
    return kept if kept.translate(BLANKS).strip(" \n\u200c\u200d") else ""


def account_key(name: str) -> str:
    """Two names that look the same are the same account: however they are composed, spaced, in whatever case."""
    folded = unicodedata.normalize("NFKC", name.translate(BLANKS)).casefold()
    shown = "".join(c for c in unicodedata.normalize("NFKC", folded) if c.isprintable() or c.isspace())
    return " ".join(shown.split())[:KEY_LONGEST]
