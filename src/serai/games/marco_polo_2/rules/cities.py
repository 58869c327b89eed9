"""The special cities and the city cards (p. 11)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, Decision, Fault, Note
from serai.games.marco_polo_2.rules import rewards, seals, store, travel
from serai.games.marco_polo_2.rules.amounts import smaller, so_many
from serai.games.marco_polo_2.rules.faults import (
    CANNOT_PAY,
    CARD_LOW,
    FRESH_POST,
    NO_BONUS,
    NO_CARD_STEP,
    NO_POST,
    NO_POST_SPECIAL,
    NO_SEAL_LEFT,
    NOTHING_TO_GAIN,
    SHARED,
)
from serai.games.marco_polo_2.state import IMPROVED, Journey
from serai.games.marco_polo_2.tables import (
    AREA,
    BY_DIE,
    CAMEL,
    CARD,
    COIN,
    COUNT,
    EITHER,
    EXCHANGE,
    JADE,
    KINDS,
    MOVE,
    ONCE,
    OWN_BONUS,
    PER_PIP,
    PLACES,
    SEAL_ACTION,
    SEAL_KINDS,
    SPECIAL,
)

BACK: Final = 6  # moves of UseCard: 1 to 6 times, then 1 to 6 times the other way
POSTS_COUNTED: Final = 2

TOO_OFTEN: Final = 101
ONE_WAY: Final = 102


def post_fault(s: Journey, player: i64, space: i64) -> i64:  # rule M55, M57, M60, M66
    """The city of a special action or of a card needs an own post from before this turn; the action area needs none."""
    if space >= AREA:
        return FINE
    city = s.data.slot_city[space - CARD] if space >= CARD else s.data.special_place[space - SPECIAL]
    if s.posts[player * PLACES + city] == 0:
        return NO_POST if space >= CARD else NO_POST_SPECIAL
    return FRESH_POST if (s.fresh[player] >> city) & 1 else FINE


def use_special(s: Journey, player: i64, space: i64, die: i64) -> None:  # rule M56
    """The city's yield, and the bonus of the improved seal once or twice."""
    city = space - SPECIAL
    rewards.gain(s, player, s.data.special_reward[city], 1)
    seal = s.data.special_seal[city]
    if s.seal[player * SEAL_KINDS + seal] == IMPROVED:
        rewards.gain(s, player, s.data.seal_bonus[seal], s.data.special_times[city * 7 + die])


def counted(s: Journey, player: i64, card: i64) -> i64:
    """What a counting card counts: completed contracts, or posts on the map."""
    if s.data.card_count[card] == POSTS_COUNTED:
        return s.data.posts - s.supply[player]
    return s.done[player]


def exchange_fault(s: Journey, player: i64, card: i64, way: i64, times: i64) -> i64:
    """Why an exchange cannot be made so many times."""
    cost, reward = s.data.card_cost[card * 2 + way], s.data.card_reward[card * 2 + way]
    if not store.affords(s, player, cost, times):
        return CANNOT_PAY
    return empty_fault(s, player, reward, cost, times)


def empty_fault(s: Journey, player: i64, reward: i64, cost: i64, times: i64) -> i64:  # rule M14, M67
    """Why a reward that is all bonuses of own cities, or all steps, would be nothing after its price is paid."""
    t = s.data
    for kind in range(KINDS):
        if kind != MOVE and kind != OWN_BONUS and t.of(reward, kind):
            return FINE
    if t.of(reward, OWN_BONUS):
        return FINE if rewards.count_bonuses(s, player, 0) else NO_BONUS
    if t.of(reward, MOVE) == 0:
        return FINE
    coins, camels, jade = t.of(cost, COIN) * times, t.of(cost, CAMEL) * times, t.of(cost, JADE) * times
    return FINE if travel.can_travel(s, player, coins, camels, jade) else NO_CARD_STEP


