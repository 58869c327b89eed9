"""How a terminal match is kept: the log in the open, the dice seed in a private file next to it.

A running match must not reveal its seed, and cannot go on without it. So `FILE.seed`, readable by its owner alone,
holds the seed and who sits where. When the match is over, the seed moves into the log and the file is deleted.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

import msgspec

from serai.catalogue import load
from serai.cli.common import read_log, read_pack
from serai.core.dealer import Dealer
from serai.core.errors import BadInput, BadLog
from serai.core.game import AnyGame
from serai.core.match import Match
from serai.core.survey import change_from, replay_any, survey


class Secrets(msgspec.Struct, forbid_unknown_fields=True):
    """What only the machine that runs the match may know, and what it needs to go on."""

    seed: str
    seats: list[str]
    language: str
    data: str = ""


def seed_file(path: Path) -> Path:
    return path.with_name(path.name + ".seed")


def default_path(game: AnyGame) -> Path:
    """A file of its own for every match, among the user's data."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    folder = Path(home) / "serai" / "matches"
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game.name}-{time.strftime('%Y%m%d-%H%M%S')}"
    path, number = folder / f"{stem}.serai", 2
    while path.exists() or seed_file(path).exists():
        path, number = folder / f"{stem}-{number}.serai", number + 1
    return path


def check_new(path: Path) -> Path:
    """A path that can be written to and holds nothing yet."""
    if path.exists() or seed_file(path).exists():
        raise BadInput(f"{path}: a file of this name already exists; nothing was written.")
    if not path.parent.is_dir():
        raise BadInput(f"{path}: there is no folder {path.parent}.")
    return path


def save(match: Match, path: Path, secrets: Secrets) -> None:
    """The match as it stands. A power cut leaves the old files or the new ones, never half of one."""
    try:
        if not match.over:
            _replace(seed_file(path), msgspec.json.encode(secrets).decode() + "\n")
        _replace(path, match.log().file_text())
        if match.over:
            seed_file(path).unlink(missing_ok=True)
    except OSError as error:
        raise BadInput(f"{path}: cannot be written ({error.strerror}).") from error


def resume(path: Path, data: Path | None) -> tuple[Match, Secrets]:
    """A saved match, ready to be played on."""
    log = read_log(path)
    if log.over:
        raise BadInput(f"{path}: this match is over; serai replay shows it, serai verify checks its dice.")
    secrets = _read_secrets(path)
    game = load(log.header.game)
    if len(secrets.seats) != log.header.players:
        raise BadLog(f"{seed_file(path)}: knows {len(secrets.seats)} seats, the log has {log.header.players}.")
    pack = read_pack(game, data or (Path(secrets.data) if secrets.data else None))
    _, older = replay_any(game, log, pack)  # checks the digests, which playing on does not
    dealer = Dealer(_seed(secrets, path))
    if older:
        match = survey(game, log.header, log.entries, log.marks, dealer, pack, hold=True).match
        match.change_rules(change_from(game, log.header, log.entries, pack, len(log.entries)))
    else:
        match = Match.resume(game, log.header, log.entries, dealer, pack, hold=True)
    match.deal()
    return match, secrets


def _seed(secrets: Secrets, path: Path) -> bytes:
    try:
        return bytes.fromhex(secrets.seed)
    except ValueError as error:
        raise BadLog(f"{seed_file(path)}: the seed is not a hexadecimal number.") from error


def _read_secrets(path: Path) -> Secrets:
    beside = seed_file(path)
    try:
        return msgspec.json.decode(beside.read_bytes(), type=Secrets)
    except FileNotFoundError as error:
        raise BadLog(f"{beside}: is missing; a running match cannot go on without its dice seed.") from error
    except OSError as error:
        raise BadLog(f"{beside}: cannot be read ({error.strerror}).") from error
    except msgspec.MsgspecError as error:
        raise BadLog(f"{beside}: is not what serai play wrote there ({error}).") from error


def _replace(path: Path, text: str) -> None:
    """Replace a file in one step, readable by its owner only."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(fresh, path)
