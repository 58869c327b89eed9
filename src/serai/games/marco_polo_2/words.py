"""Vocabularies, the action space, and what the arguments of each message are."""

from __future__ import annotations

from serai.core.game import Mechanic
from serai.core.words import Block, Part, Vocabulary, numbers
from serai.games.marco_polo_2 import tables
from serai.games.marco_polo_2.reading import rolls
from serai.games.marco_polo_2.rules import (
    arriving,
    cities,
    contracts,
    dice,
    opening,
    posts,
    rewards,
    rounds,
    seals,
    spaces,
    store,
    travel,
    turn,
)

GOOD = Vocabulary("good", tables.KIND_NAMES[:6])
SHOP = Vocabulary("shop", tables.KIND_NAMES[2:5])
SPACE = Vocabulary("space", tables.SPACE_NAMES, anchor="space")
PLACE = Vocabulary("place", tables.PLACE_NAMES, anchor="place")
SEAL = Vocabulary("seal", tables.SEAL_NAMES, anchor="seal")
SHIELD = Vocabulary("shield", tables.SHIELD_NAMES)
CHARACTER = Vocabulary("character", tables.CHARACTER_NAMES, anchor="character")
CONTRACT = Vocabulary("contract", tables.CONTRACT_NAMES, anchor="contract", spoken=False)
CARD = Vocabulary("card", tables.CARD_NAMES, anchor="card", spoken=False)
GOAL = Vocabulary("goal", tables.GOAL_NAMES, anchor="goal", spoken=False)
TILE = Vocabulary("tile", tables.TILE_NAMES, anchor="tile", spoken=False)
MARKER = Vocabulary("marker", tables.MARKER_NAMES, spoken=False)
OUTPOST = Vocabulary("outpost", tables.OUTPOST_NAMES, anchor="outpost", spoken=False)
SLOT = Vocabulary("slot", tables.SPACE_NAMES[13:], anchor="space")
BOOK = Vocabulary("book", ["book-1", "book-2", "book-3"])
OFFER = Vocabulary("offer", ["upper", "second", "one-jade", "two-jade"])
VALUE = Vocabulary("value", [str(n) for n in range(1, 7)], spoken=False)
COLOUR = Vocabulary("colour", ["own", "black"])
DIE = Vocabulary("value", VALUE.words, anchor="die", spoken=False)  # a die that lies before its player
HUE = Vocabulary("colour", COLOUR.words, anchor="dice")
WAY = Vocabulary("way", ["down", "up"])
TURNED = Vocabulary("way", WAY.words, anchor="turning")  # what can be done with a die that was picked up
ROAD = Vocabulary("road", [str(n + 1) for n in range(tables.ROADS)], spoken=False)
YIELD = Vocabulary("yield", ["coins", "camels", "jade"])
BAGGED = Vocabulary("yield", YIELD.words, anchor="yield")
FIGURE = Vocabulary("figure", ["mailin", "tian-chin"])
ROLL = Vocabulary("roll", ["".join(map(str, roll)) for roll in rolls()], spoken=False)
TIMES = Vocabulary("times", [str(n) for n in range(1, 7)])
JADE = numbers("jade", store.MOST_JADE)
AMOUNT = numbers("amount", store.MOST_GOODS)

VOCABULARIES = (
    GOOD, SHOP, SPACE, PLACE, SEAL, SHIELD, CHARACTER, CONTRACT, CARD, GOAL, TILE, MARKER, OUTPOST, SLOT, BOOK, OFFER,
    VALUE, COLOUR, WAY, ROAD, YIELD, FIGURE, ROLL, TIMES, JADE, AMOUNT,
)  # fmt: skip

