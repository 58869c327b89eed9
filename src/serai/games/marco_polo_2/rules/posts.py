"""Trading posts (p. 8, 9): where they go and what they bring."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Step
from serai.games.marco_polo_2.rules import contracts, rewards
from serai.games.marco_polo_2.state import Journey
from serai.games.marco_polo_2.tables import BEIJING, FILIPPO, PLACES

NO_EXTRA: Final = 27  # the move of ExtraPost after the places

NO_OWN_POST: Final = 101
NOT_PASSED: Final = 102
POST_THERE: Final = 103


def can_post(s: Journey, player: i64, place: i64) -> bool:  # rule M39, M40, M44
    """A city other than Beijing without an own post."""
    return place != BEIJING and not s.data.oasis[place] and s.posts[player * PLACES + place] == 0


class AtPlace(Step[Journey]):
    """Something that happens in one city."""

    fields: ClassVar[tuple[str, ...]] = ("player", "place")

    def __init__(self, player: i64, place: i64) -> None:
        super().__init__(player)
        self.place = place


class PlacePost(AtPlace):  # rule M39, M42, M43
    """A post goes to a city; when all are out, one of the map moves there."""

    def run(self, s: Journey) -> None:
        if s.supply[self.player] == 0:
            s.then(MovePost(self.player, self.place))
            return
        s.supply[self.player] -= 1
        s.posts[self.player * PLACES + self.place] = 1
        s.tell("places-post", self.player, self.place)
        rewards.score(s, self.player, s.data.post_points[s.data.posts - s.supply[self.player] - 1])


class MovePost(Decision[Journey]):  # rule M43
    """All posts are on the map: which of them moves to the new city?"""

    fields: ClassVar[tuple[str, ...]] = ("player", "place")
    rule: ClassVar[str] = "M43"
    faults: ClassVar[tuple[Fault, ...]] = ((NO_OWN_POST, "M43", "no-own-post"),)

    def __init__(self, player: i64, place: i64) -> None:
        super().__init__(player)
        self.place = place

    def fault(self, s: Journey, place: i64) -> i64:
        return FINE if s.posts[self.player * PLACES + place] else NO_OWN_POST

    def size(self, s: Journey) -> i64:
        return PLACES

    def play(self, s: Journey, move: i64) -> None:
        s.posts[self.player * PLACES + move] = 0
        s.posts[self.player * PLACES + self.place] = 1
        s.tell("moves-post", self.player, move, self.place)


class ExtraPost(Decision[Journey]):  # rule M41
    """The top travel space: one more post in a city just passed, if you like. Its bonuses come first."""

    fields: ClassVar[tuple[str, ...]] = ("player", "cities")
    rule: ClassVar[str] = "M41"
    faults: ClassVar[tuple[Fault, ...]] = ((NOT_PASSED, "M41", "not-passed"), (POST_THERE, "M44", "post-there"))

    def __init__(self, player: i64, cities: i64) -> None:
        super().__init__(player)
        self.cities = cities

    def fault(self, s: Journey, place: i64) -> i64:
        if place == NO_EXTRA:
            return FINE
        if not (self.cities >> place) & 1:
            return NOT_PASSED
        return FINE if can_post(s, self.player, place) else POST_THERE

    def idle(self, s: Journey) -> bool:
        for place in range(PLACES):
            if self.fault(s, place) == FINE:
                return False
        return True

    def size(self, s: Journey) -> i64:
        return NO_EXTRA + 1

    def default(self, s: Journey) -> i64:
        return NO_EXTRA

    def play(self, s: Journey, move: i64) -> None:
        if move == NO_EXTRA:
            return
        s.then(PlacePost(self.player, move), PostBonuses(self.player, move, NOBODY))


class PostBonuses(Step[Journey]):  # rule M45, M46, M47
    """What new posts bring: the city's bonus, then a contract, then the outpost bonus."""

    fields: ClassVar[tuple[str, ...]] = ("player", "first", "second")

    def __init__(self, player: i64, first: i64, second: i64) -> None:
        super().__init__(player)
        self.first = first
        self.second = second

    def run(self, s: Journey) -> None:
        if self.second >= 0:
            s.then(PostBonuses(self.player, self.second, NOBODY))
        if self.first < 0:
            return
        if s.outpost_at[self.first] >= 0:
            s.then(Outpost(self.player, self.first))
        if s.data.contract_index[self.first] >= 0:
            s.then(contracts.TakeContract(self.player, self.first, 0, -1, 0))
        if s.marker_at[self.first] >= 0:
            s.then(rewards.Gain(self.player, s.data.marker[s.marker_at[self.first]], 1))


class Outpost(AtPlace):  # rule M46, M114
    """The first post in a city takes the outpost bonus; the tile goes to the box, or to Filippo Vitello."""

    def run(self, s: Journey) -> None:
        tile = s.outpost_at[self.place]
        if tile < 0:
            return
        s.outpost_at[self.place] = NOBODY
        s.tell("outpost", self.player, tile)
        for keeper in range(s.players):
            if s.character[keeper] == FILIPPO:
                s.holder[tile] = keeper
                s.tell("keeps-outpost", keeper, tile)
        rewards.gain(s, self.player, s.data.outpost[tile], 1)
