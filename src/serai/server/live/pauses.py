"""What is told with pauses, however often there is something to tell."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class WithPauses:
    """Something that is done at once, by key; what comes in the pause after that is done together at its end."""

    def __init__(self, seconds: float, act: Callable[[str], None]) -> None:
        self.seconds = seconds
        self.act = act
        self._again: dict[str, bool] = {}  # keys in their pause, and whether there is something to do at its end

    def do(self, key: str) -> None:
        if key in self._again:
            self._again[key] = True
            return
        self._again[key] = False
        asyncio.get_running_loop().call_later(self.seconds, self._after, key)
        self.act(key)

    def _after(self, key: str) -> None:
        if self._again.pop(key):
            self.do(key)
