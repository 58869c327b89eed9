"""The table as text for the terminal."""

from __future__ import annotations

from serai.core.flow import NOBODY
from serai.core.text import Speaker
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tables import GOODS, REGIONS, SPACES
from serai.games.tadmor.view import TadmorView, view
from serai.games.tadmor.words import KIND, MISSION, PLACE, REGION, STAGE, UPGRADE


def show(s: Tadmor, seat: int, speaker: Speaker) -> str:
    seen = view(s, seat)
    lines = [_head(seen, speaker), ""]
    lines += [line for region in range(REGIONS) for line in _region(s, region, speaker)]
    lines += ["", _stacks(seen, speaker), _display(seen, speaker), ""]
    lines += [line for p in range(s.players) for line in _board(seen, p, speaker)]
    if seen.hand:
        lines += ["", *[_mission(s, MISSION.index[word], speaker) for word in seen.hand]]
    if seen.plan:
        lines.append(speaker.say("show-plan", region=speaker.name("region", REGION.index[seen.plan])))
    return "\n".join(lines)


def _head(seen: TadmorView, speaker: Speaker) -> str:
    current = seen.current_region
    region = speaker.name("region", REGION.index[current]) if current else "–"
    return speaker.say(
        "show-head",
        round=seen.round,
        epoch=seen.epoch,
        phase=speaker.say("phase-" + seen.phase),
        start=speaker.player(seen.start_player),
        region=region,
    )


def _region(s: Tadmor, region: int, speaker: Speaker) -> list[str]:
    """The region's name, then its spaces, three to a line, each with who stands there."""
    cells = []
    for space in range(SPACES):
        if s.data.place_region[space] == region and s.data.place_players[space] <= s.players:
            owner = int(s.owner[space])
            mark = "   " if owner == NOBODY else f"[{owner + 1}]"
            cells.append(f"{PLACE.words[space]:>4} {mark} {speaker.name('place', space):<30}")
    rows = ["".join(cells[i : i + 3]).rstrip() for i in range(0, len(cells), 3)]
    return [speaker.name("region", region), *["  " + row for row in rows]]


def _mission(s: Tadmor, mission: int, speaker: Speaker) -> str:
    """A mission in hand with what it costs and is worth."""
    costs = [int(n) for n in s.data.mission_cost[GOODS * mission : GOODS * (mission + 1)]]
    listed = ", ".join(f"{n} {speaker.name('good', good)}" for good, n in enumerate(costs) if n)
    worth = int(s.data.mission_prestige[mission])
    return speaker.say("show-mission", mission=speaker.name("mission", mission), cost=listed, points=worth)


def _stacks(seen: TadmorView, speaker: Speaker) -> str:
    shown = []
    for colour, stack in enumerate(seen.stacks):
        top = speaker.name("kind", KIND.index[stack.top]) if stack.top else "–"
        shown.append(f"{speaker.name('colour', colour)}: {top} ({sum(stack.kinds.values())})")
    return speaker.say("show-stacks", stacks=", ".join(shown))


def _display(seen: TadmorView, speaker: Speaker) -> str:
    names = [f"{word.upper()} {speaker.name('upgrade', UPGRADE.index[word])}" for word in seen.display]
    return speaker.say("show-display", upgrades=", ".join(names) or "–")


def _board(seen: TadmorView, p: int, speaker: Speaker) -> list[str]:
    board = seen.boards[p]
    store = ", ".join(f"{board.warehouse[g]}+{board.traded[g]} {speaker.name('good', g)}" for g in range(GOODS))
    goods = ", ".join(f"{n} {speaker.name('kind', KIND.index[word])}" for word, n in board.goods.items())
    temples = [speaker.name("stage", stage - 1) for stage in board.temples if stage]
    temples += [speaker.name("stage", len(STAGE) - 1)] * board.finished
    missions = [*board.open_missions, *[f"({word})" for word in board.returned_missions]]
    head = speaker.say(
        "show-board", number=p + 1, player=speaker.player(p), points=board.prestige, tower=board.tower,
        camels=board.camels, ships=board.ships, hand=board.hand,
    )  # fmt: skip
    rest = speaker.say(
        "show-things",
        temples=", ".join(temples) or "–",
        goods=goods or "–",
        missions=", ".join(missions).upper() or "–",
        upgrades=", ".join(board.upgrades).upper() or "–",
    )
    return [head, "    " + store, "    " + rest]
