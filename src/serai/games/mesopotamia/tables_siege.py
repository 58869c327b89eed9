"""Siege of Ur and Guardians of Assur, as numbers the rules read."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WAVES: Final = 6
WAVE_NAMES: Final = tuple(str(n + 1) for n in range(WAVES))
WAVE_KINDS: Final = 5  # spearman, archer, rider, chariot, ram: numbered as miniatures are
STAR_CARD: Final = 6  # after the six actions


class SiegeTables:
    """How Ur is defended."""

    def __init__(self) -> None:
        self.losing: i64 = 0  # the position that wins for the defenders, on either track
        self.deck: vec[i64] = vec[i64]()  # actions, or STAR_CARD
        self.cards: i64 = 0
        self.share: i64 = 0
        self.ahead: i64 = 0
        self.walls: vec[i64] = vec[i64]()
        self.settlements: vec[i64] = vec[i64]()
        self.ships: vec[i64] = vec[i64]()
        self.position: vec[i64] = vec[i64]()  # [kind] beside which units of the kind wait
        self.posts: list[vec[i64]] = []  # [kind] areas of those that stand there at first


class GuardianTables:
    """How Assur is attacked."""

    def __init__(self) -> None:
        self.position: i64 = 0  # of the horde on the event track
        self.wave: vec[i64] = vec[i64]()  # [wave * WAVE_KINDS + kind]
        self.bones: vec[i64] = vec[i64]()  # [wave]
