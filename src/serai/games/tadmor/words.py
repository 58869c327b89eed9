"""Words for every number: vocabularies, the blocks of the action space, the arguments of messages."""

from __future__ import annotations

from serai.core.flow import Note
from serai.core.game import Mechanic
from serai.core.words import Block, Part, Vocabulary
from serai.games.tadmor.rules.buying import Scholars, Upgrade
from serai.games.tadmor.rules.deeds import Borrow
from serai.games.tadmor.rules.favours import MOMENTS
from serai.games.tadmor.rules.goods import IN_GOODS, IN_PRESTIGE, Gift, PickTile, Price, Unstack
from serai.games.tadmor.rules.holdings import PayAny, TakeGood, Waive
from serai.games.tadmor.rules.kingdom import Closing, Counsel
from serai.games.tadmor.rules.missions import Draw, Honour
from serai.games.tadmor.rules.placement import CLAIM, PASS, PUT_CAMEL, PUT_SHIP, Place
from serai.games.tadmor.rules.preparation import Begin
from serai.games.tadmor.rules.raiders import LET, STAY, PlanRaid, Redirect, Swap, SwapWith
from serai.games.tadmor.rules.round_end import Drop
from serai.games.tadmor.rules.temple import RaiseTemple
from serai.games.tadmor.rules.tower import ON, STOP, GoOnBuilding, Strike
from serai.games.tadmor.rules.upgrades import Gain, Unveil
from serai.games.tadmor.rules.windows import (
    BUY,
    CASH,
    DISCARD,
    DONE,
    FULFIL_MISSION,
    LOSE_PRESTIGE,
    PAY_TAX,
    RETURN,
    TRADE,
    USE,
    Build,
    Prepare,
)
from serai.games.tadmor.tables import (
    BARTER_NAMES,
    COLOUR_NAMES,
    GOOD_NAMES,
    KIND_NAMES,
    METRICS,
    MISSION_EFFECTS,
    MISSIONS,
    PERSONAL,
    REGION_NAMES,
    SEATS,
    SPACE_NAMES,
    STAGE_NAMES,
    TRADE_GETS,
    UPGRADE_EFFECTS,
    UPGRADES,
)

PLACE = Vocabulary("place", [*SPACE_NAMES, *[f"i{upgrade + 1}" for upgrade in PERSONAL]], anchor="place")
UPGRADE = Vocabulary("upgrade", [f"i{n}" for n in range(1, UPGRADES + 1)], anchor="upgrade")
MISSION = Vocabulary("mission", [f"k{n}" for n in range(1, MISSIONS + 1)], anchor="mission")
GOOD = Vocabulary("good", GOOD_NAMES, anchor="good")
KIND = Vocabulary("kind", KIND_NAMES, anchor="kind")
COLOUR = Vocabulary("colour", COLOUR_NAMES, anchor="stack")
REGION = Vocabulary("region", REGION_NAMES, anchor="region")
STAGE = Vocabulary("stage", STAGE_NAMES)
BARTER = Vocabulary("barter", BARTER_NAMES)
FIGURE = Vocabulary("figure", ["camel", "ship"])
SEAT = Vocabulary("player", [f"p{n}" for n in range(1, SEATS + 1)], anchor="player", spoken=False)
SITE = Vocabulary("site", ["first", "second"])
DEED = Vocabulary("deed", ["single", "double", "grey", "yellow", "red", "draw", "fulfil", "temple", "traitor"])
COUNSEL = Vocabulary("counsel", ["tax", "war", "start", "none"])
GETS = Vocabulary("gets", TRADE_GETS)
METRIC = Vocabulary("metric", METRICS)
MOMENT = Vocabulary("moment", MOMENTS)

VOCABULARIES = (
    PLACE, UPGRADE, MISSION, GOOD, KIND, COLOUR, REGION, STAGE, BARTER, FIGURE, SEAT, SITE, DEED, COUNSEL, GETS,
    METRIC, MOMENT,
)  # fmt: skip

