"""Bots are called like people: names such as "Bot 2 (greedy)" are replaced; the spec is in a column of its own."""

from __future__ import annotations

from collections import defaultdict

import sqlalchemy as sa
from alembic import op

from serai.bots.names import NAMES, bot_names

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

seats = sa.table(
    "seats", sa.column("match"), sa.column("seat"), sa.column("kind", sa.String), sa.column("name", sa.String)
)


def upgrade() -> None:
    connection = op.get_bind()
    tables: dict[str, list[tuple[int, str, str]]] = defaultdict(list)
    with_bots = sa.select(seats.c.match).where(seats.c.kind == "bot")
    query = sa.select(seats.c.match, seats.c.seat, seats.c.kind, seats.c.name).where(seats.c.match.in_(with_bots))
    for match, seat, kind, name in connection.execute(query.order_by(seats.c.match, seats.c.seat)):
        tables[match].append((seat, kind, name))
    for match, rows in tables.items():
        people = [name for _, kind, name in rows if kind != "bot"]
        bots = [seat for seat, kind, _ in rows if kind == "bot"]
        start = sum(match.encode()) % len(NAMES)
        for seat, name in zip(bots, bot_names(len(bots), people, start), strict=True):
            mine = (seats.c.match == match) & (seats.c.seat == seat)
            connection.execute(sa.update(seats).where(mine).values(name=name))


def downgrade() -> None:
    """Names stay: an older release shows them as well."""
