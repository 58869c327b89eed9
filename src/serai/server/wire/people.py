"""Who somebody is: accounts, devices, browsers that get notices, and what they have played."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from serai.server.wire.common import Language, Name, Password, Token, check_language


class Me(Struct, frozen=True):
    """Who this session is. A guest has no account name yet; `user` is 0 before anything was done."""

    user: int
    name: str
    account: bool
    language: Language
    email: str = ""  # confirmed
    webhook: str = ""
    email_wanted: str = ""  # waits for its link to be opened
    webhook_off: bool = False  # it did not answer too often, and is no longer called
    login: str = ""  # the name to log in with
    mail: bool = False  # whether this server sends letters at all


class ChangeMe(Struct, frozen=True):
    """What is left out stays as it is. An empty e-mail or webhook switches those reminders off."""

    name: Name | None = None
    language: Language | None = None
    email: Annotated[str, Meta(max_length=200)] | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None

    def __post_init__(self) -> None:
        if self.language is not None:
            check_language(self.language)


class Credentials(Struct, frozen=True):
    """For making an account of a guest and for logging in. Never logged."""

    name: Name
    password: Password

    def __repr__(self) -> str:
        return f"Credentials({self.name!r})"


class ChangePassword(Struct, frozen=True):
    """Every other session ends. Never logged."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password

    def __repr__(self) -> str:
        return "ChangePassword()"


class Forgotten(Struct, frozen=True):
    """A letter with a link is sent to this address, if an account has it."""

    email: Annotated[str, Meta(min_length=3, max_length=200)]


class LetterSent(Struct, frozen=True):
    """The same answer whether the address is known or not. The link in the letter can be used for so long."""

    minutes: int


class ResetPassword(Struct, frozen=True):
    """By the link in the letter. Never logged."""

    token: Token
    password: Password

    def __repr__(self) -> str:
        return "ResetPassword()"


class ConfirmEmail(Struct, frozen=True):
    token: Token


class Confirmed(Struct, frozen=True):
    email: str


class DeleteMe(Struct, frozen=True):
    """An account gives its password; a guest has none."""

    password: Annotated[str, Meta(max_length=200)] = ""

    def __repr__(self) -> str:
        return "DeleteMe()"


class DeviceLink(Struct, frozen=True):
    """Opens the same seats on another device, once, within a day."""

    url: str
    token: str
    until: float


class PushKey(Struct, frozen=True):
    """What a browser needs to let this server send it notices (VAPID), and how many browsers of mine it may."""

    key: str
    browsers: int


class PushTo(Struct, frozen=True):
    """A browser's own address for notices, with its keys."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=500)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=20, max_length=40)]


class NoPushTo(Struct, frozen=True):
    endpoint: Annotated[str, Meta(min_length=10, max_length=500)]


class UseDeviceLink(Struct, frozen=True):
    token: Token


class Share(Struct, frozen=True):
    """Of so many matches with this number of players, or against this bot, so many were won."""

    key: str
    matches: int
    wins: int


class PlayedMatch(Struct, frozen=True):
    """A finished match on the curve."""

    table: str
    at: float
    players: int
    place: int | None
    points: int | None
    won: bool


class GameStatistics(Struct, frozen=True):
    """My finished matches of a game. `rating` is told after ten matches between people with accounts."""

    game: str
    title: str
    matches: int
    wins: int
    best: int | None  # points
    mean: float | None
    by_players: list[Share]
    by_bots: list[Share]
    played: list[PlayedMatch]  # the oldest first
    rated: int
    rating: int | None


class Statistics(Struct, frozen=True):
    games: list[GameStatistics]
