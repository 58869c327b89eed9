"""The command `serai`."""
