"""A sparring partner for Euphrat & Tigris from outside: `python -m tools.outsider_tigris khan --players 4`.

It knows the rules but nothing of the game's evaluation and plans: every action is judged by itself, by a projection of
its own. Whoever wins against the shipped bots with so little shows what they overlook. One bot of the level that is
asked for sits among outsiders, or one outsider among bots of it; every seed is played from every seat.
"""

from __future__ import annotations

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
from tools.outsider_position import BESIDE, COLOURS, RED_TEMPLE, SPACES, Position


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
