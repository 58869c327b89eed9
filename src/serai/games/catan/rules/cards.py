"""Development cards: buying them, and what knights and progress cards do."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import CHANCE, Chance, Decision, Note, Refusal, kinds_of, odds_of
from serai.games.catan.rules.build import CARD, ROAD, append_roads, can_lay_any, lay_road, pay_for, why_not_lay
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
        s.fresh[move] += 1
        s.whisper(self.buyer, "drew-card", self.buyer, move)
        claim(s)


# ---------------------------------------------------------------------- playing


def has_old_card(s: Catan, player: i64) -> bool:
    """Whether a card was bought before this turn, which all may know."""
    f = s.fresh
    return count_cards(s, player) > f[0] + f[1] + f[2] + f[3] + f[4]


def playable(s: Catan, player: i64, card: i64) -> bool:  # rule B23
    return s.card_played == 0 and s.cards[player * CARDS + card] > s.fresh[card]


def why_not_playable(s: Catan, player: i64, card: i64) -> Refusal | None:  # rule B23
    """One card a turn, none of those bought in it."""
    if s.card_played != 0:
        return Refusal("B23", "one-card-a-turn")
    held = s.cards[player * CARDS + card]
    if held > s.fresh[card]:
        return None
    return Refusal("B23", "card-too-new", card) if held > 0 else Refusal("B23", "no-such-card", card)


def append_plays(s: Catan, player: i64, moves: vec[i64]) -> vec[i64]:
    """The cards that may be played now, in the order of the block."""
    if s.card_played != 0 or not has_old_card(s, player):
        return moves
    if playable(s, player, KNIGHT):
        moves = append(moves, PLAY_KNIGHT)
    if playable(s, player, ROADS) and can_lay_free(s, player):
        moves = append(moves, PLAY_ROADS)
    if playable(s, player, PLENTY):
        moves = _append_plenty(s, moves)
    if playable(s, player, MONOPOLY):
        good: i64 = 0
        while good < RESOURCES:
            moves = append(moves, PLAY_MONOPOLY + good)
            good += 1
    return moves


def _append_plenty(s: Catan, moves: vec[i64]) -> vec[i64]:
    pair: i64 = 0
    while pair < RESOURCES * RESOURCES:
        if pair // RESOURCES <= pair % RESOURCES and has_pair(s, pair):
            moves = append(moves, PLAY_PLENTY + pair)
        pair += 1
    return moves


def has_pair(s: Catan, pair: i64) -> bool:  # rule B26
    """Both cards must lie in the piles; the last card of all may be taken alone."""
    one, other = pair // RESOURCES, pair % RESOURCES
    if one != other:
        return s.bank[one] > 0 and s.bank[other] > 0
    b = s.bank
    return b[one] > 1 or (b[one] == 1 and b[0] + b[1] + b[2] + b[3] + b[4] == 1)


def why_not_play(s: Catan, player: i64, move: i64) -> Refusal | None:
    """Why a card of the block cannot be played now."""
    if move < PLAY_ROADS:
        return why_not_playable(s, player, KNIGHT)
    if move < PLAY_PLENTY:
        refusal = why_not_playable(s, player, ROADS)
        if refusal is None and not can_lay_free(s, player):
            refusal = Refusal("B25", "no-free-road")
        return refusal
    if move >= PLAY_MONOPOLY:
        return why_not_playable(s, player, MONOPOLY)
    refusal = why_not_playable(s, player, PLENTY)
    pair = move - PLAY_PLENTY
    if refusal is None and pair // RESOURCES > pair % RESOURCES:
        refusal = Refusal("B26", "other-order", pair % RESOURCES, pair // RESOURCES)
    if refusal is None and not has_pair(s, pair):
        refusal = Refusal("B26", "pile-too-low")
    return refusal


def play_card(s: Catan, player: i64, move: i64) -> None:
    """The turn's one card is played; the decision under it goes on afterwards."""
    s.card_played = 1
    if move < PLAY_ROADS:
        play_knight(s, player)
    elif move < PLAY_PLENTY:
        use_up(s, player, ROADS)
        s.stack.append(FreeRoad(player, 2))
    elif move < PLAY_MONOPOLY:
        use_up(s, player, PLENTY)
        take_plenty(s, player, move - PLAY_PLENTY)
    else:
        use_up(s, player, MONOPOLY)
        monopolize(s, player, move - PLAY_MONOPOLY)


def use_up(s: Catan, player: i64, card: i64) -> None:
    s.cards[player * CARDS + card] -= 1
    s.used[card] += 1
    s.tell("played-card", player, card)


def play_knight(s: Catan, player: i64) -> None:  # rule B24, B30
    """The robber moves; nobody discards. The knight stays open and counts for the army."""
    s.cards[player * CARDS + KNIGHT] -= 1
    s.knights[player] += 1
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
    p: i64 = 0
    while p < s.players:
        n = s.goods[p * GOODS + good]
        if p != player and n > 0:
            lose(s, p, good, n)
            s.goods[player * GOODS + good] += n
            s.tell("handed-over", p, player, n, good)
        p += 1


def can_lay_free(s: Catan, player: i64) -> bool:
    if s.stock[player * 4 + ROAD] > 0 and can_lay_any(s, player):
        return True
    return len(s.data.book.more_ways(s, player, vec[i64]())) > 0


class FreeRoad(Decision[Catan]):  # rule B25
    """Roads of the road building card: no cost, normal places, as many as there are."""

    fields: ClassVar[tuple[str, ...]] = ("player", "left")
    rule: ClassVar[str] = "B25"

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

    def play(self, s: Catan, move: i64) -> None:
        if self.left > 1:
            s.stack.append(FreeRoad(self.player, self.left - 1))
        if move < s.data.at_settlement:
            lay_road(s, self.player, move - s.data.at_road)
        else:
            s.data.book.play_free_way(s, self.player, move)
        claim(s)

    def why_not(self, s: Catan, move: i64) -> Refusal | None:
        return why_not_free_way(s, self.player, move, "B25")

    def prompt(self, s: Catan) -> Note:
        return Note("ask-free-road", self.left)


def why_not_free_way(s: Catan, player: i64, move: i64, rule: str) -> Refusal | None:
    """Roads, and a scenario's other ways; nothing else belongs here."""
    t = s.data
    if t.at_road <= move < t.at_settlement:
        if s.stock[player * 4 + ROAD] == 0:
            return Refusal("B17", "none-left", ROAD)
        return why_not_lay(s, player, move - t.at_road)
    if t.book.is_way(s, move):
        return t.book.why_not_free_way(s, player, move)
    return Refusal(rule, "only-ways-now")
