"""The rows of the store as structures: fields are named like columns."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from serai.server.wire.common import Help, Language, Room
from serai.server.wire.seating import Clock, TablePhase
from serai.server.wire.table import StandingOrder, StandingProposal

SeatKind = Literal["person", "open", "bot"]


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
    ready: bool = False
    archived: bool = False
    place: int | None = None
    points: int | None = None
    proposal: StandingProposal | None = None

    @property
    def taken(self) -> bool:
        return self.user is not None or self.kind == "bot"

    @property
    def person(self) -> bool:
        """Somebody who decides for himself plays here now."""
        return self.user is not None and not self.bot and not self.dropped


class RewindVote(Struct, frozen=True):
    """Who asked to go back, to which entry, and who has agreed so far. A vote names the request it is for."""

    id: str
    seat: int
    to: int
    agreed: list[int]


class RulesVote(Struct, frozen=True):
    """Whether to go on under a version of the rules, after which entry; who has agreed, and who has let it rest."""

    rules: int
    to: int
    agreed: list[int]
    against: int | None = None


class Answered(Struct, frozen=True, array_like=True):
    """A seat that is no longer waited for, while the others may not know of it: its clock as they see it runs on."""

    seat: int
    bank: float | None
    since: float | None


class MatchRow(Struct):
    """A row of `matches`."""

    id: str
    version: int
    game: str
    rules: int
    current_rules: int
    rules_vote: RulesVote | None
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
    withdrawn: list[tuple[int, int, int]]
    late: list[tuple[int, int]]
    state: TablePhase
    waiting: list[int]
    winners: list[int]
    rewind: RewindVote | None
    verified: int | None
    deadline: float | None
    bot_due: float | None
    barred: list[int] = []
    invite: str | None = None
    by_host: bool = False
    help: Help = "reasons"
    lesson: str = ""
    conceded: list[int] = []
    again: str = ""
    rated: bool = False
    answered: list[Answered] = []


class MatchVersion(Struct):
    """What of `matches` tells whether a table in memory is the present one."""

    id: str
    version: int


class SnapshotRow(Struct):
    """A row of `snapshots`: the position after an entry."""

    number: int
    body: bytes


class MarkRow(Struct):
    """What of `log` names the position after an entry."""

    number: int
    mark: str


class UserRow(Struct):
    """A row of `users`. `account` is null for a guest."""

    id: int
    name: str
    account: str | None
    password: str | None
    language: Language
    email: str
    email_wanted: str
    webhook: str
    webhook_failures: int


class SessionRow(UserRow):
    """The user of a session, and until when it lasts."""

    until: float


class MailTokenRow(Struct):
    """A row of `mail_tokens`."""

    user: int
    address: str


class ChatRow(Struct):
    """A row of `chat`."""

    id: int
    seat: int
    name: str
    text: str
    at: float
    room: Room = "table"
    event: str = ""
    number: int = 0


class PushRow(Struct):
    """A row of `pushes`."""

    id: int
    user: int
    endpoint: str
    p256dh: str
    auth: str


class RatingRow(Struct):
    """A row of `ratings`."""

    user: int
    game: str
    mu: float
    sigma: float
    matches: int


class NoticeRow(Struct):
    """A row of `notices`, with what is known of its reader."""

    id: int
    match: str
    seat: int
    user: int
    number: int
    way: Literal["email", "webhook", "push"]
    attempts: int
    name: str
    language: Language
    email: str
    webhook: str
    webhook_failures: int
