"""The view as numbers: how much there can be of what (see serai.core.observation)."""

from __future__ import annotations

from serai.core.observation import Choice, Count, Keyed, Observation, Omit, Order, Rows, Spec, Words
from serai.games.mesopotamia.encode import (
    GROUNDS,
    MOST_PIPS,
    MOST_REROLLS,
    MOST_ROUNDS,
    MOST_TROOPS,
    STATES,
    TRACK,
    TROOP_KINDS,
    MesopotamiaEncoder,
)
from serai.games.mesopotamia.encode_battle import FIGHTERS, MOST_BONES, MOST_ROWS, MOST_SHIPS, MOST_VALUE
from serai.games.mesopotamia.encode_side import (
    LINES,
    MOST_GOODS,
    MOST_LINE,
    MOST_MISSIONS,
    MOST_POINTS,
    MOST_POSITION,
    MOST_UNITS,
)
from serai.games.mesopotamia.encode_solo import MOST_PRIORITY, MOST_WAITING, SHOWN
from serai.games.mesopotamia.tables import (
    ACTION_NAMES,
    AMPHORAE,
    AREA_NAMES,
    BATTLE_CARD_NAMES,
    CARDS_OF_KIND,
    COLOUR_NAMES,
    DICE,
    EMPIRE_NAMES,
    GOOD_NAMES,
    KIND_NAMES,
    LAND,
    LEVELS,
    PIECES,
    ROWS,
    SECTION_NAMES,
    SIDES,
    SIGN_NAMES,
    SLOT_NAMES,
    STOCK,
    TOKEN_NAMES,
    TOKENS_OF_LEVEL,
)
from serai.games.mesopotamia.tables_events import (
    EVENT_NAMES,
    EVENTS_OF_SHAPE,
    GARDEN_LEVELS,
    GARDEN_NAMES,
    GARDENS_OF_LEVEL,
    MISSION_NAMES,
    MISSIONS,
)
from serai.games.mesopotamia.tables_siege import WAVES
from serai.games.mesopotamia.tables_solo import LEVEL_NAMES, STRATEGIES, STRATEGY_NAMES
from serai.games.mesopotamia.view import TRIBES
from serai.games.mesopotamia.view_solo import CARD_NAMES

OWNER = (Choice(SIDES - 1),)  # nobody is all 0
SIDE = (Choice(SIDES - 1, TRIBES),)
AREA = (Words(AREA_NAMES),)
MISSION = (Words(MISSION_NAMES),)
STOCKED = (Count(STOCK),)
STAKE = Count(MOST_BONES - 1, -1)  # one more than was staked: 0 is not known
TRACKED = (Rows(TRACK), Order(SIDES - 1))

