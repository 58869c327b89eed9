"""What an owner's pack may not change: the kind of a space and the effect of a numbered tile or card.

Texts name spaces by what they do, and the rulebook's appendix says what each number does; a board with more spaces of
a kind takes a spare row.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from serai.core.pack import Pack

FIXED: Final = {"space": ("effect", "good", "colour", "order"), "upgrade": ("effect",), "mission": ("effect",)}


def check_kinds(pack: Pack) -> None:
    """Compare with the game's own pack, row by row."""
    if pack.name == f"{pack.game}/data":
        return
    own = Pack.built_in(
        pack.game, Path(str(files("serai.games.tadmor"))) / "data"
    )  # compiled code has no file of its own
    for name, fields in FIXED.items():
        for mine, its in zip(pack.rows(name), own.rows(name), strict=False):
            for field in fields:
                _check_same(pack, name, mine, its, field)
            if name == "space" and its["effect"] == "gain":
                _check_same(pack, name, mine, its, "shape")


def _check_same(pack: Pack, name: str, mine: dict[str, Any], its: dict[str, Any], field: str) -> None:
    if mine.get("id") == its["id"] and mine.get(field) != its.get(field):
        what = f"must stay {its.get(field)}; for a space of another kind use a spare row"
        if name != "space":
            what = f"must stay {its.get(field)}, as the rulebook says"
        raise pack.wrong(f"{name}[{its['id']}].{field}", what)
