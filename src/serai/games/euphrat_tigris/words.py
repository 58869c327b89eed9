"""The words of Euphrat & Tigris: vocabularies, the action space, and what the messages' numbers mean."""

from __future__ import annotations

from serai.core.game import Mechanic
from serai.core.words import Block, Part, Vocabulary, numbers
from serai.games.euphrat_tigris.board import HEIGHT, WIDTH
from serai.games.euphrat_tigris.rules.buildings import NO_BUILDING, RaiseBuilding
from serai.games.euphrat_tigris.rules.conflict import AttackerCommits, DefenderCommits
from serai.games.euphrat_tigris.rules.draw import Draw, DrawTiles, FirstPlayer
from serai.games.euphrat_tigris.rules.ending import LiftScreens
from serai.games.euphrat_tigris.rules.monuments import (
    MONUMENT_AT,
    NO_MONUMENT,
    WONDER_AT,
    MonumentPoints,
    RaiseMonument,
    WonderPoint,
)
from serai.games.euphrat_tigris.rules.swap import SwapTiles
from serai.games.euphrat_tigris.rules.treasures import LeaveTreasure, Treasures
from serai.games.euphrat_tigris.rules.turn import (
    CATASTROPHE_AT,
    END,
    LEADER_AT,
    SWAP,
    TILE_AT,
    WITHDRAW_AT,
    Act,
    EndOfTurn,
    NextTurn,
    Refill,
    Turn,
)
from serai.games.euphrat_tigris.rules.war import ChooseWar, NextWar
from serai.games.euphrat_tigris.tables import MONUMENT_NAMES, SPHERE_NAMES

CELL = Vocabulary(
    "cell", [f"{'abcdefghijklmnop'[x]}{y + 1}" for y in range(HEIGHT) for x in range(WIDTH)], "cell", spoken=False
)
TILE = Vocabulary("tile", SPHERE_NAMES, "hand")
SPHERE = Vocabulary("sphere", SPHERE_NAMES, "points")
LEADER = Vocabulary("leader", ["king", "priest", "farmer", "trader"], "leader")
MONUMENT = Vocabulary("monument", MONUMENT_NAMES, "monument")
BUILDING = Vocabulary("building", ["palace", "library", "granary", "market-hall"], "building")
COUNT = numbers("count", 6)
SEAT = Vocabulary("seat", ["1", "2", "3", "4"], spoken=False)

VOCABULARIES = (CELL, TILE, SPHERE, LEADER, MONUMENT, BUILDING, COUNT, SEAT)

BLOCKS = (
    Block(
        Act,
        Part(TILE_AT, "tile", TILE, CELL),
        Part(LEADER_AT, "leader", LEADER, CELL),
        Part(WITHDRAW_AT, "withdraw", LEADER),
        Part(CATASTROPHE_AT, "catastrophe", CELL, anchors=["supply:catastrophe"]),
        Part(SWAP, "swap"),
        Part(END, "end"),
    ),
    Block(SwapTiles, Part(0, "aside", COUNT)),
    Block((AttackerCommits, DefenderCommits), Part(0, "commit", COUNT)),
    Block(ChooseWar, Part(0, "war", LEADER)),
    Block(RaiseBuilding, Part(0, "building", CELL), Part(NO_BUILDING, "no-building")),
    Block(
        RaiseMonument,
        Part(MONUMENT_AT, "monument", MONUMENT, CELL),
        Part(WONDER_AT, "wonder", CELL),
        Part(NO_MONUMENT, "no-monument"),
    ),
    Block(LeaveTreasure, Part(0, "leave", CELL)),
    Block(WonderPoint, Part(0, "take", SPHERE)),
    Block(Draw, Part(0, "draw", TILE)),
    Block(FirstPlayer, Part(0, "first", SEAT)),
    Block(LiftScreens, Part(0, "reveal")),
)

FRAMES = (
    Turn, Act, EndOfTurn, Refill, NextTurn, DrawTiles, Draw, FirstPlayer, SwapTiles, AttackerCommits, DefenderCommits,
    NextWar, ChooseWar, RaiseBuilding, RaiseMonument, MonumentPoints, WonderPoint, Treasures, LeaveTreasure,
    LiftScreens,
)  # fmt: skip

