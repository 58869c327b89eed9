"""Creating a table."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Sequence

from serai.bots.names import NAMES, bot_names
from serai.catalogue import games
from serai.core.dealer import Dealer
from serai.core.game import AnyGame
from serai.core.header import new_header
from serai.core.match import Match
from serai.server.errors import ApiError
from serai.server.people.names import clean_name, on_one_line
from serai.server.people.service import Person
from serai.server.storage.rows import MatchRow, SeatRow
from serai.server.tables import clocks
from serai.server.tables.changes import Change
from serai.server.tables.loaded import LoadedTable
from serai.server.tables.packs import Packs
from serai.server.tables.seats import check_bot_spec, free_name, new_token
from serai.server.wire.common import Help
from serai.server.wire.seating import CreateTable, SeatBot, SeatLink, SeatMe, SeatOpen, SeatWish

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
LONGEST_TITLE = 80


class Luck:
    """What is left to chance when somebody opens a table."""

    def dealer(self, host: int, wish: CreateTable) -> Dealer:
        """The dice: nobody knows them, and no table's tell of another's."""
        return Dealer()

    def shuffle(self, seats: list[SeatWish]) -> None:
        """Who sits where."""
        random.SystemRandom().shuffle(seats)


class KnownDice(Luck):
    """As at a lesson."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def dealer(self, host: int, wish: CreateTable) -> Dealer:
        return Dealer.numbered(self.seed)


async def new_table(
    packs: Packs, luck: Luck, person: Person, wish: CreateTable, users: Sequence[int | None] = ()
) -> LoadedTable:
    """A new table, not yet written. Nothing is dealt before all have sat down; with bots alone that is now.

    `users`: who sits where already.
    """
    game = games().get(wish.game)
    if game is None:
        raise ApiError(404, "no-game", game=wish.game, games=", ".join(games()))
    _check(game, wish)
    wishes = list(wish.seats)
    if wish.shuffle:
        luck.shuffle(wishes)
    table = "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))
    seats = [_seat(table, i, one, person, wish) for i, one in enumerate(wishes)]
    for seat, user in zip(seats, users, strict=False):
        if user is not None:
            seat.user, seat.token = user, None
    name_bots(seats)
    packs.warm_up(game)
    pack = await packs.read(game, wish.pack, person.id)
    dealer = luck.dealer(person.id, wish)
    header = new_header(game, [seat.name for seat in seats], wish.options, dealer, pack)
    match = Match(game, header, pack, dealer, wish.confirm)
    made = LoadedTable(_row(table, match, wish, person), seats, match)
    made.apply(made.complete(Change(), made.row.created))
    return made


def _check(game: AnyGame, wish: CreateTable) -> None:
    if len(wish.seats) not in game.players:
        counts = ", ".join(str(n) for n in game.players)
        raise ApiError(400, "wrong-players", game=game.title, counts=counts, players=len(wish.seats))
    if sum(isinstance(seat, SeatMe) for seat in wish.seats) > 1:
        raise ApiError(400, "one-me")
    for seat in wish.seats:
        if isinstance(seat, SeatBot):
            check_bot_spec(seat.spec)
    if wish.clock:
        check_bot_spec(wish.clock.bot)


def _seat(table: str, i: int, wish: SeatWish, person: Person, given: CreateTable) -> SeatRow:
    row = SeatRow(
        match=table,
        seat=i,
        kind="person",
        user=None,
        name=free_name(i, given.language),
        bot="",
        token=None,
        bank=clocks.first(given.clock),
        since=None,
        dropped=False,
        seen_until=0,
        reminders=True,
        orders=[],
    )
    if isinstance(wish, SeatMe):
        row.user, row.name = person.id, clean_name(given.name or person.name)
    elif isinstance(wish, SeatBot):
        row.kind, row.bot, row.bank = "bot", wish.spec, None
    else:
        row.token = new_token()
        row.kind = "open" if isinstance(wish, SeatOpen) else "person"
        if isinstance(wish, SeatLink) and wish.name:
            row.name = clean_name(wish.name)
    return row


def default_help(seats: Sequence[SeatWish]) -> Help:
    """Between people nobody is told what to play unless they have agreed on it."""
    others = [seat for seat in seats if not isinstance(seat, SeatBot)]
    return "off" if len(others) > 1 else "reasons"


async def rematch(packs: Packs, luck: Luck, person: Person, old: LoadedTable) -> LoadedTable:
    """The same people, bots and options; everybody sits one seat further. It begins when its host says so."""
    row, turned = old.row, [*old.seats[1:], old.seats[0]]
    wishes: list[SeatWish] = [SeatBot(seat.bot) if seat.kind == "bot" else SeatLink(seat.name) for seat in turned]
    people = sum(seat.kind != "bot" for seat in turned)
    wish = CreateTable(
        game=row.game,
        seats=wishes,
        options=row.options,
        clock=row.clock,
        language=row.language,
        visibility=row.visibility,
        title=row.title,
        confirm=row.hold,
        pack=row.pack,
        help=row.help,
        by_host=people > 1,
    )
    return await new_table(packs, luck, person, wish, [seat.user for seat in turned])


def name_bots(seats: list[SeatRow]) -> None:
    """Bots are called like people; which ones follows from the table's id, so that not all tables seat the same."""
    bots = [seat for seat in seats if seat.kind == "bot"]
    people = [seat.name for seat in seats if seat.kind != "bot"]
    start = sum(seats[0].match.encode()) % len(NAMES)
    for seat, name in zip(bots, bot_names(len(bots), people, start), strict=True):
        seat.name = name


def _row(table: str, match: Match, wish: CreateTable, person: Person) -> MatchRow:
    header, now = match.header, time.time()
    assert match.dealer is not None
    return MatchRow(
        id=table,
        version=1,
        game=header.game,
        rules=header.rules,
        current_rules=header.rules,
        rules_vote=None,
        data=header.data,
        options=dict(header.options),
        pack=wish.pack,
        seed=match.dealer.seed,
        title=on_one_line(wish.title, LONGEST_TITLE),
        language=wish.language,
        visibility=wish.visibility,
        clock=wish.clock,
        hold=wish.confirm,
        host=person.id,
        spectate=new_token(),
        created=now,
        moved=now,
        length=0,
        withdrawn=[],
        late=[],
        state="gathering",
        waiting=[],
        winners=[],
        rewind=None,
        verified=None,
        deadline=None,
        bot_due=None,
        invite=new_token(),
        by_host=wish.by_host,
        help=wish.help or default_help(wish.seats),
    )
