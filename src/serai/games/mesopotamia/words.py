"""Vocabularies, the action space, and what the arguments of each message are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from serai.core.flow import AnyFrame, Note
from serai.core.game import Mechanic
from serai.core.text import Speaker
from serai.core.words import Block, Vocabulary
from serai.games.mesopotamia import words_battle, words_events, words_siege, words_solo, words_turn
from serai.games.mesopotamia.state import Mesopotamia
from serai.games.mesopotamia.tables import EMPIRE_NAMES
from serai.games.mesopotamia.vocabulary import SHARED

VOCABULARIES: tuple[Vocabulary, ...] = (
    *SHARED,
    *words_turn.VOCABULARIES,
    *words_battle.VOCABULARIES,
    *words_solo.VOCABULARIES,
    *words_siege.VOCABULARIES,
)
BLOCKS: tuple[Block, ...] = (
    *words_turn.BLOCKS,
    *words_battle.BLOCKS,
    *words_events.BLOCKS,
    *words_solo.BLOCKS,
    *words_siege.BLOCKS,
)
FRAMES: tuple[type[AnyFrame], ...] = (
    *words_turn.FRAMES,
    *words_battle.FRAMES,
    *words_events.FRAMES,
    *words_solo.FRAMES,
    *words_siege.FRAMES,
)
MESSAGES: dict[str, tuple[str, ...]] = {
    **{message: () for block in BLOCKS for decision in block.decisions for _, _, message in decision.faults},
    "not-drawn": (),
    **words_turn.MESSAGES,
    **words_battle.MESSAGES,
    **words_events.MESSAGES,
    **words_solo.MESSAGES,
    **words_siege.MESSAGES,
}

# What `serai study` counts; all of it is told of an empire.
MECHANICS: dict[str, Mechanic] = {
    "parts of the gardens": ("builds-garden",),
    "ziggurat levels": ("raises-ziggurat",),
    "settlements": ("builds-settlement", "event-settlement", "seizes"),
    "walls": ("builds-wall", "event-wall"),
    "ships": ("builds-ship", "event-ship"),
    "rams": ("builds-ram",),
    "units raised": ("raises", "event-unit"),
    "marches": ("marches", "hauls"),
    "voyages": ("sails",),
    "technologies": ("discovers",),
    "clay tablets made": ("converts",),
    "goods gathered": ("gathers",),
    "trades": ("trades",),
    "amphorae laid": ("claims",),
    "growth": ("feeds",),
    "rerolls": ("rerolls", "rerolls-free"),
    "events revealed": ("event-revealed",),
    "events of six rounds completed": ("event-completed",),
    "missions drawn": ("draws-mission",),
    "missions fulfilled": ("mission-fulfilled",),
    "battles won": ("battle-won",),
    "units lost": ("unit-lost",),
    "settlements conquered": ("razes", "seizes"),
}


def seat_of(s: Mesopotamia, empire: int) -> int:
    """Whose an empire is; -1 for the tribes and for an empire without a player."""
    return next((seat for seat in range(int(s.players)) if s.empire[seat] == empire), -1)


def empire_of(s: Mesopotamia, seat: int) -> str:
    return EMPIRE_NAMES[s.empire[seat]]


def throw(speaker: Speaker, dice: Sequence[Note]) -> str:
    """The dice of a throw in one sentence, as the log in the browser has it: equal signs are counted."""
    signs = Counter(speaker.name("sign", int(die.c)) for die in dice)
    said = ", ".join(f"{n} × {sign}" if n > 1 else sign for sign, n in signs.items())
    return speaker.say("board-throw", empire=speaker.name("empire", int(dice[0].a)), signs=said)
