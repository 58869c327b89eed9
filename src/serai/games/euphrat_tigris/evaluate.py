"""How good a position looks for a seat, between 0 and 1: for bots, never for the rules.

Where a conflict, a war or a monument is being decided its outcomes are looked at, by their odds; everything else is
judged by what all players are projected to end with. README.md says what good players look at.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import play, settle
from serai.games.euphrat_tigris.board import NOWHERE, SPHERES
from serai.games.euphrat_tigris.features import Reader
from serai.games.euphrat_tigris.hands import Hands, holds_at_most
from serai.games.euphrat_tigris.outlook import Outlook
from serai.games.euphrat_tigris.projection import chance, doubt, project
from serai.games.euphrat_tigris.rules.conflict import AttackerCommits, Commits, DefenderCommits, conflict_tile
from serai.games.euphrat_tigris.rules.ending import LiftScreens
from serai.games.euphrat_tigris.rules.monuments import RaiseMonument
from serai.games.euphrat_tigris.rules.revolt import end_revolt
from serai.games.euphrat_tigris.rules.turn import EndOfTurn
from serai.games.euphrat_tigris.rules.war import ChooseWar, end_war
from serai.games.euphrat_tigris.scoring import standing
from serai.games.euphrat_tigris.state import RUNNING, Tigris

NEARLY: Final = 0.97  # of the best odds are as good


def evaluate(s: Tigris, seat: int) -> float:
    """The seat's odds against all others; at the end, who has won."""
    if s.ended != RUNNING:
        return final(s, seat)
    top = s.stack[-1]
    if isinstance(top, LiftScreens):
        return final(s, seat)
    if isinstance(top, (AttackerCommits, DefenderCommits)):
        return conflict(s, seat, top)
    if isinstance(top, (ChooseWar, RaiseMonument)):
        return best_choice(s, seat, top)
    return judge(s, seat)


def final(s: Tigris, seat: i64) -> float:
    ranks = standing(s)
    best = max(ranks)
    winners = sum([1 for rank in ranks if rank == best])
    return 1.0 / winners if ranks[seat] == best else 0.0


def judge(s: Tigris, seat: i64) -> float:
    """By what all players are projected to end with."""
    hands = Hands(s, seat)
    reader = Reader(Outlook(s), hands)
    unit = doubt(reader.w, reader.turns())
    verdicts = vec[float]([0.0] * s.players)
    for p in range(s.players):
        verdicts[p] = project(reader.w, reader.player(p), hands) / unit
    return chance(verdicts, seat)


def is_over(began: Tigris, s: Tigris, seat: i64) -> bool:
    """Where a plan for a turn ends: somebody else is asked, or the turn is paid and new tiles are drawn."""
    if s.stack[-1].player >= 0 and s.stack[-1].player != seat:
        return True
    for frame in s.stack:
        if isinstance(frame, EndOfTurn):
            return False
    return True


# ---------------------------------------------------------------------- what is being decided


def sides(top: Commits) -> tuple[i64, i64]:
    """Attacker and defender."""
    return (top.player, top.rival) if isinstance(top, AttackerCommits) else (top.rival, top.player)


def conflict(s: Tigris, seat: i64, top: Commits) -> float:
    """Both outcomes by their odds. Whoever can win does; an attacking seat adds no more than it must."""
    attacker, defender = sides(top)
    kind = conflict_tile(s, top.office)
    used: i64 = 0
    if isinstance(top, AttackerCommits) and attacker == seat:
        used = enough(s, top, kind)
        wins = holds_at_most(s, seat, defender, kind, top.attack + used - top.defence - 1)
    else:
        wins = attack_wins(s, seat, top, attacker, defender, kind)
    value = 0.0
    if wins > 0.0:
        value += wins * evaluate(after_conflict(s, seat, attacker, defender, top.office, used), seat)
    if wins < 1.0:
        value += (1.0 - wins) * evaluate(after_conflict(s, seat, defender, attacker, top.office, used), seat)
    return value


def enough(s: Tigris, top: Commits, kind: i64) -> i64:
    """The fewest tiles that win nearly as often as all the attacker has."""
    held = s.hand[top.player * SPHERES + kind]
    best = holds_at_most(s, top.player, top.rival, kind, top.attack + held - top.defence - 1)
    for count in range(held):
        if holds_at_most(s, top.player, top.rival, kind, top.attack + count - top.defence - 1) >= NEARLY * best:
            return count
    return held


def attack_wins(s: Tigris, seat: i64, top: Commits, attacker: i64, defender: i64, kind: i64) -> float:
    """How likely, as far as the seat knows: of other hands it knows what is unseen."""
    lead = top.attack - top.defence
    own = s.hand[seat * SPHERES + kind]
    if isinstance(top, DefenderCommits):
        if defender == seat:
            return 1.0 if lead > own else 0.0
        return holds_at_most(s, seat, defender, kind, lead - 1)
    if defender == seat:
        return 1.0 - holds_at_most(s, seat, attacker, kind, own - lead)
    return Hands(s, seat).wins(attacker, defender, kind, lead)


def after_conflict(s: Tigris, seat: i64, winner: i64, loser: i64, office: i64, used: i64) -> Tigris:
    """The position once a conflict is over for which the seat has used some tiles."""
    after = s.clone()
    after.stack.pop()
    kind = conflict_tile(s, office)
    after.hand[seat * SPHERES + kind] -= used
    after.out[kind] += used
    if after.joined == NOWHERE:
        end_revolt(after, winner, loser, office)
    else:
        end_war(after, winner, loser, office)
    settle(after)
    return after


def best_choice(s: Tigris, seat: i64, top: ChooseWar | RaiseMonument) -> float:
    """As the one who is asked would choose."""
    best = -1.0
    value = 0.0
    for move in top.moves(s):
        after = s.clone()
        play(after, move)
        here = evaluate(after, top.player)
        if here > best:
            best = here
            value = here if top.player == seat else evaluate(after, seat)
    return value