MESSAGES = {
    # what happened
    "first-player": ("player",),
    "turn": ("player",),
    "ends-turn": ("player",),
    "laid": ("player", "tile", "cell"),
    "scored": ("player", "sphere", "points:number"),
    "united": ("player", "cell"),
    "placed-leader": ("player", "leader", "cell"),
    "moved-leader": ("player", "leader", "from:cell", "cell"),
    "withdrew": ("player", "leader", "cell"),
    "evicted": ("player", "leader", "cell"),
    "catastrophe": ("player", "cell"),
    "destroyed": ("tile", "cell"),
    "swapped": ("player", "count:number"),
    "draws": ("player", "count:number"),
    "drew": ("tile",),
    "revolt": ("attacker:player", "defender:player", "leader", "attack:number", "defence:number"),
    "war": ("attacker:player", "defender:player", "leader", "attack:number", "defence:number"),
    "committed": ("player", "tile", "count:number"),
    "revolt-won": ("winner:player", "loser:player", "leader"),
    "war-won": ("winner:player", "loser:player", "leader"),
    "supporters-removed": ("tile", "count:number"),
    "built-building": ("player", "building", "cell"),
    "moved-building": ("player", "building", "cell"),
    "no-building-built": ("player", "building"),
    "building-returned": ("building",),
    "built-monument": ("player", "monument", "cell"),
    "built-wonder": ("player", "cell"),
    "no-monument-built": ("player",),
    "monument-pays": ("player", "leader"),
    "took-treasure": ("player", "cell"),
    "ended-treasures": ("count:number",),
    "ended-bag": (),
    "final-points": ("player", "settlement:number", "temple:number", "farm:number", "market:number"),
    "final-treasures": ("player", "count:number"),
    "final-spheres": ("player", "weakest:number", "second:number", "third:number", "strongest:number"),
    # questions
    "ask-act": ("left:number",),
    "ask-swap": ("tile",),
    "ask-attack-revolt": ("leader", "rival:player", "attack:number", "defence:number"),
    "ask-attack-war": ("leader", "rival:player", "attack:number", "defence:number"),
    "ask-defend-revolt": ("leader", "rival:player", "attack:number", "defence:number"),
    "ask-defend-war": ("leader", "rival:player", "attack:number", "defence:number"),
    "ask-building": ("building",),
    "preview-strength": ("attack:number", "defence:number"),
    "preview-war": ("attacker:player", "attack:number", "defender:player", "defence:number"),
    # refusals
    "no-leader-there-already": ("leader", "cell"),
    "no-leader-on-river": ("cell",),
    "no-leader-occupied": ("cell",),
    "no-leader-temple": ("cell",),
    "no-leader-joining": ("cell",),
    "no-withdraw": ("leader",),
    "no-tile-held": ("tile",),
    "no-tile-occupied": ("cell",),
    "no-tile-farm": ("cell",),
    "no-tile-river": ("tile", "cell"),
    "no-tile-joining": ("cell",),
    "no-catastrophe-left": (),
    "no-catastrophe-leader": ("cell",),
    "no-catastrophe-twice": ("cell",),
    "no-catastrophe-monument": ("cell",),
    "no-catastrophe-treasure": ("cell",),
    "no-catastrophe-building": ("cell",),
    "no-swap-hand": (),
    "no-swap-held": ("tile", "count:number", "held:number"),
    "no-swap-none": (),
    "no-commit-held": ("tile", "count:number", "held:number"),
    "no-commit-attack": ("attack:number", "defence:number"),
    "no-commit-defence": ("defence:number", "attack:number"),
    "no-war": ("leader",),
    "no-building-row": ("cell",),
    "no-building-longer": ("building",),
    "no-monument-free": ("monument",),
    "no-monument-sphere": ("monument", "tile"),
    "no-monument-square": ("cell",),
    "no-wonder-played": (),
    "no-wonder-left": (),
    "no-wonder-cross": ("cell",),
    "no-treasure-special": ("cell",),
    "no-treasure-there": ("cell",),
}

# What bots are seen to do in a match.
MECHANICS: dict[str, Mechanic] = {
    "tiles laid": ("laid",),
    "leaders placed": ("placed-leader",),
    "leaders moved": ("moved-leader",),
    "leaders withdrawn": ("withdrew",),
    "leaders evicted": ("evicted",),
    "revolts begun": ("revolt",),
    "revolts won": ("revolt-won",),
    "wars fought as attacker": ("war",),
    "wars won": ("war-won",),
    "tiles committed": lambda note: int(note.c) if note.message == "committed" else 0,
    "monuments built": ("built-monument",),
    "points of monuments": ("monument-pays",),
    "treasures taken": ("took-treasure",),
    "catastrophes": ("catastrophe",),
    "swaps": ("swapped",),
    "turns ended early": ("ends-turn",),
    "buildings raised": ("built-building",),
}