def card_fault(s: Journey, player: i64, card: i64, die: i64) -> i64:  # rule M14, M59
    """Why a card would do nothing at all for this die."""
    if die < s.data.card_least[card]:
        return CARD_LOW
    mode, reward, free = s.data.card_mode[card], s.data.card_reward[card * 2], s.data.card_cost[card * 2]
    if mode == EXCHANGE:
        return exchange_fault(s, player, card, 0, 1)
    if mode == EITHER:
        there = exchange_fault(s, player, card, 0, 1)
        return there if there == FINE else exchange_fault(s, player, card, 1, 1)
    if mode == COUNT:
        return empty_fault(s, player, reward, free, 1) if counted(s, player, card) else NOTHING_TO_GAIN
    if mode == BY_DIE:
        return empty_fault(s, player, s.data.card_by_die[card * 7 + die], free, 1)
    if mode == ONCE:
        return once_fault(s, player, card, die)
    return empty_fault(s, player, reward, free, 1)


def once_fault(s: Journey, player: i64, card: i64, die: i64) -> i64:
    if s.data.of(s.data.card_reward[card * 2], SEAL_ACTION) and not seals.any_seal(s, player, die):
        return NO_SEAL_LEFT
    return exchange_fault(s, player, card, 0, 1)


def use_card(s: Journey, player: i64, card: i64, die: i64) -> None:
    """Carry out a city card with a die."""
    mode = s.data.card_mode[card]
    if mode == COUNT:  # rule M64
        rewards.gain(s, player, s.data.card_reward[card * 2], smaller(counted(s, player, card), die))
    elif mode == BY_DIE:  # rule M65
        rewards.gain(s, player, s.data.card_by_die[card * 7 + die], 1)
    elif mode == PER_PIP:  # rule M65
        rewards.gain(s, player, s.data.card_reward[card * 2], die)
    elif mode == ONCE:
        use_once(s, player, card, die)
    elif mode == EXCHANGE and s.data.of(s.data.card_reward[card * 2], OWN_BONUS):  # rule M67
        s.then(rewards.OwnBonus(player, die, 0, card, 1))
    else:
        s.then(UseCard(player, card, die))


def use_once(s: Journey, player: i64, card: i64, die: i64) -> None:  # rule M69
    """A price, then a reward; a seal action goes by the die on the card."""
    reward = s.data.card_reward[card * 2]
    if s.data.of(reward, SEAL_ACTION):
        s.then(seals.TakeSeal(player, die))
    s.then(rewards.Gain(player, reward, 1))
    store.pay_bundle(s, player, s.data.card_cost[card * 2], 1)


class UseCard(Decision[Journey]):  # rule M62, M63
    """How often the exchange of a card is made, at most as the die says; a two-way card in one direction only."""

    fields: ClassVar[tuple[str, ...]] = ("player", "card", "die")
    rule: ClassVar[str] = "M62"
    faults: ClassVar[tuple[Fault, ...]] = (
        *SHARED,
        (TOO_OFTEN, "M62", "too-often"),
        (ONE_WAY, "M63", "one-way"),
    )

    def __init__(self, player: i64, card: i64, die: i64) -> None:
        super().__init__(player)
        self.card = card
        self.die = die

    def fault(self, s: Journey, move: i64) -> i64:
        if move >= BACK and s.data.card_mode[self.card] != EITHER:
            return ONE_WAY
        times = move % BACK + 1
        return TOO_OFTEN if times > self.die else exchange_fault(s, self.player, self.card, move // BACK, times)

    def size(self, s: Journey) -> i64:
        return 2 * BACK

    def play(self, s: Journey, move: i64) -> None:
        way, times = move // BACK, move % BACK + 1
        s.tell("uses-card", self.player, self.card, times)
        s.then(rewards.Gain(self.player, s.data.card_reward[self.card * 2 + way], times))
        store.pay_bundle(s, self.player, s.data.card_cost[self.card * 2 + way], times)

    def prompt(self, s: Journey) -> Note | None:
        return Note("ask-use-card-times", self.player, self.card, self.die)

    def preview(self, s: Journey, move: i64) -> Note | None:
        way, times = move // BACK, move % BACK + 1
        cost, reward = s.data.card_cost[self.card * 2 + way], s.data.card_reward[self.card * 2 + way]
        return Note("trades-times", so_many(cost, times), so_many(reward, times))
