"""The tables of the store. The log is append-only and the truth; snapshots are a cache."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_name)s", "uq": "uq_%(table_name)s_%(column_0_name)s"}
)


def _id(*more: sa.ForeignKey, **options: Any) -> sa.Column[str]:
    return sa.Column("match", sa.String(20), *more, **options)


users = sa.Table(
    "users",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("account", sa.String(80), unique=True),  # the account's name, folded; null for a guest
    sa.Column("password", sa.String(200)),  # argon2id
    sa.Column("language", sa.String(2), nullable=False),
    sa.Column("email", sa.String(200), nullable=False, server_default="", index=True),  # confirmed
    sa.Column("email_wanted", sa.String(200), nullable=False, server_default=""),  # not yet confirmed
    sa.Column("webhook", sa.String(500), nullable=False, server_default=""),
    sa.Column("webhook_failures", sa.Integer, nullable=False, server_default="0"),  # in a row
    sa.Column("created", sa.Double, nullable=False),
)

# Sessions and device links: only digests of their tokens are kept.
sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("user", sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("device_link", sa.Boolean, nullable=False),
    sa.Column("until", sa.Double, nullable=False, index=True),
)

# What a link in a letter proves: only digests of the tokens are kept, and each is used once.
mail_tokens = sa.Table(
    "mail_tokens",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("user", sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("kind", sa.String(10), nullable=False),  # confirm, reset
    sa.Column("address", sa.String(200), nullable=False),  # where the letter went
    sa.Column("until", sa.Double, nullable=False),
)

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(20), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),  # counts changes; guards against writing over another process
    sa.Column("game", sa.String(60), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),  # the version it began with
    sa.Column("current_rules", sa.Integer, nullable=False),  # the version its last entries were played under
    sa.Column("rules_vote", sa.JSON(none_as_null=True)),  # while its people are asked whether to go on under new rules
    sa.Column("data", sa.String(32), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("pack", sa.Text),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("title", sa.String(80), nullable=False),
    sa.Column("language", sa.String(2), nullable=False),
    sa.Column("visibility", sa.String(10), nullable=False),
    sa.Column("clock", sa.JSON(none_as_null=True)),
    sa.Column("hold", sa.Boolean, nullable=False),
    sa.Column("host", sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("barred", sa.JSON, nullable=False, server_default="[]"),  # whom the host has removed
    sa.Column("spectate", sa.String(60), nullable=False),
    sa.Column("invite", sa.String(60)),  # of the link for all free seats
    sa.Column("by_host", sa.Boolean, nullable=False, server_default=sa.false()),  # begins when the host says so
    sa.Column("help", sa.String(10), nullable=False, server_default="reasons"),  # off, hints, reasons
    sa.Column("lesson", sa.String(40), nullable=False, server_default=""),  # a guided match, by its name
    sa.Column("conceded", sa.JSON, nullable=False, server_default="[]"),  # seats that have given the match up
    sa.Column("again", sa.String(20), nullable=False, server_default=""),  # the rematch
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("moved", sa.Double, nullable=False),
    sa.Column("length", sa.Integer, nullable=False),  # entries in the log
    sa.Column("withdrawn", sa.JSON, nullable=False, server_default="[]"),  # for how readers count: see numbering.py
    sa.Column("late", sa.JSON, nullable=False, server_default="[]"),
    sa.Column("state", sa.String(10), nullable=False),  # gathering, running, paused, resting, over
    sa.Column("waiting", sa.JSON, nullable=False),
    sa.Column("answered", sa.JSON, nullable=False, server_default="[]"),  # no longer waited for, unknown to the others
    sa.Column("winners", sa.JSON, nullable=False),
    sa.Column("rewind", sa.JSON(none_as_null=True)),
    sa.Column("verified", sa.Integer),
    sa.Column("deadline", sa.Double, index=True),  # when the next clock runs out
    sa.Column("bot_due", sa.Double, index=True),  # since when a bot is waited for
    sa.Index("ix_matches_visibility_moved", "visibility", "moved"),
    sa.Index("ix_matches_game_current_rules", "game", "current_rules"),
)

seats = sa.Table(
    "seats",
    metadata,
    _id(sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(10), nullable=False),  # person, open or bot: how the seat was made
    sa.Column("user", sa.ForeignKey("users.id"), index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("bot", sa.String(60), nullable=False),  # the bot that plays it now
    sa.Column("token", sa.String(60)),  # of the seat's link; gone once it was used
    sa.Column("bank", sa.Double),  # seconds on the clock when it was last started or stopped
    sa.Column("since", sa.Double),  # when it was started; null while it stands
    sa.Column("dropped", sa.Boolean, nullable=False),
    sa.Column("seen_until", sa.Double, nullable=False),  # connected as far as is known
    sa.Column("reminders", sa.Boolean, nullable=False),
    sa.Column("orders", sa.JSON, nullable=False),
    sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("archived", sa.Boolean, nullable=False, server_default=sa.false()),  # put away by who sits here
    sa.Column("place", sa.Integer),  # at the end
    sa.Column("points", sa.Integer),
    sa.Column("proposal", sa.JSON(none_as_null=True)),  # what it has said unasked
)

log = sa.Table(
    "log",
    metadata,
    _id(sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("words", sa.String(200), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("mark", sa.String(24)),  # names the position after it, at the last entry of a commit
)

# Finished matches as they were shown, for releases whose rules lead elsewhere: part 0, then the steps, packed.
records = sa.Table(
    "records",
    metadata,
    _id(sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("part", sa.Integer, primary_key=True),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    _id(sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    _id(sa.ForeignKey("matches.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.String(1000), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("room", sa.String(10), nullable=False, server_default="table"),  # table, or watch: spectators alone
    sa.Column("event", sa.String(20), nullable=False, server_default=""),  # what happened, where nobody said it
    sa.Column("number", sa.Integer, nullable=False, server_default="0"),  # entries everyone knew of then
)

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    _id(sa.ForeignKey("matches.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("user", sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("number", sa.Integer, nullable=False),  # the entry after which the seat was asked
    sa.Column("way", sa.String(10), nullable=False),  # email, webhook or push
    sa.Column("state", sa.String(10), nullable=False),  # due, sent, dropped
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("due", sa.Double, nullable=False),
    sa.Index("ix_notices_state_due", "state", "due"),
)

# Browsers that want to be told, even while no page is open.
pushes = sa.Table(
    "pushes",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("user", sa.ForeignKey("users.id"), nullable=False, index=True),
    sa.Column("endpoint", sa.String(500), nullable=False, unique=True),
    sa.Column("p256dh", sa.String(100), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
    # The digest of the session it was entered in, which ends its notices; empty for those from before 0.2.0.
    sa.Column("session", sa.String(64), nullable=False, server_default="", index=True),
)

# How strong people with accounts are, by game.
ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("user", sa.ForeignKey("users.id"), primary_key=True),
    sa.Column("game", sa.String(60), primary_key=True),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("matches", sa.Integer, nullable=False),
)

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)