BLOCKS = (
    Block(
        turn.Turn,
        Part(turn.USE, "use", SPACE),
        Part(turn.FULFIL, "fulfil", CONTRACT),
        Part(turn.IMPROVE, "improve", SEAL),
        Part(turn.DROP, "bag", DIE, HUE, BAGGED, anchors=["space:bag"]),
        Part(turn.REROLL, "reroll", DIE, HUE, anchors=["turning:again"]),
        Part(turn.TURN, "turn", DIE, HUE, TURNED),
        Part(turn.BUY, "buy-black-die", anchors=["space:black-dice"]),
        Part(turn.HAND_IN, "hand-in", OUTPOST),
        Part(turn.END, "end-turn"),
    ),
    Block(spaces.PlaceDie, Part(0, "die", DIE, HUE)),
    Block(spaces.ChooseOffer, Part(0, "offer", OFFER)),
    Block(seals.TakeSeal, Part(0, "seal", SEAL)),
    Block(
        travel.Travel,
        Part(0, "go", PLACE),
        Part(travel.STOP, "stop"),
        Part(travel.SECOND, "second"),
    ),
    Block(travel.ChooseRoad, Part(0, "by", ROAD)),
    Block(travel.ChooseFigure, Part(0, "figure", FIGURE), Part(travel.STAY, "stay")),
    Block(arriving.OasisGift, Part(0, "oasis-camels", AMOUNT)),
    Block(posts.MovePost, Part(0, "move-post", PLACE)),
    Block(posts.ExtraPost, Part(0, "extra-post", PLACE), Part(posts.NO_EXTRA, "no-extra-post")),
    Block(
        posts.NextBonus,
        Part(0, "city-bonus", PLACE),
        Part(posts.CONTRACT_NEXT, "contract-in", PLACE),
        Part(posts.OUTPOST_NEXT, "outpost-in", PLACE),
    ),
    Block(contracts.TakeContract, Part(0, "take", CONTRACT), Part(contracts.ENOUGH, "enough")),
    Block(contracts.MakeRoom, Part(0, "discard", CONTRACT)),
    Block(cities.UseCard, Part(0, "times", TIMES), Part(cities.BACK, "back", TIMES)),
    Block(rewards.OwnBonus, Part(0, "bonus", PLACE), Part(rewards.ENOUGH, "no-more-bonuses")),
    Block(rewards.CopyBonus, Part(0, "copy", PLACE)),
    Block(rounds.DoubleBonus, Part(0, "double", PLACE), Part(rounds.SEAL_BONUS, "double-seal", SEAL)),
    Block(store.PayCoins, Part(0, "jade-for-coins", JADE)),
    Block(store.PayCamels, Part(0, "jade-for-camels", JADE)),
    Block(store.GiveGoods, Part(0, "give", SHOP, AMOUNT)),
    Block(store.TakeGoods, Part(0, "receive", SHOP, AMOUNT)),
    Block(dice.Compensate, Part(0, "camels", AMOUNT)),
    Block(dice.CashPairs, Part(0, "pairs", AMOUNT)),
    Block(dice.PickBlackDie, Part(0, "pick-black", VALUE)),
    Block(opening.ChooseCharacter, Part(0, "choose", CHARACTER)),
    Block(opening.KeepGoal, Part(0, "keep", GOAL)),
    Block(dice.RollAll, Part(0, "rolled", ROLL)),
    Block(dice.RollDie, Part(0, "rolled-die", VALUE)),
    Block(dice.RollPool, Part(0, "rolled-black", VALUE)),
    Block(opening.DealMarker, Part(0, "deal-marker", MARKER)),
    Block(opening.DealOutpost, Part(0, "deal-outpost", OUTPOST)),
    Block(opening.DealStart, Part(0, "deal-start", CONTRACT)),
    Block(opening.DealGoal, Part(0, "deal-goal", GOAL)),
    Block(opening.ShowCharacter, Part(0, "show", CHARACTER)),
    Block(rounds.DealTile, Part(0, "deal-tile", TILE)),
    Block(rounds.DealCard, Part(0, "deal-card", CARD)),
    Block(contracts.DrawContract, Part(0, "draw", CONTRACT)),
    Block(rounds.Reveal, Part(0, "reveal")),
)

FRAMES = (
    turn.Turn, turn.Fulfilled, turn.EndTurn, turn.NextTurn,
    spaces.PlaceDie, spaces.Act, spaces.ChooseOffer,
    seals.TakeSeal, seals.Improve,
    travel.Move, travel.ChooseFigure, travel.Travel, travel.ChooseRoad, arriving.Arrive, arriving.AfterPosts,
    arriving.OasisBonus, arriving.OasisGift,
    posts.PlacePost, posts.MovePost, posts.ExtraPost, posts.NewPosts, posts.PostBonuses, posts.NextBonus, posts.Outpost,
    contracts.TakeContract, contracts.MakeRoom, contracts.PileContract, contracts.LayOut, contracts.DrawContract,
    contracts.Refill,
    cities.UseCard,
    rewards.Gain, rewards.OwnBonus, rewards.CopyBonus,
    store.PayCoins, store.PayCamels, store.GiveGoods, store.TakeGoods,
    dice.RollAll, dice.Compensation, dice.Compensate, dice.RollBonus, dice.CashPairs, dice.RollDie, dice.TakeBlackDie,
    dice.PickBlackDie, dice.RollPool,
    opening.DealMarker, opening.DealOutpost, opening.DealStart, opening.DealGoal, opening.ShowCharacter,
    opening.ChooseCharacter, opening.ClearCharacters, opening.KeepGoal,
    rounds.RoundStart, rounds.FirstRound,
    rounds.NewOffers, rounds.DealTile, rounds.RoundBonuses, rounds.DoubleBonus, rounds.NewCards,
    rounds.DealCard, rounds.RollRound, rounds.LastRound, rounds.Reveal, rounds.FinalScoring,
)  # fmt: skip

