"""Mesopotamia at a certain moment: a match played here by numbered dice and random moves, then laid before a visitor.

The dice and the moves follow from a number, so a scene is the same in every run. Which number leads to a scene is
looked for, not written down: when rules change, another is found. A match is a seed and a log: both are written to the
server's store under a new name, beside the seats of a table that the visitor has made.
"""

from __future__ import annotations

import json
import random
import re
import secrets
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from serai.catalogue import load
from serai.core.dealer import Dealer
from serai.core.flow import NOBODY, open_decision
from serai.core.match import Match
from serai.core.pack import Pack, export
from serai.core.rng import Rng
from serai.games.mesopotamia.mind.habits import answer
from serai.games.mesopotamia.tables import BONE
from tests.browser.site import Visitor

GAME = "mesopotamia"
NUMBERS = 200  # of which one must lead to a scene
LONGEST = 3000  # moves of a match
RESTING = {"end", "rest", "halt", "moor", "enough", "done"}  # words with which players do nothing more
WAR = ("dice explore", "dice warfare", "dice research", "discover warfare", "discover explore", "raise")
FOES = ("enemies", "tribe", "event")  # what units march to, what is sought first

Wish = Callable[[Match], bool]
Data = Callable[[], str]


def anywhen(_: Match) -> bool:
    return True


@dataclass(frozen=True)
class Scene:
    """A question to the first seat, at a table of so many; `war`: units march on each other, from full stores.

    `skilled`: all seats play as the game's own quick player does; `data`: another pack."""

    asked: str
    players: int = 2
    wish: Wish = anywhen
    options: Mapping[str, str] = field(default_factory=dict)
    war: bool = False
    skilled: bool = False
    data: Data | None = None

    def pack(self) -> str | None:
        return self.data() if self.data else full_stores() if self.war else None

    def is_now(self, match: Match) -> bool:
        if match.over:
            return self.asked == "over" and self.wish(match)
        frame = open_decision(match.state)
        assert frame is not None
        return match.game.frame_name(frame) == self.asked and frame.player == 0 and self.wish(match)


def since(turn: int) -> Wish:
    """From a round on."""
    return lambda match: match.state.round >= turn


def many(units: int) -> Wish:
    """A battle of so many units at least."""
    return lambda match: len(match.state.fighter) >= units


def against_people(match: Match) -> bool:
    """A battle of two empires with some units each."""
    s = match.state
    return max(s.attacker, s.defender) < s.sides and len(s.fighter) >= 4


def offers(*verbs: str) -> Wish:
    """Moves that begin with each of these words are offered."""

    def wish(match: Match) -> bool:
        frame = open_decision(match.state)
        assert frame is not None
        words = [match.game.words(frame, int(move)) for move in frame.moves(match.state)]
        return all(any(one.startswith(verb) for one in words) for verb in verbs)

    return wish


def garden_open(match: Match) -> bool:
    """Parts of the gardens can be built, and some have been."""
    return list(match.state.gardener).count(NOBODY) <= 3 and offers("garden")(match)


def won(match: Match) -> bool:
    return bool(match.game.winners(match.state))


def lost(match: Match) -> bool:
    return not won(match)


def full_stores() -> str:
    """The game's data with empires that begin with plenty of everything."""
    data = export(GAME, load(GAME).identity.folder / "data")
    text, changed = re.subn(r"(?m)^goods = \[.*\]$", "goods = [20, 20, 20, 20, 20, 15]", data)
    text = re.sub(r"(?m)^population = [12]$", "population = 5", text)
    assert changed == 8
    return text


def feeble_horde() -> str:
    """The game's data with waves of a spearman or two with one knucklebone: Assur can be held by anybody."""
    data = export(GAME, load(GAME).identity.folder / "data")
    before, *waves = data.split("[[wave]]\n")
    assert len(waves) == 6
    weak = [re.sub(r"(?m)^(archer|ram|rider|chariot) = \d$", r"\1 = 0", one, count=4) for one in waves]
    weak = [re.sub(r"(?m)^bones = \d$", "bones = 1", one, count=1) for one in weak]
    return "[[wave]]\n".join([before, *weak])


def rich_against_people(match: Match) -> bool:
    """Such a battle, with a few knucklebones to stake."""
    return against_people(match) and int(match.state.goods[BONE]) >= 3


