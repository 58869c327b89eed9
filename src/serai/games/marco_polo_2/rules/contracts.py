"""The contract board (p. 10), and contracts from the pile and from cities."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, FINE, NOBODY, Chance, Decision, Fault, Note, Step, kinds_of, odds_of
from serai.games.marco_polo_2.rules.faults import NOT_ACTIVE
from serai.games.marco_polo_2.state import ACTIVE, CONTRACTS, Journey
from serai.games.marco_polo_2.tables import CONTRACT_COUNT, FIRST_START, PLACES

ENOUGH: Final = 70  # the move after all contracts

NOT_THERE: Final = 101
MUST_TAKE: Final = 102
NEW_CONTRACT: Final = 103


def count_fields(s: Journey) -> i64:
    """How many contract fields the map has."""
    return 2 * len(s.data.contract_city)


def open_field(s: Journey, player: i64, place: i64, field: i64) -> bool:
    """Whether the player may take a field's contract: in the city where a post was just set, or in any with one."""
    city = s.data.contract_city[field // 2]
    if s.field[field] < 0:
        return False
    return place == city if place >= 0 else s.posts[player * PLACES + city] == 1


def any_contract(s: Journey, player: i64, place: i64) -> bool:
    for field in range(count_fields(s)):
        if open_field(s, player, place, field):
            return True
    return False


class TakeContract(Decision[Journey]):  # rule M50, M47, M103
    """Take an open contract from a contract city with an own post; `left` more may follow."""

    fields: ClassVar[tuple[str, ...]] = ("player", "place", "must", "fresh", "left")
    rule: ClassVar[str] = "M50"
    faults: ClassVar[tuple[Fault, ...]] = ((NOT_THERE, "M50", "not-there"), (MUST_TAKE, "M50", "must-take"))

    def __init__(self, player: i64, place: i64, must: i64, fresh: i64, left: i64) -> None:
        super().__init__(player)
        self.place = place  # the city where a post was set, or -1 for all with an own post
        self.must = must
        self.fresh = fresh  # the field filled by this action already; -1 for none
        self.left = left

    def idle(self, s: Journey) -> bool:
        return not any_contract(s, self.player, self.place)

    def field_of(self, s: Journey, contract: i64) -> i64:
        for field in range(count_fields(s)):
            if s.field[field] == contract and open_field(s, self.player, self.place, field):
                return field
        return NOBODY

    def fault(self, s: Journey, move: i64) -> i64:
        if move == ENOUGH:
            return MUST_TAKE if self.must else FINE
        return FINE if self.field_of(s, move) >= 0 else NOT_THERE

    def moves(self, s: Journey) -> vec[i64]:
        open_here = vec[i64]([0] * CONTRACT_COUNT)
        for field in range(count_fields(s)):
            if open_field(s, self.player, self.place, field):
                open_here[s.field[field]] = 1
        found = kinds_of(open_here)
        return found if self.must else append(found, ENOUGH)

    def default(self, s: Journey) -> i64:
        return self.moves(s)[0] if self.must else ENOUGH

    def play(self, s: Journey, move: i64) -> None:
        if move == ENOUGH:
            return
        s.field[self.field_of(s, move)] = NOBODY
        s.touch(CONTRACTS)
        s.drawn = move
        s.tell("takes-contract", self.player, move)
        lay_out(s, self.player, self.fresh, self.left, 0)

    def preview(self, s: Journey, move: i64) -> Note | None:
        return printed(s, move) if move != ENOUGH else None


def printed(s: Journey, contract: i64) -> Note:
    """What a contract costs and brings."""
    return Note("trades", s.data.contract_cost[contract], s.data.contract_reward[contract])


def lay_out(s: Journey, player: i64, fresh: i64, left: i64, refusable: i64) -> None:  # rule M51
    """The contract just taken comes to a free field; without one an old contract makes room."""
    for slot in range(ACTIVE):
        if s.active[player * ACTIVE + slot] < 0:
            _fill(s, player, slot, left)
            return
    if fresh >= 0:  # rule M53
        _discard(s, player, 1 - fresh)
        _fill(s, player, 1 - fresh, left)
    else:
        s.then(MakeRoom(player, left, refusable))


def _fill(s: Journey, player: i64, slot: i64, left: i64) -> None:
    s.active[player * ACTIVE + slot] = s.drawn
    s.touch(player)
    s.drawn = NOBODY
    if left:
        s.then(TakeContract(player, -1, 0, slot, left - 1))


def _discard(s: Journey, player: i64, slot: i64) -> None:
    _put_away(s, player, s.active[player * ACTIVE + slot])
    s.active[player * ACTIVE + slot] = NOBODY
    s.touch(player)


def _put_away(s: Journey, player: i64, contract: i64) -> None:  # rule M51
    """Under the pile; a start contract goes back to the box."""
    if contract >= FIRST_START:
        s.boxed += 1
    else:
        s.under = append(s.under, contract)
        s.touch(CONTRACTS)
    s.tell("discards-contract", player, contract)


class MakeRoom(Decision[Journey]):  # rule M51, M53, M102
    """Both fields are full: which old contract goes? One drawn from the pile may go itself."""

    fields: ClassVar[tuple[str, ...]] = ("player", "left", "refusable")
    rule: ClassVar[str] = "M51"
    faults: ClassVar[tuple[Fault, ...]] = ((NOT_ACTIVE, "M51", "not-active"), (NEW_CONTRACT, "M53", "new-contract"))

    def __init__(self, player: i64, left: i64, refusable: i64) -> None:
        super().__init__(player)
        self.left = left
        self.refusable = refusable

    def fault(self, s: Journey, contract: i64) -> i64:
        if contract == s.drawn:
            return FINE if self.refusable else NEW_CONTRACT
        return FINE if slot_of(s, self.player, contract) >= 0 else NOT_ACTIVE

    def size(self, s: Journey) -> i64:
        return CONTRACT_COUNT

    def default(self, s: Journey) -> i64:
        return s.drawn if self.refusable else self.moves(s)[0]

    def play(self, s: Journey, move: i64) -> None:
        if move == s.drawn:
            s.drawn = NOBODY
            _put_away(s, self.player, move)
            return
        slot = slot_of(s, self.player, move)
        _discard(s, self.player, slot)
        _fill(s, self.player, slot, self.left)

    def preview(self, s: Journey, move: i64) -> Note | None:
        return printed(s, move)


def slot_of(s: Journey, player: i64, contract: i64) -> i64:
    """On which of the player's fields an active contract lies; NOBODY if on none."""
    for slot in range(ACTIVE):
        if s.active[player * ACTIVE + slot] == contract:
            return slot
    return NOBODY


def pile_size(s: Journey) -> i64:
    total: i64 = 0
    for there in s.pile:
        total += there
    return total


class PileContract(Step[Journey]):  # rule M102
    """The top contract of the pile comes to the player's board."""

    def run(self, s: Journey) -> None:
        if pile_size(s) or len(s.under):
            s.then(LayOut(self.player))
            _draw(s, self.player, NOBODY)


class LayOut(Step[Journey]):  # rule M102
    """What was drawn from the pile finds its field."""

    def run(self, s: Journey) -> None:
        lay_out(s, self.player, -1, 0, 1)


def _draw(s: Journey, taker: i64, field: i64) -> None:
    """The top of the pile: unknown ones first, then those put under it, in their order."""
    if pile_size(s):
        s.then(DrawContract(CHANCE, taker, field))
    elif len(s.under):
        contract = s.under[0]
        s.under = s.under[1:]
        s.touch(CONTRACTS)
        _dealt(s, taker, field, contract)


def _dealt(s: Journey, taker: i64, field: i64, contract: i64) -> None:
    if field >= 0:
        s.field[field] = contract
        s.touch(CONTRACTS)
        s.tell("contract-laid", contract, s.data.contract_city[field // 2])
    else:
        s.drawn = contract
        s.tell("draws-contract", taker, contract)


class DrawContract(Chance[Journey]):  # rule M1, M52, M102
    """The top contract of the face-down pile, for a field of a city or for a player."""

    fields: ClassVar[tuple[str, ...]] = ("player", "taker", "field")

    def __init__(self, player: i64, taker: i64, field: i64) -> None:
        super().__init__(player)
        self.taker = taker
        self.field = field

    def moves(self, s: Journey) -> vec[i64]:
        return kinds_of(s.pile)

    def odds(self, s: Journey) -> vec[i64]:
        return odds_of(s.pile)

    def play(self, s: Journey, move: i64) -> None:
        s.pile[move] = 0
        s.touch(CONTRACTS)
        _dealt(s, self.taker, self.field, move)


class Refill(Step[Journey]):  # rule M52
    """Empty contract fields are filled from the pile, as far as it lasts."""

    fields: ClassVar[tuple[str, ...]] = ("player", "field")

    def __init__(self, player: i64, field: i64) -> None:
        super().__init__(player)
        self.field = field

    def run(self, s: Journey) -> None:
        field = self.field
        while field < count_fields(s) and s.field[field] >= 0:
            field += 1
        if field < count_fields(s):
            s.then(Refill(self.player, field + 1))
            _draw(s, NOBODY, field)
