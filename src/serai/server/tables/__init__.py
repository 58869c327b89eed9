"""Tables: loading and committing them, what seats may do, and how they are shown."""
