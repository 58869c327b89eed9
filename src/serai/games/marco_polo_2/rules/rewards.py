"""The symbols of the supplement: what a printed reward gives, at once or by asking."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, NOBODY, Decision, Fault, Note, Step
from serai.games.marco_polo_2.rules import contracts, dice, store, travel
from serai.games.marco_polo_2.rules.faults import NO_BONUS, SHARED
from serai.games.marco_polo_2.state import Journey
from serai.games.marco_polo_2.tables import (
    ABHA_BASU,
    BIT,
    BLACK_DIE,
    CONTRACT_CITY,
    CONTRACT_PILE,
    COPY_BONUS,
    GOOD_ANY,
    GOOD_DIFF,
    HELD,
    JADE,
    MOVE,
    OWN_BONUS,
    PEPPER,
    PLACES,
    POINTS,
    SEAL_ACTION,
)

ENOUGH: Final = 40  # the move of OwnBonus after the places

BONUS_TWICE: Final = 101
COPY_ITSELF: Final = 102
BONUS_PRICE: Final = 103
BONUS_MUST: Final = 104


def gain(s: Journey, player: i64, bundle: i64, times: i64) -> None:
    """Receive a printed reward so many times. What comes after must lie on the stack already."""
    t = s.data
    for kind in range(HELD):
        receive(s, player, kind, t.of(bundle, kind) * times)
    score(s, player, t.of(bundle, POINTS) * times)
    for kind in range(SEAL_ACTION, POINTS, -1):
        if t.of(bundle, kind):
            _ask(s, player, kind, t.of(bundle, kind), times)


def _ask(s: Journey, player: i64, kind: i64, amount: i64, times: i64) -> None:
    """Push what a symbol asks; called from the last symbol to the first."""
    total = amount * times
    if kind == GOOD_ANY:  # rule M100
        s.then(store.TakeGoods(player, PEPPER, total, total))
    elif kind == GOOD_DIFF:  # rule M100
        s.then(store.TakeGoods(player, PEPPER, total, times))
    elif kind == MOVE:  # rule M105
        s.then(travel.Move(player, total))
    elif kind == OWN_BONUS:  # rule M67
        s.then(OwnBonus(player, total, 0, NOBODY, 1))
    else:
        for _ in range(total):
            _ask_once(s, player, kind)


def _ask_once(s: Journey, player: i64, kind: i64) -> None:
    if kind == BLACK_DIE:  # rule M104
        s.then(dice.TakeBlackDie(player))
    elif kind == CONTRACT_PILE:  # rule M102
        s.then(contracts.PileContract(player))
    elif kind == CONTRACT_CITY:  # rule M103
        s.then(contracts.TakeContract(player, -1, 1, -1, 0))
    elif kind == COPY_BONUS:  # rule M101
        s.then(CopyBonus(player))


def receive(s: Journey, player: i64, kind: i64, amount: i64) -> None:
    """Take from the supply, which never runs out. Abha Basu scores for jade."""
    if amount == 0:
        return
    store.change(s, player, kind, amount)
    s.tell("receives", player, kind, amount)
    if kind == JADE and s.character[player] == ABHA_BASU:  # rule M112
        score(s, player, amount * s.data.abha_points)


def score(s: Journey, player: i64, points: i64) -> None:
    if points:
        s.points[player] += points
        s.touch(player)
        s.tell("scores", player, points)


class Gain(Step[Journey]):
    """A printed reward that comes later."""

    fields: ClassVar[tuple[str, ...]] = ("player", "bundle", "times")

    def __init__(self, player: i64, bundle: i64, times: i64) -> None:
        super().__init__(player)
        self.bundle = bundle
        self.times = times

    def run(self, s: Journey) -> None:
        gain(s, self.player, self.bundle, self.times)


def has_bonus(s: Journey, player: i64, place: i64) -> bool:
    """Whether the player's post stands in a city with a bonus marker."""
    return s.marker_at[place] >= 0 and s.posts[player * PLACES + place] == 1


def count_bonuses(s: Journey, player: i64, used: i64) -> i64:
    """Own bonus cities that are not among the used ones, which are bits."""
    found: i64 = 0
    for place in s.data.bonus_place:
        if has_bonus(s, player, place) and not (used >> place) & 1:
            found += 1
    return found


class OwnBonus(Decision[Journey]):  # rule M67
    """Take the bonuses of different cities with an own post, one after the other.

    A card that sells them is paid before each, with what the last one brought too; after the first the player may stop.
    """

    fields: ClassVar[tuple[str, ...]] = ("player", "left", "used", "card", "must")
    rule: ClassVar[str] = "M67"
    faults: ClassVar[tuple[Fault, ...]] = (
        *SHARED,
        (BONUS_TWICE, "M67", "bonus-twice"),
        (BONUS_PRICE, "M62", "cannot-pay"),
        (BONUS_MUST, "M14", "bonus-must"),
    )

    def __init__(self, player: i64, left: i64, used: i64, card: i64, must: i64) -> None:
        super().__init__(player)
        self.left = left
        self.used = used  # bits of the cities whose bonus was taken
        self.card = card  # the card that sells the bonuses; NOBODY where they cost nothing
        self.must = must  # whether one must be taken

    def payable(self, s: Journey) -> bool:
        return self.card < 0 or store.affords(s, self.player, s.data.card_cost[self.card * 2], 1)

    def idle(self, s: Journey) -> bool:
        return self.left == 0 or not self.payable(s) or count_bonuses(s, self.player, self.used) == 0

    def fault(self, s: Journey, place: i64) -> i64:
        if place == ENOUGH:
            return BONUS_MUST if self.must else FINE
        if not has_bonus(s, self.player, place):
            return NO_BONUS
        if (self.used >> place) & 1:
            return BONUS_TWICE
        return FINE if self.payable(s) else BONUS_PRICE

    def size(self, s: Journey) -> i64:
        return ENOUGH + 1

    def default(self, s: Journey) -> i64:
        return self.moves(s)[0] if self.must else ENOUGH

    def play(self, s: Journey, move: i64) -> None:
        if move == ENOUGH:
            return
        s.tell("uses-bonus", self.player, move)
        must: i64 = 1 if self.card < 0 else 0
        s.then(
            Gain(self.player, s.data.marker[s.marker_at[move]], 1),
            OwnBonus(self.player, self.left - 1, self.used | BIT[move], self.card, must),
        )
        if self.card >= 0:
            store.pay_bundle(s, self.player, s.data.card_cost[self.card * 2], 1)

    def preview(self, s: Journey, move: i64) -> Note | None:
        return Note("brings", s.data.marker[s.marker_at[move]]) if move != ENOUGH else None


class CopyBonus(Decision[Journey]):  # rule M101
    """Take the bonus of any other marker on the map; no post is needed there."""

    rule: ClassVar[str] = "M101"
    faults: ClassVar[tuple[Fault, ...]] = ((NO_BONUS, "M101", "no-marker"), (COPY_ITSELF, "M101", "copy-itself"))

    def fault(self, s: Journey, place: i64) -> i64:
        marker = s.marker_at[place]
        if marker < 0:
            return NO_BONUS
        return COPY_ITSELF if s.data.of(s.data.marker[marker], COPY_BONUS) else FINE

    def size(self, s: Journey) -> i64:
        return PLACES

    def play(self, s: Journey, move: i64) -> None:
        s.tell("copies-bonus", self.player, move)
        gain(s, self.player, s.data.marker[s.marker_at[move]], 1)

    def preview(self, s: Journey, move: i64) -> Note | None:
        return Note("brings", s.data.marker[s.marker_at[move]])
