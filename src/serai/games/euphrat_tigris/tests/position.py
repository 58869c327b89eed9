"""Positions from words: what lies where, who holds what, whose turn it is; and words for looking at them.

Players are A, B, C, D clockwise. Pieces are given as on a shopping list:

    position("A king i6, temple h7 h8, B trader l5, catastrophe e5", hands={"A": "temple market"})

The board's first temples and treasures lie where they always do.
"""

from __future__ import annotations

from collections.abc import Mapping

from serai.core.flow import open_decision
from serai.core.text import Speaker
from serai.games.euphrat_tigris.board import (
    CATASTROPHE,
    EMPTY,
    FACE_DOWN,
    LEADER,
    NEAR,
    NOWHERE,
    SPHERES,
    WIDTH,
    WONDER,
)
from serai.games.euphrat_tigris.rules.turn import Turn
from serai.games.euphrat_tigris.state import Tigris
from serai.games.euphrat_tigris.tables import SPHERE_NAMES
from serai.games.euphrat_tigris.words import BUILDING, CELL, MONUMENT
from serai.games.euphrat_tigris.words import LEADER as OFFICE
from serai.testing import ScriptedTable, table

NAME = "euphrat-tigris"
SEATS = "ABCD"
HAND = "settlement temple temple farm market market"
KINDS = (*SPHERE_NAMES, "face-down", "wonder", "leader", "", "catastrophe")
Points = Mapping[str, Mapping[str, int]]


def position(
    pieces: str = "",
    hands: Mapping[str, str] | None = None,
    turn: str = "A",
    players: int = 4,
    points: Points | None = None,
    won: Mapping[str, int] | None = None,
    bag: str | None = None,
    **options: str,
) -> ScriptedTable:
    """A table where the turn's player is about to take the first action. Unnamed hands are `HAND`."""

    def arrange(s: Tigris) -> None:
        s.stack.clear()
        for piece in filter(None, (one.strip() for one in pieces.split(","))):
            _put(s, piece.split())
        for p in range(players):
            for tile in (hands or {}).get(SEATS[p], HAND).split():
                _deal(s, p, tile)
        for seat, gained in (points or {}).items():
            for sphere, count in gained.items():
                s.points[SEATS.index(seat) * SPHERES + SPHERE_NAMES.index(sphere)] = count
        for seat, count in (won or {}).items():
            s.won[SEATS.index(seat)] = count
        if bag is not None:
            _empty_bag(s, bag)
        s.then(Turn(SEATS.index(turn)))

    return table(NAME, players, arrange, **options)


def cell(word: str) -> int:
    return CELL.words.index(word)


# ---------------------------------------------------------------------- looking


def at(t: ScriptedTable, word: str) -> str:
    """What lies on a space: `temple`, `A king`, `catastrophe`, `face-down`, `wonder` or nothing."""
    c = cell(word)
    if t.state.tile[c] == LEADER:
        p, office = divmod(int(t.state.leader[c]), SPHERES)
        return f"{SEATS[p]} {OFFICE.words[office]}"
    return KINDS[t.state.tile[c]]


def points(t: ScriptedTable, seat: str) -> dict[str, int]:
    """A player's points, only the spheres he has any of."""
    mine = [int(t.state.points[SEATS.index(seat) * SPHERES + k]) for k in range(SPHERES)]
    return {name: count for name, count in zip(SPHERE_NAMES, mine, strict=True) if count}


def all_points(t: ScriptedTable) -> dict[str, dict[str, int]]:
    """Everybody's points, only those who have any."""
    found = {seat: points(t, seat) for seat in SEATS[: t.state.players]}
    return {seat: gained for seat, gained in found.items() if gained}


def supply(t: ScriptedTable, seat: str) -> list[str]:
    """The leaders beside the board."""
    p = SEATS.index(seat) * SPHERES
    return [OFFICE.words[k] for k in range(SPHERES) if t.state.home[p + k] == NOWHERE]


