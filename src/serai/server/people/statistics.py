"""What somebody has played: figures by game, from the rows of finished matches."""

from __future__ import annotations

from collections.abc import Callable

import sqlalchemy as sa
from msgspec import Struct

from serai.server.people.ratings import shown_rating
from serai.server.storage import schema
from serai.server.storage.rows import RatingRow
from serai.server.storage.store import Store
from serai.server.wire.people import GameStatistics, PlayedMatch, Share

MOST = 2000  # matches that are looked at, the last ones
CURVE = 100  # of a game that are told one by one

_matches, _seats = schema.matches, schema.seats


class _Played(Struct):
    """A finished match and the person's seat in it."""

    id: str
    game: str
    moved: float
    winners: list[int]
    seat: int
    place: int | None
    points: int | None


class _Beside(Struct):
    """A seat of such a match."""

    match: str
    seat: int
    kind: str
    bot: str


async def statistics_of(store: Store, user: int, title: Callable[[str], str]) -> list[GameStatistics]:
    """Lessons are not counted."""
    columns = (_matches.c.id, _matches.c.game, _matches.c.moved, _matches.c.winners, _seats.c.seat)
    query = sa.select(*columns, _seats.c.place, _seats.c.points).join(_seats, _seats.c.match == _matches.c.id)
    mine = (_seats.c.user == user) & (_matches.c.state == "over") & (_matches.c.lesson == "")
    played = await store.readable_rows(query.where(mine).order_by(_matches.c.moved.desc()).limit(MOST), _Played)
    beside = await _beside(store, [one.id for one in played])
    rated = await store.rows(sa.select(schema.ratings).where(schema.ratings.c.user == user), RatingRow)
    ratings = {row.game: row for row in rated}
    by_game: dict[str, list[_Played]] = {}
    for one in reversed(played):
        by_game.setdefault(one.game, []).append(one)
    found = [_figures(game, title(game), ones, beside, ratings.get(game)) for game, ones in by_game.items()]
    return sorted(found, key=lambda one: -one.matches)


async def _beside(store: Store, matches: list[str]) -> dict[str, list[_Beside]]:
    found: dict[str, list[_Beside]] = {match: [] for match in matches}
    for i in range(0, len(matches), 400):
        query = sa.select(_seats.c.match, _seats.c.seat, _seats.c.kind, _seats.c.bot)
        for row in await store.rows(query.where(_seats.c.match.in_(matches[i : i + 400])), _Beside):
            found[row.match].append(row)
    return found


def _figures(
    game: str, title: str, played: list[_Played], beside: dict[str, list[_Beside]], rating: RatingRow | None
) -> GameStatistics:
    players: dict[str, list[bool]] = {}
    bots: dict[str, list[bool]] = {}
    for one in played:
        won, seats = one.seat in one.winners, beside[one.id]
        players.setdefault(str(len(seats)), []).append(won)
        for spec in {seat.bot for seat in seats if seat.kind == "bot"}:
            bots.setdefault(spec, []).append(won)
    points = [one.points for one in played if one.points is not None]
    return GameStatistics(
        game=game,
        title=title,
        matches=len(played),
        wins=sum(one.seat in one.winners for one in played),
        best=max(points, default=None),
        mean=round(sum(points) / len(points), 1) if points else None,
        by_players=_shares(players),
        by_bots=_shares(bots),
        played=[_point(one, len(beside[one.id])) for one in played[-CURVE:]],
        rated=rating.matches if rating else 0,
        rating=shown_rating(rating) if rating else None,
    )


def _point(one: _Played, players: int) -> PlayedMatch:
    return PlayedMatch(one.id, one.moved, players, one.place, one.points, one.seat in one.winners)


def _shares(found: dict[str, list[bool]]) -> list[Share]:
    return [Share(key, len(ones), sum(ones)) for key, ones in sorted(found.items())]
