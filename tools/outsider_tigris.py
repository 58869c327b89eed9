"""A sparring partner for Euphrat & Tigris from outside: `python -m tools.outsider_tigris khan --players 4`.

It knows the rules but nothing of the game's evaluation and plans: every action is judged by itself, by a projection of
its own. Whoever wins against the shipped bots with so little shows what they overlook. One bot of the level that is
asked for sits among outsiders, or one outsider among bots of it; every seed is played from every seat.
"""

from __future__ import annotations

import math
import time
from typing import Annotated, Any

import typer

from serai.arena.pairs import Pair
from serai.arena.rating import win_rate
from serai.bots import make_bot
from serai.core.flow import Chance, open_decision, play, play_for, settle
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.core.seat import Bot, Seat
from serai.games.euphrat_tigris import GAME
from serai.games.euphrat_tigris.rules.conflict import AttackerCommits, Commits
from serai.games.euphrat_tigris.rules.swap import SwapTiles
from serai.games.euphrat_tigris.rules.turn import CATASTROPHE_AT, END, LEADER_AT, SWAP, WITHDRAW_AT, Act

COLUMNS, ROWS = 16, 11
SPACES = COLUMNS * ROWS
RED_TEMPLE, BLUE_FARM, GREEN_TRADER, BLACK_KING = 1, 2, 3, 0
FREE = 7  # nothing lies on a space
COLOURS = range(4)
SORTED = (1.0, 0.42, 0.18, 0.08)  # what a point counts in the weakest colour, the next ...
LIMIT = 90  # actions judged at most


def around(c: int) -> list[int]:
    x, y = c % COLUMNS, c // COLUMNS
    found = [c - COLUMNS] if y else []
    found += [c - 1] if x else []
    found += [c + 1] if x < COLUMNS - 1 else []
    return found + ([c + COLUMNS] if y < ROWS - 1 else [])


BESIDE = [around(c) for c in range(SPACES)]
SQUARES = [
    (c, c + 1, c + COLUMNS, c + COLUMNS + 1) for c in range(SPACES - COLUMNS) if c % COLUMNS < COLUMNS - 1
]


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
        self.unseen = [int(s.bag[k]) + sum(self.hand[4 * q + k] for q in range(self.players) if q != me) for k in COLOURS]
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
        others = sorted(worths[:self.me] + worths[self.me + 1 :])
        if self.players == 2:
            return worths[self.me] - others[0]
        return worths[self.me] - 0.35 * others[-1] - 0.35 * sum(others) / len(others)


