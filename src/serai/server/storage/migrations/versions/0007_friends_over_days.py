"""Invitations, rematches, archives, ratings, notices to browsers, and what happened at a table beside its moves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

NEW = {
    "matches": (
        ("invite", sa.String(60), None),
        ("by_host", sa.Boolean(), sa.false()),
        ("help", sa.String(10), "reasons"),
        ("lesson", sa.String(40), ""),
        ("conceded", sa.JSON(), "[]"),
        ("again", sa.String(20), ""),
        ("rated", sa.Boolean(), sa.false()),
    ),
    "seats": (
        ("ready", sa.Boolean(), sa.false()),
        ("archived", sa.Boolean(), sa.false()),
        ("place", sa.Integer(), None),
        ("points", sa.Integer(), None),
    ),
    "chat": (("room", sa.String(10), "table"), ("event", sa.String(20), ""), ("number", sa.Integer(), "0")),
}


def upgrade() -> None:
    """Matches that ended before are not rated."""
    for table, columns in NEW.items():
        for name, kind, default in columns:
            op.add_column(table, sa.Column(name, kind, nullable=default is None, server_default=default))
    op.create_table(
        "pushes",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("user", sa.Integer(), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("endpoint", sa.String(500), nullable=False, unique=True),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
    )
    op.create_index("ix_pushes_user", "pushes", ["user"])
    op.create_table(
        "ratings",
        sa.Column("user", sa.Integer(), sa.ForeignKey("users.id"), primary_key=True),
        sa.Column("game", sa.String(60), primary_key=True),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
    )
    matches = sa.table("matches", sa.column("state", sa.String), sa.column("rated", sa.Boolean))
    op.get_bind().execute(sa.update(matches).where(matches.c.state == "over").values(rated=sa.true()))


def downgrade() -> None:
    op.drop_table("ratings")
    op.drop_table("pushes")
    for table, columns in NEW.items():
        for name, _, _ in columns:
            with op.batch_alter_table(table) as batch:
                batch.drop_column(name)
