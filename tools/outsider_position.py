"""What the outsider of Euphrat & Tigris makes of a position: every player's four colours projected to the end.

By a projection of its own, which shares nothing with the game's evaluation.
"""

from __future__ import annotations

import math
from typing import Any

from serai.games.euphrat_tigris import GAME

COLUMNS, ROWS = 16, 11
SPACES = COLUMNS * ROWS
RED_TEMPLE, BLUE_FARM, GREEN_TRADER, BLACK_KING = 1, 2, 3, 0
FREE = 7  # nothing lies on a space
COLOURS = range(4)
SORTED = (1.0, 0.42, 0.18, 0.08)  # what a point counts in the weakest colour, the next ...


def around(c: int) -> list[int]:
    x, y = c % COLUMNS, c // COLUMNS
    found = [c - COLUMNS] if y else []
    found += [c - 1] if x else []
    found += [c + 1] if x < COLUMNS - 1 else []
    return found + ([c + COLUMNS] if y < ROWS - 1 else [])


BESIDE = [around(c) for c in range(SPACES)]
SQUARES = [(c, c + 1, c + COLUMNS, c + COLUMNS + 1) for c in range(SPACES - COLUMNS) if c % COLUMNS < COLUMNS - 1]


def odds_of_more(size: int, share: float) -> list[float]:
    """How likely a hand holds at least 0, 1, 2 ... of a colour."""
    exact = [math.comb(size, n) * share**n * (1.0 - share) ** (size - n) for n in range(size + 1)]
    return [sum(exact[n:]) for n in range(size + 1)] + [0.0] * 60


