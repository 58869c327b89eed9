"""Accounts are found by what their name looks like, however its letters were typed."""

from __future__ import annotations

import unicodedata

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

users = sa.table("users", sa.column("id", sa.Integer), sa.column("account", sa.String))


BLANKS = str.maketrans(dict.fromkeys("\u115f\u1160\u2800\u3164\uffa0", " "))


def account_key(name: str) -> str:
    """As names are compared from this release on; kept here, since a migration stays what it was."""
    folded = unicodedata.normalize("NFKC", name.translate(BLANKS)).casefold()
    shown = "".join(c for c in unicodedata.normalize("NFKC", folded) if c.isprintable() or c.isspace())
    return " ".join(shown.split())[:80]


def upgrade() -> None:
    """Where two accounts have looked the same until now, the older has the name; the other keeps the key it had."""
    connection = op.get_bind()
    rows = connection.execute(sa.select(users.c.id, users.c.account).where(users.c.account.is_not(None))).all()
    taken = {account for _, account in rows}
    for user, account in sorted(rows):
        key = account_key(account)
        if key not in taken:
            taken.add(key)
            connection.execute(sa.update(users).where(users.c.id == user).values(account=key))


def downgrade() -> None:
    """Keys stay: an older release finds names that were typed the common way."""
