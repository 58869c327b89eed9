"""Full collections of garbage wait for a moment when nobody plays, but not for ever."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import time
from collections.abc import Iterator

import pytest

from serai.server.jobs.garbage import (
    AT_LATEST,
    FEW,
    SELDOM,
    SOME,
    QuietCollections,
    collect_all,
    collect_young_only,
    give_back,
    tidy,
)
from serai.server.metrics import resident_bytes


def test_a_quiet_moment_is_used_once_a_minute() -> None:
    collections = QuietCollections(lambda: 7)
    begun = time.monotonic()
    assert not collections.is_due(begun + SELDOM / 2)
    assert collections.is_due(begun + SELDOM + 1)
    assert not collections.is_due(begun + SELDOM + 2)


def test_while_people_play_it_waits_but_not_for_ever() -> None:
    made = iter(range(10_000))
    collections = QuietCollections(lambda: next(made))
    begun = time.monotonic()
    assert not any(collections.is_due(begun + second) for second in range(1, int(AT_LATEST)))
    assert collections.is_due(begun + AT_LATEST + 1)


def test_what_is_old_is_not_looked_through_by_itself() -> None:
    before = gc.get_threshold()
    full = gc.get_stats()[2]["collections"]
    try:
        collect_young_only()
        asked = gc.get_stats()[2]["collections"]
        kept = [[i] for i in range(1_500_000)]  # more than a quarter of all that lives
        assert gc.get_stats()[2]["collections"] == asked == full + 1
        assert len(kept) == 1_500_000
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)


class _Knot:
    """Holds itself, so that only a collection ends it."""

    ended = 0

    def __init__(self) -> None:
        self.me = self

    def __del__(self) -> None:
        _Knot.ended += 1


@pytest.fixture
def by_hand() -> Iterator[None]:
    """Nothing is collected by itself."""
    before = gc.get_threshold()
    gc.set_threshold(0)
    gc.collect()
    _Knot.ended = 0
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


def test_what_is_new_is_tidied_while_it_is_little_and_then_put_aside(by_hand: None) -> None:
    gc.set_threshold(1_000_000)
    tidy()
    kept = [_Knot() for _ in range(FEW)]
    for _ in range(FEW):
        _Knot()
    assert tidy()
    assert _Knot.ended == FEW
    assert not any(isinstance(one, _Knot) for one in gc.get_objects())  # put aside until all is looked through
    kept.clear()
    gc.collect()
    assert _Knot.ended == FEW
    collect_all()
    assert _Knot.ended == 2 * FEW


def test_next_to_nothing_is_not_worth_a_look(by_hand: None, monkeypatch: pytest.MonkeyPatch) -> None:
    _Knot()
    monkeypatch.setattr(gc, "get_count", lambda: (FEW - 1, 0, 0))
    assert not tidy()
    assert _Knot.ended == 0


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "malloc_trim"), reason="another C library")
def test_what_is_free_goes_back_to_the_system() -> None:
    buffers = [b"x" * 60_000 for _ in range(2000)]  # too small to be given back one by one
    kept = buffers[::50]
    full = resident_bytes()
    buffers.clear()
    assert give_back()
    assert resident_bytes() < full - 60e6
    assert len(kept) == 40


def test_what_some_answers_leave_is_looked_through_after_the_next(by_hand: None) -> None:
    async def run() -> None:
        collections = QuietCollections(lambda: 0)
        gc.collect()
        _Knot.ended = 0
        _Knot()
        collections.answered()  # too little
        await asyncio.sleep(0)
        assert _Knot.ended == 0
        kept = [[i] for i in range(SOME)]
        collections.answered()
        assert _Knot.ended == 0  # not before what is being done now
        await asyncio.sleep(0)
        assert _Knot.ended == 1
        assert len(kept) == SOME

    asyncio.run(run())