SIEGE, GUARDIANS = {"solo": "siege"}, {"solo": "guardians"}


def is_wide(marches: Sequence[Any]) -> bool:
    """Many marches, one of them to a fight, where nothing is revealed."""
    return len(marches) > 9 and any({"tribe", "enemies"} & set(one.meets) for one in marches)


def explored_early(match: Match) -> bool:
    """By dice, so that the turn goes on afterwards, and with a choice of marches."""
    return match.state.round > 7 and not match.state.token and is_wide(match.view(0).marches)  # type: ignore[attr-defined]


def pinned(match: Match) -> bool:
    """Units of the first seat may not leave, for the enemies beside them."""
    areas = match.view(0).areas.values()  # type: ignore[attr-defined]
    return any(troop.pinned and troop.side == 0 for area in areas for troop in area.troops)


SCENES: dict[str, Scene] = {
    "role": Scene("choose-role", 3),
    "empire": Scene("choose-empire", 4),
    "home": Scene("choose-home", 3),
    "mission": Scene("return-mission", 3),
    "first": Scene("act", 2),
    "turn": Scene("act", 4, since(8)),
    "six": Scene("act", 6, since(8)),
    "six at first": Scene("act", 6),
    "late": Scene("act", 2, since(18), skilled=True),
    "six late": Scene("act", 6, since(15), skilled=True),
    "garden": Scene("build", 3, garden_open, skilled=True),
    "pinned": Scene("act", 2, pinned, war=True),
    "may reroll": Scene("act", 3, offers("reroll", "dice")),
    "trade": Scene("gather", 3, offers("trade", "forage"), skilled=True),
    "step": Scene("march", 3, war=True),
    "explore": Scene("explore", 2, explored_early),
    "sail": Scene("sail", 3, since(6)),
    "build": Scene("build", 3, since(3)),
    "research": Scene("research", 3, offers("discover")),
    "gather": Scene("gather", 3, since(6)),
    "new die": Scene("new-die", 3, since(3)),
    "reroll": Scene("pick-rerolls", 3),
    "option": Scene("choose-option", 3, since(4)),
    "order": Scene("order-battles", 4, war=True),
    "stake": Scene("stake", 2, rich_against_people, war=True),
    "stake for a tribe": Scene("stake", 2, lambda match: match.state.defender >= match.state.sides, war=True),
    "lay": Scene("lay", 2, many(4), war=True),
    "rows": Scene("deploy", 2, many(5), war=True),
    "tire": Scene("tire", 2, many(4), war=True),
    "retreat": Scene("retreat", 2, many(3), war=True),
    "conquer": Scene("conquer", 3, war=True),
    "simple": Scene("stake", 2, against_people, {"battles": "simple"}, war=True),
    "sacrifice": Scene("sacrifice", 2, options={"battles": "simple"}, war=True),
    "duel": Scene("act", 1, since(8)),
    "arm": Scene("arm", 1, many(4), war=True),
    "meet": Scene("meet", 1, many(4), war=True),
    "duel at first": Scene("act", 1),
    "duel won": Scene("over", 1, won, skilled=True),
    "duel lost": Scene("over", 1, lost),
    "siege": Scene("act", 1, since(6), SIEGE),
    "siege at first": Scene("act", 1, options=SIEGE),
    "siege won": Scene("over", 1, won, SIEGE, skilled=True),
    "siege lost": Scene("over", 1, lost, SIEGE),
    "guardians": Scene("act", 1, since(5), GUARDIANS),
    "guardians at first": Scene("act", 1, options=GUARDIANS),
    "guardians late": Scene("act", 1, since(14), GUARDIANS, skilled=True, data=feeble_horde),
    "guardians won": Scene("over", 1, won, GUARDIANS, skilled=True, data=feeble_horde),
    "guardians lost": Scene("over", 1, lost, GUARDIANS),
    "over": Scene("over", 4),
}


