"""What a player has and may hope for, in numbers, for bots: sphere by sphere, then for the player as a whole."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.games.euphrat_tigris.board import FARM, KING, NOWHERE, SPHERES, TEMPLE, TRADER, count_beside
from serai.games.euphrat_tigris.hands import Hands
from serai.games.euphrat_tigris.outlook import BITS, Outlook, bit, stands_alone
from serai.games.euphrat_tigris.state import MONUMENTS
from serai.games.euphrat_tigris.weights import ORDER, WEIGHTS

# Of each sphere.
POINTS: Final = 0
STANDS: Final = 1  # the leader is on the board
INCOME: Final = 2  # points of monuments a turn
REVOLT: Final = 3  # the odds of the best one against him
WAR: Final = 4  # one tile would begin it
WAR_NEAR: Final = 5  # two tiles would
TEMPLES: Final = 6  # beside him
ALONE: Final = 7  # he lives on a single temple that may be struck
SUPPORTERS: Final = 8
IN_HAND: Final = 9
KING_COVERS: Final = 10  # the king scores for the leader who is not there
ONE_HELD: Final = 11  # a square lacks one tile, which is in the hand ...
ONE_UNHELD: Final = 12
TWO_HELD: Final = 13  # ... or two
TWO_UNHELD: Final = 14
PARTNER_ONE: Final = 15  # a square of another sphere whose monument would have this one as well
PARTNER_TWO: Final = 16
SEAT: Final = 17  # more income where another leader stands, or none
SPOILS: Final = 18  # of a war that one tile would begin ...
SPOILS_NEAR: Final = 19  # ... or two
ROOM: Final = 20
DOUBLED: Final = 21  # a building of the sphere stands in the kingdom
OF_SPHERE: Final = 22

# Of the player.
TURNS: Final = 0
ON_TURN: Final = 1
ACTIONS: Final = 2
UNTIL_TURN: Final = 3
WON: Final = 4  # treasures
SURE: Final = 5  # taken at the end of this turn
ONE_AWAY: Final = 6  # treasures that one tile would join ...
TWO_AWAY: Final = 7
GUARDED: Final = 8  # ... or that are another's
CATASTROPHES: Final = 9
LEADERS: Final = 10
HELD_TEMPLES: Final = 11
WONDER: Final = 12  # its income over the turns that are left
OF_PLAYER: Final = 13

SIZE: Final = SPHERES * OF_SPHERE + OF_PLAYER

HARDLY: Final = 0.05  # turns, where there will be none by all odds
NO_SITE: Final = 0.5  # of the risk of a revolt, where a temple must be laid before it


class Reader:
    """Fills in the numbers of all players of a position, as one seat knows it."""

    def __init__(self, look: Outlook, hands: Hands) -> None:
        self.look = look
        self.hands = hands
        self.w = WEIGHTS.of(look.s.players)
        self.by_order: float = look.turns()  # of all players together
        self.each: float = look.turns_each()
        self.weeks: float = 0.0  # a tenth of the turns a player will have, so that numbers are about one
        self.mover = next_player(look)

    def turns(self) -> float:
        """How many turns a player will still have, on average."""
        return self.each + self.w[ORDER] * (self.by_order / float(self.look.s.players) - self.each)

    def turns_of(self, p: i64) -> float:
        """How many turns a player will still have, the present one not counted."""
        look = self.look
        players = look.s.players
        before = players if p == look.on_turn else (p - self.mover + players) % players
        # Counted are whole turns: half of a round is rounded up on average.
        own = (self.by_order - float(before) + 0.5 * float(players - 1)) / float(players)
        return self.each + self.w[ORDER] * (max(own, HARDLY) - self.each)

    def player(self, p: i64) -> vec[float]:
        self.weeks = 0.1 * self.turns_of(p)
        found = vec[float]([0.0] * SIZE)
        for k in range(SPHERES):
            self.sphere(found, p, k)
        self.whole(found, p)
        return found

    # ------------------------------------------------------------------ spheres

    def sphere(self, found: vec[float], p: i64, k: i64) -> None:
        s = self.look.s
        at = k * OF_SPHERE
        first = p * SPHERES
        found[at + POINTS] = 0.1 * float(s.points[first + k])
        found[at + IN_HAND] = 0.3 * self.hands.expected(p, k)
        c = s.home[first + k]
        income: i64 = 0
        if c != NOWHERE:
            income = self.look.monuments[self.look.label[c] * SPHERES + k]
            found[at + INCOME] = float(income)
            self.leader(found, at, p, k, c)
        else:
            found[at + KING_COVERS] = self.king_covers(p, k)
        found[at + SEAT] = self.weeks * max(self.best_seat(p, k, c) - float(income), 0.0)

    def king_covers(self, p: i64, k: i64) -> float:
        """Whether the king stands where nobody has the leader of a sphere: its points are then his."""
        c = self.look.s.home[p * SPHERES + KING]
        return 1.0 if c != NOWHERE and self.look.owner[self.look.label[c] * SPHERES + k] == NOWHERE else 0.0

    def leader(self, found: vec[float], at: i64, p: i64, k: i64, c: i64) -> None:
        """One who stands on the board."""
        look = self.look
        region = look.label[c]
        temples = count_beside(look.s.tile, c, TEMPLE)
        revolt = self.revolt(p, look.site[region] - temples)
        if not look.site[region]:
            revolt *= NO_SITE
        found[at + STANDS] = 1.0
        found[at + REVOLT] = revolt
        found[at + TEMPLES] = 0.3 * float(temples)
        found[at + ALONE] = 1.0 if temples == 1 and stands_alone(look.s, c) else 0.0
        found[at + SUPPORTERS] = 0.2 * float(look.supporters[region * SPHERES + k])
        found[at + ROOM] = 0.2 * float(min(look.river[region] if k == FARM else look.land[region], 5))
        found[at + DOUBLED] = self.doubled(k, region)
        self.wars(found, at, p, k, region)
        self.squares(found, at, p, k, region)

    def doubled(self, k: i64, region: i64) -> float:
        c = self.look.s.building[k]
        return 1.0 if c != NOWHERE and self.look.label[c] == region else 0.0

    def revolt(self, p: i64, lead: i64) -> float:
        """The odds of the best revolt against a player's leader, with so many more temples on the board."""
        worst = 0.0
        for q in range(self.look.s.players):
            if q != p:
                worst = max(worst, self.hands.wins(q, p, TEMPLE, lead))
        return worst

    def wars(self, found: vec[float], at: i64, p: i64, k: i64, region: i64) -> None:
        """Wars with each other leader of the office who is one or two tiles away."""
        look = self.look
        mine = look.supporters[region * SPHERES + k]
        for q in range(look.s.players):
            c = look.s.home[q * SPHERES + k]
            if q == p or c == NOWHERE or look.label[c] == region:
                continue
            other = look.label[c]
            joins = (look.next[region] & bit(other)) != 0
            if joins or look.near[region] & bit(other):
                theirs = look.supporters[other * SPHERES + k]
                risk = self.hands.wins(q, p, k, theirs - mine)
                hope = self.hands.wins(p, q, k, mine - theirs)
                spoils = 0.2 * (hope * float(1 + theirs) - 0.5 * (1.0 - hope) * float(1 + mine))
                danger = WAR if joins else WAR_NEAR
                gain = SPOILS if joins else SPOILS_NEAR
                found[at + danger] = max(found[at + danger], risk)
                found[at + gain] = max(found[at + gain], spoils)

    def squares(self, found: vec[float], at: i64, p: i64, k: i64, region: i64) -> None:
        """Squares begun in the leader's kingdom, of his sphere and of others whose monument would pay him too."""
        look = self.look
        missing = look.missing[region * SPHERES + k]
        if missing <= 2:
            held = self.hands.holds(p, k, missing)
            found[at + (ONE_HELD if missing == 1 else TWO_HELD)] = self.weeks * held
            found[at + (ONE_UNHELD if missing == 1 else TWO_UNHELD)] = self.weeks * (1.0 - held)
        for m in range(MONUMENTS):
            other = self.partner(m, k)
            if other != NOWHERE:
                missing = look.missing[region * SPHERES + other]
                if missing <= 2:
                    part = self.weeks / float(self.partners(p, other, region))
                    kind = PARTNER_ONE if missing == 1 else PARTNER_TWO
                    found[at + kind] = max(found[at + kind], part)

    def partner(self, m: i64, k: i64) -> i64:
        """The other sphere of a monument that can still be built, if it has this one; else NOWHERE."""
        s = self.look.s
        if s.monument[m] != NOWHERE:
            return NOWHERE
        one, other = s.data.pairs[2 * m], s.data.pairs[2 * m + 1]
        return other if one == k else one if other == k else NOWHERE

    def partners(self, p: i64, k: i64, region: i64) -> i64:
        """How many of a player's leaders in a kingdom a monument on a square of a sphere could pay as well."""
        count: i64 = 0
        for m in range(MONUMENTS):
            other = self.partner(m, k)
            if other != NOWHERE and self.look.owner[region * SPHERES + other] == p:
                count += 1
        return max(count, 1)

    def best_seat(self, p: i64, k: i64, c: i64) -> float:
        """The most income that the leader could have elsewhere, by the odds of a revolt where one is needed."""
        look = self.look
        best = 0.0
        for m in range(MONUMENTS):
            at = look.s.monument[m]
            if at == NOWHERE or (look.s.data.pairs[2 * m] != k and look.s.data.pairs[2 * m + 1] != k):
                continue
            region = look.label[at]
            if look.site[region] and (c == NOWHERE or look.label[c] != region):
                income = float(look.monuments[region * SPHERES + k])
                q = look.owner[region * SPHERES + k]
                if q != NOWHERE:
                    temples = count_beside(look.s.tile, look.s.home[q * SPHERES + k], TEMPLE)
                    income *= self.hands.wins(p, q, TEMPLE, look.site[region] - temples)
                best = max(best, income)
        return best

    # ------------------------------------------------------------------ the player

    def whole(self, found: vec[float], p: i64) -> None:
        look = self.look
        s = look.s
        at: i64 = SPHERES * OF_SPHERE
        found[at + TURNS] = self.weeks
        if p == look.on_turn:
            found[at + ON_TURN] = 1.0
            found[at + ACTIONS] = 0.5 * float(look.actions)
        found[at + UNTIL_TURN] = float((p - self.mover + s.players) % s.players) / float(s.players)
        found[at + WON] = 0.2 * float(s.won[p])
        found[at + CATASTROPHES] = 0.5 * float(s.catastrophes[p])
        for k in range(SPHERES):
            if s.home[p * SPHERES + k] != NOWHERE:
                found[at + LEADERS] += 0.25
        found[at + HELD_TEMPLES] = 0.3 * self.hands.expected(p, TEMPLE)
        king = s.home[p * SPHERES + KING]
        if s.wonder != NOWHERE and king != NOWHERE and look.label[s.wonder] == look.label[king]:
            found[at + WONDER] = self.weeks
        if s.home[p * SPHERES + TRADER] != NOWHERE:
            self.treasures(found, at, look.label[s.home[p * SPHERES + TRADER]])

    def treasures(self, found: vec[float], at: i64, region: i64) -> None:
        """What the trader will take, and what he might."""
        look = self.look
        here = look.treasures[region]
        found[at + SURE] = 0.3 * float(max(here - 1, 0))
        one: i64 = 0
        two: i64 = 0
        guarded: i64 = 0
        for r in range(1, min(look.regions, BITS)):
            count = look.treasures[r]
            if count and r != region:
                joins = (look.next[region] >> r) & 1
                if joins or (look.near[region] >> r) & 1:
                    if look.offices[r]:
                        guarded += count
                    elif joins:
                        one += count
                    else:
                        two += count
        # Of all that lie together one stays.
        found[at + ONE_AWAY] = 0.3 * float(max(one - (1 if here == 0 else 0), 0))
        found[at + TWO_AWAY] = 0.3 * float(max(two - (1 if here + one == 0 else 0), 0))
        found[at + GUARDED] = 0.3 * float(max(guarded - (1 if here + one + two == 0 else 0), 0))


def next_player(look: Outlook) -> i64:
    """Who acts next: the player on turn, or after the end of a turn the one who will draw last."""
    if look.on_turn != NOWHERE:
        return look.on_turn
    players = look.s.players
    for frame in look.s.stack:
        if frame.player >= 0:
            return (frame.player + 1) % players
    return 0