class Position:
    """What one player sees of a position, and what everybody will make of it."""

    def __init__(self, s: Any, me: int) -> None:
        self.s, self.me, self.players = s, me, int(s.players)
        self.tile = [int(kind) for kind in s.tile]
        kingdoms = s.kingdoms()
        self.region = [int(label) for label in kingdoms.label]
        self.ruled = [bool(present) for present in kingdoms.offices]
        self.hand = [int(count) for count in s.hand]
        self.home = [int(c) for c in s.home]
        self.points = [int(count) for count in s.points]
        self.unseen = [
            int(s.bag[k]) + sum(self.hand[4 * q + k] for q in range(self.players) if q != me) for k in COLOURS
        ]
        total = max(sum(self.unseen), 1)
        self.share = [count / total for count in self.unseen]
        self.more = [odds_of_more(6, share) for share in self.share]
        self.turns = self.rounds_left()
        self.read()

    def rounds_left(self) -> float:
        bag = sum(int(count) for count in self.s.bag)
        left = sum(int(self.s.treasure[c]) for c in self.s.side.temples) - 2
        by_bag = bag / (2.9 * self.players) + 0.35
        return min(by_bag, 0.5 + left * (4.5 / self.players))

    def read(self) -> None:
        """Tiles, leaders, monuments and treasures by region; what one more tile would join."""
        n = len(self.ruled)
        self.tiles = [[0] * 4 for _ in range(n)]
        self.pays = [[0] * 4 for _ in range(n)]
        self.chief = [[-1] * 4 for _ in range(n)]
        self.gold = [0] * n
        self.sites = [0] * n
        self.joins: set[tuple[int, int]] = set()
        for c in range(SPACES):
            kind = self.tile[c]
            if kind < 4:
                self.tiles[self.region[c]][kind] += 1
            elif kind == FREE:
                self.read_space(c)
        for c in self.s.side.temples:
            if self.s.treasure[c]:
                self.gold[self.region[c]] += 1
        self.free = []
        pairs = self.s.data.pairs
        for m in range(6):
            one, other, c = int(pairs[2 * m]), int(pairs[2 * m + 1]), int(self.s.monument[m])
            if c >= 0:
                self.pays[self.region[c]][one] += 1
                self.pays[self.region[c]][other] += 1
            else:
                self.free.append((one, other))
        for who, c in enumerate(self.home):
            if c >= 0:
                self.chief[self.region[c]][who % 4] = who // 4

    def read_space(self, c: int) -> None:
        near = {self.region[b] for b in BESIDE[c] if self.region[b]}
        if not near:
            return
        if not self.s.side.river[c]:
            temples = self.temples(c)
            for r in near:
                self.sites[r] = max(self.sites[r], temples)
        if len(near) > 1:
            self.joins.update((a, b) for a in near for b in near if a != b)

    def temples(self, c: int) -> int:
        return sum(self.tile[b] == RED_TEMPLE for b in BESIDE[c])

    # ------------------------------------------------------------------ conflicts

    def beats(self, attacker: int, defender: int, colour: int, lead: int) -> float:
        """The odds of an attacker who is so far ahead on the board."""
        if attacker == self.me:
            need = lead + self.hand[4 * attacker + colour]
            return 1.0 - self.more[colour][need] if need >= 0 else 0.0
        if defender == self.me:
            need = self.hand[4 * defender + colour] - lead + 1
            return self.more[colour][need] if need > 0 else 1.0
        gap = lead + 0.5 - 1.0
        return 1.0 / (1.0 + math.exp(-1.1 * gap))

    def danger(self, p: int, k: int, c: int) -> float:
        """How likely a leader is lost until his owner's next turn."""
        r = self.region[c]
        prize = self.pays[r][k]
        stands = self.temples(c)
        safe = 1.0
        for q in range(self.players):
            if q == p:
                continue
            revolt = self.beats(q, p, RED_TEMPLE, max(self.sites[r], 1) - stands)
            safe *= 1.0 - (0.05 + 0.22 * min(prize, 2)) * revolt * (1.0 if self.players == 2 else 0.7)
            at = self.home[4 * q + k]
            if at >= 0 and (r, self.region[at]) in self.joins:
                theirs = self.tiles[self.region[at]][k]
                war = self.beats(q, p, k, theirs - self.tiles[r][k])
                safe *= 1.0 - (0.25 + 0.08 * min(self.tiles[r][k], 4)) * war
        alone = stands == 1
        return min(1.0 - safe * (0.985 - 0.03 * alone - (0.0 if self.players == 2 else 0.05)), 0.95)

    # ------------------------------------------------------------------ what it will come to

    def worth(self, p: int) -> float:
        """The four colours at the end, sorted and weighed."""
        turns = max(self.turns, 0.0)
        final = [float(self.points[4 * p + k]) for k in COLOURS]
        reach = [0.35] * 4
        extra = 0.0
        for k in COLOURS:
            c = self.home[4 * p + k]
            if c < 0:
                king = self.home[4 * p + BLACK_KING]
                if king >= 0 and self.chief[self.region[king]][k] < 0:
                    reach[k] = 0.6
                continue
            r = self.region[c]
            stay = 1.0 - self.danger(p, k, c)
            rounds = turns if stay > 0.999 else (1.0 - stay**turns) * stay / (1.0 - stay)
            final[k] += self.pays[r][k] * rounds
            final[k] += self.square(p, k, r) * min(rounds, max(turns - 1.0, 0.0))
            reach[k] = 0.55 + 0.45 * stay
            extra += 0.05 * min(self.tiles[r][k], 5) + 0.06 * min(self.temples(c), 3)
            final[k] += self.spoils(p, k, r)
        self.lay(p, final, reach, turns)
        gold = float(self.s.won[p]) + self.gold_near(p)
        self.top_up(final, gold)
        final.sort()
        late = min(turns / 2.5, 1.0)
        extra += 0.9 * int(self.s.catastrophes[p]) + 0.12 * self.held(p, RED_TEMPLE)
        return sum(w * v for w, v in zip(SORTED, final, strict=True)) + late * extra

    def held(self, p: int, k: int) -> float:
        return float(self.hand[4 * p + k]) if p == self.me else 6.0 * self.share[k]

    def square(self, p: int, k: int, r: int) -> float:
        """Points a turn that may come from a square begun, of this colour or of a partner's."""
        best = 0.0
        for colour, missing in self.begun.get(r, ()):
            if colour == k:
                fits = any(k in pair for pair in self.free)
                share = 1.0
            else:
                fits = (k, colour) in self.free or (colour, k) in self.free
                share = 0.55
            if fits:
                has = min(self.held(p, colour) / missing, 1.0)
                best = max(best, share * (0.25 + 0.4 * has if missing == 1 else 0.06 + 0.14 * has))
        return best

    def find_squares(self) -> None:
        """Squares with two or three tiles of a colour and room for the rest."""
        self.begun: dict[int, list[tuple[int, int]]] = {}
        for cells in SQUARES:
            kinds = [self.tile[c] for c in cells]
            colour = min(kinds)
            if colour > 3:
                continue
            same = kinds.count(colour)
            if same not in (2, 3) or same + kinds.count(FREE) < 4:
                continue
            water = colour == BLUE_FARM
            if all(bool(self.s.side.river[c]) == water for c in cells):
                r = next(self.region[c] for c in cells if self.tile[c] == colour)
                self.begun.setdefault(r, []).append((colour, 4 - same))

    def spoils(self, p: int, k: int, r: int) -> float:
        """What the best war in reach would bring."""
        best = 0.0
        for q in range(self.players):
            at = self.home[4 * q + k]
            if q != p and at >= 0 and (r, self.region[at]) in self.joins:
                theirs = self.tiles[self.region[at]][k]
                wins = self.beats(p, q, k, self.tiles[r][k] - theirs)
                best = max(best, 0.3 * (wins * (1 + theirs) - 0.7 * (1.0 - wins) * (1 + self.tiles[r][k])))
        return best

    def lay(self, p: int, final: list[float], reach: list[float], turns: float) -> None:
        """The tiles that are still to come go to the weakest colours that can have them."""
        actions = 0.85 * turns + (0.5 * self.left if p == self.me else 0.0)
        room = [(0.7 * self.held(p, k) + 2.0 * turns * self.share[k]) * reach[k] for k in COLOURS]
        step = 0.25
        while actions > 0.0:
            open_still = [k for k in COLOURS if room[k] > 0.0]
            if not open_still:
                return
            k = min(open_still, key=lambda one: final[one])
            final[k] += step * reach[k]
            room[k] -= step
            actions -= step

    def top_up(self, final: list[float], gold: float) -> None:
        while gold > 0.0:
            weakest = min(COLOURS, key=lambda k: final[k])
            final[weakest] += min(gold, 0.5)
            gold -= 0.5

    def gold_near(self, p: int) -> float:
        """Treasures the trader will take, and half of those that one tile would bring."""
        c = self.home[4 * p + GREEN_TRADER]
        if c < 0:
            return 0.0
        r = self.region[c]
        near = sum(
            self.gold[b] * (0.5 if not self.ruled[b] else 0.15) for a, b in self.joins if a == r and self.gold[b]
        )
        near = near if self.gold[r] else near * 0.45
        return max(self.gold[r] - 1, 0) + near * min(self.turns, 1.0)

    def value(self, left: int) -> float:
        """How far ahead of the others."""
        if self.s.ended:
            ranks = GAME.rules.standing(self.s)
            return 500.0 if ranks[self.me] == max(ranks) else -500.0
        self.left = left
        self.find_squares()
        worths = [self.worth(p) for p in range(self.players)]
        others = sorted(worths[: self.me] + worths[self.me + 1 :])
        if self.players == 2:
            return worths[self.me] - others[0]
        return worths[self.me] - 0.35 * others[-1] - 0.35 * sum(others) / len(others)
