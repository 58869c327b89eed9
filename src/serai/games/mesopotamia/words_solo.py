"""Moves and messages of those who play alone or beside an Automa."""

from __future__ import annotations

from serai.core.flow import AnyFrame
from serai.core.words import Block, Part, Vocabulary
from serai.games.mesopotamia.rules import preparation
from serai.games.mesopotamia.rules.solo import (
    arming,
    automa,
    building,
    clash,
    deeds,
    guardians,
    reaction,
    roaming,
    siege,
    strategies,
    turns,
)
from serai.games.mesopotamia.tables import ACTION_NAMES
from serai.games.mesopotamia.tables_solo import CONDITION_NAMES, STRATEGY_NAMES
from serai.games.mesopotamia.words_battle import BATTLE_CARD, COMPARTMENT

STRATEGY = Vocabulary("strategy", STRATEGY_NAMES)
ACTION_CARD = Vocabulary("action-card", (*ACTION_NAMES, "star"))
REASON = Vocabulary("reason", [f"{name}-{met}" for name in CONDITION_NAMES for met in ("met", "unmet")])
TITLE = Vocabulary("king", ("scribe", "governor", "king", "four-quarters"))

VOCABULARIES: tuple[Vocabulary, ...] = (STRATEGY, ACTION_CARD, REASON, TITLE)

BLOCKS: tuple[Block, ...] = (
    Block(arming.Arm, Part(0, "arm", BATTLE_CARD, COMPARTMENT), Part(arming.ARMED, "armed")),
    Block(clash.Meet, Part(0, "meet", BATTLE_CARD)),
    Block(strategies.DrawStrategy, Part(0, "strategy", STRATEGY)),
    Block(automa.DrawAction, Part(0, "card", ACTION_CARD)),
)

FRAMES: tuple[type[AnyFrame], ...] = (
    preparation.ChooseRival, preparation.RivalHome, turns.AfterBattles,
    siege.LaySiege, siege.DefendersTurn, guardians.LayAssur, guardians.HordeTurn,
    clash.Purses, clash.DrawSome, clash.NextMeeting, clash.Meet, arming.Arm, arming.ArmNext, reaction.Weary,
    automa.PrepareAutoma, automa.AutomaTurn, automa.DrawAction, automa.LastActions, automa.ExtraAction,
    automa.CloseTurn,
    strategies.Refill, strategies.SeekStrategy, strategies.DrawStrategy,
    deeds.CarryOut, building.BuildNext, roaming.Roam,
)  # fmt: skip

MESSAGES: dict[str, tuple[str, ...]] = {
    "chooses-rival": ("player", "empire"),
    "ships-bring": ("empire", "count:number"),
    "tribe-has": ("die:number", "bones:number"),
    "ask-arm-left": ("empire", "left:number"),
    "no-bones-left": ("battle-card",),
    "bones-must-be-laid": ("left:number",),
    "ask-meet-first": (),
    "ask-meet-second": ("battle-card",),
    "meets": ("battle-card", "other:battle-card", "value:number", "against:number"),
    "reaction-wins": ("empire", "battle-card", "count:number"),
    "reaction-catches": ("empire", "battle-card", "count:number"),
    "reaction-escapes": ("empire", "battle-card", "count:number"),
    "reaction-yields": ("empire", "battle-card", "count:number"),
    "bones-back": ("empire", "count:number"),
    "strategy-shown": ("strategy",),
    "strategy-discarded": ("strategy",),
    "strategy-passed-over": ("strategy",),
    "strategy-not-found": ("action",),
    "strategies-reshuffled": (),
    "strategy-ranks": ("place:number", "strategy", "priority:number", "reason"),
    "action-cards": ("empire", "count:number", "level:number"),
    "strategy-acts": ("empire", "action", "strategy"),
    "star-acts": ("empire", "action", "strategy"),
    "extra-acts": ("empire", "action", "strategy"),
    "action-lost": ("empire", "action"),
    "star-drawn": ("empire",),
    "star-lost": ("empire",),
    "extra-lost": ("empire",),
    "knows-everything": ("empire",),
    "claims-nothing": ("empire",),
    "raises-nothing": ("empire",),
    "builds-nothing": ("empire",),
    "builds-garden-free": ("empire", "garden"),
    "finds-no-way": ("empire",),
    "automa-wins": ("empire", "points:number"),
    "automa-beaten": ("empire", "points:number"),
    "rating": ("points:number", "king"),
}
