"""The turn: a card before the dice, the dice, then trade and build until the player ends it."""

from __future__ import annotations

from typing import ClassVar, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import Decision, Refusal, State
from serai.games.catan.book import Book
from serai.games.catan.rules.build import CARD, append_builds, build, can_pay, why_not_build, why_not_buy
from serai.games.catan.rules.cards import append_plays, buy_card, has_old_card, play_card, why_not_play
from serai.games.catan.rules.founding import found_in_order, snake
from serai.games.catan.rules.trade import (
    append_bank,
    begin_offer,
    can_offer,
    trade_closed,
    trade_with_bank,
    why_not_bank,
    why_not_offer,
)
from serai.games.catan.rules.yields import Roll
from serai.games.catan.scoring import claim
from serai.games.catan.state import Catan, count_deck
from serai.games.catan.tables import BANK, BUY, CARDS, END, OFFER, PLAY_KNIGHT, ROLL


class BaseBook(Book):
    """The base game: found, then roll, trade and build."""

    def start_play(self, s: State) -> None:  # rule B4
        catan = cast(Catan, s)
        found_in_order(catan, snake(catan.players, 2), 2)

    def begin_turn(self, s: State) -> None:  # rule B33
        catan = cast(Catan, s)
        catan.stack.append(Act(catan.turn))
        catan.stack.append(Roll(catan.turn))
        catan.stack.append(BeforeRoll(catan.turn))


def start_turn(s: Catan, player: i64) -> None:  # rule B31, B33
    """A new turn; who has enough points at its start has won."""
    s.turn = player
    s.card_played = 0
    s.rolled = 0
    s.built = 0
    s.offers = 0
    card: i64 = 0
    while card < CARDS:
        s.fresh[card] = 0
        card += 1
    if not claim(s):
        s.data.book.begin_turn(s)


class BeforeRoll(Decision[Catan]):  # rule B23
    """Who has a development card from an earlier turn may play it before the dice."""

    fields: ClassVar[tuple[str, ...]] = ("player",)
    rule: ClassVar[str] = "B23"

    def __init__(self, player: i64) -> None:
        super().__init__(player)

    def idle(self, s: Catan) -> bool:
        return s.card_played != 0 or not has_old_card(s, self.player)

    def moves(self, s: Catan) -> vec[i64]:
        moves = vec[i64]()
        return append_plays(s, self.player, append(moves, ROLL))

    def play(self, s: Catan, move: i64) -> None:
        if move != ROLL:
            play_card(s, self.player, move)

    def why_not(self, s: Catan, move: i64) -> Refusal | None:
        if move == ROLL:
            return None
        if PLAY_KNIGHT <= move < OFFER:
            return why_not_play(s, self.player, move)
        return Refusal("B33", "roll-first")


class Act(Decision[Catan]):  # rule B32
    """Trade and build in any order, as often as one likes."""

    fields: ClassVar[tuple[str, ...]] = ("player",)
    rule: ClassVar[str] = "B32"

    def __init__(self, player: i64) -> None:
        super().__init__(player)

    def moves(self, s: Catan) -> vec[i64]:
        p = self.player
        moves = append(vec[i64](), END)
        if can_pay(s, p, CARD) and count_deck(s) > 0:
            moves = append(moves, BUY)
        moves = append_plays(s, p, moves)
        if not trade_closed(s):
            if can_offer(s, p):
                moves = append(moves, OFFER)
            moves = append_bank(s, p, moves)
        moves = append_builds(s, p, moves)
        return s.data.book.more_moves(s, p, moves)

    def play(self, s: Catan, move: i64) -> None:
        p = self.player
        if move == END:
            s.tell("ends-turn", p)
            start_turn(s, (p + 1) % s.players)
            return
        s.stack.append(self)
        if move == BUY:
            buy_card(s, p)
        elif move < OFFER:
            play_card(s, p, move)
        elif move == OFFER:
            begin_offer(s, p)
        elif move < s.data.at_road:
            trade_with_bank(s, p, move)
        elif move < s.data.at_more:
            build(s, p, move)
        else:
            s.data.book.play_more(s, p, move)

    def why_not(self, s: Catan, move: i64) -> Refusal | None:
        p = self.player
        if move == END:
            return None
        if move == ROLL:
            return Refusal("B33", "rolled-already")
        if move == BUY:
            return why_not_buy(s, p)
        if move < OFFER:
            return why_not_play(s, p, move)
        if move < s.data.at_road:
            return self._why_not_trade(s, move)
        if move < s.data.at_more:
            return why_not_build(s, p, move)
        return s.data.book.why_not_more(s, p, move)

    def _why_not_trade(self, s: Catan, move: i64) -> Refusal | None:
        if trade_closed(s):
            return Refusal("B32", "trade-before-building")
        return why_not_offer(s, self.player) if move < BANK else why_not_bank(s, self.player, move)
