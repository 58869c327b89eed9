"""A log of older rules, played under the present ones: does it lead to the same positions, and how far?

A release has one version of a game's rules, its own. Logs of other versions are played under it, and the digests that
were written when they were played tell where it leads elsewhere. A match whose every digest agrees was not touched by
the change.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence

import msgspec

from serai.core.codec import digest
from serai.core.dealer import Dealer
from serai.core.errors import BadLog, SeraiError
from serai.core.game import AnyGame
from serai.core.header import check_header, check_options, other_rules
from serai.core.log import Entry, Header, Log
from serai.core.match import Match
from serai.core.pack import Pack
from serai.core.rules_change import RulesChange, passed_over, played_under

logger = logging.getLogger("serai.rules")


class Survey(msgspec.Struct):
    """The match after the last entry both versions agree on: how many entries that is, and whether it is all of them.

    `proven`: a digest says so of the last of them. `unlike`: the first entry that leads elsewhere, 0 where none does.
    """

    match: Match
    common: int
    whole: bool
    proven: bool
    unlike: int = 0


def survey(
    game: AnyGame,
    header: Header,
    entries: Sequence[Entry],
    marks: Mapping[int, str],
    dealer: Dealer | None,
    pack: Pack | None = None,
    hold: bool = False,
) -> Survey:
    """Plays a log of older rules as far as it leads to the same positions.

    `marks` are digests by entry. Before the first mark, or if there are none, all that can be checked is whether moves
    are allowed.
    """
    pack = pack or game.pack()
    check_known(game, Log(header, list(entries), {}, over=False, name="match"), pack)
    agreed, unlike = _compare(game, header, entries, marks, pack)
    match = Match(game, header, pack, dealer, hold)
    match.take(entries[:agreed])
    return Survey(match, agreed, agreed == len(entries), agreed in marks, unlike)


def check_known(game: AnyGame, log: Log, pack: Pack) -> bool:
    """Whether a log is one of older rules; data may have come with the newer ones, the rest of it must fit."""
    rules, _ = played_under(log.header, log.entries)
    if rules >= game.identity.rules_version or log.header.game != game.name:
        check_header(game, log, pack)
        return False
    check_options(game, log)
    return True


def change_from(game: AnyGame, header: Header, entries: Sequence[Entry], pack: Pack, common: int) -> RulesChange:
    """The entry that says from where on the present rules are played."""
    _, data = played_under(header, entries)
    back_to = common if common < len(entries) else None
    return RulesChange(game.identity.rules_version, "" if data == pack.digest() else pack.digest(), back_to)


def replay_any(game: AnyGame, log: Log, pack: Pack | None = None, upto: int | None = None) -> tuple[Match, bool]:
    """The match a log tells of, and whether it is one of older rules that the present ones lead to as well.

    An older log that leads elsewhere is refused, with the release that plays it.
    """
    pack = pack or game.pack()
    if not check_known(game, log, pack):
        return Match.replay(game, log, pack, upto), False
    agreed, _ = _compare(game, log.header, log.entries, log.marks, pack)
    if agreed < len(log.entries) and (upto is None or upto > agreed):
        raise _leads_elsewhere(game, log, agreed)
    match = Match(game, log.header, pack, dealer=None)
    match.take(log.entries[:upto])
    if upto is None and log.over and not match.over:
        raise _leads_elsewhere(game, log, agreed)
    return match, True


def _leads_elsewhere(game: AnyGame, log: Log, agreed: int) -> BadLog:
    error = other_rules(game, log.name, played_under(log.header, log.entries)[0])
    return BadLog(f"{error} Under version {game.identity.rules_version} it leads elsewhere after move {agreed}.")


def _compare(
    game: AnyGame, header: Header, entries: Sequence[Entry], marks: Mapping[int, str], pack: Pack
) -> tuple[int, int]:
    """The last entry known to lead to the same position, and the first that does not, 0 if all do."""
    match, aside, agreed = Match(game, header, pack, dealer=None), passed_over(entries), 0
    match.expect(entries)
    for number, entry in enumerate(entries, 1):
        if number in aside:
            match.pass_over(entry)
            continue
        if not _follow(match, entry):
            return agreed if any(one < number for one in marks) else number - 1, number
        if number in marks and digest(match.state) != marks[number]:
            return agreed, number
        if number in marks:
            agreed = number
    return len(entries), 0


def _follow(match: Match, entry: Entry) -> bool:
    try:
        match.append(entry)
    except SeraiError:
        return False
    except Exception:  # rules that were not made for this position may fail in any way
        logger.exception("%s: an entry of older rules failed", match.where())
        return False
    return True