AREA_FIELDS: dict[str, tuple[Spec, ...]] = {
    "Troop.side": SIDE,
    "Troop.kind": (Words(KIND_NAMES[:TROOP_KINDS]),),
    "Troop.count": (Count(MOST_TROOPS),),
    "Troop.pinned": (Omit("follows from how many of each side are there"),),
    "AreaView.ground": (Words(GROUNDS),),
    "AreaView.controller": SIDE,
    "AreaView.troops": (Keyed("side", "kind"),),
    "AreaView.settlement": OWNER,
    "AreaView.wall": OWNER,
    "AreaView.state": (Words(STATES),),
    "AreaView.event": (Words(EVENT_NAMES, alike=EVENTS_OF_SHAPE),),  # the area's terrain says of which shape
    "AreaView.choice": (Count(1),),
    "AreaView.holder": OWNER,
    "AreaView.die": (Count(MOST_PIPS),),
    "ShipView.section": (Words(SECTION_NAMES),),
    "ShipView.side": OWNER,
    "SlotView.token": (Words(TOKEN_NAMES, alike=TOKENS_OF_LEVEL),),  # the slot says of which level
    "SlotView.owner": OWNER,
    "GardenView.token": (Words(GARDEN_NAMES, alike=GARDENS_OF_LEVEL),),
    "GardenView.builder": OWNER,
}
SIDE_FIELDS: dict[str, tuple[Spec, ...]] = {
    "DieView.colour": (Words(COLOUR_NAMES),),
    "DieView.sign": (Words(SIGN_NAMES),),
    "MissionView.id": MISSION,
    "MissionView.have": (Omit("goods, technologies and the map tell it"),),
    "MissionView.missing": (Omit("what the card asks for, less what one has"),),
    "SideView.empire": (Words(EMPIRE_NAMES),),
    "SideView.role": OWNER,
    "SideView.start": (Omit("the start area that the side controls"),),
    "SideView.goods": (Words(GOOD_NAMES), Count(MOST_GOODS)),
    "SideView.levels": (Words(ACTION_NAMES), Count(LEVELS)),
    "SideView.ziggurat": (Count(DICE),),
    "SideView.dice": (Rows(DICE),),
    "SideView.population": (Count(MOST_POSITION),),
    "SideView.events": (Count(MOST_POSITION),),
    "SideView.units": (Words(KIND_NAMES), Count(MOST_UNITS)),
    "SideView.unit_count": (Count(PIECES),),
    "SideView.unit_limit": (Count(PIECES),),
    "SideView.settlements_left": STOCKED,
    "SideView.walls_left": STOCKED,
    "SideView.amphorae_left": (Count(AMPHORAE),),
    "SideView.event_dice_left": STOCKED,
    "SideView.gardens": (Omit("the levels of the gardens tell who has built them"),),
    "SideView.mission_count": (Count(MOST_MISSIONS),),
    "SideView.missions": (Keyed("id", most=1),),
    "SideView.fulfilled": MISSION,
    "SideView.points": (Count(MOST_POINTS),),
    "SideView.lines": (Words(LINES), Count(MOST_LINE)),
}
BATTLE_FIELDS: dict[str, tuple[Spec, ...]] = {
    "FighterView.side": SIDE,
    "FighterView.kind": (Words(KIND_NAMES[:LAND]),),
    "FighterView.card": (Words(BATTLE_CARD_NAMES, alike=CARDS_OF_KIND),),  # the kind says which
    "FighterView.row": (Count(MOST_ROWS - 1, -1),),
    "FighterView.rank": (Count(MOST_ROWS - 1, -1),),
    "FighterView.laid": (Rows(ROWS), Count(MOST_BONES)),
    "FighterView.foe": (Omit("the front of the other side in the same row"),),
    "FighterView.value": (Count(MOST_VALUE),),
    "FighterView.mobility": (Count(MOST_VALUE),),
    "BattleView.area": AREA,
    "BattleView.attacker": SIDE,
    "BattleView.defender": SIDE,
    "BattleView.chief": SIDE,
    "BattleView.arranger": SIDE,
    "BattleView.tribe_roll": (Count(MOST_BONES),),
    "BattleView.fighters": (Rows(FIGHTERS),),
    "BattleView.stakes": (Rows(2), Rows(ROWS), STAKE),
    "BattleView.own_stake": (Rows(ROWS), STAKE),
    "BattleView.funds": (Rows(2), Count(MOST_BONES)),
    "BattleView.bound": (Rows(2), Count(MOST_BONES)),
    "BattleView.ships": (Rows(2), Count(MOST_SHIPS)),
    "BattleView.to_come": AREA,
    "BattleView.purses": (Rows(2), Count(MOST_BONES)),
}
NO_SEAT = (Omit("the side after the last seat"),)
PRINTED = (Omit("printed"),)
ALONE_FIELDS: dict[str, tuple[Spec, ...]] = {
    "StrategyView.card": (Words(STRATEGY_NAMES),),
    "StrategyView.priority": (Count(MOST_PRIORITY),),
    "StrategyView.condition": PRINTED,
    "StrategyView.actions": PRINTED,
    "StrategyView.amphorae": (Rows(2),),
    "AutomaView.side": NO_SEAT,
    "AutomaView.level": (Words(LEVEL_NAMES),),
    "AutomaView.strategies": (Rows(SHOWN),),
    "AutomaView.deck": (Count(STRATEGIES),),
    "AutomaView.discarded": (Words(STRATEGY_NAMES),),
    "AutomaView.drawn": (Words(CARD_NAMES),),
    "SiegeView.side": NO_SEAT,
    "SiegeView.losing": PRINTED,
    "SiegeView.waiting": (Words(KIND_NAMES[:LAND]), Count(MOST_WAITING)),
    "SiegeView.positions": PRINTED,
    "GuardiansView.side": NO_SEAT,
    "GuardiansView.waves": (Count(WAVES),),
    "GuardiansView.beaten": (Count(WAVES),),
    "GuardiansView.units": (Count(PIECES),),
    "GuardiansView.next_wave": PRINTED,
    "GuardiansView.next_bones": PRINTED,
}
DECLARED: dict[str, tuple[Spec, ...]] = {
    **AREA_FIELDS,
    **SIDE_FIELDS,
    **BATTLE_FIELDS,
    **ALONE_FIELDS,
    "TurnView.side": OWNER,
    "TurnView.acted": (Words(ACTION_NAMES),),
    "TurnView.rerolls": (Count(MOST_REROLLS),),
    "MesopotamiaView.round": (Count(MOST_ROUNDS),),
    "MesopotamiaView.order": (Order(SIDES - 1),),
    "MesopotamiaView.events": TRACKED,
    "MesopotamiaView.population": TRACKED,
    "MesopotamiaView.areas": AREA,
    "MesopotamiaView.ships": (Keyed("section", "side", most=MOST_TROOPS),),
    "MesopotamiaView.trade": (Words(SLOT_NAMES),),
    "MesopotamiaView.gardens": (Rows(GARDEN_LEVELS),),
    "MesopotamiaView.missions_left": (Count(MISSIONS),),
    "MesopotamiaView.sides": (Rows(SIDES),),
    "MesopotamiaView.marches": (Omit("the moves offered, several at once"),),
}

OBSERVATION = Observation(declared=DECLARED, encode=MesopotamiaEncoder())
