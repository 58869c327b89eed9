"""The board as drawn: seven regions between the sea and the Euphrates, their spaces, and the tracks beside them."""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from serai.core.flow import Note
from serai.core.game import Geometry, Place
from serai.games.tadmor.rules.notes import tile_note
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tables import (
    EPOCHS,
    GOODS,
    MISSION_EFFECTS,
    SHAPE_NAMES,
    SPACE_EFFECTS,
    SPACES,
    UPGRADE_EFFECTS,
)
from serai.games.tadmor.words import (
    COLOUR,
    GETS,
    GOOD,
    KIND,
    MESSAGES,
    METRIC,
    MISSION,
    PLACE,
    REGION,
    SEAT,
    STAGE,
    UPGRADE,
)

WIDTH, HEIGHT = 1200.0, 800.0
CELL = 84.0  # from one space to the next
_WORDS = {entry.name: entry for entry in (GOOD, GETS, METRIC)}  # of texts of tiles

# Left, top, width, height of each region, in the order of their numbers.
REGIONS = (
    (20.0, 40.0, 290.0, 300.0),
    (20.0, 420.0, 290.0, 300.0),
    (870.0, 40.0, 310.0, 370.0),
    (340.0, 490.0, 290.0, 230.0),
    (340.0, 270.0, 500.0, 200.0),
    (340.0, 40.0, 500.0, 210.0),
    (660.0, 490.0, 520.0, 230.0),
)
_STACKS = {"grey": (260.0, 700.0), "yellow": (1090.0, 370.0), "red": (1140.0, 370.0)}


class Priced(msgspec.Struct, frozen=True):
    """What a mission, a stage of a temple or a precious good costs (wood, stone, marble, gold) and brings.

    `upto` is the last level of a row of tower costs, 0 for the last row, which goes on; None for everything else.
    """

    cost: list[int]
    prestige: int
    upto: int | None = None


class Space(msgspec.Struct, frozen=True):
    """What is printed on a space: for which figure, what it does, its region; None for what does not apply.

    `amounts` are those of the three epochs: goods, points, levels destroyed, or the tax in gold. `costs` are the price
    of a precious good or the rows of tower costs.
    """

    shape: str
    effect: str
    region: str
    amounts: list[int] | None
    good: str | None
    colour: str | None
    order: int | None
    costs: list[Priced]


class Mission(Priced, frozen=True):
    """A mission, and what it brings when it is returned: an effect with its number."""

    effect: str = ""
    amount: int = 0


class UpgradeTile(msgspec.Struct, frozen=True):
    """Of which epoch an upgrade is, and the text that says what it does, with words and numbers to fill in."""

    epoch: int
    effect: str
    text: str
    fill: dict[str, int | str]


class TadmorGeometry(Geometry, frozen=True):
    """The board; `regions` are left, top, width and height, `kinds` the colours of the precious goods."""

    regions: dict[str, tuple[float, float, float, float]]
    spaces: dict[str, Space]
    missions: dict[str, Mission]
    stages: dict[str, Priced]
    upgrades: dict[str, UpgradeTile]
    kinds: dict[str, str]


def geometry(s: Tadmor) -> TadmorGeometry:
    on_board = on_this_side(s)
    places = [_space(s, space, on_board) for space in on_board]
    places += [Place(f"place:{word}", "tile") for word in PLACE.words[SPACES:]]
    places += [
        Place(f"region:{word}", "region", left + width / 2, top + height / 2)
        for word, (left, top, width, height) in zip(REGION.words, REGIONS, strict=True)
    ]
    places += [Place(f"stack:{word}", "stack", *_STACKS[word]) for word in COLOUR.words]
    places += [Place(f"upgrade:{word}", "upgrade") for word in UPGRADE.words]
    places += [Place(f"mission:{word}", "mission") for word in MISSION.words]
    places += [Place(f"good:{word}", "good") for word in GOOD.words]
    places += [Place(f"kind:{word}", "kind") for word in KIND.words]
    places += [Place(f"player:{word}", "player") for word in SEAT.words[: s.players]]
    return TadmorGeometry(
        WIDTH,
        HEIGHT,
        places,
        regions=dict(zip(REGION.words, REGIONS, strict=True)),
        spaces={PLACE.words[space]: _printed(s, space) for space in on_board},
        missions=_missions(s),
        stages=_stages(s),
        upgrades=_upgrades(s),
        kinds={word: COLOUR.words[s.data.colour_of[k]] for k, word in enumerate(KIND.words)},
    )