class OutsiderBot:
    """Judges every action by itself."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.worst = 0.0  # seconds for a choice

    def choose(self, seat: Seat) -> int:
        moves = seat.moves()
        if len(moves) == 1:
            return moves[0]
        began = time.process_time()
        found = self.best(seat.imagine(self.rng), seat.seat, seat.decision(), moves)
        self.worst = max(self.worst, time.process_time() - began)
        return found

    def best(self, s: Any, me: int, decision: Any, moves: list[int]) -> int:
        if isinstance(decision, Commits):
            return self.commit(s, me, decision)
        if isinstance(decision, SwapTiles):
            return self.swap(s, me, decision, moves)
        tried = self.thinned(s, me, moves) if isinstance(decision, Act) else moves
        values = {move: self.after(s, me, move) for move in tried}
        return max(values, key=lambda move: values[move])

    def thinned(self, s: Any, me: int, moves: list[int]) -> list[int]:
        """Actions near one's own leaders, leaders anywhere, and catastrophes in kingdoms."""
        look = Position(s, me)
        mine = {look.region[c] for c in look.home[4 * me : 4 * me + 4] if c >= 0}
        found = []
        for move in moves:
            c = move % SPACES if move < WITHDRAW_AT else move - CATASTROPHE_AT
            if move < LEADER_AT:
                near = {look.region[b] for b in BESIDE[c]} - {0}
                if near & mine or (move // SPACES == RED_TEMPLE and any(look.ruled[r] for r in near)):
                    found.append(move)
            elif move < WITHDRAW_AT:
                near = {look.region[b] for b in BESIDE[c]} - {0}
                if look.temples(c) >= max(look.sites[r] for r in near):
                    found.append(move)
            elif CATASTROPHE_AT <= move < SWAP:
                if look.tile[c] < 4 and any(look.tile[b] == 6 for b in BESIDE[c]):
                    found.append(move)
            elif move in (SWAP, END):
                found.append(move)
        return found

    def after(self, s: Any, me: int, move: int) -> float:
        if move == SWAP and isinstance(s.stack[-1], Act):
            return self.swapped(s, me)
        t = s.clone()
        play(t, move)
        return self.judged(t, me)

    def judged(self, t: Any, me: int) -> float:
        """Conflicts by their odds, other decisions of one's own by their best answer."""
        top = t.stack[-1] if t.stack else None
        if t.ended or top is None or isinstance(top, (Act, Chance)):
            left = int(top.left) if isinstance(top, Act) and int(top.player) == me else 0
            return Position(t, me).value(left)
        if isinstance(top, Commits):
            return self.conflict(t, me, top)
        best = -9999.0
        for move in top.moves(t):
            u = t.clone()
            play(u, int(move))
            value = self.judged(u, me) if not isinstance(u.stack[-1], Commits) else self.conflict(u, me, u.stack[-1])
            best = max(best, value)
        return best

    def conflict(self, t: Any, me: int, top: Any) -> float:
        """Both ends of a conflict, reached by dealing the defender what he needs."""
        attacks = isinstance(top, AttackerCommits)
        attacker, defender = (int(top.player), int(top.rival)) if attacks else (int(top.rival), int(top.player))
        colour = RED_TEMPLE if t.joined < 0 else int(top.office)
        look = Position(t, me)
        lead = int(top.attack) - int(top.defence)
        wins = look.beats(attacker, defender, colour, lead)
        value = 0.0
        if wins > 0.01:
            value += wins * self.judged(self.fought(t, attacks, attacker, defender, colour, lead, True), me)
        if wins < 0.99:
            value += (1.0 - wins) * self.judged(self.fought(t, attacks, attacker, defender, colour, lead, False), me)
        return value

    def fought(self, t: Any, attacks: bool, attacker: int, defender: int, colour: int, lead: int, won: bool) -> Any:
        u = t.clone()
        a, d = 4 * attacker + colour, 4 * defender + colour
        added = min(int(u.hand[a]), max(0, 3 - lead)) if attacks else 0
        if attacks:
            if won and lead + added < 1:
                added = 1 - lead
                u.hand[a] = max(int(u.hand[a]), added)
            play(u, added)
        needed = max(lead + added, 0)
        if won:
            u.hand[d] = min(int(u.hand[d]), max(needed - 1, 0))
            play(u, 0)
        else:
            u.hand[d] = max(int(u.hand[d]), needed)
            play(u, needed)
        return u

    def commit(self, s: Any, me: int, top: Any) -> int:
        colour = RED_TEMPLE if s.joined < 0 else int(top.office)
        held = int(s.hand[4 * me + colour])
        lead = int(top.attack) - int(top.defence)
        if not isinstance(top, AttackerCommits):
            return max(lead, 0) if lead <= held else 0
        look = Position(s, me)
        chances = [look.more[colour][lead + n] if lead + n >= 0 else 1.0 for n in range(held + 1)]
        losing = [1.0 if lead + n <= 0 else chances[n] for n in range(held + 1)]
        best = min(losing)
        return next(n for n in range(held + 1) if losing[n] <= best + 0.03)

    def swapped(self, s: Any, me: int) -> float:
        """Most of the hand changed; it must gain something."""
        look = Position(s, me)
        reach = [self.use(look, me, k) for k in COLOURS]
        gain = sum(0.16 * look.hand[4 * me + k] for k in COLOURS if reach[k] < 0.3)
        act: Any = s.stack[-1]
        return look.value(max(int(act.left) - 1, 0)) + gain - 0.1

    def use(self, look: Position, me: int, k: int) -> float:
        """What a colour in the hand is good for."""
        stands = 1.0 if look.home[4 * me + k] >= 0 or k == RED_TEMPLE else 0.0
        weak = sorted(look.points[4 * me : 4 * me + 4])
        return stands if look.points[4 * me + k] <= weak[2] else 0.4 * stands

    def swap(self, s: Any, me: int, top: Any, moves: list[int]) -> int:
        """Colours of no use go."""
        look = Position(s, me)
        most = max(moves)
        return most if self.use(look, me, int(top.sphere)) < 0.3 or (0 not in moves and most) else min(moves)


# ---------------------------------------------------------------------- matches


def match(bots: list[Bot], seed: int) -> tuple[list[int], list[tuple[int, ...]]]:
    """The winners of a match, and how it stood at the end."""
    rng = Rng(seed)
    s: Any = GAME.rules.start(GAME.tables(GAME.pack()), len(bots), GAME.check_options({}))
    settle(s)
    while s.stack:
        decision = open_decision(s)
        assert decision is not None
        seat = int(decision.player)
        chance = isinstance(decision, Chance)
        play_for(s, seat, int(random_move(s, rng)) if chance else bots[seat].choose(Seat(GAME, s, seat)))
    return GAME.winners(s), GAME.rules.standing(s)


def main(
    level: Annotated[str, typer.Argument(help="A bot, such as trader, khan or plan:8.")],
    players: Annotated[int, typer.Option(min=2, max=4)] = 2,
    seeds: Annotated[int, typer.Option(min=1, help="Each is played once from every seat.")] = 5,
    seed: Annotated[int, typer.Option(min=0, help="The first one.")] = 700_000,
    alone: Annotated[bool, typer.Option("--alone", help="One outsider among bots of the level, not one bot.")] = False,
) -> None:
    """Print the level's share of wins as it grows (with --alone the outsider's), and mean weakest spheres."""
    pairs: list[Pair] = []
    means = [0.0, 0.0]
    for number in range(seed, seed + seeds):
        won = 0.0
        for place in range(players):
            single = [(p == place) == alone for p in range(players)]  # whether the outsider sits there
            bots: list[Bot] = [
                OutsiderBot(number * 8 + p) if outside else make_bot(level, number * 8 + p)
                for p, outside in enumerate(single)
            ]
            winners, ranks = match(bots, number)
            won += 1 / len(winners) if place in winners else 0.0
            means[0] += ranks[place][0]
            means[1] += sum(rank[0] for p, rank in enumerate(ranks) if p != place) / (players - 1)
        pairs.append(Pair(number, {"one": won}, players, 0, 0, 0, 0.0, 0.0))
        rate, count = win_rate(pairs, "one"), players * len(pairs)
        weakest = f"{means[0] / count:.1f} : {means[1] / count:.1f}"
        print(f"{number}: {rate.rate:.1%} ({rate.low:.1%} to {rate.high:.1%}) of {count}, {weakest}", flush=True)


if __name__ == "__main__":
    typer.run(main)
