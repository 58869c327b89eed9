"""Our bots at catanatron's table, by its rules and against its own players: the rate of wins with its interval.

    python bench/catanatron_match.py --bot mcts:1000 --peer alphabeta --pairs 50

catanatron's searching players are not in its wheel: clone github.com/bcollazo/catanatron and put its packages on
PYTHONPATH. Nothing of it is part of this project.

Both engines play the same match move by move (see `games/catan/tests/beside.py`); where their rules differ,
catanatron's count, since it is its table. Every seed is played twice, with the seats changed.
"""

from __future__ import annotations

import argparse
import importlib
import json
import random
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from catanatron.models.enums import Action, ActionType

from serai._native import COMPILED
from serai.arena.ladder import Measurement, write_measurement
from serai.arena.pairs import Pair
from serai.arena.rating import win_rate
from serai.bots import GreedyBot, make_bot
from serai.core.errors import BadInput, SeraiError
from serai.core.flow import open_decision, play_for
from serai.core.offer import decision_of
from serai.core.seat import Seat
from serai.games.catan.tests.beside import RESOURCE, Beside

# Where catanatron keeps its players; the searching ones are not in every release of it.
PEERS = {
    "random": ["catanatron:RandomPlayer"],
    "weighted": ["catanatron.players.weighted_random:WeightedRandomPlayer"],
    "victory-point": ["catanatron.players.search:VictoryPointPlayer"],
    "value": [
        "catanatron.players.value:ValueFunctionPlayer",
        "catanatron_experimental.machine_learning.players.value:ValueFunctionPlayer",
    ],
    "alphabeta": [
        "catanatron.players.minimax:AlphaBetaPlayer",
        "catanatron_experimental.machine_learning.players.minimax:AlphaBetaPlayer",
    ],
}
PEER_NAMES = {
    "random": "catanatron RandomPlayer",
    "weighted": "catanatron WeightedRandomPlayer",
    "victory-point": "catanatron VictoryPointPlayer",
    "value": "catanatron ValueFunctionPlayer",
    "alphabeta": "catanatron AlphaBetaPlayer(2)",
}
CARD_OF = {"knight": 0, "roads": 1, "plenty": 2, "monopoly": 3}
LONGEST = 4000  # decisions after which a match is given up


def peer_class(name: str) -> Any:
    """The class of a player of catanatron's, if the installed release has it."""
    for place in PEERS[name]:
        module, _, kind = place.partition(":")
        try:
            return getattr(importlib.import_module(module), kind)
        except ImportError:
            continue
    raise BadInput(f'The installed catanatron has no player "{name}"; its repository has: put it on PYTHONPATH.')


