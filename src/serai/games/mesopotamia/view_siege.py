"""Siege of Ur and Guardians of Assur as everybody sees them: who waits, how far the race is, which wave comes."""

from __future__ import annotations

import msgspec

from serai.games.mesopotamia.state import GUARDIANS, SIEGE, Mesopotamia
from serai.games.mesopotamia.tables import KIND_NAMES, LAND
from serai.games.mesopotamia.tables_siege import WAVE_KINDS, WAVES
from serai.games.mesopotamia.units import count, end_of, first_of, land_units


class SiegeView(msgspec.Struct, frozen=True):
    """The defenders' side, the position that wins for them, and the population at which units of a kind wait."""

    side: int
    losing: int
    waiting: dict[str, int]
    positions: dict[str, int]


class GuardiansView(msgspec.Struct, frozen=True):
    """The horde's side, waves that have come and waves beaten, its land units, and what the next wave brings."""

    side: int
    waves: int
    beaten: int
    units: int
    next_wave: dict[str, int]
    next_bones: int


def siege_view(s: Mesopotamia) -> SiegeView | None:
    if s.solo != SIEGE:
        return None
    side = int(s.players)
    waiting = {
        KIND_NAMES[kind]: int(end_of(side, kind) - first_of(side, kind) - count(s, side, kind)) for kind in range(LAND)
    }
    positions = {KIND_NAMES[kind]: int(s.data.siege.position[kind]) for kind in range(LAND)}
    return SiegeView(side, int(s.data.siege.losing), waiting, positions)


def guardians_view(s: Mesopotamia) -> GuardiansView | None:
    if s.solo != GUARDIANS:
        return None
    wave, t = int(s.waves), s.data.guardians
    units = {KIND_NAMES[kind]: int(t.wave[wave * WAVE_KINDS + kind]) for kind in range(WAVE_KINDS) if wave < WAVES}
    return GuardiansView(
        side=int(s.players),
        waves=wave,
        beaten=int(s.repelled),
        units=int(land_units(s, s.players)),
        next_wave=units,
        next_bones=int(t.bones[wave]) if wave < WAVES else 0,
    )
