"""What is made once for several readers is what each would be shown if nothing were kept: never another's.

Two tables of one game are played at the same time by people of other names. Readers look in any order and language,
again and again; what each is shown is compared with a table and a game that remember nothing.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import msgspec
import pytest

from serai.catalogue import load
from serai.core.dealer import Dealer
from serai.core.errors import SeraiError
from serai.core.flow import SPECTATOR
from serai.core.game import AnyGame
from serai.core.match import Match
from serai.core.offer import spoken_move
from serai.server.background import Aside, BackgroundTasks
from serai.server.errors import ApiError
from serai.server.people.service import Person
from serai.server.tables import actions, presenters, reasons
from serai.server.tables.changes import Change
from serai.server.tables.creating import KnownDice, new_table
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.packs import Packs
from serai.server.wire.messages import Action, AskForetold, Confirm, Play, Undo
from serai.server.wire.seating import BankClock, CreateTable, SeatLink, SeatMe, SeatWish
from tests.server.running import apart

SETUPS = [("alexander", 3), ("catan", 3), ("cheops", 3), ("euphrat-tigris", 2), ("marco-polo-2", 2), ("tadmor", 2)]
MOVES = 40
LABELS = 300  # moves of a block whose labels are looked at
NAMES = (["Anna Alpha", "Berta Beta", "Carla Gamma"], ["Xaver Chi", "Yvonne Psi", "Zoe Omega"])
CLOCK = BankClock(86400, 30)


class Table:
    def __init__(self, game: str, players: int, which: int, confirm: bool) -> None:
        self.names = NAMES[which][:players]
        self.known = apart(self._made(game, players, confirm))
        change = Change()
        for seat, name in enumerate(self.names):
            change.seat(seat).user, change.seat(seat).name = seat + 1, name
        self.commit(change)
        self.known.match.rename(self.names)

    async def _made(self, game: str, players: int, confirm: bool) -> LoadedTable:
        seats: list[SeatWish] = [SeatMe(), *(SeatLink() for _ in range(players - 1))]
        wish = CreateTable(game, seats, confirm=confirm, clock=CLOCK)
        return await new_table(Packs(BackgroundTasks(), Aside()), KnownDice(31), Person(1, "Host"), wish)

    def commit(self, change: Change) -> None:
        self.known.complete(change, time.time())
        self.known.apply(change)

    def act(self, dice: random.Random) -> None:
        """Anybody plays, confirms or takes back; what is refused is refused."""
        table, match = self.known, self.known.match
        seat = dice.choice(sorted(table.row.waiting) or [0])
        number, position = table.number(seat), match.position(seat)
        decision = position.question_to(seat)
        action: Action
        if match.can_undo(seat) and dice.random() < 0.3:
            action = Undo(number)
        elif decision is None or seat in match.held:
            action = Confirm(number)
        else:
            moves = [int(move) for move in decision.moves(position.state)]
            action = Play(number, match.game.words(decision, dice.choice(moves)))
        with suppress(ApiError, SeraiError):  # then nothing was changed
            self.commit(actions.act(table, seat + 1, action, "en"))


def shown(table: LoadedTable, seat: int, language: str) -> Any:
    """All of it, times aside."""
    found = json.loads(msgspec.json.encode(presenters.state(table, seat, language)))
    for player in found["players"]:
        player["clock"].pop("left")
    del found["now"]
    if found["offer"]:
        words = [move["words"] for move in found["offer"]["moves"][:3]]
        told = reasons.what_they_bring(table, seat, AskForetold(words), language)
        found["foretold"] = told.previews
    return found


def remembering_nothing(table: LoadedTable) -> LoadedTable:
    return LoadedTable(table.row, table.seats, table.playing)


@contextmanager
def nothing_spoken(game: AnyGame) -> Iterator[None]:
    """While this lasts the game makes every label anew."""
    kept = dict(game.spoken)
    game.spoken.clear()
    try:
        yield
    finally:
        game.spoken.clear()
        game.spoken.update(kept)


@pytest.mark.parametrize("confirm", [True, False], ids=["with confirmation", "without"])
@pytest.mark.parametrize(("game", "players"), SETUPS)
def test_nobody_is_shown_what_was_made_for_another(game: str, players: int, confirm: bool) -> None:
    dice = random.Random(f"{game} {confirm}")
    tables = [Table(game, players, which, confirm) for which in (0, 1)]
    for _ in range(MOVES):
        for mine, other in zip(tables, tables[::-1], strict=True):
            mine.act(dice)
            for _ in range(2):
                seat, language = dice.choice([*range(players), SPECTATOR]), dice.choice(["en", "de"])
                found = shown(mine.known, seat, language)
                with nothing_spoken(load(game)):
                    assert found == shown(remembering_nothing(mine.known), seat, language)
                assert not any(name in json.dumps(found) for name in other.names)


@pytest.mark.parametrize("game", ["alexander", "catan", "cheops"])
def test_no_label_names_people_of_another_table(game: str) -> None:
    known, dice, named = load(game), random.Random(game), 0
    mine, other = (Match.create(known, names, {}, Dealer(bytes(32))).speaker("en") for names in NAMES)
    with nothing_spoken(known):
        for block in known.blocks:
            for move in dice.sample(range(block.size), min(LABELS, block.size)):
                here, there = (spoken_move(known, block, move, speaker).label for speaker in (mine, other))
                named += any(name in here for name in NAMES[0])
                assert not any(name in there for name in NAMES[0]), (block, move)
    assert named
