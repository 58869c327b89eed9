"""Reads Siege of Ur and Guardians of Assur from a data pack."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import NOBODY
from serai.core.pack import Pack
from serai.games.mesopotamia.fields import Row, all_rows, extended, number_in, words_in
from serai.games.mesopotamia.tables import (
    ACTION_NAMES,
    AREA_NAMES,
    HOME,
    KIND_NAMES,
    LAND,
    MINIATURES,
    SECTION_NAMES,
    SHIP,
    STOCK,
    MapTables,
)
from serai.games.mesopotamia.tables_siege import WAVE_KINDS, WAVE_NAMES, GuardianTables, SiegeTables

ORDERS = (*ACTION_NAMES, "star")
NO_ORDERS = ("build", "research")  # cards the defenders of Ur do not have


def load_siege(pack: Pack, board: MapTables, top: int) -> SiegeTables:
    """Ur and its defenders; what does not fit the board or the miniatures is named."""
    t, row = SiegeTables(), pack.table("siege")
    t.losing = number_in(pack, row, "siege", "losing", 2, top)
    t.deck = _numbers(words_in(pack, row, "siege", "deck", ORDERS))
    if any(ORDERS[card] in NO_ORDERS for card in t.deck):
        raise pack.wrong("siege.deck", f"{' and '.join(NO_ORDERS)} are no cards of the defenders")
    t.cards = number_in(pack, row, "siege", "cards", 1, len(t.deck))
    if len(set(t.deck)) != len(t.deck):
        raise pack.wrong("siege.deck", "must name each card once")
    t.share = number_in(pack, row, "siege", "share", 1, 10)
    t.ahead = number_in(pack, row, "siege", "ahead", 0, 3)
    t.walls = _sites(pack, board, row, "walls")
    t.settlements = _sites(pack, board, row, "settlements")
    t.ships = _numbers(words_in(pack, row, "siege", "ships", SECTION_NAMES[: int(board.sections)]))
    there = all(board.bank[2 * section] != NOBODY for section in t.ships)
    if not there or len(t.ships) > MINIATURES[SHIP] or len(set(t.ships)) != len(t.ships):
        raise pack.wrong("siege.ships", f"must be at most {MINIATURES[SHIP]} sections of the map, each once")
    for kind, one in enumerate(all_rows(pack, "defender", KIND_NAMES[:LAND])):
        name = f"defender[{one['id']}]"
        t.position = append(t.position, number_in(pack, one, name, "position", 1, top))
        t.posts.append(_areas(pack, board, one, name, "areas", MINIATURES[kind]))
    return t


def load_guardians(pack: Pack, top: int) -> GuardianTables:
    """Assur and the six waves."""
    t, row = GuardianTables(), pack.table("guardians")
    t.position = number_in(pack, row, "guardians", "position", 1, top)
    for one in all_rows(pack, "wave", WAVE_NAMES):
        name = f"wave[{one['id']}]"
        for kind in range(WAVE_KINDS):
            t.wave = append(t.wave, number_in(pack, one, name, KIND_NAMES[kind], 0, MINIATURES[kind]))
        t.bones = append(t.bones, number_in(pack, one, name, "bones", 1, 20))
        if not any(t.wave[len(t.wave) - WAVE_KINDS + kind] for kind in range(LAND)):
            raise pack.wrong(name, "needs a land unit")
    return t


def _sites(pack: Pack, board: MapTables, row: Row, field: str) -> vec[i64]:
    """Where something stands that an area has once at most."""
    found = _areas(pack, board, row, "siege", field, STOCK)
    if len(set(found)) != len(found):
        raise pack.wrong(f"siege.{field}", "must name each area once")
    return found


def _areas(pack: Pack, board: MapTables, row: Row, name: str, field: str, most: int) -> vec[i64]:
    found = words_in(pack, row, name, field, AREA_NAMES[: int(board.areas)])
    if len(found) > most or any(board.terrain[area] == HOME for area in found):
        raise pack.wrong(f"{name}.{field}", f"must be at most {most} areas that are no start areas")
    return _numbers(found)


def _numbers(values: list[int]) -> vec[i64]:
    return extended(vec[i64](), vec[i64](values))
