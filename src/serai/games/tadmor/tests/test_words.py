"""Moves in German: every one may be typed in it, and the log keeps the English form."""

from __future__ import annotations

import pytest

from serai.catalogue import load
from serai.core.phrases import phrase_faults, phrases


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("schiff ns1", "ship ns1"),
        ("Kamel holz-kamel-2", "camel wood-camel-2"),
        ("tauschen marmor-beides", "trade marble-both"),
        ("nehmen stein", "take stone"),
        ("kaufen i14", "buy i14"),
        ("zurückgeben k9", "return k9"),
        ("zurueckgeben k9", "return k9"),
        ("umleiten südmeer", "redirect south-sea"),
        ("plündern damaskus", "raid damascus"),
        ("bauaktion doppelt", "borrow double"),
        ("rat krieg", "counsel war"),
        ("geschenk gelb", "gift yellow"),
        ("aussuchen weihrauch", "pick incense"),
        ("weiterbauen zweiter", "raise second"),
        ("passen", "pass"),
        ("fertig", "done"),
    ],
)
def test_german_words_mean_the_same(typed: str, meant: str) -> None:
    assert phrases(load("tadmor")).canonical(typed) == meant


def test_no_word_is_missing_or_means_two_things() -> None:
    assert phrase_faults(load("tadmor")) == []
