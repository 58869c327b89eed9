"""The turn: a card before the dice, the dice, then trade and build until the player ends it."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.flow import FINE, Fault, Note
from serai.games.catan.book import Book, C
from serai.games.catan.rules.build import (
    BUILD_FAULTS,
    CARD,
    about_build,
    append_builds,
    build,
    build_fault,
    buy_fault,
    can_pay,
)
from serai.games.catan.rules.cards import (
    PLAY_FAULTS,
    about_play,
    append_plays,
    buy_card,
    has_old_card,
    play_card,
    play_fault,
)
from serai.games.catan.rules.choice import TurnDecision
from serai.games.catan.rules.founding import found_in_order, snake
from serai.games.catan.rules.previews import preview_move
from serai.games.catan.rules.talks import begin_offer, invite
from serai.games.catan.rules.trade import (
    TRADE_FAULTS,
    about_trade,
    append_bank,
    offer_fault,
    trade_closed,
    trade_fault,
    trade_with_bank,
)
from serai.games.catan.rules.yields import Roll
from serai.games.catan.scoring import claim
from serai.games.catan.state import Catan
from serai.games.catan.tables import BUY, CARDS, END, INVITE, OFFER, PLAY_KNIGHT, ROLL, SEATS

TOO_EARLY: Final = 51  # only a card may be played yet
ROLLED_ALREADY: Final = 52


class BaseBook(Book[C]):
    """The base game: found, then roll, trade and build."""

    def start_play(self, s: C) -> None:  # rule B4
        found_in_order(s, snake(s.players, 2), 2)

    def begin_turn(self, s: C) -> None:  # rule B33
        s.stack.append(Act(s.turn))
        s.stack.append(Roll(s.turn))
        s.stack.append(BeforeRoll(s.turn))


def start_turn(s: Catan, player: i64) -> None:  # rule B31, B33
    """A new turn; whoever has enough points at its start has won."""
    s.turn = player
    s.card_played = 0
    s.rolled = 0
    s.built = 0
    s.offers = 0
    for p in range(SEATS):
        s.attempts[p] = 0
    for card in range(CARDS):
        s.fresh[card] = 0
    if not claim(s):
        s.data.book.begin_turn(s)


class CardFirst(TurnDecision):  # rule B23
    """Whoever has a development card from an earlier turn may play it before something else happens."""

    def go_on(self, s: Catan) -> i64:
        """The move that plays none."""
        raise NotImplementedError

    def idle(self, s: Catan) -> bool:
        return s.card_played != 0 or not has_old_card(s, self.player)

    def fault(self, s: Catan, move: i64) -> i64:
        if move == self.go_on(s):
            return FINE
        return play_fault(s, self.player, move) if PLAY_KNIGHT <= move < OFFER else TOO_EARLY

    def about(self, s: Catan, move: i64, code: i64) -> tuple[i64, i64, i64]:
        return about_play(move, code)

    def default(self, s: Catan) -> i64:
        return self.go_on(s)

    def play(self, s: Catan, move: i64) -> None:
        if move != self.go_on(s):
            play_card(s, self.player, move)


class BeforeRoll(CardFirst):  # rule B23
    """The turn's one development card may be played before the dice."""

    rule: ClassVar[str] = "B23"
    faults: ClassVar[tuple[Fault, ...]] = (*PLAY_FAULTS, (TOO_EARLY, "B33", "roll-first"))

    def go_on(self, s: Catan) -> i64:
        return ROLL

    def moves(self, s: Catan) -> vec[i64]:
        moves = vec[i64]()
        return append_plays(s, self.player, append(moves, ROLL))


class Act(TurnDecision):  # rule B32
    """Trade and build in any order, as often as one likes."""

    rule: ClassVar[str] = "B32"
    faults: ClassVar[tuple[Fault, ...]] = (
        *BUILD_FAULTS,
        *PLAY_FAULTS,
        *TRADE_FAULTS,
        (ROLLED_ALREADY, "B33", "rolled-already"),
    )

    def moves(self, s: Catan) -> vec[i64]:
        p = self.player
        moves = append(vec[i64](), END)
        if can_pay(s, p, CARD) and buy_fault(s, p) == FINE:
            moves = append(moves, BUY)
        moves = append_plays(s, p, moves)
        if not trade_closed(s):
            if offer_fault(s, p) == FINE:
                moves = append(append(moves, OFFER), INVITE)
            moves = append_bank(s, p, moves)
        moves = append_builds(s, p, moves)
        return s.data.book.more_moves(s, p, moves)

    def fault(self, s: Catan, move: i64) -> i64:
        p = self.player
        if move <= ROLL:
            return FINE if move == END else ROLLED_ALREADY
        if move == BUY:
            return buy_fault(s, p)
        if move < OFFER:
            return play_fault(s, p, move)
        if move < s.data.at_road:
            return trade_fault(s, p, move)
        return build_fault(s, p, move) if move < s.data.at_more else s.data.book.more_fault(s, p, move)

    def about(self, s: Catan, move: i64, code: i64) -> tuple[i64, i64, i64]:
        if move >= s.data.at_more:
            return s.data.book.about(s, self.player, move, code)
        if move >= s.data.at_road:
            return about_build(s, move, code)
        if move >= OFFER:
            return about_trade(s, self.player, move, code)
        return about_play(move, code) if move >= PLAY_KNIGHT else (CARD, 0, 0)

    def default(self, s: Catan) -> i64:
        return END

    def preview(self, s: Catan, move: i64) -> Note | None:
        if move >= s.data.at_more:
            return s.data.book.preview(s, self.player, move)
        return preview_move(s, self.player, move)

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
        elif move == INVITE:
            invite(s, p)
        elif move < s.data.at_road:
            trade_with_bank(s, p, move)
        elif move < s.data.at_more:
            build(s, p, move)
        else:
            s.data.book.play_more(s, p, move)
