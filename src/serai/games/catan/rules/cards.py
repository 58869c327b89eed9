"""Development cards: buying them, and what knights and progress cards do."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, FINE, Chance, Fault, Note, kinds_of, odds_of
from serai.games.catan.rules.build import (
    BUILD_FAULTS,
    CARD,
    NONE_LEFT,
    ROAD,
    append_roads,
    can_lay_any,
    pay_for,
    road_fault,
)
from serai.games.catan.rules.choice import TurnDecision, about_way, lay_free_way
from serai.games.catan.rules.roads import award_army
from serai.games.catan.rules.robber import MoveRobber
from serai.games.catan.scoring import claim
from serai.games.catan.state import Catan, count_cards, count_deck, gain, lose
from serai.games.catan.tables import (
    CARDS,
    GOODS,
    KNIGHT,
    MONOPOLY,
    PLAY_KNIGHT,
    PLAY_MONOPOLY,
    PLAY_PLENTY,
    PLAY_ROADS,
    PLENTY,
    RESOURCES,
    ROADS,
)

# What can be wrong with playing a card.
CARD_PLAYED: Final = 21
CARD_TOO_NEW: Final = 22
NO_SUCH_CARD: Final = 23
NO_FREE_ROAD: Final = 24
OTHER_ORDER: Final = 25
PILE_TOO_LOW: Final = 26

PLAY_FAULTS: Final[tuple[Fault, ...]] = (
    (CARD_PLAYED, "B23", "one-card-a-turn"),
    (CARD_TOO_NEW, "B23", "card-too-new"),
    (NO_SUCH_CARD, "B23", "no-such-card"),
    (NO_FREE_ROAD, "B25", "no-free-road"),
    (OTHER_ORDER, "B26", "other-order"),
    (PILE_TOO_LOW, "B26", "pile-too-low"),
)

ONLY_WAYS: Final = 27  # with free roads to lay, nothing else is done


def buy_card(s: Catan, player: i64) -> None:  # rule B22
    pay_for(s, player, CARD)
    s.built = 1
    s.tell("bought-card", player)
    s.stack.append(DrawCard(player))


class DrawCard(Chance[Catan]):  # rule B22
    """The top card of the deck; its buyer alone sees it. Knights slid under the deck come last."""

    fields: ClassVar[tuple[str, ...]] = ("buyer",)

    def __init__(self, buyer: i64) -> None:
        super().__init__(CHANCE)
        self.buyer = buyer

    def left(self, s: Catan) -> vec[i64]:
        if count_deck(s) > s.under:
            return s.deck[:]
        left = vec[i64]([0] * CARDS)
        left[KNIGHT] = s.under
        return left

    def moves(self, s: Catan) -> vec[i64]:
        return kinds_of(self.left(s))

    def odds(self, s: Catan) -> vec[i64]:
        return odds_of(self.left(s))

    def witness(self) -> i64:
        return self.buyer

    def play(self, s: Catan, move: i64) -> None:
        if s.deck[move] > 0:
            s.deck[move] -= 1
        else:
            s.under -= 1
        s.cards[self.buyer * CARDS + move] += 1
        s.touch(self.buyer)
        s.fresh[move] += 1
        s.whisper(self.buyer, "drew-card", self.buyer, move)
        claim(s)


# ---------------------------------------------------------------------- playing


def has_old_card(s: Catan, player: i64) -> bool:
    """Whether a card was bought before this turn, which all may know."""
    f = s.fresh
    return count_cards(s, player) > f[0] + f[1] + f[2] + f[3] + f[4]


def card_fault(s: Catan, player: i64, card: i64) -> i64:  # rule B23
    """One card a turn, none of those bought in it."""
    if s.card_played != 0:
        return CARD_PLAYED
    held = s.cards[player * CARDS + card]
    if held > s.fresh[card]:
        return FINE
    return CARD_TOO_NEW if held > 0 else NO_SUCH_CARD


def append_plays(s: Catan, player: i64, moves: vec[i64]) -> vec[i64]:
    """The cards that may be played now, in the order of the block."""
    if s.card_played != 0 or not has_old_card(s, player):
        return moves
    if card_fault(s, player, KNIGHT) == FINE:
        moves = append(moves, PLAY_KNIGHT)
    if card_fault(s, player, ROADS) == FINE and can_lay_free(s, player):
        moves = append(moves, PLAY_ROADS)
    if card_fault(s, player, PLENTY) == FINE:
        for pair in range(RESOURCES * RESOURCES):
            if plenty_fault(s, pair) == FINE:
                moves = append(moves, PLAY_PLENTY + pair)
    if card_fault(s, player, MONOPOLY) == FINE:
        for good in range(RESOURCES):
            moves = append(moves, PLAY_MONOPOLY + good)
    return moves


def plenty_fault(s: Catan, pair: i64) -> i64:  # rule B26
    """Both cards must lie in the piles; the last card of all may be taken alone. A pair has one order."""
    one, other = pair // RESOURCES, pair % RESOURCES
    if one > other:
        return OTHER_ORDER
    b = s.bank
    if one != other:
        return FINE if b[one] > 0 and b[other] > 0 else PILE_TOO_LOW
    enough = b[one] > 1 or (b[one] == 1 and b[0] + b[1] + b[2] + b[3] + b[4] == 1)
    return FINE if enough else PILE_TOO_LOW


def card_of(move: i64) -> i64:
    """Which card a move of the block plays."""
    if move < PLAY_PLENTY:
        return KNIGHT if move < PLAY_ROADS else ROADS
    return PLENTY if move < PLAY_MONOPOLY else MONOPOLY


def play_fault(s: Catan, player: i64, move: i64) -> i64:
    """What is wrong with playing a card of the block now."""
    card = card_of(move)
    code = card_fault(s, player, card)
    if code != FINE:
        return code
    if card == ROADS and not can_lay_free(s, player):
        return NO_FREE_ROAD
    return plenty_fault(s, move - PLAY_PLENTY) if card == PLENTY else FINE


def about_play(move: i64, code: i64) -> tuple[i64, i64, i64]:
    """The card; or the two goods in the order that is offered."""
    pair = move - PLAY_PLENTY
    return (pair % RESOURCES, pair // RESOURCES, 0) if code == OTHER_ORDER else (card_of(move), 0, 0)


def play_card(s: Catan, player: i64, move: i64) -> None:
    """The turn's one card is played; the decision under it goes on afterwards."""
    s.card_played = 1
    card = card_of(move)
    if card == KNIGHT:
        play_knight(s, player)
        return
    use_up(s, player, card)
    if card == ROADS:
        s.stack.append(FreeRoad(player, 2))
    elif card == PLENTY:
        take_plenty(s, player, move - PLAY_PLENTY)
    else:
        monopolize(s, player, move - PLAY_MONOPOLY)


