"""Guardians of Assur (p. 52 and 53): waves of enemies, their turn, both ends of the mode.

The sides are the lone player (0) and the horde (1, without a seat). What calls in here:
- `LayAssur`: the step in place of `preparation.LayOut`, after empires and start areas are settled (`setup.py`).
- `HordeTurn`: the frame of the horde's turn, always after the player's (`solo/turns.py`); `TurnEnd` follows it.
- `after_battles`: when all battles are fought and walls have fallen (`solo/turns.py`): Assur fallen, waves beaten.
Which way the horde goes stands in `horde.py`. `ends.end_now` ends the mode: it empties the stack and scores.
"""

from __future__ import annotations

from mypy_extensions import i64

from serai.core.flow import Step
from serai.games.mesopotamia.rules import tracks
from serai.games.mesopotamia.rules.gardens import DealGarden
from serai.games.mesopotamia.rules.goods import gain, has
from serai.games.mesopotamia.rules.preparation import LayOut, equip, lay_areas
from serai.games.mesopotamia.rules.solo.ends import end_now
from serai.games.mesopotamia.rules.solo.horde import GUARDIAN, HORDE, assur, march, marchers
from serai.games.mesopotamia.state import EVENT, POPULATION, TABLE, Mesopotamia
from serai.games.mesopotamia.tables import BONE, EMPIRES, RAM
from serai.games.mesopotamia.tables_events import GARDEN_LEVELS
from serai.games.mesopotamia.tables_siege import WAVE_KINDS, WAVES
from serai.games.mesopotamia.units import NO_UNIT, end_of, first_of, land_units, own, place, reserve, take


class LayAssur(LayOut):
    """The board as for two; the horde has no population and begins on the event track's printed position."""

    # rules MES152, G40, G79
    def run(self, s: Mesopotamia) -> None:
        empire = s.empire[GUARDIAN]
        tracks.put(s, HORDE, EVENT, s.data.guardians.position)
        tracks.put(s, GUARDIAN, EVENT, s.data.empire_seal[EVENT * EMPIRES + empire])
        tracks.put(s, GUARDIAN, POPULATION, s.data.empire_seal[POPULATION * EMPIRES + empire])
        lay_areas(s)
        equip(s, GUARDIAN)
        for unit in range(len(s.came)):
            s.came[unit] = 0
        s.clock = 0


class HordeTurn(Step[Mesopotamia]):
    """A due wave comes, then every unit goes one area toward Assur."""  # rules MES153, G40, G103

    def run(self, s: Mesopotamia) -> None:
        if s.waves == s.repelled:
            muster_wave(s)
        units, escorts = marchers(s)
        for i in range(len(units)):
            if s.beaten == 0:
                march(s, units[i], i < escorts)


def muster_wave(s: Mesopotamia) -> None:
    """The next wave gathers in its camp: what miniatures allow, and its knucklebones beside those that are left."""
    # rules MES156, MES157, G40, G103
    wave = s.waves
    s.waves += 1
    gain(s, HORDE, BONE, s.data.guardians.bones[wave])
    s.tell("wave-comes", s.empire[HORDE], wave + 1, s.data.guardians.bones[wave], has(s, HORDE, BONE))
    for kind in range(WAVE_KINDS):
        come(s, kind, s.data.guardians.wave[wave * WAVE_KINDS + kind])


def come(s: Mesopotamia, kind: i64, wanted: i64) -> None:
    """So many units of a kind, as far as there are miniatures."""  # rule G40
    came: i64 = 0
    while came < wanted and reserve(s, HORDE, kind) != NO_UNIT:
        place(s, reserve(s, HORDE, kind), s.start[HORDE])
        came += 1
    if wanted:
        s.tell("wave-brings", s.empire[HORDE], kind, came)


def after_battles(s: Mesopotamia) -> None:
    """Assur may have fallen; else the wave may be beaten: the horde has no knucklebones or no land unit left."""
    # rules MES151, MES156, G102, G105
    if own(s, assur(s), HORDE) and not own(s, assur(s), GUARDIAN):
        s.tell("assur-falls", s.empire[HORDE], assur(s))
        end_now(s, True)
    elif has(s, HORDE, BONE) == 0 or land_units(s, HORDE) == 0:
        repel(s)


def repel(s: Mesopotamia) -> None:
    """A wave is beaten: the horde's rams leave, the next part of the gardens is the guardian's; the sixth ends it."""
    # rules MES151, G40, G104, G105
    s.tell("wave-by-bones" if land_units(s, HORDE) else "wave-by-units", s.empire[HORDE], s.waves)
    s.repelled += 1
    for ram in range(first_of(HORDE, RAM), end_of(HORDE, RAM)):
        if s.at[ram] >= 0:
            take(s, ram)
    if s.repelled == WAVES:
        s.tell("assur-stands", s.empire[HORDE])
        end_now(s, False)
    else:
        claim_part(s, s.repelled - 1)


def claim_part(s: Mesopotamia, level: i64) -> None:
    """A part of the gardens marks a beaten wave, and the next one comes to light."""  # rules MES151, G40
    if level < GARDEN_LEVELS:
        s.gardener[level] = GUARDIAN
        s.touch(TABLE)
        s.tell("wave-garden", s.empire[GUARDIAN], s.garden[level])
        if level + 1 < GARDEN_LEVELS:
            s.then(DealGarden(level + 1))
