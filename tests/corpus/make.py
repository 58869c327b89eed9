"""Adds to the corpus: `python -m tests.corpus.make [GAME ...]` (make corpus, make corpus ANEW="GAME ...").

Each version of a game's rules has a folder of logs, written once, when the version is new, and never again after a
release has shipped it; until then the logs of the games that are named are written anew. What older versions' logs
lead to under the present rules is told in `differs.toml`: how many entries of a log lead to the same positions, where
not all do.
"""

from __future__ import annotations

import gzip
import shutil
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import serai
from serai.core.contract.playing import random_answer
from serai.core.game import AnyGame
from serai.core.log import Log, parse
from serai.core.match import Match
from serai.core.rng import Rng
from serai.core.survey import survey

FOLDER = Path(__file__).parent
DIFFERS = FOLDER / "differs.toml"
HEAD = "# Logs of older rules that the present ones lead elsewhere, and after how many entries. Written by make corpus."
SEED = 13
LARGE = 20_000  # bytes above which a log is compressed
UNDO_EVERY, REWIND_EVERY, REWINDS = 9, 100, 3  # in the match with moves taken back
UNDO_UNTIL = 2_000  # entries

Setup = tuple[str, int, dict[str, str], bool]  # a name for it, players, options, whether moves are taken back


def folder_of(game: AnyGame, version: int | None = None) -> Path:
    return FOLDER / game.name / f"rules-{version or game.identity.rules_version}"


def setups(game: AnyGame) -> Iterator[Setup]:
    """The defaults for every number of players, every other option alone, and a match with moves taken back."""
    others = [{option.name: value} for option in game.identity.options for value in option.values[1:]]
    for players in game.players:
        options = next(options for options in [{}, *others] if _allowed(game, players, options))
        yield f"{players}-players", players, options, False
    most = game.players[-1]
    for options in others:
        (name, value), *_ = options.items()
        if _allowed(game, most, options):
            yield f"{most}-players-{name}-{value}", most, options, False
    yield f"{most}-players-taken-back", most, {}, True


def _allowed(game: AnyGame, players: int, given: dict[str, str]) -> bool:
    return game.rules.allowed is None or not game.rules.allowed(players, game.check_options(given))


def played(game: AnyGame, players: int, options: dict[str, str], taken_back: bool) -> Log:
    """A random match to its end."""
    seats, rng = [f"Seat {i + 1}" for i in range(players)], Rng(SEED)
    match = Match.create(game, seats, options, serai.Dealer.numbered(SEED), hold=taken_back)
    rewinds, back = 0, REWIND_EVERY
    while not match.over:
        if taken_back and len(match.entries) >= back and rewinds < REWINDS:
            rewinds, back = rewinds + 1, len(match.entries) + REWIND_EVERY
            match.rewind(0, len(match.entries) - REWIND_EVERY // 2)
        elif match.held:
            match.confirm(match.held[0])
        else:
            _play_one(match, rng, taken_back)
    return match.log()


def _play_one(match: Match, rng: Rng, taken_back: bool) -> None:
    decision, move = random_answer(match.state, rng)
    seat = int(decision.player)
    match.play(seat, match.game.words(decision, move))
    early = len(match.entries) < UNDO_UNTIL
    if taken_back and early and len(match.entries) % UNDO_EVERY == 0 and match.can_undo(seat):
        match.undo(seat)


def write(path: Path, log: Log) -> None:
    text = log.text().encode()
    path.parent.mkdir(parents=True, exist_ok=True)
    if len(text) > LARGE:
        path.with_name(path.name + ".gz").write_bytes(gzip.compress(text, mtime=0))
    else:
        path.write_bytes(text)


def read(path: Path) -> Log:
    body = path.read_bytes()
    return parse((gzip.decompress(body) if path.suffix == ".gz" else body).decode(), path.name)


def older() -> Iterator[tuple[AnyGame, Path]]:
    """The logs of versions before the present ones."""
    for game in serai.games().values():
        for version in range(1, game.identity.rules_version):
            yield from ((game, path) for path in sorted(folder_of(game, version).glob("*.serai*")))


def current() -> Iterator[tuple[AnyGame, Path]]:
    for game in serai.games().values():
        yield from ((game, path) for path in sorted(folder_of(game).glob("*.serai*")))


def name_of(path: Path) -> str:
    return str(path.relative_to(FOLDER))


def agreement(game: AnyGame, path: Path) -> int | None:
    """How many entries of a log lead to the same positions under the present rules; None where all do."""
    log = read(path)
    found = survey(game, log.header, log.entries, log.marks, None)
    return None if found.whole and found.match.over == log.over else found.common


def differs() -> dict[str, int]:
    """As it was found when the newest version was added."""
    found: dict[str, int] = tomllib.loads(DIFFERS.read_text("utf-8"))
    return found


def write_differs() -> None:
    found = {name_of(path): agreement(game, path) for game, path in older()}
    lines = [f'"{name}" = {common}' for name, common in found.items() if common is not None]
    DIFFERS.write_text("\n".join([HEAD, *lines, ""]), "utf-8")
    print(f"wrote {DIFFERS.name}: {len(lines)} of {len(found)} older logs lead elsewhere")


def main(names: list[str]) -> None:
    """A folder for every version that has none yet (of the named games: anew), and what the older ones lead to now."""
    for name, game in serai.games().items():
        if name in names:
            shutil.rmtree(folder_of(game), ignore_errors=True)
        if folder_of(game).exists():
            continue
        for title, players, options, taken_back in setups(game):
            write(folder_of(game) / f"{title}.serai", played(game, players, options, taken_back))
        print(f"wrote {folder_of(game).relative_to(FOLDER)}")
    write_differs()


if __name__ == "__main__":
    main(sys.argv[1:])
