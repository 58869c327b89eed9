"""What a seat proposes unasked lies beside its match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("proposal", sa.JSON(none_as_null=True)))


def downgrade() -> None:
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("proposal")
