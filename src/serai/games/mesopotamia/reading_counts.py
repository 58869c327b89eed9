"""Whether a data pack has enough of everything for as many sides as may play with its sets."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.pack import Pack
from serai.games.mesopotamia.tables import (
    BATTLE_CARDS,
    CARDS_OF_KIND,
    EMPIRES,
    HOME,
    KIND_NAMES,
    LAND,
    LEVELS,
    MINIATURES,
    SET_NAMES,
    SIDES,
    SLOTS,
    TOKENS_OF_LEVEL,
    Tables,
)
from serai.games.mesopotamia.tables_events import EVENTS_OF_SHAPE, MISSIONS, SHAPES

BASE_SIDES = 4  # that can play with the base set alone


def check_counts(pack: Pack, t: Tables) -> None:
    """Empires, missions, events, trade tokens and battle cards never run out."""  # rules MES004, MES159, G29
    for extra in range(len(SET_NAMES)):
        sides = SIDES if extra else BASE_SIDES
        empires = sum(int(which in (0, extra)) for which in t.empire_set)
        if empires < min(sides, EMPIRES):
            raise pack.wrong("empire.set", f"{_sets(extra)} needs {sides} empires, not {empires}")
        missions = count_in(t.mission_there, t.mission_set, 0, MISSIONS, extra)
        if missions < sides * t.missions_dealt:
            raise pack.wrong("mission", f"{_sets(extra)} needs {sides * t.missions_dealt} cards, not {missions}")
    _check_events(pack, t)
    _check_tokens(pack, t)
    _check_battle_cards(pack, t)


def count_in(there: vec[i64], sets: vec[i64], first: int, count: int, extra: int = 0) -> int:
    """How many there are among some numbers, in the base set and one more."""
    return sum(int(there[n] == 1 and sets[n] in (0, extra)) for n in range(first, first + count))


def _sets(extra: int) -> str:
    return f'the set "{SET_NAMES[0]}"' + (f' with "{SET_NAMES[extra]}"' if extra else "")


def _check_events(pack: Pack, t: Tables) -> None:
    for shape, name in enumerate(SHAPES):
        areas = sum(int(terrain == shape != HOME) for terrain in t.terrain)
        events = count_in(t.event_there, t.event_set, shape * EVENTS_OF_SHAPE, EVENTS_OF_SHAPE)
        if events < areas:
            raise pack.wrong(
                "event", f"{areas} areas of {name} need as many events of the base set, there are {events}"
            )


def _check_tokens(pack: Pack, t: Tables) -> None:
    for level in range(1, LEVELS + 1):
        slots = sum(int(t.slot_level[slot] == level) for slot in range(SLOTS))
        tokens = count_in(t.token_there, t.token_set, (level - 1) * TOKENS_OF_LEVEL, TOKENS_OF_LEVEL)
        if tokens < slots:
            raise pack.wrong("trade_token", f"level {level} needs {slots} tokens of the base set, there are {tokens}")


def _check_battle_cards(pack: Pack, t: Tables) -> None:
    """Two empires, or one and the largest tribe, meet with all they have."""
    for kind in range(LAND):
        tribe = max(int(t.tribe[area * LAND + kind]) for area in range(t.areas))
        most = MINIATURES[kind] + max(MINIATURES[kind], tribe)
        cards = count_in(t.card_there, t.card_set, kind * CARDS_OF_KIND, BATTLE_CARDS // LAND)
        if cards < most:
            raise pack.wrong("battle_card", f"{KIND_NAMES[kind]} needs {most} cards of the base set, there are {cards}")
