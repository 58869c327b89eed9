"""The board as drawn: seven regions between the sea and the Euphrates, their spaces, and the tracks beside them."""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from serai.core.game import Geometry, Place
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tables import GOODS, SHAPE_NAMES, SPACE_EFFECTS, SPACES, UPGRADE_EFFECTS
from serai.games.tadmor.words import COLOUR, GOOD, KIND, MISSION, PLACE, REGION, SEAT, STAGE, UPGRADE

WIDTH, HEIGHT = 1200.0, 800.0
CELL = 84.0  # from one space to the next

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


class Space(msgspec.Struct, frozen=True):
    """What is printed on a space: for which figure, what it does, its region; None for what does not apply."""

    shape: str
    effect: str
    region: str
    amounts: list[int] | None
    good: str | None
    colour: str | None
    order: int | None


class Priced(msgspec.Struct, frozen=True):
    """What a mission or a stage of a temple costs (wood, stone, marble, gold) and brings."""

    cost: list[int]
    prestige: int


class UpgradeTile(msgspec.Struct, frozen=True):
    """Of which epoch an upgrade is, and what it is about."""

    epoch: int
    effect: str


class TadmorGeometry(Geometry, frozen=True):
    """The board; `regions` are left, top, width and height, `kinds` the colours of the precious goods."""

    regions: dict[str, tuple[float, float, float, float]]
    spaces: dict[str, Space]
    missions: dict[str, Priced]
    stages: dict[str, Priced]
    upgrades: dict[str, UpgradeTile]
    kinds: dict[str, str]


def geometry(s: Tadmor) -> TadmorGeometry:
    on_board = [space for space in range(SPACES) if s.data.place_players[space] <= s.players]
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


def _space(s: Tadmor, space: int, on_board: list[int]) -> Place:
    """Spaces of a region in rows, in the order of their numbers."""
    region = s.data.place_region[space]
    left, top, width, _ = REGIONS[region]
    at = [other for other in on_board if s.data.place_region[other] == region].index(space)
    columns = int(width // CELL)
    x = left + (width - columns * CELL) / 2 + CELL * (at % columns + 0.5)
    return Place(f"place:{PLACE.words[space]}", "space", x, top + 40 + CELL * (at // columns + 0.5))


def _printed(s: Tadmor, space: int) -> Space:
    amounts = [int(n) for n in s.data.place_amount[3 * space : 3 * space + 3]]
    effect = SPACE_EFFECTS[s.data.place_effect[space]]
    return Space(
        shape=SHAPE_NAMES[s.data.place_shape[space]],
        effect=effect,
        region=REGION.words[s.data.place_region[space]],
        amounts=amounts if any(amounts) else None,
        good=GOOD.words[s.data.place_good[space]] if effect == "gain" else None,
        colour=COLOUR.words[s.data.place_good[space]] if effect == "good" else None,
        order=int(s.data.place_order[space]) or None,
    )


def _upgrades(s: Tadmor) -> dict[str, UpgradeTile]:
    data = s.data
    return {
        word: UpgradeTile(int(data.epoch_of[u]) + 1, UPGRADE_EFFECTS[data.upgrade_effect[u]])
        for u, word in enumerate(UPGRADE.words)
    }


def _missions(s: Tadmor) -> dict[str, Priced]:
    data = s.data
    return {
        word: Priced(_four(data.mission_cost, m), int(data.mission_prestige[m])) for m, word in enumerate(MISSION.words)
    }


def _stages(s: Tadmor) -> dict[str, Priced]:
    data = s.data
    return {
        word: Priced(_four(data.stage_cost, stage), int(data.stage_prestige[stage]))
        for stage, word in enumerate(STAGE.words)
    }


def _four(costs: vec[i64], row: int) -> list[int]:
    """Wood, stone, marble and gold of a row of costs."""
    return [int(n) for n in costs[GOODS * row : GOODS * (row + 1)]]
