"""A turn (p. 5, 6, 12 to 14): one action with dice, and extra actions before and after it."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, FINE, NOBODY, Decision, Fault, Note, Step
from serai.games.marco_polo_2.rules import contracts, dice, rewards, seals, spaces, store
from serai.games.marco_polo_2.rules.faults import NO_SUCH_DIE, NOT_ACTIVE, SHARED
from serai.games.marco_polo_2.state import ACTIVE, BLACK_ON_BOARD, DICE_PUT, ON_BOARD, OWN, SIMPLE, Journey
from serai.games.marco_polo_2.tables import ABHA_BASU, BAG, DE_WU, SEAL_KINDS

# The block of Turn: where each run of moves begins.
USE: Final = 0
FULFIL: Final = 21
IMPROVE: Final = 91
DROP: Final = 95  # value, colour, what is taken
REROLL: Final = 131
TURN: Final = 143  # value, colour, down or up
BUY: Final = 167
HAND_IN: Final = 168
END: Final = 180
MOVES: Final = 181
USUAL: Final = 32  # room for as many at first

TURN_OPEN: Final = 101
ACTED: Final = 102
NO_SIMPLE_SEAL: Final = 103
NO_TURN_FURTHER: Final = 104
ONE_BLACK_DIE: Final = 105
NO_BLACK_DIE: Final = 106
NO_OUTPOST: Final = 107
CONTRACT_DEAR: Final = 108
SEAL_DEAR: Final = 109
REROLL_DEAR: Final = 110
TURN_DEAR: Final = 111
DIE_DEAR: Final = 112
LAST_DIE: Final = 113


class Turn(Decision[Journey]):  # rule M10, M11
    """One action, and any number of extra actions before and after it."""

    fields: ClassVar[tuple[str, ...]] = ("player", "acted", "bought", "dropped")
    rule: ClassVar[str] = "M10"
    faults: ClassVar[tuple[Fault, ...]] = (
        *SHARED,
        (TURN_OPEN, "M11", "turn-open"),
        (ACTED, "M10", "acted"),
        (NO_SIMPLE_SEAL, "M71", "no-simple-seal"),
        (NO_TURN_FURTHER, "M74", "no-turn-further"),
        (ONE_BLACK_DIE, "M75", "one-black-die"),
        (NO_BLACK_DIE, "M104", "no-black-die"),
        (NO_OUTPOST, "M114", "no-tile"),
        (CONTRACT_DEAR, "M70", "cannot-pay"),
        (SEAL_DEAR, "M71", "cannot-pay"),
        (REROLL_DEAR, "M73", "cannot-pay"),
        (TURN_DEAR, "M74", "cannot-pay"),
        (DIE_DEAR, "M75", "cannot-pay"),
        (LAST_DIE, "M72", "last-die"),
    )

    def __init__(self, player: i64, acted: i64, bought: i64, dropped: i64) -> None:
        super().__init__(player)
        self.acted = acted
        self.bought = bought  # a black die, this turn
        self.dropped = dropped  # a die on the money bag, this turn

    def fault(self, s: Journey, move: i64) -> i64:
        if move < FULFIL:
            return ACTED if self.acted else spaces.space_fault(s, self.player, move)
        if move < IMPROVE:
            return fulfil_fault(s, self.player, move - FULFIL)
        if move < DROP:
            return improve_fault(s, self.player, move - IMPROVE)
        if move < REROLL:
            fault = die_fault(s, self.player, (move - DROP) // 3, 0, FINE)
            return LAST_DIE if fault == FINE and self.keeps_last_die(s) else fault
        if move < TURN:
            return die_fault(s, self.player, move - REROLL, s.data.reroll, REROLL_DEAR)
        if move < BUY:
            return turn_fault(s, self.player, move - TURN)
        if move == BUY:
            return self.buy_fault(s)
        if move < END:
            return FINE if s.holder[move - HAND_IN] == self.player else NO_OUTPOST
        return self.end_fault(s)

    def buy_fault(self, s: Journey) -> i64:  # rule M75
        if self.bought:
            return ONE_BLACK_DIE
        if dice.pool_size(s) == 0:
            return NO_BLACK_DIE
        return FINE if store.payable(s, self.player, 0, s.data.black_die, 0) else DIE_DEAR

    def keeps_last_die(self, s: Journey) -> bool:  # rule M72
        """Before the action a die stays for it, if one is possible; but a turn's only die may go on the bag at once."""
        if self.acted or not self.dropped or dice.count_dice(s, self.player) > 1:
            return False
        return spaces.any_space(s, self.player)

    def end_fault(self, s: Journey) -> i64:  # rule M11
        """A turn ends after its action, without dice, or after the bag when no action is possible."""
        if self.acted or not dice.has_dice(s, self.player):
            return FINE
        return FINE if self.dropped and not spaces.any_space(s, self.player) else TURN_OPEN

    def moves(self, s: Journey) -> vec[i64]:
        found = vec[i64](capacity=USUAL)
        if not self.acted:
            for space in range(FULFIL):
                if spaces.can_use(s, self.player, space):
                    found = append(found, space)
        found = _contract_moves(s, self.player, found)
        for seal in range(SEAL_KINDS):
            if improve_fault(s, self.player, seal) == FINE:
                found = append(found, IMPROVE + seal)
        found = _dice_moves(s, self.player, found, not self.keeps_last_die(s))
        if self.buy_fault(s) == FINE:
            found = append(found, BUY)
        tile: i64 = -1
        for holder in s.holder:
            tile += 1
            if holder == self.player:
                found = append(found, HAND_IN + tile)
        return append(found, END) if self.end_fault(s) == FINE else found

    def default(self, s: Journey) -> i64:
        return END if self.end_fault(s) == FINE else self.moves(s)[0]

    def play(self, s: Journey, move: i64) -> None:
        bought, dropped = self.bought, self.dropped
        if move == BUY:
            bought = 1
        elif DROP <= move < REROLL:
            dropped = 1
        if move < FULFIL:
            s.then(Turn(self.player, 1, self.bought, self.dropped))
            spaces.begin(s, self.player, move)
        elif move == END:
            s.tell("ends-turn", self.player)
        else:
            s.then(Turn(self.player, self.acted, bought, dropped))
            self.extra(s, move)

    def extra(self, s: Journey, move: i64) -> None:
        """One of the extra actions."""
        if move < IMPROVE:
            fulfil(s, self.player, move - FULFIL)
        elif move < DROP:
            s.then(seals.Improve(self.player, move - IMPROVE))
            store.pay_bundle(s, self.player, s.data.seal_cost[move - IMPROVE], 1)
        elif move < REROLL:
            drop(s, self.player, (move - DROP) // 3, (move - DROP) % 3)
        elif move < TURN:
            reroll(s, self.player, move - REROLL)
        elif move < BUY:
            turn_die(s, self.player, (move - TURN) // 2, (move - TURN) % 2)
        elif move == BUY:
            s.then(dice.TakeBlackDie(self.player))
            store.pay(s, self.player, 0, s.data.black_die, 0)
        else:
            hand_in(s, self.player, move - HAND_IN)

    def prompt(self, s: Journey) -> Note | None:
        return Note("ask-turn-after" if self.acted else "ask-turn-before", self.player)

    def preview(self, s: Journey, move: i64) -> Note | None:
        if move < FULFIL:
            return spaces.preview(s, self.player, move)
        if move < IMPROVE:
            return preview_contract(s, self.player, move - FULFIL)
        if move < DROP:
            return preview_seal(s, self.player, move - IMPROVE)
        if move < REROLL:
            return Note("brings", s.data.bag[(move - DROP) % 3])
        if move < TURN:
            return Note("rolls-again", s.data.reroll)
        if move < BUY:
            value = (move - TURN) // 4 + 1
            return Note("turns-to", s.data.turn, value + 1 if (move - TURN) % 2 else value - 1)
        if move == BUY:
            return Note("buys-die", s.data.black_die)
        return Note("brings", s.data.outpost[move - HAND_IN]) if move < END else None


def preview_contract(s: Journey, player: i64, contract: i64) -> Note:
    """What fulfilling a contract costs and brings this player."""
    if s.character[player] != ABHA_BASU:
        return contracts.printed(s, contract)
    t = s.data
    return Note("trades-more", t.contract_cost[contract], t.contract_reward[contract], t.abha_contract)


def preview_seal(s: Journey, player: i64, seal: i64) -> Note:
    """What improving a seal costs and brings this player."""
    cost, bonus = s.data.seal_cost[seal], s.data.seal_bonus[seal]
    if s.character[player] == DE_WU:
        return Note("trades-more", cost, bonus, s.data.de_wu_improved)
    return Note("trades", cost, bonus)


def _contract_moves(s: Journey, player: i64, found: vec[i64]) -> vec[i64]:
    """Both active contracts that can be paid, in ascending order."""
    one, two = s.active[player * ACTIVE], s.active[player * ACTIVE + 1]
    low = one if one < two else two
    high = two if one < two else one
    if low >= 0 and fulfil_fault(s, player, low) == FINE:
        found = append(found, FULFIL + low)
    if high >= 0 and fulfil_fault(s, player, high) == FINE:
        found = append(found, FULFIL + high)
    return found


def _dice_moves(s: Journey, player: i64, found: vec[i64], bag: bool) -> vec[i64]:
    """Bag, where it is open, reroll and turning, for every die in hand."""
    codes = i64(0)  # bits of the dice there are
    for code in range(i64(dice.CODES)):
        if dice.dice_of(s, player, code & 1, (code >> 1) + 1):
            codes |= 1 << code
    if not codes:
        return found
    if bag:
        for code in range(i64(dice.CODES)):
            if codes >> code & 1:
                found = append(found, DROP + 3 * code)
                found = append(found, DROP + 3 * code + 1)
                found = append(found, DROP + 3 * code + 2)
    if store.payable(s, player, 0, s.data.reroll, 0):
        for code in range(i64(dice.CODES)):
            if codes >> code & 1:
                found = append(found, REROLL + code)
    if store.payable(s, player, 0, s.data.turn, 0):
        for code in range(i64(dice.CODES)):
            if codes >> code & 1:
                for way in range(2 * code, 2 * code + 2):
                    if turn_fault(s, player, way) == FINE:
                        found = append(found, TURN + way)
    return found


def die_fault(s: Journey, player: i64, code: i64, camels: i64, dear: i64) -> i64:
    """Whether the player has this die and so many camels; `dear` is what is wrong without them."""
    if dice.dice_of(s, player, code % 2, code // 2 + 1) == 0:
        return NO_SUCH_DIE
    return FINE if store.payable(s, player, 0, camels, 0) else dear


def turn_fault(s: Journey, player: i64, code: i64) -> i64:  # rule M74
    value, up = code // 4 + 1, code % 2
    if value == (dice.FACES if up else 1):
        return NO_TURN_FURTHER
    return die_fault(s, player, code // 2, s.data.turn, TURN_DEAR)


def fulfil_fault(s: Journey, player: i64, contract: i64) -> i64:  # rule M70
    if contracts.slot_of(s, player, contract) < 0:
        return NOT_ACTIVE
    return FINE if store.affords(s, player, s.data.contract_cost[contract], 1) else CONTRACT_DEAR


def improve_fault(s: Journey, player: i64, seal: i64) -> i64:  # rule M71
    if s.seal[player * SEAL_KINDS + seal] != SIMPLE:
        return NO_SIMPLE_SEAL
    return FINE if store.affords(s, player, s.data.seal_cost[seal], 1) else SEAL_DEAR


def fulfil(s: Journey, player: i64, contract: i64) -> None:  # rule M70
    s.then(Fulfilled(player, contract))
    store.pay_bundle(s, player, s.data.contract_cost[contract], 1)


class Fulfilled(Step[Journey]):  # rule M70, M112
    """A paid contract gives its reward and lies face down."""

    fields: ClassVar[tuple[str, ...]] = ("player", "contract")

    def __init__(self, player: i64, contract: i64) -> None:
        super().__init__(player)
        self.contract = contract

    def run(self, s: Journey) -> None:
        s.active[self.player * ACTIVE + contracts.slot_of(s, self.player, self.contract)] = NOBODY
        s.done[self.player] += 1
        s.touch(self.player)
        s.tell("fulfils", self.player, self.contract)
        if s.character[self.player] == ABHA_BASU:
            rewards.gain(s, self.player, s.data.abha_contract, 1)
        rewards.gain(s, self.player, s.data.contract_reward[self.contract], 1)


def drop(s: Journey, player: i64, code: i64, choice: i64) -> None:  # rule M72
    """A die of any value on the money bag: coins, camels or a jade."""
    put(s, player, code, BAG)
    s.tell("drops", player, code // 2 + 1)
    rewards.gain(s, player, s.data.bag[choice], 1)


def put(s: Journey, player: i64, code: i64, space: i64) -> None:
    """A die goes from the hand to a space."""
    colour, value = code % 2, code // 2 + 1
    column = player if colour == OWN else BLACK_ON_BOARD
    dice.add_die(s, player, colour, value, -1)
    s.dice_at[space * ON_BOARD + column] += 1
    s.placed = append(s.placed, space * 100 + column * 10 + value)
    s.touch(DICE_PUT)


def reroll(s: Journey, player: i64, code: i64) -> None:  # rule M73
    dice.add_die(s, player, code % 2, code // 2 + 1, -1)
    dice.add_die(s, player, code % 2, 0, 1)
    s.tell("rerolls", player, code // 2 + 1)
    s.then(dice.RollDie(CHANCE, player, code % 2))
    store.pay(s, player, 0, s.data.reroll, 0)


def turn_die(s: Journey, player: i64, code: i64, up: i64) -> None:  # rule M74
    colour, value = code % 2, code // 2 + 1
    after = value + 1 if up else value - 1
    dice.add_die(s, player, colour, value, -1)
    dice.add_die(s, player, colour, after, 1)
    s.tell("turns-die", player, value, after)
    store.pay(s, player, 0, s.data.turn, 0)


def hand_in(s: Journey, player: i64, tile: i64) -> None:  # rule M114
    """Filippo Vitello hands in an outpost tile for its bonus."""
    s.holder[tile] = NOBODY
    s.touch_parts(s.players)
    s.tell("hands-in", player, tile)
    rewards.gain(s, player, s.data.outpost[tile], 1)


class EndTurn(Step[Journey]):  # rule M10, M52
    """Contracts are refilled and the next player with dice is on."""

    def run(self, s: Journey) -> None:
        s.then(contracts.Refill(self.player, 0), NextTurn((self.player + 1) % s.players))


class NextTurn(Step[Journey]):  # rule M11
    """Clockwise to the next player who has dice; when nobody has any, the round is over."""

    def run(self, s: Journey) -> None:
        seen: i64 = 0
        player = self.player
        while seen < s.players and not dice.has_dice(s, player):
            player = (player + 1) % s.players
            seen += 1
        if seen < s.players:
            s.fresh[player] = 0  # rule M57
            s.then(Turn(player, 0, 0, 0), EndTurn(player))
