"""The engine against a plain restatement of movement, pinning and battles, at every step of random play."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from serai.catalogue import load
from serai.core.flow import AnyDecision, pending, play, settle
from serai.core.playout import random_move
from serai.core.rng import Rng
from serai.games.mesopotamia.rules.build import Build
from serai.games.mesopotamia.rules.ending import FinalScoring
from serai.games.mesopotamia.rules.gather import TRADE_CLOSED, Gather
from serai.games.mesopotamia.rules.rounds import RoundStart
from serai.games.mesopotamia.rules.warfare import Raise
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import AREA_NAMES, EMPIRE_NAMES, SECTION_NAMES
from serai.games.mesopotamia.tests.naive_turn import Realm
from serai.games.mesopotamia.tests.position import position
from serai.games.mesopotamia.tests.watch import Watcher


def crowd(seed: int) -> Mesopotamia:
    """Armies, rams, ships, walls and settlements thrown together on a few areas, as no match would have them."""
    rng = Random(seed)
    names = rng.sample(EMPIRE_NAMES, rng.randint(2, 5))
    p = position(*names, tribes=True)
    p.state.simple = int(seed % 4 == 0)
    p.state.sets = seed % 4
    fields = [AREA_NAMES[one] for one in range(int(p.state.data.areas)) if p.state.ground[one] <= 1]
    near = rng.sample(fields, 9)
    for name in names:
        p.level(name, explore=4, warfare=rng.randint(1, 4)).goods(name, bone=rng.randint(0, 9), wood=5)
        for kind, most in (("spearman", 3), ("archer", 3), ("rider", 2), ("chariot", 2), ("ram", 2)):
            for _ in range(rng.randint(0, most)):
                p.unit(name, kind, rng.choice(near))
        for berth in rng.sample(SECTION_NAMES[:12], 2):
            p.unit(name, "ship", berth)
        p.wall(name, rng.choice(near)).settlement(name, rng.choice(near))
    p.state.then(RoundStart())
    return p.state


@pytest.mark.rule("MES050", "MES051", "MES053", "MES056", "MES059", "MES060", "MES061", "MES103", "MES104", "MES105")
@pytest.mark.rule("MES164", "MES166", "G16", "G18", "G25", "G71", "G73", "G80")
def test_crowded_maps_are_played_as_the_plain_restatement_says() -> None:
    seen: Counter[str] = Counter()
    for seed in range(16):
        seen += Watcher(load("mesopotamia"), crowd(seed), seed).play(250).seen
    wanted = ("Explore", "March", "Sail", "Stake", "Deploy", "Lay", "Tire", "Retreat", "Sacrifice", "battles")
    assert min(seen[one] for one in wanted) > 4, seen
    assert seen["battles with tribes"] > 20


@pytest.mark.rule("MES061", "MES091", "MES095")
def test_whole_matches_are_played_as_the_plain_restatement_says() -> None:
    game = load("mesopotamia")
    seen: Counter[str] = Counter()
    for seed in range(3):
        players = 2 + seed
        state = game.rules.start(game.rules.tables(game.pack()), players, game.check_setup(players, {}))
        seen += Watcher(game, state, seed).play(700).seen
    assert seen["March"] > 100
    assert seen["battles"] > 5


def offered(decision: AnyDecision, state: Mesopotamia) -> set[str]:
    """What is offered, but the words with which one stops."""
    words = {load("mesopotamia").words(decision, int(move)) for move in decision.moves(state)}
    return {one for one in words if one not in ("built", "raised", "gathered")}


@pytest.mark.rule("MES063", "MES064", "MES065", "MES066", "MES068", "MES075", "MES076", "MES079", "MES120")
@pytest.mark.rule("MES125", "MES126", "MES127", "MES128", "MES122", "MES124", "MES176")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_building_raising_trading_and_the_end_are_as_the_plain_restatement_says(players: int) -> None:
    game, rng, seen = load("mesopotamia"), Rng(players), Counter[str]()
    s = game.rules.start(game.rules.tables(game.pack()), players, game.check_setup(players, {}))
    settle(s)
    points: list[int] = []
    while s.stack:
        decision = pending(s)[0]
        seen[type(decision).__name__] += 1
        if isinstance(decision, Build):
            assert offered(decision, s) == Realm(s, int(decision.player)).builds()
        elif isinstance(decision, Raise):
            assert offered(decision, s) == Realm(s, int(decision.player)).raises(int(decision.card))
        elif isinstance(decision, Gather) and decision.trades and not decision.done & TRADE_CLOSED:
            trades = {one for one in offered(decision, s) if one.startswith("trade")}
            assert trades == Realm(s, int(decision.player)).trades(int(decision.card))
        elif isinstance(decision, FinalScoring):
            points = [Realm(s, side).points() for side in range(players)]
        play(s, random_move(s, rng))
    assert points == [int(n) for n in s.total[:players]]
    assert min(seen["Build"], seen["Raise"], seen["Gather"]) > 5
