"""The same luck in every run: what tests deal depends on no chance. `python -m tests.luck serve ...` is a server that
has it."""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from functools import partial
from unittest import mock

import msgspec
from litestar import Litestar

from serai.core.dealer import SEED_BYTES, Dealer
from serai.server.http import app
from serai.server.tables.creating import Luck
from serai.server.wire.seating import CreateTable, SeatWish


class FixedLuck(Luck):
    """Dice follow from what is wished for, and from how often the same person has wished for it: so a test is dealt
    the same whichever tests came before it, in whichever process."""

    def __init__(self) -> None:
        self._wished: Counter[tuple[int, bytes]] = Counter()

    def dealer(self, host: int, wish: CreateTable) -> Dealer:
        what = msgspec.json.encode([wish.game, len(wish.seats), sorted(wish.options.items()), wish.pack])
        self._wished[host, what] += 1
        text = what + str(self._wished[host, what]).encode()
        return Dealer(hashlib.blake2b(text, digest_size=SEED_BYTES).digest())

    def shuffle(self, seats: list[SeatWish]) -> None:
        random.Random(len(seats)).shuffle(seats)


def with_fixed_luck() -> mock._patch[partial[Litestar]]:
    """What the command starts has it."""
    return mock.patch.object(app, "create_app", partial(app.create_app, luck=FixedLuck()))


if __name__ == "__main__":
    from serai.cli.main import main

    with with_fixed_luck():
        main()
