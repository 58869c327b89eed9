"""Moves and messages of the set-up and of the six actions."""

from __future__ import annotations

from serai.core.words import Block, Part, Vocabulary
from serai.games.mesopotamia import tables
from serai.games.mesopotamia.rules import (
    actions,
    build,
    dice,
    empires,
    explore,
    gardens,
    gather,
    growth,
    preparation,
    research,
    rounds,
    sailing,
    trade,
    warfare,
)
from serai.games.mesopotamia.tables_events import GARDEN_NAMES
from serai.games.mesopotamia.vocabulary import AREA, SECTION

ROLE = Vocabulary("role", ("a", "b", "c", "d", "e", "f"))
PEOPLE = Vocabulary("people", tables.EMPIRE_NAMES, anchor="empire")
HOME = Vocabulary("home", [str(n + 1) for n in range(tables.STARTS)], spoken=False)
TOKEN = Vocabulary("token", tables.TOKEN_NAMES, anchor="token", spoken=False)
GARDEN = Vocabulary("garden", GARDEN_NAMES, anchor="garden", spoken=False)
ACTION = Vocabulary("action", tables.ACTION_NAMES, anchor="action")
DIE = Vocabulary("die", [str(n + 1) for n in range(tables.DICE)], anchor="die", spoken=False)
SIGN = Vocabulary("sign", tables.SIGN_NAMES)
COLOUR = Vocabulary("colour", tables.COLOUR_NAMES, anchor="colour")
TROOP = Vocabulary("troop", tables.KIND_NAMES[: tables.LAND], anchor="troop")
BASIC = Vocabulary("basic", tables.GOOD_NAMES[: tables.BASIC], anchor="good")
BANK = Vocabulary("bank", ("first", "second"))
SLOT = Vocabulary("slot", tables.SLOT_NAMES, anchor="slot", spoken=False)
STEPS = Vocabulary("steps", ("1", "2"), spoken=False, counts=True)
TECHNOLOGY = Vocabulary(
    "technology", [f"{action}-{level}" for action in tables.ACTION_NAMES for level in range(1, tables.LEVELS + 1)]
)

VOCABULARIES = (
    ROLE, PEOPLE, HOME, TOKEN, GARDEN, ACTION, DIE, SIGN, COLOUR, TROOP, BASIC, BANK, SLOT, STEPS, TECHNOLOGY,
)  # fmt: skip

BLOCKS = (
    Block(preparation.ChooseRole, Part(0, "role", ROLE)),
    Block(preparation.ChooseEmpire, Part(0, "empire", PEOPLE)),
    Block(preparation.ChooseHome, Part(0, "home", HOME)),
    Block(preparation.DealTrade, Part(0, "token-drawn", TOKEN)),
    Block(gardens.DealGarden, Part(0, "garden-drawn", GARDEN)),
    Block(empires.Colony, Part(0, "colony", AREA), Part(empires.NEITHER, "no-colony")),
    Block(empires.FirstShip, Part(0, "first-ship", SECTION)),
    Block(
        actions.Act,
        Part(0, "token", ACTION),
        Part(actions.DICE_AT, "dice", ACTION),
        Part(actions.REROLL, "reroll"),
        Part(actions.END, "end"),
    ),
    Block(dice.NewDie, Part(0, "colour", COLOUR)),
    Block(dice.RollDie, Part(0, "rolled", SIGN)),
    Block(dice.PayDie, Part(0, "spend", DIE)),
    Block(dice.PickRerolls, Part(0, "pick", DIE), Part(dice.CAST, "cast")),
    Block(
        explore.Explore,
        Part(0, "rouse", TROOP, AREA),
        Part(explore.UNMOOR, "unmoor", SECTION),
        Part(explore.REST, "rest"),
    ),
    Block(explore.March, Part(0, "step", AREA), Part(explore.HAUL, "haul", AREA), Part(explore.HALT, "halt")),
    Block(sailing.Sail, Part(0, "row", SECTION), Part(sailing.MOOR, "moor")),
    Block(
        build.Build,
        Part(0, "wall", AREA),
        Part(build.SETTLEMENT_AT, "settlement", AREA),
        Part(build.RAM_AT, "ram", AREA),
        Part(build.SHIP_AT, "ship", SECTION),
        Part(build.LEVEL, "level", anchors=["ziggurat:own"]),
        Part(build.GARDEN_MOVE, "garden", anchors=["garden:next"]),
        Part(build.DONE, "built"),
    ),
    Block(
        research.Research,
        Part(0, "discover", ACTION),
        Part(research.CONVERT, "convert"),
        Part(research.STOP, "researched"),
    ),
    Block(research.Discover, Part(0, "learn", ACTION)),
    Block(
        gather.Gather,
        Part(0, "gather", BASIC),
        Part(gather.SETTLED_AT, "harvest", AREA),
        Part(gather.UNIT_AT, "forage", AREA),
        Part(gather.SHIP_AT, "fish", SECTION, BANK),
        Part(gather.TRADE_AT, "trade", SLOT),
        Part(gather.STOP, "gathered"),
    ),
    Block(trade.TakeAny, Part(0, "take", BASIC)),
    Block(warfare.Raise, Part(0, "raise", TROOP, AREA), Part(warfare.NO_MORE, "raised")),
    Block(growth.Grow, Part(0, "grow", STEPS)),
)

