"""Which sources are compiled, and in which groups: `python -m tools.compiled` lists them for make."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "serai"

CORE = ("core/flow.py", "core/playout.py", "core/rng.py", "core/scales.py", "bots/search.py")
# What a game keeps out of the compiled rules: words, views and drawings are not hot.
COLD = ("__init__.py", "words.py", "view.py", "show.py", "geometry.py")


def groups() -> dict[str, list[Path]]:
    """Modules compiled together, by the name of their shared library."""
    games = sorted(path.parent for path in (PACKAGE / "games").glob("*/__init__.py"))
    found = {"serai._core": [PACKAGE / name for name in CORE]}
    return found | {f"serai._{game.name}": hot for game in games if (hot := _hot(game))}


def _hot(game: Path) -> list[Path]:
    return [path for path in sorted(game.rglob("*.py")) if path.name not in COLD and "tests" not in path.parts]


def sources() -> list[Path]:
    return [path for group in groups().values() for path in group]


if __name__ == "__main__":
    print(*(path.relative_to(ROOT).as_posix() for path in sources()), sep="\n")
