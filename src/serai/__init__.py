"""Serai: heavy board games, played exactly by their rulebooks, for people and programs.

>>> import serai
>>> match = serai.Match.create(serai.load("euphrat-tigris"), ["Mira", "Jonas"], dealer=serai.Dealer.numbered(7))
>>> match.waiting_for()
[0]
"""

from __future__ import annotations

from serai import _native
from serai.catalogue import games, load
from serai.core.dealer import Dealer
from serai.core.errors import BadData, BadInput, BadLog, IllegalMove, SeraiError
from serai.core.game import Game
from serai.core.match import Match
from serai.core.rng import Rng
from serai.core.seat import Bot, Seat
from serai.core.verify import verify
from serai.version import __version__

COMPILED = _native.COMPILED

__all__ = [
    "COMPILED",
    "BadData",
    "BadInput",
    "BadLog",
    "Bot",
    "Dealer",
    "Game",
    "IllegalMove",
    "Match",
    "Rng",
    "Seat",
    "SeraiError",
    "__version__",
    "games",
    "load",
    "verify",
]
