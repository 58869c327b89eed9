"""The table as text for the terminal: a map of signs, the tracks, trade and gardens, every empire."""

from __future__ import annotations

from collections.abc import Mapping

from serai.core.text import Speaker
from serai.games.mesopotamia.printed import Printed
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import (
    ACTION_NAMES,
    ACTIONS,
    AREA_NAMES,
    EMPIRE_NAMES,
    KIND_NAMES,
    LEVELS,
    SECTION_NAMES,
    SIGN_NAMES,
    SLOT_NAMES,
    TERRAIN_NAMES,
    TOKEN_NAMES,
)
from serai.games.mesopotamia.tables_events import (
    EVENT_NAMES,
    GARDEN_NAMES,
    MISSION_NAMES,
    NEED_EVENTS,
    NEED_LEVEL,
    NEED_POPULATION,
    NEED_UNITS,
    NEED_ZIGGURAT,
    NEEDS,
)
from serai.games.mesopotamia.tables_solo import STRATEGY_NAMES
from serai.games.mesopotamia.view import (
    NEED_NAMES,
    TRIBES,
    AreaView,
    MesopotamiaView,
    MissionView,
    SideView,
    Troop,
    view,
)
from serai.games.mesopotamia.view_battle import BattleView

COLUMNS, LINES, WIDE = 116, 40, 15  # of the map
SHORT = 6  # letters of a good on it: neighbours lie close
GROUND = {"plain": '"', "mountain": "^", "desert": ".", "start": "="}
UNIT = {"spearman": "s", "archer": "a", "rider": "r", "chariot": "c", "ram": "b"}