class Duel(Beside):
    """One match: our bot in one seat, a player of catanatron's in the other."""

    def __init__(self, seed: int, mine: int, spec: str, peer: str) -> None:
        super().__init__(seed, 2)
        self.mine = mine
        self.bot = make_bot(spec, seed * 64 + mine + 1)
        self.second = GreedyBot(seed)  # chooses where catanatron does not offer what the bot wants
        self.player = peer_class(peer)(self.their.colors[1 - mine])
        self.times: list[float] = []

    def winner(self) -> int:
        """The seat that has won by catanatron's count; -1 where the engines part or nobody wins."""
        made = 0
        while self.peer.winning_color() is None and self.s.stack and made < LONGEST:
            self.step()
            made += 1
        color = self.peer.winning_color()
        return self.their.colors.index(color) if color else -1

    def compare_tables(self) -> None:
        """Nothing is compared here, but the longest road is whose catanatron says it is."""
        held = [p for p in range(2) if self.their.player_state[f"P{p}_HAS_ROAD"]]
        self.s.longest = held[0] if held else -1

    def think(self, seat: int) -> str:
        place = Seat(self.game, self.s, seat)
        began = time.process_time()
        move = self.bot.choose(place)
        if len(place.moves()) > 1:
            self.times.append(time.process_time() - began)
        return place.words(move)

    # ------------------------------------------------------------------ the three kinds of question

    def _turn(self) -> None:
        theirs = {self._words(action): action for action in self.their.playable_actions}
        decision = open_decision(self.s)
        if decision and self.game.frame_name(decision) == "roll":
            self._roll(theirs["roll"])
            return
        words = self._ours(theirs) if self.seat() == self.mine else self._theirs(theirs)
        self._apply(words, theirs[words])

    def _ours(self, theirs: dict[str, Action]) -> str:
        words = self.think(self.mine)
        if words in theirs:
            return words
        self.difference("not offered there")
        place = Seat(self.game, self.s, self.mine)
        return place.words(self.second.choose_among(place, [m for m in place.moves() if place.words(m) in theirs]))

    def _theirs(self, theirs: dict[str, Action]) -> str:
        words = self._words(self.player.decide(self.peer, self.their.playable_actions))
        card = CARD_OF.get(words.split()[0])
        if words not in self.ours() and card is not None:
            self.s.fresh[card] = 0  # there, a card may be played in the turn it was bought
        if words in self.ours():
            return words
        self.difference("not offered here")
        return self.rng.choice(sorted(set(self.ours()) & set(theirs)))

    def _discard(self) -> None:
        seat, color = self.seat(), self.their.current_color()
        if seat != self.mine:
            super()._discard()  # catanatron's players leave it to chance
            return
        given: list[int] = []
        while self._asked_to_discard(seat):
            move = self.game.block(decision_of(self.s, seat)).number(self.think(seat))  # type: ignore[arg-type]
            assert move is not None
            given.append(move)
            play_for(self.s, seat, move)
        cards = [RESOURCE[good] for good in sorted(given)]
        self.peer.execute(Action(color, ActionType.DISCARD, cards), validate_action=False)

    def _asked_to_discard(self, seat: int) -> bool:
        decision = decision_of(self.s, seat)
        return decision is not None and self.game.frame_name(decision) == "discard"

    def _robber(self) -> None:
        theirs: dict[int, list[Action]] = {}
        for action in self.their.playable_actions:
            theirs.setdefault(self.hexes[action.value[0]], []).append(action)
        mine = self.seat() == self.mine
        action = None if mine else self.player.decide(self.peer, self.their.playable_actions)
        names = self.s.data.lattice.hex_names
        words = self.think(self.mine) if action is None else f"robber {names[self.hexes[action.value[0]]]}"
        h = list(names).index(words.split(maxsplit=1)[1])
        self.play(words)
        action = action or theirs[h][0]  # with two players there is one owner to rob, or none
        if self._asks("rob"):
            self.play(self.ours()[0])
        coordinate, color, _ = action.value
        resource = None
        if self._asks("steal"):
            stolen = self.rng.choice(self._hand(1 - self.seat()))
            self.play("steal " + self.good(stolen))
            resource = stolen
        self.peer.execute(Action(action.color, action.action_type, (coordinate, color, resource)), False)

    def _asks(self, name: str) -> bool:
        decision = open_decision(self.s)
        return decision is not None and self.game.frame_name(decision) == name

    def _hand(self, seat: int) -> list[str]:
        held = self.their.player_state
        return [resource for resource in RESOURCE for _ in range(held[f"P{seat}_{resource}_IN_HAND"])]


def play_seed(seed: int, bot: str, peer: str, times: list[float], met: dict[str, int]) -> Pair | None:
    """One seed with the seats changed; None where the engines parted."""
    wins = {bot: 0.0, peer: 0.0}
    for mine in (0, 1):
        duel = Duel(seed, mine, bot, peer)
        winner = duel.winner()
        times += duel.times
        for name, n in duel.met.items():
            met[name] = met.get(name, 0) + n
        if winner < 0:
            met["parted"] = met.get("parted", 0) + 1
            return None
        wins[bot if winner == mine else peer] += 1.0
    return Pair(seed, wins, 2, 0, 0, 0, 0.0, 0.0)


def measurement(bot: str, peer: str, found: list[Pair], times: list[float]) -> Measurement:
    """The result in the shape of the arena's."""
    rates = {bot: win_rate(found, bot), PEER_NAMES[peer]: win_rate(found, peer)}
    cost = {bot: round(median(times), 6)} if times else {}
    options = {"table": "catanatron", "trade": "none", "shortage": "nobody"}
    return Measurement("catan", 2, options, list(rates), len(found), 2 * len(found), rates, cost, COMPILED, 0, 0, 0)


def main(args: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Our bots at catanatron's table, two players.")
    parser.add_argument("--bot", default="mcts:1000")
    parser.add_argument("--peer", default="alphabeta", choices=list(PEERS))
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no pair after this")
    parser.add_argument("--report", type=Path, help="write the result for `serai ladder` here")
    asked = parser.parse_args(args)
    found: list[Pair] = []
    times: list[float] = []
    met: dict[str, int] = {}
    until = time.monotonic() + asked.minutes * 60
    for seed in range(asked.seed, asked.seed + asked.pairs):
        if time.monotonic() > until:
            break
        random.seed(seed)
        pair = play_seed(seed, asked.bot, asked.peer, times, met)
        if pair:
            found.append(pair)
    if not found:
        raise SeraiError("No pair was finished.")
    one = measurement(asked.bot, asked.peer, found, times)
    print(json.dumps({**msgspec.to_builtins(one), "met": met}))
    if asked.report:
        write_measurement(asked.report, one)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except SeraiError as error:
        sys.exit(f"catanatron_match: {error}")
