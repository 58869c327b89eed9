"""What each seat sees (page 9): the board and all supplies; hands, points and treasures of its own alone."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
from operator import itemgetter
from typing import Literal, get_args

import msgspec

from serai.games.euphrat_tigris.board import CELLS, EMPTY, LEADER, NEAR, NOWHERE, SPHERES, Kingdoms
from serai.games.euphrat_tigris.rules.conflict import AttackerCommits, DefenderCommits, conflict_tile
from serai.games.euphrat_tigris.state import RUNNING, Tigris
from serai.games.euphrat_tigris.tables import SIDES, SPHERE_NAMES
from serai.games.euphrat_tigris.words import BUILDING, CELL, MONUMENT

Sphere = Literal["settlement", "temple", "farm", "market"]
Office = Literal["king", "priest", "farmer", "trader"]
SPHERE_WORDS: tuple[Sphere, ...] = get_args(Sphere)
OFFICE_WORDS: tuple[Office, ...] = get_args(Office)
SIGNS = (*SPHERE_NAMES, "face-down", "wonder", "leader", "", "catastrophe")

_SHOWN = ["" if tile in (EMPTY, LEADER) else sign for tile, sign in enumerate(SIGNS)]
_has_sign = itemgetter(1)

Regions = dict[int, list[int]]  # by the label of a kingdom


class LeaderView(msgspec.Struct, frozen=True):
    """A leader on the board and how strong he is in the conflict being fought, if he is in it."""

    player: int
    office: Office
    strength: int | None


class ConflictView(msgspec.Struct, frozen=True):
    """The conflict being fought; strengths include what is committed so far.

    `tile` is what counts and may be committed, `supporters` are the spaces where it counts on the
    board, `kingdoms` those in which it is fought, by their place in the view's list.
    """

    kind: Literal["war", "revolt"]
    office: Office
    tile: Sphere
    attacker: int
    defender: int
    attack: int
    defence: int
    supporters: list[str]
    kingdoms: list[int]


class PlayerView(msgspec.Struct, frozen=True):
    """What lies before one player; None for what is behind the screen.

    `weakest` are the spheres with the fewest points: the score; none while all four are even.
    """

    tiles: int
    catastrophes: int
    supply: list[Office]
    hand: dict[Sphere, int] | None
    points: dict[Sphere, int] | None
    weakest: list[Sphere] | None
    treasures: int | None


class TigrisView(msgspec.Struct, frozen=True):
    """The table as one seat sees it. Spaces are named as in moves: `e5`."""

    side: str
    tiles: dict[str, str]
    leaders: dict[str, LeaderView]
    treasures: list[str]
    monuments: dict[str, str]
    wonder: str | None
    buildings: dict[str, str]
    joined: str | None
    kingdoms: list[list[str]]
    conflict: ConflictView | None
    players: list[PlayerView]
    over: bool


def view(s: Tigris, seat: int) -> TigrisView:
    """Start empty, add what the seat may see."""
    # rule E7, E8
    kingdoms, words = s.kingdoms(), CELL.words
    regions = _regions(kingdoms)
    conflict = _conflict(s, kingdoms, regions)
    return TigrisView(
        side=SIDES[s.board],
        tiles=dict(filter(_has_sign, zip(words, map(_SHOWN.__getitem__, s.tile[:CELLS]), strict=True))),
        leaders=_leaders(s, conflict),
        treasures=[CELL.words[c] for c in s.side.temples if s.treasure[c]],
        monuments={MONUMENT.words[m]: CELL.words[c] for m, c in enumerate(s.monument) if c != NOWHERE},
        wonder=CELL.words[s.wonder] if s.wonder != NOWHERE else None,
        buildings={BUILDING.words[k]: CELL.words[c] for k, c in enumerate(s.building) if c != NOWHERE},
        joined=CELL.words[s.joined] if s.joined != NOWHERE else None,
        kingdoms=[[words[c] for c in cells] for cells in regions.values()],
        conflict=conflict,
        players=[_player(s, p, seat) for p in range(s.players)],
        over=s.ended != RUNNING,
    )


def own_players(s: Tigris, seat: int, seen: list[PlayerView]) -> list[PlayerView]:
    """What a seat sees of the players where others see this: more of itself."""
    return [_player(s, p, seat) if p == seat else seen[p] for p in range(s.players)]


def _player(s: Tigris, p: int, seat: int) -> PlayerView:
    # rule E7, E85
    own = p == seat
    counted = own or bool(s.open_scores) or s.ended != RUNNING
    mine = slice(p * SPHERES, p * SPHERES + SPHERES)
    points = _by_sphere(s.points[mine]) if counted else None
    return PlayerView(
        tiles=int(s.hand_size(p)),
        catastrophes=int(s.catastrophes[p]),
        supply=[office for office, home in zip(OFFICE_WORDS, s.home[mine], strict=True) if home == NOWHERE],
        hand=_by_sphere(s.hand[mine]) if own else None,
        points=points,
        weakest=_weakest(points) if points else None,
        treasures=int(s.won[p]) if counted else None,
    )


def _by_sphere(counts: Iterable[int]) -> dict[Sphere, int]:
    return {sphere: int(n) for sphere, n in zip(SPHERE_WORDS, counts, strict=True)}


def _weakest(points: dict[Sphere, int]) -> list[Sphere]:
    # rule E82
    least = min(points.values())
    behind = [name for name, n in points.items() if n == least]
    return behind if len(behind) < SPHERES else []


def _leaders(s: Tigris, conflict: ConflictView | None) -> dict[str, LeaderView]:
    found = {}
    for who, c in enumerate(s.home):
        if c != NOWHERE:
            p, office = divmod(who, SPHERES)
            found[CELL.words[c]] = LeaderView(p, OFFICE_WORDS[office], _strength(conflict, p, OFFICE_WORDS[office]))
    return found


def _strength(conflict: ConflictView | None, p: int, office: Office) -> int | None:
    if conflict is None or conflict.office != office:
        return None
    return conflict.attack if p == conflict.attacker else conflict.defence if p == conflict.defender else None


def _conflict(s: Tigris, kingdoms: Kingdoms, regions: Regions) -> ConflictView | None:
    top = s.stack[-1] if s.stack else None
    kind: Literal["war", "revolt"] = "war" if s.joined != NOWHERE else "revolt"
    if isinstance(top, AttackerCommits):
        attacker, defender = int(top.player), int(top.rival)
    elif isinstance(top, DefenderCommits):
        attacker, defender = int(top.rival), int(top.player)
    else:
        return None
    fighters = [int(s.home[p * SPHERES + top.office]) for p in (attacker, defender)]
    fought = {int(kingdoms.label[c]) for c in fighters}
    return ConflictView(
        kind=kind,
        office=OFFICE_WORDS[top.office],
        tile=SPHERE_WORDS[conflict_tile(s, top.office)],
        attacker=attacker,
        defender=defender,
        attack=int(top.attack),
        defence=int(top.defence),
        supporters=[CELL.words[c] for c in _supporters(s, kingdoms, top.office, fighters)],
        kingdoms=[i for i, region in enumerate(regions) if region in fought],
    )


def _supporters(s: Tigris, kingdoms: Kingdoms, office: int, fighters: list[int]) -> list[int]:
    """In a war the tiles of the sphere in both kingdoms, in a revolt the temples beside both leaders."""
    # rule E46, E54
    tile = conflict_tile(s, office)
    if s.joined == NOWHERE:
        near = {int(NEAR[4 * c + k]) for c in fighters for k in range(4)}
    else:
        regions = [kingdoms.label[c] for c in fighters]
        near = {c for c in range(CELLS) if kingdoms.label[c] in regions}
    return [c for c in range(CELLS) if c in near and s.tile[c] == tile]


def _regions(kingdoms: Kingdoms) -> Regions:
    """The spaces of each kingdom, for shading."""
    offices = list(kingdoms.offices)
    found: Regions = {}
    label = list(kingdoms.label[:CELLS])
    for c in compress(range(CELLS), label):
        if offices[label[c]]:
            found.setdefault(label[c], []).append(c)
    return found
