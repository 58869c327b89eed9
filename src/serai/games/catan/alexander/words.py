"""Words of Alexander's march besides those of the family."""

from __future__ import annotations

from collections.abc import Sequence

from serai.core.game import Mechanic
from serai.core.words import Block, Part, Vocabulary
from serai.games.catan.alexander import STAGE_WORDS
from serai.games.catan.alexander.rules.advisers import Swap
from serai.games.catan.alexander.rules.auction import HIGHEST, Bid, FoundCity, Payment
from serai.games.catan.alexander.rules.march import BeforeMarch, March, Reinforce, RunDry, TurnChip
from serai.games.catan.alexander.setup import field
from serai.games.catan.alexander.tables import EVENT_WORDS
from serai.games.catan.lattice import Lattice
from serai.games.catan.tables import GOODS
from serai.games.catan.words import FRAMES as BASE_FRAMES
from serai.games.catan.words import MECHANICS as BASE_MECHANICS
from serai.games.catan.words import MESSAGES as BASE_MESSAGES
from serai.games.catan.words import PLAYER, RESOURCE, Words

WORDS = Words(Lattice(field()), GOODS)
EVENT = Vocabulary("event", EVENT_WORDS)
CHIP = Vocabulary("event", EVENT_WORDS[1:])
TAKEN = Vocabulary("goods", EVENT_WORDS)  # what each event takes
ADVISER = Vocabulary("adviser", ["first", "second", "third"])
AMOUNT = Vocabulary("amount", [str(n) for n in range(1, HIGHEST + 1)], spoken=False)
STAGE = Vocabulary("stage", STAGE_WORDS)

MESSAGES: dict[str, Sequence[str]] = {
    **BASE_MESSAGES,
    "reinforced": ("player",),
    "drew-good": ("player", "good"),
    "stack-dry": (),
    "joins-pile": ("count:number", "good"),
    "alexander-waits": ("stage",),
    "alexander-passes": ("stage", "vertex"),
    "persepolis": (),
    "chip-turned": ("event",),
    "bid": ("player", "amount:number"),
    "passed": ("player",),
    "temple-unsold": (),
    "temple-too-near": ("vertex",),
    "chip-unsold": ("event",),
    "won-auction": ("player", "event", "amount:number"),
    "cannot-pay-bid": ("player",),
    "paid": ("player", "good"),
    "paid-knight": ("player",),
    "no-piece-left": ("player",),
    "declined": ("player",),
    "won-chip": ("player", "event", "count:number"),
    "becomes-adviser": ("player", "adviser"),
    "keeps-adviser": ("player",),
    "scored-adviser": ("player", "adviser", "points:number"),
    "swaps-adviser": ("player", "other:player", "adviser"),
    "before-alexander": ("vertex",),
    "march-done": (),
    "march-first": (),
    "bid-higher": ("amount:number",),
    "bid-too-high": ("amount:number",),
    "not-for-this": ("event",),
    "none-to-pay": (),
    "pay-in-order": ("count:number",),
    "no-better-adviser": (),
    "ask-first-bid": ("event", "goods"),
    "ask-bid": ("event", "goods", "leader:player", "amount:number"),
    "ask-payment": ("event", "goods", "count:number"),
    "payable-bid": ("amount:number",),
    "empty-bid": ("amount:number",),
}

TURN_BLOCK = WORDS.turn_block(Part(WORDS.at_more, "march"), also=[BeforeMarch])

BLOCKS = [
    *WORDS.blocks(TURN_BLOCK),
    Block(Bid, Part(0, "pass"), Part(1, "bid", AMOUNT)),
    Block(Payment, Part(0, "pay-knight"), Part(1, "pay", WORDS.good)),
    Block(FoundCity, Part(0, "found"), Part(1, "decline")),
    Block(Swap, Part(0, "swap", PLAYER), Part(4, "keep")),
    Block(Reinforce, Part(0, "reinforce", RESOURCE)),
    Block(TurnChip, Part(0, "chip", CHIP)),
]

FRAMES = (*BASE_FRAMES, Reinforce, RunDry, BeforeMarch, March, TurnChip, Bid, Payment, FoundCity, Swap)
VOCABULARIES = [*WORDS.vocabularies(), EVENT, TAKEN, ADVISER, STAGE, AMOUNT]

MECHANICS: dict[str, Mechanic] = {
    **BASE_MECHANICS,
    "bids": ("bid",),
    "auctions won": ("won-auction",),
    "chips won": ("won-chip",),
    "advisers won": ("becomes-adviser",),
}
