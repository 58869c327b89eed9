"""Pebbles as later releases play it: the same game, a change that touches whoever has passed, or one who has peeked."""

from __future__ import annotations

from typing import Any

from serai.core.game import Game
from tests.contract.toy import KNOWN, PASS, PEEK, Pebbles, Turn, pebbles, with_frames

TOUCHED = "pass"  # the move that does something else
FORBIDDEN = "peek"  # the move that is no longer allowed

_Honest = Turn


class _Generous(_Honest):
    """Who passes is given a point."""

    def play(self, s: Pebbles, move: int) -> None:
        super().play(s, move)
        if move == PASS:
            s.points[self.player] += 1


class _Strict(_Honest):
    """Nobody peeks."""

    def fault(self, s: Pebbles, move: int) -> int:
        return KNOWN if move == PEEK else super().fault(s, move)


_Generous.__name__ = _Strict.__name__ = "Turn"


def later(version: int = 2, change: str = "", name: str = "pebbles") -> Game[Any]:
    """A later version, changed in nothing, in what TOUCHED does, or in what is FORBIDDEN."""
    releases = {number: f"0.{number}.0" for number in range(1, version + 1)}
    said = {"rules_version": version, "releases": releases, "name": name}
    if not change:
        return pebbles(**said)
    return with_frames(_Generous if change == TOUCHED else _Strict, **said)
