"""The table as text for the terminal: everything that lies open, and what the seat alone may see."""

from __future__ import annotations

from serai.core.flow import NOBODY
from serai.core.text import Speaker
from serai.games.tadmor.geometry import Priced, amounts_of, costs_of, four, on_this_side
from serai.games.tadmor.rules.notes import favour_note, tile_note
from serai.games.tadmor.state import Tadmor
from serai.games.tadmor.tables import DOUBLE, GOODS, REGIONS, SINGLE, STAGES
from serai.games.tadmor.view import PlayerBoard, TadmorView, view
from serai.games.tadmor.words import KIND, MISSION, PLACE, REGION, STAGE, UPGRADE

NONE = "–"


def show(s: Tadmor, seat: int, speaker: Speaker) -> str:
    seen = view(s, seat)
    lines = [_head(seen, speaker), _raiders(seen, speaker), _dues(s, speaker), ""]
    lines += [line for region in range(REGIONS) for line in _region(s, region, speaker)]
    lines += ["", *_tower_rows(s, speaker), *_stages(s, speaker), ""]
    lines += [_stacks(seen, speaker), _cards(seen, speaker), *_display(s, seen, speaker), ""]
    lines += [line for p in range(s.players) for line in _board(s, seen, p, speaker)]
    if seen.hand:
        lines += ["", *[_mission(s, word, speaker) for word in seen.hand]]
    if seen.plan:
        lines.append(speaker.say("show-plan", region=speaker.name("region", REGION.index[seen.plan])))
    return "\n".join(lines)


def _head(seen: TadmorView, speaker: Speaker) -> str:
    return speaker.say(
        "show-head",
        round=seen.round,
        epoch=seen.epoch,
        phase=speaker.say("phase-" + seen.phase),
        start=speaker.player(seen.start_player),
    )


def _raiders(seen: TadmorView, speaker: Speaker) -> str:
    """The open raider card, who holds the next one, and where raiders strike now."""
    safe = speaker.name("region", REGION.index[seen.safe_region]) if seen.safe_region else NONE
    holder = speaker.player(seen.raider) if seen.raider is not None else NONE
    line = speaker.say("show-raiders", safe=safe, holder=holder)
    if seen.attacked_region and seen.phase == "raiders":
        line += " " + speaker.say("show-attacked", region=speaker.name("region", REGION.index[seen.attacked_region]))
    return line


def _dues(s: Tadmor, speaker: Speaker) -> str:
    """What upgrades cost, the tax and the traitor's strength in this epoch."""
    epoch = s.epoch()
    return speaker.say(
        "show-dues",
        price=int(s.data.upgrade_price[epoch]),
        gold=int(s.data.tax[epoch]),
        points=int(s.data.tax_prestige[epoch]),
        levels=int(s.data.traitor[epoch]),
    )


def _region(s: Tadmor, region: int, speaker: Speaker) -> list[str]:
    """The region's name, then its spaces, two to a line, each with who stands there and what is printed on it."""
    cells = []
    for space in on_this_side(s):
        if s.data.place_region[space] == region:
            owner = int(s.owner[space])
            mark = "   " if owner == NOBODY else f"[{owner + 1}]"
            cells.append(f"{PLACE.words[space]:>4} {mark} {_printed(s, space, speaker):<44}")
    rows = ["".join(cells[i : i + 2]).rstrip() for i in range(0, len(cells), 2)]
    return [speaker.name("region", region), *["  " + row for row in rows]]


def _printed(s: Tadmor, space: int, speaker: Speaker) -> str:
    """A space's name, what it gives in the three epochs, or its price."""
    name, amounts = speaker.name("place", space), amounts_of(s, space)
    if any(amounts):
        return f"{name}: {'/'.join(str(n) for n in amounts)}"
    costs = costs_of(s, space)
    return f"{name}: {_goods(costs[0].cost, speaker)}" if len(costs) == 1 else name


def _goods(cost: list[int], speaker: Speaker) -> str:
    return ", ".join(f"{n} {speaker.name('good', good)}" for good, n in enumerate(cost) if n) or NONE


