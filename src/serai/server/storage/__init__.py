"""The database: its schema, reading and writing, migrations; and Redis, where processes share something."""