class Table:
    """The parts of the picture."""

    def __init__(self, s: Mesopotamia, seat: int, speaker: Speaker) -> None:
        self.s = s
        self.seat = seat
        self.speaker = speaker
        self.text = Printed(s.data, speaker)
        self.seen: MesopotamiaView = view(s, seat)

    def say(self, message: str, **values: str | int) -> str:
        return self.speaker.say(message, **values)

    def side(self, side: int) -> str:
        """A side by the number of its seat; t is a tribe."""
        return "t" if side == TRIBES else str(side + 1)

    def empire(self, side: int) -> str:
        name = self.seen.sides[side].empire
        return self.speaker.name("empire", EMPIRE_NAMES.index(name)) if name else self.speaker.player(side)

    def lines(self) -> list[str]:
        order = " ".join(self.empire(side) for side in self.seen.order) or "-"
        head = self.say("show-round", round=self.seen.round, order=order)
        parts = [self.map(), self.areas(), self.ships(), self.tracks(), self.trade(), self.gardens(), self.battle()]
        parts += [self.automa(), self.siege(), self.guardians()]
        sides = [self.empire_lines(i, one) for i, one in enumerate(self.seen.sides)]
        return [head, *(line for part in [*parts, *sides] for line in part)]

    # ---- the map

    def map(self) -> list[str]:
        """Every area where it lies: its word, ground and good; what stands there; its units."""
        canvas = [[" "] * COLUMNS for _ in range(LINES)]
        t = self.s.data
        for i in range(t.areas):
            x = round(int(t.x[i]) / int(t.width) * (COLUMNS - WIDE))
            y = round(int(t.y[i]) / int(t.height) * (LINES - 4))
            for row, line in enumerate(self.cell(i)):
                for k, sign in enumerate(line[: WIDE - 1]):
                    canvas[y + row][x + k] = sign
        drawn = ["".join(row).rstrip() for row in canvas]
        return ["", *(line for line in drawn if line), "", *self.legend()]

    def legend(self) -> list[str]:
        """What the map's signs mean."""
        ground = self.say("show-legend-ground", grounds=self.explained(GROUND, "terrain-"))
        return [ground, self.say("show-legend"), self.say("show-legend-units", units=self.explained(UNIT, "kind-"))]

    def explained(self, signs: Mapping[str, str], prefix: str) -> str:
        return ", ".join(f"{sign} {self.say(prefix + name)}" for name, sign in signs.items())

    def cell(self, i: int) -> list[str]:
        t, one = self.s.data, self.seen.areas[AREA_NAMES[i]]
        good = self.speaker.name("good", int(t.resource[i])) if t.resource[i] >= 0 else "*"
        good = good if len(good) <= SHORT else good[: SHORT - 2] + "."
        ground = GROUND[TERRAIN_NAMES[t.terrain[i]]]
        return [f"{AREA_NAMES[i]}{ground}{good}", self.standing(one, i), self.army(one.troops)]

    def standing(self, one: AreaView, i: int) -> str:
        """Ziggurat, settlement, wall, event and what closes an area."""
        found = {"blocked": ["XX"], "closed": ["--"]}.get(one.ground, [])
        found += [f"Z{side.ziggurat}:{k + 1}" for k, side in enumerate(self.seen.sides) if side.start == AREA_NAMES[i]]
        found += [f"H{self.side(one.settlement)}"] if one.settlement >= 0 else []
        found += [f"#{self.side(one.wall)}"] if one.wall >= 0 else []
        points = int(self.s.data.event_points[EVENT_NAMES.index(one.event)]) if one.event else 0
        marks = {"hidden": "?", "open": "!", "points": f"*{points}", "running": f"d{one.die}:{self.side(one.holder)}"}
        return " ".join([*found, *([marks[one.state]] if one.state in marks else [])])

    def army(self, troops: list[Troop]) -> str:
        """Units by side: 1s2a means two spearmen and an archer of the first seat."""
        found: dict[int, str] = {}
        for troop in troops:
            n = str(troop.count) if troop.count > 1 else ""
            found[troop.side] = found.get(troop.side, self.side(troop.side) + ":") + UNIT[troop.kind] + n
        return " ".join(found.values())

    def areas(self) -> list[str]:
        """Names, neighbours and rivers of areas."""
        t = self.s.data
        lines = ["", self.say("show-areas")]
        for i in range(t.areas):
            near = " ".join(AREA_NAMES[int(n)] for n in t.border[t.border_at[i] : t.border_at[i + 1]])
            shore = " ".join(SECTION_NAMES[int(n)] for n in t.shore[t.shore_at[i] : t.shore_at[i + 1]])
            event = self.seen.areas[AREA_NAMES[i]].event
            name = self.speaker.name("area", i)
            told = f"; {self.speaker.name('event', EVENT_NAMES.index(event))}" if event else ""
            lines.append(f"  {AREA_NAMES[i]} {name:<22} {near:<32} {shore}{told}".rstrip())
        return lines

    def ships(self) -> list[str]:
        at = [f"{ship.section} ({self.empire(ship.side)})" for ship in self.seen.ships]
        return ["", self.say("show-ships", ships=", ".join(at))] if at else []

    # ---- tracks, trade, gardens

    def tracks(self) -> list[str]:
        """Both tracks from position 1 on; seals of a stack from below."""
        lines = [""]
        for name, stacks in (("events", self.seen.events), ("population", self.seen.population)):
            places = "  ".join(f"{i + 1}[{''.join(self.side(one) for one in seals)}]" for i, seals in enumerate(stacks))
            lines.append(f"{self.say('show-track-' + name)}: {places}")
        limits = " ".join(str(int(n)) for n in self.s.data.unit_limit[1:])
        return [*lines, self.say("show-limits", limits=limits)]

    def trade(self) -> list[str]:
        lines = ["", self.say("show-trade")]
        for i, slot in enumerate(SLOT_NAMES):
            one = self.seen.trade[slot]
            if one.token:
                ship = " " + self.say("show-needs-ship") if self.s.data.slot_ship[i] else ""
                owner = f" [{self.empire(one.owner)}]" if one.owner >= 0 else ""
                lines.append(f"  {slot}: {self.text.token(TOKEN_NAMES.index(one.token))}{ship}{owner}")
        return lines

    def gardens(self) -> list[str]:
        lines = ["", self.say("show-gardens")]
        for level, one in enumerate(self.seen.gardens):
            if one.token:
                owner = f" [{self.empire(one.builder)}]" if one.builder >= 0 else ""
                lines.append(f"  {level + 1}: {self.text.garden(GARDEN_NAMES.index(one.token))}{owner}")
        return lines

    # ---- battle

    def battle(self) -> list[str]:
        fight = self.seen.battle
        if fight is None:
            return []
        return [
            "",
            self.say("show-battle", area=self.speaker.name("area", AREA_NAMES.index(fight.area))),
            *self.cards(fight),
        ]

    def cards(self, fight: BattleView) -> list[str]:
        """Each unit with its row, and its card: strength, tactics, mobility, printed and laid."""
        lines = []
        for one in fight.fighters:
            name = self.speaker.name("kind", KIND_NAMES.index(one.kind))
            row = f"{one.row + 1}.{one.rank + 1}" if one.row >= 0 else "-"
            lines.append(
                f"  {self.side(one.side)} {name:<14} {one.card:<4} {row:<5} {' '.join(map(str, one.laid))}".rstrip()
            )
        return lines

    # ---- the Automa

    def automa(self) -> list[str]:
        """Its strategy cards in their order: priority, why, and which actions have an amphora (marked x)."""
        seen = self.seen.automa
        if seen is None:
            return []
        level = self.say("option-level-" + seen.level)
        lines = ["", self.say("show-strategies", empire=self.empire(seen.side), level=level, deck=seen.deck)]
        for one in seen.strategies:
            reason = self.say(f"reason-{one.condition}-{'met' if one.met else 'unmet'}")
            name = self.speaker.name("strategy", STRATEGY_NAMES.index(one.card))
            acts = ", ".join(
                f"[{'x' if done else ' '}] {self.speaker.name('action', ACTION_NAMES.index(action))}"
                for action, done in zip(one.actions, one.amphorae, strict=True)
            )
            lines.append(f"  {one.priority:>2} {name}: {reason}; {acts}")
        return lines

    # ---- Siege of Ur, Guardians of Assur

    def counted(self, units: dict[str, int]) -> str:
        kinds = ((self.speaker.name("kind", KIND_NAMES.index(kind)), n) for kind, n in units.items())
        return ", ".join(f"{name} {n}" for name, n in kinds if n) or "-"

    def siege(self) -> list[str]:
        """Who waits for Warfare, and where Ur has held out."""
        seen = self.seen.siege
        if seen is None:
            return []
        return ["", self.say("show-siege", losing=seen.losing, waiting=self.counted(seen.waiting))]

    def guardians(self) -> list[str]:
        """Which wave has come, and what the next one brings."""
        seen = self.seen.guardians
        if seen is None:
            return []
        lines = ["", self.say("show-waves", beaten=seen.beaten, waves=seen.waves)]
        if seen.next_bones:
            units = self.counted(seen.next_wave)
            lines.append(self.say("show-next-wave", wave=seen.waves + 1, units=units, bones=seen.next_bones))
        return lines

    # ---- empires

    def stranger(self) -> str:
        """What the side without a seat is called."""
        return "show-defenders" if self.seen.siege else "show-horde" if self.seen.guardians else "show-automa"

    def owner(self, side: int) -> str:
        return self.speaker.player(side) if side < self.s.players else self.say(self.stranger())

    def empire_lines(self, i: int, one: SideView) -> list[str]:
        goods = ", ".join(self.say("amount-" + good, n=n) for good, n in one.goods.items() if n)
        dice = " ".join(self.die(die.colour, die.sign, die.spent) for die in one.dice)
        head = f"{self.side(i)} {self.empire(i)} ({self.owner(i)}): {self.say('show-points', n=one.points)}"
        lines = ["", head, "  " + (goods or "-") + (f"; {dice}" if dice else "")]
        limits = self.say("show-pieces", units=one.unit_count, limit=one.unit_limit, settlements=one.settlements_left,
                          walls=one.walls_left, amphorae=one.amphorae_left)  # fmt: skip
        lines.append("  " + limits)
        lines += self.technologies(one)
        return lines + [line for mission in one.missions for line in self.mission(mission)]

    def die(self, colour: str, sign: str, spent: bool) -> str:
        shown = self.speaker.name("sign", SIGN_NAMES.index(sign)) if sign else "?"
        return f"({colour[0]}:{shown})" if spent else f"[{colour[0]}:{shown}]"

    def technologies(self, one: SideView) -> list[str]:
        """Every technology with its level, and what the next one would bring."""
        if not one.empire:
            return []
        empire, lines = EMPIRE_NAMES.index(one.empire), []
        for action in range(ACTIONS):
            level = one.levels[ACTION_NAMES[action]]
            name = self.speaker.name("action", action)
            if not level:
                continue
            does = self.text.technology(empire, action, level)
            told = f"  {name} {level}, {self.text.technology_name(action, level)}: {does}"
            if level < LEVELS:
                told += "  > " + self.text.technology(empire, action, level + 1)
            lines.append(told)
        return lines

    def lack(self, mission: int, need: int, n: int) -> str:
        """What is missing of a demand: heights that are reached are named whole, all else is counted."""
        heights = (NEED_POPULATION, NEED_EVENTS, NEED_ZIGGURAT)
        whole = NEED_LEVEL <= need < NEED_UNITS or need in heights
        return self.text.need(need, int(self.s.data.mission_need[mission * NEEDS + need]) if whole else n)

    def mission(self, one: MissionView) -> list[str]:
        i = MISSION_NAMES.index(one.id)
        missing = [self.lack(i, NEED_NAMES.index(name), n) for name, n in one.missing.items()]
        short = self.say("show-missing", what=", ".join(missing)) if missing else self.say("show-met")
        return [f"  {self.speaker.name('mission', i)}: {self.text.mission(i)}; {short}"]


def show(s: Mesopotamia, seat: int, speaker: Speaker) -> str:
    """Map, tracks and empires, as the seat sees them."""
    return "\n".join(Table(s, seat, speaker).lines())
