"""Publishes what programs see: `python -m tools.observations` writes docs/observations, `--check` compares.

For each game a file with the layout of its cells and the JSON schema of its JSON observations, each with a hash, and a
table of all of them. The same as `python -m serai.research GAME` prints. `--check` also finds what is shown to people
and not yet declared for programs.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from serai.catalogue import games
from serai.core.rng import Rng
from serai.research.__main__ import described, written
from serai.research.lanes import new_lane
from serai.research.setups import Setup, raw, setup

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "docs" / "observations"

HEAD = """# What programs see

Made by `python -m tools.observations`; [research.md](../research.md) tells how to read it. A layout's hash changes when
a cell means something else, a schema's when JSON observations have another form: data and networks belong to a hash.

| game | cells | actions | layout | JSON schema |
|---|---:|---:|---|---|
"""


def generated() -> dict[Path, str]:
    """Every file and what it should be."""
    found = {FOLDER / f"{name}.json": written(described(name)) for name in games()}
    return found | {FOLDER / "README.md": HEAD + "".join(row(name) for name in sorted(games()))}


def row(name: str) -> str:
    made = setup(name)
    link = f"[{made.game.title}]({name}.json)"
    return f"| {link} | {made.cells} | {made.game.actions} | `{made.layout_hash}` | `{made.schema_hash}` |\n"


def stale() -> list[Path]:
    """The files that are not what they should be, and those that should not be."""
    wanted = generated()
    changed = [path for path, text in wanted.items() if not path.exists() or path.read_text("utf-8") != text]
    return changed + [path for path in FOLDER.glob("*") if path not in wanted]


def undeclared() -> list[str]:
    """Fields of views that nobody has declared, and games whose `encode` does not write what is declared."""
    found = []
    for name in sorted(games()):
        made = setup(name)
        found += [f"{name}: declare {run.path} in observation.py" for run in made.layout() if "hashed" in run.what]
        if not writes_what_is_declared(made):
            found.append(f"{name}: encode.py does not write the cells that observation.py declares")
    return found


def writes_what_is_declared(made: Setup) -> bool:
    """At the first decision; the tests look at whole matches."""
    lane, declared = new_lane(made.space, Rng(1), True), made.space_with(made.encode_view)
    try:
        return bool(np.array_equal(raw(lane.observe(0)), raw(declared.observe(lane.state, 0))))
    except AssertionError:  # too many cells, or too few
        return False


def main(arguments: Sequence[str]) -> int:
    found = stale()
    if "--check" in arguments:
        said = [f"{path.relative_to(ROOT)} is stale: run `make generate`" for path in found] + undeclared()
        for sentence in said:
            print(sentence, file=sys.stderr)
        return 1 if said else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path in found:
        path.unlink(missing_ok=True)
    for path, text in generated().items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
