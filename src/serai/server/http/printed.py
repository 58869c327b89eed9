"""Answers that are the same for everybody: made and encoded once, since making one may take longer than a move."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import TypeVar, cast

import msgspec
from litestar.response import Response

KEPT = 200  # some megabytes

Made = TypeVar("Made")
_encoder = msgspec.json.Encoder()


class Printed:
    """The answers that were asked for last."""

    def __init__(self) -> None:
        self._bodies: OrderedDict[Hashable, bytes] = OrderedDict()

    def answer(self, key: Hashable, make: Callable[[], Made]) -> Response[Made]:
        """What is made is looked at by its type alone: it goes out as it was encoded."""
        if key not in self._bodies:
            self._bodies[key] = _encoder.encode(make())
            while len(self._bodies) > KEPT:
                self._bodies.popitem(last=False)
        self._bodies.move_to_end(key)
        return Response(cast(Made, self._bodies[key]), media_type="application/json")
