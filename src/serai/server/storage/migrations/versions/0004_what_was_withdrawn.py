"""Entries that only their own seat knows of, or others later; requests to go back have a name that votes are for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("withdrawn", sa.JSON(), server_default="[]", nullable=False))
    op.add_column("matches", sa.Column("late", sa.JSON(), server_default="[]", nullable=False))
    op.execute("UPDATE matches SET rewind = NULL")  # a request without a name: whoever wants it asks again


def downgrade() -> None:
    op.drop_column("matches", "late")
    op.drop_column("matches", "withdrawn")
    op.execute("UPDATE matches SET rewind = NULL")
