"""Moves in German: every one may be typed in it, and the log keeps the English form."""

from __future__ import annotations

import pytest

from serai.catalogue import load
from serai.core.flow import Note
from serai.core.phrases import phrase_faults, phrases
from serai.core.text import Speaker


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


@pytest.mark.parametrize(
    ("goods", "said"),
    [
        ((1, 1, 0, 0), "kostet: 1 Holz, 1 Stein"),
        ((0, 0, 2, 1), "kostet: 2 Marmor, 1 Gold"),
        ((1, 0, 0, 3), "kostet: 1 Holz, 3 Gold"),
        ((0, 2, 0, 1), "kostet: 2 Stein, 1 Gold"),
        ((0, 0, 0, 2), "kostet: 2 Gold"),
        ((1, 2, 3, 4), "kostet: 1 Holz, 2 Stein, 3 Marmor, 4 Gold"),
    ],
)
def test_goods_are_told_apart_by_commas(goods: tuple[int, int, int, int], said: str) -> None:
    assert Speaker(load("tadmor"), "de").note(Note("costs", *goods)) == said
    in_english = Speaker(load("tadmor"), "en").note(Note("costs-less", *goods, 1))
    assert in_english.count(",") == sum(1 for one in goods if one)
