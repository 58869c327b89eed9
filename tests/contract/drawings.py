"""What the drawings in web/src/boards say and show, read from their sources: texts by id, symbols by message."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import serai
from serai.core.game import AnyGame
from tests.contract.texts import read_messages

WEB = Path(__file__).parents[2] / "web" / "src"
BOARDS = WEB / "boards"
# What else speaks with a game's own words.
PAGES = (WEB / "lib" / "how.ts", WEB / "parts" / "Outcome.svelte", WEB / "parts" / "ScoreTable.svelte")
ASKED = re.compile(r"\bvoice\??\.has\([`\"]([a-z$][^`\"]*)[`\"]\)")
SAID = re.compile(r"""(["'`])((?:board|how)-(?:\$\{[^}]*\}|(?!\1)[^$\s])+)\1""")
IMPORTED = re.compile(r'(?:from|import) "(?:\.\./)+(\w[\w-]*)/')
ROW = re.compile(r'^  "?([a-z-]+)"?: (.+),$', re.MULTILINE)
TOLD = re.compile(r'\btell\(\s*"([a-z-]+)"')


def drawn_games() -> list[str]:
    """Games with a drawing of their own."""
    return [name for name in serai.games() if (BOARDS / name / "index.ts").exists()]


@cache
def folders(name: str) -> tuple[Path, ...]:
    """A drawing's folder and those it takes parts from."""
    found, todo = [], [name]
    while todo:
        folder = BOARDS / todo.pop()
        if folder not in found and folder.is_dir():
            found.append(folder)
            todo += [one for path in _sources(folder) for one in IMPORTED.findall(path.read_text("utf-8"))]
    return tuple(found)


def family(name: str) -> list[str]:
    """The games that share a drawing."""
    return [other for other in drawn_games() if set(folders(other)) == set(folders(name))]


def _sources(folder: Path) -> list[Path]:
    return sorted([*folder.rglob("*.ts"), *folder.rglob("*.svelte")])


def said(name: str) -> set[str]:
    """Ids a drawing and the pages about its game say; `board-stage-${kind}` stands for all that begin so.

    A page serves all games and asks before it says what only some of them have; a drawing knows its games."""
    drawing = texts_said(path.read_text("utf-8") for folder in folders(name) for path in _sources(folder))
    pages = [path.read_text("utf-8") for path in PAGES]
    asked = {one for source in pages for one in ASKED.findall(source)}
    mine = {use for use in texts_said(pages) if use not in asked or is_written(use, family(name))}
    return (drawing | mine) - _said_by_the_app()


def is_written(use: str, names: Iterable[str]) -> bool:
    """Whether one of some games has a text that an id may be."""
    return any(means(use, one) for name in names for one in read_messages(serai.load(name).folders, "en")[0])


def asked_for() -> set[str]:
    """Every id that the app asks for before it says it, wherever."""
    paths = [path for kind in ("ts", "svelte") for path in WEB.rglob(f"*.{kind}")]
    return {one for path in paths for one in ASKED.findall(path.read_text("utf-8"))}


def texts_said(sources: Iterable[str]) -> set[str]:
    return {match[1] for source in sources for match in SAID.findall(source)}


@cache
def _said_by_the_app() -> frozenset[str]:
    return frozenset(re.findall(r"^([a-z-]+) =", (WEB / "text" / "en.ftl").read_text("utf-8"), re.MULTILINE))


def means(use: str, message: str) -> bool:
    """Whether an id in a source may be this message's."""
    parts = [re.escape(part) for part in re.split(r"\$\{[^}]*\}", use)]
    return re.fullmatch("[a-z0-9-]+".join(parts), message) is not None


def use_faults(written: set[str], used: set[str]) -> list[str]:
    """Texts nobody says, and ids without a text."""
    idle = [one for one in written if not any(means(use, one) for use in used)]
    empty = [use for use in used if not any(means(use, one) for one in written)]
    return sorted([f"{one} is said nowhere" for one in idle] + [f"{use} has no text" for use in empty])


def icons(name: str) -> dict[str, str]:
    """The table of symbols of a game's drawing: what is written for each message."""
    tables = [folder / "icons.ts" for folder in folders(name) if folder.name != "shared"]
    return dict(ROW.findall(next(path for path in tables if path.exists()).read_text("utf-8")))


def symbols() -> set[str]:
    """Everything that is drawn on a sheet."""
    sheets = [*(WEB / "pieces").glob("*.svg"), *BOARDS.glob("*/pieces.svg")]
    return {one for sheet in sheets for one in re.findall(r'id="([^"]+)"', sheet.read_text("utf-8"))}


def told(game: AnyGame) -> set[str]:
    """Messages that the rules of a game tell."""
    found: set[str] = set()
    for folder in game.folders:
        for path in folder.rglob("*.py"):
            within = path.relative_to(folder).parts
            if within[0] == "rules" or len(within) == 1:
                found |= set(TOLD.findall(path.read_text("utf-8")))
    return found


def meant_symbols(game: AnyGame, message: str, icon: str) -> set[str]:
    """The symbols a row of the table may come to: `"tile-{tile}"` is one for each word of tiles."""
    if not icon.startswith('"'):
        return set()
    pattern = icon.strip('"')
    hole = re.search(r"\{(\w+)\}", pattern)
    if hole is None:
        return {pattern}
    declared = {one.partition(":")[0]: one.rpartition(":")[2] for one in game.messages[message]}
    assert hole[1] in declared, f"{message} has no argument {hole[1]}"
    vocabulary = game.vocabularies.get(declared[hole[1]])
    words = vocabulary.words if vocabulary else [str(n) for n in range(1, 7)]  # numbers here are those of dice
    return {pattern.replace(hole[0], word) for word in words}
