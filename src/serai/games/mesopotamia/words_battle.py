"""Moves and messages of battles, walls and settlements."""

from __future__ import annotations

from serai.core.words import Block, Part, Vocabulary, numbers
from serai.games.mesopotamia.rules import (
    battles,
    conquest,
    fights,
    laying,
    muster,
    retreat,
    rows,
    simple,
    stakes,
    tribes,
    walls,
)
from serai.games.mesopotamia.tables import BATTLE_CARD_NAMES, ROW_NAMES
from serai.games.mesopotamia.vocabulary import AREA, EMPIRE, KIND

BATTLE_CARD = Vocabulary("battle-card", BATTLE_CARD_NAMES, anchor="battle-card")
COMPARTMENT = Vocabulary("compartment", ROW_NAMES, anchor="compartment")
BONES = numbers("bones", stakes.MOST)
PIPS = Vocabulary("pips", [str(pips + 1) for pips in range(tribes.PIPS)], spoken=False)

VOCABULARIES = (BATTLE_CARD, COMPARTMENT, BONES, PIPS)

BLOCKS = (
    Block(battles.OrderBattles, Part(0, "battle", AREA)),
    Block(battles.ChoosePair, Part(0, "pit", EMPIRE)),
    Block(muster.DrawCard, Part(0, "deal", BATTLE_CARD)),
    Block(tribes.RollTribe, Part(0, "tribe", PIPS)),
    Block(tribes.ChooseTamed, Part(0, "unveil", AREA)),
    Block(stakes.Stake, Part(0, "stake", BONES)),
    Block(laying.Lay, Part(0, "lay", BATTLE_CARD)),
    Block(rows.Deploy, Part(0, "post", BATTLE_CARD), Part(rows.NEXT_ROW, "next")),
    Block(fights.Tire, Part(0, "tire", COMPARTMENT)),
    Block(retreat.Retreat, Part(0, "retreat", AREA)),
    Block(simple.Sacrifice, Part(0, "sacrifice", KIND)),
    Block(conquest.Conquer, Part(conquest.RAZE, "raze"), Part(conquest.SEIZE, "seize")),
)

FRAMES = (
    battles.BattlePhase, battles.OrderBattles, battles.NextBattle, battles.ChoosePair,
    muster.DrawCard, tribes.RollTribe, tribes.RevealTamed, tribes.ChooseTamed,
    stakes.Stake, stakes.RevealStakes, stakes.Compare, stakes.LayBonus, laying.Lay, rows.Deploy,
    fights.Fights, fights.Exhaustion, fights.Tire, retreat.Retreat,
    simple.SimpleOutcome, simple.Toll, simple.Sacrifice, simple.SimpleEnd,
    walls.BreakWalls, conquest.Conquest, conquest.Conquer,
)  # fmt: skip

MESSAGES: dict[str, tuple[str, ...]] = {
    "ships-sink": ("section",),
    "no-battle-there": ("area",),
    "battle-order": ("player", "area", "place:number"),
    "side-not-here": ("empire", "area"),
    "side-picked": ("empire",),
    "picks-side": ("player", "empire"),
    "ask-first-side": ("area",),
    "ask-second-side": ("area", "empire"),
    "battle": ("area", "empire", "other:empire"),
    "battle-card": ("empire", "kind", "battle-card"),
    "tribe-rolls": ("player", "die:number", "bones:number"),
    "not-tamed": ("area",),
    "picks-event": ("player", "area"),
    "stake-too-many": ("left:number",),
    "stake-ships": ("left:number", "least:number"),
    "stake-all": ("left:number",),
    "you-stake": ("compartment", "count:number"),
    "has-staked": ("empire",),
    "ask-stake": ("empire", "compartment", "stock:number"),
    "ask-stake-simple": ("empire", "stock:number"),
    "stake-shown": ("empire", "count:number"),
    "stakes-shown": ("empire", "strength:number", "tactics:number", "mobility:number"),
    "stakes-equal": ("compartment",),
    "stake-won": ("empire", "compartment", "bonus:number"),
    "stake-back": ("empire", "count:number"),
    "bonus-lost": ("empire", "count:number"),
    "lays": ("empire", "battle-card", "compartment"),
    "card-not-yours": ("battle-card",),
    "card-full": ("battle-card", "compartment"),
    "ask-lay": ("empire", "compartment", "left:number"),
    "arranges": ("empire",),
    "row": ("battle-card", "row:number"),
    "card-not-here": ("battle-card",),
    "card-wrong-side": ("battle-card",),
    "card-placed": ("battle-card",),
    "row-order": ("battle-card",),
    "one-must-face": (),
    "no-more-rows": (),
    "ask-front": ("row:number",),
    "ask-facing": ("row:number", "battle-card"),
    "ask-behind": ("row:number", "battle-card"),
    "ask-behind-facing": ("row:number", "battle-card"),
    "fight": ("row:number", "battle-card", "other:battle-card", "value:number", "against:number"),
    "fight-won": ("empire", "battle-card", "mobility:number", "against:number"),
    "unit-lost": ("empire", "kind"),
    "exhausted": ("empire", "battle-card", "compartment"),
    "nothing-laid": ("battle-card", "compartment"),
    "ask-tire": ("battle-card",),
    "battle-won": ("empire", "area"),
    "no-retreat": ("empire", "kind"),
    "retreats": ("empire", "kind", "area"),
    "retreat-not-next": ("area", "battlefield:area"),
    "retreat-start": ("area",),
    "retreat-enemies": ("area",),
    "retreat-wall": ("area",),
    "ask-retreat": ("empire", "kind"),
    "simple-sums": ("empire", "sum:number", "other:empire", "against:number"),
    "no-such-unit": ("kind",),
    "ask-sacrifice": ("empire",),
    "wall-falls": ("empire", "area", "owner:empire"),
    "wall-is-lost": ("area", "owner:empire"),
    "ram-lost": ("empire", "area"),
    "razes": ("empire", "owner:empire", "area"),
    "seizes": ("empire", "owner:empire", "area"),
    "no-settlement-left": (),
    "ask-conquer": ("area", "owner:empire"),
    "conquest-razes": ("owner:empire", "points:number"),
    "conquest-seizes": ("owner:empire", "points:number", "left:number", "wall:number"),
}  # fmt: skip
