"""Moves and messages of events, missions and the final scoring."""

from __future__ import annotations

from serai.core.words import Block, Part
from serai.games.mesopotamia.rules import boons, ending, events, missions, six_rounds
from serai.games.mesopotamia.vocabulary import AREA, EVENT, MISSION, SECTION, WHICH

BLOCKS = (
    Block(events.DrawEvent, Part(0, "reveal", EVENT)),
    Block(events.ChooseOption, Part(0, "option", WHICH)),
    Block(events.GiveUp, Part(0, "give-up", AREA)),
    Block(boons.Launch, Part(0, "launch", SECTION)),
    Block(missions.DealMission, Part(0, "draw", MISSION)),
    Block(missions.ReturnMission, Part(0, "return", MISSION)),
    Block(ending.FinalScoring, Part(0, "score")),
)

FRAMES = (
    events.RevealEvent, events.DrawEvent, events.ChooseOption, events.GiveUp, events.Advance, events.StartRounds,
    boons.Deed, boons.Launch, boons.Learn,
    six_rounds.TakeOvers, six_rounds.SixRounds, six_rounds.HeldRound,
    missions.DealMission, missions.ReturnMission,
    ending.FinalScoring,
)  # fmt: skip

MESSAGES: dict[str, tuple[str, ...]] = {
    "event-price": ("price:good*",),
    "no-event-die": (),
    "no-own-die-there": (),
    "no-berth": (),
    "mission-not-in-hand": (),
    "ask-choose-option-of": ("player", "event", "area"),
    "option-does": ("what:option-text",),
    "mission-asks": ("what:mission-text",),
    "event-revealed": ("empire", "area", "event"),
    "event-chosen": ("empire", "area", "choice"),
    "event-brings": ("empire", "what:good*"),
    "event-instead": ("empire", "good"),
    "event-unit": ("empire", "kind", "area"),
    "event-ship": ("empire", "section"),
    "event-wall": ("empire", "area"),
    "event-settlement": ("empire", "area"),
    "event-no-settlement": ("empire", "count:number"),
    "event-die-laid": ("empire", "area", "rounds:number"),
    "event-die-turned": ("empire", "area", "pips:number"),
    "event-completed": ("empire", "event", "area"),
    "event-rests": ("empire", "event", "area"),
    "event-taken-over": ("empire", "event", "area"),
    "event-given-up": ("empire", "event", "area"),
    "climbs-events": ("empire", "steps:number", "position:number"),
    "climbs-population": ("empire", "steps:number", "position:number"),
    "draws-mission": ("empire",),
    "mission-drawn": ("mission",),
    "returns-mission": ("empire",),
    "no-mission-left": ("empire",),
    "mission-fulfilled": ("empire", "mission"),
    "scores-events": ("empire", "place:number", "points:number"),
    "scores-population": ("empire", "place:number", "points:number"),
    "scores-gardens": ("empire", "points:number"),
    "scores-trade": ("empire", "points:number"),
    "scores-tokens": ("empire", "points:number"),
    "scores-settlements": ("empire", "points:number"),
    "scores-areas": ("empire", "points:number"),
    "scores-missions": ("empire", "points:number"),
    "scores-total": ("empire", "points:number"),
}