BLOCKS = (
    Block(Begin, Part(0, "begin", UPGRADE)),
    Block(
        Place,
        Part(PUT_CAMEL, "camel", PLACE),
        Part(PUT_SHIP, "ship", PLACE),
        Part(CLAIM, "claim", MISSION),
        Part(PASS, "pass"),
    ),
    Block(
        (Prepare, Upgrade, Scholars, Build, Closing),
        Part(DONE, "done"),
        Part(USE, "use", PLACE),
        Part(TRADE, "trade", BARTER),
        Part(CASH, "cash", GOOD),
        Part(DISCARD, "discard", MISSION),
        Part(FULFIL_MISSION, "fulfil", MISSION),
        Part(RETURN, "return", MISSION),
        Part(BUY, "buy", UPGRADE),
        Part(PAY_TAX, "tax"),
        Part(LOSE_PRESTIGE, "forfeit"),
    ),
    Block(TakeGood, Part(0, "take", GOOD)),
    Block(PayAny, Part(0, "pay", GOOD)),
    Block(Waive, Part(0, "waive", GOOD)),
    Block(Price, Part(IN_GOODS, "in-goods"), Part(IN_PRESTIGE, "in-prestige")),
    Block(GoOnBuilding, Part(ON, "higher"), Part(STOP, "stop")),
    Block(Strike, Part(0, "strike", SEAT)),
    Block(RaiseTemple, Part(0, "raise", SITE)),
    Block(Borrow, Part(0, "borrow", DEED)),
    Block(Honour, Part(0, "honour", MISSION)),
    Block(Gift, Part(0, "gift", COLOUR)),
    Block(PickTile, Part(0, "pick", KIND)),
    Block(Gain, Part(0, "gain", UPGRADE)),
    Block(Redirect, Part(0, "redirect", REGION), Part(LET, "let")),
    Block(Swap, Part(0, "swap", PLACE), Part(STAY, "stay")),
    Block(SwapWith, Part(0, "with", PLACE)),
    Block(PlanRaid, Part(0, "raid", REGION)),
    Block(Counsel, Part(0, "counsel", COUNSEL)),
    Block(Drop, Part(0, "drop", GOOD)),
    Block(Draw, Part(0, "draw", MISSION)),
    Block(Unveil, Part(0, "unveil", UPGRADE)),
    Block(Unstack, Part(0, "top", KIND)),
)

_POINTS = ("player", "points:number")
_COUNTED = ("player", "n:number", "good")
_GOODS = ("wood:number", "stone:number", "marble:number", "gold:number")
_TILES = {
    "trade": ("good", "n:number", "gets"),
    "cash": ("consumer:number", "luxury:number"),
    "ship-bonus": ("n:number", "good"),
    "good-prestige": ("points:number", "free:number"),
    "raid-share": ("points:number", "gold:number"),
    "final": ("points:number", "metric"),
    "market": (),
}

