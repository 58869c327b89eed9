"""Whatever a request, a tick or the hourly forgetting looks up is found, not looked for among all there is."""

from __future__ import annotations

from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

NEW = (("matches", "host"), ("sessions", "user"), ("sessions", "until"), ("notices", "match"), ("notices", "user"))


def upgrade() -> None:
    for table, column in NEW:
        op.create_index(f"ix_{table}_{column}", table, [column])
    op.create_index("ix_notices_state_due", "notices", ["state", "due"])
    op.drop_index("ix_notices_due", "notices")


def downgrade() -> None:
    op.create_index("ix_notices_due", "notices", ["due"])
    op.drop_index("ix_notices_state_due", "notices")
    for table, column in NEW:
        op.drop_index(f"ix_{table}_{column}", table)
