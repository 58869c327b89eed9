"""Wars after two kingdoms are joined by a tile (pages 8 to 11)."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, Decision, Fault, Note, Step
from serai.games.euphrat_tigris.board import (
    CELLS,
    EMPTY,
    LEADER,
    NOWHERE,
    SPHERES,
    TEMPLE,
    Kingdoms,
    count_beside,
)
from serai.games.euphrat_tigris.rules.conflict import AttackerCommits
from serai.games.euphrat_tigris.state import Tigris

NO_WAR: Final = 1


def fights(s: Tigris, kingdoms: Kingdoms, p: i64, office: i64) -> bool:
    """Whether a leader stands in a part that still touches the unification tile."""
    # rule E52
    c = s.home[p * SPHERES + office]
    return c >= 0 and kingdoms.adjoins(s.joined, kingdoms.label[c])


def find_fighter(s: Tigris, kingdoms: Kingdoms, office: i64, first: i64) -> i64:
    """The first player clockwise from `first`, himself included, whose leader is at war."""
    for i in range(s.players):
        p = (first + i) % s.players
        if fights(s, kingdoms, p, office):
            return p
    return NOWHERE


def is_war(s: Tigris, kingdoms: Kingdoms, office: i64) -> bool:
    """Two leaders of this office stand on both sides of the unification tile."""
    count: i64 = 0
    for p in range(s.players):
        if fights(s, kingdoms, p, office):
            count += 1
    return count == 2


def wars(s: Tigris) -> vec[i64]:
    """The offices that are at war now."""
    kingdoms = s.regions()
    found = vec[i64]()
    for office in range(SPHERES):
        if is_war(s, kingdoms, office):
            found = append(found, office)
    return found


class NextWar(Step[Tigris]):
    """Look for wars anew after each; when none is left the unification tile is taken off."""

    # rule E40, E51, E52, E57
    def run(self, s: Tigris) -> None:
        if s.joined == NOWHERE:
            return
        left = wars(s)
        if len(left) == 0:
            s.put_joined(NOWHERE)
        elif len(left) == 1:
            begin_war(s, self.player, left[0])
        else:
            s.then(ChooseWar(self.player))


class ChooseWar(Decision[Tigris]):
    """The player on turn chooses which war is fought next, whether or not he takes part."""

    # rule E51
    rule: ClassVar[str] = "E51"
    faults: ClassVar[tuple[Fault, ...]] = ((NO_WAR, "E51", "no-war"),)

    def moves(self, s: Tigris) -> vec[i64]:
        return wars(s)

    def fault(self, s: Tigris, move: i64) -> i64:
        return FINE if is_war(s, s.regions(), move) else NO_WAR

    def about(self, s: Tigris, move: i64, code: i64) -> tuple[i64, i64, i64]:
        return move, 0, 0

    def play(self, s: Tigris, move: i64) -> None:
        begin_war(s, self.player, move)

    def preview(self, s: Tigris, move: i64) -> Note | None:
        war = opened_war(s, self.player, move)
        return Note("preview-war", war.player, war.attack, war.rival, war.defence)


def begin_war(s: Tigris, active: i64, office: i64) -> None:
    war = opened_war(s, active, office)
    s.tell("war", war.player, war.rival, office, war.attack, war.defence)
    s.then(war, NextWar(active))


def opened_war(s: Tigris, active: i64, office: i64) -> AttackerCommits:
    """The player on turn attacks if his leader fights, else the next clockwise whose leader does."""
    # rule E53
    kingdoms = s.regions()
    attacker = find_fighter(s, kingdoms, office, active)
    defender = find_fighter(s, kingdoms, office, (attacker + 1) % s.players)
    attack = count_supporters(s, kingdoms, attacker, office)
    defence = count_supporters(s, kingdoms, defender, office)
    return AttackerCommits(attacker, defender, office, attack, defence)


def count_supporters(s: Tigris, kingdoms: Kingdoms, p: i64, office: i64) -> i64:
    """Strength in a war: face-up tiles of the sphere on the leader's side of the unification tile."""
    # rule E50, E54
    region = kingdoms.label[s.home[p * SPHERES + office]]
    count: i64 = 0
    for c in range(CELLS):
        if s.tile[c] == office and kingdoms.label[c] == region:
            count += 1
    return count


def end_war(s: Tigris, winner: i64, loser: i64, office: i64) -> None:
    """The losing leader and his supporters leave the board, a point of the sphere for each of them."""
    # rule E55
    label = s.regions().label[:]  # as it is before anything leaves
    region = label[s.home[loser * SPHERES + office]]
    s.tell("war-won", winner, loser, office)
    s.lift_leader(loser * SPHERES + office)
    removed: i64 = 0
    for c in range(CELLS):
        if s.tile[c] == office and label[c] == region and not stays(s, c, office):
            removed += 1
            s.put(c, EMPTY)
    s.out[office] += removed
    if removed:
        s.tell("supporters-removed", office, removed)
    s.score(winner, office, 1 + removed)


def stays(s: Tigris, c: i64, office: i64) -> bool:
    """Tiles under a building stay; temples stay with a treasure on them or another leader beside them."""
    # rule E94
    if s.building[office] == c:
        return True
    # rule E56
    # Ruling: the losing priest has left the board by now, so any leader still beside the temple counts.
    return office == TEMPLE and (s.treasure[c] == 1 or count_beside(s.tile, c, LEADER) > 0)
