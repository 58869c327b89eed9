"""What bots are called at a table: they have names like people's. How strong one is stands next to its name, never in
it."""

from __future__ import annotations

from collections.abc import Collection

NAMES = (
    "Zenobia",
    "Hammurabi",
    "Enheduanna",
    "Sargon",
    "Dido",
    "Cyrus",
    "Nitocris",
    "Gilgamesh",
    "Hatshepsut",
    "Odaenathus",
    "Roxane",
    "Ashurbanipal",
    "Tomyris",
    "Imhotep",
    "Puabi",
    "Ptolemy",
    "Semiramis",
    "Darius",
    "Artemisia",
    "Hiram",
    "Kubaba",
    "Herodotus",
    "Atossa",
    "Xenophon",
)


def bot_names(count: int, taken: Collection[str] = (), start: int = 0) -> list[str]:
    """That many names, no two alike and none of those taken (however written), in the order from `start` on.

    Once all names are in use they come again with a number: Zenobia 2.
    """
    used = {name.casefold() for name in taken}
    found: list[str] = []
    turn = 0
    while len(found) < count:
        called, again = NAMES[(start + turn) % len(NAMES)], turn // len(NAMES) + 1
        name = called if again == 1 else f"{called} {again}"
        if name.casefold() not in used:
            found.append(name)
        turn += 1
    return found