class Manner:
    """How all seats play: at random, but seldom nothing; at war they march to where somebody waits; or skilled."""

    def __init__(self, number: int, war: bool, skilled: bool) -> None:
        self.dice = random.Random(number)
        self.war = war
        self.habits = Rng(number) if skilled else None
        self.way: list[str] = []  # the rest of a march

    def choose(self, match: Match) -> tuple[int, str]:
        frame = open_decision(match.state)
        assert frame is not None
        if self.habits:
            return int(frame.player), match.game.words(frame, int(answer(match.state, frame, self.habits)))
        moves = [match.game.words(frame, int(move)) for move in frame.moves(match.state)]
        if match.game.frame_name(frame) == "explore" and self.war:
            self.way = self._march(match, int(frame.player))
        if self.way and self.way[0] in moves:
            return int(frame.player), self.way.pop(0)
        wishes = [[one for one in moves if one.startswith(word)] for word in WAR] if self.war else []
        lively = [one for one in moves if one.split()[0] not in RESTING]
        good = next((some for some in wishes if some), None) or lively or moves
        return int(frame.player), self.dice.choice(good)

    def _march(self, match: Match, seat: int) -> list[str]:
        marches: list[Any] = match.view(seat).marches  # type: ignore[attr-defined]
        for wanted in FOES:
            for one in marches:
                if wanted in one.meets:
                    return list(one.moves)
        return []


@cache
def played(name: str) -> Match:
    """The first match, by the number of its dice, that comes to a scene."""
    scene, game = SCENES[name], load(GAME)
    own, other = game.pack(), scene.pack()
    pack = Pack.parse(other, "data pack", own) if other else own
    for number in range(NUMBERS):
        match = Match.create(game, ["a"] * scene.players, dict(scene.options), Dealer.numbered(number), pack)
        manner = Manner(number, scene.war, scene.skilled)
        for _ in range(LONGEST):
            if scene.is_now(match):
                return match
            if match.over:
                break
            match.play(*manner.choose(match))
    raise AssertionError(f"No match comes to {name}.")


class Stage:
    """Lays scenes before one visitor, who has the first seat; greedy bots have the others."""

    def __init__(self, visitor: Visitor, store: Path, game: str = GAME) -> None:
        self.visitor, self.store, self.game = visitor, store, game
        self.tables: dict[int, str] = {}  # by their number of seats
        self.table = ""

    def show(self, name: str) -> Page:
        return self.lay(played(name), SCENES[name].pack())

    def lay(self, match: Match, pack: str | None = None) -> Page:
        """A match as it stands."""
        self.table = self._written(match, pack)
        page = self.visitor.go(f"/t/{self.table}")
        page.wait_for_selector(".decision.asked, .decision.outcome")
        return page

    def _made(self, players: int) -> str:
        """A table of the visitor's with so many seats."""
        if players not in self.tables:
            seats = [{"kind": "me"}, *({"kind": "bot", "spec": "greedy"} for _ in range(players - 1))]
            made = self.visitor.create(game=self.game, seats=seats, confirm=False, shuffle=False)
            self.tables[players] = str(made["table"])
        return self.tables[players]

    def _written(self, match: Match, pack: str | None) -> str:
        """The match in the store, under a name of its own."""
        assert match.dealer is not None
        made, name, now = self._made(match.header.players), secrets.token_hex(5), time.time()
        changes = {
            "id": name,
            "seed": match.dealer.seed,
            "data": match.header.data,
            "options": json.dumps(match.header.options),
            "pack": pack,
            "length": len(match.entries),
            "state": "over" if match.over else "running",
            "waiting": json.dumps([] if match.over else [0]),  # not the bots of the table it is copied from
            "bot_due": None,
            "spectate": secrets.token_hex(8),
            "invite": secrets.token_hex(8),
        }
        with sqlite3.connect(self.store, timeout=30) as store:
            store.row_factory = sqlite3.Row
            _copy(store, "matches", "id", made, changes)
            _copy(store, "seats", "match", made, {"match": name, "token": None})
            store.executemany(
                "insert into log (match, number, seat, words, at) values (?, ?, ?, ?, ?)",
                [(name, number, entry.seat, entry.words, now) for number, entry in enumerate(match.entries, 1)],
            )
        return name


def _copy(store: sqlite3.Connection, table: str, key: str, of: str, changes: Mapping[str, Any]) -> None:
    """The rows of a match once more, with other values."""
    for row in store.execute(f"select * from {table} where {key} = ?", (of,)).fetchall():
        values = {**dict(row), **changes}
        names = ", ".join(f'"{name}"' for name in values)
        store.execute(f"insert into {table} ({names}) values ({', '.join('?' * len(values))})", list(values.values()))
