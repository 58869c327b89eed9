"""What the pack prints, in words: event options, missions, technology cards, prices."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.text import Speaker
from serai.games.mesopotamia.tables import (
    ACTION_NAMES,
    ACTIONS,
    BUILD,
    GOOD_NAMES,
    GOODS,
    ITEM_NAMES,
    LAND,
    LEVELS,
    WARFARE,
    Tables,
    tech_card,
)
from serai.games.mesopotamia.tables_events import (
    ANY_DISCOVERY,
    DEED_NAMES,
    FOR_POINTS,
    NEED_ARMY,
    NEED_FIELDS,
    NEED_LEVEL,
    NEED_TERRAIN,
    NEED_UNITS,
    NEEDS,
    OPTIONS,
    SHAPES,
)


class Printed:
    """What is printed on components, in the language of the speaker."""

    def __init__(self, data: Tables, speaker: Speaker) -> None:
        self.data = data
        self.speaker = speaker

    def goods(self, row: vec[i64], at: int) -> str:
        """Goods of a row: 2 stone, 1 clay."""
        amounts = [(int(row[at * GOODS + good]), good) for good in range(GOODS)]
        return ", ".join(self.speaker.say("amount-" + GOOD_NAMES[good], n=n) for n, good in amounts if n)

    def option(self, option: int) -> str:
        """Everything an option of an event asks and gives."""
        t, say, found = self.data, self.speaker.say, []
        for message, row in (
            ("card-price", t.option_price),
            ("card-round", t.option_round),
            ("card-gain", t.option_gain),
        ):
            what = self.goods(row, option)
            if what:
                found.append(say(message, what=what))
        if t.option_any[option]:
            found.append(say("card-any", n=int(t.option_any[option])))
        if t.option_deed[option]:
            found.append(say("card-" + DEED_NAMES[t.option_deed[option]]))
        found += self._discovery(int(t.option_discover[option]))
        if t.option_kind[option] == FOR_POINTS:
            found.append(say("card-points", n=int(t.event_points[option // OPTIONS])))
        return " ".join([*found, say("card-track", n=int(t.option_track[option]))])

    def _discovery(self, action: int) -> list[str]:
        if action < 0:
            return []
        if action == ANY_DISCOVERY:
            return [self.speaker.say("card-discover-any")]
        return [self.speaker.say("card-discover", action=self.speaker.name("action", action))]

    def mission(self, mission: int) -> str:
        """What a mission asks for."""
        needs = [(need, int(self.data.mission_need[mission * NEEDS + need])) for need in range(NEEDS)]
        return ", ".join(self.need(need, n) for need, n in needs if n)

    def need(self, need: int, n: int) -> str:
        say, name = self.speaker.say, self.speaker.name
        if need < NEED_LEVEL:
            return say("amount-" + GOOD_NAMES[need], n=n)
        if need < NEED_UNITS:
            return say("need-level", n=n, what=name("action", need - NEED_LEVEL))
        if need < NEED_TERRAIN:
            return say("need-unit", n=n, what=name("kind", need - NEED_UNITS))
        if need < NEED_ARMY:
            return say("need-terrain-" + SHAPES[need - NEED_TERRAIN], n=n)
        return say("need-" + NEED_FIELDS[need - NEED_ARMY], n=n)

    def technology(self, empire: int, action: int, level: int) -> str:
        """What a technology card does."""
        t = self.data
        card = int(tech_card(empire, action, level))
        free = ", ".join(
            self.speaker.name("kind", k) for k in range(LAND) if action == WARFARE and t.third[card] >> k & 1
        )
        known = [name for i, name in enumerate(ITEM_NAMES) if action == BUILD and t.item_level[i] <= level]
        return self.speaker.say(
            "technology-does-" + ACTION_NAMES[action],
            what=", ".join(self.speaker.say("item-" + name) for name in known),
            a=int(t.amount[card]),
            b=int(t.second[card]),
            c=int(t.third[card]),
            free=free or "no",
        )

    def technology_name(self, action: int, level: int) -> str:
        return self.speaker.say(f"technology-{ACTION_NAMES[action]}-{level}")

    def token(self, token: int) -> str:
        """What a trade token takes and gives."""
        t = self.data
        get = self.goods(t.token_get, token)
        if t.token_any[token]:
            get = ", ".join(one for one in (get, self.speaker.say("show-any", n=int(t.token_any[token]))) if one)
        points = int(t.token_points[token])
        said = f"{self.goods(t.token_give, token)} → {get}"
        return f"{said} ({self.speaker.say('show-points', n=points)})" if points else said

    def garden(self, garden: int) -> str:
        """What a part of the gardens costs, asks and is worth."""
        t, say = self.data, self.speaker.say
        asked = (("population", t.garden_people), ("events", t.garden_events), ("settlements", t.garden_settlements))
        needs = [say("need-" + name, n=int(row[garden])) for name, row in asked if row[garden]]
        said = ", ".join([self.goods(t.garden_cost, garden), *needs])
        return f"{said} → {say('show-points', n=int(t.garden_points[garden]))}"


def _known(names: list[str], number: int) -> str:
    return names[number] if number < len(names) else ""


# Names and sentences that follow the pack of a match.
PRINTED = {
    "area": lambda data, speaker, i: _known(data.area_name, i),
    "option-text": lambda data, speaker, i: Printed(data, speaker).option(i),
    "mission-text": lambda data, speaker, i: Printed(data, speaker).mission(i),
    "technology-text": lambda data, speaker, i: technology_text(data, speaker, i),
    "token-text": lambda data, speaker, i: Printed(data, speaker).token(i),
    "garden-text": lambda data, speaker, i: Printed(data, speaker).garden(i),
}


def technology_text(data: Any, speaker: Any, card: int) -> str:
    """A technology card by its number, with its name."""
    text = Printed(data, speaker)
    empire, action, level = card // (ACTIONS * LEVELS), card // LEVELS % ACTIONS, card % LEVELS + 1
    return f"{text.technology_name(action, level)}: {text.technology(empire, action, level)}"