def use_up(s: Catan, player: i64, card: i64) -> None:
    s.cards[player * CARDS + card] -= 1
    s.touch(player)
    s.used[card] += 1
    s.tell("played-card", player, card)


def play_knight(s: Catan, player: i64) -> None:  # rule B24, B30
    """The robber moves; nobody discards. The knight stays open and counts for the army."""
    s.cards[player * CARDS + KNIGHT] -= 1
    s.knights[player] += 1
    s.touch(player)
    s.tell("played-card", player, KNIGHT)
    s.stack.append(MoveRobber(player))
    award_army(s)
    claim(s)


def take_plenty(s: Catan, player: i64, pair: i64) -> None:  # rule B26
    one, other = pair // RESOURCES, pair % RESOURCES
    gain(s, player, one, 1)
    s.tell("got", player, 1, one)
    if s.bank[other] > 0:
        gain(s, player, other, 1)
        s.tell("got", player, 1, other)


def monopolize(s: Catan, player: i64, good: i64) -> None:  # rule B27
    """All others hand over every card of one resource, and so show how many they had."""
    s.reveal()
    for p in range(s.players):
        n = s.goods[p * GOODS + good]
        if p != player and n > 0:
            lose(s, p, good, n)
            s.goods[player * GOODS + good] += n
            s.touch(player)
            s.tell("handed-over", p, player, n, good)


def can_lay_free(s: Catan, player: i64) -> bool:
    if s.stock[player * 4 + ROAD] > 0 and can_lay_any(s, player):
        return True
    return len(s.data.book.more_ways(s, player, vec[i64]())) > 0


class FreeRoad(TurnDecision):  # rule B25
    """Roads of the road building card: no cost, normal places, as many as there are."""

    fields: ClassVar[tuple[str, ...]] = ("player", "left")
    rule: ClassVar[str] = "B25"
    faults: ClassVar[tuple[Fault, ...]] = (*BUILD_FAULTS, (ONLY_WAYS, "B25", "only-ways-now"))

    def __init__(self, player: i64, left: i64) -> None:
        super().__init__(player)
        self.left = left

    def idle(self, s: Catan) -> bool:
        return not can_lay_free(s, self.player)

    def moves(self, s: Catan) -> vec[i64]:
        moves = vec[i64]()
        if s.stock[self.player * 4 + ROAD] > 0:
            moves = append_roads(s, self.player, moves)
        return s.data.book.more_ways(s, self.player, moves)

    def fault(self, s: Catan, move: i64) -> i64:
        """Roads, and a scenario's other ways; nothing else belongs here."""
        t = s.data
        if t.at_road <= move < t.at_settlement:
            none_left = s.stock[self.player * 4 + ROAD] == 0
            return NONE_LEFT if none_left else road_fault(s, self.player, move - t.at_road)
        return t.book.way_fault(s, self.player, move) if t.book.is_way(s, move) else ONLY_WAYS

    def about(self, s: Catan, move: i64, code: i64) -> tuple[i64, i64, i64]:
        return about_way(s, self.player, move, code)

    def play(self, s: Catan, move: i64) -> None:
        if self.left > 1:
            s.stack.append(FreeRoad(self.player, self.left - 1))
        lay_free_way(s, self.player, move)
        claim(s)

    def prompt(self, s: Catan) -> Note:
        return Note("ask-free-road", self.left)
