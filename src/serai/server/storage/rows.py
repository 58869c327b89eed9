"""The rows of the store as structures: fields are named like columns."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from serai.server.wire import Clock, Language, StandingOrder

SeatKind = Literal["person", "open", "bot"]
MatchState = Literal["gathering", "running", "over", "stopped"]


class SeatRow(Struct):
    """A row of `seats`."""

    match: str
    seat: int
    kind: SeatKind
    user: int | None
    name: str
    bot: str
    token: str | None
    bank: float | None
    since: float | None
    dropped: bool
    seen_until: float
    reminders: bool
    orders: list[StandingOrder]

    @property
    def taken(self) -> bool:
        return self.user is not None or self.kind == "bot"

    @property
    def person(self) -> bool:
        """Somebody who decides for himself plays here now."""
        return self.user is not None and not self.bot and not self.dropped


class RewindVote(Struct, frozen=True):
    """Who asked to go back, to which entry, and who has agreed so far."""

    seat: int
    to: int
    agreed: list[int]


class MatchRow(Struct):
    """A row of `matches`."""

    id: str
    version: int
    game: str
    rules: int
    data: str
    options: dict[str, str]
    pack: str | None
    seed: bytes
    title: str
    language: Language
    visibility: Literal["private", "link", "public"]
    clock: Clock | None
    hold: bool
    host: int
    spectate: str
    created: float
    moved: float
    length: int
    state: MatchState
    waiting: list[int]
    winners: list[int]
    rewind: RewindVote | None
    verified: int | None
    deadline: float | None
    bot_due: float | None


class MatchVersion(Struct):
    """What of `matches` tells whether a table in memory is the present one."""

    id: str
    version: int


class SnapshotRow(Struct):
    """A row of `snapshots`: the position after an entry."""

    number: int
    body: bytes


class UserRow(Struct):
    """A row of `users`. `account` is null for a guest."""

    id: int
    name: str
    account: str | None
    password: str | None
    language: Language
    email: str
    webhook: str


class ChatRow(Struct):
    """A row of `chat`."""

    id: int
    seat: int
    name: str
    text: str
    at: float


class NoticeRow(Struct):
    """A row of `notices`, with what is known of its reader."""

    id: int
    match: str
    seat: int
    user: int
    number: int
    way: Literal["email", "webhook"]
    attempts: int
    name: str
    language: Language
    email: str
    webhook: str
