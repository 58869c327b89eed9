"""Which sources are compiled, and in which groups: `python -m tools.compiled` lists them for make."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "serai"

CORE = (
    "core/flow.py", "core/playout.py", "core/rng.py", "core/scales.py", "core/turns.py", "core/writer.py",
    "bots/search.py", "research/lanes.py", "research/side_by_side.py",
)  # fmt: skip
# What stands between the rules and who plays: a group of its own, so that the games need not be compiled anew for it.
PLAYED = (
    "core/codec.py", "core/trail.py", "core/views.py", "core/words.py",
    "server/tables/loaded.py", "server/tables/numbering.py", "server/tables/presenters.py",
)  # fmt: skip
# What a game keeps out of the compiled rules: words, views and drawings are not hot, `view_battle.py` among them.
COLD = ("__init__", "geometry", "observation", "printed", "sense", "show", "view", "vocabulary", "words")
COLD_KINDS = ("view_", "words_")


def groups() -> dict[str, list[Path]]:
    """Modules compiled together, by the name of their shared library."""
    games = sorted(path.parent for path in (PACKAGE / "games").glob("*/__init__.py"))
    found = {"serai._core": [PACKAGE / name for name in CORE]}
    found["serai._played"] = [PACKAGE / name for name in PLAYED]
    return found | {f"serai._{game.name}": hot for game in games if (hot := _hot(game))}


def _hot(game: Path) -> list[Path]:
    return [path for path in sorted(game.rglob("*.py")) if not _is_cold(path.stem) and "tests" not in path.parts]


def _is_cold(name: str) -> bool:
    return name in COLD or name.startswith(COLD_KINDS)


def sources() -> list[Path]:
    return [path for group in groups().values() for path in group]


if __name__ == "__main__":
    print(*(path.relative_to(ROOT).as_posix() for path in sources()), sep="\n")