def on_this_side(s: Tadmor) -> list[int]:
    """The spaces of the side of the board for so many players."""
    return [int(space) for space in s.data.spaces if s.data.place_players[space] & (1 << (s.players - 2))]


def _space(s: Tadmor, space: int, on_board: list[int]) -> Place:
    """Spaces of a region in rows, in the order of their numbers."""
    region = s.data.place_region[space]
    left, top, width, height = REGIONS[region]
    here = [other for other in on_board if s.data.place_region[other] == region]
    columns = int(width // CELL)
    step = min(CELL, (height - 40) / -(-len(here) // columns))
    column, row = here.index(space) % columns, here.index(space) // columns
    x = left + (width - columns * CELL) / 2 + CELL * (column + 0.5)
    return Place(f"place:{PLACE.words[space]}", "space", x, top + 40 + step * (row + 0.5))


def _printed(s: Tadmor, space: int) -> Space:
    effect = SPACE_EFFECTS[s.data.place_effect[space]]
    amounts = amounts_of(s, space)
    return Space(
        shape=SHAPE_NAMES[s.data.place_shape[space]],
        effect=effect,
        region=REGION.words[s.data.place_region[space]],
        amounts=amounts if any(amounts) else None,
        good=GOOD.words[s.data.place_good[space]] if effect == "gain" else None,
        colour=COLOUR.words[s.data.place_good[space]] if effect == "good" else None,
        order=int(s.data.place_order[space]) or None,
        costs=costs_of(s, space),
    )


def amounts_of(s: Tadmor, space: int) -> list[int]:
    """What a space gives, destroys or asks for in the three epochs."""
    effect = SPACE_EFFECTS[s.data.place_effect[space]]
    known = {"tax": s.data.tax, "traitor": s.data.traitor}
    found = known.get(effect, s.data.place_amount[EPOCHS * space : EPOCHS * (space + 1)])
    return [int(n) for n in found]


def costs_of(s: Tadmor, space: int) -> list[Priced]:
    """The price of a precious good, or the rows of tower costs."""
    data, effect = s.data, SPACE_EFFECTS[s.data.place_effect[space]]
    if effect == "good":
        return [Priced(four(data.price, int(data.place_good[space])), 0)]
    if effect not in ("single", "double"):
        return []
    rows, last = data.single if effect == "single" else data.double, int(data.tower_rows) - 1
    return [
        Priced(four(rows, row), 0, int(data.row) * (row + 1) if row < last else 0)
        for row in range(int(data.tower_rows))
    ]


def _upgrades(s: Tadmor) -> dict[str, UpgradeTile]:
    data = s.data
    return {
        word: UpgradeTile(int(data.epoch_of[u]) + 1, UPGRADE_EFFECTS[data.upgrade_effect[u]], *_said(tile_note(s, u)))
        for u, word in enumerate(UPGRADE.words)
    }


def _said(note: Note) -> tuple[str, dict[str, int | str]]:
    """A note's message and what it is filled with: numbers as they are, words as messages that name them."""
    fill: dict[str, int | str] = {}
    for declared, value in zip(MESSAGES[note.message], (note.a, note.b, note.c), strict=False):
        name, _, kind = declared.partition(":")
        kind = kind or name
        fill[name] = int(value) if kind == "number" else f"{kind}-{_WORDS[kind].words[value]}"
    return note.message, fill


def _missions(s: Tadmor) -> dict[str, Mission]:
    data = s.data
    return {
        word: Mission(
            four(data.mission_cost, m),
            int(data.mission_prestige[m]),
            effect=MISSION_EFFECTS[data.mission_effect[m]],
            amount=int(data.mission_amount[m]),
        )
        for m, word in enumerate(MISSION.words)
    }


def _stages(s: Tadmor) -> dict[str, Priced]:
    data = s.data
    return {
        word: Priced(four(data.stage_cost, stage), int(data.stage_prestige[stage]))
        for stage, word in enumerate(STAGE.words)
    }


def four(costs: vec[i64], row: int) -> list[int]:
    """Wood, stone, marble and gold of a row of costs."""
    return [int(n) for n in costs[GOODS * row : GOODS * (row + 1)]]
