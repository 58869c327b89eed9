"""Looks over the player's shoulder: reads the match from the server's store and says what a bot would play."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

from serai.bots import make_bot
from serai.catalogue import load
from serai.core.dealer import Dealer
from serai.core.log import Entry, Header
from serai.core.match import Match
from serai.core.offer import OfferedMove
from serai.core.pack import Pack
from serai.core.seat import Seat


class Adviser:
    """Follows one seat of one table. Reads only; every move is made through the page."""

    def __init__(self, store: Path, table: str, seat: int = 0, spec: str = "greedy") -> None:
        self.store, self.table, self.seat = store, table, seat
        self.bot = make_bot(spec, seat)
        self.match = self._resume()

    def _rows(self, query: str, *values: Any) -> list[dict[str, Any]]:
        connection = sqlite3.connect(self.store)
        connection.row_factory = sqlite3.Row
        try:
            return [dict(row) for row in connection.execute(query, (self.table, *values))]
        finally:
            connection.close()

    def _entries(self, after: int) -> list[Entry]:
        rows = self._rows("select seat, words from log where match = ? and number > ? order by number", after)
        return [Entry(row["seat"], row["words"]) for row in rows]

    def _resume(self) -> Match:
        row = self._rows("select * from matches where id = ?")[0]
        game, dealer = load(row["game"]), Dealer(row["seed"])
        own = game.pack()
        pack = Pack.parse(row["pack"], "data pack", own) if row["pack"] else own
        names = [seat["name"] for seat in self._rows("select name from seats where match = ? order by seat")]
        header = Header(row["game"], row["rules"], row["data"], json.loads(row["options"]), names, dealer.commitment())
        return Match.resume(game, header, self._entries(0), dealer, pack, bool(row["hold"]))

    def catch_up(self) -> None:
        self.match.take(self._entries(len(self.match.entries)))

    def find(self, wanted: Callable[[OfferedMove], bool]) -> OfferedMove:
        """The first such move of the seat that is asked now, with what it would bring."""
        self.catch_up()
        offer = self.match.offer(self.seat)
        assert offer is not None
        return next(move for move in offer.moves if wanted(move))

    def advises(self, rather: Collection[str] = ()) -> OfferedMove:
        """The bot's move for the seat that is asked now, as the page offers it; rather one of these kinds."""
        self.catch_up()
        place = Seat(self.match.game, self.match.state, self.seat)
        words = place.words(self.bot.choose(place))
        offer = self.match.offer(self.seat)
        assert offer is not None
        for move in offer.moves:
            if move.words.split()[0] in rather:
                return move
        return next(move for move in offer.moves if move.words == words)