MESSAGES: dict[str, tuple[str, ...]] = {
    **{message: () for block in BLOCKS for decision in block.decisions for _, _, message in decision.faults},
    "not-drawn": (),
    "ask-turn-before": ("player",),
    "ask-turn-after": ("player",),
    "ask-place-die-on": ("player", "space", "left:number"),
    "ask-travel-on": ("player", "place", "left:number"),
    "ask-use-card-times": ("player", "card", "die:number"),
    "ask-pairs-of": ("player", "value:number"),
    "ask-pay-coins-due": ("player", "n:number"),
    "ask-pay-camels-due": ("player", "n:number"),
    "ask-choose-road-to": ("player", "place"),
    "journey-costs": ("coins:number", "camels:number", "jade:number"),
    "several-roads": ("n:number",),
    "brings": ("what:bundle",),
    "brings-times": ("what:bundles",),
    "brings-both": ("what:bundles", "more:bundles"),
    "brings-for-jade": ("what:bundle", "jade:number"),
    "trades": ("cost:bundle", "reward:bundle"),
    "trades-more": ("cost:bundle", "reward:bundle", "more:bundle"),
    "trades-times": ("cost:bundles", "reward:bundles"),
    "rolls-again": ("n:number",),
    "turns-to": ("n:number", "value:number"),
    "buys-die": ("n:number",),
    "joining-costs": ("n:number",),
    "book-offers": ("first:bundle", "second:bundle", "third:bundle", "fourth:bundle", "occupied:number"),
    "seal-space": ("dice:number", "occupied:number"),
    "seal-terms": ("taken:bundle", "cost:bundle", "bonus:bundle"),
    "travel-space": ("dice:number", "steps:number", "coins:number", "occupied:number"),
    "travel-terms": ("steps:number", "coins:number"),
    "contract-space": ("what:bundle", "occupied:number"),
    "card-does": ("text:card-text",),
    "can-do": ("text:gift",),
    "goal-shows": ("text:icons",),
    "pays": ("player", "good", "count:number"),
    "pays-with-jade": ("player", "jade:number", "good"),
    "gives": ("player", "good", "count:number"),
    "receives": ("player", "good", "count:number"),
    "scores": ("player", "points:number"),
    "pays-points": ("player", "points:number"),
    "scores-seal": ("player", "points:number", "seal"),
    "scores-shields": ("player", "points:number", "count:number"),
    "scores-goods": ("player", "points:number", "count:number"),
    "scores-coins": ("player", "points:number", "count:number"),
    "scores-contracts": ("player", "points:number", "count:number"),
    "uses-bonus": ("player", "place"),
    "copies-bonus": ("player", "place"),
    "doubles": ("player",),
    "rolled": ("player", "roll"),
    "rolled-one": ("player", "value:number"),
    "rolled-pool": ("value:number",),
    "compensated": ("player", "count:number"),
    "no-black-left": ("player",),
    "takes-black": ("player",),
    "picks-black": ("player", "value:number"),
    "takes-contract": ("player", "contract"),
    "discards-contract": ("player", "contract"),
    "draws-contract": ("player", "contract"),
    "contract-laid": ("contract", "place"),
    "start-contract": ("player", "contract"),
    "takes-seal": ("player", "seal"),
    "improves": ("player", "seal"),
    "cannot-move": ("player",),
    "travels": ("player", "place"),
    "hourglass": ("player",),
    "places-post": ("player", "place"),
    "moves-post": ("player", "from:place", "place"),
    "outpost": ("player", "outpost"),
    "keeps-outpost": ("player", "outpost"),
    "hands-in": ("player", "outpost"),
    "uses-card": ("player", "card", "count:number"),
    "ends-turn": ("player",),
    "fulfils": ("player", "contract"),
    "drops": ("player", "value:number"),
    "rerolls": ("player", "value:number"),
    "turns-die": ("player", "before:number", "after:number"),
    "chooses-space": ("player", "space"),
    "marker-laid": ("marker", "place"),
    "outpost-laid": ("outpost", "place"),
    "goal-dealt": ("player", "goal"),
    "character-shown": ("character",),
    "chooses-character": ("player", "character"),
    "keeps-goal": ("player",),
    "round-begins": ("round:number",),
    "new-offer": ("book", "tile"),
    "next-offer": ("book", "tile"),
    "card-laid": ("card", "slot"),
    "shows-goal": ("player", "goal"),
    "game-over": (),
}

# What `serai study` counts.
MECHANICS: dict[str, Mechanic] = {
    "journeys": ("travels",),
    "posts": ("places-post",),
    "posts moved": ("moves-post",),
    "outposts": ("outpost", "keeps-outpost"),
    "contracts taken": ("takes-contract", "draws-contract"),
    "contracts completed": ("fulfils",),
    "seals": ("takes-seal",),
    "seals improved": ("improves",),
    "city cards used": lambda note: int(note.message == "chooses-space" and int(note.b) >= tables.CARD),
    "special cities used": lambda note: int(
        note.message == "chooses-space" and tables.SPECIAL <= int(note.b) < tables.CARD
    ),
    "black dice": ("takes-black", "picks-black"),
    "dice on the money bag": ("drops",),
    "dice thrown again": ("rerolls",),
    "dice turned": ("turns-die",),
    "hourglass": ("hourglass",),
    "points on the way": lambda note: int(note.b) if note.message == "scores" else 0,
    "points of shields": lambda note: int(note.b) if note.message == "scores-shields" else 0,
    "points of seals": lambda note: int(note.b) if note.message == "scores-seal" else 0,
    "points of contracts": lambda note: int(note.b) if note.message == "scores-contracts" else 0,
    "points of the store": lambda note: int(note.b) if note.message in ("scores-goods", "scores-coins") else 0,
}
