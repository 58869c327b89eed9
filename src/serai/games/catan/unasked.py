"""Proposals that nobody has asked for. They lie beside the match: nobody waits for them, nothing is undone by them.

Whoever takes one makes its author, and nobody else, exactly that offer; the author's word is the answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from serai.core.flow import Decision, Note, Refusal
from serai.games.catan.bargains import WORTH_ASKING, agreed_gain, gain_of, is_close
from serai.games.catan.rules.talks import A_PROPOSAL, Answer, Compose
from serai.games.catan.rules.trade import (
    GIVES,
    ROW,
    WANTS,
    can_hand_over,
    clear_side,
    holds_anything,
    told_side,
    trade_closed,
)
from serai.games.catan.rules.turn import Act
from serai.games.catan.state import Catan
from serai.games.catan.tables import GOOD_WORDS, GOODS

SIDES: Final = {"give": GIVES, "want": WANTS}
OTHER_SIDE: Final = {"give": "want", "want": "give"}
WORTH_A_WORD: Final = 0.25  # what a bot must gain to speak up: nearly always that it can build at once


def begin_unasked(s: Catan, player: i64, to: i64) -> Decision[Catan] | Refusal:  # rule B20
    """What a player puts together for another's turn, or why not; `s` is a copy to try it on."""
    if s.trade == 0:
        return Refusal("B20", "trade-off")
    if player == s.turn and to == player:
        return Refusal("B20", "make-an-offer")
    if not 0 <= to < s.players or to == player:
        return Refusal("B20", "not-a-partner")
    if not _is_begun(s):
        return Refusal("B20", "no-turn-yet")
    if to == s.turn and trade_closed(s):
        return Refusal("B32", "trade-is-over", to)
    if not holds_anything(s, player):
        return Refusal("B21", "nothing-to-give")
    s.turn = to
    for p in range(s.players):
        clear_side(s, p)
    return Compose(player, A_PROPOSAL)


def _is_begun(s: Catan) -> bool:
    """Whether somebody has a turn; before that, pieces are laid out and settlements founded."""
    for frame in s.stack:
        if isinstance(frame, Act):
            return True
    return False


def turn_of(s: Catan) -> i64:
    return s.turn


def taking(author: i64, words: Sequence[str]) -> list[str]:
    """The moves with which a proposal is taken."""
    mirrored = []
    for one in words:
        verb, good = one.split(" ")
        mirrored.append(OTHER_SIDE[verb] + " " + good)
    return ["offer", *sorted(mirrored), "ask-only p" + str(int(author) + 1)]


def settles(s: Catan, author: i64, words: Sequence[str], asked: Decision[Catan]) -> str:
    """The answer that a proposal gives to what its author is asked; empty where it was about something else."""
    if not isinstance(asked, Answer):
        return ""
    proposed = s.clone()
    put_sides(proposed, author, words)
    for good in range(GOODS):
        gives, wants = proposed.deals[author * ROW + GIVES + good], proposed.deals[author * ROW + WANTS + good]
        if s.deals[s.turn * ROW + WANTS + good] != gives or s.deals[s.turn * ROW + GIVES + good] != wants:
            return ""
    return "accept"


def put_sides(s: Catan, author: i64, words: Sequence[str]) -> None:
    """A proposal as what its author would swap."""
    clear_side(s, author)
    for one in words:
        verb, good = one.split(" ")
        s.deals[author * ROW + SIDES[verb] + GOOD_WORDS.index(good)] += 1


def told(s: Catan, author: i64, words: Sequence[str]) -> Note:
    """A proposal as everyone hears it."""
    proposed = s.clone()
    put_sides(proposed, author, words)
    return Note("proposes", author, told_side(proposed, author, GIVES), told_side(proposed, author, WANTS))


def is_welcome(worlds: Sequence[Catan], taker: i64, author: i64, words: Sequence[str]) -> bool:
    """Whether a bot takes a proposal: it can pay, gains by it where it may be, and the author is not about to win."""
    gained = 0.0
    for world in worlds:
        s = world.clone()
        put_sides(s, author, words)
        if is_close(s, author) or not can_hand_over(s, taker, author, WANTS):
            return False
        gained += gain_of(s, taker, author, False)
    return gained >= WORTH_ASKING * len(worlds)


def idea(worlds: Sequence[Catan], player: i64) -> list[str]:
    """What a bot proposes unasked to the player on turn: one card for one, where both gain, and it much; or nothing."""
    s = worlds[0]
    kinds = s.data.kinds
    best: list[str] = []
    most = WORTH_A_WORD
    if s.trade == 0 or trade_closed(s):
        return best
    for give in range(kinds):
        if s.goods[player * GOODS + give] > 0:
            for want in range(kinds):
                if want != give:
                    hoped = mean_gain(worlds, player, give, want)
                    if hoped > most:
                        most = hoped
                        best = ["give " + GOOD_WORDS[give], "want " + GOOD_WORDS[want]]
    return best


def mean_gain(worlds: Sequence[Catan], player: i64, give: i64, want: i64) -> float:
    """By a swap of one card for one with the player on turn, where he can and will."""
    gained = 0.0
    for s in worlds:
        s.deals[player * ROW + GIVES + give] += 1
        s.deals[player * ROW + WANTS + want] += 1
        gained += agreed_gain(s, player, s.turn)
        s.deals[player * ROW + GIVES + give] -= 1
        s.deals[player * ROW + WANTS + want] -= 1
    return gained / len(worlds)
