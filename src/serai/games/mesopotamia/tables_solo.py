"""What is printed for those who play alone or beside an Automa, as numbers the rules read."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MODES: Final = 3
MODE_NAMES: Final = ("duel", "siege", "guardians")

STRATEGIES: Final = 18
STRATEGY_NAMES: Final = tuple(f"sc{n}" for n in range(1, STRATEGIES + 1))
STRATEGY_ACTIONS: Final = 36  # an upper and a lower one: strategy * 2 + place
STRATEGY_ACTION_NAMES: Final = tuple(f"{name}-{place}" for name in STRATEGY_NAMES for place in (1, 2))
OPEN_STRATEGIES: Final = 3  # strategy cards that lie open
ACTION_CARDS: Final = 7  # one for each action, and the star
STAR_CARD: Final = 6
LEVEL_NAMES: Final = ("emperor", "igigu", "anunnaki")
FLOORS: Final = 7  # levels of a ziggurat, with none

# Conditions of strategy cards.
HOME_THREATENED: Final = 0
EVENT_NEAR: Final = 1
LAWS_MISSING: Final = 2
NOT_FIRST_PEOPLE: Final = 3
HUMAN_HOLDS: Final = 4
LONE_UNIT_NEAR: Final = 5
FEW_TECHNOLOGIES: Final = 6
FEWER_UNITS: Final = 7
FEW_SETTLEMENTS: Final = 8
NOT_FIRST_EVENTS: Final = 9
CONDITION_NAMES: Final = (
    "home-threatened", "event-near", "laws-missing", "not-first-people", "human-holds",
    "lone-unit-near", "few-technologies", "fewer-units", "few-settlements", "not-first-events",
)  # fmt: skip

# What units go for.
FREE_EVENT: Final = 0  # a hidden event without a tribe
ANY_EVENT: Final = 1
ENEMY_WALL: Final = 2
ENEMY_UNIT: Final = 3
SEEK_NAMES: Final = ("free-event", "event", "wall", "unit")
SOUGHT: Final = 3  # kinds of targets, at most
LISTED: Final = 3  # items to build, at most

LOWEST: Final = 6  # the lowest technology, after the six actions
NOTHING: Final = -1


class SoloTables:
    """Strategy cards, levels and modes. Rows of several numbers lie one after the other."""

    def __init__(self) -> None:
        self.home: vec[i64] = vec[i64]()  # [mode * 2] numbers of the start areas of human and other side; 0 chosen
        self.missions_dealt: vec[i64] = vec[i64]()  # by mode
        self.missions_kept: vec[i64] = vec[i64]()
        self.rating: vec[i64] = vec[i64]()  # points from which on a better title is due
        self.cards: vec[i64] = vec[i64]()  # [level * FLOORS + ziggurat] action cards drawn
        self.empire: vec[i64] = vec[i64]()  # [strategy] whose card it is; NOTHING for standard cards
        self.replaces: vec[i64] = vec[i64]()
        self.condition: vec[i64] = vec[i64]()
        self.met: vec[i64] = vec[i64]()
        self.unmet: vec[i64] = vec[i64]()
        self.action: vec[i64] = vec[i64]()  # [strategy * 2 + place], as all that follow
        self.times: vec[i64] = vec[i64]()
        self.item: vec[i64] = vec[i64]()  # [.. * LISTED] what is built, in order; NOTHING behind the last
        self.item_most: vec[i64] = vec[i64]()
        self.seek: vec[i64] = vec[i64]()  # [.. * SOUGHT] targets in order; NOTHING behind the last
        self.first: vec[i64] = vec[i64]()  # the technology discovered first: an action, or LOWEST
        self.discoveries: vec[i64] = vec[i64]()
        self.people: vec[i64] = vec[i64]()
        self.bones: vec[i64] = vec[i64]()
        self.raises: vec[i64] = vec[i64]()
        self.draw: vec[i64] = vec[i64]()  # the action by which a strategy card is looked for; NOTHING
