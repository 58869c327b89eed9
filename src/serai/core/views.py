"""What seats see of a position, as JSON: what all of them see alike is made once, however many look on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from serai.core.flow import SPECTATOR
from serai.core.game import AnyGame

_encoder = msgspec.json.Encoder()


class Views:
    """The views of one position after another."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._state: Any = None  # the position the rest is of
        self._seen: Any = None  # as a spectator sees it
        self._parts: dict[str, bytes] = {}  # the same by field, as JSON

    def forget(self) -> None:
        """The position has changed, or may have."""
        self._state = self._seen = None

    def whole(self, s: Any, seat: int) -> bytes:
        """What a seat sees, made for it alone."""
        return _encoder.encode(self._game.presentation.view(s, seat))

    def encoded(self, s: Any, seat: int) -> bytes:
        """The same, byte for byte, where others look at the position too."""
        presentation = self._game.presentation
        own: Mapping[str, Any] = presentation.own
        if not own:
            return self.whole(s, seat)
        if self._state is not s:
            self._seen = presentation.view(s, SPECTATOR)
            self._parts = {name: _part(name, getattr(self._seen, name)) for name in self._seen.__struct_fields__}
            self._state = s
        parts = self._parts
        if seat != SPECTATOR:
            parts = parts.copy()
            for name, make in own.items():
                parts[name] = _part(name, make(s, seat, getattr(self._seen, name)))
        return b"{%b}" % b",".join(parts.values())


def _part(name: str, value: object) -> bytes:
    return b'"%b":%b' % (name.encode(), _encoder.encode(value))
