"""The ladder: what was measured, kept as JSON, one file per measurement, and the page made of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

import msgspec

from serai._native import COMPILED
from serai.arena.experiment import Experiment
from serai.arena.pairs import Pair
from serai.arena.rating import Rate, result
from serai.catalogue import games
from serai.core.errors import BadInput
from serai.core.game import Options


class Measurement(msgspec.Struct, frozen=True):
    """One measurement: who sat at the table, how often each won, and what a choice cost."""

    game: str
    players: int
    options: Options
    table: list[str]  # the bots of one seating; every rotation was played
    pairs: int
    matches: int
    bots: dict[str, Rate]
    cost: dict[str, float]  # seconds of the median choice, on one core of the machine that measured
    compiled: bool
    illegal: int
    timeouts: int
    unfinished: int
    late: dict[str, float] = {}  # seconds of the 99th choice of a hundred
    latest: dict[str, float] = {}  # of the slowest choice


def summarise(experiment: Experiment, pairs: Sequence[Pair]) -> Measurement:
    """What a measurement found; of a pair's median and 99th choice, the median over pairs."""
    outcome = result(experiment.game, len(experiment.bots), experiment.bots, pairs)
    return Measurement(
        experiment.game,
        len(experiment.bots),
        experiment.options,
        experiment.bots,
        len(pairs),
        sum(pair.matches for pair in pairs),
        outcome.bots,
        _over_pairs([pair.cost for pair in pairs], median),
        COMPILED,
        outcome.illegal,
        outcome.timeouts,
        sum(pair.unfinished for pair in pairs),
        _over_pairs([pair.late for pair in pairs], median),
        _over_pairs([pair.latest for pair in pairs], max),
    )


def _over_pairs(seconds: list[dict[str, float]], together: Callable[[list[float]], float]) -> dict[str, float]:
    """One figure for each bot, of the figures of the pairs that have one."""
    specs = {spec: None for one in seconds for spec in one}
    return {spec: round(together([one[spec] for one in seconds if spec in one]), 6) for spec in specs}


def write_measurement(path: Path, one: Measurement) -> None:
    path.write_bytes(msgspec.json.format(msgspec.json.encode(one), indent=1) + b"\n")


def read_measurements(folder: Path) -> list[Measurement]:
    """All measurements of a folder, by game, player count and who played."""
    found = []
    for path in sorted(folder.glob("*.json")):
        try:
            found.append(msgspec.json.decode(path.read_bytes(), type=Measurement))
        except msgspec.MsgspecError as error:
            raise BadInput(f"{path}: is not a measurement of `serai arena --report` ({error}).") from error
    if not found:
        raise BadInput(f"{folder}: holds no measurements; make some with `serai arena --report`.")
    return sorted(found, key=lambda one: (one.game, one.players, one.table))


PREFACE = """# How strong the bots are

Written by `serai ladder --out docs/strength.md` from the measurements in `docs/strength/*.json`; each of them comes
from `serai arena GAME --bots ... --report FILE`.

Every seed is played once for every rotation of the seats (a pair). The rate is the share of matches won, with shared
wins split; the interval holds the true rate 95 times in 100 (bootstrap over pairs). Among equal bots, each would win
one match in two with two players, one in three with three, and so on. The cost is the time of a choice between
at least two moves, on one core of the machine that measured: processor time, or time on the clock for outside bots
and in older rows. A bot that plans a whole turn thinks once and then follows its plan, so the median choice costs it
next to nothing; the 99th choice of a hundred and the slowest of all tell how long people wait.

Rows against catanatron are an outside yardstick, made by `bench/catanatron_match.py`: two players at its table, by
its rules, without trade between players. Its wheel does not include its searching players, so for these rows they
were transcribed from its repository. To measure again, clone github.com/bcollazo/catanatron and put its packages on
PYTHONPATH.
"""


def markdown(found: Sequence[Measurement]) -> str:
    """The ladder as Markdown: a table for each game and number of players."""
    parts = [PREFACE]
    groups = sorted({(one.game, one.players) for one in found})
    for game, players in groups:
        title = games()[game].title if game in games() else game
        parts.append(f"## {title}, {'alone' if players == 1 else f'{players} players'}\n")
        parts.append("| bot | against | wins | 95 % interval | pairs | median | 99th | slowest | faults |")
        parts.append("|---|---|---:|---:|---:|---:|---:|---:|---|")
        for one in found:
            if (one.game, one.players) == (game, players):
                parts += rows(one)
        parts.append("")
    return "\n".join(parts)


def rows(one: Measurement) -> list[str]:
    """A line for each bot that is not alone with its kind, the best first."""
    ordered = sorted(one.bots.items(), key=lambda item: -item[1].rate)
    return [_row(one, spec, rate) for spec, rate in ordered]


def _row(one: Measurement, spec: str, rate: Rate) -> str:
    others = list(one.table)
    others.remove(spec)
    named = dict.fromkeys(others)
    against = ", ".join(f"{others.count(other)} × {other}" if others.count(other) > 1 else other for other in named)
    against = "; ".join([against or "the game itself", *_unusual(one)])
    cost = " | ".join(_milliseconds(spent.get(spec)) for spent in (one.cost, one.late, one.latest))
    faults = [f"{one.illegal} illegal"] * (one.illegal > 0) + [f"{one.timeouts} time-outs"] * (one.timeouts > 0)
    faults += [f"{one.unfinished} unfinished"] * (one.unfinished > 0) + ["interpreted"] * (not one.compiled)
    interval = f"{rate.low:.1%} to {rate.high:.1%}"
    told = "; ".join(faults) or "none"
    return f"| {spec} | {against} | {rate.rate:.1%} | {interval} | {one.pairs} | {cost} | {told} |"


def _milliseconds(seconds: float | None) -> str:
    return "-" if seconds is None else f"{seconds * 1000:.1f} ms"


def _unusual(one: Measurement) -> list[str]:
    """Options of the match that are not the game's own choice."""
    usual = games()[one.game].check_options({}) if one.game in games() else {}
    return [f"{name}={value}" for name, value in one.options.items() if usual.get(name) != value]
