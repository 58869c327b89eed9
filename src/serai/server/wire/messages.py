"""What clients ask and do at a table, by request or over the web socket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from serai.server.wire.common import BotSpec, EntryNumber, Language, Ref, Words, check_language


class Play(Struct, frozen=True, tag="play"):
    """A move in words. `number` is the one of the table state it answers; `ref` comes back with the answer."""

    number: EntryNumber
    words: Words
    ref: Ref = 0


class Confirm(Struct, frozen=True, tag="confirm"):
    number: EntryNumber
    ref: Ref = 0


class Undo(Struct, frozen=True, tag="undo"):
    number: EntryNumber
    ref: Ref = 0


class Rewind(Struct, frozen=True, tag="rewind"):
    """Ask the table to go back to how it stood after entry `to`."""

    to: EntryNumber
    ref: Ref = 0


class Vote(Struct, frozen=True, tag="vote"):
    """On the rewind that is asked for, by its id. The one who asked withdraws it with false."""

    request: Annotated[str, Meta(max_length=40)]
    agree: bool
    ref: Ref = 0


class Renew(Struct, frozen=True, tag="renew"):
    """Go on under the new rules from the position both versions agree on, or let the match rest, open to all."""

    agree: bool
    ref: Ref = 0


class Why(Struct, frozen=True, tag="why"):
    """Why can I not play this? By words, or by a board element that was clicked after those picked before."""

    words: Annotated[str, Meta(max_length=200)] = ""
    anchor: Annotated[str, Meta(max_length=100)] = ""
    picked: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=8)] = []
    ref: Ref = 0


class AskFollows(Struct, frozen=True, tag="follows"):
    """What follows if I play this? Without words: on whichever of my few moves."""

    words: Annotated[str, Meta(max_length=200)] = ""
    ref: Ref = 0


class AskForetold(Struct, frozen=True, tag="foretold"):
    """What do these moves bring? For offers that are `foretold`: their previews are not sent along."""

    words: Annotated[list[Words], Meta(min_length=1, max_length=40)]
    ref: Ref = 0


class AskHint(Struct, frozen=True, tag="hint"):
    """What would a bot play here?"""

    ref: Ref = 0


class Chat(Struct, frozen=True, tag="chat"):
    """Spectators talk among themselves; who sits at the table, or has opened it, to all."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    ref: Ref = 0


class SwitchLanguage(Struct, frozen=True, tag="language"):
    language: Language
    ref: Ref = 0

    def __post_init__(self) -> None:
        check_language(self.language)


class Order(Struct, frozen=True, tag="order"):
    """Give a standing order (see StandingOrder)."""

    decision: Annotated[str, Meta(max_length=60)] = ""
    words: Annotated[str, Meta(max_length=200)] = ""
    times: Annotated[int, Meta(ge=1, le=1000)] | None = None
    ref: Ref = 0


class Withdraw(Struct, frozen=True, tag="withdraw"):
    """Take a standing order back."""

    id: Annotated[int, Meta(ge=1, le=2**31)]
    ref: Ref = 0


class Propose(Struct, frozen=True, tag="propose"):
    """Say unasked what I would agree to in the turn of player `to`, in words of moves; without any, take it back."""

    to: Annotated[int, Meta(ge=0, le=7)] = 0
    words: Annotated[list[Words], Meta(max_length=60)] = []
    ref: Ref = 0


class Decline(Struct, frozen=True, tag="decline"):
    """I do not take what this seat has proposed to me."""

    seat: Annotated[int, Meta(ge=0, le=7)]
    ref: Ref = 0


class Takeover(Struct, frozen=True, tag="takeover"):
    """Let a bot play for my seat."""

    spec: BotSpec = "greedy"
    ref: Ref = 0


class Return(Struct, frozen=True, tag="return"):
    """Take my seat back from the bot."""

    ref: Ref = 0


class Concede(Struct, frozen=True, tag="concede"):
    """Give the match up, or take that back. It ends when all people have, or all but one where no bot plays."""

    agree: bool
    ref: Ref = 0


class Ping(Struct, frozen=True, tag="ping"):
    ref: Ref = 0


ClientMessage = (
    Play
    | Confirm
    | Undo
    | Rewind
    | Vote
    | Renew
    | Why
    | AskFollows
    | AskForetold
    | AskHint
    | Chat
    | SwitchLanguage
    | Order
    | Withdraw
    | Propose
    | Decline
    | Takeover
    | Return
    | Concede
    | Ping
)
Seated = Order | Withdraw | Propose | Decline | Takeover | Return | Concede  # beside the match
Action = Play | Confirm | Undo | Rewind | Vote | Renew | Seated
