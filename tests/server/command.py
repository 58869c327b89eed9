"""The command `serai` with the toy game: what the tests start as processes of their own.

Bot processes import this module again, so the toy is there too.
"""

from __future__ import annotations

from tests.luck import with_fixed_luck
from tests.server.running import seat_the_toy

seat_the_toy()

if __name__ == "__main__":
    from serai.cli.main import main

    with with_fixed_luck():
        main()