def hand(t: ScriptedTable, seat: str) -> str:
    """A player's tiles, sorted by sphere."""
    p = SEATS.index(seat) * SPHERES
    return " ".join(name for k, name in enumerate(SPHERE_NAMES) for _ in range(t.state.hand[p + k]))


def treasures(t: ScriptedTable) -> list[str]:
    """The spaces of the board where treasures lie."""
    return [CELL.words[c] for c in t.state.side.temples if t.state.treasure[c]]


def region(t: ScriptedTable, word: str) -> int:
    """The number of the region a space belongs to; 0 if to none."""
    return int(t.state.kingdoms().label[cell(word)])


def on_turn(t: ScriptedTable) -> str:
    return SEATS[t.seat()]


def draw_all(t: ScriptedTable) -> ScriptedTable:
    """Answer every draw from the bag with whatever comes first, and lift the screens if that is the end."""
    while t.asked() in ("draw", "lift-screens"):
        t.play(t.offered()[0])
    return t


def end_turn(t: ScriptedTable) -> ScriptedTable:
    """End the turn and draw; stops where someone else is asked something."""
    if t.asked() == "act":
        t.play("end")
    return draw_all(t)


def question(t: ScriptedTable, language: str = "en") -> str:
    """What is asked next, as a player reads it."""
    decision = open_decision(t.state)
    assert decision is not None
    return Speaker(t.game, language).question(t.state, decision)


# ---------------------------------------------------------------------- arranging


def _put(s: Tigris, words: list[str]) -> None:
    first, rest = words[0], words[1:]
    if first in SPHERE_NAMES:
        for word in rest:
            _lay(s, cell(word), SPHERE_NAMES.index(first))
    elif first in SEATS:
        assert s.tile[cell(rest[1])] == EMPTY, f"{rest[1]} is taken"
        assert not s.side.river[cell(rest[1])], f"{rest[1]} is river"
        s.put_leader(SEATS.index(first) * SPHERES + OFFICE.words.index(rest[0]), cell(rest[1]))
    elif first == "catastrophe":
        for word in rest:
            s.put(cell(word), CATASTROPHE)
    elif first == "taken":
        for word in rest:
            assert s.treasure[cell(word)], f"no treasure on {word}"
            s.treasure[cell(word)] = 0
    elif first == "monument":
        _build(s, MONUMENT.words.index(rest[0]), cell(rest[1]))
    elif first == "wonder":
        s.wonder = cell(rest[0])
        for c in (s.wonder, *NEAR[4 * s.wonder : 4 * s.wonder + 4]):
            s.put(c, WONDER)
    else:
        s.building[BUILDING.words.index(first)] = cell(rest[0])


def _lay(s: Tigris, c: int, sphere: int) -> None:
    assert s.tile[c] == EMPTY, f"{CELL.words[c]} is taken"
    assert bool(s.side.river[c]) == (SPHERE_NAMES[sphere] == "farm"), f"no {SPHERE_NAMES[sphere]} on {CELL.words[c]}"
    s.put(c, sphere)
    s.bag[sphere] -= 1


def _build(s: Tigris, monument: int, c: int) -> None:
    """A monument on tiles of its first sphere."""
    s.monument[monument] = c
    s.turned[s.data.pairs[2 * monument]] += 4
    s.bag[s.data.pairs[2 * monument]] -= 4
    for one in (c, c + 1, c + WIDTH, c + WIDTH + 1):
        s.put(one, FACE_DOWN)


def _deal(s: Tigris, p: int, tile: str) -> None:
    s.hand[p * SPHERES + SPHERE_NAMES.index(tile)] += 1
    s.bag[SPHERE_NAMES.index(tile)] -= 1


def _empty_bag(s: Tigris, left: str) -> None:
    """Leave only these tiles in the bag; the others are out of the match."""
    for k in range(SPHERES):
        keep = left.split().count(SPHERE_NAMES[k])
        s.out[k] += s.bag[k] - keep
        s.bag[k] = keep
