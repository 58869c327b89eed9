"""How strong people with accounts are, by game: openskill's Plackett-Luce model over the places of finished matches."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from openskill.models import PlackettLuce

from serai.server.storage import schema
from serai.server.storage.rows import RatingRow, SeatRow

SHOWN_AFTER = 10  # matches; before that a rating says little
BASE, SCALE = 1000, 40  # how a rating is shown: what one is sure of, in round figures

_model = PlackettLuce()
_ratings = schema.ratings


def shown_rating(row: RatingRow) -> int | None:
    """What is told: the strength that is as good as certain (three deviations below the estimate)."""
    return round(BASE + SCALE * (row.mu - 3 * row.sigma)) if row.matches >= SHOWN_AFTER else None


def rated_anew(rows: Sequence[RatingRow], places: Sequence[int]) -> list[RatingRow]:
    """Ratings after a match in which these people came in at these places."""
    teams = [[_model.rating(mu=row.mu, sigma=row.sigma)] for row in rows]
    found = _model.rate(teams, ranks=[float(place) for place in places])
    return [
        RatingRow(row.user, row.game, team[0].mu, team[0].sigma, row.matches + 1)
        for row, team in zip(rows, found, strict=True)
    ]


def rate(connection: sa.Connection, game: str, people: list[SeatRow]) -> None:
    users, wanted = schema.users.c, [row.user for row in people]
    accounts = set(
        connection.execute(sa.select(users.id).where(users.id.in_(wanted), users.account.is_not(None))).scalars()
    )
    rated = sorted((row for row in people if row.user in accounts), key=lambda row: row.user or 0)
    if len(rated) < 2:
        return
    mine = _ratings.c.user.in_(accounts) & (_ratings.c.game == game)
    kept = {row.user: row for row in connection.execute(sa.select(_ratings).where(mine).with_for_update())}
    before = [_row(kept.get(row.user), row.user or 0, game) for row in rated]
    for after in rated_anew(before, [row.place or 1 for row in rated]):
        values = {"mu": after.mu, "sigma": after.sigma, "matches": after.matches}
        if after.user in kept:
            own = (_ratings.c.user == after.user) & (_ratings.c.game == game)
            connection.execute(sa.update(_ratings).where(own).values(values))
        else:
            connection.execute(_ratings.insert().values(user=after.user, game=game, **values))


def _row(kept: sa.Row[tuple[int, str, float, float, int]] | None, user: int, game: str) -> RatingRow:
    if kept is not None:
        return RatingRow(kept.user, kept.game, kept.mu, kept.sigma, kept.matches)
    fresh = _model.rating()
    return RatingRow(user, game, fresh.mu, fresh.sigma, 0)
