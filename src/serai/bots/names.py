"""What bots are called: people of antiquity. How a bot plays is told beside its name, never in it."""

from __future__ import annotations

from collections.abc import Iterable

NAMES = (
    "Zenobia",
    "Hammurabi",
    "Enheduanna",
    "Gilgamesh",
    "Semiramis",
    "Odaenathus",
    "Ninsun",
    "Cyrus",
    "Nefertari",
    "Sargon",
    "Kubaba",
    "Ashurbanipal",
    "Hatshepsut",
    "Nebuchadnezzar",
    "Artemisia",
    "Darius",
)


def pick_names(count: int, taken: Iterable[str] = (), start: int = 0) -> list[str]:
    """So many different names that nobody at the table has, the same for the same `start`.

    Tables that begin at different places of the list do not all seat the same people.
    """
    others = {name.casefold() for name in taken}
    ring = [NAMES[(start + i) % len(NAMES)] for i in range(len(NAMES))]
    free = [name for name in ring if name.casefold() not in others]
    assert count <= len(free), f"there are {len(free)} names left for {count} bots"
    return free[:count]
