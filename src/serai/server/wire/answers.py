"""What the web socket answers and tells."""

from __future__ import annotations

from msgspec import Struct

from serai.core.offer import OfferedMove
from serai.server.wire.table import ChatLine, PlayerInfo, TableState


class Done(Struct, frozen=True, tag="done"):
    """It is written down: committed, and lost by nothing. The new table state follows by itself."""

    ref: int
    number: int


class Refused(Struct, frozen=True, tag="refused"):
    """It was not done. With code `stale` the table had moved on; the present state follows."""

    ref: int
    code: str
    sentence: str
    rule: str = ""


class Reason(Struct, frozen=True):
    words: str
    sentence: str
    rule: str


class WhyNot(Struct, frozen=True, tag="why"):
    """One reason per kind of move that was meant; none if it can be played."""

    ref: int
    reasons: list[Reason]


class Follows(Struct, frozen=True, tag="follows"):
    """Who is asked what after a move, as far as its player can know; empty where it cannot be told."""

    ref: int
    words: str
    text: str


class Foretold(Struct, frozen=True, tag="foretold"):
    """By words: what offered moves would bring, empty for nothing; what is not offered is left out."""

    ref: int
    previews: dict[str, str]


class ExpectedMove(Struct, frozen=True):
    """A move of the line a bot expects: whose, its words and label, and the rule of the question it answers.

    `anew`: with it the seat's next turn begins."""

    seat: int
    words: str
    label: str
    rule: str
    anew: bool = False


class HintFor(Struct, frozen=True, tag="hint"):
    """What a bot would play. `line` begins with `move` and goes on with what it expects then.

    `value`: how the match then looks for the seat, between 0 (lost) and 1 (won); `gain`: how much better than after
    the average of the moves it tried. All of it is worked out from what the seat knows.
    """

    ref: int
    number: int
    move: OfferedMove
    value: float
    gain: float
    line: list[ExpectedMove]


class ChatSaid(Struct, frozen=True, tag="chat"):
    line: ChatLine


class Presence(Struct, frozen=True, tag="presence"):
    """Who is there, and the clocks; nothing else has changed."""

    players: list[PlayerInfo]
    now: float
    watchers: list[str] = []


class Pong(Struct, frozen=True, tag="pong"):
    ref: int
    now: float


ServerMessage = TableState | Done | Refused | WhyNot | Follows | Foretold | HintFor | ChatSaid | Presence | Pong
