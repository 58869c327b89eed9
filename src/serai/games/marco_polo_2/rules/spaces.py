"""Action spaces (p. 6, 7, 14): which dice may go where, the books, the Khan's favour, and what a space does."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serai.core.flow import FINE, Decision, Fault, Note, Step
from serai.games.marco_polo_2.rules import cities, contracts, dice, rewards, seals, store, travel, turn
from serai.games.marco_polo_2.rules.amounts import smaller
from serai.games.marco_polo_2.rules.faults import (
    BOTTOM_ONLY,
    CANNOT_PAY,
    CANNOT_PAY_SPACE,
    COLOUR_TWICE,
    KHAN_FULL,
    KHAN_LOW,
    NO_CONTRACT,
    NO_SEAL_LEFT,
    NO_STEP,
    NO_SUCH_DIE,
    SHARED,
    TAKEN,
    TOO_FEW_DICE,
    TOO_LOW,
)
from serai.games.marco_polo_2.state import BLACK, HAND, ON_BOARD, OWN, VALUES, Journey
from serai.games.marco_polo_2.tables import (
    CARD,
    CONTRACTS,
    DE_WU,
    GANTULGA,
    JADE,
    KHAN,
    SEALS,
    SPACES,
    SPECIAL,
    TRAVEL,
)

ASCENDING: Final = 101
OFFERS: Final = 4  # of each book


def count_dice_at(s: Journey, space: i64) -> i64:
    dice_at, at = s.dice_at, space * ON_BOARD
    total = dice_at[at]
    for i in range(at + 1, at + ON_BOARD):
        total += dice_at[i]
    return total


def dice_needed(s: Journey, player: i64, space: i64) -> i64:  # rule M12, M30, M111
    if space == SEALS:
        return s.data.de_wu_dice if s.character[player] == DE_WU else 2
    if TRAVEL <= space < CONTRACTS:
        return s.data.travel_dice[space - TRAVEL]
    return 1


def is_brown(space: i64) -> bool:
    return space == KHAN or space >= SPECIAL


def room_fault(s: Journey, player: i64, space: i64) -> i64:
    """Why a space is closed to a player, whatever dice he has."""
    if is_brown(space):
        lying = count_dice_at(s, space)
        if space == KHAN:  # rule M25
            return KHAN_FULL if lying >= s.data.khan_spaces else FINE
        if lying >= (1 if space >= CARD else 2):  # rule M16, M61
            return TAKEN
        return cities.post_fault(s, player, space)
    if space == CONTRACTS and not contracts.any_contract(s, player, -1):
        return NO_CONTRACT
    if TRAVEL < space < CONTRACTS and s.character[player] == GANTULGA:  # rule M116
        return BOTTOM_ONLY
    return FINE


def is_allowed(s: Journey, player: i64, space: i64, colour: i64) -> bool:  # rule M17, M18
    """A player's own colour may lie on a space once; black dice have no player's colour."""
    return colour != OWN or s.dice_at[space * ON_BOARD + player] == 0


def usable_from(s: Journey, player: i64, space: i64, code: i64) -> i64:
    """How many dice of this value and higher (black after own) the player could put there."""
    total: i64 = 0
    for one in range(code, dice.CODES):
        if is_allowed(s, player, space, one % 2):
            total += dice.dice_of(s, player, one % 2, one // 2 + 1)
    return total


def fee(s: Journey, space: i64, low: i64) -> i64:  # rule M15
    """Coins for joining dice on a blue space: as many as the own lowest die shows."""
    if is_brown(space) or not count_dice_at(s, space):
        return 0
    return low


def low_fault(s: Journey, player: i64, space: i64, low: i64) -> i64:  # rule M13, M14
    """Why the action is not possible with this lowest die."""
    coins = fee(s, space, low)
    if coins and not store.payable(s, player, coins, 0, 0):
        return CANNOT_PAY_SPACE
    if space < KHAN:  # rule M20
        return TOO_LOW if low < s.data.book_min[smaller(space, 2)] else FINE
    if space == KHAN:
        return KHAN_LOW if low < s.khan_high else FINE
    if space == SEALS:
        return FINE if seals.any_seal(s, player, low) else NO_SEAL_LEFT
    if space < CONTRACTS:
        return FINE if travel.can_travel(s, player, coins + s.data.travel_fee[space - TRAVEL], 0, 0) else NO_STEP
    if space >= CARD:
        return cities.card_fault(s, player, s.slot[space - CARD], low)
    return FINE


def lowest_fault(s: Journey, player: i64, space: i64, code: i64) -> i64:
    """Why this die cannot be the lowest of those placed on a space."""
    if dice.dice_of(s, player, code % 2, code // 2 + 1) == 0:
        return NO_SUCH_DIE
    if not is_allowed(s, player, space, code % 2):
        return COLOUR_TWICE
    if usable_from(s, player, space, code) < dice_needed(s, player, space):
        return TOO_FEW_DICE
    return low_fault(s, player, space, code // 2 + 1)


def space_fault(s: Journey, player: i64, space: i64) -> i64:
    """Why a player cannot use a space now; with several reasons the one for his best die."""
    fault = room_fault(s, player, space)
    if fault != FINE:
        return fault
    found: i64 = TOO_FEW_DICE
    for code in range(dice.CODES - 1, -1, -1):
        fault = lowest_fault(s, player, space, code)
        if fault == FINE:
            return FINE
        if fault != NO_SUCH_DIE and (found == TOO_FEW_DICE or fault == COLOUR_TWICE):
            found = fault
    return found


def can_use(s: Journey, player: i64, space: i64) -> bool:
    """Whether there is no such reason: the same for the dice in hand alone, from the highest down."""
    if room_fault(s, player, space) != FINE:
        return False
    hand, first, needed = s.hand, player * HAND, dice_needed(s, player, space)
    own = s.dice_at[space * ON_BOARD + player] == 0
    total: i64 = 0
    for value in range(dice.FACES, 0, -1):
        had, black = total, hand[first + BLACK * VALUES + value]
        total += black
        if black and total >= needed and low_fault(s, player, space, value) == FINE:
            return True
        if own:
            total += hand[first + OWN * VALUES + value]
            if total > had + black and total >= needed and low_fault(s, player, space, value) == FINE:
                return True
    return False


def preview(s: Journey, player: i64, space: i64) -> Note | None:
    """What a space offers, as it lies open on the table."""
    t = s.data
    occupied: i64 = 1 if not is_brown(space) and count_dice_at(s, space) else 0
    if space < KHAN:
        book = smaller(space, 2)
        free, tile = t.book_free[book * 2 : book * 2 + 2], s.tile_now[book] * 2
        return Note("book-offers", free[0], free[1], t.tile_offer[tile], t.tile_offer[tile + 1], occupied)
    if space == KHAN:
        return Note("brings", t.khan)
    if space == SEALS:
        return Note("seal-space", dice_needed(s, player, space), occupied)
    if space < CONTRACTS:
        number = space - TRAVEL
        return Note("travel-space", t.travel_dice[number], t.travel_steps[number], t.travel_fee[number], occupied)
    if space == CONTRACTS:
        return Note("contract-space", t.contract_board, occupied)
    if space < CARD:
        return Note("brings", t.special_reward[space - SPECIAL])
    return Note("card-does", s.slot[space - CARD])


def any_space(s: Journey, player: i64) -> bool:
    for space in range(SPACES):
        if can_use(s, player, space):
            return True
    return False


def begin(s: Journey, player: i64, space: i64) -> None:
    occupied: i64 = 1 if not is_brown(space) and count_dice_at(s, space) else 0
    barred: i64 = 0 if is_allowed(s, player, space, OWN) else 1
    s.tell("chooses-space", player, space)
    s.then(PlaceDie(player, space, dice_needed(s, player, space), 0, 0, occupied, barred))


class PlaceDie(Decision[Journey]):  # rule M12, M13, M18
    """Dice go to the space from the lowest up (own before black), so each set of dice is named in one way."""

    fields: ClassVar[tuple[str, ...]] = ("player", "space", "left", "low", "last", "occupied", "barred")
    rule: ClassVar[str] = "M12"
    faults: ClassVar[tuple[Fault, ...]] = (*SHARED, (ASCENDING, "M13", "ascending"))

    def __init__(self, player: i64, space: i64, left: i64, low: i64, last: i64, occupied: i64, barred: i64) -> None:
        super().__init__(player)
        self.space = space
        self.left = left
        self.low = low  # the lowest die; 0 before the first
        self.last = last
        self.occupied = occupied
        self.barred = barred  # the own colour lies there from an earlier action

    def fault(self, s: Journey, code: i64) -> i64:
        if self.low == 0:
            fault = lowest_fault(s, self.player, self.space, code)
            if fault == TOO_FEW_DICE:  # a lower die must come first: there are enough
                return ASCENDING
            return fault
        if dice.dice_of(s, self.player, code % 2, code // 2 + 1) == 0:
            return NO_SUCH_DIE
        if self.barred and code % 2 == OWN:
            return COLOUR_TWICE
        if code < self.last:
            return ASCENDING
        return FINE if self.rest(s, code) >= self.left else ASCENDING

    def rest(self, s: Journey, code: i64) -> i64:
        total: i64 = 0
        for one in range(code, dice.CODES):
            if one % 2 != OWN or not self.barred:
                total += dice.dice_of(s, self.player, one % 2, one // 2 + 1)
        return total

    def size(self, s: Journey) -> i64:
        return dice.CODES

    def play(self, s: Journey, move: i64) -> None:
        low = self.low if self.low else move // 2 + 1
        turn.put(s, self.player, move, self.space)
        if self.left > 1:
            s.then(PlaceDie(self.player, self.space, self.left - 1, low, move, self.occupied, self.barred))
        else:
            self.act(s, low)

    def act(self, s: Journey, low: i64) -> None:
        """All dice lie: pay for joining others, then carry out the action."""
        joining = low if self.occupied else 0
        if TRAVEL <= self.space < CONTRACTS:
            # rule M36
            # Paid with the journey, so that no way of paying leaves the traveller without a step.
            number = self.space - TRAVEL
            steps = smaller(low, s.data.travel_steps[number])
            travel.begin(s, self.player, number + 1, steps, joining + s.data.travel_fee[number])
            return
        s.then(Act(self.player, self.space, low))
        store.pay(s, self.player, joining, 0, 0)

    def prompt(self, s: Journey) -> Note | None:
        return Note("ask-place-die-on", self.player, self.space, self.left)

    def preview(self, s: Journey, move: i64) -> Note | None:
        """What the lowest die decides: the fee for joining others, and how far a journey may go."""
        low = self.low if self.low else move // 2 + 1
        joining = low if self.occupied else 0
        if TRAVEL <= self.space < CONTRACTS:
            number = self.space - TRAVEL
            steps = smaller(low, s.data.travel_steps[number])
            return Note("travel-terms", steps, joining + s.data.travel_fee[number])
        return Note("joining-costs", joining) if joining else None


class Act(Step[Journey]):
    """What a space does, once its dice lie and the fee is paid."""

    fields: ClassVar[tuple[str, ...]] = ("player", "space", "low")

    def __init__(self, player: i64, space: i64, low: i64) -> None:
        super().__init__(player)
        self.space = space
        self.low = low

    def run(self, s: Journey) -> None:
        space = self.space
        if space < KHAN:
            s.then(ChooseOffer(self.player, smaller(space, 2)))
        elif space == KHAN:  # rule M25, M26
            s.khan_high = self.low
            rewards.gain(s, self.player, s.data.khan, 1)
        elif space == SEALS:
            s.then(seals.TakeSeal(self.player, self.low))
        elif space == CONTRACTS:  # rule M50
            s.then(rewards.Gain(self.player, s.data.contract_board, 1))
            s.then(contracts.TakeContract(self.player, -1, 1, -1, 1))
        elif space < CARD:
            cities.use_special(s, self.player, space, self.low)
        else:
            cities.use_card(s, self.player, s.slot[space - CARD], self.low)


class ChooseOffer(Decision[Journey]):  # rule M21, M22
    """One of a book's four offers; the lower two cost jade."""

    fields: ClassVar[tuple[str, ...]] = ("player", "book")
    rule: ClassVar[str] = "M21"
    faults: ClassVar[tuple[Fault, ...]] = ((CANNOT_PAY, "M22", "cannot-pay"),)

    def __init__(self, player: i64, book: i64) -> None:
        super().__init__(player)
        self.book = book

    def fault(self, s: Journey, move: i64) -> i64:
        if move < 2 or store.held(s, self.player, JADE) >= s.data.offer_jade[move - 2]:
            return FINE
        return CANNOT_PAY

    def bundle(self, s: Journey, move: i64) -> i64:
        if move < 2:
            return s.data.book_free[self.book * 2 + move]
        return s.data.tile_offer[s.tile_now[self.book] * 2 + move - 2]

    def size(self, s: Journey) -> i64:
        return OFFERS

    def preview(self, s: Journey, move: i64) -> Note | None:
        if move < 2:
            return Note("brings", self.bundle(s, move))
        return Note("brings-for-jade", self.bundle(s, move), s.data.offer_jade[move - 2])

    def anchors(self, s: Journey, move: i64) -> list[str]:
        return ["offer:" + str(self.book + 1) + "-" + str(move + 1)]

    def play(self, s: Journey, move: i64) -> None:
        if move >= 2:
            store.pay(s, self.player, 0, 0, s.data.offer_jade[move - 2])
        rewards.gain(s, self.player, self.bundle(s, move), 1)