MESSAGES: dict[str, tuple[str, ...]] = {
    **{message: () for block in BLOCKS for decision in block.decisions for _, _, message in decision.faults},
    "ask-waive": ("left:number",),
    "ask-pay-any": ("left:number",),
    "ask-take-good": ("left:number",),
    "ask-place": ("left:number", "camels:number", "ships:number"),
    "ask-place-taxed": ("left:number", "camels:number", "ships:number", "gold:number", "points:number"),
    "ask-reinforce": (),
    "ask-gain": (),
    "ask-redirect": ("region",),
    "ask-upgrade": ("n:number",),
    "ask-closing": (),
    "ask-tax": ("gold:number", "points:number"),
    "ask-drop": ("left:number",),
    "brings": ("n:number", "good"),
    "brings-points": ("points:number",),
    "brings-any": ("n:number",),
    "brings-both": (),
    "brings-mix": ("n:number",),
    "brings-kind": ("kind",),
    "brings-start": (),
    "spares-tax": ("gold:number", "points:number"),
    "destroys": ("n:number",),
    "leaves-unused": ("n:number",),
    "costs": _GOODS,
    "costs-less": (*_GOODS, "n:number"),
    "costs-any": ("n:number",),
    "costs-nothing": (),
    "costs-points": ("points:number",),
    **{f"tile-{effect}": _TILES.get(effect, ("n:number",)) for effect in UPGRADE_EFFECTS},
    "tile-market-one-way": (),
    **{f"favour-{effect}": ("n:number",) for effect in MISSION_EFFECTS},
    "other-time": ("mission", "moment"),
    "paid": _COUNTED,
    "took": _COUNTED,
    "took-traded": _COUNTED,
    "scored": _POINTS,
    "waived": ("player", "good"),
    "no-missions": ("player",),
    "missions-shuffled": (),
    "drew": ("player",),
    "drew-mission": ("mission",),
    "discarded": ("player", "mission"),
    "fulfilled": ("player", "mission"),
    "returned": ("player", "mission"),
    "tower-built": ("player", "level:number"),
    "level-free": ("player", "level:number"),
    "tower-struck": ("player", "target:player", "n:number"),
    "paid-prestige": _POINTS,
    "got-good": ("player", "kind"),
    "picked-good": ("player", "kind"),
    "on-top": ("colour", "kind"),
    "stage-built": ("player", "stage"),
    "temple-finished": ("player",),
    "bartered": ("player", "give:good", "n:number", "good"),
    "bartered-both": ("player", "give:good"),
    "bartered-mix": ("player", "give:good", "n:number"),
    "new-camel": ("player",),
    "new-ship": ("player",),
    "got-upgrade": ("player", "upgrade"),
    "unveiled": ("upgrade",),
    "done": ("player",),
    "used": ("player", "place"),
    "unused": ("player", "place"),
    "tax-prestige": _POINTS,
    "round-begins": ("round:number", "player"),
    "placed": ("player", "figure", "place"),
    "placed-all": ("player",),
    "no-raid": (),
    "raid-revealed": ("player", "region"),
    "let-raid": ("player",),
    "redirected": ("player", "region"),
    "sent-home": ("player", "place"),
    "no-swap": ("player",),
    "swapped": ("player", "place", "other:player", "to:place"),
    "raid-planned": ("player",),
    "raid-planned-for": ("region",),
    "prestige-tied": (),
    "tower-prestige": ("player",),
    "counselled": ("player", "counsel"),
    "war-supplies": ("player",),
    "start-player": ("player",),
    "dropped": ("player", "good"),
    "epoch-begins": ("epoch:number",),
    "tower-scored": _POINTS,
    "final-begin": _POINTS,
    "final-tower": ("player", "level:number", "points:number"),
    "final-mission": ("player", "mission", "points:number"),
    "final-returned": ("player", "mission", "points:number"),
    "final-temple": ("player", "stage", "points:number"),
    "final-set": ("player", "n:number", "points:number"),
    "final-upgrade": ("player", "upgrade", "points:number"),
    "final-total": _POINTS,
}

# What `serai study` counts.
MECHANICS: dict[str, Mechanic] = {
    "missions drawn": ("drew",),
    "missions fulfilled": ("fulfilled",),
    "missions returned": ("returned",),
    "missions discarded": ("discarded",),
    "camels gained": ("new-camel",),
    "ships gained": ("new-ship",),
    "upgrades": ("got-upgrade",),
    "precious goods": ("got-good", "picked-good"),
    "temple stages": ("stage-built",),
    "temples finished": ("temple-finished",),
    "tower purchases": ("tower-built",),
    "towers struck": ("tower-struck",),
    "trades": ("bartered", "bartered-both", "bartered-mix"),
    "war supplies": ("war-supplies",),
    "tower prestige": ("tower-prestige",),
    "start player": ("start-player",),
    "raids planned": ("raid-planned",),
    "raiders redirected": ("redirected",),
    "figures raided": ("sent-home",),
    "figures swapped": ("swapped",),
    "figures placed": ("placed",),
    "figures unused": ("unused",),
    "taxes paid in points": ("tax-prestige",),
    "resources dropped": ("dropped",),
    "points of war, gifts and tiles": lambda note: note.b if note.message == "scored" else 0,
    "points of towers": lambda note: note.b if note.message == "tower-scored" else _final(note, "final-tower"),
    "points of missions": lambda note: _final(note, "final-mission") + _final(note, "final-returned"),
    "points of temples": lambda note: _final(note, "final-temple"),
    "points of sets": lambda note: _final(note, "final-set"),
    "points of final upgrades": lambda note: _final(note, "final-upgrade"),
}


def _final(note: Note, message: str) -> int:
    """The points of a line of the final scoring."""
    return int(note.c) if note.message == message else 0
