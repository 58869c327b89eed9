"""A browser that gets notices belongs to the session it was entered in, and gets none after that has ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("pushes", sa.Column("session", sa.String(64), nullable=False, server_default=""))
    op.create_index("ix_pushes_session", "pushes", ["session"])


def downgrade() -> None:
    op.drop_index("ix_pushes_session", "pushes")
    with op.batch_alter_table("pushes") as batch:
        batch.drop_column("session")
