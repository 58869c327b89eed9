"""Full collections of garbage wait for a moment when nobody plays, but not for ever."""

from __future__ import annotations

import gc
import time

from serai.server.jobs.garbage import AT_LATEST, SELDOM, QuietCollections, collect_young_only


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
