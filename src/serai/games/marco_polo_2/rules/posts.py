"""Trading posts (p. 8, 9): where they go and what they bring."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note, Step
from serai.games.marco_polo_2.rules import contracts, rewards
from serai.games.marco_polo_2.state import MAP, Journey
from serai.games.marco_polo_2.tables import BEIJING, BIT, FILIPPO, GOOD_ANY, KINDS, PLACES

NO_EXTRA: Final = 40  # the move of ExtraPost after the places
CONTRACT_NEXT: Final = 40  # moves of NextBonus: the city bonuses by place, then the contracts, then the outposts
OUTPOST_NEXT: Final = 80
NEXT_MOVES: Final = 120


NO_OWN_POST: Final = 101
NOT_PASSED: Final = 102
POST_THERE: Final = 103
NOT_DUE: Final = 104


def can_post(s: Journey, player: i64, place: i64) -> bool:  # rule M39, M40, M44
    """A city other than Beijing without an own post."""
    return place != BEIJING and not s.data.oasis[place] and s.posts[player * PLACES + place] == 0


def set_post(s: Journey, player: i64, place: i64) -> None:  # rule M57
    """A post stands in a city; what lies there opens with the player's next turn."""
    s.posts[player * PLACES + place] = 1
    s.touch(player)
    s.touch(MAP)
    s.fresh[player] |= BIT[place]


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
        s.touch(self.player)
        set_post(s, self.player, self.place)
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
        s.touch(self.player)
        set_post(s, self.player, self.place)
        s.tell("moves-post", self.player, move, self.place)


class ExtraPost(Decision[Journey]):  # rule M41
    """The top travel space: one more post in a city just passed, if you like. Then all bonuses come."""

    fields: ClassVar[tuple[str, ...]] = ("player", "cities", "ends")
    rule: ClassVar[str] = "M41"
    faults: ClassVar[tuple[Fault, ...]] = ((NOT_PASSED, "M41", "not-passed"), (POST_THERE, "M44", "post-there"))

    def __init__(self, player: i64, cities: i64, ends: i64) -> None:
        super().__init__(player)
        self.cities = cities  # bits of the cities passed over
        self.ends = ends  # bits of those where the journey set posts already

    def fault(self, s: Journey, place: i64) -> i64:
        if place == NO_EXTRA:
            return FINE
        if not (self.cities >> place) & 1:
            return NOT_PASSED
        return FINE if can_post(s, self.player, place) else POST_THERE

    def size(self, s: Journey) -> i64:
        return NO_EXTRA + 1

    def default(self, s: Journey) -> i64:
        return NO_EXTRA

    def play(self, s: Journey, move: i64) -> None:
        if move == NO_EXTRA:
            s.then(NewPosts(self.player, self.ends))
        else:
            s.then(PlacePost(self.player, move), NewPosts(self.player, self.ends | BIT[move]))


def any_extra(s: Journey, player: i64, cities: i64) -> bool:
    """Whether one of the cities passed could take another post."""
    for place in range(PLACES):
        if (cities >> place) & 1 and can_post(s, player, place):
            return True
    return False


class NewPosts(Step[Journey]):  # rule M45, M46, M47
    """What posts just set bring, in cities given as bits: city bonuses, contracts, outpost bonuses."""

    fields: ClassVar[tuple[str, ...]] = ("player", "cities")

    def __init__(self, player: i64, cities: i64) -> None:
        super().__init__(player)
        self.cities = cities

    def run(self, s: Journey) -> None:
        markers: i64 = 0
        fields: i64 = 0
        outposts: i64 = 0
        for place in range(PLACES):
            if (self.cities >> place) & 1:
                if s.marker_at[place] >= 0:
                    markers |= BIT[place]
                if s.data.contract_index[place] >= 0 and contracts.any_contract(s, self.player, place):
                    fields |= BIT[place]
                if s.outpost_at[place] >= 0:
                    outposts |= BIT[place]
        s.then(PostBonuses(self.player, markers, fields, outposts))


def asks(s: Journey, bundle: i64) -> bool:
    """Whether a bonus asks or rolls something, so that it matters what came before."""
    for kind in range(GOOD_ANY, KINDS):
        if s.data.of(bundle, kind):
            return True
    return False


