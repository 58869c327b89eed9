"""The header of a match: made when it begins, checked when its log is read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from serai.core.dealer import Dealer
from serai.core.errors import BadInput, BadLog
from serai.core.game import AnyGame
from serai.core.log import Header, Log
from serai.core.pack import Pack
from serai.core.rules_change import played_under


def new_header(game: AnyGame, seats: Sequence[str], options: Mapping[str, str], dealer: Dealer, pack: Pack) -> Header:
    """The header of a match that is to begin, players and options checked."""
    chosen = game.check_setup(len(seats), options)
    for seat in seats:
        if not seat.isprintable():
            raise BadInput(f"A seat's name is one line of text, not {seat!r}.")
    return Header(game.name, game.identity.rules_version, pack.digest(), chosen, list(seats), dealer.commitment())


def with_bots(header: Header, specs: Mapping[int, str]) -> Header:
    """The header with the specs of those seats that are bots."""
    for spec in specs.values():
        if not spec.isprintable():
            raise BadInput(f"A bot is named by one line of text, not {spec!r}.")
    return msgspec.structs.replace(header, bots=dict(specs))


def check_header(game: AnyGame, log: Log, pack: Pack) -> None:
    """This game, this version of its rules, this data, and options that fit."""
    header, (rules, data) = log.header, played_under(log.header, log.entries)
    if header.game != game.name:
        raise BadLog(f"{log.name}: is a log of {header.game}, not of {game.name}.")
    if rules != game.identity.rules_version:
        raise other_rules(game, log.name, rules)
    if data != pack.digest():
        error = BadLog(
            f"{log.name}: was played with data {data}, this is data {pack.digest()}; "
            f"give the pack it was played with (--data FILE)."
        )
        raise error.named("other-data", data=data, own=pack.digest())
    whole = check_options(game, log)
    if header.options != whole and rules == header.rules:  # newer rules may have brought an option
        raise BadLog(f"{log.name}: the header does not name every option of {game.title}.")


def check_options(game: AnyGame, log: Log) -> dict[str, str]:
    """Players and options that go together; those not named have their defaults."""
    try:
        return game.check_setup(log.header.players, log.header.options)
    except BadInput as error:
        raise BadLog(f"{log.name}: the header does not fit. {error}") from error


def other_rules(game: AnyGame, name: str, rules: int) -> BadLog:
    """A log was played under a version of the rules that this release does not have; which release does."""
    own, plays = game.identity.rules_version, game.identity.releases.get(rules)
    age = "newer" if rules > own else "older"
    release = f"Serai {plays}" if plays else f"{'a newer' if age == 'newer' else 'an older'} release of Serai"
    error = BadLog(
        f"{name}: was played under rules version {rules} of {game.title}; "
        f"this release has version {own}, {release} plays it."
    )
    return error.named("other-rules", rules=rules, game=game.title, own=own, plays=plays or "none", age=age)
