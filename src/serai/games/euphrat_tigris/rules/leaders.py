"""Placing, moving and withdrawing a leader (page 6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from serai.core.flow import FINE, Fault
from serai.games.euphrat_tigris.board import EMPTY, NOWHERE, SPHERES, Kingdoms, find_kingdoms
from serai.games.euphrat_tigris.rules.conflict import AttackerCommits, temples_beside
from serai.games.euphrat_tigris.state import Tigris

# What can be wrong with setting or withdrawing a leader.
LEADER_THERE: Final = 11
LEADER_RIVER: Final = 12
LEADER_OCCUPIED: Final = 13
LEADER_TEMPLE: Final = 14
LEADER_JOINING: Final = 15
LEADER_AWAY: Final = 16

LEADER_FAULTS: Final[tuple[Fault, ...]] = (
    (LEADER_THERE, "E11", "no-leader-there-already"),
    (LEADER_RIVER, "E14", "no-leader-on-river"),
    (LEADER_OCCUPIED, "E11", "no-leader-occupied"),
    (LEADER_TEMPLE, "E12", "no-leader-temple"),
    (LEADER_JOINING, "E13", "no-leader-joining"),
    (LEADER_AWAY, "E10", "no-withdraw"),
)


def without_leader(s: Tigris, who: i64) -> Kingdoms:
    """The kingdoms as they are once the leader is lifted off the board."""
    # rule E15
    # Ruling: the book does not say whether the target is judged with the leader still on its old
    # space. We lift him first, as at the table: what only he made a kingdom is then a mere region.
    home = s.home[who]
    if s.joined != NOWHERE:
        return find_kingdoms(s.tile, s.leader, home)
    if home == NOWHERE:
        return s.regions()
    lifted = s.regions().copied()
    shared = shares_office(s, lifted, who)
    lifted.remove(s.tile, s.leader, home, 0 if shared else 1 << who % SPHERES)
    return lifted


def shares_office(s: Tigris, kingdoms: Kingdoms, who: i64) -> bool:
    """Whether another leader of the same office stands in the same region."""
    home, office = s.home[who], who % SPHERES
    for p in range(s.players):
        other = s.home[p * SPHERES + office]
        if other >= 0 and other != home and kingdoms.label[other] == kingdoms.label[home]:
            return True
    return False


def leader_fault(s: Tigris, p: i64, office: i64, c: i64) -> i64:
    """What is wrong with setting a leader on a space."""
    who = p * SPHERES + office
    if s.home[who] == c:
        return LEADER_THERE
    if s.side.river[c]:
        return LEADER_RIVER
    if s.tile[c] != EMPTY:
        return LEADER_OCCUPIED
    if not s.has_temple(c):
        return LEADER_TEMPLE
    return LEADER_JOINING if without_leader(s, who).touching(c) > 1 else FINE


def set_leader(s: Tigris, p: i64, office: i64, c: i64) -> None:
    """Set a leader from the supply or from another space; a leader of his office there means revolt."""
    # rule E10, E17, E45
    who = p * SPHERES + office
    origin = s.home[who]
    if origin == NOWHERE:
        s.tell("placed-leader", p, office, c)
    else:
        s.lift_leader(who)
        s.tell("moved-leader", p, office, origin, c)
    kingdoms = s.regions()
    region = kingdoms.touched(c)
    rival = s.find_leader(kingdoms, region, office) if region else NOWHERE
    s.put_leader(who, c)
    if rival != NOWHERE:
        revolt(s, p, rival, office)


def revolt(s: Tigris, p: i64, rival: i64, office: i64) -> None:
    """Two leaders of one office in a kingdom: the temples beside them decide."""
    # rule E40, E45, E46
    attack = temples_beside(s, p, office)
    defence = temples_beside(s, rival, office)
    s.tell("revolt", p, rival, office, attack, defence)
    s.then(AttackerCommits(p, rival, office, attack, defence))


def withdraw_leader(s: Tigris, p: i64, office: i64) -> None:
    """Take a leader back to the supply."""
    # rule E10
    s.tell("withdrew", p, office, s.home[p * SPHERES + office])
    s.lift_leader(p * SPHERES + office)