def _tower_rows(s: Tadmor, speaker: Speaker) -> list[str]:
    """What levels cost, single and in pairs."""
    found = []
    for kind, effect in (("single", SINGLE), ("double", DOUBLE)):
        rows = [row for space in s.data.places_of[effect][:1] for row in costs_of(s, int(space))]
        listed = [f"{_levels(rows, i)}: {_goods(row.cost, speaker)}" for i, row in enumerate(rows)]
        found.append(speaker.say(f"show-{kind}", rows="; ".join(listed)))
    return found


def _levels(rows: list[Priced], i: int) -> str:
    first = (rows[i - 1].upto or 0) + 1 if i else 1
    return f"{first}–{rows[i].upto}" if rows[i].upto else f"{first}+"


def _stages(s: Tadmor, speaker: Speaker) -> list[str]:
    """What temple stages cost and are worth, and how many cards are left."""
    listed = [
        speaker.say(
            "show-stage",
            stage=speaker.name("stage", stage),
            cost=_goods(four(s.data.stage_cost, stage), speaker),
            points=int(s.data.stage_prestige[stage]),
            left=int(s.temple_left[stage]),
        )
        for stage in range(STAGES)
    ]
    return [speaker.say("show-stages", stages="; ".join(listed))]


def _mission(s: Tadmor, word: str, speaker: Speaker) -> str:
    """A mission in hand with what it costs, is worth, and brings when it is returned."""
    mission = MISSION.index[word]
    return speaker.say(
        "show-mission",
        mission=speaker.name("mission", mission),
        cost=_goods(four(s.data.mission_cost, mission), speaker),
        points=int(s.data.mission_prestige[mission]),
        favour=speaker.note(favour_note(s, mission)),
    )


def _stacks(seen: TadmorView, speaker: Speaker) -> str:
    shown = []
    for colour, stack in enumerate(seen.stacks):
        top = speaker.name("kind", KIND.index[stack.top]) if stack.top else NONE
        shown.append(f"{speaker.name('colour', colour)}: {top} ({sum(stack.kinds.values())})")
    return speaker.say("show-stacks", stacks=", ".join(shown))


def _cards(seen: TadmorView, speaker: Speaker) -> str:
    return speaker.say("show-cards", deck=seen.mission_deck, discarded=", ".join(seen.discarded).upper() or NONE)


def _display(s: Tadmor, seen: TadmorView, speaker: Speaker) -> list[str]:
    """Upgrades that can be bought, each with what it does."""
    listed = [f"  {_tile(s, UPGRADE.index[word], speaker)}" for word in seen.display]
    return [speaker.say("show-display"), *(listed or [f"  {NONE}"])]


def _tile(s: Tadmor, upgrade: int, speaker: Speaker) -> str:
    return f"{speaker.name('upgrade', upgrade)}: {speaker.note(tile_note(s, upgrade))}"


def _board(s: Tadmor, seen: TadmorView, p: int, speaker: Speaker) -> list[str]:
    board = seen.boards[p]
    store = ", ".join(f"{board.warehouse[g]}+{board.traded[g]} {speaker.name('good', g)}" for g in range(GOODS))
    head = speaker.say(
        "show-board", number=p + 1, player=speaker.player(p), points=board.prestige, tower=board.tower,
        camels=board.camels, ships=board.ships, idlecamels=board.idle_camels, idleships=board.idle_ships,
        hand=board.hand,
    )  # fmt: skip
    return [head, "    " + store, "    " + _things(s, board, speaker)]


def _things(s: Tadmor, board: PlayerBoard, speaker: Speaker) -> str:
    """Temples, precious goods, missions with what they are worth, upgrades."""
    temples = [speaker.name("stage", stage - 1) for stage in board.temples if stage]
    temples += [speaker.name("stage", len(STAGE) - 1)] * board.finished
    goods = [f"{n} {speaker.name('kind', KIND.index[word])}" for word, n in board.goods.items()]
    worth = {word: int(s.data.mission_prestige[MISSION.index[word]]) for word in MISSION.words}
    missions = [f"{word.upper()} {worth[word]}" for word in board.open_missions]
    missions += [f"({word.upper()} {worth[word] // 2})" for word in board.returned_missions]
    return speaker.say(
        "show-things",
        temples=", ".join(temples) or NONE,
        goods=", ".join(goods) or NONE,
        missions=", ".join(missions) or NONE,
        upgrades=", ".join(board.upgrades).upper() or NONE,
    )
