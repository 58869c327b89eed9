"""Random matches counted with pencil and paper: from the book and from what all can see, not from the engine."""

from __future__ import annotations

from collections import Counter

import pytest

from serai.catalogue import load
from serai.core.flow import SPECTATOR, Note
from serai.games.marco_polo_2.tables import KIND_NAMES
from serai.games.marco_polo_2.tests.positions import GAME
from serai.games.marco_polo_2.view import PlayerView, view
from serai.testing import ScriptedTable, table

PACK = load(GAME).pack()
SHIELD = {entry["id"]: entry["shield"] for entry in PACK.rows("place")}
ICONS: dict[str, list[str]] = {entry["id"]: entry["icons"] for entry in PACK.rows("goal")}
TRACK: list[int] = PACK.table("shields")["track"]
LIKES = ("use", "fulfil", "improve", "go", "second", "extra-post")


def amounts(text: str) -> Counter[str]:
    """What "1 jade, 2 camel" says."""
    return Counter({word: int(n) for n, word in (one.split() for one in text.split(",") if one.strip())})


def routes() -> dict[frozenset[str], tuple[Counter[str], str]]:
    """Cost and seal of the route between two places."""
    found = {}
    for line in PACK.table("map")["routes"]:
        way, _, cost = line.partition(":")
        ends, _, seal = way.partition(" by ")
        found[frozenset(ends.split(" - "))] = amounts(cost), seal
    return found


ROUTES = routes()


def final_points(me: PlayerView, players: list[PlayerView]) -> int:
    """Goal card, shields, goods, coins and completed contracts (p. 15)."""
    icons = ICONS[me.goal]
    seals = [icon.split() for icon in icons if " " in icon]
    found = sum(int(points) for seal, points in seals if me.seals.get(seal) == "improved")
    shields = {SHIELD[city] for city in me.posts}
    count = len(shields) + len(shields & set(icons)) + (me.character == "de-wu")
    found += TRACK[min(count, 13)] + me.goods["coin"] // 10
    found += sum(me.goods[kind] for kind in ("pepper", "silk", "gold", "jade")) // 2
    done = sorted({player.completed for player in players if player.completed}, reverse=True)
    if me.completed and me.completed == done[0]:
        return found + 8
    return found + (4 if me.completed and len(players) > 2 and me.completed == done[1] else 0)


class Pencil:
    """Follows a match: adds up the tolls of every journey, and the points at the end."""

    def __init__(self, t: ScriptedTable) -> None:
        self.t = t
        self.seen: Counter[str] = Counter()
        self.due: Counter[str] = Counter()
        self.at = ""
        self.fee = 0
        self.dice: list[int] = []

    def follow(self, seed: int) -> Counter[str]:
        before = view(self.t.state, SPECTATOR)
        for seat, frame, words in self.t.wander(seed, *LIKES):
            told, after = list(self.t.notes), view(self.t.state, SPECTATOR)
            self.t.notes.clear()
            if frame == "turn" and words.startswith("use "):
                space = words[4:]
                joined = any(die.space == space for die in before.dice)
                self.dice = []
            elif frame == "place-die":
                self.dice.append(int(words.split()[1]))
                if space.startswith("travel"):
                    self.fee = (self.dice[0] if joined else 0) + (2 if space == "travel-bottom" else 0)
            elif frame == "choose-figure" and words.startswith("figure"):
                self.at = before.players[seat].figures[words == "figure tian-chin"]
            elif frame == "travel":
                self.travel(before.players[seat], words, told)
            if any(note.message == "shows-goal" for note in told):
                for old, player in zip(before.players, after.players, strict=True):
                    assert player.points == old.points + final_points(player, after.players)
                    self.seen["scored"] += 1
            before = after
        return self.seen

    def travel(self, me: PlayerView, words: str, told: list[Note]) -> None:
        self.at = self.at or me.figures[0]
        if words == "second":
            self.at = me.figures[1]
        elif words.startswith("go "):
            cost, seal = ROUTES[frozenset((self.at, words[3:]))]
            assert not seal or seal in me.seals
            self.at = words[3:]
            self.due += Counter({"jade": cost["jade"]}) if me.character == "gantulga-od" else cost
        ends = [i for i, note in enumerate(told) if note.message == "travels"]
        paid: Counter[str] = Counter()
        for note in told[: ends[0] if ends else None]:
            if note.message == "pays":
                paid[KIND_NAMES[note.b]] += int(note.c)
        if words == "stop" or ends or paid:
            assert +paid == +(self.due + Counter(coin=self.fee))
            self.seen["journeys"] += 1
            self.due, self.at, self.fee = Counter(), "", 0


@pytest.mark.rule("M36", "M37", "M38", "M15", "M116", "M91", "M92", "M93", "M94", "M95", "M111")
def test_random_matches_come_out_as_counted_by_hand() -> None:
    seen: Counter[str] = Counter()
    for players in (2, 3, 4):
        for seed in range(5):
            seen += Pencil(table(GAME, players)).follow(seed)
    assert seen["scored"] == 5 * (2 + 3 + 4)
    assert seen["journeys"] > 80, seen
