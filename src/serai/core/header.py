"""The header of a match: made when it begins, checked when its log is read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from serai.core.dealer import Dealer
from serai.core.errors import BadInput, BadLog
from serai.core.game import AnyGame
from serai.core.log import Header, Log
from serai.core.pack import Pack


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
    header = log.header
    if header.game != game.name:
        raise BadLog(f"{log.name}: is a log of {header.game}, not of {game.name}.")
    if header.rules != game.identity.rules_version:
        plays = game.identity.releases.get(header.rules)
        other = (
            "a newer release of Serai" if header.rules > game.identity.rules_version else "an older release of Serai"
        )
        advice = f"{'Serai ' + plays if plays else other} plays it"
        error = BadLog(
            f"{log.name}: was played under rules version {header.rules} of {game.title}; "
            f"this release has version {game.identity.rules_version}, {advice}."
        )
        age = "newer" if header.rules > game.identity.rules_version else "older"
        raise error.named(
            "other-rules",
            rules=header.rules,
            game=game.title,
            own=game.identity.rules_version,
            plays=plays or "none",
            age=age,
        )
    if header.data != pack.digest():
        error = BadLog(
            f"{log.name}: was played with data {header.data}, this is data {pack.digest()}; "
            f"give the pack it was played with (--data FILE)."
        )
        raise error.named("other-data", data=header.data, own=pack.digest())
    try:
        whole = game.check_setup(header.players, header.options)
    except BadInput as error:
        raise BadLog(f"{log.name}: the header does not fit. {error}") from error
    if header.options != whole:
        raise BadLog(f"{log.name}: the header does not name every option of {game.title}.")
