"""Logs that were sent in: whatever is in them, they replay or are refused in one sentence, and soon."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serai.core import log
from serai.core.dealer import Dealer
from serai.core.errors import BadLog
from serai.core.match import Match
from serai.core.verify import verify
from tests.contract.toy import pebbles

GAME = pebbles()
AT_MOST = 5.0  # seconds: what is found here takes minutes, or for ever


def a_log() -> str:
    """A finished match in which much was taken back."""
    match, dice = Match.create(GAME, ["Ana", "Ben"], {}, Dealer.numbered(1), hold=True), random.Random(1)
    while not match.over:
        seat = dice.choice(match.waiting_for())
        if dice.random() < 0.1:
            match.rewind(seat, len(match.entries) - dice.randrange(4))
        elif match.can_undo(seat) and dice.random() < 0.3:
            match.undo(seat)
        elif seat in match.held:
            match.confirm(seat)
        elif offer := match.offer(seat):
            match.play(seat, dice.choice(offer.moves).words)
    return match.log().text()


LINES = a_log().split("\n")
Mutation = Callable[[list[str], int, int, str], None]


def cut(lines: list[str], at: int, to: int, text: str) -> None:
    del lines[at:to]


def copied(lines: list[str], at: int, to: int, text: str) -> None:
    lines[at:at] = lines[at:to]


def swapped(lines: list[str], at: int, to: int, text: str) -> None:
    lines[at], lines[to] = lines[to], lines[at]


def inserted(lines: list[str], at: int, to: int, text: str) -> None:
    lines[at] += text


def overwritten(lines: list[str], at: int, to: int, text: str) -> None:
    lines[at] = lines[at][: to % 20] + text


def renumbered(lines: list[str], at: int, to: int, text: str) -> None:
    """Moves in order again, so that it is the rules that meet what was changed."""
    number = 0
    for i in range(lines.index("") + 1 if "" in lines else 0, len(lines)):
        first, _, rest = lines[i].partition(" ")
        if first.isascii() and first.isdigit():
            number += 1
            lines[i] = f"{number} {rest}"


def sent_back(lines: list[str], at: int, to: int, text: str) -> None:
    lines[at] = f"{at} {to % 4} rewind {abs(at - to)}"


MUTATIONS: list[Mutation] = [cut, copied, swapped, inserted, overwritten, renumbered, sent_back]
places = st.integers(0, len(LINES) - 1)
texts = st.one_of(
    st.text(max_size=12), st.sampled_from([" undo", " confirm", "9" * 40, "²", "\x00", "\u2028", " " * 600])
)


@settings(max_examples=300, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(MUTATIONS), places, places, texts), min_size=1, max_size=6))
def test_a_changed_log_replays_or_is_refused_in_one_sentence(changes: list[tuple[Mutation, int, int, str]]) -> None:
    lines = list(LINES)
    for change, at, to, text in changes:
        if max(at, to) < len(lines):
            change(lines, at, to, text)
    answered_soon("\n".join(lines))


def answered_soon(text: str) -> None:
    begun = time.perf_counter()
    refused = refusal(text)
    assert time.perf_counter() - begun < AT_MOST
    assert len(refused) < 1000
    assert not refused or refused.startswith("sent.serai")


def refusal(text: str) -> str:
    """Why a log is refused; empty if it replays."""
    try:
        found = log.parse(text, "sent.serai")
        verify(GAME, found)
        Match.replay(GAME, found)
    except BadLog as error:
        return str(error)
    return ""


def test_a_short_log_of_rewinds_is_answered_soon() -> None:
    match = Match.create(GAME, ["Ana", "Ben"], {}, Dealer.numbered(1))
    for _ in range(40):
        match.rewind(0, len(match.entries))
    text = match.log().text()
    assert len(text) < 2000
    begun = time.perf_counter()
    Match.replay(GAME, log.parse(text))
    assert time.perf_counter() - begun < AT_MOST


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("serai log 1\n" + "x" * 501 + "\n\nopen: 0\n", "line 2: has 501 characters; a line of a log has at most 500."),
        ("serai log 1\n" + "a: b\n" * 200 + "\nopen: 0\n", "the header has 201 lines; a log has at most 100."),
        ("serai log 1\n" + "\n" * 300_000, "a log has at most 100000 moves."),
        ("serai log 1\n" + "x" * 4_000_001, "is too long for a log; a log has at most 4 MB."),
    ],
)
def test_what_is_longer_than_any_log_is_refused_unread(text: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "sent.serai"
    file.write_text(text, "utf-8")
    with pytest.raises(BadLog) as parsed:
        log.parse(text)
    with pytest.raises(BadLog) as read:
        log.read(file)
    assert str(parsed.value).endswith(sentence)
    assert str(read.value).endswith(sentence)


def test_a_file_without_end_is_refused() -> None:
    with pytest.raises(BadLog, match="too long for a log"):
        log.read(Path("/dev/zero"))