FRAMES = (
    preparation.ChooseRole, preparation.ChooseEmpires, preparation.ChooseEmpire, preparation.ChooseHome,
    preparation.LayOut, preparation.DealTrade, gardens.DealGarden, empires.OwnSetUp, empires.Colony, empires.FirstShip,
    rounds.RoundStart, rounds.TurnStart, rounds.TurnEnd, rounds.RoundEnd, actions.Act, actions.Begin,
    dice.NewDie, dice.RollDice, dice.RollDie, dice.PayDie, dice.PickRerolls,
    explore.Explore, explore.March, sailing.Sail, build.Build, research.Research, research.Discover,
    gather.Gather, trade.TakeAny, warfare.Raise, growth.Grow,
)  # fmt: skip

MESSAGES: dict[str, tuple[str, ...]] = {
    "takes-role": ("player", "role"),
    "chooses-empire": ("player", "empire"),
    "chooses-home": ("empire", "area"),
    "no-colony": ("empire",),
    "founds-colony": ("empire", "area"),
    "launches-ship": ("empire", "section"),
    "garden-revealed": ("garden",),
    "round": ("n:number",),
    "turn": ("empire",),
    "acts": ("empire", "action", "technology"),
    "takes-die": ("empire", "colour"),
    "rolls": ("empire", "colour", "sign"),
    "rerolls": ("empire", "n:number"),
    "rerolls-free": ("empire",),
    "ask-explore-left": ("left:number", "ships:number"),
    "ask-march-on": ("kind", "area", "left:number"),
    "ask-sail-on": ("section", "left:number"),
    "ask-build-left": ("left:number",),
    "ask-research-left": ("left:number",),
    "ask-gather-left": ("left:number", "trades:number"),
    "ask-take-left": ("left:number",),
    "ask-raise-left": ("left:number",),
    "rests": ("empire",),
    "marches": ("empire", "kind", "origin:area", "goal:area"),
    "hauls": ("empire", "kind", "origin:area", "goal:area"),
    "sails": ("empire", "origin:section", "goal:section"),
    "builds-no-more": ("empire",),
    "builds-ship": ("empire", "section"),
    "builds-ram": ("empire", "area"),
    "builds-settlement": ("empire", "area"),
    "builds-wall": ("empire", "area"),
    "raises-ziggurat": ("empire", "n:number"),
    "move-costs": ("price:good*",),
    "reroll-costs": ("price:good*",),
    "move-brings": ("gets:good*",),
    "trade-brings": ("gives:good*", "gets:good*", "any:number"),
    "trade-claims": ("gives:good*", "gets:good*", "any:number", "points:number"),
    "trade-pays": ("gives:good*", "gets:good*", "any:number", "owner:empire"),
    "convert-brings": ("price:good*", "gets:good*"),
    "discovery-brings": ("price:good*", "card:technology-text"),
    "growth-brings": ("price:good*", "goal:number", "units:number"),
    "builds-garden": ("empire", "garden", "price:good*"),
    "gardens-complete": (),
    "stops-research": ("empire",),
    "converts": ("empire", "clay:number", "tablets:number"),
    "discovers": ("empire", "technology"),
    "gathers-no-more": ("empire",),
    "gathers": ("empire", "good", "area"),
    "trades": ("empire", "slot", "gives:good*", "gets:good*"),
    "claims": ("empire", "slot"),
    "pays-owner": ("empire", "owner:empire", "gives:good*"),
    "takes-good": ("empire", "good"),
    "takes-bones": ("empire", "n:number"),
    "raises-no-more": ("empire",),
    "raises": ("empire", "kind", "area"),
    "feeds": ("empire", "n:number"),
}
