"""Runs hot paths over and over and prints by how much memory grew: `python -m tests.core.hot_paths GAME`.

In a process of its own, so that nothing else grows meanwhile. What compiled code allocates Python's own tools do
not see: the size of the process tells.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import serai
from serai.bots import make_bot
from serai.core.codec import digest, dump, load
from serai.core.dealer import Dealer
from serai.core.flow import SPECTATOR, is_offered, open_decision, pending, play, play_for
from serai.core.match import Match
from serai.core.offer import decision_of
from serai.core.playout import random_move, random_playout
from serai.core.rng import Rng
from serai.core.seat import Seat
from serai.research.batch import Batch
from serai.research.lanes import new_lane
from serai.research.setups import setup
from serai.server.background import Aside, BackgroundTasks
from serai.server.people.service import Person
from serai.server.tables import presenters
from serai.server.tables.changes import Change
from serai.server.tables.creating import KnownDice, new_table
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.packs import Packs
from serai.server.wire.seating import CreateTable, SeatLink
from tools.compiled import PACKAGE, sources

PAGE = 4  # kB
POSITIONS = 6
SHOWN = 40  # moves at a table


def memory() -> int:
    """The size of this process, in kB."""
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * PAGE


def growth(times: int, act: Callable[[], object]) -> int:
    """How much bigger the process is after doing something so often; the first times it may grow."""
    for _ in range(times // 10 + 1):
        act()
    before = memory()
    for _ in range(times):
        act()
    return memory() - before


def positions(game: Any) -> list[Any]:
    """States from all over a match, each at a player's decision."""
    match = Match.create(game, ["A", "B", "C"], {}, Dealer.numbered(3))
    rng, s = Rng(5), match.state.clone()
    found: list[Any] = []
    while s.stack and len(found) < POSITIONS:
        random_playout(s, rng, 30)
        if s.stack and open_decision(s).player >= 0:  # type: ignore[union-attr]
            found.append(s.clone())
    return found


def paths(game: Any, s: Any) -> dict[str, tuple[int, Callable[[], object]]]:
    """What is measured, and how often it is done."""
    rng, seat = Rng(7), int(open_decision(s).player)  # type: ignore[union-attr]
    decision: Any = decision_of(s, seat)
    moves, size = [int(move) for move in decision.moves(s)], game.block(decision).size
    plain, data = dump(s), s.data

    def play_on() -> None:
        other = s.clone()
        play_for(other, seat, moves[rng.below(len(moves))])

    def play_far() -> None:
        random_playout(s.clone(), rng, 40)

    def step() -> None:
        other = s.clone()
        play(other, random_move(other, rng))

    return {
        "rng": (150_000, lambda: rng.below(9)),
        "clone": (30_000, s.clone),
        "pending": (30_000, lambda: pending(s)),
        "moves": (5_000, lambda: decision.moves(s)),
        "is offered": (5_000, lambda: is_offered(decision, s, moves[-1])),
        "why not": (5_000, lambda: decision.why_not(s, rng.below(size))),
        "play": (5_000, play_on),
        "random move": (2_000, step),
        "playout": (150, play_far),
        "redeal": (1_000, lambda: game.rules.redeal(s, seat, rng)),
        "evaluate": (1_000, lambda: game.bots.evaluate(s, seat)),
        "standing": (1_500, lambda: game.rules.standing(s)),
        "dump": (500, lambda: dump(s)),
        "load": (500, lambda: load(game, data, plain)),
        "digest": (500, lambda: digest(s)),
        "view": (300, lambda: game.presentation.view(s, seat)),
    }


def whole_match(game: Any, rng: Rng) -> None:
    """Every chapter of the rules comes up in some match."""
    s = Match.create(game, ["A", "B", "C"], {}, Dealer.numbered(3)).state.clone()
    while s.stack:
        random_playout(s, rng, 10_000)


def search(game: Any, s: Any) -> None:
    seat = int(open_decision(s).player)  # type: ignore[union-attr]
    make_bot("mcts:30", 3).choose(Seat(game, s, seat))


def main(name: str) -> dict[str, int]:
    assert serai.COMPILED, "what leaks is compiled code; this is the interpreted build"
    game = serai.load(name)
    found: dict[str, int] = {}
    states = positions(game)
    for s in states:
        for what, (times, act) in paths(game, s).items():
            found[what] = found.get(what, 0) + growth(times, act)
    rng = Rng(11)
    lane = new_lane(setup(name).space, Rng(5), True)
    found["observation"] = growth(1_000, lambda: lane.observe(0))
    batch = Batch(setup(name), 4, seeds=5)
    found["batch"] = growth(300, lambda: batch.step(batch.random_actions(rng)))
    found["match"] = growth(20, lambda: whole_match(game, rng))
    found["search"] = growth(4, lambda: search(game, states[0]))
    match = Match.create(game, ["A", "B", "C"], {}, Dealer.numbered(3))
    found["table"] = growth(12, lambda: shown_match(name))
    found["refusal"] = growth(10, lambda: match.why_not(match.waiting_for()[0], "undo the world"))
    return found


def new_table_of(name: str) -> LoadedTable:
    """Three people at a table of the server, whose match has begun."""

    async def made() -> LoadedTable:
        background = BackgroundTasks()
        wish = CreateTable(game=name, seats=[SeatLink()] * 3, confirm=False)
        packs = Packs(background, Aside())
        table = await new_table(packs, KnownDice(3), Person(id=1, name="A"), wish, [1, 2, 3])
        await background.close()
        return table

    return asyncio.run(made())


def change_and_show(table: LoadedTable) -> None:
    """A move at a table, and what it shows to everyone; the match begins anew when it is over."""
    seat, now = table.match.waiting_for()[0], time.time()
    change = Change(
        table.match.play(seat, msgspec.json.decode(table.match.offer_json(seat) or b"")["moves"][-1]["words"])
    )
    table.apply(table.complete(change, now))
    for reader in (*range(len(table.seats)), SPECTATOR):
        presenters.fingerprint(table, reader, "en")
        msgspec.json.encode(presenters.state(table, reader, "en", table.number(reader) - 1))


def shown_match(name: str) -> None:
    """The first moves of a match at a table."""
    table = new_table_of(name)
    for _ in range(SHOWN):
        if not table.match.waiting_for():
            return
        change_and_show(table)


def uncompiled() -> list[str]:
    """Modules that should be compiled, are loaded and are not."""
    names = [".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in sources()]
    loaded = [sys.modules[name] for name in names if name in sys.modules]
    return [str(module.__file__) for module in loaded if str(module.__file__).endswith(".py")]


if __name__ == "__main__":
    result = main(sys.argv[1])
    modules = sorted(name for name in sys.modules if name.startswith("serai."))
    print(json.dumps({"growth": result, "uncompiled": uncompiled(), "modules": modules}))
