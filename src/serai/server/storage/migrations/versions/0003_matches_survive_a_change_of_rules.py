"""Matches survive a change of rules: the version they are played under now, marks of positions, records."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("current_rules", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("rules_vote", sa.JSON))
    op.execute(sa.text("UPDATE matches SET current_rules = rules"))
    op.create_index("ix_matches_game_current_rules", "matches", ["game", "current_rules"])
    op.add_column("log", sa.Column("mark", sa.String(24)))
    op.create_table(
        "records",
        sa.Column("match", sa.String(20), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("part", sa.Integer, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("records")
    op.drop_column("log", "mark")
    op.drop_index("ix_matches_game_current_rules", "matches")
    op.drop_column("matches", "rules_vote")
    op.drop_column("matches", "current_rules")
