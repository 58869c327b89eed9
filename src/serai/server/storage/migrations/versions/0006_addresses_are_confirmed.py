"""Addresses are confirmed before use (those entered before are not), webhooks given up, guests removed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

users = sa.table("users", sa.column("email", sa.String), sa.column("email_wanted", sa.String))


def upgrade() -> None:
    op.add_column("users", sa.Column("email_wanted", sa.String(200), nullable=False, server_default=""))
    op.add_column("users", sa.Column("webhook_failures", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("barred", sa.JSON(), nullable=False, server_default="[]"))
    op.create_index("ix_users_email", "users", ["email"])
    op.create_table(
        "mail_tokens",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("user", sa.Integer(), sa.ForeignKey("users.id"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
    )
    op.create_index("ix_mail_tokens_user", "mail_tokens", ["user"])
    op.get_bind().execute(sa.update(users).where(users.c.email != "").values(email_wanted=users.c.email, email=""))


def downgrade() -> None:
    op.get_bind().execute(sa.update(users).where(users.c.email == "").values(email=users.c.email_wanted))
    op.drop_table("mail_tokens")
    op.drop_index("ix_users_email", "users")
    for table, column in (("users", "email_wanted"), ("users", "webhook_failures"), ("matches", "barred")):
        with op.batch_alter_table(table) as batch:
            batch.drop_column(column)
