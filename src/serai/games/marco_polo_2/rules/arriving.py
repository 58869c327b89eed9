"""Arriving (p. 8 to 10, 14): figures stop, posts are set, the hourglass changes hands; the oases of Möngke Khan."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from serai.core.flow import NOBODY, Fault, Note, Step
from serai.games.marco_polo_2.rules import posts, rewards
from serai.games.marco_polo_2.rules.amounts import AMOUNT, Amount, so_many
from serai.games.marco_polo_2.state import FIGURES, Journey
from serai.games.marco_polo_2.tables import BIT, MONGKE_KHAN, PLACES


class Arrive(Step[Journey]):  # rule M39, M41, M48
    """The figures stand where they stopped; posts are set, then bonuses come."""

    fields: ClassVar[tuple[str, ...]] = ("player", "height", "first", "second", "cities", "oases")

    def __init__(self, player: i64, height: i64, first: i64, second: i64, cities: i64, oases: i64) -> None:
        super().__init__(player)
        self.height = height
        self.first = first  # where each figure ended; NOBODY if it did not move
        self.second = second
        self.cities = cities
        self.oases = oases

    def run(self, s: Journey) -> None:
        first = self.end(s, 0, self.first)
        second = self.end(s, 1, self.second)
        if second == first:
            second = NOBODY
        if self.height and self.height >= s.height:
            self.take_hourglass(s)
        if self.oases and s.character[self.player] == MONGKE_KHAN:
            s.then(OasisBonus(self.player, count_bits(self.oases)))
        ends: i64 = (BIT[first] if first >= 0 else 0) | (BIT[second] if second >= 0 else 0)
        s.then(AfterPosts(self.player, self.cities if self.height == 3 else 0, ends))
        if second >= 0:
            s.then(posts.PlacePost(self.player, second))
        if first >= 0:
            s.then(posts.PlacePost(self.player, first))

    def end(self, s: Journey, figure: i64, place: i64) -> i64:
        """Move a figure; the city where it needs a new post, or NOBODY."""
        if place < 0:
            return NOBODY
        s.figure[self.player * FIGURES + figure] = place
        s.touch(self.player)
        s.tell("travels", self.player, place)
        return place if posts.can_post(s, self.player, place) else NOBODY

    def take_hourglass(self, s: Journey) -> None:  # rule M48
        s.height = self.height
        if s.start != self.player:
            s.tell("hourglass", self.player)
        s.start = self.player


class AfterPosts(Step[Journey]):  # rule M41
    """The posts at the journey's end stand: perhaps another one where it passed, then what they all bring."""

    fields: ClassVar[tuple[str, ...]] = ("player", "cities", "ends")

    def __init__(self, player: i64, cities: i64, ends: i64) -> None:
        super().__init__(player)
        self.cities = cities
        self.ends = ends

    def run(self, s: Journey) -> None:
        if posts.any_extra(s, self.player, self.cities):
            s.then(posts.ExtraPost(self.player, self.cities, self.ends))
        else:
            s.then(posts.NewPosts(self.player, self.ends))


class OasisBonus(Step[Journey]):  # rule M110
    """Möngke Khan: points for every different oasis, and coins or a camel for each."""

    fields: ClassVar[tuple[str, ...]] = ("player", "oases")

    def __init__(self, player: i64, oases: i64) -> None:
        super().__init__(player)
        self.oases = oases

    def run(self, s: Journey) -> None:
        s.then(OasisGift(self.player, self.oases))
        rewards.gain(s, self.player, s.data.oasis_points, self.oases)


class OasisGift(Amount):  # rule M110
    """Möngke Khan: for how many of the oases a camel is taken; the others give coins."""

    fields: ClassVar[tuple[str, ...]] = ("player", "oases")
    rule: ClassVar[str] = "M110"
    faults: ClassVar[tuple[Fault, ...]] = ((AMOUNT, "M110", "amount"),)

    def __init__(self, player: i64, oases: i64) -> None:
        super().__init__(player)
        self.oases = oases

    def most(self, s: Journey) -> i64:
        return self.oases

    def play(self, s: Journey, move: i64) -> None:
        rewards.gain(s, self.player, s.data.oasis_camels, move)
        rewards.gain(s, self.player, s.data.oasis_coins, self.oases - move)

    def preview(self, s: Journey, move: i64) -> Note | None:
        rest = self.oases - move
        camels, coins = so_many(s.data.oasis_camels, move), so_many(s.data.oasis_coins, rest)
        return Note("brings-both", camels, coins) if move and rest else Note("brings-times", camels if move else coins)


def count_bits(mask: i64) -> i64:
    found: i64 = 0
    for place in range(PLACES):
        found += (mask >> place) & 1
    return found
