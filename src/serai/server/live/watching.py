"""Who looks on at a table, here and at other processes."""

from __future__ import annotations

import time
from collections.abc import Iterable

Watcher = tuple[int, str]  # a person's number and name; 0 and nothing for who has none


def listed(watchers: Iterable[Watcher]) -> list[str]:
    """By name, everybody once; nameless ones are counted."""
    everyone = list(watchers)
    named = {user: name for user, name in everyone if user}
    return sorted(named.values()) + [""] * sum(not user for user, _ in everyone)


class Elsewhere:
    """Spectators at other processes as those last told; one that ended says no goodbye, so what it told grows old."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._told: dict[str, dict[str, tuple[float, list[Watcher]]]] = {}

    def hear(self, table: str, origin: str, watchers: list[Watcher]) -> bool:
        """What a process tells of a table; whether that is news."""
        now = time.time()
        told = {one: kept for one, kept in self._told.get(table, {}).items() if kept[0] > now}
        before = told.get(origin, (0.0, []))[1]
        self._told[table] = {**told, origin: (now + self.seconds, watchers)}
        return before != watchers

    def watchers(self, table: str) -> list[Watcher]:
        now = time.time()
        return [one for until, here in self._told.get(table, {}).values() if until > now for one in here]

    def forget(self, table: str) -> None:
        self._told.pop(table, None)