class PostBonuses(Step[Journey]):  # rule M46
    """Bonuses of new posts that are due, each kind as bits of cities. What asks nothing comes first.

    What asks or rolls something comes in the order the player says, which is asked while there is more than one.
    """

    fields: ClassVar[tuple[str, ...]] = ("player", "markers", "contracts", "outposts")

    def __init__(self, player: i64, markers: i64, contracts: i64, outposts: i64) -> None:
        super().__init__(player)
        self.markers = markers
        self.contracts = contracts
        self.outposts = outposts

    def run(self, s: Journey) -> None:
        outposts = lying(s, self.outposts)
        last: i64 = NOBODY
        count: i64 = 0
        for move in range(NEXT_MOVES):
            if is_due(self.markers, self.contracts, outposts, move):
                if is_plain(s, move):
                    push_rest(s, self.player, self.markers, self.contracts, outposts, move)
                    give_next(s, self.player, move)
                    return
                last = move
                count += 1
        if count == 1:
            give_next(s, self.player, last)
        elif count:
            s.then(NextBonus(self.player, self.markers, self.contracts, outposts))


def lying(s: Journey, outposts: i64) -> i64:
    """Cities of those where the tile still lies: a step in between may have led back to one."""
    there: i64 = 0
    for place in range(PLACES):
        if s.outpost_at[place] >= 0:
            there |= BIT[place]
    return outposts & there


def is_plain(s: Journey, move: i64) -> bool:
    """Whether a bonus asks and rolls nothing; contracts ask."""
    place = move % PLACES
    if move < CONTRACT_NEXT:
        return not asks(s, s.data.marker[s.marker_at[place]])
    return move >= OUTPOST_NEXT and not asks(s, s.data.outpost[s.outpost_at[place]])


def is_due(markers: i64, fields: i64, outposts: i64, move: i64) -> bool:
    """Whether a bonus, named as a move of NextBonus, is still due."""
    mask = markers if move < CONTRACT_NEXT else fields if move < OUTPOST_NEXT else outposts
    return (mask >> (move % PLACES)) & 1 == 1


def push_rest(s: Journey, player: i64, markers: i64, fields: i64, outposts: i64, move: i64) -> None:
    """The bonuses that are due after one of them."""
    bit = BIT[move % PLACES]
    if move < CONTRACT_NEXT:
        s.then(PostBonuses(player, markers ^ bit, fields, outposts))
    elif move < OUTPOST_NEXT:
        s.then(PostBonuses(player, markers, fields ^ bit, outposts))
    else:
        s.then(PostBonuses(player, markers, fields, outposts ^ bit))


def give_next(s: Journey, player: i64, move: i64) -> None:
    """One of the bonuses of new posts."""
    place = move % PLACES
    if move < CONTRACT_NEXT:  # rule M45
        s.then(rewards.Gain(player, s.data.marker[s.marker_at[place]], 1))
    elif move < OUTPOST_NEXT:  # rule M47
        s.then(contracts.TakeContract(player, place, 0, -1, 0))
    else:
        s.then(Outpost(player, place))


class NextBonus(Decision[Journey]):  # rule M46
    """New posts bring several bonuses whose order matters: which comes next?"""

    fields: ClassVar[tuple[str, ...]] = ("player", "markers", "contracts", "outposts")
    rule: ClassVar[str] = "M46"
    faults: ClassVar[tuple[Fault, ...]] = ((NOT_DUE, "M46", "not-due"),)

    def __init__(self, player: i64, markers: i64, contracts: i64, outposts: i64) -> None:
        super().__init__(player)
        self.markers = markers
        self.contracts = contracts
        self.outposts = outposts

    def fault(self, s: Journey, move: i64) -> i64:
        return FINE if is_due(self.markers, self.contracts, self.outposts, move) else NOT_DUE

    def size(self, s: Journey) -> i64:
        return NEXT_MOVES

    def play(self, s: Journey, move: i64) -> None:
        push_rest(s, self.player, self.markers, self.contracts, self.outposts, move)
        give_next(s, self.player, move)

    def preview(self, s: Journey, move: i64) -> Note | None:
        if move < CONTRACT_NEXT:
            return Note("brings", s.data.marker[s.marker_at[move]])
        return Note("brings", s.data.outpost[s.outpost_at[move - OUTPOST_NEXT]]) if move >= OUTPOST_NEXT else None


class Outpost(AtPlace):  # rule M46, M114
    """The first post in a city takes the outpost bonus; the tile goes to the box, or to Filippo Vitello."""

    def run(self, s: Journey) -> None:
        tile = s.outpost_at[self.place]
        if tile < 0:
            return
        s.outpost_at[self.place] = NOBODY
        s.touch(MAP)
        s.touch_parts(s.players)
        s.tell("outpost", self.player, tile)
        for keeper in range(s.players):
            if s.character[keeper] == FILIPPO:
                s.holder[tile] = keeper
                s.tell("keeps-outpost", keeper, tile)
        rewards.gain(s, self.player, s.data.outpost[tile], 1)
